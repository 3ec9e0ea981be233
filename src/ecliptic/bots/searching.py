"""A bot that searches: it thinks for so many iterations, or so many seconds, in worlds imagined from its own view."""

from __future__ import annotations

import re
import time
from typing import Final

from msgspec import Struct

from ecliptic.bots.search import Search
from ecliptic.core import chance as chances
from ecliptic.core.errors import SetupProblem
from ecliptic.core.game import Game
from ecliptic.core.imagination import Hints
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision

BETWEEN_LOOKS_AT_THE_CLOCK: Final = 16  # iterations


class Budget(Struct, frozen=True):
    """How long to think about a decision: whichever bound is reached first, where there are two.

    By the clock, the same seed may choose otherwise on a faster machine.
    """

    iterations: int = 0
    seconds: float = 0.0

    @classmethod
    def read(cls, text: str) -> Budget:
        """`500` iterations, or `1.5s`."""
        if re.fullmatch(r"[1-9]\d{0,8}", text):
            return cls(iterations=int(text))
        if re.fullmatch(r"\d{1,4}(\.\d{1,3})?s", text) and float(text[:-1]) > 0:
            return cls(seconds=float(text[:-1]))
        raise SetupProblem("setup-bot-budget", budget=text)


class Style(Struct, frozen=True, forbid_unknown_fields=True):
    """How a search looks ahead; which style is best depends on the game."""

    horizons: int = 3  # rounds that a look ahead takes in
    curiosity: int = 700  # thousandths: how much a seldom tried action is worth a try
    breadth: int = 1500  # thousandths: actions tried from a position, for each root of its visits
    alone: bool = False  # only the searcher thinks; the others follow their habits


USUAL: Final = Style()


class Searching:
    """The same seed and the same number of iterations choose the same."""

    def __init__(self, game: Game, seed: int, budget: Budget, hints: Hints | None = None, style: Style = USUAL) -> None:
        self.game = game
        self.budget = budget
        self.hints = hints  # others than the game's own
        self.style = style
        self.chance = chances.from_seed(seed)

    def choose(self, view: View, decision: Decision) -> Action:
        """One of the decision's actions: the one that was tried most."""
        if len(decision.actions) == 1:
            return decision.actions[0]
        search = self.search(view, decision.seat)
        packed = [self.game.packed(action) for action in decision.actions]
        tried = [(search.visits_of(action), search.mean_of(action)) for action in packed]
        return decision.actions[tried.index(max(tried))]

    def search(self, view: View, seat: int) -> Search:
        """A new search from this view, as long as the budget lasts."""
        self.chance = chances.advance(self.chance)
        hints = self.hints or self.game.hints(view.rules.edition)
        search = Search(self.game.worlds(view), hints, seat, self.chance)
        style = self.style
        search.horizons, search.curiosity, search.breadth = style.horizons, style.curiosity, style.breadth
        search.alone = style.alone
        budget = self.budget
        if budget.seconds == 0:
            search.run(budget.iterations)
            return search
        end = time.monotonic() + budget.seconds
        while time.monotonic() < end and not 0 < budget.iterations <= search.iterations:
            left = budget.iterations - int(search.iterations) if budget.iterations else BETWEEN_LOOKS_AT_THE_CLOCK
            search.run(min(left, BETWEEN_LOOKS_AT_THE_CLOCK))
        return search
