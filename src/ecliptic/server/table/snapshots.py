"""Snapshots of a table after so many entries, so that one with a long past opens as quickly as a new one."""

from __future__ import annotations

import functools
from importlib.metadata import version
from typing import Any, Final

import msgspec
from msgspec import Struct

from ecliptic.core.play import Play
from ecliptic.core.setup import Setup
from ecliptic.games import game as find
from ecliptic.server.table.room import Room
from ecliptic.server.table.seats import Ending, Motion, Next, Phase, Seat, StandIn

EVERY: Final = 100  # entries
FORM: Final = 3  # of the data below


class Snapshot(Struct, frozen=True):
    """All that a room holds."""

    number: int
    seats: list[Seat]
    phase: Phase
    ending: Ending | None
    backs: int
    motion: Motion | None
    next: Next | None
    left: list[int]
    since: list[int | None]
    ids: dict[str, int]
    setup: Setup | None
    stand_ins: dict[int, StandIn]
    play: Any


SNAPSHOT: Final = msgspec.json.Decoder(Snapshot)


@functools.cache
def readable_by(game: str) -> str:
    """Which program can read it; another one folds the entries instead."""
    return f"{version('ecliptic')} {game} {find(game).version} {FORM}"


def taken(room: Room) -> bytes:
    """The room as data."""
    play = room.play
    snapshot = Snapshot(
        number=room.number,
        seats=room.seats,
        phase=room.phase,
        ending=room.ending,
        backs=room.backs,
        motion=room.motion,
        next=room.next,
        left=room.clock.left,
        since=room.clock.since,
        ids=room.ids,
        setup=None if play is None else play.setup,
        stand_ins=room.stand_ins,
        play=None if play is None else play.to_data(),
    )
    return msgspec.json.encode(snapshot)


def restore(room: Room, data: bytes) -> None:
    """Make a new room what it was."""
    found = SNAPSHOT.decode(data)
    room.number, room.seats, room.phase, room.ending = found.number, found.seats, found.phase, found.ending
    room.backs, room.motion, room.next, room.ids = found.backs, found.motion, found.next, found.ids
    room.stand_ins = found.stand_ins
    room.clock.left, room.clock.since = found.left, found.since
    if found.setup is not None:
        game = find(found.setup.rules.game)
        room.play = Play.from_data(game, found.setup, found.play)
