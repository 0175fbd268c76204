"""Matches between bots: who wins how often, and what the games are like. Read in this order: plan, play, journal,
run, summary, report."""
