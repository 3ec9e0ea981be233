"""Five strengths of opponents. What makes a level differs from game to game and stands in the game's `levels.toml`."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from ecliptic.bots.careless import Careless
from ecliptic.bots.greedy import SAMPLES, Greedy
from ecliptic.bots.searching import Budget, Searching, Style
from ecliptic.core.bot import Bot
from ecliptic.core.game import Game

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


def level(name: str, game: Game, seed: int, budget: Budget | None = None) -> Bot:
    """A bot of this strength; with a budget of its own it searches as long as that lasts."""
    known = levels(game)
    strength: Strength = getattr(known, name)
    bot: Any
    if budget is not None:
        bot = Searching(game, seed, budget, style=known.style)
    elif strength.iterations > 0:
        bot = Searching(game, seed, Budget(iterations=strength.iterations), style=known.style)
    else:
        bot = Greedy(game, seed, strength.samples)
    return Careless(bot, seed, strength.slips) if strength.slips > 0 else bot
