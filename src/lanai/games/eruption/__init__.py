"""Eruption (Chris James, 2011, «Вулкан»), for 2 to 6 players.

Read in this order: data.toml (components), board.py (tables made from them), position.py (vocabulary), then how it
is played: lava.py (lava on the board), walls.py, damage.py, tiles.py, cards.py, endings.py, and rules.py, which
leads from one decision to the next. sight.py (what is hidden), advice.py (what a good player looks at), view.py
(what a player is shown), why.py (why a move is refused), text.py and reading.py (notation, JSON), picture.py (the
table in letters). docs/rules/eruption.md is the specification; marks such as E-45 point to its rulings.
"""
