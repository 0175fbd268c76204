"""Iquazú (Michael Feldkötter, 2017), for 2 to 4 players.

Read in this order: data.toml (components), board.py (tables made from them), position.py, rules.py with scoring.py,
cards.py and soundness.py (how it is played), sight.py (what each seat can know, and dealing the rest anew), advice.py
(what a good player looks at) with reasons.py (in words), view.py with payments.py, preview.py and why.py (what a
player is shown and told), text.py and reading.py (notation and JSON), picture.py (the table in letters).
docs/rules/iquazu.md is the specification; marks such as I-45 point to its rulings.
"""
