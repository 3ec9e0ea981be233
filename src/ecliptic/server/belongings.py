"""What belongs to a user: games that follow a guest into an account, a copy of everything, and leaving for good."""

from __future__ import annotations

import json
from typing import Any

from msgspec import Struct
from sqlalchemy import delete, select, update

from ecliptic.core.record import write
from ecliptic.server.deeds import HandedOver, Left, Resigned
from ecliptic.server.hub import Hub
from ecliptic.server.people import User
from ecliptic.server.room import Room, TableProblem
from ecliptic.server.schema import CHAT, SESSIONS, SITTINGS, TABLES, USERS
from ecliptic.server.telling_games import record_of

SECRETS = {"webhook_secret", "mail_token", "mail_proof"}  # shown once, or only in a mail


class GameOwned(Struct, frozen=True):
    """A game at which the user sat: its record once it is over, and what can be told before."""

    table: str
    seat: int
    game: str
    edition: str
    phase: str
    record: str


class LineOwned(Struct, frozen=True):
    """Something the user said."""

    table: str
    at: int
    text: str


class Belongings(Struct, frozen=True):
    """All that the server keeps of a user."""

    name: str
    guest: bool
    created: int
    preferences: dict[str, Any]
    games: list[GameOwned]
    chat: list[LineOwned]


async def rooms_of(
    hub: Hub, user: User, *, over: bool | None = None, after: int = 0, most: int | None = None
) -> list[tuple[Room, int]]:
    """The tables at which a user sits, and where; those first at which something has happened lately."""
    wanted = (
        select(SITTINGS.c.table_id)
        .join(TABLES, TABLES.c.id == SITTINGS.c.table_id)
        .where(SITTINGS.c.user_id == user.id)
        .order_by(TABLES.c.updated.desc(), TABLES.c.id)
        .offset(after)
        .limit(most)
    )
    if over is not None:
        wanted = wanted.where((TABLES.c.phase == "over") == over)
    async with hub.store.engine.connect() as connection:
        tables = (await connection.execute(wanted)).scalars().all()
    rooms = [await hub.room(table) for table in tables]
    return [(room, seat) for room in rooms if room is not None and (seat := room.seat_of(user.id)) is not None]


async def belongings(hub: Hub, user: User) -> Belongings:
    """A copy of everything."""
    games = [
        GameOwned(
            table=room.id,
            seat=seat,
            game=room.settings.game,
            edition=room.settings.edition,
            phase=room.phase,
            record=write(record_of(room)) if room.phase == "over" and room.has_record else "",
        )
        for room, seat in await rooms_of(hub, user)
    ]
    async with hub.store.engine.connect() as connection:
        row = (await connection.execute(select(USERS).where(USERS.c.id == user.id))).one()
        lines = (await connection.execute(select(CHAT).where(CHAT.c.user_id == user.id))).all()
    chat = [LineOwned(line.table_id, line.at, line.text) for line in lines]
    preferences = {name: value for name, value in json.loads(row.preferences).items() if name not in SECRETS}
    return Belongings(row.name, row.login is None, row.created, preferences, games, chat)


async def hand_over(hub: Hub, guest: User, account: User) -> None:
    """A guest has logged in: their seats are the account's from now on, but for tables where it sits already."""
    for room, seat in await rooms_of(hub, guest):
        try:
            await hub.do(room.id, HandedOver(seat, account.id, account.name), guest.id)
        except TableProblem:
            continue
        await hub.store.sit(room.id, account.id, seat)


async def leave_for_good(hub: Hub, user: User) -> None:
    """Nothing is left that tells who it was; games go on without them, and their records stay true."""
    for room, seat in await rooms_of(hub, user):
        await _get_up(hub, room, seat, user)
    gone: dict[str, Any] = {"name": "", "login": None, "password": None, "preferences": "{}", "banned": True}
    async with hub.store.engine.begin() as connection:
        await connection.execute(delete(SESSIONS).where(SESSIONS.c.user_id == user.id))
        await connection.execute(delete(SITTINGS).where(SITTINGS.c.user_id == user.id))
        await connection.execute(update(CHAT).where(CHAT.c.user_id == user.id).values(name="", text=""))
        await connection.execute(update(USERS).where(USERS.c.id == user.id).values(gone))


async def _get_up(hub: Hub, room: Room, seat: int, user: User) -> None:
    """Before the game the seat is free again; later a bot plays on, and the name is gone."""
    if room.phase == "gathering":
        await hub.do(room.id, Left(seat), user.id)
        return
    if room.phase == "playing" and not room.seats[seat].resigned:
        await hub.do(room.id, Resigned(seat), user.id)
    await hub.do(room.id, HandedOver(seat, "", ""), user.id)
