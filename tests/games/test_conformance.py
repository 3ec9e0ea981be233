"""Every registered game keeps every promise, in plain Python; `make compiled` plays hundreds of compiled games."""

from __future__ import annotations

from random import Random

import pytest

from ecliptic.core.game import Game
from ecliptic.core.setup import Rules, Setup
from ecliptic.games import GAMES
from ecliptic.testing.conformance import all_rules, examine, label, skim
from tests.repeats import SOAKING, daily_seed

EVERY = [(game, rules) for game in GAMES for rules in all_rules(game, brief=True)]


def one_of_each_edition() -> list[tuple[Game, Rules]]:
    """In the gate one table of each edition, another each day; all of them in a soak."""
    if SOAKING:
        return EVERY
    chance = Random(daily_seed())
    tables = {(game.id, rules.edition): (game, rules) for game, rules in chance.sample(EVERY, len(EVERY))}
    return [tables[key] for key in sorted(tables)]


def named(tables: list[tuple[Game, Rules]]) -> list[object]:
    """With ids that a reader understands."""
    return [pytest.param(game, rules, id=f"{game.id} {label(game, rules)}") for game, rules in tables]


@pytest.mark.long
@pytest.mark.parametrize(("game", "rules"), named(one_of_each_edition()))
def test_a_random_game_keeps_every_promise_at_every_decision(game: Game, rules: Rules) -> None:
    """Ends, options, refusals, saves, clones, secrets, undo, record and score."""
    assert examine(game, Setup(rules, daily_seed())) > 0


@pytest.mark.parametrize(("game", "rules"), named(EVERY))
def test_a_random_game_ends_and_keeps_the_invariants(game: Game, rules: Rules) -> None:
    """With all house rules as they come."""
    assert skim(game, Setup(rules, daily_seed())) > 0
