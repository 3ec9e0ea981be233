"""What one viewer sees of a table: built up from what is public, and from the view of the own seat."""

from __future__ import annotations

from typing import cast

from msgspec import Raw, Struct

from ecliptic.server.room import Room, Seat
from ecliptic.server.settings import Live, Settings, Untimed
from ecliptic.server.wire import ENCODER, EventsTold, MotionSeen, SeatSeen, TableSeen, UndoSeen


def seat_seen(room: Room, number: int, here: Seat, waiting: list[int], present: frozenset[str]) -> SeatSeen:
    """Who sits there, as everybody sees it."""
    timed = isinstance(room.settings.pace, Live)
    return SeatSeen(
        name=here.name,
        kind="bot" if here.bot else "person" if here.user else "open",
        level=here.bot,
        steward=here.steward,
        resigned=here.resigned,
        here=here.user in present,
        waited_for=number in waiting,
        hints=here.hints,
        left=room.clock.left[number] if timed else None,
        # Without a clock nobody need know when a seat last did something: it may have been in secret.
        since=None if isinstance(room.settings.pace, Untimed) else room.clock.since[number],
    )


class Public(Struct, frozen=True):
    """What everybody at a table sees alike, put into words once for all of them."""

    number: int  # of the last entry
    present: frozenset[str]
    seats: Raw
    settings: Raw


def public(room: Room, present: frozenset[str]) -> Public:
    """At this moment."""
    waiting = room.waiting()
    seats = [seat_seen(room, number, here, waiting, present) for number, here in enumerate(room.seats)]
    return Public(room.number, present, Raw(ENCODER.encode(seats)), Raw(ENCODER.encode(room.settings)))


def events_told(room: Room, user: str, first: int) -> EventsTold:
    """What has happened after so many events, as this user saw it."""
    events = [] if room.play is None else room.play.events_from(room.seat_of(user), first)
    return EventsTold(room.backs, first, events)


def table_seen(room: Room, user: str, shared: Public) -> TableSeen:
    """All of it."""
    seat = room.seat_of(user)
    play = room.play
    undo = None
    if play is not None and seat is not None and room.phase == "playing":
        found = play.undo_told(seat)
        undo = UndoSeen(found.possible, found.reason)
    motion = room.motion
    return TableSeen(
        id=room.id,
        phase=room.phase,
        ending=room.ending,
        host=user == room.host,
        seat=seat,
        seats=cast("list[SeatSeen]", shared.seats),  # these two go into the message as they are
        settings=cast("Settings", shared.settings),
        motion=None if motion is None else MotionSeen(motion.seat, motion.what, sorted(motion.agreed)),
        winners=room.winners(),
        view=None if play is None else play.view(seat),
        turn=0 if seat is None else room.seats[seat].turns,
        undo=undo,
        backs=room.backs,
        told=0 if play is None else play.told,
        orders=[] if seat is None else list(room.seats[seat].orders),
        next=room.next if seat is not None else None,
        has_record=room.has_record,
        code=room.code if seat is not None or user == room.host else "",
    )
