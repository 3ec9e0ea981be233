"""A view of Kosmonauts while it is being written down: words and cells that its sections share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ecliptic.core.pointing import Pointing
from ecliptic.core.sheet import Cell
from ecliptic.core.words import Phrase
from ecliptic.games.kosmonauts import terms as t
from ecliptic.games.kosmonauts.board import Board
from ecliptic.games.kosmonauts.flight import SAFE, peril, shift_q, shift_r
from ecliptic.games.kosmonauts.names import DIRECTION_NAMES, VERBS
from ecliptic.games.kosmonauts.phrases import phrase
from ecliptic.games.kosmonauts.state import Kosmonauts
from ecliptic.games.kosmonauts.view import KosmonautsView, Sector

NOTHING = Cell("–", tone="dim")


class Page:
    """What everything is written from; `known` holds what the view tells as a state, with nothing that it hides."""

    def __init__(self, view: KosmonautsView, board: Board, known: Kosmonauts) -> None:
        self.view = view
        self.field = board
        self.known = known
        self.pointing = Pointing(view.decision, VERBS)

    def tell(self, message: str, **args: Any) -> Phrase:
        return Phrase(f"kosmonauts-sheet-{message}", args)

    def board(self, message: str, **args: Any) -> Phrase:
        """A message that the terminal says as well."""
        return Phrase(f"kosmonauts-board-{message}", args)

    def colour(self, seat: int) -> Phrase:
        return phrase("colour", seat, self.field, self.view)

    def ship_name(self, seat: int) -> Cell:
        return Cell(self.colour(seat), colour=seat, kind="ship")

    def body(self, body: int) -> Phrase:
        return phrase("body", body, self.field, self.view)

    # Where.

    def sector(self, sector: Sector) -> Phrase:
        """A sector, with the danger and the bodies that are there now."""
        bodies = [self.body(body) for body in self.bodies_in(sector)]
        return self.tell("sector", q=sector[0], r=sector[1], here=self._danger(sector) + bodies)

    def bare_sector(self, sector: Sector) -> Phrase:
        """A sector of which everybody knows which body is meant."""
        return self.tell("sector", q=sector[0], r=sector[1], here=self._danger(sector))

    def _danger(self, sector: Sector) -> list[Phrase]:
        return [self.tell("hazard")] if self.field.is_hazard(*sector) else []

    def bodies_in(self, sector: Sector, rounds: int = 0) -> list[int]:
        """The bodies that will be in this sector in so many rounds."""
        return [body for body, ahead in enumerate(self.view.bodies_ahead) if ahead[rounds : rounds + 1] == [sector]]

    def steps(self, rose: Sequence[int]) -> list[Phrase]:
        """The steps of a rose, each direction with its number."""
        return [self.step(axis, number) for axis, number in enumerate(rose) if number]

    def step(self, axis: int, number: int) -> Phrase:
        """So many steps along an axis, or against it."""
        name = DIRECTION_NAMES[axis if number > 0 else axis + int(t.AXES)]
        return self.tell("steps", direction=name, count=abs(number))

    def way(self, start: Sector, end: Sector) -> list[Phrase]:
        """The shortest way in steps."""
        return self.steps(shortest(end[0] - start[0], end[1] - start[1]))

    # Flight.

    def end(self, start: Sector, rose: Sequence[int], shields: int) -> Sector | None:
        """Where a ship with so many shields ends by this rose; None if it must be evacuated."""
        q, r = start
        a, b, c = rose
        if peril(self.field, q, r, a, b, c) != SAFE:
            return None
        end = (q + shift_q(a, c), r + shift_r(b, c))
        return end if shields > 0 or not self.field.is_hazard(*end) else None

    def end_words(self, end: Sector | None) -> Phrase:
        """Where a flight ends, with the bodies that are there or come there; or that it ends badly."""
        if end is None:
            return self.tell("evacuation")
        bodies = dict.fromkeys([*self.bodies_in(end), *self.bodies_in(end, 1)])
        here = self._danger(end) + [self.body(body) for body in bodies]
        return self.tell("sector", q=end[0], r=end[1], here=here)

    def drift(self) -> list[int]:
        """The steps that the event of this round adds to a rose."""
        event = self.view.event
        axes = range(t.AXES)
        return [0 for _ in axes] if event is None else [self.field.event_drift[event * t.AXES + axis] for axis in axes]

    def is_near(self, body: int) -> bool:
        """The viewer's ship can still get there this round, before or after the body moves."""
        orders = self.view.orders
        return orders is not None and any(sector in orders.can_end_at for sector in self.view.bodies_ahead[body][:2])


def shortest(q: int, r: int) -> list[int]:
    """The fewest signed steps along E, SE and SW that lead so far: one along SW saves one along each of the others."""
    along = min(abs(q), abs(r)) if q * r < 0 else 0
    c = along if r > 0 else -along
    return [q + c, r - c, c]
