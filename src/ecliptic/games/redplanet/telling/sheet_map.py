"""Where ships and astronauts are, in words: docks and regions."""

from __future__ import annotations

from typing import Final

from ecliptic.core.sheet import Cell, Grid, Row, Section, Words, made_once
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.box.contents import Box
from ecliptic.games.redplanet.edition import Edition
from ecliptic.games.redplanet.names import RESOURCES
from ecliptic.games.redplanet.telling.phrases import card, region, resource, ship_card
from ecliptic.games.redplanet.telling.sheet_page import NOTHING, Page, board, number_cell, tell
from ecliptic.games.redplanet.view import RegionSeen, ShipSeen

AT_DOCKS: Final[list[Words]] = [tell("dock"), tell("destination"), tell("places"), tell("aboard")]
OF_REGIONS: Final[list[Words]] = [
    board("region"),
    tell("yields"),
    tell("lying"),
    tell("discovery"),
    tell("destinations-left"),
    board("astronauts"),
]
UNEXPLORED: Final = Cell(tell("unexplored"), tone="dim")


def docks(page: Page) -> Section | None:
    """Every dock with its ship: where to, how much room, and who is aboard."""
    if not any(page.view.ships):
        return None
    return Section(tell("docks"), [Grid(AT_DOCKS, [_dock(page, dock) for dock in range(len(page.view.ships))])])


def _dock(page: Page, dock: int) -> Row:
    ship = page.view.ships[dock]
    name = Cell(
        tell("at-dock", dock=dock + 1),
        kind="dock",
        note="" if ship is None else ship_card(ship.card, page.box),
        action=page.pointing.at(("ship", dock), ("place", dock)),
    )
    if ship is None:
        return Row([name, Cell(board("empty"), tone="dim"), NOTHING, NOTHING], tone="dim")
    return Row([name, _destination(page, ship), _room(ship), *page.crew(dock, ship.crew)])


def _destination(page: Page, ship: ShipSeen) -> Cell:
    """Where the ship goes; of tokens that lie on each other the newest counts."""
    if ship.bound_for is None:
        return Cell(board("open"), kind="open", tone="strong")
    tokens = [page.region(token) for token in reversed(ship.tokens)]
    return Cell(page.region(ship.bound_for), kind="region", note=tell("by-token", regions=tokens) if tokens else "")


def _room(ship: ShipSeen) -> Cell:
    if ship.launched:
        return Cell(tell("in-flight"), kind="flight", tone="good")
    return _free(ship.capacity - sum(ship.crew), ship.capacity)


@made_once
def _free(free: int, capacity: int) -> Cell:
    return Cell(tell("free", free=free, capacity=capacity), kind="places")


def regions(page: Page) -> Section:
    """Every region, Phobos included: what it yields, what lies there, and who stands there."""
    return Section(tell("regions"), [Grid(OF_REGIONS, [_region(page, number) for number in range(t.REGIONS)])])


def _region(page: Page, number: int) -> Row:
    seen = page.view.regions[number]
    cells = [
        _name(page, number),
        _yields(seen),
        _lying(seen),
        _discovery(page, number, seen),
        number_cell(page.known.tokens_left(number), "destination"),
    ]
    return Row(cells + page.crowd(number))


def _name(page: Page, number: int) -> Cell:
    action = page.pointing.at(("region", number), ("place", number + int(t.DOCKS)))
    return _with_neighbours(number, page.box, page.known.edition).standing_for(action)


@made_once
def _with_neighbours(number: int, box: Box, edition: Edition) -> Cell:
    """A region, and on demand its neighbours."""
    near = [region(other, box) for other in range(t.REGIONS) if edition.are_adjacent(number, other)]
    kind = box.regions[number].kind
    return Cell(region(number, box), kind=kind, note=tell("neighbours", kind=kind, regions=near))


def _yields(seen: RegionSeen) -> Cell:
    kind = seen.resource if seen.overlaid is None else seen.overlaid
    return UNEXPLORED if kind is None else _resource(kind)


@made_once
def _resource(kind: int) -> Cell:
    return Cell(resource(kind), kind=RESOURCES[kind])


def _lying(seen: RegionSeen) -> Cell:
    """Point tokens that nobody has taken yet."""
    tokens = [tell("tokens", resource=resource(k), count=n) for k, n in enumerate(seen.pool) if n]
    if not tokens:
        return NOTHING
    return Cell(tokens[0] if len(tokens) == 1 else tell("several", things=tokens), kind="tokens")


def _discovery(page: Page, number: int, seen: RegionSeen) -> Cell:
    """A discovery by name if the viewer knows it, else a closed card."""
    if not seen.has_discovery:
        return NOTHING
    places = page.view.cards.places
    if t.ATTACHED + number not in places:
        return Cell(tell("face-down"), kind="discovery")
    known = places.index(t.ATTACHED + number)
    if page.view.shown:
        return page.event_card(known)
    return page.event_card(known, tell("known", card=card(known, page.box)))
