"""What holds after every action; a broken one is a bug."""

from __future__ import annotations

from ecliptic.core.agenda import NONE
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.state import RedPlanet


def invariants(s: RedPlanet) -> list[str]:
    """What is wrong with this state."""
    return [*_astronauts(s), *_ships(s), *_tokens(s), *_cards(s), *_resources(s)]


def _astronauts(s: RedPlanet) -> list[str]:
    """Each colour's 22 astronauts are divided among reserve, ships, regions and the lost: RP-1.39."""
    wrong = []
    for colour in range(s.colours):
        places = [s.reserve[colour], s.lost[colour]]
        places += [s.astronauts(region, colour) for region in range(t.REGIONS)]
        places += [s.aboard(dock, colour) for dock in range(t.DOCKS)]
        if sum(places) != t.ASTRONAUTS or min(places) < 0:
            wrong.append(f"colour {colour} has {sum(places)} astronauts, at least {min(places)} somewhere")
    return wrong


def _ships(s: RedPlanet) -> list[str]:
    """No ship is overfull (RP-6.3), and each card is in one place."""
    wrong = [f"dock {dock} is overfull" for dock in range(s.docks()) if s.ship[dock] != NONE and s.free_seats(dock) < 0]
    cards = sorted([*(card for card in s.ship if card != NONE), *s.ship_deck, *s.ship_discard])
    if cards != list(range(len(s.edition.ship_bound))):
        wrong.append(f"ship cards {cards}")
    return wrong


def _tokens(s: RedPlanet) -> list[str]:
    """Two destination tokens for each region (RP-6.29), point tokens never negative."""
    wrong = [f"region {region} owes destination tokens" for region in range(t.REGIONS) if s.tokens_left(region) < 0]
    if min([*s.pool, *s.owned]) < 0:
        wrong.append("negative point tokens")
    return wrong


def _cards(s: RedPlanet) -> list[str]:
    """Every event card is in one place, and the deck holds those that are in it: RP-1.42."""
    wrong = []
    in_deck = [card for card in range(s.edition.events) if s.place[card] == t.IN_DECK]
    if s.round > 0 and sorted(s.event_deck) != in_deck:
        wrong.append(f"event deck {sorted(s.event_deck)} but {in_deck}")
    for region in range(t.REGIONS):
        card = s.attached[region]
        if card != NONE and (s.place[card] != t.ATTACHED + region or not s.edition.is_outer(region)):
            wrong.append(f"discovery {card} at region {region}")
    for seat in range(s.seats):
        held = sum(1 for card in range(s.edition.events) if s.is_held(card, seat))
        if held != s.kept[seat] + s.drawn[seat]:
            wrong.append(f"seat {seat} holds {held} cards")
    return wrong


def _resources(s: RedPlanet) -> list[str]:
    """Resource tokens are neither made nor lost: RP-1.13, RP-1.14."""
    seen = [*s.resource, s.unused]
    for kind in range(t.KINDS):
        if seen.count(kind) + s.resource_pool[kind] != s.edition.resource_tokens[kind]:
            return [f"resource tokens of kind {kind}"]
    return []
