"""Bots: they see what a player sees. `bot(name)` makes one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from ecliptic.bots import registry
from ecliptic.bots.foreign import foreign
from ecliptic.bots.greedy import Greedy
from ecliptic.bots.guard import Guarded
from ecliptic.bots.levels import LEVELS, level, table_time_limit
from ecliptic.bots.random import Random
from ecliptic.bots.registry import BOTS
from ecliptic.bots.searching import Budget
from ecliptic.core.bot import Bot
from ecliptic.core.errors import SetupProblem
from ecliptic.core.game import Game

SIMPLE: Final[dict[str, type[Random | Greedy]]] = {"random": Random, "greedy": Greedy}

Maker = Callable[[Game, int, float], Bot]  # a game, a seed, and seconds for a level without a budget


def bot(name: str, game: Game, seed: int, time_limit: float = 0.0) -> Bot:
    """The bot of this name; the same seed makes it choose the same.

    `expert@500` searches with 500 iterations, `expert@1.5s` for so long. `foreign:COMMAND` is another program,
    `my_module:MyBot` a class or function in Python; other names are those of bots that packages offer by the entry
    point `ecliptic.bots`. If one that is not ours fails, *easy* takes its seat. A level without a budget stops thinking
    after `time_limit` seconds; 0 is no limit. SetupProblem if there is no such bot, or if it cannot be made.
    """
    return maker(name)(game, seed, time_limit)


def maker(name: str) -> Maker:
    """What makes bots of this name; SetupProblem if there is none. A program is not looked for before it is made."""
    if is_program(name):
        return partial(_program, name)
    known, at, budget = name.partition("@")
    if known in LEVELS:
        given = Budget.read(budget) if at else None
        return lambda game, seed, time_limit: level(known, game, seed, given, time_limit)
    if name in SIMPLE:
        return lambda game, seed, _: SIMPLE[name](game, seed)
    if (plugin := registry.plugin_of(name)) is not None:
        registry.factory_of(plugin)
        return lambda game, seed, _: registry.made(plugin, game, seed)
    raise SetupProblem("setup-unknown-bot", bot=name, known=", ".join([*BOTS, *registry.installed()]))


def is_program(name: str) -> bool:
    """It is `foreign:COMMAND` or `foreign@2s:COMMAND`."""
    return name.startswith(("foreign:", "foreign@"))


def runs_code(name: str) -> bool:
    """The name itself says which program or module to run: that must be asked for, and not come with a record."""
    return is_program(name) or registry.is_import_path(name)


def _program(name: str, game: Game, seed: int, _: float) -> Bot:
    return Guarded(foreign(name, game, seed), lambda: level("easy", game, seed))


__all__ = ["BOTS", "LEVELS", "Bot", "bot", "maker", "runs_code", "table_time_limit"]
