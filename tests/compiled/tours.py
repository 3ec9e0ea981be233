"""A program for the compiled engine: the greedy bot on a tour through the solar system, against nobody's resistance.

Bodies are placed at random; the other ship never leaves Earth. Prints the rounds that each tour took, 0 for none.
"""

from __future__ import annotations

import json
import random
import sys

from ecliptic.bots.greedy import Greedy
from ecliptic.core import agenda
from ecliptic.core.setup import Setup
from ecliptic.core.state import State
from ecliptic.core.words import Action, Decision
from ecliptic.games import game as find

QUIET = ("done", "refuse", "fly", "pass", "event")


def tour(seed: int) -> int:
    """The round in which the greedy bot (seat 0) is home with seven tokens."""
    game = find("kosmonauts")
    rules = game.rules("classic", 2, {"round_limit": 100})
    state: State = game.new(Setup(rules, seed))
    state.news = None
    chooser, bot = random.Random(seed), Greedy(game, seed)
    while not state.over:
        decision = game.decision(state, state.asked)
        assert decision is not None
        placing = decision.question in ("ChooseDisc", "ChoosePoint")
        if placing:
            action = chooser.choice(decision.actions)
        elif decision.seat == 0:
            action = bot.choose(game.view(state, rules, 0), decision)
        else:
            action = quietly(decision)
        game.apply(state, decision.seat, action)
    view = game.view(state, rules, None)
    home = bool(getattr(view, "ships")[0].came_home)  # noqa: B009  (a view of this game)
    return int(getattr(view, "round")) if home else 0  # noqa: B009


def quietly(decision: Decision) -> Action:
    """What disturbs nobody."""
    return next(action for action in decision.actions if action[0] in QUIET)


if __name__ == "__main__":
    rounds = [tour(seed) for seed in range(int(sys.argv[1]))]
    sys.stdout.write(json.dumps({"compiled": not agenda.__file__.endswith(".py"), "rounds": rounds}) + "\n")
