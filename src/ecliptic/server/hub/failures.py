"""Failures of games: what a client is told, and what the log says, where rules raise something."""

from __future__ import annotations

from typing import Final, NoReturn

import structlog

from ecliptic.games.registry import failed, plugin_of
from ecliptic.server.table.room import Room, TableProblem

LOG: Final = structlog.get_logger("ecliptic.server")


def refuse_failing(room: Room, problem: Exception) -> NoReturn:
    """The rules have raised this while it was tried: nothing was written, and the table plays on."""
    game = room.settings.game
    told = failed(game, problem).phrase.args
    trace = None if plugin_of(game) is not None else problem  # a fault of ours
    LOG.error(
        "game_failed",
        table=room.id,
        game=game,
        package=told["origin"],
        where=told["where"],
        problem=told["reason"],
        exc_info=trace,
    )
    raise TableProblem("table-game-failed") from problem


def refuse_unreadable(table: str, game: str, problem: Exception, *, known: bool) -> NoReturn:
    """What is stored cannot be read: the game is gone, or its rules are others now. That is logged once."""
    if not known:
        try:
            told = failed(game, problem).phrase.args
        except Exception:  # noqa: BLE001  (the game is gone)
            told = {"origin": "", "where": "", "reason": repr(problem)}
        LOG.error(
            "table_unreadable",
            table=table,
            game=game,
            package=told["origin"],
            where=told["where"],
            problem=told["reason"],
        )
    raise TableProblem("table-unreadable") from problem
