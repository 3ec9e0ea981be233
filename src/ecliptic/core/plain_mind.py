"""What bots work with where a game tells them nothing: its final scores, and a view that hides nothing.

Such bots play every game to its end in their heads, by chance, and count. That is enough for a small game; a longer
one gets stronger opponents from hints of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core.imagination import Hints, Worlds
from ecliptic.core.prospects import ONE, STAGES, Weights, divided
from ecliptic.core.state import NOTHING_LEARNT, State
from ecliptic.core.view import View

FEATURES: Final = ("points",)
HUNDREDTHS: Final = 100
MIDDLE: Final = int(STAGES) // 2


class OpenView(View, frozen=True, kw_only=True):
    """The view of a game in which nothing is hidden: the fields of its state."""

    table: dict[str, Any]


class OpenWorlds(Worlds):
    """Where nothing is hidden there is one world; only chance is unknown."""

    def __init__(self, state: State) -> None:
        self.state = state

    def sample(self, chance: int) -> State:
        state = self.state.clone()
        state.chance, state.learnt = chance, NOTHING_LEARNT
        return state


class PlainHints(Hints):
    """Points are good, and the one who wins has won. Looks ahead go to the end of the game."""

    def __init__(
        self, weights: Weights, totals: Callable[[State], list[int]], winners: Callable[[State], list[int]]
    ) -> None:
        super().__init__(weights)
        self.totals = totals
        self.winners = winners

    def features(self, s: State) -> vec[i64]:
        return vec[i64]([HUNDREDTHS * points for points in self.totals(s)[: s.seats]])

    def stage(self, s: State) -> int:
        return MIDDLE

    def points(self, s: State) -> vec[i64]:
        return self.features(s)

    def victory(self, s: State) -> vec[i64]:
        winners = self.winners(s)
        if not winners:
            return vec[i64]([0] * s.seats)
        return divided(vec[i64]([int(seat in winners) for seat in range(s.seats)]), s.seats)

    def horizon(self, s: State) -> int:
        return 0

    def has_rivals(self, s: State) -> bool:
        return bool(s.seats > 1)


def usual_weights(features: int) -> Weights:
    """A point is a point, and one more makes a win likelier: each feature counts the same from start to end."""
    whole = (int(ONE), int(ONE))
    return Weights([whole] * features, [whole] * features)
