"""Maui (Grégoire Largey, Frank Crittin, Sébastien Pauchon, 2022), for 2 to 4 players.

Read in this order: data.toml (components), board.py (tables made from them), position.py (what lies there, what can
be decided, what can happen), rules.py (how it is played) with matches.py (where a towel fits) and scoring.py,
soundness.py (what always holds), sight.py (what is hidden), advice.py (what a good player looks at) and reasons.py
(the same in words), view.py (what a player is shown), text.py (notation and JSON), picture.py (the table in letters).
docs/rules/maui.md is the specification; marks such as M-45 point to its rulings.
"""
