"""What Iquazú once was."""
