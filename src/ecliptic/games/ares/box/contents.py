"""What is in the box: 208 projects, 12 corporations, tiles and zones, in TOML files, and an owner's corrections.

A correction file has the same rows but holds only what differs: see `docs/my_ares_box.example.toml`.
"""

from __future__ import annotations

import functools
import tomllib
from importlib.resources import files
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from ecliptic.core.boxes import (
    BoxError,
    Entry,
    Part,
    Provenance,
    Table,
    boxed,
    check_edition,
    merged_parts,
    merged_rows,
    parse_corrections,
    read_corrections,
    rows,
)
from ecliptic.games.ares.box.validate import validate

__all__ = ["Box", "BoxError", "Card", "correct", "load_box", "parse_corrections", "provenance", "read_corrections"]

Tag = Literal["building", "space", "power", "science", "jupiter", "earth", "plant", "microbe", "animal", "event"]
Kind = Literal["animal", "microbe", "science"]
Colour = Literal["green", "blue", "red", "corporation"]
Cost = Annotated[int, Meta(ge=0, le=60)]
Count = Annotated[int, Meta(ge=0, le=9)]
Points = Annotated[int, Meta(ge=-9, le=9)]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Sentence = Annotated[str, Meta(max_length=120)]
Sentences = tuple[Sentence, ...]


class Card(Part, frozen=True, cache_hash=True):  # `text.py` remembers what each says
    """A project or a corporation; `sentences.py` explains the words of its rows."""

    number: Annotated[int, Meta(ge=1, le=220)]
    id: Id
    colour: Colour
    cost: Cost = 0
    mc: Cost = 0  # what a corporation starts with
    draws: Count = 0
    tags: tuple[Tag, ...] = ()
    needs: Sentences = ()
    spends: Sentences = ()
    points: Points | Sentence = 0
    production: Sentences = ()
    steel: Count = 0
    titanium: Count = 0
    holds: Kind | None = None
    instant: Sentences = ()
    effects: Sentences = ()
    action: Sentences = ()
    starter: bool = False
    provenance: Provenance = "source"  # our lists agree on every card; none was held against the print


class Tile(Part, frozen=True):
    """What an ocean tile shows."""

    mc: Count = 0
    plants: Count = 0
    cards: Count = 0


class Zones(Entry, frozen=True):
    """The lowest value of each colour zone."""

    purple: int
    red: int
    yellow: int
    white: int


class Box(Part, frozen=True, cache_hash=True):  # `phrases.py` remembers what the things in it are called
    """All that the box holds and the rules do not say."""

    cards: tuple[Card, ...]
    tiles: tuple[Tile, ...]
    temperature: Zones
    oxygen: Zones
    tiles_provenance: Provenance = "source"


FILES: Final = {"green": "green", "blue": "blue", "red": "red", "corporations": "corporation"}
KEYS: Final = {"cards": "id"}
ZONES: Final = ("temperature", "oxygen")


@functools.cache
def load_box() -> Box:
    """The box as far as we know it."""
    folder = files(__package__) / "cards"
    data: Table = tomllib.loads((folder / "board.toml").read_text(encoding="utf-8"))
    cards: list[Table] = []
    for name, colour in FILES.items():
        read = tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))
        cards += [{**row, "colour": colour} for row in read["cards"]]
    data["cards"] = sorted(cards, key=lambda row: row["number"])
    return _checked(data)


def correct(box: Box, corrections: dict[str, object]) -> Box:
    """The box as its owner has it; the provenance of what they corrected is "owner"."""
    changes: Table = dict(corrections)
    check_edition("ares", str(changes.pop("edition", "")))
    data: Table = msgspec.to_builtins(box)
    for section, change in changes.items():
        if section == "cards":
            data["cards"] = _merged_cards(data["cards"], rows(section, change))
        elif section == "tiles":
            data["tiles"] = rows(section, change)
            data["tiles_provenance"] = "owner"
        elif section in ZONES:
            data |= merged_parts(section, {section: data[section]}, {section: change})
        else:
            raise BoxError("box-unknown-field", "", {"field": section})
    return _checked(data)


def _merged_cards(known: list[Table], given: list[Table]) -> list[Table]:
    """Cards change field by field; there are no others: AE-1.2, AE-1.3."""
    ids = {row["id"] for row in known}
    for index, row in enumerate(given):
        if isinstance(row.get("id"), str) and row["id"] not in ids:
            raise BoxError("box-unknown-card", f"cards[{index}].id", {"id": row["id"]})
    return merged_rows("cards", "id", known, given)


def provenance(box: Box) -> list[tuple[str, str, str]]:
    """How well each thing is known: rows of kind, id, provenance."""
    kinds = {"corporation": "corporation"}
    found: list[tuple[str, str, str]] = [
        (kinds.get(card.colour, "project"), card.id, card.provenance) for card in box.cards
    ]
    return [
        *found,
        ("tiles", "tiles", box.tiles_provenance),
        ("zones", "temperature", box.temperature.provenance),
        ("zones", "oxygen", box.oxygen.provenance),
    ]


def _checked(data: dict[str, Any]) -> Box:
    """A sound box, or a BoxError that says where it is not."""
    box = boxed(data, Box, KEYS)
    validate(box)
    return box
