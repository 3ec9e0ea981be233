"""Queries of an administrator, straight from the database, whether servers run or not.

Secrets stay where they are unless they are asked for: the seed, invitations, and what was done at a table, which may
have been done in secret.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Row, Select, Table, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ecliptic.core.errors import Problem
from ecliptic.games import game as find
from ecliptic.server.hub.hub import Hub
from ecliptic.server.store.people import folded
from ecliptic.server.store.schema import CHAT, ENTRIES, SESSIONS, SITTINGS, TABLES, USERS
from ecliptic.server.store.sessions import User
from ecliptic.server.store.store import SETTINGS
from ecliptic.server.table.deeds import Acted, Entry
from ecliptic.server.table.room import Room, refuse
from ecliptic.server.table.seats import Phase

LAST: Final = 10  # entries of a table that are told
PHASES: Final[tuple[str, ...]] = get_args(Phase)
SIZE: Final = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    "postgresql": "SELECT pg_database_size(current_database())",
}


class AdminProblem(Problem):
    """This cannot be found, or cannot be done."""


class TableListed(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    edition: str
    seats: int
    phase: str
    host: str
    entries: int
    created: int
    updated: int
    due: int | None


class SeatTold(Struct, frozen=True):
    """Who sits there."""

    name: str
    user: str
    bot: str
    steward: bool
    resigned: bool
    waited_for: bool


class EntryTold(Struct, frozen=True, omit_defaults=True):
    """What happened, and who did it; what exactly, only for who asked for secrets."""

    number: int
    at: int
    deed: str
    who: str
    seat: int | None = None
    what: Any = None


class Secrets(Struct, frozen=True):
    """With these all can be known: the invitation, and the seed of the game once it has begun."""

    code: str
    seed: int | None


class TableTold(Struct, frozen=True, omit_defaults=True):
    """All about a table."""

    id: str
    phase: str
    ending: str | None
    host: str
    settings: Any
    created: int
    entries: int
    due: int | None
    seats: list[SeatTold]
    last: list[EntryTold]
    secrets: Secrets | None = None


class UserListed(Struct, frozen=True):
    """A user in a list; nobody knows the name of who is gone for good."""

    id: str
    name: str
    guest: bool
    banned: bool
    created: int
    seen: int | None
    tables: int


class Sitting(Struct, frozen=True):
    """Where a user sits."""

    table: str
    seat: int
    phase: str


class UserTold(Struct, frozen=True):
    """All about a user; what they said is their own business."""

    user: UserListed
    sessions: int
    hosts: int
    lines: int
    sittings: list[Sitting]


class Stats(Struct, frozen=True):
    """How much there is."""

    tables: dict[str, int]
    games: dict[str, int]
    accounts: int
    guests: int
    banned: int
    sessions: int
    entries: int
    lines: int
    size: int


# Tables.


async def tables(engine: AsyncEngine, phase: str | None, game: str | None, limit: int) -> list[TableListed]:
    """The tables in which something happened last, first."""
    if phase is not None and phase not in PHASES:
        raise AdminProblem("admin-no-such-phase", phase=phase, known=", ".join(PHASES))
    wanted = select(TABLES, USERS.c.name).outerjoin(USERS, USERS.c.id == TABLES.c.host)
    wanted = wanted.order_by(TABLES.c.updated.desc()).limit(limit)
    if phase is not None:
        wanted = wanted.where(TABLES.c.phase == phase)
    if game is not None:
        wanted = wanted.where(TABLES.c.settings.startswith(f'{{"game":"{find(game).id}",', autoescape=True))
    async with engine.connect() as connection:
        return [_listed(row) for row in await connection.execute(wanted)]


def _listed(row: Row[Any]) -> TableListed:
    settings = SETTINGS.decode(row.settings)
    return TableListed(
        id=row.id,
        game=settings.game,
        edition=settings.edition,
        seats=len(settings.seats),
        phase=row.phase,
        host=row.name or row.host,
        entries=row.number,
        created=row.created,
        updated=row.updated,
        due=row.due or None,
    )


async def table(hub: Hub, ident: str, *, with_secrets: bool) -> TableTold:
    """One table, as it is now."""
    row, room = await hub.store.table(ident), await hub.room(ident)
    if row is None or room is None:
        refuse("table-unknown")
    entries = await hub.store.entries(ident)
    names = await _names(hub.store.engine, {room.host, *(entry.user for entry in entries[-LAST:])})
    return TableTold(
        id=ident,
        phase=room.phase,
        ending=room.ending,
        host=names.get(room.host) or room.host,
        settings=msgspec.to_builtins(room.settings),
        created=row.created,
        entries=len(entries),
        due=room.due(),
        seats=_seats(room),
        last=[_told(room, entry, names, with_secrets=with_secrets) for entry in entries[-LAST:]],
        secrets=Secrets(row.code, None if room.play is None else room.play.setup.seed) if with_secrets else None,
    )


def _seats(room: Room) -> list[SeatTold]:
    waiting = room.waiting()
    return [
        SeatTold(here.name, here.user, here.bot, here.steward, here.resigned, seat in waiting)
        for seat, here in enumerate(room.seats)
    ]


def _told(room: Room, entry: Entry, names: dict[str, str], *, with_secrets: bool) -> EntryTold:
    deed = entry.deed
    seat = getattr(deed, "seat", None)
    bot = room.seats[seat].bot if isinstance(seat, int) else ""
    decider = bot or deed.by if isinstance(deed, Acted) and deed.by != "person" else ""
    return EntryTold(
        number=entry.number,
        at=entry.at,
        deed=str(deed.__struct_config__.tag),
        who=decider or names.get(entry.user) or entry.user,
        seat=seat,
        what=msgspec.to_builtins(deed) if with_secrets else None,
    )


async def _names(engine: AsyncEngine, users: set[str]) -> dict[str, str]:
    async with engine.connect() as connection:
        rows = await connection.execute(select(USERS.c.id, USERS.c.name).where(USERS.c.id.in_(users)))
        return {row.id: row.name for row in rows}


# Users.


def _users() -> Select[Any]:
    seen = select(func.max(SESSIONS.c.seen)).where(SESSIONS.c.user_id == USERS.c.id).scalar_subquery()
    sits = select(func.count()).where(SITTINGS.c.user_id == USERS.c.id).scalar_subquery()
    return select(USERS, seen.label("seen"), sits.label("sits")).order_by(USERS.c.created.desc())


def _user(row: Row[Any]) -> UserListed:
    return UserListed(row.id, row.name, row.login is None, row.banned, row.created, row.seen, row.sits)


async def users(engine: AsyncEngine, limit: int) -> list[UserListed]:
    """The newest first."""
    async with engine.connect() as connection:
        return [_user(row) for row in await connection.execute(_users().limit(limit))]


async def find_user(engine: AsyncEngine, who: str) -> UserListed:
    """By id, by the name of an account, or by the name of a guest if only one is called so."""
    for condition in (USERS.c.id == who, USERS.c.login == folded(who.strip()), USERS.c.name == who.strip()):
        found = await _where(engine, condition)
        if len(found) > 1:
            raise AdminProblem("admin-several-users", name=who, ids=", ".join(user.id for user in found))
        if found and who.strip():
            return found[0]
    raise AdminProblem("admin-no-such-user", name=who)


async def _where(engine: AsyncEngine, condition: ColumnElement[bool]) -> list[UserListed]:
    async with engine.connect() as connection:
        return [_user(row) for row in await connection.execute(_users().where(condition))]


def as_user(user: UserListed) -> User:
    """As the rest of the server knows them."""
    return User(user.id, user.name, user.guest)


async def user(engine: AsyncEngine, who: str) -> UserTold:
    """One user."""
    found = await find_user(engine, who)
    sits = select(SITTINGS.c.table_id, SITTINGS.c.seat, TABLES.c.phase).join(TABLES)
    sits = sits.where(SITTINGS.c.user_id == found.id).order_by(TABLES.c.updated.desc())
    async with engine.connect() as connection:
        return UserTold(
            user=found,
            sessions=await _count(connection, SESSIONS, SESSIONS.c.user_id == found.id),
            hosts=await _count(connection, TABLES, TABLES.c.host == found.id),
            lines=await _count(connection, CHAT, CHAT.c.user_id == found.id),
            sittings=[Sitting(row.table_id, row.seat, row.phase) for row in await connection.execute(sits)],
        )


# All together.


async def stats(engine: AsyncEngine) -> Stats:
    """How much there is of everything."""
    phases: Counter[str] = Counter()
    games: Counter[str] = Counter()
    guest, gone = USERS.c.login.is_(None), USERS.c.name == ""
    async with engine.connect() as connection:
        async for row in await connection.stream(select(TABLES.c.phase, TABLES.c.settings)):
            phases[row.phase] += 1
            games[SETTINGS.decode(row.settings).game] += 1
        return Stats(
            tables=dict(sorted(phases.items())),
            games=dict(sorted(games.items())),
            accounts=await _count(connection, USERS, ~guest),
            guests=await _count(connection, USERS, guest, ~gone),
            banned=await _count(connection, USERS, USERS.c.banned, ~gone),
            sessions=await _count(connection, SESSIONS),
            entries=await _count(connection, ENTRIES),
            lines=await _count(connection, CHAT),
            size=int((await connection.exec_driver_sql(SIZE[engine.dialect.name])).scalar_one()),
        )


async def _count(connection: AsyncConnection, what: Table, *conditions: ColumnElement[bool]) -> int:
    return (await connection.execute(select(func.count()).select_from(what).where(*conditions))).scalar_one()
