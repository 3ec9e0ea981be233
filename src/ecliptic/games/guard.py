"""A game from outside that cannot break a table by what it says: where its telling fails, the default is told.

Only what is said is guarded. A mistake in the rules is a mistake in the game, and nothing could take its place. Our own
games are not guarded: their mistakes are to be seen, and they pay nothing for this.
"""

from __future__ import annotations

import copy
from typing import Any, Final

from ecliptic.core import plugins
from ecliptic.core.errors import Problem
from ecliptic.core.game import Game
from ecliptic.core.plugins import LOG, Plugin
from ecliptic.core.telling import Telling

COUNTED: Final = ("scores", "tie_breaks", "score_track", "cards_played", "refusal_numbers")  # rules, but told as well
TOLD: Final = tuple(name for name, value in vars(Telling).items() if callable(value) and not name.startswith("_"))


class Guarded:
    """A method of a game, and the default that takes its place."""

    def __init__(self, game: Game, name: str, plugin: Plugin) -> None:
        self.game = game
        self.name = name
        self.plugin = plugin
        self.has_failed = False

    def __call__(self, *args: Any, **named: Any) -> Any:
        try:
            return getattr(type(self.game), self.name)(self.game, *args, **named)
        except Problem:  # meant for whoever asked
            raise
        except Exception as problem:  # noqa: BLE001  (whatever a stranger's code raises, the table plays on)
            self._tell(problem)
            return getattr(Game, self.name)(self.game, *args, **named)

    def _tell(self, problem: Exception) -> None:
        """Once: a board is drawn often."""
        if not self.has_failed:
            self.has_failed = True
            where = plugins.place_of(problem, self.plugin.value)
            message = "%s of the game %s from %s fails, the default is used: %s [%s]"
            LOG.warning(message, self.name, self.game.id, self.plugin.origin, plugins.told(problem), where)


def guarded(game: Game, plugin: Plugin) -> Game:
    """The same game, with a guard around all that it says; the author's own object stays as it is."""
    safe = copy.copy(game)
    for name in (*TOLD, *COUNTED):
        if getattr(type(game), name) is not getattr(Game, name):
            setattr(safe, name, Guarded(safe, name, plugin))
    return safe
