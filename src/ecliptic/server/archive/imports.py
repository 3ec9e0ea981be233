"""Import of a game record: a game that was played elsewhere becomes a table of this server."""

from __future__ import annotations

import secrets

from ecliptic.core import record_reader
from ecliptic.core.record import verify
from ecliptic.games import games as all_games
from ecliptic.server.hub.hub import Hub
from ecliptic.server.store.sessions import User
from ecliptic.server.store.store import TableRow
from ecliptic.server.table.deeds import Imported
from ecliptic.server.table.settings import SeatWish, Settings


async def import_record(hub: Hub, user: User, text: str) -> str:
    """A table at which a game from elsewhere can be looked at; raise RecordProblem if the record does not hold."""
    game, record = record_reader.read(text, all_games())
    verify(game, record)
    rules = record.setup.rules
    settings = Settings(rules.game, rules.edition, [SeatWish() for _ in range(rules.seats)], rules.switches)
    ident = secrets.token_hex(8)
    await hub.store.create_table(TableRow(ident, secrets.token_urlsafe(12), user.id, settings, hub.now()))
    await hub.do(ident, Imported(text), user.id)
    return ident
