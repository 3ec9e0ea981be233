"""Tables with random games on them, for tests of what a table and a record keep."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ecliptic.core import record as records
from ecliptic.core import record_reader
from ecliptic.core.game import Game
from ecliptic.core.record import Record
from ecliptic.core.setup import Rules, Setup
from ecliptic.core.state import State
from ecliptic.core.table import Table
from ecliptic.games import GAMES
from tests.core.toy import CLAIMS

ALL_GAMES: tuple[Game, ...] = (CLAIMS, *GAMES)
REDPLANET = next(game for game in GAMES if game.id == "redplanet")
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")
EVER = 10**6


def full(game: Game) -> Rules:
    """The game as it is usually played, with as many seats as it has."""
    return game.rules(game.default_edition, game.edition(game.default_edition).seats_max)


def seated(
    game: Game, edition: str, seats: int, seed: int = 1, names: Sequence[str] = NAMES, **switches: bool
) -> Table:
    """A new table."""
    return Table(game, Setup(game.rules(edition, seats, switches), seed), names[:seats])


def play(table: Table, moves: int = EVER, choices: int = 0) -> Table:
    """Let everybody choose at random (optional questions too) until so many moves are made or the game is over."""
    chooser = random.Random(choices)
    while len(table.record.moves) < moves and not table.state.over:
        decision = chooser.choice(table.game.decisions(table.state))
        table.act(decision.seat, chooser.choice(decision.actions))
    return table


def claims(moves: int = EVER, seats: int = 3) -> Table:
    """A table with the small game on it."""
    return play(seated(CLAIMS, "first", seats), moves)


def read(text: str) -> tuple[Game, Record]:
    """The record in this text, of any game."""
    return record_reader.read(text, ALL_GAMES)


def proved(text: str) -> State:
    """Read a record, play it again, and see where it leads."""
    game, record = read(text)
    return records.verify(game, record)
