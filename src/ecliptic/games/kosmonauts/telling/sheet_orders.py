"""The viewer's orders in words: what is ordered, where that leads, and where one cube more would lead."""

from __future__ import annotations

from typing import Final

from ecliptic.core.sheet import Cell, Grid, Lines, Row, Section, Words, made_once
from ecliptic.games.kosmonauts import terms as t
from ecliptic.games.kosmonauts.names import DIRECTION_NAMES
from ecliptic.games.kosmonauts.telling.sheet_flight import Flight
from ecliptic.games.kosmonauts.telling.sheet_page import NOTHING, Page, board, body_name, number_cell, steps, tell
from ecliptic.games.kosmonauts.view import OrdersSeen, ShipSeen

OF_ROSE: Final[list[Words]] = [tell("direction"), tell("speed"), tell("one-fuel"), tell("one-hyper")]


def orders(page: Page) -> Section | None:
    """While orders are given, or have been confirmed in secret."""
    if page.view.orders is None or page.view.viewer is None:
        return None
    found = Orders(page, page.view.ships[page.view.viewer], page.view.orders)
    return Section(tell("orders"), [Lines(found.lines()), *found.rose()], mine=True)


class Orders:
    """One ship and its orders so far."""

    def __init__(self, page: Page, ship: ShipSeen, orders: OrdersSeen) -> None:
        self.page = page
        self.ship = ship
        self.orders = orders
        self.shields = ship.shields - int(orders.shield_turned)

    def lines(self) -> list[Cell]:
        """What is ordered, what is left, and what follows."""
        orders = self.orders
        ordered = tell("ordered", steps=steps(orders.ordered), units=orders.units, limit=self.ship.limit)
        left = tell("left", fuel=orders.fuel_left, hyper=orders.hyper_left, shields=self.shields)
        return [Cell(ordered, kind="orders"), Cell(left, kind="tanks"), *self.outcome(), *self.reach()]

    def outcome(self) -> list[Cell]:
        """What happens if nothing more is ordered."""
        if self.ship.landed_on is None or self.orders.units:
            return Flight(self.page, self.ship, self.orders.rose, self.shields).outcome()
        waits = [Cell(tell("drift-waits"), kind="drift", tone="bad")] if self.ship.drifts else []
        return [Cell(board("stays"), kind="stay"), *waits]

    def reach(self) -> list[Cell]:
        """Every body that the ship can still meet this round."""
        page = self.page
        near = [body_name(body) for body in range(t.BODIES) if body != self.ship.landed_on and page.is_near(body)]
        return [Cell(tell("reach", bodies=near), kind="reach")] if near else []

    def rose(self) -> list[Grid]:
        """Six directions: the steps of the ship, and where one cube more of each kind would lead."""
        if not self.page.pointing.is_at_any("cube"):
            return []
        return [Grid(OF_ROSE, [self.petal(way) for way in range(t.DIRECTIONS)])]

    def petal(self, way: int) -> Row:
        """One direction of the rose."""
        speed = self.orders.rose[way % t.AXES] * (1 if way < t.AXES else -1)
        return Row([_direction(way), number_cell(max(speed, 0), "speed"), self.cube(way, 1), self.cube(way, 2)])

    def cube(self, way: int, steps: int) -> Cell:
        """Where the flight would end with one cube more: of ordinary fuel, or of hyper-fuel, which counts twice."""
        page, kind = self.page, "fuel" if steps == 1 else "hyper"
        action = page.pointing.at(("cube", way if steps == 1 else way + int(t.DIRECTIONS)))
        if action is None:
            return NOTHING
        rose = self.pushed()
        rose[way % t.AXES] += steps if way < t.AXES else -steps
        end = page.end(self.ship.sector, rose, self.shields)
        if end is None:
            return Cell(page.end_words(end), kind=kind, tone="bad", action=action)
        meets = page.bodies_in(end) or page.bodies_in(end, 1)
        return Cell(page.end_words(end), kind=kind, tone="good" if meets else "", action=action)

    def pushed(self) -> list[int]:
        """The rose before the next cube: the first one of a landed ship wakes the drift that waits for it."""
        rose = list(self.orders.rose)
        if self.ship.drifts and self.orders.units == 0:
            return [steps + push for steps, push in zip(rose, self.page.drift(), strict=True)]
        return rose


@made_once
def _direction(way: int) -> Cell:
    return Cell(tell("direction-name", direction=DIRECTION_NAMES[way]), kind=DIRECTION_NAMES[way])
