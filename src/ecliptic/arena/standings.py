"""The standings of a contest: everything that is told when it is over, as plain data."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from msgspec import Struct

from ecliptic.arena.contest import Contest
from ecliptic.arena.match import Outcome, Thinking
from ecliptic.arena.ratings import Pair, Rating, pairs, ratings
from ecliptic.bots.registry import origin


class Standing(Struct, frozen=True):
    """One contestant: all its games, its rating, and how long it thought."""

    bot: str
    games: int
    share: float  # of the wins, all its seats together
    points: float  # of a seat
    rating: Rating
    decisions: int
    mean_seconds: float  # of a decision
    longest: float
    replaced: dict[str, int]  # how often it lost its seat, by reason
    package: str = ""  # with its version: where a bot from outside comes from


class Standings(Struct, frozen=True):
    """All contestants in the order in which they were named, and all pairs."""

    contest: Contest
    games: int
    fingerprint: str  # of all final states: the same contest gives the same
    contestants: list[Standing]
    pairs: list[Pair]


def standings(contest: Contest, outcomes: Sequence[Outcome]) -> Standings:
    """What these outcomes say; the order in which they came does not matter."""
    ordered = sorted(outcomes, key=lambda outcome: outcome.number)
    rated = ratings(contest, ordered)
    return Standings(
        contest=contest,
        games=len(ordered),
        fingerprint=fingerprint(ordered),
        contestants=[_standing(name, who, ordered, rated[who]) for who, name in enumerate(contest.contestants)],
        pairs=pairs(contest, ordered),
    )


def fingerprint(outcomes: Sequence[Outcome]) -> str:
    """Sixteen hex digits that differ when any game ended differently."""
    rows = sorted((outcome.number, outcome.digest) for outcome in outcomes)
    return hashlib.blake2b(repr(rows).encode(), digest_size=8).hexdigest()


def _standing(name: str, who: int, outcomes: Sequence[Outcome], rating: Rating) -> Standing:
    mine = [outcome for outcome in outcomes if who in outcome.seating]
    seats = [(outcome, seat) for outcome in mine for seat, other in enumerate(outcome.seating) if other == who]
    thinking = [outcome.thinking[seat] for outcome, seat in seats]
    return Standing(
        bot=name,
        games=len(mine),
        share=sum(outcome.shares[seat] for outcome, seat in seats) / max(1, len(mine)),
        points=sum(outcome.points[seat] for outcome, seat in seats) / max(1, len(seats)),
        rating=rating,
        decisions=sum(one.decisions for one in thinking),
        mean_seconds=_mean_seconds(thinking),
        longest=max((one.longest for one in thinking), default=0.0),
        replaced=_replaced(who, mine),
        package=origin(name),
    )


def _mean_seconds(thinking: Sequence[Thinking]) -> float:
    return sum(one.seconds for one in thinking) / max(1, sum(one.decisions for one in thinking))


def _replaced(who: int, outcomes: Sequence[Outcome]) -> dict[str, int]:
    reasons = [why for outcome in outcomes for seat, why in outcome.replaced if outcome.seating[seat] == who]
    return {why: reasons.count(why) for why in sorted(set(reasons))}
