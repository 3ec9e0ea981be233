"""Scenes that several tests of Kosmonauts begin with, and ways to end a game."""

from __future__ import annotations

import copy

from tests.games.kosmonauts.position import Position

TARGETS = ("mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "comet")  # every body but Earth


def full(p: Position) -> Position:
    """Every ship has full tanks with as much hyper-fuel as there can be: whoever stays is asked nothing."""
    for seat in range(p.s.seats):
        p.load(seat, 6, 4)
    return p


def calm(seats: int = 3) -> Position:
    """A new game of full ships."""
    return full(Position(seats))


def branch(p: Position) -> Position:
    """An equal position with news of its own: what is done there is not done here."""
    other = copy.copy(p)
    other.s = p.s.clone()
    other.s.news = []
    return other


def names(p: Position, *wanted: str) -> list[str]:
    """The news in the order in which they came; only those of these names."""
    return [event.name for event in p.news(None) if event.name in wanted]


def next_orders(p: Position) -> Position:
    """On to the orders of the next round; its event is an overdrive, which touches neither ships nor tanks."""
    return p.open_row("overdrive", "overdrive", "overdrive").to_orders()


def counted(p: Position) -> Position:
    """Nobody comes home: the last round of the limit is played quietly, and the points are counted."""
    p.round(60).open_row("overdrive", "overdrive", "overdrive").on()
    assert p.s.over
    return p


def homeward(p: Position, phase: int, *seats: int) -> Position:
    """These ships can land on Earth in this phase of round 1: they wait where Earth is, or where it arrives."""
    for seat in seats:
        p.fly(seat, p.body_sector("earth") if phase == 3 else (2, 2), last="mars")
    return p


def played_home(p: Position) -> Position:
    """Everybody flies as ordered and lands on Earth when that is possible, until the round or the game is over."""
    start = p.s.round
    p.all_done()
    while p.s.round == start and not p.s.over:
        asked = p.asked()
        assert asked is not None
        options = p.options()
        choice = ("land", "earth") if ("land", "earth") in options else options[0]
        p.act(asked[0], "refuse" if choice[0] == "swap" else choice[0], choice[1])
    return p
