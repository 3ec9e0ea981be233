"""Small contests, and outcomes that nobody had to play for."""

from __future__ import annotations

from typing import Any

import msgspec

from ecliptic.arena.contest import Contest, Fixture
from ecliptic.arena.match import Outcome, Thinking, play_fixture
from ecliptic.games import game as find

SMALL = Contest("redplanet", "2015", 3, ("random", "random", "novice"), "gauntlet", 2, 7)


def contest(players: int = 2, seats: int = 3, **changes: Any) -> Contest:
    """A contest between so many bots that choose at random."""
    return msgspec.structs.replace(SMALL, contestants=("random",) * players, seats=seats, **changes)


def here(asked: Contest, fixtures: list[Fixture] | None = None) -> list[Outcome]:
    """The outcomes, played one after the other in this process."""
    game = find(asked.game)
    return [play_fixture(asked, game, fixture) for fixture in fixtures or asked.fixtures()]


def outcome(fixture: Fixture, shares: list[float], points: list[int]) -> Outcome:
    """An outcome that is made up."""
    seats = len(fixture.seating)
    thinking = tuple(Thinking(10, 0.5, 0.1) for _ in range(seats))
    digest = f"{fixture.number:016x}"
    return Outcome(fixture.number, fixture.seating, tuple(shares), tuple(points), 10, 30, digest, thinking)


def won_by(asked: Contest, strength: list[int]) -> list[Outcome]:
    """The greatest strength at a table wins every game and has so many points; equals share."""
    found = []
    for fixture in asked.fixtures():
        points = [strength[who] for who in fixture.seating]
        winners = points.count(max(points))
        found.append(outcome(fixture, [(each == max(points)) / winners for each in points], points))
    return found


def timeless(outcomes: list[Outcome]) -> list[Outcome]:
    """Without what the clock said: the same games are the same."""
    return [
        msgspec.structs.replace(each, thinking=tuple(Thinking(one.decisions) for one in each.thinking))
        for each in outcomes
    ]
