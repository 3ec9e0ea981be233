"""A table at which any game can be played by anyone: people, bots, learners.

>>> import ecliptic as ec
>>> table = ec.new("redplanet", edition="2015", players=4, seed=7)
>>> ec.play(table, "random").over
True

`docs/python.md` shows the rest. Nothing is loaded before it is used: importing this package costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ecliptic.api import (
        Action,
        Bot,
        Decision,
        Game,
        NamedBot,
        Player,
        Problem,
        Record,
        RecordProblem,
        Refused,
        SetupProblem,
        State,
        Table,
        UnknownVerb,
        View,
        bot,
        game,
        games,
        load,
        new,
        play,
    )

    __version__: str

__all__ = [
    "Action",
    "Bot",
    "Decision",
    "Game",
    "NamedBot",
    "Player",
    "Problem",
    "Record",
    "RecordProblem",
    "Refused",
    "SetupProblem",
    "State",
    "Table",
    "UnknownVerb",
    "View",
    "__version__",
    "bot",
    "game",
    "games",
    "load",
    "new",
    "play",
]


if not TYPE_CHECKING:  # to a type checker this would mean that every name exists

    def __getattr__(name: str) -> Any:  # noqa: ANN401  (whatever has that name)
        """Load a name of the public interface when it is first asked for."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        if name == "games":
            return import_module("ecliptic.games")  # a package that can be called, see there
        if name == "__version__":
            found = import_module("ecliptic.version").version()
        else:
            found = getattr(import_module("ecliptic.api"), name)
        globals()[name] = found  # it is not asked for again
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
