"""The database schema: a table is a row of settings and a list of entries that only grows."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

IDENT = String(32)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", IDENT, primary_key=True),
    Column("code", String(64), nullable=False, unique=True),  # the secret of the invitation
    Column("host", IDENT, nullable=False),
    Column("settings", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    # What lists and clocks look for; all of it follows from the entries.
    Column("number", Integer, nullable=False),
    Column("phase", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("due", BigInteger),  # when somebody's time is up
    Column("thinking", Boolean, nullable=False),  # a bot is waited for
    Column("updated", BigInteger, nullable=False),
    Index("ix_tables_due", "due"),
    Index("ix_tables_updated", "updated"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", IDENT, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("user_id", IDENT, nullable=False),
    Column("request", String(80)),
    Column("deed", Text, nullable=False),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", IDENT, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("version", String(40), nullable=False),  # of the program that can read it
    Column("data", LargeBinary, nullable=False),
)

USERS = Table(
    "users",
    METADATA,
    Column("id", IDENT, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # the name folded, of an account; a guest has none
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("preferences", Text, nullable=False),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),  # its hash: who reads the database cannot log in
    Column("user_id", IDENT, ForeignKey("users.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

SITTINGS = Table(
    "sittings",
    METADATA,
    Column("table_id", IDENT, ForeignKey("tables.id"), primary_key=True),
    Column("user_id", IDENT, ForeignKey("users.id"), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
    # Found out when first asked for, once the game is over.
    Column("result", String(12)),
    Column("points", Integer),
)

NOTICES = Table(
    "notices",
    METADATA,
    Column("table_id", IDENT, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", IDENT, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("turn", Integer, primary_key=True),  # of the seat: a turn is told of once
    Column("kind", String(12), primary_key=True),
    Column("state", String(12), nullable=False),  # waiting, sent, failed
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("ix_notices_due", "state", "due"),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", IDENT, ForeignKey("tables.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("user_id", IDENT, nullable=False),
    Column("name", String(40), nullable=False),
    Column("seated", Boolean, nullable=False),
    Column("text", Text, nullable=False),
)
