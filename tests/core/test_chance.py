"""Chance: the same everywhere and for ever, within 62 bits, and fair."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core import chance as chances
from ecliptic.core.setup import SEED_BITS, fresh_seed
from ecliptic.core.state import CHANCE_ANSWERED, NOTHING_LEARNT
from tests.core.toy_rules import Claims

MASK = int(chances.MASK)
ANY_CHANCE = st.integers(0, MASK)
ANY_SEED = st.integers(-(2**70), 2**70)
steadily = settings(max_examples=300, deadline=None, derandomize=True, database=None)

# These numbers stand in every record that was ever written. If one changes, old records no longer hold.
GOLDEN = {
    0: (0x02CFF3DDFBE7C5A5, [262, 725, 629, 797, 775]),
    1: (0x363212B7F8B45C92, [464, 785, 758, 956, 959]),
    2: (0x36E95BE5FCE2E8BB, [233, 186, 341, 422, 240]),
    42: (0x2B47D2B6B36B655E, [410, 251, 825, 783, 598]),
    2**64 - 1: (0x0EE07F474D3FF7E4, [377, 61, 626, 617, 684]),
}


def numbers(seed: int, count: int) -> Iterator[int]:
    """One number below `count` after the other, as a game with this seed would draw them."""
    chance = chances.from_seed(seed)
    while True:
        chance = chances.advance(chance)
        yield chances.below(chance, count)


def is_fair(counted: Counter[int], kinds: int) -> bool:
    """Chi-square lies within six standard deviations of what fair chance gives."""
    expected = counted.total() / kinds
    chi_square = sum((counted[kind] - expected) ** 2 / expected for kind in range(kinds))
    return chi_square < kinds - 1 + 6 * math.sqrt(2 * (kinds - 1))


@pytest.mark.parametrize("seed", GOLDEN)
def test_known_seeds_give_known_numbers(seed: int) -> None:
    """The first chance of a seed and the numbers that follow it never change."""
    first, known = GOLDEN[seed]
    assert chances.from_seed(seed) == first
    assert list(itertools.islice(numbers(seed, 1000), len(known))) == known


def test_a_thousand_steps_from_a_known_seed_lead_to_a_known_chance() -> None:
    """A change that only shows after a while is found as well."""
    chance = chances.from_seed(42)
    for _ in range(1000):
        chance = chances.advance(chance)
    assert (chance, chances.number(chance)) == (0x3D1740615E589106, 0x88DC112792)


def test_the_same_seed_gives_the_same_numbers() -> None:
    """Nothing but the seed decides."""
    assert list(itertools.islice(numbers(7, 10**6), 100)) == list(itertools.islice(numbers(7, 10**6), 100))


@given(ANY_SEED)
@steadily
def test_every_seed_gives_a_chance_of_62_bits(seed: int) -> None:
    """However large, and negative too: compiled code would wrap beyond that."""
    assert 0 <= chances.from_seed(seed) <= MASK


@given(ANY_CHANCE, st.integers(1, 1000))
@steadily
def test_chance_stays_within_62_bits_and_numbers_within_their_range(chance: int, count: int) -> None:
    """The next chance, its forty bits, and a number below a count."""
    following = chances.advance(chance)
    assert 0 <= following <= MASK
    assert 0 <= chances.number(chance) < 2**40
    assert 0 <= chances.below(chance, count) < count


@given(ANY_CHANCE, ANY_CHANCE)
@steadily
def test_two_chances_never_meet(one: int, other: int) -> None:
    """Advancing loses nothing: different chances have different successors."""
    assert (chances.advance(one) == chances.advance(other)) == (one == other)


def test_below_one_there_is_only_zero() -> None:
    """A choice of one is no choice."""
    assert set(itertools.islice(numbers(3, 1), 50)) == {0}


@pytest.mark.parametrize("count", [2, 3, 6, 9, 10, 52])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_numbers_of_one_game_are_fair(count: int, seed: int) -> None:
    """Within a game every number is as likely as any other."""
    assert is_fair(Counter(itertools.islice(numbers(seed, count), 5000)), count)


@pytest.mark.parametrize("count", [2, 3, 6, 9, 10, 52])
@pytest.mark.parametrize("draws", [1, 2, 5])
def test_numbers_of_many_games_are_fair(count: int, draws: int) -> None:
    """The first, second and fifth numbers of games with neighbouring seeds are fair."""
    found = (next(itertools.islice(numbers(seed, count), draws - 1, None)) for seed in range(5000))
    assert is_fair(Counter(found), count)


def test_a_number_says_nothing_about_the_next() -> None:
    """All thirty-six pairs of two draws below six are equally likely."""
    draws = numbers(9, 6)
    assert is_fair(Counter(next(draws) * 6 + next(draws) for _ in range(10_000)), 36)


def test_the_test_of_fairness_finds_a_loaded_die() -> None:
    """A die that shows its six every fifth time instead of every sixth is found out."""
    loaded = [5 if turn % 25 == 0 else number for turn, number in enumerate(itertools.islice(numbers(1, 6), 5000))]
    assert not is_fair(Counter(loaded), 6)


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """All first chances differ, by about half of their bits."""
    firsts = [chances.from_seed(seed) for seed in range(2000)]
    assert len(set(firsts)) == len(firsts)
    differing = [(one ^ other).bit_count() for one, other in itertools.pairwise(firsts)]
    assert min(differing) > 10
    assert 30 < sum(differing) / len(differing) < 32


@pytest.mark.parametrize("bit", range(SEED_BITS))
def test_every_bit_of_a_seed_counts(bit: int) -> None:
    """Two seeds that differ in one bit give different games."""
    seed = 0x00C0_FFEE_00C0_FFEE
    assert chances.from_seed(seed) != chances.from_seed(seed ^ (1 << bit))


def test_a_fresh_seed_has_64_bits_and_is_new() -> None:
    """Nobody can guess a seed: a hundred of them differ, and the highest bits are used."""
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert max(seeds) < 2**SEED_BITS
    assert max(seeds) >= 2 ** (SEED_BITS - 4)


# The state's own use of it.


def shuffled(seed: int, cards: int) -> tuple[int, ...]:
    """So many cards after one shuffle of a game with this seed."""
    mixed = vec[i64](range(cards))
    Claims(2, chances.from_seed(seed), may_change=False).shuffle(mixed)
    return tuple(mixed)


@given(ANY_SEED, st.lists(st.integers(-5, 5), max_size=60))
@steadily
def test_a_shuffle_loses_and_invents_nothing(seed: int, cards: list[int]) -> None:
    """The same cards lie there afterwards, equal ones too."""
    mixed = vec[i64](cards)
    Claims(2, chances.from_seed(seed), may_change=False).shuffle(mixed)
    assert sorted(mixed) == sorted(cards)


def test_every_order_of_four_cards_is_equally_likely() -> None:
    """All twenty-four orders are reached, none more often than the others."""
    orders = list(itertools.permutations(range(4)))
    found = Counter(orders.index(shuffled(seed, 4)) for seed in range(3000))
    assert set(found) == set(range(24))
    assert is_fair(found, 24)


def test_every_card_can_come_to_every_position() -> None:
    """In a deck of thirty, each card is found everywhere, the first and the last position included."""
    found = {(card, position) for seed in range(600) for position, card in enumerate(shuffled(seed, 30))}
    assert len(found) == 30 * 30


def test_asking_chance_moves_it_on_and_is_remembered() -> None:
    """A draw changes the chance and says that chance has answered; a shuffle of one card asks nothing."""
    s = Claims(2, chances.from_seed(1), may_change=False)
    s.shuffle(vec[i64]([7]))
    assert (s.chance, s.learnt) == (chances.from_seed(1), NOTHING_LEARNT)
    assert s.below(1000) == GOLDEN[1][1][0]
    assert (s.chance, s.learnt) == (chances.advance(chances.from_seed(1)), CHANCE_ANSWERED)
