"""The games. Each folder is one game and has the same files."""
