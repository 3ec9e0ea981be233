"""The field in a terminal: hexes at 100 columns with the flight preview beside the ships, a compact list at 80."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from ecliptic.core.words import Phrase
from ecliptic.games.kosmonauts import terms as t
from ecliptic.games.kosmonauts.board import REACH, Board
from ecliptic.games.kosmonauts.names import BODY_NAMES
from ecliptic.games.kosmonauts.telling.phrases import direction, event, event_text, mission, mission_text, phrase
from ecliptic.games.kosmonauts.view import KosmonautsView, Sector, ShipSeen

Say = Callable[[Phrase], str]

WIDE: Final = 100
SHAPES: Final = ("✚", "◆", "●", "▲")  # nothing by colour alone
STYLES: Final = ("bold", "green", "red", "yellow")  # white is whatever stands out on this terminal
MARKS: Final = ("Me", "Ve", "Ea", "Ma", "Ju", "Sa", "Ur", "Ne", "Ha")
SECTORS: Final = {t.OPEN_SPACE: ("·", "dim"), t.HAZARD: ("×", "dim red"), t.SUN: ("☼", "bold yellow")}


class Picture:
    """One view, drawn."""

    def __init__(self, view: KosmonautsView, board: Board, say: Say, width: int) -> None:
        self.view = view
        self.board = board
        self.say = say
        self.width = width

    def tell(self, message: str, **args: Any) -> str:
        return self.say(Phrase(f"kosmonauts-board-{message}", args))

    def parts(self) -> list[Any]:
        """The field beside the ships where there is room, else bodies and ships as lists."""
        lists: list[Any] = [self.ships(), *self.preview(), *self.events(), *self.missions()]
        if self.width < WIDE:
            return [self.headline(), self.bodies(), *lists]
        side = Table.grid()
        for part in lists:
            side.add_row(part)
        both = Table.grid(padding=(0, 2, 0, 0))
        field = self.field()
        both.add_column(no_wrap=True, min_width=max(len(line) for line in field.plain.splitlines()))
        both.add_row(field, side)
        return [self.headline(), both, self.bodies()]

    def colour(self, seat: int) -> str:
        return self.say(phrase("colour", seat, self.board, self.view))

    def body(self, body: int) -> str:
        return self.say(phrase("body", body, self.board, self.view))

    def headline(self) -> Text:
        parts = [
            self.say(Phrase("kosmonauts-title")),
            self.tell("round", round=self.view.round),
            self.tell("instructor", colour=self.colour(self.view.instructor)),
        ]
        return Text(" · ".join(parts), style="reverse")

    # The field.

    def field(self) -> Text:
        """Two columns a hex; odd rows are shifted by one, as hexes are."""
        marks = self.marks()
        text = Text()
        for r in range(-REACH, REACH + 1):
            sectors = [q for q in range(-REACH, REACH + 1) if self.board.kind(q, r) != t.OUTSIDE]
            if sectors:
                text.append(" " * (2 * sectors[0] + r + self.left()))
                for q in sectors:
                    mark, style = marks.get((q, r)) or SECTORS[self.board.kind(q, r)]
                    text.append(f"{mark:<2}"[:2], style=style)
                text.rstrip()
                text.append("\n")
        return text

    def left(self) -> int:
        """What brings the leftmost hex to the first column."""
        rows = range(-REACH, REACH + 1)
        return -min(2 * q + r for r in rows for q in rows if self.board.kind(q, r) != t.OUTSIDE)

    def marks(self) -> dict[Sector, tuple[str, str]]:
        """What stands in a sector: ships over the preview over bodies."""
        found: dict[Sector, tuple[str, str]] = {}
        for body, ahead in enumerate(self.view.bodies_ahead):
            if ahead:
                found[ahead[0]] = (MARKS[body], "bold cyan")
        orders = self.view.orders
        if orders is not None:
            for sector in orders.can_end_at:
                mark, _ = found.get(sector, ("∘", ""))  # a body that can be reached stands out
                found[sector] = (mark, "magenta" if mark == "∘" else "bold reverse cyan")
            end = orders.ends_at
            if end is not None and found.get(end, ("∘", ""))[0] == "∘":
                found[end] = ("◎", "bold magenta")
        for seat, ship in enumerate(self.view.ships):
            if ship.landed_on is None:
                found[ship.sector] = (SHAPES[seat], f"bold {STYLES[seat]}")
        return found

    # Lists.

    def _table(self, *columns: str) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim underline")
        for column in columns:
            table.add_column(column)
        return table

    def ships(self) -> Table:
        table = self._table("", self.tell("ship"), self.tell("where"), self.tell("tanks"), self.tell("points"))
        for seat, ship in enumerate(self.view.ships):
            table.add_row(
                Text(f"{SHAPES[seat]}", style=STYLES[seat]),
                self.colour(seat) + (" ✓" if ship.confirmed else ""),
                self.where(ship),
                self.tell("load", fuel=ship.fuel, hyper=ship.hyper, shields=ship.shields),
                f"{sum(ship.tokens)} ({self.visited(ship)}/{int(t.TOKENS_TO_FINISH)})",
            )
        return table

    def visited(self, ship: ShipSeen) -> int:
        """Landing tokens of bodies other than Earth."""
        return sum(1 for body, value in enumerate(ship.tokens) if value and body != t.EARTH)

    def where(self, ship: ShipSeen) -> str:
        if ship.landed_on is not None:
            return self.body(ship.landed_on)
        return f"{ship.sector[0]},{ship.sector[1]} {self.rose(ship.rose)}".strip()

    def rose(self, steps: list[int]) -> str:
        """The cubes of a rose as directions with numbers."""
        found = []
        for axis, number in enumerate(steps):
            if number:
                name = self.say(direction(axis if number > 0 else axis + int(t.AXES)))
                found.append(f"{name}×{abs(number)}")
        return " ".join(found)

    def preview(self) -> list[Text]:
        """Where the viewer's ship would end."""
        orders = self.view.orders
        if orders is None or self.view.viewer is None:
            return []
        ship = self.view.ships[self.view.viewer]
        rose = self.rose(orders.rose)
        if orders.ends_at is None:
            return [Text(self.tell("emergency", rose=rose), style="bold red")]
        if ship.landed_on is not None and orders.units == 0:
            return [Text(self.tell("stays"))]
        q, r = orders.ends_at
        return [Text(self.tell("ends", q=q, r=r, rose=rose), style="magenta")]

    def bodies(self) -> Table:
        """Each body: where it is now and will be, its next token, and who has landed."""
        table = self._table("", self.tell("body"), self.tell("now"), self.tell("next"), self.tell("token"), "")
        for body in range(len(BODY_NAMES)):
            ahead = self.view.bodies_ahead[body]
            here = [f"{q},{r}" for q, r in ahead]
            guests = Text()
            for seat, ship in enumerate(self.view.ships):
                if ship.tokens[body]:
                    guests.append(f"{SHAPES[seat]}{ship.tokens[body]} ", style=STYLES[seat])
            left = "2" if body == t.EARTH else str(max(int(t.HIGHEST_TOKEN) - self.view.taken[body], 0))
            table.add_row(MARKS[body], self.body(body), *here[:1] or [""], "  ".join(here[1:4]), left, guests)
        return table

    def events(self) -> list[Text]:
        """The open event cards."""
        cards = [card for card in self.view.row if card is not None]
        return [Text(f"▤ {self.say(event(n, self.board))}: {self.say(event_text(n, self.board))}") for n in cards]

    def missions(self) -> list[Text]:
        """What only the viewer knows."""
        if self.view.viewer is None:
            return []
        cards = [card for card in self.view.missions[self.view.viewer] if card is not None]
        return [Text(f"▣ {self.say(mission(n, self.board))}: {self.say(mission_text(n, self.board))}") for n in cards]
