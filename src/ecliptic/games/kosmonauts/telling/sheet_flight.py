"""What awaits the viewer's ship, in words: where a flight ends, what a landing brings, what a drift would change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ecliptic.core.sheet import Cell, Lines, Section
from ecliptic.games.kosmonauts import terms as t
from ecliptic.games.kosmonauts.telling.sheet_page import Page, bare_sector, board, body_name, steps, tell
from ecliptic.games.kosmonauts.view import Sector, ShipSeen

LANDINGS: Final = ("MayLand", "FallOnBody")


class Flight:
    """A flight of the viewer's ship by some rose, with so many shields."""

    def __init__(self, page: Page, ship: ShipSeen, rose: Sequence[int], shields: int) -> None:
        self.page = page
        self.ship = ship
        self.rose = rose
        self.shields = shields
        self.end = page.end(ship.sector, rose, shields)

    def outcome(self) -> list[Cell]:
        """Where the flight ends, and what follows."""
        end, rose = self.end, steps(self.rose)
        if end is None:
            last = tell("evacuated-to", body=body_name(self.ship.last_body))
            return [Cell(board("emergency", rose=rose), tone="bad"), Cell(last, kind="evacuation", tone="bad")]
        ends = Cell(board("ends", q=end[0], r=end[1], rose=rose), kind="sector", tone="strong")
        return [ends, *self.danger(end), *self.landings(end), self.coasting(end)]

    def danger(self, end: Sector) -> list[Cell]:
        """A sector that costs a shield."""
        if not self.page.field.is_hazard(*end):
            return []
        return [Cell(tell("costs-shield", left=self.shields - 1), kind="hazard", tone="bad")]

    def landings(self, end: Sector) -> list[Cell]:
        """Bodies that are there now, or come there when all bodies move."""
        page = self.page
        here, arriving = page.bodies_in(end), page.bodies_in(end, 1)
        found = [Cell(tell("can-land", body=body_name(body)), kind="landing", tone="good") for body in here]
        later = [body for body in arriving if body not in here]
        return found + [Cell(tell("arrives", body=body_name(body)), kind="landing", tone="good") for body in later]

    def coasting(self, end: Sector) -> Cell:
        """Where the same speed leads in the round after."""
        shields = self.shields - int(self.page.field.is_hazard(*end))
        after = self.page.end(end, self.rose, shields)
        if after is None:
            return Cell(tell("next-evacuation"), kind="evacuation", tone="bad")
        return Cell(tell("next-round", sector=bare_sector(after, self.page.field)), kind="sector", tone="dim")


def prospects(page: Page) -> Section | None:
    """What the viewer should know to answer a question about flight, landing or drift."""
    decision = page.view.decision
    if decision is None:
        return None
    ship = page.view.ships[decision.seat]
    cells: list[Cell] = []
    if decision.question == "FlyOrEvacuate":
        cells = Flight(page, ship, ship.rose, ship.shields).outcome()
    elif decision.question == "Escape":
        cells = _with_and_without_drift(page, ship)
    elif decision.question in LANDINGS:
        bodies = sorted(thing for kind, thing in page.pointing.actions if kind == "body")
        cells = [_landing(page, decision.seat, body) for body in bodies]
    return Section(tell("prospects"), [Lines(cells)], mine=True) if cells else None


def _with_and_without_drift(page: Page, ship: ShipSeen) -> list[Cell]:
    """Where a ship in flight would coast, escaped or not."""
    drift = page.drift()
    if ship.landed_on is not None or not any(drift):
        return []
    pushed = [steps + push for steps, push in zip(ship.rose, drift, strict=True)]
    free = page.end(ship.sector, ship.rose, ship.shields - 1)
    carried = page.end(ship.sector, pushed, ship.shields)
    return [
        Cell(tell("if-paid", sector=page.end_words(free)), kind="shields"),
        Cell(tell("if-declined", sector=page.end_words(carried)), kind="drift"),
    ]


def _landing(page: Page, seat: int, body: int) -> Cell:
    """The landing token that a body would bring."""
    return Cell(
        tell("landing", body=body_name(body), points=_token(page, seat, body)),
        kind="landing",
        tone="good" if _token(page, seat, body) else "",
    )


def _token(page: Page, seat: int, body: int) -> int:
    """Its value, 0 if there is none: each body gives one to a ship, and Earth only at the end: KO-8.9, KO-13.3."""
    if page.view.ships[seat].tokens[body]:
        return 0
    if body != t.EARTH:
        return page.known.next_token(body)
    is_in_time = page.view.home_phase in (0, page.view.phase)
    comes_home = page.known.tokens_held(seat) >= t.TOKENS_TO_FINISH and page.view.ships[seat].came_home == 0
    return int(t.EARTH_TOKEN) if comes_home and is_in_time else 0
