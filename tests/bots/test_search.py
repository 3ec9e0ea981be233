"""The tree search: its arithmetic, its trees, how they widen, what they tell, and when a search stops."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.bots.search import ROOTS, Search, logarithm, root
from ecliptic.bots.searching import BETWEEN_LOOKS_AT_THE_CLOCK, Budget, Searching, Style
from ecliptic.core.agenda import NONE
from ecliptic.core.errors import SetupProblem
from ecliptic.core.imagination import CHANCE, EXPECTED, OUTLOOK, Hints
from ecliptic.core.playout import play_out
from ecliptic.core.prospects import ONE, Weights
from ecliptic.core.setup import Setup
from ecliptic.core.state import State
from ecliptic.games.redplanet.game import REDPLANET
from tests.core.toy import CLAIMS, ClaimsHints

LEGAL = range(4)  # at the first decision of Claims: any of the numbers
UNTRIED = 12_345


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 15, 16, 17, 999_999, 1_000_000, 10**12 + 1])
def test_a_root_is_whole_and_below(number: int) -> None:
    """As `math.isqrt` has it."""
    assert root(number) == math.isqrt(number)


@pytest.mark.parametrize("number", [1, 2, 3, 10, 100, 1000, 123_456])
def test_a_logarithm_is_near(number: int) -> None:
    """Within a tenth, which is enough to be curious by."""
    assert logarithm(number) / 1000 == pytest.approx(math.log(number), abs=0.1)


def prepared(seed: int = 3, seat: int = 0, hints: Hints | None = None, style: Style | None = None) -> Search:
    """A search at the first decision of a game of Claims for three."""
    rules = CLAIMS.rules("first", 3)
    state = CLAIMS.new(Setup(rules, 5))
    worlds = CLAIMS.worlds(CLAIMS.view(state, rules, seat))
    search = Search(worlds, hints or CLAIMS.hints("first"), seat, seed)
    if style is not None:
        search.horizons, search.breadth, search.alone = style.horizons, style.breadth, style.alone
    return search


def searched(iterations: int, seed: int = 3, seat: int = 0, style: Style | None = None) -> Search:
    """The same, run so often."""
    search = prepared(seed, seat, style=style)
    search.run(iterations)
    return search


def children(search: Search, node: int) -> list[int]:
    """The nodes below this one."""
    found, child = [], search.tree.child[node]
    while child != NONE:
        found.append(child)
        child = search.tree.sibling[child]
    return found


def grown(search: Search, owner: int) -> list[int]:
    """All nodes of a seat's tree."""
    found = [owner]
    for node in found:
        found += children(search, node)
    return found


def columns(search: Search) -> list[list[int]]:
    """All that a tree holds."""
    tree = search.tree
    held = (tree.action, tree.mover, tree.visits, tree.total, tree.child, tree.sibling, search.outlooks, search.tried)
    return [list(column) for column in held]


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
        assert {search.tree.mover[node] for node in children(search, owner)} == {owner}


def test_means_are_chances() -> None:
    """Between nothing and certainty; an action that was never tried has none."""
    search = searched(60)
    legal = list(CLAIMS.new(Setup(CLAIMS.rules("first", 3), 5)).legal_actions(0))
    assert all(0 < search.mean_of(action) < ONE for action in legal)
    assert (search.visits_of(UNTRIED), search.mean_of(UNTRIED)) == (0, 0)


def test_a_search_goes_on_where_it_stopped() -> None:
    """Sixty looks at once, or twenty and forty, are the same."""
    one, other = searched(60), searched(20)
    other.run(40)
    assert columns(one) == columns(other)
    assert one.iterations == other.iterations == 60


def test_the_same_seed_grows_the_same_tree() -> None:
    """Node by node; another seed grows another."""
    assert columns(searched(60)) == columns(searched(60)) != columns(searched(60, seed=4))


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
        bot = Searching(REDPLANET, seed, Budget(iterations=24), style=Style(horizons=1))
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


# Widening.


