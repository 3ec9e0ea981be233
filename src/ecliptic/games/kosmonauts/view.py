"""What one viewer may know of a game of Kosmonauts, and what a board needs to draw: where ships and bodies will be."""

from __future__ import annotations

from msgspec import Struct

from ecliptic.core.view import View

Sector = tuple[int, int]


class ShipSeen(Struct, frozen=True):
    """A ship: everything about it is open but the orders of this round."""

    sector: Sector
    landed_on: int | None
    last_body: int
    fuel: int
    hyper: int
    shields: int
    rose: list[int]  # signed steps along E, SE, SW
    tokens: list[int]  # by body: KO-A47
    came_home: int
    limit: int
    drifts: bool
    fell: bool
    evacuated: bool
    confirmed: bool


class OrdersSeen(Struct, frozen=True):
    """The viewer's own orders so far, and what they lead to."""

    ordered: list[int]
    units: int
    fuel_used: int
    hyper_used: int
    fuel_left: int
    hyper_left: int
    shield_turned: bool
    rose: list[int]  # with these orders, and a drift that waits for the take-off
    ends_at: Sector | None  # None: the flight would end in an emergency
    can_end_at: list[Sector]  # every way the ship can still go this round


class KosmonautsView(View, frozen=True, kw_only=True):
    """All that this viewer may know."""

    round: int
    instructor: int
    phase: int
    ended: bool
    home_phase: int
    bodies: list[int | None]  # the point of its orbit
    bodies_ahead: list[list[Sector]]  # by body: the sectors of the next five rounds
    disc_of: list[int]
    placer: int | None
    taken: list[int]
    ships: list[ShipSeen]
    orders: OrdersSeen | None
    event: int | None
    row: list[int | None]
    event_deck: int
    event_discard: list[int]
    missions: list[list[int | None]]  # by seat: the own, or all when they are shown: KO-2.15
    missions_mixed: bool
    replaced: list[int]  # Mission 1 cards that this viewer gave back
    replaced_counts: list[int]
    missions_shown: bool
    score: list[int]
    winners: list[int]
    track: list[int]
