"""A view of Mission: Red Planet while it is being written down: words and cells that its sections share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ecliptic.core.pointing import Pointing
from ecliptic.core.sheet import Cell
from ecliptic.core.words import Action, Phrase
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.box import Box
from ecliptic.games.redplanet.missions import leads
from ecliptic.games.redplanet.names import RESOURCES, VERBS
from ecliptic.games.redplanet.phrases import card, card_text, colour, region
from ecliptic.games.redplanet.scoring import has_most_at
from ecliptic.games.redplanet.state import RedPlanet
from ecliptic.games.redplanet.tables import events
from ecliptic.games.redplanet.view import RedPlanetView

NOTHING = Cell("–", tone="dim")


class Page:
    """What everything is written from; `known` holds what the view tells as a state, with nothing that it hides."""

    def __init__(self, view: RedPlanetView, box: Box, known: RedPlanet) -> None:
        self.view = view
        self.box = box
        self.known = known
        self.pointing = Pointing(view.decision, VERBS)
        self.victims_at = self._victims_at()

    def tell(self, message: str, **args: Any) -> Phrase:
        return Phrase(f"redplanet-sheet-{message}", args)

    def board(self, message: str, **args: Any) -> Phrase:
        """A message that the terminal says as well."""
        return Phrase(f"redplanet-board-{message}", args)

    def colour(self, number: int) -> Phrase:
        return colour(number, self.view.rules)

    def region(self, number: int) -> Phrase:
        return region(number, self.box)

    def resource(self, kind: int) -> Phrase:
        return Phrase(f"redplanet-resource-{RESOURCES[kind]}")

    def colours_of(self, seat: int) -> list[int]:
        """The seat's own colour, then its neutral one."""
        main = self.known.main(seat)
        return sorted((c for c in range(self.view.colours) if self.known.owner(c) == seat), key=lambda c: c != main)

    def event_card(self, number: int, words: Phrase | None = None, action: Action | None = None) -> Cell:
        """An event card with what it says."""
        kind = type(events(self.box)[number]).__name__.lower()
        return Cell(words or card(number, self.box), note=card_text(number, self.box), kind=kind, action=action)

    def _victims_at(self) -> int | None:
        """The place where the viewer must say whose astronaut is meant."""
        decision = self.view.decision
        if decision is None or decision.question not in ("KillWhom", "ReplaceWhom"):
            return None
        arg: int = next(lane[-1][2] for lane in self.view.agenda[-1] if lane and lane[-1][0] == decision.seat)
        return arg if decision.question == "ReplaceWhom" else arg + int(t.DOCKS)

    def crew(self, dock: int, numbers: Sequence[int]) -> list[Cell]:
        """Who is aboard a ship."""
        return list(self._groups(dock, numbers, {})) or [self._nobody()]

    def crowd(self, number: int) -> list[Cell]:
        """Who stands in a region, and who leads there."""
        numbers = self.view.regions[number].astronauts
        standings = {c: self._standing(c, number) for c in range(len(numbers))}
        return list(self._groups(number + int(t.DOCKS), numbers, standings)) or [self._nobody()]

    def _nobody(self) -> Cell:
        return Cell(self.tell("nobody"), tone="dim")

    def _standing(self, number: int, where: int) -> str:
        if leads(self.known, number, where):
            return "leads"
        return "tied" if has_most_at(self.known, number, where) else ""

    def _groups(self, place: int, numbers: Sequence[int], standings: dict[int, str]) -> Iterator[Cell]:
        """Each colour with its number, the largest first."""
        for number in sorted(range(len(numbers)), key=lambda each: -numbers[each]):
            if numbers[number]:
                standing = standings.get(number, "")
                yield Cell(
                    self.tell("group", colour=self.colour(number), count=numbers[number], standing=standing),
                    colour=number,
                    kind="astronauts",
                    tone="strong" if standing == "leads" else "",
                    action=self.pointing.at(("colour", number)) if place == self.victims_at else None,
                )
