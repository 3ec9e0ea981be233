"""A bot in Python for any game: it does what brings the most points at once. `docs/bots.md` explains how to use it."""

from __future__ import annotations

import random

import ecliptic as ec
from ecliptic.core.chance import from_seed


class Hasty:
    """Looks one action ahead, in worlds that fit what its seat can see; chance decides between equals."""

    def __init__(self, game: ec.Game, seed: int) -> None:
        """A new bot for one seat; the same seed makes it choose the same."""
        self.game = game
        self.random = random.Random(seed)  # noqa: S311  (chance for a game)

    def choose(self, view: ec.View, decision: ec.Decision) -> ec.Action:
        """One of the decision's actions."""
        points = {action: self.points_after(view, decision.seat, action) for action in decision.actions}
        best = max(points.values())
        return self.random.choice([action for action in decision.actions if points[action] == best])

    def points_after(self, view: ec.View, seat: int, action: ec.Action) -> int:
        """The seat's points after this action, if what is hidden were as we imagine it now."""
        world = self.game.imagine(view, from_seed(self.random.getrandbits(63)))
        self.game.apply(world, seat, action)
        return self.game.totals(world)[self.game.main_colours(view.rules)[seat]]
