"""Where ships and astronauts are, in words: docks and regions."""

from __future__ import annotations

from ecliptic.core.sheet import Cell, Grid, Row, Section
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.names import RESOURCES
from ecliptic.games.redplanet.phrases import card, ship_card
from ecliptic.games.redplanet.sheet_page import NOTHING, Page
from ecliptic.games.redplanet.view import RegionSeen, ShipSeen


def docks(page: Page) -> Section | None:
    """Every dock with its ship: where to, how much room, and who is aboard."""
    if not any(page.view.ships):
        return None
    heads = [page.tell("dock"), page.tell("destination"), page.tell("places"), page.tell("aboard")]
    return Section(page.tell("docks"), [Grid([*heads], [_dock(page, dock) for dock in range(len(page.view.ships))])])


def _dock(page: Page, dock: int) -> Row:
    ship = page.view.ships[dock]
    name = Cell(
        page.tell("at-dock", dock=dock + 1),
        kind="dock",
        note="" if ship is None else ship_card(ship.card, page.box),
        action=page.pointing.at(("ship", dock), ("place", dock)),
    )
    if ship is None:
        return Row([name, Cell(page.board("empty"), tone="dim"), NOTHING, NOTHING], tone="dim")
    return Row([name, _destination(page, ship), _room(page, ship), *page.crew(dock, ship.crew)])


def _destination(page: Page, ship: ShipSeen) -> Cell:
    """Where the ship goes; of tokens that lie on each other the newest counts."""
    if ship.bound_for is None:
        return Cell(page.board("open"), kind="open", tone="strong")
    tokens = [page.region(token) for token in reversed(ship.tokens)]
    return Cell(
        page.region(ship.bound_for), kind="region", note=page.tell("by-token", regions=tokens) if tokens else ""
    )


def _room(page: Page, ship: ShipSeen) -> Cell:
    if ship.launched:
        return Cell(page.tell("in-flight"), kind="flight", tone="good")
    free = ship.capacity - sum(ship.crew)
    return Cell(page.tell("free", free=free, capacity=ship.capacity), kind="places")


def regions(page: Page) -> Section:
    """Every region, Phobos included: what it yields, what lies there, and who stands there."""
    heads = [
        page.board("region"),
        page.tell("yields"),
        page.tell("lying"),
        page.tell("discovery"),
        page.tell("destinations-left"),
        page.board("astronauts"),
    ]
    return Section(page.tell("regions"), [Grid([*heads], [_region(page, number) for number in range(t.REGIONS)])])


def _region(page: Page, number: int) -> Row:
    seen = page.view.regions[number]
    cells = [
        _name(page, number),
        _yields(page, seen),
        _lying(page, seen),
        _discovery(page, number, seen),
        Cell(str(page.known.tokens_left(number)), kind="destination"),
    ]
    return Row(cells + page.crowd(number))


def _name(page: Page, number: int) -> Cell:
    """The region, and on demand its neighbours."""
    near = [page.region(other) for other in range(t.REGIONS) if page.known.edition.are_adjacent(number, other)]
    kind = page.box.regions[number].kind
    return Cell(
        page.region(number),
        kind=kind,
        note=page.tell("neighbours", kind=kind, regions=near),
        action=page.pointing.at(("region", number), ("place", number + int(t.DOCKS))),
    )


def _yields(page: Page, seen: RegionSeen) -> Cell:
    kind = seen.resource if seen.overlaid is None else seen.overlaid
    if kind is None:
        return Cell(page.tell("unexplored"), tone="dim")
    return Cell(page.resource(kind), kind=RESOURCES[kind])


def _lying(page: Page, seen: RegionSeen) -> Cell:
    """Point tokens that nobody has taken yet."""
    tokens = [page.tell("tokens", resource=page.resource(k), count=n) for k, n in enumerate(seen.pool) if n]
    if not tokens:
        return NOTHING
    return Cell(tokens[0] if len(tokens) == 1 else page.tell("several", things=tokens), kind="tokens")


def _discovery(page: Page, number: int, seen: RegionSeen) -> Cell:
    """A discovery by name if the viewer knows it, else a closed card."""
    if not seen.has_discovery:
        return NOTHING
    places = page.view.cards.places
    if t.ATTACHED + number not in places:
        return Cell(page.tell("face-down"), kind="discovery")
    known = places.index(t.ATTACHED + number)
    if page.view.shown:
        return page.event_card(known)
    return page.event_card(known, page.tell("known", card=card(known, page.box)))
