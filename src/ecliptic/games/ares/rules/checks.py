"""What holds after every action; a broken one is a bug."""

from __future__ import annotations

from collections import Counter

from ecliptic.core.agenda import NONE
from ecliptic.games.ares import terms as t
from ecliptic.games.ares.player import Player
from ecliptic.games.ares.state import Ares


def invariants(s: Ares) -> list[str]:
    """What is wrong with this state."""
    return [*_cards(s), *_mars(s), *(wrong for seat in range(s.seats) for wrong in _player(s, seat))]


def _cards(s: Ares) -> list[str]:
    """Each of the 208 projects is in exactly one place: AE-1.2."""
    places = [*s.deck, *(card for card in range(t.PROJECTS) if s.discarded[card] == 1)]
    for player in s.players:
        places += [*player.hand, *player.looked, *player.marked, *player.played]
        places += [player.playing] if player.playing != NONE else []
    wrong = [] if sorted(places) == list(range(t.PROJECTS)) else ["the projects are not each in one place"]
    if s.discards != sum(s.discarded):
        wrong.append(f"{s.discards} discards, {sum(s.discarded)} counted")
    founded = [player.corporation for player in s.players if player.corporation != NONE]
    if len(set(founded)) != len(founded):
        wrong.append(f"corporations {founded}")
    return wrong


def _mars(s: Ares) -> list[str]:
    """The scales end where they end: AE-13.1 to AE-13.3, AE-13.20."""
    inside = s.temperature <= t.HOTTEST and s.oxygen <= t.RICHEST and s.oceans == sum(s.flipped) <= t.TILES
    wrong = [] if inside else [f"Mars is at {s.temperature}, {s.oxygen}, {s.oceans}"]
    if sorted(s.tile) != list(range(t.TILES)):
        wrong.append(f"tiles {list(s.tile)}")
    return wrong


def _player(s: Ares, seat: int) -> list[str]:
    """Nothing is negative, and all levels can be recomputed from the cards in play: AE-1.11, AE-10.12."""
    player = s.players[seat]
    amounts = [player.mc, player.heat, player.plants, player.rating, player.forests, *player.cubes]
    wrong = [f"seat {seat}: an amount is negative: {amounts}"] if min(amounts) < 0 else []
    if s.round > 0:
        wrong += [f"seat {seat}: {name}" for name, fine in _recomputed(s, player).items() if not fine]
    return wrong


def _recomputed(s: Ares, player: Player) -> dict[str, bool]:
    edition = s.edition
    cards = [player.corporation, *player.played]
    counted = [
        card
        for card in cards
        if (edition.event_tags_count or edition.colour[card] != t.RED)
        and (edition.corporation_tags_count or card < t.PROJECTS)
    ]
    tags = [sum(edition.tags[card * t.TAGS + tag] for card in counted) for tag in range(t.TAGS)]
    production = [sum(edition.production[card * 4 + what] for card in cards) for what in range(t.PRODUCTIONS)]
    return {
        "tags": list(player.tags) == tags,
        "production": list(player.production) == production,
        "steel": player.steel == sum(edition.steel[card] for card in cards),
        "titanium": player.titanium == sum(edition.titanium[card] for card in cards),
        "blue cards": player.blues == sum(edition.colour[card] == t.BLUE for card in cards),
        "discounts": player.less_all == sum(edition.less_all[card] for card in cards),
        "actions": Counter(player.actions) == Counter(card for card in cards if edition.action[card] != NONE),
        "effects": Counter(player.triggers) == Counter(card for card in cards if edition.trigger[card] is not None),
    }
