"""What each question of Kosmonauts is about: the body it speaks of, and the event card that asks it."""

from __future__ import annotations

from typing import Final

from ecliptic.core import about
from ecliptic.core.about import Row
from ecliptic.core.words import Thing
from ecliptic.games.kosmonauts import terms as t
from ecliptic.games.kosmonauts.board import Board
from ecliptic.games.kosmonauts.view import KosmonautsView, ShipSeen

Asked = about.Asked[KosmonautsView, Board]


def ship(now: Asked) -> ShipSeen:
    """The ship of whoever is asked."""
    return now.view.ships[now.decision.seat]


# Subjects.


def placed_body(now: Asked) -> Thing:
    """The body that gets its place."""
    return "body", now.arg


def landing_body(now: Asked) -> Thing | None:
    """The body in the sector of the ship; of two, the answers tell."""
    bodies = [thing for verb, thing in now.decision.actions if verb == "land"]
    return ("body", bodies[0]) if len(bodies) == 1 else None


def refuelling_body(now: Asked) -> Thing | None:
    """The body on which a ship refuels; None while an event gives the fuel."""
    body = None if now.view.phase == t.BY_EVENT else ship(now).landed_on
    return None if body is None else ("body", body)


# Sources.


def event(now: Asked) -> Thing | None:
    """The event card of this round, while it works."""
    return ("card", now.view.event) if now.view.event is not None and now.view.phase == t.BY_EVENT else None


# Steps.


def placing(now: Asked) -> tuple[int, int]:
    """Each player places several bodies, by turns."""
    own = [body for body, seat in enumerate(now.view.disc_of) if seat == now.decision.seat]
    return sum(now.view.bodies[body] is not None for body in own) + 1, len(own)


def ordering(now: Asked) -> tuple[int, int]:
    """One cube after another, up to the limit of the round."""
    orders, limit = now.view.orders, ship(now).limit
    return (0, 0) if orders is None or orders.units >= limit else (orders.units + 1, limit)


ABOUT: Final[dict[str, Row[KosmonautsView, Board]]] = {
    "ChooseDisc": Row(step=placing, leads="ChoosePoint"),
    "ChoosePoint": Row(placed_body, step=placing),
    "ChooseEvent": Row(),
    "Escape": Row(source=event),
    "BuyFuel": Row(source=event),
    "SwapFuel": Row(refuelling_body, event),
    "FallOnBody": Row(source=event),
    "GiveOrders": Row(step=ordering),
    "FlyOrEvacuate": Row(),
    "EvacuateNow": Row(),
    "MayLand": Row(landing_body),
}
