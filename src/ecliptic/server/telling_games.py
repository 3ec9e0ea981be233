"""Records of games that are over, out of a table and into one."""

from __future__ import annotations

import secrets

from ecliptic.core import record_reader
from ecliptic.core.record import Record, verify
from ecliptic.core.table import Table
from ecliptic.games import GAMES
from ecliptic.server.deeds import Imported
from ecliptic.server.hub import Hub
from ecliptic.server.people import User
from ecliptic.server.room import Room, refuse
from ecliptic.server.settings import SeatWish, Settings
from ecliptic.server.store import TableRow


def record_of(room: Room) -> Record:
    """The whole game as a record; it tells the seed, and so everything."""
    if room.phase != "over" or room.play is None:
        refuse("table-not-over")
    if room.play.start is not None:
        refuse("table-no-record")
    table = Table(room.play.game, room.play.setup, [here.name or here.bot for here in room.seats])
    for move in room.play.moves:
        table.act(move.seat, move.action)
    return table.record


async def take_in(hub: Hub, user: User, text: str) -> str:
    """A table at which a game from elsewhere can be looked at; raise RecordProblem if the record does not hold."""
    game, record = record_reader.read(text, GAMES)
    verify(game, record)
    rules = record.setup.rules
    settings = Settings(rules.game, rules.edition, [SeatWish() for _ in range(rules.seats)], rules.switches)
    ident = secrets.token_hex(8)
    await hub.store.create_table(TableRow(ident, secrets.token_urlsafe(12), user.id, settings, hub.now()))
    await hub.do(ident, Imported(text), user.id)
    return ident
