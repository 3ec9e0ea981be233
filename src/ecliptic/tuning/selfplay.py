"""Games between greedy bots who now and then do anything at all, and what each position in them led to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from ecliptic.bots.careless import Careless
from ecliptic.bots.greedy import Greedy
from ecliptic.bots.levels import levels
from ecliptic.bots.random import Random
from ecliptic.bots.searching import Budget, Searching
from ecliptic.core.bot import Bot, next_in_turn
from ecliptic.core.game import Game
from ecliptic.core.imagination import Hints
from ecliptic.core.prospects import ONE, Weights
from ecliptic.core.setup import Setup
from ecliptic.core.state import State
from ecliptic.core.weights import Pairs
from ecliptic.games import game as find

SAMPLES: Final = 8  # worlds in which each action is tried
LOOKS: Final = 60  # iterations of a search in a match
SLIPS: Final = 10  # decisions in a hundred made by chance: positions that good players avoid are needed too


class Fit(Struct, frozen=True):
    """Weights as they are found and written: for points, and for odds."""

    points: Pairs
    odds: Pairs

    def weights(self) -> Weights:
        """As the engine takes them."""
        return Weights(self.points, self.odds)


def nothing(features: int) -> Fit:
    """Weights of somebody who knows nothing."""
    return Fit([(0, 0)] * features, [(0, 0)] * features)


class Told(Struct, frozen=True):
    """One game: the stage and the features of each position looked at, and how it ended for each side."""

    seed: int
    rivals: bool
    stages: list[int]
    rows: list[list[int]]  # for each position the features, side by side
    points: list[int]  # for each side in the end, in hundredths
    victory: list[int]  # in millionths


def learner(game: Game, fit: Fit | None, seed: int) -> Bot:
    """Who plays the games to learn from: quick, guided by weights, and careless; without weights, by chance alone."""
    if fit is None:
        return Random(game, seed)
    return Careless(Greedy(game, seed, SAMPLES, game.hints_with(fit.weights())), seed, SLIPS)


def searching(game: Game, fit: Fit, seed: int) -> Searching:
    """Who decides which weights are better: those that look ahead are to use them."""
    return Searching(game, seed, Budget(iterations=LOOKS), game.hints_with(fit.weights()), levels(game).style)


def seeing(game: Game) -> Hints:
    """Hints for what they see. The game's own weights are not asked for: a new edition or feature has none yet."""
    return game.hints_with(nothing(len(game.feature_names)).weights())


def seats_of(game: Game, edition: str, number: int) -> int:
    """Every number of seats in turn."""
    info = game.edition(edition)
    return info.seats_min + number % (info.seats_max - info.seats_min + 1)


def told(game: Game, edition: str, fit: Fit | None, seed: int) -> Told:
    """One game of self-play."""
    setup = Setup(game.rules(edition, seats_of(game, edition, seed)), seed)
    hints = seeing(game)
    state = game.new(setup)
    state.news = None
    seats = setup.rules.seats
    bots = [learner(game, fit, seed * 64 + seat) for seat in range(seats)]
    stages: list[int] = []
    rows: list[list[int]] = []
    for _ in positions(game, setup, state, bots, hints):
        if state.over:
            break
        stages.append(hints.stage(state))
        rows.append(list(hints.features(state)))
    return Told(seed, hints.has_rivals(state), stages, rows, list(hints.points(state)), list(hints.victory(state)))


def positions(game: Game, setup: Setup, state: State, bots: Sequence[Bot], hints: Hints) -> Iterator[None]:
    """Play on; stop wherever a look ahead would take stock."""
    rules = game.settled(setup)
    last, horizon = -1, hints.horizon(state)
    while not state.over:
        decision = next_in_turn([each for each in game.decisions(state) if not each.optional], last)
        last = decision.seat
        game.apply(state, last, bots[last].choose(game.view(state, rules, last), decision))
        now = hints.horizon(state)
        if now != horizon:
            horizon = now
            yield


def told_batch(name: str, edition: str, fit: Fit | None, seeds: Sequence[int]) -> list[Told]:
    """What a worker is given to do."""
    game = find(name)
    return [told(game, edition, fit, seed) for seed in seeds]


class Duel(Struct, frozen=True):
    """One deal: what new weights won on average, what a seat won whatever its weights, and points ahead.

    A seat need not win its share of one: neutral colours may win, or nobody.
    """

    seed: int
    share: float
    usual: float
    margin: float


def duel(name: str, edition: str, fits: tuple[Fit, Fit], seed: int) -> Duel:
    """The new weights in each seat in turn, the old ones in the others; where all win together, each in all seats."""
    game = find(name)
    new, old = fits
    seats = seats_of(game, edition, seed)
    setup = Setup(game.rules(edition, seats), seed)
    if not seeing(game).has_rivals(game.new(setup)):
        (won, points), (before, fewer) = (_ended(game, setup, [fit] * seats, 0) for fit in fits)
        return Duel(seed, won[0] / int(ONE), before[0] / int(ONE), points - fewer)
    ends = [_ended(game, setup, [new if seat == turn else old for seat in range(seats)], turn) for turn in range(seats)]
    share = sum(won[turn] for turn, (won, _) in enumerate(ends)) / (seats * int(ONE))
    usual = sum(sum(won) for won, _ in ends) / (seats * seats * int(ONE))
    return Duel(seed, share, usual, sum(ahead for _, ahead in ends) / seats)


def _ended(game: Game, setup: Setup, fits: Sequence[Fit], seat: int) -> tuple[list[int], float]:
    """A game between such bots: each seat's part of the win, and this one's points ahead of the best of the others."""
    state = game.new(setup)
    state.news = None
    hints = seeing(game)
    bots = [searching(game, fit, setup.seed * 64 + number) for number, fit in enumerate(fits)]
    for _ in positions(game, setup, state, bots, hints):
        pass
    side = hints.side(state, seat)
    points = list(hints.points(state))
    others = [each for number, each in enumerate(points) if number != side]
    victory = list(hints.victory(state))
    won = [victory[hints.side(state, each)] for each in range(setup.rules.seats)]
    return won, (points[side] - max(others, default=0)) / 100


def duel_batch(name: str, edition: str, fits: tuple[Fit, Fit], seeds: Sequence[int]) -> list[Duel]:
    """What a worker is given to do."""
    return [duel(name, edition, fits, seed) for seed in seeds]
