"""A bot that searches: it thinks for so many iterations, in worlds imagined from its own view."""

from __future__ import annotations

from ecliptic.bots.search import Search
from ecliptic.core import chance as chances
from ecliptic.core.game import Game
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision

ITERATIONS = 2000
HORIZONS = 4  # rounds that a look ahead takes in


class Searching:
    """The same seed and the same number of iterations choose the same."""

    def __init__(self, game: Game, seed: int, iterations: int = ITERATIONS, horizons: int = HORIZONS) -> None:
        self.game = game
        self.iterations = iterations
        self.horizons = horizons
        self.chance = chances.from_seed(seed)

    def choose(self, view: View, decision: Decision) -> Action:
        """One of the decision's actions: the one that was tried most."""
        if len(decision.actions) == 1:
            return decision.actions[0]
        self.chance = chances.advance(self.chance)
        search = Search(self.game.worlds(view), self.game.hints, decision.seat, self.chance)
        search.horizons = self.horizons
        search.run(self.iterations)
        packed = [self.game.packed(action) for action in decision.actions]
        tried = [(search.visits_of(action), search.mean_of(action)) for action in packed]
        return decision.actions[tried.index(max(tried))]
