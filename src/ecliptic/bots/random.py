"""A bot that chooses at random."""

from __future__ import annotations

from ecliptic.core import chance as chances
from ecliptic.core.game import Game
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision


class Random:
    """Every legal action is equally likely."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.chance = chances.from_seed(seed)

    def choose(self, view: View, decision: Decision) -> Action:
        """One of the decision's actions."""
        self.chance = chances.advance(self.chance)
        return decision.actions[chances.below(self.chance, len(decision.actions))]
