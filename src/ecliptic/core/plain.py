"""Native tables as plain data: what views and records are made of."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core.agenda import NONE, SPAN, Lane
from ecliptic.core.state import EVERYBODY, News, State


def known(value: i64) -> int | None:
    """NONE at the edges is None."""
    return None if value == NONE else value


def or_none(value: int | None) -> i64:
    """None from the edges is NONE."""
    return NONE if value is None else value


def numbers(table: vec[i64]) -> list[int]:
    """The whole table."""
    count: i64 = len(table)
    return row(table, 0, count)


def row(table: vec[i64], first: i64, count: i64) -> list[int]:
    """So many numbers of a table, from the first on."""
    return [table[index] for index in range(first, first + count)]


def known_row(table: vec[i64], first: i64, count: i64) -> list[int | None]:
    """The same, and NONE is None."""
    return [known(table[index]) for index in range(first, first + count)]


def faces(cards: vec[i64], seen: bool) -> list[int | None]:
    """These cards, or as many that are not seen."""
    count: i64 = len(cards)
    return [cards[index] if seen else None for index in range(count)]


def flags(table: vec[i64], count: i64) -> list[bool]:
    """The first so many numbers of a table of 0 and 1."""
    return [table[index] == 1 for index in range(count)]


def which(table: vec[i64], first: i64, count: i64) -> list[int]:
    """Which of so many numbers of a table of 0 and 1 are 1, counted from the first."""
    return [index for index in range(count) if table[first + index] == 1]


def actions(state: State, seat: i64, verbs: list[str]) -> tuple[tuple[str, int], ...]:
    """What this seat may do now, in words.

    It takes the state and not the table of actions: a table that plain Python hands to compiled code is never freed
    (librt 0.16), and this is asked at every decision.
    """
    return tuple([(verbs[action // SPAN], action % SPAN) for action in state.legal_actions(seat)])


def event_parts(news: News, viewer: i64, names: tuple[str, ...], secret: tuple[bool, ...]) -> dict[str, int | None]:
    """The parts of an event as this viewer saw them; the secret ones are for the seat that it concerns."""
    sees_all = news.insider == EVERYBODY or news.insider == viewer
    values = news.parts
    return {
        names[index]: values[index] if sees_all or not secret[index] else None
        for index in range(min(len(names), len(values)))
    }


def waiting(state: State) -> tuple[int, ...]:
    """The seats that must act before the game goes on."""
    return tuple(numbers(state.waiting()))


def agenda_data(state: State) -> list[list[list[list[Any]]]]:
    """What is still to do: groups of lanes, the deepest first, each lane a list of [seat, step, argument]."""
    groups = [_lanes(lanes) for lanes in state.beneath]
    groups.append(_lanes(state.lanes))
    return groups


def _lanes(lanes: list[Lane]) -> list[list[list[Any]]]:
    return [_lane(lane) for lane in lanes]


def _lane(lane: Lane) -> list[list[Any]]:
    seats, steps = lane.seats, lane.steps
    count: i64 = len(steps)
    return [[seats[index], type(steps[index]).__name__, steps[index].arg] for index in range(count)]
