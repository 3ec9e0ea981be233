"""Ratings and comparisons."""

from __future__ import annotations

import random

import msgspec
import pytest

from ecliptic.arena.contest import FORMATS
from ecliptic.arena.ratings import pairs, ratings
from ecliptic.arena.standings import fingerprint, standings
from tests.arena.playing import contest, outcome, won_by


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_stronger_is_rated_higher(form: str, seats: int) -> None:
    """In every format; all the games make the ratings surer."""
    asked = contest(3, seats, format=form, deals=12)
    strength = [30, 20, 10] if form == "gauntlet" else [10, 20, 30]
    found = ratings(asked, won_by(asked, strength))
    expected = [0] if form == "gauntlet" else [2, 1, 0]
    assert sorted(range(3), key=lambda who: -found[who].mu)[: len(expected)] == expected
    assert all(one.sigma < 25 / 3 and one.ordinal == pytest.approx(one.mu - 3 * one.sigma) for one in found)


@pytest.mark.parametrize("form", FORMATS)
def test_the_order_in_which_games_finish_does_not_matter(form: str) -> None:
    """Only that of the fixtures does."""
    asked = contest(3, 3, format=form, deals=6)
    rng = random.Random(4)
    found = [outcome(one, *drawn(rng)) for one in asked.fixtures()]
    mixed = rng.sample(found, len(found))
    assert standings(asked, mixed) == standings(asked, found)
    assert ratings(asked, mixed) == ratings(asked, found)
    assert fingerprint(mixed) == fingerprint(found) != fingerprint(found[1:])


def drawn(rng: random.Random) -> tuple[list[float], list[int]]:
    """A winner and points, by lot."""
    winner = rng.randrange(3)
    return [float(seat == winner) for seat in range(3)], [rng.randrange(50) for _ in range(3)]


@pytest.mark.parametrize("form", FORMATS)
def test_equals_are_rated_alike(form: str) -> None:
    """Ties are ties: nobody gains."""
    asked = contest(2, 4, format=form, deals=10)
    first, second = ratings(asked, won_by(asked, [5, 5]))
    assert first.mu == pytest.approx(second.mu) == pytest.approx(25)


def test_who_wins_as_often_as_chance_gains_nothing_in_a_gauntlet() -> None:
    """One of four seats and one of four wins: near the others, though it loses most games."""
    asked = contest(2, 4, deals=40)
    won = [outcome(one, [float(seat == one.deal % 4) for seat in range(4)], [0] * 4) for one in asked.fixtures()]
    first, second = ratings(asked, won)
    assert abs(first.mu - second.mu) < 3
    (pair,) = pairs(asked, won)
    assert (pair.share, pair.chance, pair.significant) == (0.25, 0.25, False)


@pytest.mark.parametrize(
    ("form", "chance"), [("gauntlet", 1 / 3), ("ladder", 1 / 3), ("round-robin", 0.5), ("parallel", 0.5)]
)
def test_a_pair_is_compared_with_chance(form: str, chance: float) -> None:
    """A ladder has the stronger one first."""
    asked = contest(2, 3, format=form, deals=8)
    (pair,) = pairs(asked, won_by(asked, [10, 40]))
    weaker_first = form != "ladder"
    assert (pair.first, pair.second) == ((0, 1) if weaker_first else (1, 0))
    assert pair.chance == pytest.approx(chance)
    assert pair.share == (0.0 if weaker_first else 1.0) and pair.significant
    assert pair.margin == (-30 if weaker_first else 30) and pair.error == 0
    assert pair.sign_p == pytest.approx(2 / 2**8)
    assert pair.games == {"gauntlet": 24, "ladder": 24, "round-robin": 48, "parallel": 8}[form]


def test_margins_are_averaged_within_a_deal_first() -> None:
    """Deals of +10 and -2 are two samples, whatever their games: mean 4, standard error 6."""
    asked = contest(2, 2, deals=2)
    by_fixture = [(20, 0), (0, 0), (0, 7), (3, 0)]  # the first sits in seat 0, then in seat 1
    found = [outcome(one, [1.0, 0.0], list(by_fixture[one.number])) for one in asked.fixtures()]
    (pair,) = pairs(asked, found)
    # Deal 0: +20 and 0; deal 1: -7 and -3.
    assert pair.margin == pytest.approx((10 - 5) / 2)
    assert pair.error == pytest.approx(7.5)
    assert pair.sign_p == 1
    (alone,) = pairs(asked, found[:2])
    assert (alone.margin, alone.error) == (10, None)


def test_a_game_that_nobody_won_is_a_draw() -> None:
    """Both sides have what chance gives."""
    asked = contest(2, 4, deals=3)
    found = [outcome(one, [0.0] * 4, [1, 2, 3, 4]) for one in asked.fixtures()]
    (pair,) = pairs(asked, found)
    assert (pair.share, pair.significant) == (0.25, False)
    assert standings(asked, found).contestants[0].share == 0


def test_parallel_sides_are_compared_by_wins_then_by_points() -> None:
    """On the same deal."""
    asked = contest(2, 2, format="parallel", deals=4)
    results = [((1.0, 5), (0.0, 9)), ((0.0, 7), (0.0, 6)), ((1.0, 4), (1.0, 4)), ((0.0, 1), (0.0, 2))]
    found = []
    for one in asked.fixtures():
        won, points = results[one.deal][one.seating[0]]
        found.append(outcome(one, [won / 2] * 2, [points] * 2))
    (pair,) = pairs(asked, found)
    assert pair.share == (1 + 1 + 0.5 + 0) / 4
    assert pair.margin == (-4 + 1 + 0 - 1) / 4
    assert pair.games == 4
    assert [one.share for one in standings(asked, found).contestants] == [0.5, 0.25]


def test_standings_tell_time_and_lost_seats() -> None:
    """Of every seat that a contestant held."""
    asked = contest(2, 3, deals=1)
    found = won_by(asked, [1, 2])
    found[0] = msgspec.structs.replace(found[0], replaced=((1, "slow"), (2, "slow")))
    first, second = standings(asked, found).contestants
    assert (first.replaced, second.replaced) == ({}, {"slow": 2})
    assert (first.decisions, second.decisions) == (30, 60)
    assert (first.mean_seconds, first.longest) == pytest.approx((0.05, 0.1))
    assert (first.games, first.share, first.points) == (3, 0, 1)
