"""A view of Kosmonauts while it is being written down: words and cells that its sections share."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final

from ecliptic.core.pointing import Pointing
from ecliptic.core.sheet import Cell, Tone, made_once
from ecliptic.core.words import Phrase
from ecliptic.games.kosmonauts import terms as t
from ecliptic.games.kosmonauts.board import Board
from ecliptic.games.kosmonauts.names import DIRECTION_NAMES, VERBS
from ecliptic.games.kosmonauts.rules.flight import SAFE, peril, shift_q, shift_r
from ecliptic.games.kosmonauts.state import Kosmonauts
from ecliptic.games.kosmonauts.telling.phrases import named
from ecliptic.games.kosmonauts.view import KosmonautsView, Sector

NOTHING: Final = Cell("–", tone="dim")


def tell(message: str, **args: Any) -> Phrase:
    """A message of the sheet."""
    return Phrase(f"kosmonauts-sheet-{message}", args)


def board(message: str, **args: Any) -> Phrase:
    """A message that the terminal says as well."""
    return Phrase(f"kosmonauts-board-{message}", args)


class Page:
    """What everything is written from; `known` holds what the view tells as a state, with nothing that it hides."""

    def __init__(self, view: KosmonautsView, field: Board, known: Kosmonauts) -> None:
        self.view = view
        self.field = field
        self.known = known
        self.pointing = Pointing(view.decision, VERBS)
        self._can_end_at = frozenset(() if view.orders is None else view.orders.can_end_at)
        self._bodies: dict[tuple[int, Sector], list[int]] = defaultdict(list)  # by rounds from now and sector
        for body, ahead in enumerate(view.bodies_ahead):
            for rounds, sector in enumerate(ahead[:2]):
                self._bodies[rounds, sector].append(body)

    # Where.

    def sector(self, sector: Sector) -> Phrase:
        """A sector, with the danger and the bodies that are there now."""
        return sector_with(sector, self.bodies_in(sector), self.field)

    def bodies_in(self, sector: Sector, rounds: int = 0) -> list[int]:
        """The bodies that are in this sector now, or will be after this round."""
        return self._bodies.get((rounds, sector), [])

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
            return tell("evacuation")
        return sector_with(end, dict.fromkeys(self.bodies_in(end) + self.bodies_in(end, 1)), self.field)

    def drift(self) -> list[int]:
        """The steps that the event of this round adds to a rose."""
        event = self.view.event
        axes = range(t.AXES)
        return [0 for _ in axes] if event is None else [self.field.event_drift[event * t.AXES + axis] for axis in axes]

    def is_near(self, body: int) -> bool:
        """The viewer's ship can still get there this round, before or after the body moves."""
        return any(sector in self._can_end_at for sector in self.view.bodies_ahead[body][:2])


def colour(seat: int) -> Phrase:
    """A ship by its colour."""
    return named("colour", seat)


def body_name(body: int) -> Phrase:
    """A planet, or the comet."""
    return named("body", body)


@made_once
def ship_name(seat: int) -> Cell:
    """The first cell of a ship's row."""
    return Cell(colour(seat), colour=seat, kind="ship")


@made_once
def number_cell(value: int, kind: str, tone: Tone = "") -> Cell:
    """A bare number."""
    return Cell(str(value), kind=kind, tone=tone)


def sector_with(sector: Sector, bodies: Iterable[int], field: Board) -> Phrase:
    """A sector, with the danger there and with these bodies."""
    danger = [tell("hazard")] if field.is_hazard(*sector) else []
    return tell("sector", q=sector[0], r=sector[1], here=danger + [body_name(body) for body in bodies])


@made_once
def bare_sector(sector: Sector, field: Board) -> Phrase:
    """A sector of which everybody knows which body is meant."""
    return sector_with(sector, [], field)


def steps(rose: Sequence[int]) -> list[Phrase]:
    """The steps of a rose, each direction with its number."""
    return [step(axis, number) for axis, number in enumerate(rose) if number]


@made_once
def step(axis: int, number: int) -> Phrase:
    """So many steps along an axis, or against it."""
    name = DIRECTION_NAMES[axis if number > 0 else axis + int(t.AXES)]
    return tell("steps", direction=name, count=abs(number))


@made_once
def way(q: int, r: int) -> list[Phrase]:
    """The shortest way to a sector so far off, in steps."""
    return steps(shortest(q, r))


def shortest(q: int, r: int) -> list[int]:
    """The fewest signed steps along E, SE and SW that lead so far: one along SW saves one along each of the others."""
    along = min(abs(q), abs(r)) if q * r < 0 else 0
    c = along if r > 0 else -along
    return [q + c, r - c, c]
