"""The server: tables, seats, journal, live updates.

Read in this order: entries (what can happen), table (what follows from it), store and schema (where it is kept), room
(one table at work), house (all of them), messages and live (talking to a reader), api, guard and app (the outside).
"""
