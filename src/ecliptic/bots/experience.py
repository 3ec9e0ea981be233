"""What the look-aheads of one search have taught about each action, wherever it was done (move averages)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core import chance as chances
from ecliptic.core.agenda import SPAN
from ecliptic.core.imagination import OUTLOOK
from ecliptic.core.state import State

VERBS: Final[i64] = 64
ACTIONS: Final[i64] = VERBS * SPAN
LONGEST: Final[i64] = 400  # actions of a look ahead
SEATS: Final[i64] = 8  # at most
NOTHING: Final = vec[i64]([0 for _ in range(SEATS * ACTIONS)])  # a copy is quicker than a loop


@final
class Experience:
    """For each seat and action: how often it was done, and what its doer got in the end."""

    def __init__(self, seats: i64) -> None:
        self.times = NOTHING[: seats * ACTIONS]
        self.total = NOTHING[: seats * ACTIONS]
        self.done = NOTHING[:LONGEST]  # in the present look ahead, by seat and action
        self.made: i64 = 0

    def begin(self) -> None:
        """A new look ahead."""
        self.made = 0

    def note(self, seat: i64, action: i64) -> None:
        """Somebody did this."""
        self.done[self.made] = seat * ACTIONS + action
        self.made += 1

    def learn(self, outlook: vec[i64]) -> None:
        """The look ahead ended so."""
        for index in range(self.made):
            place = self.done[index]
            self.times[place] += 1
            self.total[place] += outlook[place // ACTIONS * OUTLOOK]

    def better_of_two(self, s: State, chance: i64) -> i64:
        """Of two actions drawn by chance, what has done its doer more good so far; what was never done comes first.

        Always to do the best would look at one way of playing only.
        """
        legal = s.legal
        count: i64 = len(legal)
        first = legal[chances.below(chance, count)]
        second = legal[chances.below(chances.advance(chance), count)]
        one = s.asked * ACTIONS + first
        other = s.asked * ACTIONS + second
        if self.times[one] == 0:
            return first
        if self.times[other] == 0 or self.total[other] * self.times[one] > self.total[one] * self.times[other]:
            return second
        return first
