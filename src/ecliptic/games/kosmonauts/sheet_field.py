"""Where everything is, in words: bodies now and later, ships with their speed and load."""

from __future__ import annotations

from ecliptic.core.sheet import Cell, Chips, Grid, Row, Section
from ecliptic.games.kosmonauts import terms as t
from ecliptic.games.kosmonauts.names import BODY_NAMES
from ecliptic.games.kosmonauts.phrases import point
from ecliptic.games.kosmonauts.sheet_page import NOTHING, Page
from ecliptic.games.kosmonauts.view import ShipSeen


def points(page: Page) -> Section | None:
    """While a body is being placed: the points of its orbit."""
    chosen = sorted(thing for kind, thing in page.pointing.actions if kind == "point")
    if not chosen:
        return None
    cells = [Cell(point(n, page.field, page.view), kind="point", action=page.pointing.at(("point", n))) for n in chosen]
    return Section(page.tell("orbit"), [Chips(cells)])


def bodies(page: Page) -> Section:
    """Each body: where it is and will be, how to get there, the tokens left, and who has landed."""
    heads = [page.board("body"), page.board("now"), page.tell("after-this-round"), page.tell("after-two-rounds")]
    if _is_out(page):
        heads.append(page.tell("from-ship"))
    heads += [page.tell("tokens-left"), page.tell("landed")]
    return Section(page.tell("bodies"), [Grid([*heads], [_body(page, body) for body in range(len(BODY_NAMES))])])


def _is_out(page: Page) -> bool:
    """The viewer has a ship on the field: before the first round there are none."""
    return page.view.viewer is not None and page.view.round > 0


def _body(page: Page, body: int) -> Row:
    name = Cell(page.body(body), kind=BODY_NAMES[body], action=page.pointing.at(("body", body)))
    cells = [name, *_whereabouts(page, body)]
    if _is_out(page):
        cells.append(_from_ship(page, body))
    cells.append(Cell(_tokens_left(page, body), kind="tokens"))
    return Row(cells + (_guests(page, body) or [NOTHING]))


def _whereabouts(page: Page, body: int) -> list[Cell]:
    ahead = page.view.bodies_ahead[body]
    if not ahead:
        owner = page.view.disc_of[body]
        return [Cell(page.tell("unplaced", colour=page.colour(owner)), colour=owner, tone="dim"), NOTHING, NOTHING]
    now, *later = [page.bare_sector(sector) for sector in ahead]
    here = Cell(now, kind="sector", note=page.tell("then", sectors=later))
    return [here, *(Cell(sector, kind="sector") for sector in later[:2])]


def _from_ship(page: Page, body: int) -> Cell:
    """The way from the viewer's ship, and on demand the way to where the body will be next round."""
    start, ahead = page.view.ships[page.view.viewer or 0].sector, page.view.bodies_ahead[body]
    return Cell(
        page.tell("way", steps=page.way(start, ahead[0])),
        note=page.tell("way-later", steps=page.way(start, ahead[1])),
        kind="way",
        tone="good" if page.is_near(body) else "",
    )


def _tokens_left(page: Page, body: int) -> str:
    """The values of the landing tokens that are left, the highest first."""
    if body == t.EARTH:
        return str(int(t.EARTH_TOKEN))
    return ", ".join(str(value) for value in range(page.known.next_token(body), 0, -1)) or "0"


def _guests(page: Page, body: int) -> list[Cell]:
    """Who has a token of this body, and who is there now."""
    found = []
    for seat, ship in enumerate(page.view.ships):
        is_here = ship.landed_on == body and page.view.round > 0  # in setup all ships wait for Earth to be placed
        if is_here or ship.tokens[body]:
            here = "yes" if is_here else "no"
            words = page.tell("guest", colour=page.colour(seat), points=ship.tokens[body], here=here)
            found.append(Cell(words, colour=seat, kind="ship", tone="strong" if is_here else ""))
    return found


def ships(page: Page) -> Section | None:
    """Each ship: where it is, how fast, what it carries, and which landing tokens it has."""
    if page.view.round == 0:
        return None
    heads = [
        page.board("ship"),
        page.board("where"),
        page.tell("speed"),
        page.tell("coasts-to"),
        page.tell("fuel"),
        page.tell("hyper"),
        page.tell("shields"),
        page.tell("tokens"),
    ]
    return Section(page.tell("ships"), [Grid([*heads], [_ship(page, seat) for seat in range(len(page.view.ships))])])


def _ship(page: Page, seat: int) -> Row:
    ship = page.view.ships[seat]
    cells = [
        page.ship_name(seat),
        _where(page, ship),
        Cell(page.tell("rose", steps=page.steps(ship.rose)), kind="speed"),
        _coasts_to(page, ship),
        Cell(str(ship.fuel), kind="fuel"),
        Cell(str(ship.hyper), kind="hyper"),
        Cell(str(ship.shields), kind="shields", tone="" if ship.shields else "bad"),
    ]
    tokens = [
        Cell(page.tell("token", body=page.body(body), points=value), kind=BODY_NAMES[body])
        for body, value in enumerate(ship.tokens)
        if value
    ]
    return Row(cells + (tokens or [NOTHING]), colour=seat)


def _where(page: Page, ship: ShipSeen) -> Cell:
    if ship.landed_on is not None:
        return Cell(page.tell("on-body", body=page.body(ship.landed_on)), kind=BODY_NAMES[ship.landed_on])
    return Cell(page.sector(ship.sector), kind="sector", note=page.tell("last-body", body=page.body(ship.last_body)))


def _coasts_to(page: Page, ship: ShipSeen) -> Cell:
    """Where a ship flies if nobody orders anything."""
    if ship.landed_on is not None:
        return NOTHING
    end = page.end(ship.sector, ship.rose, ship.shields)
    if end is None:
        return Cell(page.tell("evacuation"), kind="evacuation", tone="bad")
    return Cell(page.sector(end), kind="sector")
