"""Chapter 10: missions, and the points they give to a colour in final scoring."""

from __future__ import annotations

from mypy_extensions import i64

from ecliptic.games.redplanet.state import RedPlanet
from ecliptic.games.redplanet.terms import (
    ALONE,
    KINDS,
    MAJORITIES,
    MOST_ASTRONAUTS,
    MOST_LOST,
    MOST_TOKENS,
    PRESENCE,
    REGIONS,
    TOKENS_OF_EACH_KIND,
)


def mission_points(s: RedPlanet, colour: i64, card: i64) -> i64:
    """What this mission gives to its owner; 0 if it is not met, never less: RP-10.4, RP-10.5."""
    condition = s.edition.effect[card]
    if condition == PRESENCE:
        return s.edition.tiers[card * (REGIONS + 1) + regions_held(s, colour, card)]  # RP-10.7, RP-10.8, RP-10.9
    if condition == ALONE:
        return min(regions_alone(s, colour) * s.edition.points[card], s.edition.limit[card])
    return s.edition.points[card] if is_met(s, colour, card) else 0


def is_met(s: RedPlanet, colour: i64, card: i64) -> bool:
    """The condition of a mission that gives all its points or none."""
    condition = s.edition.effect[card]
    if condition == TOKENS_OF_EACH_KIND:
        return has_each_kind(s, colour, s.edition.amount[card])
    if condition == MAJORITIES:
        return regions_led(s, colour) >= s.edition.amount[card]
    return has_most(s, colour, card)


def has_most(s: RedPlanet, colour: i64, card: i64) -> bool:
    """Most, alone or tied, and at least 1 of the thing counted: RP-10.10, RP-10.11."""
    own = counted(s, colour, card)
    for other in range(s.colours):
        if counted(s, other, card) > own:
            return False
    return own > 0 or s.edition.zero_is_most


def counted(s: RedPlanet, colour: i64, card: i64) -> i64:
    """What a mission for the most of something counts."""
    condition = s.edition.effect[card]
    if condition == MOST_TOKENS:
        return s.owned[colour * KINDS + s.edition.resource[card]]
    if condition == MOST_LOST:
        return s.lost[colour]
    assert condition == MOST_ASTRONAUTS
    total: i64 = 0  # all named regions added together: RP-10.12
    for region in range(REGIONS):
        if s.edition.is_named(card, region):
            total += s.astronauts(region, colour)
    return total


def regions_held(s: RedPlanet, colour: i64, card: i64) -> i64:
    """Named regions with at least one own astronaut."""
    held: i64 = 0
    for region in range(REGIONS):
        if s.edition.is_named(card, region) and s.astronauts(region, colour) > 0:
            held += 1
    return held


def regions_alone(s: RedPlanet, colour: i64) -> i64:
    """Regions where only this colour stands."""
    alone: i64 = 0
    for region in range(REGIONS):
        own = s.astronauts(region, colour)
        if own > 0 and own == s.population(region):
            alone += 1
    return alone


def regions_led(s: RedPlanet, colour: i64) -> i64:
    """Regions where this colour has strictly more astronauts than any other."""
    led: i64 = 0
    for region in range(REGIONS):
        if leads(s, colour, region):
            led += 1
    return led


def leads(s: RedPlanet, colour: i64, region: i64) -> bool:
    """Strictly more astronauts here than any other colour."""
    own = s.astronauts(region, colour)
    for other in range(s.colours):
        if other != colour and s.astronauts(region, other) >= own:
            return False
    return own > 0


def has_each_kind(s: RedPlanet, colour: i64, count: i64) -> bool:
    """At least so many point tokens of each kind."""
    for kind in range(KINDS):
        if s.owned[colour * KINDS + kind] < count:
            return False
    return True
