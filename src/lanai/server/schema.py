"""What is stored. The journal is the truth; everything else is people, and how to find a table."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

# How long the server has been up in all, in milliseconds: its clock stands still while it is down.
meta = Table("meta", metadata, Column("key", String(40), primary_key=True), Column("value", Text, nullable=False))

people = Table(
    "people", metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("colour", Integer, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# One-time links and API tokens: only digests are stored.
keys = Table(
    "keys", metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("kind", String(8), nullable=False),       # link, token
    Column("expires", BigInteger, nullable=True),
    Column("label", String(40), nullable=False),
)

mutes = Table(
    "mutes", metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("muted", String(32), primary_key=True),
)

tables = Table(
    "tables", metadata,
    Column("id", String(16), primary_key=True),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("options", Text, nullable=False),
    Column("rules", Integer, nullable=False),        # version of the rules it is played by
    Column("secret", String(64), nullable=False),    # the server's part of the seed
    Column("invite", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", String(12), nullable=False),    # a copy, for the lobby
    Column("listed", Boolean, nullable=False),
    Column("next", String(16), nullable=True),       # the rematch
    Column("line", Boolean, nullable=False, server_default=false()),   # a side line of a finished game
    Index("tables_lobby", "status", "listed"),
    Index("tables_host", "host", "status"),
)

entries = Table(
    "entries", metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("tick", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),        # wall clock, for people
    Column("person", String(32), nullable=True),
    Column("request", String(80), nullable=True),
    Column("entry", Text, nullable=False),
    UniqueConstraint("table", "request", name="entries_request"),
    Index("entries_person", "person", "table"),      # where somebody has been
)

chat = Table(
    "chat", metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(16), ForeignKey("tables.id"), nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(400), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("chat_table", "table", "id"),
)

# What was found in finished games, as bots.analysis writes it.
analyses = Table(
    "analyses", metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
