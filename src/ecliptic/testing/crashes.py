"""A game that raises while it is examined: which promise that breaks, and where in the game's own package."""

from __future__ import annotations

import traceback

from ecliptic.core import plugins
from ecliptic.core.game import Game, Refused
from ecliptic.games import registry


def broken_promise(game: Game, problem: Exception) -> str:
    """What does not hold if the suite, which does only what is offered, meets this."""
    if isinstance(problem, Refused):
        return f"what is offered is not refused: {problem}"
    place = place_in(game, problem) or plugins.source_of(game, "")
    plugin = registry.plugin_of(game.id)
    where = " of ".join(filter(None, (place, plugin.origin if plugin is not None else "")))
    return f"the game does not crash: {plugins.told(problem)}" + (f" ({where})" if where else "")


def place_in(game: Game, problem: Exception) -> str:
    """The file and line of the game's package that came last, even if the package called others; "" if none did."""
    module = type(game).__module__
    home = module.rpartition(".")[0] or module
    frames = traceback.walk_tb(problem.__traceback__)
    own = [(frame, line) for frame, line in frames if f"{frame.f_globals.get('__name__')}.".startswith(f"{home}.")]
    return f"{own[-1][0].f_code.co_filename}:{own[-1][1]}" if own else ""
