"""The record of a game that is over, made from its table."""

from __future__ import annotations

from ecliptic.core.record import Record
from ecliptic.core.table import Table
from ecliptic.server.table.room import Room, refuse


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
