"""The list of games; nothing else knows it. A game is loaded when it is first asked for."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

from ecliptic.core.game import Game
from ecliptic.games.registry import faults, game, games, original, usual

if TYPE_CHECKING:
    GAMES: tuple[Game, ...]

__all__ = ["GAMES", "faults", "game", "games", "original", "usual"]


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
        return games()

    @property
    def GAMES(self) -> tuple[Game, ...]:  # noqa: N802  (a constant to whoever imports it)
        """Every game, loaded when it is imported."""
        return games()


sys.modules[__name__].__class__ = _Games
