"""No bot knows more than its seat: with everything hidden swapped for something else it chooses, and advises, the same.

Positions are taken from random games of every edition, one for each question that was asked. In each the bot is asked
three times: with the view of the truth, with the view sent as text, and with the view of a world imagined from it.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Callable
from typing import NamedTuple

import msgspec
import pytest

from ecliptic.bots import BOTS, bot
from ecliptic.bots.advice import advise
from ecliptic.bots.greedy import Greedy
from ecliptic.bots.searching import Budget
from ecliptic.core import chance as chances
from ecliptic.core import codec
from ecliptic.core.bot import Bot
from ecliptic.core.game import Game
from ecliptic.core.imagination import look_ahead
from ecliptic.core.setup import Rules, Setup
from ecliptic.core.state import State
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision
from ecliptic.testing.conformance import all_rules, label
from tests.core.playing import ALL_GAMES


class Position(NamedTuple):
    """Somebody is asked something; the truth is here for those who cheat."""

    game: Game
    rules: Rules
    truth: State
    seat: int

    def view(self, world: State) -> View:
        """What the seat sees in a world."""
        return self.game.view(world, self.rules, self.seat)

    def swapped(self) -> State:
        """Another world that looks the same from the seat."""
        return self.game.imagine(self.view(self.truth), chances.from_seed(self.truth.moves + 1))


Maker = Callable[[Position, State], Bot]  # for a table at which this world is true


def forms() -> list[tuple[Game, Rules]]:
    """Every edition of every game, with the fewest and the most players."""
    found: dict[tuple[str, str, int], tuple[Game, Rules]] = {}
    for game in ALL_GAMES:
        for rules in all_rules(game, brief=True):
            info = game.edition(rules.edition)
            if rules.seats in (info.seats_min, info.seats_max):
                found.setdefault((game.id, rules.edition, rules.seats), (game, rules))
    return list(found.values())


FORMS = forms()
ALL = [pytest.param(number, id=f"{game.id} {label(game, rules)}") for number, (game, rules) in enumerate(FORMS)]


@functools.cache
def positions(form: int) -> tuple[Position, ...]:
    """Of a random game: for each question one time, any, at which there was something to choose."""
    game, rules = FORMS[form]
    setup = Setup(rules, 20 + form)
    state, settled, chooser = game.new(setup), game.settled(setup), random.Random(form)
    found: dict[str, list[Position]] = {}
    while not state.over:
        decision = chooser.choice(game.decisions(state))
        if len(decision.actions) > 1:
            found.setdefault(decision.question, []).append(Position(game, settled, state.clone(), decision.seat))
        game.apply(state, decision.seat, chooser.choice(decision.actions))
    return tuple(chooser.choice(each) for each in found.values())


def looks(game: Game) -> int:
    """Iterations that are enough for a tree and quick in plain Python: pilots are slow."""
    return 2 if game.id == "kosmonauts" else 8


def named(name: str) -> Maker:
    """A bot by its name, one that looks ahead with little time."""

    def make(position: Position, _: State) -> Bot:
        game = position.game
        if name == "greedy":
            return Greedy(game, 5, samples=2)
        return bot(f"{name}@{looks(game)}" if name in ("medium", "hard", "expert") else name, game, 5)

    return make


def real(name: str) -> Maker:
    """A bot by its name, as it plays."""
    return lambda position, _: bot(name, position.game, 5)


def choices(make: Maker, position: Position) -> tuple[Action, Action, Action]:
    """What a bot chooses in the true world, with the view sent as text, and in the swapped world."""
    world = position.swapped()
    seen, swapped = position.view(position.truth), position.view(world)
    sent = msgspec.json.decode(msgspec.json.encode(seen), type=type(seen))
    asked = ((position.truth, seen), (position.truth, sent), (world, swapped))
    one, two, three = (make(position, state).choose(view, decision_of(view)) for state, view in asked)
    return one, two, three


def decision_of(view: View) -> Decision:
    """What the viewer is asked."""
    assert view.decision is not None
    return view.decision


def is_fair(make: Maker, position: Position) -> bool:
    """Whatever is hidden makes no difference."""
    return len(set(choices(make, position))) == 1


# The swap.


def content(game: Game, state: State) -> str:
    """A digest of all but the chance, which an imagined world has of its own."""
    return codec.digest({**game.to_data(state), "chance": 0})


@pytest.mark.parametrize("form", ALL)
def test_the_seat_sees_the_same_in_the_swapped_world(form: int) -> None:
    """Byte for byte, its options too; and sent as text it is the same view."""
    assert len(positions(form)) >= 2
    for position in positions(form):
        seen = msgspec.json.encode(position.view(position.truth))
        assert seen == msgspec.json.encode(position.view(position.swapped()))
        assert msgspec.json.decode(seen, type=type(position.view(position.truth))) == position.view(position.truth)


@pytest.mark.parametrize("form", ALL)
def test_the_swapped_world_is_another_one(form: int) -> None:
    """In nearly all positions something hidden differs, or the tests here show nothing."""
    differ = [content(p.game, p.truth) != content(p.game, p.swapped()) for p in positions(form)]
    assert sum(differ) * 10 >= len(differ) * 9


# Who cheats is caught.


class Peeking:
    """Looks three rounds ahead in the world in which it plays, as it is."""

    def __init__(self, game: Game, world: State) -> None:
        self.game, self.world = game, world

    def choose(self, view: View, decision: Decision) -> Action:
        def worth(action: Action) -> int:
            future = self.world.clone()
            future.news = None
            future.act(decision.seat, self.game.packed(action))
            hints = self.game.hints(view.rules.edition)
            return [int(look_ahead(future, hints, decision.seat, ahead, 400)) for ahead in (1, 2, 3)][-1]

        return max(decision.actions, key=worth)


class Reading:
    """Takes its choice from a hidden number."""

    def __init__(self, game: Game, world: State) -> None:
        self.number = int(content(game, world), 16)

    def choose(self, view: View, decision: Decision) -> Action:  # noqa: ARG002  (all bots share one signature)
        return decision.actions[self.number % len(decision.actions)]


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: str(game.id))
def test_a_bot_that_looks_ahead_in_the_true_world_is_caught(game: Game) -> None:
    """In every game, though what is hidden seldom changes what is best."""
    mine = [position for form in range(len(FORMS)) for position in positions(form) if position.game is game]
    assert not all(is_fair(lambda position, world: Peeking(position.game, world), position) for position in mine)


@pytest.mark.parametrize("form", ALL)
def test_a_bot_that_reads_the_truth_is_caught(form: int) -> None:
    """In every edition, more often than not."""
    fair = [is_fair(lambda position, world: Reading(position.game, world), each) for each in positions(form)]
    assert sum(fair) * 3 < len(fair) * 2


# Nobody does.


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("form", ALL)
def test_a_bot_knows_only_what_its_view_tells(form: int, name: str) -> None:
    """At every question of a whole game it chooses the same, whatever is hidden."""
    for position in positions(form):
        assert is_fair(named(name), position), decision_of(position.view(position.truth)).question


@pytest.mark.long
@pytest.mark.parametrize("name", ["greedy", "novice", "easy", "medium"])
@pytest.mark.parametrize("form", ALL[::2])
def test_a_bot_is_fair_as_strong_as_it_is(form: int, name: str) -> None:
    """With all the time that its level has, in a few positions."""
    for position in positions(form)[:2]:
        assert is_fair(real(name), position)


@pytest.mark.parametrize("form", ALL[1::2])
def test_a_bot_is_fair_through_a_whole_game(form: int) -> None:
    """Two of the same seed, asked again and again, never part: what one has seen before is no secret either."""
    game, _ = FORMS[form]
    for name in ("novice", "expert@2"):
        bots = [bot(name, game, 8) for _ in range(2)]
        for position in positions(form):
            views = [position.view(world) for world in (position.truth, position.swapped())]
            one, other = (each.choose(view, decision_of(view)) for each, view in zip(bots, views, strict=True))
            assert one == other


@pytest.mark.parametrize("form", ALL)
def test_advice_tells_only_what_the_view_tells(form: int) -> None:
    """Actions, chances and points are the same, to the last digit."""
    for position in positions(form):
        game, seen = position.game, position.view(position.truth)
        sent = msgspec.json.decode(msgspec.json.encode(seen), type=type(seen))
        about, budget = decision_of(seen).actions[0], Budget(iterations=looks(game))
        given = [
            advise(game, view, decision_of(view), seed=5, budget=budget, about=about)
            for view in (seen, sent, position.view(position.swapped()))
        ]
        assert given[0] == given[1] == given[2]
        assert given[0].best
