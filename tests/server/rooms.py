"""Rooms without a server: entries with times that a test decides."""

from __future__ import annotations

import random
from typing import Any

from ecliptic.server.table.deeds import Acted, Began, Deed, Entry, Sat
from ecliptic.server.table.room import Room
from ecliptic.server.table.settings import SeatWish, Settings

ANN, BOB, CEM = "ann", "bob", "cem"


def settings(people: int = 2, bots: int = 1, game: str = "redplanet", edition: str = "2015", **rest: Any) -> Settings:
    """A table for so many people and bots."""
    return Settings(game, edition, [SeatWish() for _ in range(people)] + [SeatWish("easy")] * bots, **rest)


def do(room: Room, deed: Deed, user: str = "", at: int = 0, request: str = "") -> Room:
    """Let this happen if it may."""
    deed.check(room, user, at)
    Entry(room.number + 1, at, user, request, deed).apply(room)
    return room


def gathered(people: int = 2, bots: int = 1, **rest: Any) -> Room:
    """All sit; Ann is the host."""
    room = Room("table", ANN, settings(people, bots, **rest))
    for seat, user in enumerate((ANN, BOB, CEM)[:people]):
        do(room, Sat(seat, user, user.title()), user)
    return room


def begun(people: int = 2, bots: int = 1, at: int = 0, seed: int = 7, **rest: Any) -> Room:
    """The game has just begun."""
    return do(gathered(people, bots, **rest), Began(seed), ANN, at)


def move(room: Room, at: int = 0, chooser: random.Random | None = None, seat: int | None = None) -> int:
    """Whoever is waited for does something; returns the seat."""
    chosen = room.waiting()[0] if seat is None else seat
    play = room.game_in_progress
    decision = play.game.decision(play.state, chosen)
    assert decision is not None
    action = (chooser or random.Random(room.number)).choice(decision.actions)
    here = room.seats[chosen]
    by: Any = "person" if here.decides else "bot" if here.bot else "steward"
    do(room, Acted(chosen, action, by), here.user if here.decides else "", at)
    return chosen
