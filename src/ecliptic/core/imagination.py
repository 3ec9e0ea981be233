"""Looking ahead in worlds that could be true: what a bot may do with a view."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ecliptic.core import chance as chances
from ecliptic.core.agenda import NONE
from ecliptic.core.state import State

NOT_CONSIDERED: Final[i64] = -1_000_000_000_000  # worse than any sum of values


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """All states that one viewer cannot tell apart."""

    def sample(self, chance: i64) -> State:
        """One of them, with this chance."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints:
    """What a game knows about playing it well."""

    def value(self, s: State, seat: i64) -> i64:
        """How well this seat stands, in hundredths of a point against the others."""
        raise NotImplementedError

    def advise(self, s: State, seat: i64) -> i64:
        """An action that is good for this seat here, or NONE where the game knows no better than to try and see."""
        return NONE

    def considers(self, s: State, seat: i64, action: i64) -> bool:
        """Whether the action is worth a look at all: a bot that weighs every move would waste time on some."""
        return True

    def habit(self, s: State, chance: i64) -> i64:
        """What whoever is asked does in a look ahead: anything legal, unless the game knows what nobody would do."""
        return s.legal[chances.below(chance, len(s.legal))]

    def horizon(self, s: State) -> i64:
        """A number that changes when a look ahead should stop and take stock, such as the round."""
        raise NotImplementedError


def look_ahead(s: State, hints: Hints, seat: i64, chance: i64, limit: i64) -> i64:
    """Let everybody follow their habits up to the horizon; what the position is worth then."""
    horizon = hints.horizon(s)
    made: i64 = 0
    while not s.over and made < limit and hints.horizon(s) == horizon:
        chance = chances.advance(chance)
        s.follow(hints.habit(s, chance))
        made += 1
    return hints.value(s, seat)


def weigh(worlds: Worlds, hints: Hints, seat: i64, samples: i64, chance: i64) -> vec[i64]:
    """For each legal action of the seat its value, summed over so many worlds; the same worlds for all of them."""
    totals = vec[i64]()
    for _ in range(samples):
        chance = chances.advance(chance)
        world = worlds.sample(chance)
        actions = world.legal_actions(seat)
        if len(totals) == 0:
            totals = vec[i64]([0 for _ in range(len(actions))])
        for index in range(len(actions)):
            if not hints.considers(world, seat, actions[index]):
                totals[index] = NOT_CONSIDERED
                continue
            future = world.clone()
            future.act(seat, actions[index])
            totals[index] += look_ahead(future, hints, seat, chance, 400)
    return totals
