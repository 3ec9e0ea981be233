"""Views of a table for one viewer: what is open to all, what is the viewer's own, and the game's view."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from ecliptic.server.table.room import Room
from ecliptic.server.table.seats import Seat
from ecliptic.server.table.settings import Live, Untimed
from ecliptic.server.wire import EventsTold, MotionSeen, SeatSeen, TableSeen

OPEN: Final = ("id", "phase", "ending", "seats", "settings", "motion", "winners", "backs", "told", "has_record")
OWN: Final = ("host", "seat", "turn", "undo", "orders", "next", "code")


def seat_seen(room: Room, number: int, here: Seat, waiting: Collection[int], present: frozenset[str]) -> SeatSeen:
    """Who sits there, as everybody sees it."""
    timed = isinstance(room.settings.pace, Live)
    return SeatSeen(
        name=here.name,
        kind="bot" if here.bot else "person" if here.user else "open",
        level=here.bot,
        played_by=room.substitute(number),
        steward=here.steward,
        resigned=here.resigned,
        here=here.user in present,
        waited_for=number in waiting,
        hints=here.hints,
        left=room.clock.left[number] if timed else None,
        # Without a clock nobody need know when a seat last did something: it may have been in secret.
        since=None if isinstance(room.settings.pace, Untimed) else room.clock.since[number],
    )


def open_values(room: Room, present: frozenset[str]) -> tuple[Any, ...]:
    """What everybody at the table sees alike, in the order of OPEN."""
    waiting, motion, play = room.waiting(), room.motion, room.play
    return (
        room.id,
        room.phase,
        room.ending,
        [seat_seen(room, number, here, waiting, present) for number, here in enumerate(room.seats)],
        room.settings,
        None if motion is None else MotionSeen(motion.seat, motion.what, sorted(motion.agreed)),
        room.winners(),
        room.backs,
        0 if play is None else play.told,
        room.has_record,
    )


def own_values(room: Room, user: str, seat: int | None) -> tuple[Any, ...]:
    """What is this user's own, in the order of OWN."""
    host = user == room.host
    if seat is None:
        return host, None, 0, None, (), None, room.code if host else ""
    here = room.seats[seat]
    undo = room.play.undo_told(seat) if room.play is not None and room.phase == "playing" else None
    return host, seat, here.turns, undo, here.orders, room.next, room.code


def events_told(room: Room, seat: int | None, first: int) -> EventsTold:
    """What has happened after so many events, as this seat saw it."""
    events = [] if room.play is None else room.play.events_from(seat, first)
    return EventsTold(room.backs, first, events)


def table_seen(room: Room, user: str, present: frozenset[str]) -> TableSeen:
    """All of it."""
    seat = room.seat_of(user)
    shared = dict(zip(OPEN, open_values(room, present), strict=True))
    view = None if room.play is None else room.play.view(seat)
    own = dict(zip(OWN, own_values(room, user, seat), strict=True))
    return TableSeen(view=view, **shared, **own)
