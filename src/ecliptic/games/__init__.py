"""The list of games; nothing else knows it."""

from __future__ import annotations

import sys
from types import ModuleType

from ecliptic.core.errors import SetupProblem
from ecliptic.core.game import Game
from ecliptic.games.ares.game import ARES
from ecliptic.games.kosmonauts.game import KOSMONAUTS
from ecliptic.games.redplanet.game import REDPLANET

GAMES: tuple[Game, ...] = (REDPLANET, KOSMONAUTS, ARES)


def game(name: str) -> Game:
    """The game of this name."""
    for known in GAMES:
        if known.id == name:
            return known
    raise SetupProblem("setup-unknown-game", game=name, known=", ".join(known.id for known in GAMES))


class _Games(ModuleType):
    """This module, which can also be called: `ecliptic.games` is both the package and the list of a newcomer.

    A function of that name in `ecliptic` would hide the package, or be hidden by it, as the order of imports has it.
    """

    def __call__(self) -> tuple[Game, ...]:
        """Every game.

        >>> import ecliptic as ec
        >>> [game.id for game in ec.games()]
        ['redplanet', 'kosmonauts', 'ares']
        """
        return GAMES


sys.modules[__name__].__class__ = _Games
