"""A room from a snapshot is the room that it was taken of, and goes on like it."""

from __future__ import annotations

import random

import pytest

from ecliptic.games import GAMES
from ecliptic.server.hub.views import events_told, table_seen
from ecliptic.server.table.deeds import Ordered, Proposed, TookBack
from ecliptic.server.table.room import Room
from ecliptic.server.table.seats import Order
from ecliptic.server.table.settings import Live
from ecliptic.server.table.snapshots import restore, taken
from tests.server.rooms import ANN, BOB, begun, do, gathered, move


def again(room: Room) -> Room:
    """From a snapshot."""
    found = Room(room.id, room.host, room.settings)
    restore(found, taken(room))
    return found


def same(room: Room, other: Room) -> None:
    """For everybody who looks at it, and for the clock."""
    assert taken(other) == taken(room)
    for user in (ANN, BOB, ""):
        assert table_seen(other, user, frozenset()) == table_seen(room, user, frozenset())
        assert events_told(other, other.seat_of(user), 0) == events_told(room, room.seat_of(user), 0)
    assert (other.due(), other.waiting(), other.thinkers()) == (room.due(), room.waiting(), room.thinkers())


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_game_goes_on_from_a_snapshot_as_if_nothing_had_been(game: str) -> None:
    """At many places, in mid-turn too, and with moves that can still be taken back."""
    edition = next(known.default_edition for known in GAMES if known.id == game)
    room = begun(game=game, edition=edition, bots=1, pace=Live(30, 5), absent="steward")
    chooser = random.Random(3)
    for step in range(90):
        move(room, at=1000 * step, chooser=chooser)
        if step % 10 == 0:
            copy = again(room)
            same(room, copy)
            ahead = random.Random(step)
            for number in range(8):
                move(copy, at=1000 * (step + number), chooser=ahead)
            ahead = random.Random(step)
            reference = again(room)
            for number in range(8):
                move(reference, at=1000 * (step + number), chooser=ahead)
            same(reference, copy)


def test_all_that_belongs_to_a_table_is_kept() -> None:
    """Open seats, proposals, orders, requests, and what can be taken back."""
    same(gathered(), again(gathered()))
    room = begun(people=2, bots=1)
    move(room, seat=0)
    do(room, Proposed(1, "pause"), BOB, request="bob/12345678")
    do(room, Ordered(0, (Order("ChooseCharacter", ("choose", 3)),)), ANN)
    copy = again(room)
    same(room, copy)
    assert copy.ids == {"bob/12345678": room.number - 1}
    do(copy, TookBack(0), ANN)
    assert copy.game_in_progress.moves == []
