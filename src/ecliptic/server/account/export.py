"""Export of personal data: a copy of everything that the server keeps of a user."""

from __future__ import annotations

import json
from typing import Any

from msgspec import Struct
from sqlalchemy import select

from ecliptic.core.record import write
from ecliptic.server.account.tables import rooms_of
from ecliptic.server.archive.records import record_of
from ecliptic.server.hub.hub import Hub
from ecliptic.server.store.schema import CHAT, USERS
from ecliptic.server.store.sessions import User

SECRETS = {"webhook_secret", "mail_token", "mail_proof"}  # shown once, or only in a mail


class ExportedGame(Struct, frozen=True):
    """A game at which the user sat: its record once it is over, and what can be told before."""

    table: str
    seat: int
    game: str
    edition: str
    phase: str
    record: str


class ExportedLine(Struct, frozen=True):
    """Something the user said."""

    table: str
    at: int
    text: str


class Export(Struct, frozen=True):
    """All that the server keeps of a user."""

    name: str
    guest: bool
    created: int
    preferences: dict[str, Any]
    games: list[ExportedGame]
    chat: list[ExportedLine]


async def export_of(hub: Hub, user: User) -> Export:
    """A copy of everything."""
    games = [
        ExportedGame(
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
    chat = [ExportedLine(line.table_id, line.at, line.text) for line in lines]
    preferences = {name: value for name, value in json.loads(row.preferences).items() if name not in SECRETS}
    return Export(row.name, row.login is None, row.created, preferences, games, chat)
