"""What the outcomes say: a rating for everybody, and each pair of opponents compared deal by deal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from msgspec import Struct

from ecliptic.arena.contest import PARALLEL, Contest
from ecliptic.arena.extras import extra
from ecliptic.arena.match import Outcome
from ecliptic.arena.odds import sign_test, wilson

with extra("arena"):
    import numpy as np
    from openskill.models import PlackettLuce, PlackettLuceRating


class Rating(Struct, frozen=True):
    """How strong a contestant is thought to be, and how surely; the ordinal is what it reaches almost certainly."""

    mu: float
    sigma: float
    ordinal: float


class Pair(Struct, frozen=True):
    """How the first fared against the second.

    A game that nobody won is a draw: both sides have what chance would give them. With parallel games a deal is a
    meeting, and the better side has it: the winner, or else the one with more points. Margins are points of the first
    less points of the second, averaged over the seats of each and within a deal, for its games are not independent.
    """

    first: int
    second: int
    games: int
    share: float  # of the wins
    chance: float  # the share of equals
    low: float  # Wilson, 95 %
    high: float
    margin: float
    error: float | None  # the standard error of the margin; a single deal has none
    sign_p: float  # how likely margins of such signs are between equals
    significant: bool  # the interval excludes chance


class Meeting(NamedTuple):
    """One game of a pair, from the first one's side."""

    deal: int
    share: float
    chance: float
    margin: float


def ratings(contest: Contest, outcomes: Iterable[Outcome]) -> list[Rating]:
    """Those of Plackett and Luce over all games in the order of the fixtures, one for each contestant."""
    model = PlackettLuce()
    found = [model.rating() for _ in contest.contestants]
    for seating, results in _races(contest, outcomes):
        _rate(model, found, seating, results)
    return [Rating(rating.mu, rating.sigma, rating.ordinal()) for rating in found]


def pairs(contest: Contest, outcomes: Sequence[Outcome]) -> list[Pair]:
    """All pairs that have met."""
    meetings = _parallel_meetings if contest.format == PARALLEL else _meetings
    found = [(first, second, meetings(contest, outcomes, first, second)) for first, second in contest.pairs()]
    return [_pair(first, second, met) for first, second, met in found if met]


# Ratings.

Result = tuple[float, ...]  # the greater the better


def _races(contest: Contest, outcomes: Iterable[Outcome]) -> list[tuple[Sequence[int], list[Result]]]:
    """Who ran against whom, and with what result: those at one table, or all who played the same deal by themselves."""
    ordered = sorted(outcomes, key=lambda outcome: outcome.number)
    if contest.format != PARALLEL:
        return [(outcome.seating, [(share,) for share in outcome.shares]) for outcome in ordered]
    deals: dict[int, dict[int, Result]] = {}
    for outcome in ordered:
        deals.setdefault(_deal(contest, outcome), {})[outcome.seating[0]] = _alone(outcome)
    return [(list(deal), list(deal.values())) for deal in deals.values() if len(deal) > 1]


def _rate(model: PlackettLuce, found: list[PlackettLuceRating], seating: Sequence[int], results: list[Result]) -> None:
    """One race; who ran in several seats learns the mean of what they teach."""
    order = sorted(set(results), reverse=True)
    ranks = [float(order.index(result)) for result in results]
    rated = model.rate([[found[who]] for who in seating], ranks=ranks)
    for who in set(seating):
        own = [team[0] for seat, team in enumerate(rated) if seating[seat] == who]
        mu, sigma = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
        found[who] = model.rating(mu=mu, sigma=sigma)


# Pairs.


def _meetings(contest: Contest, outcomes: Sequence[Outcome], first: int, second: int) -> list[Meeting]:
    met = [outcome for outcome in outcomes if set(outcome.seating) == {first, second}]
    return [_meeting(_deal(contest, outcome), outcome, first) for outcome in met]


def _meeting(deal: int, outcome: Outcome, first: int) -> Meeting:
    own = [seat for seat, who in enumerate(outcome.seating) if who == first]
    others = [seat for seat, who in enumerate(outcome.seating) if who != first]
    chance = len(own) / len(outcome.seating)
    share = sum(outcome.shares[seat] for seat in own) if any(outcome.shares) else chance
    margin = fmean(outcome.points[seat] for seat in own) - fmean(outcome.points[seat] for seat in others)
    return Meeting(deal, share, chance, margin)


def _parallel_meetings(contest: Contest, outcomes: Sequence[Outcome], first: int, second: int) -> list[Meeting]:
    sides = [
        {_deal(contest, each): _alone(each) for each in outcomes if each.seating[0] == who} for who in (first, second)
    ]
    both = sorted(sides[0].keys() & sides[1].keys())
    return [_parallel_meeting(deal, sides[0][deal], sides[1][deal]) for deal in both]


def _parallel_meeting(deal: int, own: Result, other: Result) -> Meeting:
    return Meeting(deal, (1 + (own > other) - (own < other)) / 2, 0.5, own[1] - other[1])


def _alone(outcome: Outcome) -> Result:
    """Of a contestant that held all seats: whether anybody won, and the mean of the points."""
    return round(sum(outcome.shares)), fmean(outcome.points)


def _deal(contest: Contest, outcome: Outcome) -> int:
    return outcome.number // len(contest.seatings())


def _pair(first: int, second: int, met: list[Meeting]) -> Pair:
    share = fmean(meeting.share for meeting in met)
    chance = fmean(meeting.chance for meeting in met)
    low, high = wilson(share, len(met))
    margins = _margins(met)
    return Pair(
        first=first,
        second=second,
        games=len(met),
        share=share,
        chance=chance,
        low=low,
        high=high,
        margin=float(margins.mean()),
        error=float(margins.std(ddof=1) / np.sqrt(len(margins))) if len(margins) > 1 else None,
        sign_p=sign_test(int((margins > 0).sum()), int((margins < 0).sum())),
        significant=not low <= chance <= high,
    )


def _margins(met: list[Meeting]) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """The mean margin of each deal."""
    _, index, games = np.unique([meeting.deal for meeting in met], return_inverse=True, return_counts=True)
    return np.bincount(index, weights=[meeting.margin for meeting in met]) / games
