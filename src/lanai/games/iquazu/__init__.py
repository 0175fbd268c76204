"""Iquazú (Michael Feldkötter, 2017), for 2 to 4 players.

Read in this order: data.toml (components), board.py (tables made from them), rules.py with scoring.py and cards.py
(how it is played), sight.py (what each seat can know, and dealing the rest anew), advice.py (what a good player looks
at), view.py with chances.py (what a player is shown), text.py and reading.py (notation and JSON), picture.py (the
table in letters). docs/rules/iquazu.md is the specification; marks such as I-45 point to its rulings.
"""
