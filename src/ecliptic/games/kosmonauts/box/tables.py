"""From a box and the chosen switches to a `Board`: names become numbers, rows become columns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.games.kosmonauts import terms as t
from ecliptic.games.kosmonauts.board import REACH, WIDTH, Board
from ecliptic.games.kosmonauts.box.contents import Box, Event, Mission
from ecliptic.games.kosmonauts.box.validate import DECKS
from ecliptic.games.kosmonauts.names import BODY_NAMES, DIRECTION_NAMES, EVENT_NAMES

NOWHERE: Final = 0  # fills the table of orbits; nobody looks there


def events(box: Box) -> list[Event]:
    """The event cards, each as often as it is in the box."""
    return [card for card in box.events for _ in range(card.count)]


def missions(box: Box) -> list[Mission]:
    """The mission cards: Missions 1, then 2 Alpha, then 2 Beta."""
    return [card for deck in DECKS for card in box.missions if card.deck == deck]


def build(box: Box, switches: Mapping[str, Any]) -> Board:
    """The tables of one game."""
    board = Board()
    _lay_field(board, box)
    _draw_orbits(board, box)
    _list_events(board, box)
    _list_missions(board, box)
    for name, value in switches.items():
        if hasattr(board, name):
            setattr(board, name, value)
    return board


def _column(values: list[int]) -> vec[i64]:
    return vec[i64](values)


def _lay_field(board: Board, box: Box) -> None:
    kinds = {(0, 0): t.SUN}
    kinds |= dict.fromkeys(box.field.extent.contents(), t.OPEN_SPACE)
    kinds |= dict.fromkeys(box.field.hot.contents() + box.field.belt.contents(), t.HAZARD)
    reach = range(-REACH, WIDTH - REACH)
    board.sector = _column([kinds.get((q, r), t.OUTSIDE) for q in reach for r in reach])


def _draw_orbits(board: Board, box: Box) -> None:
    by_body = {orbit.body: orbit.points for orbit in box.orbits}
    orbits = [by_body[body] for body in BODY_NAMES]
    padded = [point for points in orbits for point in (*points, *[(NOWHERE, NOWHERE)] * (t.POINTS - len(points)))]
    board.points = _column([len(points) for points in orbits])
    board.orbit_q = _column([q for q, _ in padded])
    board.orbit_r = _column([r for _, r in padded])


def _list_events(board: Board, box: Box) -> None:
    cards = events(box)
    board.event_kind = _column([EVENT_NAMES.index(card.kind) for card in cards])
    board.event_amount = _column([card.amount for card in cards])
    board.event_drift = _column([steps for card in cards for steps in _drift(card)])


def _drift(card: Event) -> list[int]:
    """Signed steps along E, SE and SW; the other three directions are their opposites."""
    steps = [0] * t.AXES
    for name, cubes in card.rose.cubes().items() if card.rose else ():
        direction = DIRECTION_NAMES.index(name.lower())
        steps[direction % t.AXES] += cubes if direction < t.AXES else -cubes
    return steps


def _list_missions(board: Board, box: Box) -> None:
    cards = missions(box)
    decks = [card.deck for card in cards]
    board.mission_body = _column([BODY_NAMES.index(card.target) for card in cards])
    board.first_alpha = decks.index("2_alpha")
    board.first_beta = decks.index("2_beta")
    board.mission_1_points = box.numbers.missions.mission_1
    board.mission_2_points = box.numbers.missions.mission_2
