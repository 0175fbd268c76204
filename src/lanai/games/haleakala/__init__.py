"""Haleakalā (Florian Racky, Marc Klerner, 2015), for 2 players.

Read in this order: data.toml (components), board.py (tables made from them), rules.py (how it is played),
landing.py (what follows where the boat lands), scoring.py (eruption and points), sight.py (what is hidden),
advice.py (what a good player looks at), view.py (what a player is shown), preview.py (what a move will do), why.py
(why one is refused), text.py (notation and events), readable.py (positions as JSON), picture.py (the island in
letters). docs/rules/haleakala.md is the specification; marks such as H-25 point to its rulings.
"""
