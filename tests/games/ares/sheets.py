"""Sheets of Ares for tests: positions all over random games of every mode, and parts of what is shown then."""

from __future__ import annotations

from collections.abc import Iterator

from ecliptic.core.sheet import Cell, Scale, Sheet
from ecliptic.core.words import Phrase
from ecliptic.games.ares.view import AresView
from tests.games.ares.position import Position, random_game
from tests.games.sheets import section_cells

GAMES: list[tuple[int, str, dict[str, bool | int | str]]] = [
    (2, "versus", {"round_limit": 40}),
    (3, "versus", {"round_limit": 40, "set_up": "experienced"}),
    (4, "versus", {"round_limit": 40, "ask_everything": True, "payment_repeats": True}),
    (2, "coop", {}),
    (2, "coop", {"ask_everything": True}),
    (1, "solo", {}),
    (1, "solo", {"neutral_order_in_advance": True, "set_up": "experienced"}),
]
EVERY = 5  # positions: a number that has nothing to do with how a round goes


def positions(game: int, seed: int = 3) -> Iterator[Position]:
    """Some of a random game, and its end."""
    seats, mode, switches = GAMES[game]
    for number, p in enumerate(random_game(seats, seed, mode, **switches)):
        if number < 12 or number % EVERY == 0 or p.s.over:
            yield p


def views(p: Position) -> list[AresView]:
    """What every seat sees, and somebody who only watches."""
    return [p.view(viewer) for viewer in (None, *range(p.s.seats))]


def scales(sheet: Sheet) -> list[Scale]:
    """The tracks, in order."""
    return [block for section in sheet.sections for block in section.blocks if isinstance(block, Scale)]


def titles(sheet: Sheet, *, mine: bool) -> list[str]:
    """The message ids of the headings of what belongs to the viewer, or to all."""
    found = [section.title for section in sheet.sections if section.mine == mine]
    return [title.id for title in found if isinstance(title, Phrase)]


def section(sheet: Sheet, title: str) -> list[Cell]:
    """What stands under a heading; nothing where it is left out."""
    found = [each for each in sheet.sections if isinstance(each.title, Phrase) and each.title.id == title]
    return [cell for each in found for cell in section_cells(each)]
