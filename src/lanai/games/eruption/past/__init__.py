"""What Eruption was: advice that bots are measured against."""
