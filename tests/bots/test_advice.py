"""Advice: what the expert thinks of a decision, in numbers that a player can read."""

from __future__ import annotations

import pytest

from ecliptic.bots.advice import BEST, Advice, Prospect, advise
from ecliptic.bots.levels import levels
from ecliptic.bots.searching import Budget, Searching
from ecliptic.core.game import Game
from ecliptic.core.setup import Setup
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision
from ecliptic.testing.conformance import all_rules
from tests.core.faulty import changed
from tests.core.playing import ALL_GAMES, REDPLANET
from tests.core.toy import CLAIMS

GAMES = [pytest.param(game, id=game.id) for game in ALL_GAMES]


def opening(game: Game, seats: int = 0) -> tuple[View, Decision]:
    """The first decision of a game in which there is something to choose."""
    rules = next(rules for rules in all_rules(game, brief=True) if seats in (0, rules.seats))
    setup = Setup(rules, 3)
    state = game.new(setup)
    while len(game.decisions(state)[0].actions) == 1:
        state.follow(state.legal[0])
    view = game.view(state, game.settled(setup), game.decisions(state)[0].seat)
    assert view.decision is not None
    return view, view.decision


def advice(game: Game, iterations: int, about: Action | None = None, seed: int = 2) -> Advice:
    """What is advised there."""
    return advise(game, *opening(game), seed=seed, budget=Budget(iterations=iterations), about=about)


def decided() -> tuple[View, Decision]:
    """Claims for two, half over: seat 0 has won two nuggets and has the numbers 0 and 3 left, its rival 0 and 1."""
    rules = CLAIMS.rules("first", 2)
    state = CLAIMS.new(Setup(rules, 1))
    for seat, number in ((0, 1), (1, 2), (0, 2), (1, 3)):
        CLAIMS.apply(state, seat, ("lay", number))
    view = CLAIMS.view(state, rules, 0)
    assert view.decision is not None
    return view, view.decision


@pytest.mark.parametrize("game", GAMES)
def test_the_best_actions_come_first(game: Game) -> None:
    """At most three, legal, each once, by how often they were looked at and then by what they are worth."""
    found = advice(game, 12)
    best = [each.action for each in found.best]
    assert 0 < len(best) <= BEST
    assert len(set(best)) == len(best)
    assert set(best) <= set(opening(game)[1].actions)
    assert list(found.best) == sorted(found.best, key=lambda each: (-each.looks, -each.worth))


@pytest.mark.parametrize("game", GAMES)
def test_prospects_are_chances_and_points_of_every_seat(game: Game) -> None:
    """Chances lie between 0 and 1, and no more than one seat can win, unless all do together."""
    view, _ = opening(game)
    for each in advice(game, 12).best:
        assert len(each.chances) == len(each.points) == view.rules.seats
        assert all(0 <= chance <= 1 for chance in each.chances)
        assert sum(each.chances) <= 1
        assert 0 <= each.worth <= 1


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_the_advice_is_what_the_expert_would_do(game: Game, seed: int) -> None:
    """With the same seed and the same time."""
    expert = Searching(game, seed, Budget(iterations=9), style=levels(game).style)
    assert advice(game, 9, seed=seed).best[0].action == expert.choose(*opening(game))


def test_all_looks_are_told() -> None:
    """Of two actions both are among the best, and their looks are all there were."""
    found = advise(CLAIMS, *decided(), seed=1, budget=Budget(iterations=50))
    assert found.looks == sum(each.looks for each in found.best) == 50
    assert len(found.best) == 2


def test_the_best_is_what_was_looked_at_most() -> None:
    """A search returns to what promises most; numbers and order say the same."""
    view, decision = opening(REDPLANET, 6)
    best = advise(REDPLANET, view, decision, seed=1, budget=Budget(iterations=120)).best
    assert len(best) == len(decision.actions) == 2
    assert best[0].looks > best[1].looks
    assert best[0].worth > best[1].worth


def test_without_a_budget_the_expert_has_its_own() -> None:
    """As many iterations as the game gives it."""
    game = changed(levels={"expert": {"iterations": 17}})
    assert advise(game, *opening(game), seed=1).looks == 17


def test_an_action_can_be_asked_about() -> None:
    """It is told of also where it is not among the best; one that was never tried cannot be."""
    view, decision = opening(REDPLANET, 6)
    every = [
        advise(REDPLANET, view, decision, seed=1, budget=Budget(iterations=40), about=about)
        for about in decision.actions
    ]
    assert len({each.best for each in every}) == 1
    for about, found in zip(decision.actions, every, strict=True):
        assert found.asked is None or found.asked.action == about
        assert found.asked is not None or about not in [each.action for each in found.best]
    assert advice(CLAIMS, 1, ("lay", 9)).asked is None
    only = advice(CLAIMS, 1).best
    assert len(only) == 1
    untried = [action for action in opening(CLAIMS)[1].actions if action != only[0].action]
    assert all(advice(CLAIMS, 1, action).asked is None for action in untried)


def test_nothing_is_asked_unless_somebody_asks() -> None:
    """And then it is a prospect like the others."""
    assert advice(CLAIMS, 30).asked is None
    best = advice(CLAIMS, 30).best[0]
    assert isinstance(best, Prospect)
    assert advice(CLAIMS, 30, best.action).asked == best