@pytest.mark.parametrize("breadth", [0, 100, 300, 500, 1000, 1500])
@pytest.mark.parametrize("looks", [1, 2, 5, 17, 50, 101, 145])
def test_a_root_widens_with_the_root_of_its_visits(looks: int, breadth: int) -> None:
    """One action, and `breadth` thousandths of one more for each root of the visits so far; never more than legal."""
    search = searched(looks, style=Style(horizons=1, breadth=breadth))
    earned = 1 + breadth * math.isqrt((looks - 1) * 100) // 10_000  # roots are reckoned to a tenth
    assert len(children(search, 0)) == min(earned, len(LEGAL))


def test_no_node_is_wider_than_its_visits_have_earned() -> None:
    """Wherever a seat picks in its own tree, three rounds deep."""
    search = searched(400, style=Style(horizons=3, breadth=700))
    wide = 0
    for owner in range(3):
        for node in grown(search, owner):
            own = [child for child in children(search, node) if search.tree.mover[child] == owner]
            assert len(own) <= 1 + 0.7 * math.sqrt(search.tree.visits[node])
            wide += len(own) > 1
    assert wide >= 3


def test_a_node_that_a_rival_led_to_widens_too() -> None:
    """Passed often, it has tried more than the first action that came to mind."""
    rules = REDPLANET.rules("2015", 3)
    state = REDPLANET.new(Setup(rules, 5))
    play_out(state, 3, 12)
    view = REDPLANET.view(state, rules, state.asked)
    search = Search(REDPLANET.worlds(view), REDPLANET.hints("2015"), state.asked, 3)
    search.run(500)
    tree, widths = search.tree, []
    for owner in range(3):
        for node in grown(search, owner):
            own = [child for child in children(search, node) if tree.mover[child] == owner]
            if tree.mover[node] not in (NONE, owner) and sum(tree.visits[child] for child in own) >= 12:
                widths.append(len(own))
    assert len(widths) >= 2
    assert min(widths) > 1


class Choosy(ClaimsHints):
    """Only 1 and 2 are worth a look; 2 deserves it more, and 3 is what all would do."""

    def __init__(self) -> None:
        super().__init__(Weights([(1, 1)], [(1, 1)]))

    def considers(self, s: State, seat: int, action: int) -> bool:  # noqa: ARG002  (all hints share one signature)
        return action in (1, 2)

    def rank(self, s: State, seat: int, actions: vec[i64], chance: int) -> vec[i64]:  # noqa: ARG002
        return vec[i64]([100 * action for action in actions])

    def habit(self, s: State, chance: int) -> int:  # noqa: ARG002
        return s.legal[-1]


def test_what_is_not_worth_a_look_is_never_tried() -> None:
    """Also where it has the highest rank, or is what all would do."""
    search = prepared(hints=Choosy())
    search.run(40)
    assert {search.tree.action[node] for node in children(search, 0)} == {1, 2}


def test_the_first_try_is_the_habit_and_the_next_by_rank() -> None:
    """A habit that is not worth a look is no exception."""
    search = prepared(hints=Choosy())
    search.run(1)
    assert search.visits_of(2) == 1
    usual = prepared(hints=Ranked())
    tried = [next(a for a in LEGAL if usual.visits_of(a) > before[a]) for before in steps(usual, 12)]
    assert list(dict.fromkeys(tried)) == [1, 3, 2, 0]


class Ranked(Choosy):
    """All would lay the 1 if they could; then the higher the better."""

    def considers(self, s: State, seat: int, action: int) -> bool:  # noqa: ARG002
        return True

    def habit(self, s: State, chance: int) -> int:  # noqa: ARG002
        return 1 if 1 in list(s.legal) else s.legal[0]


def steps(search: Search, looks: int) -> Iterator[list[int]]:
    """Run so often; each time the visits of the own actions as they were before."""
    for _ in range(looks):
        before = [int(search.visits_of(action)) for action in LEGAL]
        search.run(1)
        yield before


# Thinking alone.


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_alone_only_the_searcher_thinks(seat: int) -> None:
    """The others have no tree of their own actions, and follow their habits at every question."""
    search = searched(60, seat=seat, style=Style(alone=True))
    both = searched(60, seat=seat, style=Style(alone=False))
    for other in {0, 1, 2} - {seat}:
        assert other not in {search.tree.mover[node] for node in children(search, other)}
        assert other in {both.tree.mover[node] for node in children(both, other)}
    assert sum(search.visits_of(action) for action in LEGAL) == 60


