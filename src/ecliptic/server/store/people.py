"""Users: guests and accounts, names and passwords."""

from __future__ import annotations

import asyncio
import functools
import secrets
import unicodedata
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from ecliptic.core.errors import Problem
from ecliptic.server.store.schema import USERS
from ecliptic.server.store.sessions import Sessions, User

LONGEST_NAME: Final = 24
LONGEST_LOGIN: Final = 40  # as the database keeps it: one sign may be folded to many
SHORTEST_PASSWORD: Final = 8
HASHER: Final = PasswordHasher()


@functools.cache
def nobodys_secret() -> str:
    """Checked when there is no such account, so that it takes as long."""
    return HASHER.hash(secrets.token_hex())


class PeopleProblem(Problem):
    """This person cannot be let in, or cannot be called so."""


def proper_name(text: str) -> str:
    """A name that can be shown to others: one line of letters, digits and a few signs."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    fine = all(sign.isalnum() or sign in " -_.'’" or unicodedata.category(sign)[0] == "M" for sign in name)
    if not name or len(name) > LONGEST_NAME or len(folded(name)) > LONGEST_LOGIN or not fine:
        raise PeopleProblem("people-bad-name", most=LONGEST_NAME)
    return name


def folded(name: str) -> str:
    """What two names have in common that people would confuse."""
    return unicodedata.normalize("NFKC", name).casefold()


def new_row(now: int) -> dict[str, Any]:
    """Somebody new, as the database keeps them, but for the name."""
    return {"id": secrets.token_hex(8), "created": now, "banned": False, "preferences": "{}"}


class People:
    """All who ever came."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.sessions = Sessions(engine)

    async def new_guest(self, name: str, now: int) -> tuple[User, str]:
        """A guest, and the token by which they are known."""
        row = new_row(now) | {"name": proper_name(name)}
        async with self.engine.begin() as connection:
            await connection.execute(insert(USERS), row)
        return User(row["id"], row["name"], guest=True), await self.sessions.start(row["id"], now)

    async def make_account(self, user: User | None, name: str, password: str, now: int) -> None:
        """A guest becomes an account, and keeps all their games; so does somebody new."""
        if user is not None and not user.guest:
            raise PeopleProblem("people-has-account")
        proper = proper_name(name)
        if len(password) < SHORTEST_PASSWORD:
            raise PeopleProblem("people-short-password", least=SHORTEST_PASSWORD)
        secret = await asyncio.to_thread(HASHER.hash, password)  # takes a while, as it should
        account = {"name": proper, "login": folded(proper), "password": secret}
        try:
            async with self.engine.begin() as connection:
                if user is None:
                    await connection.execute(insert(USERS), new_row(now) | account)
                else:
                    await connection.execute(update(USERS).where(USERS.c.id == user.id).values(account))
        except IntegrityError:
            raise PeopleProblem("people-name-taken", name=proper) from None

    async def log_in(self, name: str, password: str, now: int) -> tuple[User, str]:
        """A new session for an account."""
        wanted = select(USERS.c.id, USERS.c.name, USERS.c.password).where(
            USERS.c.login == folded(proper_name(name)), USERS.c.banned.is_(False)
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        try:
            secret = row.password if row is not None else await asyncio.to_thread(nobodys_secret)
            await asyncio.to_thread(HASHER.verify, secret, password)
        except VerificationError:
            raise PeopleProblem("people-wrong-password") from None
        if row is None:
            raise PeopleProblem("people-wrong-password")
        return User(row.id, row.name, guest=False), await self.sessions.start(row.id, now)
