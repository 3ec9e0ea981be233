"""The list of games; nothing else knows it."""

from __future__ import annotations

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
