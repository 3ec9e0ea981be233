"""The board in a terminal: docks, regions and players as compact tables that fit 80 columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from ecliptic.core.words import Phrase
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.box.contents import Box
from ecliptic.games.redplanet.names import RESOURCES, ROLE_NAMES
from ecliptic.games.redplanet.telling.phrases import card, card_text, colour, region, role, role_number
from ecliptic.games.redplanet.view import RedPlanetView, RegionSeen, ShipSeen

Say = Callable[[Phrase], str]

SHAPES: Final = ("●", "■", "▲", "◆", "⬢", "✚")  # nothing by colour alone
STYLES: Final = ("red", "blue", "yellow", "green", "magenta", "bold")  # white is whatever stands out on this terminal
KIND_MARKS: Final = {"outer": "○", "inner": "◎", "moon": "☾"}
WIDE: Final = 100


class Board:
    """One view, drawn."""

    def __init__(self, view: RedPlanetView, box: Box, say: Say, width: int) -> None:
        self.view = view
        self.box = box
        self.say = say
        self.width = width

    def parts(self) -> list[Any]:
        """Everything, from top to bottom; on a wide screen the players stand beside the docks."""
        if self.width < WIDE:
            return [self.headline(), self.docks(), self.regions(), self.players(), *self.own()]
        top = Table.grid(padding=(0, 3, 0, 0))
        top.add_row(self.docks(), self.players())
        return [self.headline(), top, self.regions(), *self.own()]

    def tell(self, message: str, **args: Any) -> str:
        return self.say(Phrase(f"redplanet-board-{message}", args))

    def colour(self, number: int) -> str:
        return self.say(colour(number, self.view.rules))

    def headline(self) -> Text:
        view = self.view
        layout = view.rules.switches.get("layout", "")
        parts = [
            self.say(Phrase("redplanet-title")),
            f"{view.rules.edition}{f'/{layout}' if layout else ''}",
            self.tell("round", round=view.round, rounds=int(t.ROUNDS)),
            self.tell("first", colour=self.colour(view.first)),
        ]
        if view.calling is not None:
            called = role(view.calling, self.box)
            parts.append(self.tell("calling", number=role_number(view.calling, self.box), role=called))
        return Text(" · ".join(parts), style="reverse")

    def _table(self, *columns: str) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim underline")
        for column in columns:
            table.add_column(column)
        return table

    def crowd(self, numbers: Sequence[int]) -> Text:
        """Who is there: a shape and a number for each colour."""
        text = Text()
        for number, count in enumerate(numbers):
            if count:
                text.append(f"{SHAPES[number]}{count} ", style=STYLES[number])
        return text

    def docks(self) -> Table:
        table = self._table("#", self.tell("ship"), self.tell("crew"), self.tell("free"))
        for dock, ship in enumerate(self.view.ships):
            if ship is None:
                table.add_row(str(dock + 1), Text(self.tell("empty"), style="dim"), "", "")
            else:
                table.add_row(str(dock + 1), self.ship(ship), self.crowd(ship.crew), self.room(ship))
        return table

    def ship(self, ship: ShipSeen) -> Text:
        target = self.tell("open") if ship.bound_for is None else self.say(region(ship.bound_for, self.box))
        text = Text(("✈ " if ship.launched else "→ ") + target)
        if ship.tokens:
            text.append(" ⚑" * len(ship.tokens), style="bold")
        return text

    def room(self, ship: ShipSeen) -> str:
        if ship.launched:
            return self.tell("launched")
        return f"{ship.capacity - sum(ship.crew)}/{ship.capacity}"

    def regions(self) -> Table:
        table = self._table(
            "", self.tell("region"), self.tell("resource"), self.tell("tokens"), self.tell("astronauts"), ""
        )
        for number, seen in enumerate(self.view.regions):
            known = self.box.regions[number]
            table.add_row(
                KIND_MARKS[known.kind],
                self.say(region(number, self.box)),
                self.resource(seen),
                str(sum(seen.pool) or ""),
                self.crowd(seen.astronauts),
                self.discovery(number, seen),
            )
        return table

    def resource(self, seen: RegionSeen) -> str:
        kind = seen.resource if seen.overlaid is None else seen.overlaid
        return "?" if kind is None else self.say(Phrase(f"redplanet-resource-{RESOURCES[kind]}"))

    def discovery(self, number: int, seen: RegionSeen) -> str:
        """A discovery by name if the viewer knows it, else a closed card."""
        if not seen.has_discovery:
            return ""
        places = self.view.cards.places
        known = [index for index, place in enumerate(places) if place == t.ATTACHED + number]
        return f"▣ {self.say(card(known[0], self.box))}" if known else "▣"

    def players(self) -> Table:
        marks = [self.say(Phrase(f"redplanet-resource-{kind}"))[:3] for kind in RESOURCES]
        table = self._table(
            "",
            self.tell("colour"),
            self.tell("reserve"),
            self.tell("lost"),
            *marks,
            self.tell("cards"),
            self.tell("played"),
        )
        for number in range(self.view.colours):
            first = "»" if number == self.view.first else " "
            table.add_row(
                Text(f"{first}{SHAPES[number]}", style=STYLES[number]),
                self.colour(number),
                str(self.view.reserve[number]),
                str(self.view.lost[number] or ""),
                *(str(count or "") for count in self.view.owned[number]),
                self.held(number),
                self.played(number),
            )
        return table

    def held(self, number: int) -> str:
        """Face-down event cards of the colour's seat."""
        seat = number if self.view.colours == self.view.rules.seats else {0: 0, 3: 1}.get(number)
        if seat is None:
            return ""
        cards = self.view.cards
        return str(int(cards.kept[seat]) + cards.drawn[seat] or "")

    def played(self, number: int) -> str:
        """Numbers of the characters on the table; the one of this round in brackets."""
        chosen = self.view.chosen[number]
        numbers = [str(role_number(each, self.box)) for each in self.view.played[number] if each != chosen]
        if self.view.has_chosen[number]:
            numbers.append(f"[{'?' if chosen is None else role_number(chosen, self.box)}]")
        return " ".join(numbers)

    def own(self) -> list[Text]:
        """What only the viewer knows: hand and cards."""
        if self.view.viewer is None:
            return []
        seat = self.view.viewer
        mine = seat * 3 if self.view.colours != self.view.rules.seats else seat
        hand = [
            f"{role_number(number, self.box)} {self.say(role(number, self.box))}"
            for number in range(len(ROLE_NAMES))
            if number not in self.view.played[mine]
        ]
        lines = [Text(self.tell("hand") + " " + ", ".join(hand))]
        for number, place in enumerate(self.view.cards.places):
            if place in (t.HELD + seat, t.DEALT + seat, t.DRAWN + seat):
                lines.append(Text(f"▤ {self.say(card(number, self.box))}: {self.say(card_text(number, self.box))}"))
        return lines
