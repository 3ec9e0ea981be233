"""A bot that tries each action in worlds that could be true, and takes what looks best at the end of the round."""

from __future__ import annotations

from ecliptic.core import chance as chances
from ecliptic.core.agenda import NONE
from ecliptic.core.game import Game
from ecliptic.core.imagination import Hints, weigh
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision

SAMPLES = 24


class Greedy:
    """It imagines from its own view only, so it knows no more than a player in its seat."""

    def __init__(self, game: Game, seed: int, samples: int = SAMPLES, hints: Hints | None = None) -> None:
        self.game = game
        self.hints = hints  # others than the game's own
        self.samples = samples
        self.chance = chances.from_seed(seed)

    def choose(self, view: View, decision: Decision) -> Action:
        """One of the decision's actions; the first of the best."""
        if len(decision.actions) == 1:
            return decision.actions[0]
        self.chance = chances.advance(self.chance)
        worlds = self.game.worlds(view)
        hints = self.hints or self.game.hints(view.rules.edition)
        advice = hints.advise(worlds.sample(self.chance), decision.seat)
        if advice != NONE and self.game.unpacked(advice) in decision.actions:
            return self.game.unpacked(advice)
        values = weigh(worlds, hints, decision.seat, self.samples, self.chance)
        best = max(range(len(decision.actions)), key=lambda index: values[index])
        return decision.actions[best]
