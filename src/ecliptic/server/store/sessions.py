"""Sessions: the tokens by which the server knows a user again. The database keeps only their hashes."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ecliptic.server.store.schema import SESSIONS, USERS
from ecliptic.server.table.settings import DAY

A_YEAR: Final = 365 * DAY  # a session that nobody has used for so long has ended


class User(Struct, frozen=True):
    """Somebody the server knows."""

    id: str
    name: str
    guest: bool


def hashed(token: str) -> str:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Sessions:
    """All sessions of all users."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def start(self, user: str, now: int) -> str:
        """A new session of this user; returns the token, which is kept nowhere but with them."""
        token = secrets.token_urlsafe(32)
        row = {"token": hashed(token), "user_id": user, "created": now, "seen": now}
        async with self.engine.begin() as connection:
            await connection.execute(insert(SESSIONS), row)
        return token

    async def user(self, token: str, now: int) -> User | None:
        """Who has this token, if it was used in the last year."""
        wanted = (
            select(USERS.c.id, USERS.c.name, USERS.c.login, SESSIONS.c.seen)
            .join(SESSIONS, SESSIONS.c.user_id == USERS.c.id)
            .where(SESSIONS.c.token == hashed(token), SESSIONS.c.seen > now - A_YEAR, USERS.c.banned.is_(False))
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            return None
        if row.seen < now - DAY:  # more often nobody needs to know
            async with self.engine.begin() as connection:
                await connection.execute(update(SESSIONS).where(SESSIONS.c.token == hashed(token)).values(seen=now))
        return User(row.id, row.name, row.login is None)

    async def end(self, token: str) -> None:
        """The token opens nothing any more."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.token == hashed(token)))
