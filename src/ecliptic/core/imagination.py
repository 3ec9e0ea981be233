"""Looking ahead in worlds that could be true: what a bot may do with a view."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ecliptic.core import chance as chances
from ecliptic.core.agenda import NONE
from ecliptic.core.prospects import ZEROS, Weights, against_the_game, satisfaction, shares, weighted
from ecliptic.core.state import State

NOT_CONSIDERED: Final[i64] = -1_000_000_000_000  # worse than any sum of values
OUTLOOK: Final[i64] = 3  # numbers for each seat: its worth first, then
CHANCE: Final[i64] = 1
EXPECTED: Final[i64] = 2
POINTS_AGAINST_RIVALS: Final[i64] = 1  # tenths
POINTS_AGAINST_THE_GAME: Final[i64] = 5
USUAL_POINTS: Final[i64] = 6000
LOWEST: Final[i64] = -1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """All states that one viewer cannot tell apart."""

    def sample(self, chance: i64) -> State:
        """One of them, with this chance."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints:
    """What a game knows about playing it well.

    Sides contend for victory: usually each seat is one. Where all seats play against the game itself they are one side,
    and the game is the other.
    """

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    # A game fills in these.

    def features(self, s: State) -> vec[i64]:
        """For each side the numbers that tell how well it stands, as many as there are weights."""
        raise NotImplementedError

    def stage(self, s: State) -> i64:
        """How far the game has come, from 0 to STAGES."""
        raise NotImplementedError

    def points(self, s: State) -> vec[i64]:
        """What each side has in the end, in hundredths of a point; the game is over."""
        raise NotImplementedError

    def victory(self, s: State) -> vec[i64]:
        """Each side's share of the victory, ONE in all unless nobody has won; the game is over."""
        raise NotImplementedError

    def horizon(self, s: State) -> i64:
        """A number that changes when a look ahead should stop and take stock, such as the round."""
        raise NotImplementedError

    # A game may fill in these.

    def side(self, s: State, seat: i64) -> i64:
        """The side of this seat."""
        return seat

    def has_rivals(self, s: State) -> bool:
        """Sides play against each other, not one side against the game."""
        return True

    def advise(self, s: State, seat: i64) -> i64:
        """An action that is good for this seat here, or NONE where the game knows no better than to try and see."""
        return NONE

    def considers(self, s: State, seat: i64, action: i64) -> bool:
        """Whether the action is worth a look at all: a bot that weighs every move would waste time on some."""
        return True

    def habit(self, s: State, chance: i64) -> i64:
        """What whoever is asked does in a look ahead, or NONE where the game does not know what anybody would do."""
        return NONE

    def rank(self, s: State, seat: i64, actions: vec[i64], chance: i64) -> vec[i64]:
        """How soon each action deserves a try, the highest first; by chance where the game does not know."""
        found = vec[i64]()
        for _ in actions:
            chance = chances.advance(chance)
            found = append(found, chances.below(chance, 1000))
        return found

    # What follows from them.

    def outlook(self, s: State) -> vec[i64]:
        """For each seat what the position is worth to it, its chance to win (both from 0 to ONE), and its points.

        The worth is the chance to win and a part for points, which decide where the game is as good as won or lost.
        Against the game itself they are half: it may be so hard to win that chances alone would tell nothing. Points
        are those that the seat's side may expect in the end, in hundredths.
        """
        rivals = self.has_rivals(s)
        if s.over:
            chance, expected = self.victory(s), self.points(s)
        else:
            weights, rows, stage = self.weights, self.features(s), self.stage(s)
            odds = weighted(rows, weights.odds, weights.features, stage)
            expected = weighted(rows, weights.points, weights.features, stage)
            chance = shares(odds) if rivals else against_the_game(odds[0])
        part: i64 = POINTS_AGAINST_RIVALS if rivals else POINTS_AGAINST_THE_GAME
        found = ZEROS[: s.seats * OUTLOOK]
        for seat in range(s.seats):
            side = self.side(s, seat)
            worth = chance[side] * (10 - part) + satisfaction(lead(expected, side)) * part
            found[seat * OUTLOOK] = worth // 10
            found[seat * OUTLOOK + CHANCE] = chance[side]
            found[seat * OUTLOOK + EXPECTED] = expected[side]
        return found

    def value(self, s: State, seat: i64) -> i64:
        """What the position is worth to one seat."""
        return self.outlook(s)[seat * OUTLOOK]


def lead(expected: vec[i64], side: i64) -> i64:
    """Points ahead of the best of the others; of what is usual, where there are no others."""
    if len(expected) == 1:
        return expected[0] - USUAL_POINTS
    best = LOWEST
    for other in range(len(expected)):
        if other != side:
            best = max(best, expected[other])
    return expected[side] - best


def look_ahead(s: State, hints: Hints, seat: i64, chance: i64, limit: i64) -> i64:
    """Let everybody follow their habits up to the horizon, or do anything legal; what the position is worth then."""
    horizon = hints.horizon(s)
    made: i64 = 0
    while not s.over and made < limit and hints.horizon(s) == horizon:
        chance = chances.advance(chance)
        action = hints.habit(s, chance)
        s.follow(s.legal[chances.below(chance, len(s.legal))] if action == NONE else action)
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
