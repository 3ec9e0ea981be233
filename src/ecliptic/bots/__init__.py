"""Bots: they see what a player sees. `bot(name)` makes one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ecliptic.bots.greedy import Greedy
from ecliptic.bots.random import Random
from ecliptic.bots.searching import Searching
from ecliptic.core.bot import Bot
from ecliptic.core.errors import SetupProblem
from ecliptic.core.game import Game

BOTS: Final[dict[str, Callable[[Game, int], Bot]]] = {"random": Random, "greedy": Greedy, "search": Searching}


def bot(name: str, game: Game, seed: int) -> Bot:
    """The bot of this name; the same seed makes it choose the same."""
    if name not in BOTS:
        raise SetupProblem("setup-unknown-bot", bot=name, known=", ".join(BOTS))
    return BOTS[name](game, seed)