# Outlooks.


class Noting(ClaimsHints):
    """Says something else each time, and notes it."""

    def __init__(self) -> None:
        super().__init__(Weights([(1, 1)], [(1, 1)]))
        self.said: list[list[int]] = []

    def outlook(self, s: State) -> vec[i64]:
        count = len(self.said) + 1
        self.said.append([count * 977 * (place + 3) % 1_000_000 for place in range(s.seats * int(OUTLOOK))])
        return vec[i64](self.said[-1])


def test_what_is_told_of_an_action_is_the_average_of_its_outlooks() -> None:
    """Recomputed from what the hints said after each look, for every action and every seat."""
    hints = Noting()
    search = prepared(hints=hints, style=Style(horizons=2))
    tried = [next(a for a in LEGAL if search.visits_of(a) > before[a]) for before in steps(search, 80)]
    assert len(hints.said) == 80
    for action in LEGAL:
        mine = [said for said, each in zip(hints.said, tried, strict=True) if each == action]
        assert len(mine) == search.visits_of(action) > 0
        averages = [sum(column) // len(mine) for column in zip(*mine, strict=True)]
        assert search.mean_of(action) == averages[0]
        for seat in range(3):
            assert search.chance_of(action, seat) == averages[seat * OUTLOOK + CHANCE]
            assert search.expected_of(action, seat) == averages[seat * OUTLOOK + EXPECTED]


def test_of_an_untried_action_nothing_is_told() -> None:
    """Nothing is 0, and asking changes nothing."""
    search = searched(1)
    before = columns(search)
    for action in (*(action for action in LEGAL if not search.visits_of(action)), UNTRIED):
        assert [search.chance_of(action, seat) for seat in range(3)] == [0, 0, 0]
        assert [search.expected_of(action, seat) for seat in range(3)] == [0, 0, 0]
    assert columns(search) == before


# Budgets.


@pytest.mark.parametrize("seconds", [0.1, 0.3])
def test_a_budget_in_seconds_is_kept(seconds: float) -> None:
    """Not less, and not much more; meanwhile the search goes on."""
    rules = REDPLANET.rules("2015", 3)
    view = REDPLANET.view(REDPLANET.new(Setup(rules, 5)), rules, 0)
    start = time.monotonic()
    search = Searching(REDPLANET, 1, Budget(seconds=seconds)).search(view, 0)
    assert seconds <= time.monotonic() - start < seconds + 2
    assert search.iterations >= BETWEEN_LOOKS_AT_THE_CLOCK
    assert search.iterations % BETWEEN_LOOKS_AT_THE_CLOCK == 0


def test_a_budget_of_iterations_is_kept_exactly() -> None:
    """Whatever the clock says."""
    rules = CLAIMS.rules("first", 3)
    view = CLAIMS.view(CLAIMS.new(Setup(rules, 5)), rules, 0)
    assert Searching(CLAIMS, 1, Budget(iterations=23)).search(view, 0).iterations == 23


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("1", Budget(iterations=1)),
        ("500", Budget(iterations=500)),
        ("999999999", Budget(iterations=999_999_999)),
        ("2s", Budget(seconds=2.0)),
        ("1.5s", Budget(seconds=1.5)),
        ("0.001s", Budget(seconds=0.001)),
        ("9999.999s", Budget(seconds=9999.999)),
    ],
)
def test_a_budget_is_iterations_or_seconds(text: str, budget: Budget) -> None:
    """As it is written after a level's name."""
    assert Budget.read(text) == budget


@pytest.mark.parametrize(
    "text",
    [
        *("0", "-1", "+1", "05", "1e3", "1.5", "1_000", "9999999999", "s", "0s", "0.000s", "-1s", ".5s"),
        *("1.s", "1.2345s", "10000s", "1S", "1m", "nans", "infs", "five", "", " 5", "5 ", "5\n", "1 s"),
    ],
)
def test_any_other_budget_is_a_problem_of_the_setup(text: str) -> None:
    """The message shows it."""
    with pytest.raises(SetupProblem) as caught:
        Budget.read(text)
    assert caught.value.phrase.id == "setup-bot-budget"
    assert caught.value.phrase.args == {"budget": text}
