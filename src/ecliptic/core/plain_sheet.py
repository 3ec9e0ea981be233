"""The board as text for a game that writes none: every field of the view, under its own name.

Numbers are listed, rows of one number for each seat become a table of the seats, rows of things a table of their own.
What a view hides (None) is a question mark.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from ecliptic.core.sheet import Block, Cell, Chips, Grid, Lines, Row, SeatLine, Section, Sheet, Words
from ecliptic.core.view import View
from ecliptic.core.words import Phrase, kebab

HIDDEN: Final = "?"
EMPTY: Final = "–"
Fields = Mapping[str, Any]


def open_table(view: View) -> dict[str, Any]:
    """What a game has added to a view, by name. A table of fields counts as the fields themselves."""
    own = [name for name in view.__struct_fields__ if name not in View.__struct_fields__]
    found = {name: getattr(view, name) for name in own}
    return dict(found["table"]) if own == ["table"] and isinstance(found["table"], dict) else found


def sheet(
    game: str, view: View, seats: Sequence[Phrase], colours: Sequence[int], points: Sequence[int] | None
) -> Sheet:
    """All of it: how far the game is, the seats, and the fields of the view."""
    lines = [
        SeatLine([colour], None if points is None else points[seat], _facts(view, seat))
        for seat, colour in enumerate(colours)
    ]
    blocks = Fieldwork(game, seats, colours).blocks(open_table(view))
    table = [Section(Phrase("core-table"), blocks)] if blocks else []
    return Sheet([Phrase("core-move", {"number": view.moves})], lines, table)


def _facts(view: View, seat: int) -> list[Cell]:
    return [Cell(Phrase("core-asked"), kind="asked")] if seat in view.waiting else []


class Fieldwork:
    """The fields of a view as blocks of a sheet."""

    def __init__(self, game: str, seats: Sequence[Phrase], colours: Sequence[int]) -> None:
        self.game = game
        self.seats = seats
        self.colours = colours

    def blocks(self, fields: Fields) -> list[Block]:
        """First what each seat has, then rows of things, then single facts."""
        by_seat = {name: value for name, value in fields.items() if self._is_by_seat(value)}
        single = {name: value for name, value in fields.items() if _is_plain(value)}
        others = {name: value for name, value in fields.items() if name not in by_seat and name not in single}
        found: list[Block] = [self._seat_grid(by_seat)] if by_seat else []
        found += [self._rows(name, value) for name, value in others.items()]
        if single:
            found.append(Lines([self._fact(name, value) for name, value in single.items()]))
        return found

    def name(self, field: str) -> Phrase:
        """A field by its own name."""
        return Phrase(f"{self.game}-field-{kebab(field)}")

    def _is_by_seat(self, value: Any) -> bool:
        is_row = isinstance(value, list | tuple) and len(value) == len(self.seats) > 1
        return is_row and all(_is_plain(each) for each in value)

    def _seat_grid(self, fields: Fields) -> Block:
        rows = [
            Row([Cell(name, colour), *(Cell(_word(value[seat])) for value in fields.values())], colour)
            for seat, (name, colour) in enumerate(zip(self.seats, self.colours, strict=True))
        ]
        return Grid([Phrase("core-player-head"), *(self.name(field) for field in fields)], rows)

    def _rows(self, field: str, value: Any) -> Block:
        plain = msgspec.to_builtins(value)
        if isinstance(plain, list) and plain and all(isinstance(each, dict) for each in plain):
            return self._grid(field, plain)
        if isinstance(plain, dict):
            return Chips([Cell(self.name(field)), *(self._fact(name, each) for name, each in plain.items())])
        cells = [Cell(_word(each)) for each in plain] if isinstance(plain, list) else [Cell(_word(plain))]
        return Chips([Cell(self.name(field)), *(cells or [Cell(EMPTY)])])

    def _grid(self, field: str, rows: list[dict[str, Any]]) -> Block:
        heads = list(dict.fromkeys(name for row in rows for name in row))
        cells = [
            Row([Cell(str(number)), *(Cell(_word(row.get(head))) for head in heads)])
            for number, row in enumerate(rows, 1)
        ]
        return Grid([self.name(field), *(self.name(head) for head in heads)], cells)

    def _fact(self, field: str, value: Any) -> Cell:
        return Cell(Phrase("core-fact", {"name": self.name(field), "value": _word(value)}))


def _is_plain(value: Any) -> bool:
    return value is None or isinstance(value, int | str | float)


def _word(value: Any) -> Words:
    """A value as it is written in every language, or yes and no."""
    if isinstance(value, bool):
        return Phrase("core-yes") if value else Phrase("core-no")
    if value is None:
        return HIDDEN
    if isinstance(value, Struct | list | tuple | dict):
        parts = msgspec.to_builtins(value)
        each = [f"{name} {part}" for name, part in parts.items()] if isinstance(parts, dict) else map(str, parts)
        return ", ".join(each) or EMPTY
    return str(value) or EMPTY
