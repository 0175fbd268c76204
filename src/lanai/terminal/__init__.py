"""Playing, watching and replaying any game in a terminal, or over a pipe.

screen.py draws and asks, saves.py keeps games safe, story.py tells what happened, reading.py understands what is
typed; play.py and watch.py put them together. Everything about a game comes from its view, text and picture modules.
"""
