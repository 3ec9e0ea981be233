"""A game from outside that cannot break a table by what it says: where its telling fails, the default is told.

It fails where it raises, and where it returns something else than it declares. Only what is said is guarded. A mistake
in the rules is a mistake in the game, and nothing could take its place. Our own games are not guarded: their mistakes
are to be seen, and they pay nothing for this.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from ecliptic.core import plugins
from ecliptic.core.errors import Problem
from ecliptic.core.game import Game
from ecliptic.core.plugins import LOG, Plugin
from ecliptic.core.telling import Telling
from ecliptic.core.words import Phrase
from ecliptic.games import results

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
            found = self._asked(type(self.game), *args, **named)
        except Problem:  # meant for whoever asked
            raise
        except Exception as problem:  # noqa: BLE001  (whatever a stranger's code raises, the table plays on)
            self._tell(plugins.told(problem), plugins.place_of(problem, self._written()))
        else:
            reason = results.wrong(self.name, found, *args, *named.values())
            if not reason:
                return found
            self._tell(reason, self._written())
        return self._asked(Game, *args, **named)

    def _asked(self, kind: type[Game], *args: Any, **named: Any) -> Any:
        method = getattr(kind, self.name)
        if isinstance(method, property):
            return method.__get__(self.game)
        return method(self.game, *args, **named) if callable(method) else method

    def _written(self) -> str:
        """The place of the author's method."""
        method = getattr(type(self.game), self.name)
        method = method.fget if isinstance(method, property) else method
        return plugins.source_of(method if callable(method) else self.game, self.plugin.value)

    def _tell(self, reason: str, where: str) -> None:
        """Once: a board is drawn often."""
        if not self.has_failed:
            self.has_failed = True
            message = "%s of the game %s from %s fails, the default is used: %s [%s]"
            LOG.warning(message, self.name, self.game.id, self.plugin.origin, reason, where)


def guarded(game: Game, plugin: Plugin) -> Game:
    """The same game, with a guard around all that it says; the author's own object stays as it is."""
    safe = copy.copy(game)
    for name in (*TOLD, *COUNTED):
        if getattr(type(game), name) is not getattr(Game, name):
            setattr(safe, name, Guarded(safe, name, plugin))
    if type(game).title is not Game.title:  # a property is looked for in the class
        safe.__class__ = _with_title(Guarded(copy.copy(game), "title", plugin))
    return safe


def _with_title(guard: Guarded) -> type[Game]:
    """The class of a guarded game, whose title is asked for through the guard."""

    def title(_: Game) -> Phrase:
        found: Phrase = guard()
        return found

    kind = type(guard.game)
    return type(kind.__name__, (kind,), {"title": property(title), "__module__": kind.__module__})


class Strict:
    """A game as the conformance suite asks it: whoever looks on is told of a result that is not what is declared."""

    def __init__(self, game: Game, complain: Callable[[str], None]) -> None:
        self._game = game
        self._complain = complain

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._game, name)
        if name == "title":
            self._look(name, found)
        return partial(self._call, name, found) if name in TOLD else found

    def _call(self, name: str, method: Callable[..., Any], *args: Any) -> Any:
        found = method(*args)
        self._look(name, found, *args)
        return found

    def _look(self, name: str, found: object, *args: Any) -> None:
        reason = results.wrong(name, found, *args)
        if reason:
            where = plugins.source_of(getattr(type(self._game), name), "")
            self._complain(f"{name} returns what it declares: {reason}" + (f" ({where})" if where else ""))
