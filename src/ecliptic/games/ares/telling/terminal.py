"""The table in a terminal: Mars, the players side by side, the viewer's hand and the cards that go on working."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from ecliptic.core.words import Phrase
from ecliptic.games.ares import terms as t
from ecliptic.games.ares.box.contents import Box, Zones
from ecliptic.games.ares.names import TAG_NAMES
from ecliptic.games.ares.telling.phrases import card, phrase
from ecliptic.games.ares.telling.sheet_page import NUMERALS, Page, degrees, now, zone_of
from ecliptic.games.ares.telling.text import card_text
from ecliptic.games.ares.view import AresView, PlayerSeen

Say = Callable[[Phrase], str]

WIDE: Final = 100
SHAPES: Final = ("●", "◆", "▲", "■")  # nothing by colour alone
STYLES: Final = ("red", "blue", "yellow", "green")
ZONE_STYLES: Final = ("magenta", "red", "yellow", "bold")
CARD_STYLES: Final = {"green": "green", "blue": "blue", "red": "red", "corporation": "bold"}
SEEN_ELSEWHERE: Final = ("cards", "last")  # what a narrow terminal leaves out


class Picture:
    """One view, drawn."""

    def __init__(self, view: AresView, box: Box, say: Say, width: int) -> None:
        self.view = view
        self.box = box
        self.say = say
        self.width = width

    def tell(self, message: str, **args: Any) -> str:
        return self.say(Phrase(f"ares-board-{message}", args))

    def parts(self) -> list[Any]:
        """All of it, from Mars to the viewer's own cards."""
        found: list[Any] = [self.headline(), self.mars(), self.players()]
        for seat, seen in enumerate(self.view.players):
            found += self.in_play(seat, seen)
        if self.view.viewer is not None:
            mine = self.view.players[self.view.viewer]
            found += self.cards(self.tell("offers"), mine.offers, {})
            found += self.cards(self.tell("looked"), mine.looked, {})
            found += self.cards(self.tell("your-hand"), mine.hand, mine.prices)
        return found

    # Above: the round and Mars.

    def headline(self) -> Text:
        title = [Phrase("ares-title")] if self.width >= WIDE else []
        return Text(" · ".join(self.say(each) for each in [*title, *now(Page(self.view, self.box))]), style="reverse")

    def mars(self) -> Table:
        view = self.view
        grid = Table.grid(padding=(0, 2, 0, 0))
        value = degrees(view.temperature)
        warmth = self.scale(range(-30, 10, 2), value, self.box.temperature)
        grid.add_row(self.tell("temperature"), f"{value:+d} °C", warmth, self.full(view.temperature == t.HOTTEST))
        air = self.scale(range(15), view.oxygen, self.box.oxygen)
        grid.add_row(self.tell("oxygen"), f"{view.oxygen} %", air, self.full(view.oxygen == t.RICHEST))
        waves = Text("".join("≈" if tile is not None else "□" for tile in view.tiles), style="cyan")
        grid.add_row(self.tell("oceans"), f"{view.oceans}/9", waves, self.full(view.oceans == t.TILES))
        grid.add_row("", "", self.tell("piles", deck=view.deck, discards=view.discards), "")
        return grid

    def scale(self, steps: Iterable[int], value: int, zones: Zones) -> Text:
        """A bar in the colours of the zones; what is reached is full."""
        text = Text()
        for step in steps:
            text.append("█" if step <= value else "░", style=ZONE_STYLES[zone_of(step, zones)])
        return text

    def full(self, complete: bool) -> str:
        return self.tell("complete") if complete else ""

    # The players.

    def players(self) -> Table:
        heads = {
            "player": self.tell("player"),
            "rating": self.tell("rating"),
            "mc": self.tell("mc"),
            "heat": self.tell("heat"),
            "plants": self.tell("plants"),
            "cards": self.tell("cards"),
            "stock": self.tell("stock"),
            "forests": self.tell("forests"),
            "hand": self.tell("hand"),
            "points": self.tell("points"),
            "last": self.tell("last"),
        }
        shown = [word for word in heads if self.width >= WIDE or word not in SEEN_ELSEWHERE]
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim underline")
        for word in shown:
            table.add_column(heads[word])
        for seat, seen in enumerate(self.view.players):
            cells = dict(zip(heads, self._cells(seat, seen), strict=True))
            table.add_row(*(cells[word] for word in shown), style=STYLES[seat])
        return table

    def _cells(self, seat: int, seen: PlayerSeen) -> list[str]:
        mark = "…" if seat in self.view.waiting else " "
        name = f"{mark}{SHAPES[seat]} {self.say(phrase('colour', seat, self.box, self.view))}"
        mc, heat, plants, cards = seen.production
        last = seen.phase if seen.phase is not None else seen.last_phase
        return [
            name,
            str(seen.rating),
            f"{seen.mc} (+{mc})",
            f"{seen.heat} (+{heat})",
            f"{seen.plants} (+{plants})",
            f"+{cards}",
            f"{seen.steel}/{seen.titanium}",
            str(seen.forests),
            str(len(seen.hand)),
            str(seen.points),
            "" if last is None else NUMERALS[last],
        ]

    # The viewer's own cards.

    def cards(self, title: str, faces: Sequence[int | None], prices: Mapping[int, int]) -> list[Any]:
        """Cards with what they would cost now and, where there is room, with their texts."""
        if not faces:
            return []
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim underline")
        table.add_column(self.tell("price"), justify="right")
        table.add_column(title)
        if self.width >= WIDE:
            table.add_column(self.tell("says"), overflow="fold")
        for each in faces:
            if each is not None:
                row: list[Any] = [str(prices.get(each, self.box.cards[each].cost or "")), self.name(each)]
                table.add_row(*row, *([self.say(card_text(self.box.cards[each]))] if self.width >= WIDE else []))
        return [table]

    def name(self, number: int) -> Text:
        """A card by its name, in its colour and with a shape for its colour."""
        colour = self.box.cards[number].colour
        shape = {"green": "▬", "blue": "◈", "red": "✦", "corporation": "★"}[colour]
        return Text(f"{shape} {self.say(card(number, self.box))}", style=CARD_STYLES[colour])

    def in_play(self, seat: int, seen: PlayerSeen) -> list[Any]:
        """A player's corporation, tags and projects, which all can see."""
        if seen.corporation is None:
            return []
        line = Text(f"{SHAPES[seat]} {self.say(card(seen.corporation, self.box))}. ", style=STYLES[seat])
        tags = [
            f"{self.say(Phrase(f'ares-tag-{name}'))} {n}" for name, n in zip(TAG_NAMES, seen.tags, strict=True) if n
        ]
        line.append(f"{self.tell('tags')}: {', '.join(tags) or '—'}. ", style="dim")
        if seen.played:
            line.append(f"{self.tell('in-play')}: ", style="dim")
        for place, each in enumerate(seen.played):
            if place:
                line.append(" · ")
            line.append_text(self.name(each))
            if seen.cubes.get(each):
                line.append(f" ×{seen.cubes[each]}")
            if seen.used.get(each):
                line.append(f" ({self.tell('used')})", style="dim")
        return [line]
