"""Bots: they see what a player sees. `bot(name)` makes one."""

from __future__ import annotations

from typing import Final

from ecliptic.bots.foreign import foreign
from ecliptic.bots.greedy import Greedy
from ecliptic.bots.guard import Guarded
from ecliptic.bots.levels import LEVELS, level, table_time_limit
from ecliptic.bots.random import Random
from ecliptic.bots.searching import Budget
from ecliptic.core.bot import Bot
from ecliptic.core.errors import SetupProblem
from ecliptic.core.game import Game

BOTS: Final = ("random", "greedy", *LEVELS)


def bot(name: str, game: Game, seed: int, time_limit: float = 0.0) -> Bot:
    """The bot of this name; the same seed makes it choose the same.

    `expert@500` searches with 500 iterations, `expert@1.5s` for so long. `foreign:COMMAND` is another program; if it
    fails, *easy* takes its seat. A level without a budget stops thinking after `time_limit` seconds; 0 is no limit.
    """
    if name.startswith(("foreign:", "foreign@")):
        return Guarded(foreign(name, game, seed), lambda: level("easy", game, seed))
    known, at, budget = name.partition("@")
    if known in LEVELS:
        return level(known, game, seed, Budget.read(budget) if at else None, time_limit)
    if name == "random":
        return Random(game, seed)
    if name == "greedy":
        return Greedy(game, seed)
    raise SetupProblem("setup-unknown-bot", bot=name, known=", ".join(BOTS))


__all__ = ["BOTS", "LEVELS", "Bot", "bot", "table_time_limit"]
