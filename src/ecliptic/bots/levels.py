"""Five strengths of opponents. What makes a level differs from game to game and stands in the game's `levels.toml`."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from ecliptic.bots.careless import Careless
from ecliptic.bots.greedy import SAMPLES, Greedy
from ecliptic.bots.searching import Budget, Searching, Style
from ecliptic.core.bot import Bot
from ecliptic.core.engine import is_compiled
from ecliptic.core.game import Game

PLAIN_TIME_LIMIT: Final = 3.0  # seconds; without it an expert would think for a minute
LEVELS: Final = ("novice", "easy", "medium", "hard", "expert")


class Strength(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot that searches with so many iterations; without any it is greedy, in so many imagined worlds."""

    iterations: int = 0
    samples: int = SAMPLES
    slips: int = 0  # decisions in a hundred that it makes by chance


class Levels(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game says about its opponents; these are the strengths where it says nothing."""

    style: Style = Style()
    novice: Strength = Strength(samples=1, slips=40)
    easy: Strength = Strength(samples=4, slips=15)
    medium: Strength = Strength()
    hard: Strength = Strength(iterations=700)
    expert: Strength = Strength(iterations=3000)


def levels(game: Game) -> Levels:
    """The strengths of this game."""
    return msgspec.convert(game.levels, Levels)


def table_time_limit() -> float:
    """Seconds that a bot may think while people wait: no limit (0) unless the engine is plain Python."""
    return 0.0 if is_compiled() else PLAIN_TIME_LIMIT


def level(name: str, game: Game, seed: int, budget: Budget | None = None, time_limit: float = 0.0) -> Bot:
    """A bot of this strength; with a budget of its own it searches as long as that lasts.

    Without one it stops thinking after `time_limit` seconds; 0 is no limit.
    """
    known = levels(game)
    strength: Strength = getattr(known, name)
    bot: Any
    if budget is not None:
        bot = Searching(game, seed, budget, style=known.style)
    elif strength.iterations > 0:
        bot = Searching(game, seed, Budget(iterations=strength.iterations, seconds=time_limit), style=known.style)
    else:
        bot = Greedy(game, seed, strength.samples)
    return Careless(bot, seed, strength.slips) if strength.slips > 0 else bot
