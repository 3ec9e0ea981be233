"""Every registered game keeps every promise, plain; `make compiled` does the same over thousands of games."""

from __future__ import annotations

import pytest

from ecliptic.core.game import Game
from ecliptic.core.setup import Rules, Setup
from ecliptic.games import GAMES
from ecliptic.testing.conformance import all_rules, examine, label, skim

ALL = [
    pytest.param(game, rules, id=f"{game.id} {label(game, rules)}")
    for game in GAMES
    for rules in all_rules(game, brief=True)
]


@pytest.mark.parametrize(("game", "rules"), ALL)
def test_a_random_game_keeps_every_promise_at_every_decision(game: Game, rules: Rules) -> None:
    """Ends, options, refusals, saves, clones, secrets, undo, record and score."""
    assert examine(game, Setup(rules, 77)) > 0


@pytest.mark.parametrize(("game", "rules"), ALL)
def test_random_games_end_and_keep_the_invariants(game: Game, rules: Rules) -> None:
    """With all house rules as they come."""
    assert all(skim(game, Setup(rules, seed)) > 0 for seed in range(3))
