"""What a position promises, in whole numbers: exponentials, shares of a victory, weights that change with the stage."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core.prospects import (
    EXPONENTIALS,
    FAR_AHEAD,
    ONE,
    PER_UNIT,
    STAGES,
    STEPS,
    Weights,
    against_the_game,
    blended,
    divided,
    satisfaction,
    shares,
    weighted,
)

ODDS = st.lists(st.integers(-30_000, 30_000), min_size=1, max_size=6)
PAIRS = st.lists(st.tuples(st.integers(-20_000_000, 20_000_000), st.integers(-20_000_000, 20_000_000)), min_size=1)
CERTAIN = int(ONE)
A_STEP = 1 / int(PER_UNIT)  # of log-odds: how far the table's entries lie apart


def softmax(odds: list[int]) -> list[float]:
    """Log-odds in thousandths as chances, with floats."""
    powers = [math.exp((each - max(odds)) / 1000) for each in odds]
    return [power / sum(powers) for power in powers]


# Exponentials.


def test_the_table_of_exponentials_is_right_to_a_few_millionths() -> None:
    """Every step of it, down to where a chance is nothing."""
    assert len(EXPONENTIALS) == STEPS
    for step, value in enumerate(EXPONENTIALS):
        assert value == pytest.approx(math.exp(-step * A_STEP) * CERTAIN, abs=3)


def test_exponentials_only_fall() -> None:
    """From ONE to nothing."""
    table = list(EXPONENTIALS)
    assert table == sorted(table, reverse=True)
    assert (table[0], table[-1]) == (ONE, 0)


# Shares.


@given(ODDS)
def test_shares_are_those_of_a_softmax(odds: list[int]) -> None:
    """As near as the steps of the table allow: a step changes a chance by less than a quarter of itself."""
    found = list(shares(vec[i64](odds)))
    assert [each / CERTAIN for each in found] == pytest.approx(softmax(odds), abs=A_STEP / 2)


@given(ODDS)
def test_shares_add_up_to_nearly_one(odds: list[int]) -> None:
    """Each is rounded down once; none is negative, and more odds never have less."""
    found = list(shares(vec[i64](odds)))
    assert ONE - len(odds) < sum(found) <= ONE
    assert min(found) >= 0
    assert [found[index] for index in sorted(range(len(odds)), key=odds.__getitem__)] == sorted(found)


@pytest.mark.parametrize("odds", [0, 10**9, -(10**9)])
@pytest.mark.parametrize("sides", [1, 2, 3, 6])
def test_equals_share_equally(odds: int, sides: int) -> None:
    """However high or low all stand."""
    assert list(shares(vec[i64]([odds] * sides))) == [ONE // sides] * sides


def test_who_is_far_behind_has_no_chance() -> None:
    """Sixteen units are too many, however far it is beyond them."""
    assert list(shares(vec[i64]([0, -16_000, -(10**12)]))) == [ONE, 0, 0]
    assert shares(vec[i64]([0, -9_000]))[1] > 0


@given(st.integers(-20_000, 20_000))
def test_against_the_game_the_chance_is_that_of_the_log_odds(odds: int) -> None:
    """None gives a half."""
    assert against_the_game(odds)[0] / CERTAIN == pytest.approx(1 / (1 + math.exp(-odds / 1000)), abs=A_STEP / 2)
    assert against_the_game(0)[0] == ONE // 2


# Satisfaction.


@given(st.integers(-100_000, 100_000))
def test_a_lead_pleases_as_much_as_it_hurts_the_other(lead: int) -> None:
    """Between nothing and certainty, half for none."""
    assert 0 < satisfaction(lead) < ONE
    assert satisfaction(lead) + satisfaction(-lead) == ONE
    assert satisfaction(0) == ONE // 2


@given(st.integers(-100_000, 100_000), st.integers(1, 5000))
def test_a_greater_lead_pleases_more(lead: int, more: int) -> None:
    """Never less, and for a whole point (a hundred hundredths) really more, up to a hundred points."""
    assert satisfaction(lead + more) >= satisfaction(lead)
    if abs(lead) <= 10_000:
        assert satisfaction(lead + 100) > satisfaction(lead)


def test_fifteen_points_make_half_of_the_difference() -> None:
    """Three quarters of it all, then, for the leader."""
    assert satisfaction(FAR_AHEAD) == ONE * 3 // 4
    assert satisfaction(-FAR_AHEAD) == ONE // 4


# Weights.


@given(PAIRS)
def test_weights_blend_from_the_first_stage_to_the_last(pairs: list[tuple[int, int]]) -> None:
    """The early ones hold at the start, the late ones at the end, and half of each half-way."""
    rows = list(blended(pairs))
    count = len(pairs)
    assert len(rows) == (STAGES + 1) * count
    assert rows[:count] == [early for early, _ in pairs]
    assert rows[-count:] == [late for _, late in pairs]
    half = int(STAGES) // 2
    assert rows[half * count : (half + 1) * count] == [(early + late) // 2 for early, late in pairs]


@given(st.tuples(st.integers(-(10**8), 10**8), st.integers(-(10**8), 10**8)))
def test_a_weight_changes_in_equal_steps(pair: tuple[int, int]) -> None:
    """But for the rounding."""
    for stage, weight in enumerate(blended([pair])):
        assert weight == pytest.approx(pair[0] + (pair[1] - pair[0]) * stage / STAGES, abs=1)


@given(st.data(), PAIRS, st.integers(0, int(STAGES)), st.integers(1, 6))
def test_a_sum_is_that_of_features_times_weights(
    data: st.DataObject, pairs: list[tuple[int, int]], stage: int, sides: int
) -> None:
    """For each side, with the weights of the stage, rounded down once."""
    pairs = pairs[:30]
    side = st.lists(st.integers(-50_000, 50_000), min_size=len(pairs), max_size=len(pairs))
    rows = [data.draw(side) for _ in range(sides)]
    weights = Weights(pairs, [(late, early) for early, late in pairs])
    assert weights.features == len(pairs)
    for table, ends in ((weights.points, pairs), (weights.odds, [(late, early) for early, late in pairs])):
        now = [(early * (STAGES - stage) + late * stage) // STAGES for early, late in ends]
        expected = [sum(x * w for x, w in zip(each, now, strict=True)) // ONE for each in rows]
        assert (
            list(weighted(vec[i64]([each for row in rows for each in row]), table, weights.features, stage)) == expected
        )


@pytest.mark.parametrize(
    ("winners", "parts"), [([0, 1, 0], [0, 1, 0]), ([1, 0, 1], [0.5, 0, 0.5]), ([0, 0, 0], [0, 0, 0])]
)
def test_a_victory_is_shared_among_those_who_have_it(winners: list[int], parts: list[float]) -> None:
    """Nobody need have won; marks beyond the sides do not count."""
    assert list(divided(vec[i64]([*winners, 1]), 3)) == [int(part * int(ONE)) for part in parts]
