"""The board as text: what a view shows, in words that any page, screen reader or terminal can set.

A game writes it from the view alone, so that a page needs no line of code of its own for a game. `Words` are either a
phrase, said in the reader's language, or a text that is the same in all of them: a number, a sign.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Literal, ParamSpec, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from ecliptic.core.words import Action, Phrase

Words = Phrase | str
Tone = Literal["", "good", "bad", "dim", "strong"]  # how something is meant, where a page can show it
P = ParamSpec("P")
T = TypeVar("T")


def made_once(make: Callable[P, T]) -> Callable[P, T]:
    """For what a box and a few numbers tell, such as words and cells: it is shared by all, and nobody changes it."""
    return cast("Callable[P, T]", functools.lru_cache(maxsize=1024)(make))


class Cell(Struct, frozen=True, omit_defaults=True):
    """A thing or a number. Owners and kinds are shown by shape and colour, beside words that say the same."""

    words: Words
    colour: int | None = None  # of the owner
    note: Words = ""  # what stands on the card, or what is behind the number: shown when asked for
    kind: str = ""  # of the thing, in the game's own word: a page may draw it
    tone: Tone = ""
    action: Action | None = None  # what it is the thing of: where that is legal, the cell stands for it

    def standing_for(self, action: Action | None) -> Cell:
        """The same cell, with its action if there is one."""
        return self if action is None else replace(self, action=action)


class Row(Struct, frozen=True, omit_defaults=True):
    """Things that belong together, the first of which names the row."""

    cells: list[Cell]
    colour: int | None = None  # whose row it is
    tone: Tone = ""


class Lines(Struct, frozen=True, omit_defaults=True, tag="lines"):
    """Sentences, or short facts, one below the other."""

    cells: list[Cell]


class Chips(Struct, frozen=True, omit_defaults=True, tag="chips"):
    """Things side by side: a hand, ships at their docks, tags."""

    cells: list[Cell]


class Grid(Struct, frozen=True, omit_defaults=True, tag="grid"):
    """A table with heads; under the last one stand all cells that a row has left."""

    heads: list[Words]
    rows: list[Row]


class Scale(Struct, frozen=True, omit_defaults=True, tag="scale"):
    """A track with a marker: so far of so much; the steps at which its zones begin."""

    name: Words
    value: int  # steps done
    most: int
    words: Words  # the value as people say it
    zones: list[int] = []


Block = Lines | Chips | Grid | Scale


class Section(Struct, frozen=True, omit_defaults=True):
    """A part of the board under a heading. What belongs to the viewer alone is shown beside the question."""

    title: Words
    blocks: list[Block]
    mine: bool = False


class Sheet(Struct, frozen=True, omit_defaults=True):
    """All of it: where the game is, a line about each seat, and the board from what matters most to what does least."""

    now: list[Words]  # round, phase: a few words each
    seats: list[SeatLine]
    sections: list[Section]


class SeatLine(Struct, frozen=True, omit_defaults=True):
    """What everybody sees of a seat at a glance: its colours, its points if they are public, three or four numbers."""

    colours: list[int]
    points: int | None = None
    facts: list[Cell] = []
