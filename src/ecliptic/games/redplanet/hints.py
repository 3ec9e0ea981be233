"""What a position is worth to a seat: tokens in hand, and those that its astronauts may still bring in."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core import imagination
from ecliptic.core.state import State
from ecliptic.games.redplanet.scoring import card_points, ice_points
from ecliptic.games.redplanet.state import RedPlanet, zeros
from ecliptic.games.redplanet.terms import COLOURS, KINDS, REGIONS

UNEXPLORED_VALUE: Final[i64] = 170  # hundredths: what a token of an unknown kind is worth
ON_MARS: Final[i64] = 10
UNDER_WAY: Final[i64] = 9
DOCKED: Final[i64] = 5
TRUST_IN_CARDS: Final[i64] = 50  # hundredths of a point counted for each point that a card would give now
TRUST_IN_ICE: Final[i64] = 40


@final
class RedPlanetHints(imagination.Hints):
    """A seat's expected score against the best of the others."""

    def value(self, s: State, seat: i64) -> i64:
        assert isinstance(s, RedPlanet)
        own = s.main(seat)
        values = expected_scores(s)
        best: i64 = -100000
        total: i64 = 0
        for colour in range(s.colours):
            if colour != own:
                total += values[colour]
                best = max(best, values[colour])
        return values[own] * 2 - best - total // (s.colours - 1)

    def horizon(self, s: State) -> i64:
        assert isinstance(s, RedPlanet)
        return s.round * 4 + s.productions


def expected_scores(s: RedPlanet) -> vec[i64]:
    """For each colour what it may expect in the end, in hundredths of a point."""
    values = zeros(COLOURS)
    for colour in range(s.colours):
        values[colour] = s.score[colour] * 100 if s.over else so_far(s, colour)
    if not s.over:
        add_regions(s, values)
    return values


def so_far(s: RedPlanet, colour: i64) -> i64:
    """Tokens owned, what cards and ice would give now, and a little for astronauts still in reserve."""
    value = s.value_owned(colour) * 100 + ice_points(s, colour) * TRUST_IN_ICE + s.reserve[colour] * 10
    for card in range(s.edition.events):
        value += card_points(s, colour, card) * TRUST_IN_CARDS
    return value


def add_regions(s: RedPlanet, values: vec[i64]) -> None:
    """Each region's tokens, shared out by the strength of those who are there or on their way."""
    strength = zeros(REGIONS * COLOURS)
    for dock in range(s.docks()):
        add_crew(s, strength, dock)
    coming = tokens_to_come(s.productions)
    for region in range(REGIONS):
        worth = coming * token_worth(s, region)
        for kind in range(KINDS):
            worth += s.pool[region * KINDS + kind] * s.edition.token_value[kind] * 100
        share_worth(s, values, strength, region, worth)


def add_crew(s: RedPlanet, strength: vec[i64], dock: i64) -> None:
    """Astronauts on a ship count for where it goes, more so once it is under way."""
    if s.ship[dock] < 0:
        return
    region = s.bound_for(dock)
    if region < 0:
        return
    weight = UNDER_WAY if s.launched[dock] == 1 else DOCKED
    for colour in range(s.colours):
        strength[region * COLOURS + colour] += s.crew[dock * COLOURS + colour] * weight


def tokens_to_come(productions: i64) -> i64:
    """Tokens that a region still yields after so many productions."""
    if productions == 0:
        return 6
    return 5 if productions == 1 else (3 if productions == 2 else 0)


def token_worth(s: RedPlanet, region: i64) -> i64:
    """What a token of this region is worth, in hundredths."""
    if s.explored[region] == 0:
        return UNEXPLORED_VALUE
    return s.edition.token_value[s.yields(region)] * 100


def share_worth(s: RedPlanet, values: vec[i64], strength: vec[i64], region: i64, worth: i64) -> None:
    """By the cube of strength: who leads takes nearly all."""
    total: i64 = 0
    for colour in range(s.colours):
        there = strength[region * COLOURS + colour] + s.astronauts(region, colour) * ON_MARS
        strength[region * COLOURS + colour] = there * there * there
        total += there * there * there
    if total == 0:
        return
    for colour in range(s.colours):
        values[colour] += worth * strength[region * COLOURS + colour] // total


HINTS: Final = RedPlanetHints()
