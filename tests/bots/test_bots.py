"""Bots: they answer legally, the same with the same seed; and the greedy one plays better.

That they answer from the view alone is shown in `test_fairness.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from ecliptic.bots import BOTS, bot
from ecliptic.bots.greedy import SAMPLES, Greedy
from ecliptic.bots.random import Random
from ecliptic.bots.searching import Budget, Searching, Style
from ecliptic.core.bot import Bot
from ecliptic.core.errors import SetupProblem
from ecliptic.core.game import Game
from ecliptic.core.setup import Rules, Setup
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision
from tests.core.playing import ALL_GAMES, REDPLANET, full
from tests.core.toy import CLAIMS

ALL_RULES = [
    *(
        pytest.param(game, game.rules(game.default_edition, full(game).seats, game.brief), id=game.id)
        for game in ALL_GAMES
    ),
    pytest.param(REDPLANET, REDPLANET.rules("2005", 3), id="redplanet 2005"),
    pytest.param(REDPLANET, REDPLANET.rules("2025", 2), id="redplanet 2025, two players"),
]
NAMES = ("random", "greedy", "novice", "search")  # of each kind one: the levels are made of these


def made(name: str, game: Game, seed: int) -> Bot:
    """A bot; those that look ahead do so only a little, so that the tests are quick."""
    if name == "search":
        return Searching(game, seed, Budget(iterations=6), style=Style(horizons=1))
    return Greedy(game, seed, samples=1) if name == "greedy" else bot(name, game, seed)


def decisions(name: str, game: Game, rules: Rules, seed: int = 1) -> Iterator[tuple[View, Decision, Action]]:
    """A whole game of such bots: what each saw, was asked and answered. Now and then one reconsiders."""
    setup = Setup(rules, seed)
    state, settled = game.new(setup), game.settled(setup)
    bots = [made(name, game, seat) for seat in range(rules.seats)]
    while not state.over:
        offered = game.decisions(state)
        waited = [decision for decision in offered if not decision.optional]
        decision = offered[0] if state.moves % 7 == 0 else waited[0]
        view = game.view(state, settled, decision.seat)
        action = bots[decision.seat].choose(view, decision)
        yield view, decision, action
        game.apply(state, decision.seat, action)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("game", "rules"), ALL_RULES)
def test_a_bot_always_answers_legally(name: str, game: Game, rules: Rules) -> None:
    """A whole game of them, optional questions included; `apply` would refuse anything else."""
    played = list(decisions(name, game, rules))
    assert played
    assert all(action in decision.actions for _, decision, action in played)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", [CLAIMS, REDPLANET], ids=lambda game: str(game.id))
def test_the_same_seed_chooses_the_same(name: str, game: Game) -> None:
    """Twice the same game, decision by decision."""
    rules = game.rules(game.default_edition, 3)
    one, other = ([action for *_, action in decisions(name, game, rules)] for _ in range(2))
    assert one == other


@pytest.mark.parametrize("name", NAMES)
def test_another_seed_chooses_otherwise_somewhere(name: str) -> None:
    """The seed of a bot matters."""
    differing = 0
    for view, decision, _ in decisions("random", REDPLANET, REDPLANET.rules("2015", 3)):
        if len(decision.actions) > 3:
            differing += made(name, REDPLANET, 1).choose(view, decision) != made(name, REDPLANET, 2).choose(
                view, decision
            )
    assert differing > 3


def test_two_bots_do_not_disturb_each_other() -> None:
    """Each has a chance of its own: what one is asked changes nothing for the other."""
    view, decision, _ = next(decisions("random", REDPLANET, REDPLANET.rules("2015", 3)))
    alone, beside, busy = (Random(REDPLANET, 5), Random(REDPLANET, 5), Random(REDPLANET, 5))
    for _ in range(20):
        busy.choose(view, decision)
        assert alone.choose(view, decision) == beside.choose(view, decision)


# The random bot.


def test_the_random_bot_chooses_every_action_equally_often() -> None:
    """Nine characters, nine hundred times: each between 70 and 130 times."""
    actions = tuple(("choose", role) for role in range(9))
    view, _, _ = next(decisions("random", REDPLANET, REDPLANET.rules("2015", 3)))
    chooser = Random(REDPLANET, 3)
    chosen = Counter(chooser.choose(view, Decision(0, "ChooseCharacter", actions)) for _ in range(900))
    assert set(chosen) == set(actions)
    assert all(70 < count < 130 for count in chosen.values())


# The greedy bot.


def test_the_greedy_bot_does_not_think_where_there_is_nothing_to_choose() -> None:
    """A single action is taken as it is, and costs no chance."""
    view, _, _ = next(decisions("random", CLAIMS, CLAIMS.rules("first", 2)))
    greedy = Greedy(CLAIMS, 1)
    before = greedy.chance
    assert greedy.choose(view, Decision(0, "LayNumber", (("lay", 2),))) == ("lay", 2)
    assert greedy.chance == before


def test_the_greedy_bot_takes_what_is_best_in_most_worlds() -> None:
    """Its opponent has the numbers 0 and 1 left: only a 3 is sure to win one of the nuggets, which are worth having."""
    rules = CLAIMS.rules("first", 2)
    state = CLAIMS.new(Setup(rules, 1))
    for seat, number in ((0, 1), (1, 2), (0, 2), (1, 3)):
        CLAIMS.apply(state, seat, ("lay", number))
    decision = CLAIMS.decision(state, 0)
    assert decision is not None
    assert decision.actions == (("lay", 0), ("lay", 3))
    for seed in range(10):
        assert Greedy(CLAIMS, seed).choose(CLAIMS.view(state, rules, 0), decision) == ("lay", 3)


def wins(name: str, seat: int, seed: int) -> bool:
    """A bot of this name in one seat, random bots in the others: whether it wins."""
    setup = Setup(REDPLANET.rules("2015", 4), seed)
    state = REDPLANET.new(setup)
    state.news = None
    bots = [made(name if each == seat else "random", REDPLANET, 10 * seed + each) for each in range(4)]
    while not state.over:
        decision = REDPLANET.decision(state, state.asked)
        assert decision is not None
        action = bots[decision.seat].choose(REDPLANET.view(state, setup.rules, decision.seat), decision)
        REDPLANET.apply(state, decision.seat, action)
    return seat in REDPLANET.winners(state)


@pytest.mark.long
def test_the_greedy_bot_beats_random_ones() -> None:
    """Sixty games against three: it wins more than half, in the same seats and games where a random one wins few."""
    games = [(seat, seed) for seed in range(15) for seat in range(4)]
    greedy = sum(wins("greedy", *game) for game in games)
    usual = sum(wins("random", *game) for game in games)
    assert greedy > 30 > usual


# Their names.


def test_bots_are_made_by_name() -> None:
    """With the game they play and a seed."""
    assert isinstance(bot("random", CLAIMS, 1), Random)
    greedy = bot("greedy", CLAIMS, 1)
    assert isinstance(greedy, Greedy)
    assert greedy.samples == SAMPLES


@pytest.mark.parametrize("name", ["", "Greedy", "deep thought", "random@5", "greedy@5", "search", " random", "@500"])
def test_an_unknown_bot_is_a_problem_of_the_setup(name: str) -> None:
    """The message names those that are known."""
    with pytest.raises(SetupProblem) as caught:
        bot(name, CLAIMS, 1)
    assert caught.value.phrase.id == "setup-unknown-bot"
    assert caught.value.phrase.args == {"bot": name, "known": ", ".join(BOTS)}
