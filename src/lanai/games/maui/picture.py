"""The table in letters."""
