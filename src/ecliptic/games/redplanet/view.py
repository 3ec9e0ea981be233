"""Chapter 15: what one viewer may know of a game of Mission: Red Planet."""

from __future__ import annotations

from msgspec import Struct

from ecliptic.core import codec
from ecliptic.core.agenda import NONE
from ecliptic.core.setup import Rules
from ecliptic.core.view import View
from ecliptic.core.words import Decision
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.state import RedPlanet


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


def known(value: int) -> int | None:
    """NONE at the edges is None."""
    return None if value == NONE else value


def look(s: RedPlanet, rules: Rules, viewer: int | None, decision: Decision | None) -> RedPlanetView:
    """What this viewer may know of this state."""
    colours = range(s.colours)
    return RedPlanetView(
        rules=rules,
        viewer=viewer,
        moves=s.moves,
        over=s.over,
        waiting=tuple(s.waiting()),
        decision=decision,
        agenda=codec.agenda_data(s),  # holds no secret: what is hidden lies in fields of the state
        colours=s.colours,
        round=s.round,
        first=s.first,
        acting=known(s.acting),
        last_resolved=known(s.last_resolved),
        calling=known(s.calling),
        boarded=known(s.boarded),
        productions=s.productions,
        reserve=[s.reserve[colour] for colour in colours],
        lost=[s.lost[colour] for colour in colours],
        ships=[_ship(s, dock) for dock in range(s.docks())],
        ship_deck=len(s.ship_deck),
        ship_discard=list(s.ship_discard),
        tokens_gone=list(s.tokens_gone),
        regions=[_region(s, region) for region in range(t.REGIONS)],
        unused=s.unused if s.unused_known else None,
        resource_pool=list(s.resource_pool),
        owned=[[s.owned[colour * t.KINDS + kind] for kind in range(t.KINDS)] for colour in colours],
        has_chosen=[s.chosen[colour] != NONE for colour in colours],
        chosen=[_chosen(s, colour, viewer) for colour in colours],
        called=[s.called[colour] == 1 for colour in colours],
        played=[[role for role in range(t.ROLES) if s.has_played(colour, role)] for colour in colours],
        neutral_left=list(s.neutral_left),
        neutral_recruited=[flag == 1 for flag in s.neutral_recruited],
        cards=_cards(s, viewer),
        shown=s.shown == 1,
        missions_shown=s.missions_shown == 1,
        drops=list(s.drops),
        passes=s.passes,
        turn=s.turn,
        score=[s.score[colour] for colour in colours],
        winners=[colour for colour in colours if s.winners[colour] == 1],
        token_points=[[s.token_points[r * t.COLOURS + colour] for colour in colours] for r in range(s.round + 1)],
    )


def _ship(s: RedPlanet, dock: int) -> ShipSeen | None:
    if s.ship[dock] == NONE:
        return None
    return ShipSeen(
        card=s.ship[dock],
        capacity=s.edition.ship_capacity[s.ship[dock]],
        bound_for=known(s.bound_for(dock)),
        launched=s.is_launched(dock),
        crew=[s.aboard(dock, colour) for colour in range(s.colours)],
        tokens=[token % t.REGIONS for token in s.tokens if token // t.REGIONS == dock],
    )


def _region(s: RedPlanet, region: int) -> RegionSeen:
    explored = s.explored[region] == 1
    return RegionSeen(
        astronauts=[s.astronauts(region, colour) for colour in range(s.colours)],
        explored=explored,
        resource=s.resource[region] if explored else None,
        overlaid=known(s.overlaid[region]),
        pool=[s.pool[region * t.KINDS + kind] for kind in range(t.KINDS)],
        has_discovery=s.discovery_at(region) != NONE,
    )


def _chosen(s: RedPlanet, colour: int, viewer: int | None) -> int | None:
    is_own = viewer is not None and s.owner(colour) == viewer
    return known(s.chosen[colour]) if is_own or s.called[colour] == 1 else None


def _cards(s: RedPlanet, viewer: int | None) -> CardsSeen:
    cards = range(s.edition.events)
    places = list(s.place)[: s.edition.events]
    return CardsSeen(
        places=[_place(s, card, viewer) for card in cards],
        deck=len(s.event_deck),
        kept=[s.kept[seat] == 1 for seat in range(s.seats)],
        drawn=[s.drawn[seat] for seat in range(s.seats)],
        dealt=[places.count(t.DEALT + seat) for seat in range(s.seats)],
        drawing=None if s.drawing == NONE else s.place[s.drawing] - t.DRAWN,
        boxed=places.count(t.BOXED),
        returned=[card for card in cards if viewer is not None and s.returned_by[card] == viewer],
    )


def _place(s: RedPlanet, card: int, viewer: int | None) -> int | None:
    """Where a card lies, if this viewer knows it: RP-15.15, RP-15.16, RP-15.18, RP-15.20, RP-15.21."""
    place = s.place[card]
    is_open = (
        place == t.DISCARDED
        or (place >= t.ATTACHED and s.shown == 1)
        or (t.HELD <= place < t.DEALT and s.missions_shown == 1 and s.edition.event_kind[card] == t.MISSION)
    )
    knows = viewer is not None and place != t.IN_DECK and s.knows(viewer, card)
    return place if is_open or knows else None
