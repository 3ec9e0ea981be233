"""The public interface in Python: `import ecliptic as ec` offers these names, and loads them when they are used."""

from __future__ import annotations

from ecliptic.api.opening import game, games, load, new
from ecliptic.api.players import NamedBot, Player, bot
from ecliptic.api.playing import play
from ecliptic.api.table import Table
from ecliptic.core.bot import Bot
from ecliptic.core.errors import Problem, RecordProblem, SetupProblem
from ecliptic.core.game import Game, Refused, UnknownVerb
from ecliptic.core.record import Record
from ecliptic.core.state import State
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision

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
    "bot",
    "game",
    "games",
    "load",
    "new",
    "play",
]
