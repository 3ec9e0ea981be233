"""The tree search: its arithmetic, its trees, and that nobody in it answers what they cannot know."""

from __future__ import annotations

import math

import pytest

from ecliptic.bots.search import ONE, ROOTS, Search, chance_of_winning, logarithm, root
from ecliptic.bots.searching import Searching
from ecliptic.core.setup import Setup
from ecliptic.games.redplanet.game import REDPLANET
from tests.core.toy import CLAIMS


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 15, 16, 17, 999_999, 1_000_000, 10**12 + 1])
def test_a_root_is_whole_and_below(number: int) -> None:
    """As `math.isqrt` has it."""
    assert root(number) == math.isqrt(number)


@pytest.mark.parametrize("number", [1, 2, 3, 10, 100, 1000, 123_456])
def test_a_logarithm_is_near(number: int) -> None:
    """Within a tenth, which is enough to be curious by."""
    assert logarithm(number) / 1000 == pytest.approx(math.log(number), abs=0.1)


def test_a_value_becomes_a_chance() -> None:
    """Even is a half, more is more, the other side has the rest, and nothing is ever certain."""
    assert chance_of_winning(0) == ONE // 2
    assert ONE // 2 < chance_of_winning(100) < chance_of_winning(5000) < ONE
    assert chance_of_winning(-700) == ONE - chance_of_winning(700)


def searched(iterations: int, seed: int = 3, seat: int = 0) -> Search:
    """A search at the first decision of a game of Claims for three."""
    rules = CLAIMS.rules("first", 3)
    state = CLAIMS.new(Setup(rules, 5))
    search = Search(CLAIMS.worlds(CLAIMS.view(state, rules, seat)), CLAIMS.hints, seat, seed)
    search.run(iterations)
    return search


def test_every_iteration_tries_one_of_the_own_actions() -> None:
    """The visits of the own actions add up, and all of them were tried."""
    search = searched(60)
    own = [node for node in range(len(search.tree.action)) if search.visits_of(search.tree.action[node])]
    tried = {search.tree.action[node] for node in own}
    rules = CLAIMS.rules("first", 3)
    legal = list(CLAIMS.new(Setup(rules, 5)).legal_actions(0))
    assert sum(search.visits_of(action) for action in legal) == search.iterations == 60
    assert set(legal) <= tried


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_secret_answer_is_a_branch_of_its_own_tree_alone(seat: int) -> None:
    """All lay at once: below the root of a seat's tree stand only its own actions."""
    search = searched(80, seat=seat)
    for owner in range(3):
        movers, node = set(), search.tree.child[owner]
        while node >= 0:
            movers.add(search.tree.mover[node])
            node = search.tree.sibling[node]
        assert movers == {owner}


def test_means_are_chances() -> None:
    """Between nothing and certainty; an action that was never tried has none."""
    search = searched(60)
    legal = list(CLAIMS.new(Setup(CLAIMS.rules("first", 3), 5)).legal_actions(0))
    assert all(0 < search.mean_of(action) < ONE for action in legal)
    assert (search.visits_of(12_345), search.mean_of(12_345)) == (0, 0)


def test_a_search_goes_on_where_it_stopped() -> None:
    """Sixty looks at once, or twenty and forty, are the same."""
    one, other = searched(60), searched(20)
    other.run(40)
    assert (list(one.tree.visits), list(one.tree.total)) == (list(other.tree.visits), list(other.tree.total))
    assert list(searched(60, seed=4).tree.total) != list(one.tree.total)


def test_many_visits_need_no_table() -> None:
    """Beyond the roots at hand they are reckoned, and go on falling."""
    search = searched(4)
    node = search.tree.child[0]
    promises = []
    for visits in (ROOTS - 1, ROOTS, ROOTS * 4):
        search.tree.visits[node], search.tree.total[node] = visits, 0
        promises.append(search.promise(node, 1000))
    assert promises == sorted(promises, reverse=True)
    assert promises[2] * 2 == pytest.approx(promises[1], rel=0.1)


def test_a_search_beats_chance_at_once() -> None:
    """A few looks ahead are enough to win most games of Red Planet against two who choose at random."""
    wins = 0.0
    for seed in range(4):
        setup = Setup(REDPLANET.rules("2015", 3), seed)
        state, rules = REDPLANET.new(setup), REDPLANET.settled(setup)
        bot = Searching(REDPLANET, seed, iterations=24, horizons=1)
        while not state.over:
            if state.asked == 0:
                decision = REDPLANET.decision(state, 0)
                assert decision is not None
                REDPLANET.apply(state, 0, bot.choose(REDPLANET.view(state, rules, 0), decision))
            else:
                state.follow(state.legal[state.moves * 7 % len(state.legal)])
        winners = REDPLANET.winners(state)
        wins += (0 in winners) / len(winners)
    assert wins >= 3
