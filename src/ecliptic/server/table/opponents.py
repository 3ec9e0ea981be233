"""The bots beside the levels that can sit at a table: those that packages offer, and those that the host names.

They are tried out once, when the server starts. A table may name one that is here no longer: a level plays for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import structlog
from msgspec import Struct

from ecliptic.bots import LEVELS, registry
from ecliptic.bots import bot as made
from ecliptic.core import plugins
from ecliptic.core.errors import SetupProblem
from ecliptic.core.game import Game
from ecliptic.games import games as all_games

SUBSTITUTE: Final = "medium"  # plays for a bot that is not here
LOG = structlog.get_logger("ecliptic.server")


class Opponent(Struct, frozen=True):
    """A bot that is offered: for which games it can be made, and where it comes from."""

    games: frozenset[str]
    origin: str  # the package with its version
    where: str  # file:line


_OFFERED: dict[str, Opponent] = {}


def offer(named: Iterable[str]) -> None:
    """Offer what packages offer, and these; SetupProblem for one of these that can be made for no game."""
    _OFFERED.clear()
    _OFFERED.update({name: _tried(name) for name in named})
    for name in registry.installed():
        try:
            _OFFERED[name] = _tried(name)
        except SetupProblem as problem:
            LOG.warning("bot_left_out", bot=name, problem=str(problem))


def _tried(name: str) -> Opponent:
    """Make one for each game; raise the last problem if there is none for which it can be made."""
    plugin = registry.plugin_of(name)
    if plugin is None:
        raise SetupProblem("serve-bad-bot", bot=name)
    last: SetupProblem | None = None
    games = set()
    for game in all_games():
        try:
            _try(name, game)
            games.add(game.id)
        except SetupProblem as problem:
            last = problem
    if last is not None and not games:
        raise last
    return Opponent(frozenset(games), registry.origin(name), plugins.source_of(registry.factory_of(plugin), name))


def _try(name: str, game: Game) -> None:
    getattr(made(name, game, 0), "close", lambda: None)()


def offered(game: str) -> list[str]:
    """The bots beside the levels that play this game here."""
    return [name for name, opponent in _OFFERED.items() if game in opponent.games]


def plays_here(name: str, game: str) -> bool:
    """It is a level, or a bot that is offered for this game."""
    return name in LEVELS or (name in _OFFERED and game in _OFFERED[name].games)


def known(game: str) -> str:
    """For a message: all that play this game here."""
    return ", ".join([*LEVELS, *offered(game)])


def about(name: str) -> dict[str, str]:
    """For a log: where a bot from outside comes from."""
    opponent = _OFFERED.get(name)
    return {} if opponent is None else {"package": opponent.origin, "where": opponent.where}
