"""A view of Mission: Red Planet while it is being written down: words and cells that its sections share."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Any, Final

from msgspec.structs import replace

from ecliptic.core.pointing import Pointing
from ecliptic.core.sheet import Cell, made_once
from ecliptic.core.words import Action, Phrase
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.box.contents import Box
from ecliptic.games.redplanet.box.tables import events
from ecliptic.games.redplanet.names import VERBS
from ecliptic.games.redplanet.rules.missions import leads
from ecliptic.games.redplanet.rules.scoring import has_most_at
from ecliptic.games.redplanet.state import RedPlanet
from ecliptic.games.redplanet.telling.phrases import card, card_text, colour, colour_among, region
from ecliptic.games.redplanet.view import RedPlanetView


def tell(message: str, **args: Any) -> Phrase:
    """A message of the sheet."""
    return Phrase(f"redplanet-sheet-{message}", args)


def board(message: str, **args: Any) -> Phrase:
    """A message that the terminal says as well."""
    return Phrase(f"redplanet-board-{message}", args)


NOTHING: Final = Cell("–", tone="dim")
NOBODY: Final = Cell(tell("nobody"), tone="dim")


class Page:
    """What everything is written from; `known` holds what the view tells as a state, with nothing that it hides."""

    def __init__(self, view: RedPlanetView, box: Box, known: RedPlanet) -> None:
        self.view = view
        self.box = box
        self.known = known
        self.pointing = Pointing(view.decision, VERBS)
        self.victims_at = self._victims_at()

    def colour(self, number: int) -> Phrase:
        return colour(number, self.view.rules)

    def region(self, number: int) -> Phrase:
        return region(number, self.box)

    def colours_of(self, seat: int) -> list[int]:
        """The seat's own colour, then its neutral one."""
        main = self.known.main(seat)
        return sorted((c for c in range(self.view.colours) if self.known.owner(c) == seat), key=lambda c: c != main)

    def event_card(self, number: int, words: Phrase | None = None, action: Action | None = None) -> Cell:
        """An event card with what it says."""
        cell = printed(number, self.box)
        return replace(cell, words=words or cell.words, action=action)

    def _victims_at(self) -> int | None:
        """The place where the viewer must say whose astronaut is meant."""
        decision = self.view.decision
        if decision is None or decision.question not in ("KillWhom", "ReplaceWhom"):
            return None
        arg: int = next(lane[-1][2] for lane in self.view.agenda[-1] if lane and lane[-1][0] == decision.seat)
        return arg if decision.question == "ReplaceWhom" else arg + int(t.DOCKS)

    def crew(self, dock: int, numbers: Sequence[int]) -> list[Cell]:
        """Who is aboard a ship."""
        return [self._group(dock, number, count) for number, count in by_size(numbers)] or [NOBODY]

    def crowd(self, number: int) -> list[Cell]:
        """Who stands in a region, and who leads there."""
        place, there = number + int(t.DOCKS), by_size(self.view.regions[number].astronauts)
        return [self._group(place, c, count, self._standing(c, number)) for c, count in there] or [NOBODY]

    def _standing(self, number: int, where: int) -> str:
        if leads(self.known, number, where):
            return "leads"
        return "tied" if has_most_at(self.known, number, where) else ""

    def _group(self, place: int, number: int, count: int, standing: str = "") -> Cell:
        cell = group(number, self.view.rules.seats, count, standing)
        return cell.standing_for(self.pointing.at(("colour", number)) if place == self.victims_at else None)


def by_size(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Each colour that is there with its number, the largest first."""
    there = [(colour, count) for colour, count in enumerate(numbers) if count]
    return sorted(there, key=itemgetter(1), reverse=True)


@made_once
def printed(number: int, box: Box) -> Cell:
    """An event card as it is printed."""
    kind = type(events(box)[number]).__name__.lower()
    return Cell(card(number, box), note=card_text(number, box), kind=kind)


@made_once
def group(number: int, seats: int, count: int, standing: str) -> Cell:
    """The astronauts of one colour that are in one place."""
    words = tell("group", colour=colour_among(number, seats), count=count, standing=standing)
    return Cell(words, colour=number, kind="astronauts", tone="strong" if standing == "leads" else "")


@made_once
def number_cell(value: int, kind: str) -> Cell:
    """A bare number."""
    return Cell(str(value), kind=kind)
