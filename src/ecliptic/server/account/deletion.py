"""Deletion of a user: leaving for good. Name, password, sessions and chat are erased; games and records stay."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, update

from ecliptic.server.account.tables import rooms_of
from ecliptic.server.hub.hub import Hub
from ecliptic.server.store.schema import CHAT, SESSIONS, SITTINGS, USERS
from ecliptic.server.store.sessions import User
from ecliptic.server.table.deeds import HandedOver, Left, Resigned
from ecliptic.server.table.room import Room


async def delete_user(hub: Hub, user: User) -> None:
    """Nothing is left that tells who it was; games go on without them, and their records stay true."""
    for room, seat in await rooms_of(hub, user):
        await _leave_seat(hub, room, seat, user)
    gone: dict[str, Any] = {"name": "", "login": None, "password": None, "preferences": "{}", "banned": True}
    async with hub.store.engine.begin() as connection:
        await connection.execute(delete(SESSIONS).where(SESSIONS.c.user_id == user.id))
        await connection.execute(delete(SITTINGS).where(SITTINGS.c.user_id == user.id))
        await connection.execute(update(CHAT).where(CHAT.c.user_id == user.id).values(name="", text=""))
        await connection.execute(update(USERS).where(USERS.c.id == user.id).values(gone))


async def _leave_seat(hub: Hub, room: Room, seat: int, user: User) -> None:
    """Before the game the seat is free again; later a bot plays on, and the name is gone."""
    if room.phase == "gathering":
        await hub.do(room.id, Left(seat), user.id)
        return
    if room.phase == "playing" and not room.seats[seat].resigned:
        await hub.do(room.id, Resigned(seat), user.id)
    await hub.do(room.id, HandedOver(seat, "", ""), user.id)
