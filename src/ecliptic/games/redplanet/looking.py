"""Chapter 15: how a view of Mission: Red Planet is built up, field by field from nothing."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ecliptic.core.agenda import NONE
from ecliptic.core.plain import agenda_data, flags, known, numbers, or_none, row, waiting, which
from ecliptic.core.setup import Rules
from ecliptic.core.words import Decision
from ecliptic.games.redplanet.state import RedPlanet
from ecliptic.games.redplanet.terms import (
    ATTACHED,
    BOXED,
    COLOURS,
    DEALT,
    DISCARDED,
    DRAWN,
    HELD,
    IN_DECK,
    KINDS,
    MISSION,
    REGIONS,
    ROLES,
)
from ecliptic.games.redplanet.view import CardsSeen, RedPlanetView, RegionSeen, ShipSeen


def look(s: RedPlanet, rules: Rules, viewer: int | None, decision: Decision | None) -> RedPlanetView:
    """What this viewer may know of this state."""
    me = or_none(viewer)
    colours = s.colours
    return RedPlanetView(
        rules=rules,
        viewer=viewer,
        moves=s.moves,
        over=s.over,
        waiting=waiting(s),
        decision=decision,
        agenda=agenda_data(s),  # holds no secret: what is hidden lies in fields of the state
        colours=colours,
        round=s.round,
        first=s.first,
        acting=known(s.acting),
        last_resolved=known(s.last_resolved),
        calling=known(s.calling),
        boarded=known(s.boarded),
        productions=s.productions,
        reserve=row(s.reserve, 0, colours),
        lost=row(s.lost, 0, colours),
        ships=[_ship(s, dock) for dock in range(s.docks())],
        ship_deck=len(s.ship_deck),
        ship_discard=numbers(s.ship_discard),
        tokens_gone=numbers(s.tokens_gone),
        regions=[_region(s, region) for region in range(REGIONS)],
        unused=s.unused if s.unused_known == 1 else None,
        resource_pool=numbers(s.resource_pool),
        owned=[row(s.owned, colour * KINDS, KINDS) for colour in range(colours)],
        has_chosen=[s.chosen[colour] != NONE for colour in range(colours)],
        chosen=_chosen(s, me),
        called=flags(s.called, colours),
        played=[which(s.played, colour * ROLES, ROLES) for colour in range(colours)],
        neutral_left=numbers(s.neutral_left),
        neutral_recruited=flags(s.neutral_recruited, len(s.neutral_recruited)),
        cards=_cards(s, me),
        shown=s.shown == 1,
        missions_shown=s.missions_shown == 1,
        drops=numbers(s.drops),
        passes=s.passes,
        turn=s.turn,
        score=row(s.score, 0, colours),
        winners=which(s.winners, 0, colours),
        token_points=[row(s.token_points, number * COLOURS, colours) for number in range(s.round + 1)],
    )


def look_own(s: RedPlanet, viewer: int | None, decision: Decision | None) -> dict[str, Any]:
    """What this viewer's view has to itself: the game's `own_fields`."""
    me = or_none(viewer)
    return {
        "viewer": viewer,
        "decision": decision,
        "chosen": _chosen(s, me),
        "cards": _cards(s, me),
    }


def _ship(s: RedPlanet, dock: i64) -> ShipSeen | None:
    card = s.ship[dock]
    if card == NONE:
        return None
    return ShipSeen(
        card=card,
        capacity=s.edition.ship_capacity[card],
        bound_for=known(s.bound_for(dock)),
        launched=s.is_launched(dock),
        crew=row(s.crew, dock * COLOURS, s.colours),
        tokens=[token % REGIONS for token in s.tokens if token // REGIONS == dock],
    )


def _region(s: RedPlanet, region: i64) -> RegionSeen:
    explored = s.explored[region] == 1
    return RegionSeen(
        astronauts=row(s.present, region * COLOURS, s.colours),
        explored=explored,
        resource=s.resource[region] if explored else None,
        overlaid=known(s.overlaid[region]),
        pool=row(s.pool, region * KINDS, KINDS),
        has_discovery=s.discovery_at(region) != NONE,
    )


def _chosen(s: RedPlanet, me: i64) -> list[int | None]:
    return [known(s.chosen[colour]) if _sees_choice(s, colour, me) else None for colour in range(s.colours)]


def _sees_choice(s: RedPlanet, colour: i64, me: i64) -> bool:
    return s.owner(colour) == me or s.called[colour] == 1


def _cards(s: RedPlanet, me: i64) -> CardsSeen:
    cards, seats = s.edition.events, s.seats
    return CardsSeen(
        places=[_place(s, card, me) for card in range(cards)],
        deck=len(s.event_deck),
        kept=flags(s.kept, seats),
        drawn=row(s.drawn, 0, seats),
        dealt=[_lying(s, DEALT + seat) for seat in range(seats)],
        drawing=None if s.drawing == NONE else s.place[s.drawing] - DRAWN,
        boxed=_lying(s, BOXED),
        returned=[card for card in range(cards) if me != NONE and s.returned_by[card] == me],
    )


def _lying(s: RedPlanet, place: i64) -> i64:
    """How many event cards lie at this place."""
    count: i64 = 0
    for card in range(s.edition.events):
        if s.place[card] == place:
            count += 1
    return count


def _place(s: RedPlanet, card: i64, me: i64) -> int | None:
    """Where a card lies, if this viewer knows it: RP-15.15, RP-15.16, RP-15.18, RP-15.20, RP-15.21."""
    place = s.place[card]
    is_open = (
        place == DISCARDED
        or (place >= ATTACHED and s.shown == 1)
        or (HELD <= place < DEALT and s.missions_shown == 1 and s.edition.event_kind[card] == MISSION)
    )
    return place if is_open or (me != NONE and place != IN_DECK and s.knows(me, card)) else None
