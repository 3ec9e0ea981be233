"""Chapter 15: what one viewer may know of a game of Mission: Red Planet."""

from __future__ import annotations

from msgspec import Struct

from ecliptic.core.view import View


class ShipSeen(Struct, frozen=True):
    """A ship at a dock, or launched from it: RP-15.8. Destination tokens lie with the newest last."""

    card: int
    capacity: int
    bound_for: int | None
    launched: bool
    crew: list[int]
    tokens: list[int]


class RegionSeen(Struct, frozen=True):
    """A region: who stands there, what is known of its resource, tokens that lie there, and its discovery."""

    astronauts: list[int]
    explored: bool
    resource: int | None  # the token, once it is face up: RP-15.5
    overlaid: int | None  # what a discovery makes of it
    pool: list[int]
    has_discovery: bool


class CardsSeen(Struct, frozen=True):
    """Event cards: where those lie that this viewer knows, and how many lie where for everybody to see."""

    places: list[int | None]  # by card; None: this viewer does not know
    deck: int  # RP-15.12
    kept: list[bool]  # by seat: it has kept a first mission
    drawn: list[int]  # by seat: cards kept face down after that: RP-15.17
    dealt: list[int]  # by seat: cards dealt in setup and not yet given back
    drawing: int | None  # the seat whose Scientist has drawn a card and not yet placed it
    boxed: int
    returned: list[int]  # given back in setup by this viewer: RP-15.13, RP-15.29


class RedPlanetView(View, frozen=True, kw_only=True):
    """All that this viewer may know."""

    colours: int
    round: int
    first: int
    acting: int | None
    last_resolved: int | None
    calling: int | None
    boarded: int | None
    productions: int
    reserve: list[int]  # RP-15.23
    lost: list[int]
    ships: list[ShipSeen | None]
    ship_deck: int  # RP-15.9, RP-15.10
    ship_discard: list[int]
    tokens_gone: list[int]
    regions: list[RegionSeen]
    unused: int | None  # RP-15.6
    resource_pool: list[int]
    owned: list[list[int]]
    has_chosen: list[bool]
    chosen: list[int | None]  # the own, and those revealed: RP-15.1, RP-15.24
    called: list[bool]
    played: list[list[int]]  # roles: RP-15.2, RP-15.3
    neutral_left: list[int]
    neutral_recruited: list[bool]
    cards: CardsSeen
    shown: bool
    missions_shown: bool
    drops: list[int]
    passes: int
    turn: int
    score: list[int]
    winners: list[int]
    token_points: list[list[int]]
