"""Against known values."""

from __future__ import annotations

import math

import pytest

from ecliptic.arena.odds import sign_test, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
    ],
)
def test_wilson_is_as_published(wins: int, games: int, low: float, high: float) -> None:
    """The score interval without continuity correction."""
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_of_nothing_is_everything() -> None:
    """And it narrows with the games."""
    assert wilson(0.0, 0) == (0.0, 1.0)
    assert wilson(0.5, 10_000)[0] > wilson(0.5, 100)[0]


@pytest.mark.parametrize(
    ("above", "below", "chance"), [(0, 0, 1.0), (5, 5, 1.0), (8, 2, 0.109375), (2, 8, 0.109375), (10, 0, 2 / 1024)]
)
def test_the_sign_test_is_exact(above: int, below: int, chance: float) -> None:
    """Two-sided, whoever is ahead."""
    assert sign_test(above, below) == pytest.approx(chance)


def test_the_sign_test_of_many_is_near_the_normal_one() -> None:
    """5100 of 10 000 are two standard deviations."""
    assert sign_test(5100, 4900) == pytest.approx(math.erfc(1.99 / math.sqrt(2)), rel=0.01)
