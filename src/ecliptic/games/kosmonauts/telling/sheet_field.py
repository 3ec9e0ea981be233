"""Where everything is, in words: bodies now and later, ships with their speed and load."""

from __future__ import annotations

from typing import Final

from ecliptic.core.sheet import Cell, Chips, Grid, Row, Section, Words, made_once
from ecliptic.games.kosmonauts import terms as t
from ecliptic.games.kosmonauts.board import Board
from ecliptic.games.kosmonauts.names import BODY_NAMES
from ecliptic.games.kosmonauts.telling.phrases import point
from ecliptic.games.kosmonauts.telling.sheet_page import (
    NOTHING,
    Page,
    bare_sector,
    board,
    body_name,
    colour,
    number_cell,
    ship_name,
    steps,
    tell,
    way,
)
from ecliptic.games.kosmonauts.view import Sector, ShipSeen

OF_BODIES: Final[list[Words]] = [board("body"), board("now"), tell("after-this-round"), tell("after-two-rounds")]
FROM_SHIP: Final = tell("from-ship")
TOKENS: Final[list[Words]] = [tell("tokens-left"), tell("landed")]
OF_SHIPS: Final[list[Words]] = [
    board("ship"),
    board("where"),
    tell("speed"),
    tell("coasts-to"),
    tell("fuel"),
    tell("hyper"),
    tell("shields"),
    tell("tokens"),
]
EARTH_TOKEN: Final = Cell(str(int(t.EARTH_TOKEN)), kind="tokens")


def points(page: Page) -> Section | None:
    """While a body is being placed: the points of its orbit."""
    chosen = sorted(thing for kind, thing in page.pointing.actions if kind == "point")
    if not chosen:
        return None
    cells = [Cell(point(n, page.field, page.view), kind="point", action=page.pointing.at(("point", n))) for n in chosen]
    return Section(tell("orbit"), [Chips(cells)])


def bodies(page: Page) -> Section:
    """Each body: where it is and will be, how to get there, the tokens left, and who has landed."""
    heads = [*OF_BODIES, FROM_SHIP, *TOKENS] if _is_out(page) else [*OF_BODIES, *TOKENS]
    return Section(tell("bodies"), [Grid(heads, [_body(page, body) for body in range(len(BODY_NAMES))])])


def _is_out(page: Page) -> bool:
    """The viewer has a ship on the field: before the first round there are none."""
    return page.view.viewer is not None and page.view.round > 0


def _body(page: Page, body: int) -> Row:
    cells = [_name(body).standing_for(page.pointing.at(("body", body))), *_whereabouts(page, body)]
    if _is_out(page):
        cells.append(_from_ship(page, body))
    cells.append(EARTH_TOKEN if body == t.EARTH else _tokens_left(page.known.next_token(body)))
    return Row(cells + (_guests(page, body) or [NOTHING]))


@made_once
def _name(body: int) -> Cell:
    return Cell(body_name(body), kind=BODY_NAMES[body])


def _whereabouts(page: Page, body: int) -> tuple[Cell, ...]:
    ahead = page.view.bodies_ahead[body]
    if ahead:
        return _orbiting(tuple(ahead), page.field)
    owner = page.view.disc_of[body]
    return Cell(tell("unplaced", colour=colour(owner)), colour=owner, tone="dim"), NOTHING, NOTHING


@made_once
def _orbiting(ahead: tuple[Sector, ...], field: Board) -> tuple[Cell, ...]:
    """Where a body is now, after this round, and after two; on demand also later."""
    now, *later = [bare_sector(sector, field) for sector in ahead]
    here = Cell(now, kind="sector", note=tell("then", sectors=later))
    return here, *(Cell(sector, kind="sector") for sector in later[:2])


def _from_ship(page: Page, body: int) -> Cell:
    """The way from the viewer's ship, and on demand the way to where the body will be next round."""
    (q, r), ahead = page.view.ships[page.view.viewer or 0].sector, page.view.bodies_ahead[body]
    return Cell(
        tell("way", steps=way(ahead[0][0] - q, ahead[0][1] - r)),
        note=tell("way-later", steps=way(ahead[1][0] - q, ahead[1][1] - r)),
        kind="way",
        tone="good" if page.is_near(body) else "",
    )


@made_once
def _tokens_left(highest: int) -> Cell:
    """The values of the landing tokens that are left, the highest first."""
    return Cell(", ".join(str(value) for value in range(highest, 0, -1)) or "0", kind="tokens")


def _guests(page: Page, body: int) -> list[Cell]:
    """Who has a token of this body, and who is there now."""
    found = []
    for seat, ship in enumerate(page.view.ships):
        is_here = ship.landed_on == body and page.view.round > 0  # in setup all ships wait for Earth to be placed
        if is_here or ship.tokens[body]:
            here = "yes" if is_here else "no"
            words = tell("guest", colour=colour(seat), points=ship.tokens[body], here=here)
            found.append(Cell(words, colour=seat, kind="ship", tone="strong" if is_here else ""))
    return found


def ships(page: Page) -> Section | None:
    """Each ship: where it is, how fast, what it carries, and which landing tokens it has."""
    if page.view.round == 0:
        return None
    return Section(tell("ships"), [Grid(OF_SHIPS, [_ship(page, seat) for seat in range(len(page.view.ships))])])


def _ship(page: Page, seat: int) -> Row:
    ship = page.view.ships[seat]
    cells = [
        ship_name(seat),
        _where(page, ship),
        Cell(tell("rose", steps=steps(ship.rose)), kind="speed"),
        _coasts_to(page, ship),
        number_cell(ship.fuel, "fuel"),
        number_cell(ship.hyper, "hyper"),
        number_cell(ship.shields, "shields", "" if ship.shields else "bad"),
    ]
    tokens = [
        Cell(tell("token", body=body_name(body), points=value), kind=BODY_NAMES[body])
        for body, value in enumerate(ship.tokens)
        if value
    ]
    return Row(cells + (tokens or [NOTHING]), colour=seat)


def _where(page: Page, ship: ShipSeen) -> Cell:
    if ship.landed_on is not None:
        return Cell(tell("on-body", body=body_name(ship.landed_on)), kind=BODY_NAMES[ship.landed_on])
    return Cell(page.sector(ship.sector), kind="sector", note=tell("last-body", body=body_name(ship.last_body)))


def _coasts_to(page: Page, ship: ShipSeen) -> Cell:
    """Where a ship flies if nobody orders anything."""
    if ship.landed_on is not None:
        return NOTHING
    end = page.end(ship.sector, ship.rose, ship.shields)
    if end is None:
        return Cell(tell("evacuation"), kind="evacuation", tone="bad")
    return Cell(page.sector(end), kind="sector")
