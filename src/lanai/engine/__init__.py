"""What all games share. Nothing in here names a game."""
