"""The compiled engine leaves nothing behind: memory does not grow with the decisions that are made, looked at and told.

A table that plain Python hands to compiled code is never freed (librt 0.16): some hundred bytes at each decision, until
`Game.decision` handed over the state. Run with what is installed; `make compiled` does.
"""

from __future__ import annotations

import gc
import random
import sys
from pathlib import Path

from ecliptic.core.game import Game
from ecliptic.core.play import Play
from ecliptic.core.setup import Setup
from ecliptic.games import GAMES

MOST = 60  # bytes a decision; what is freed later, or kept once for all, is less
DECISIONS = 6000
PAGE = 4096


def memory() -> int:
    """Bytes of this process."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE


def play(game: Game, decisions: int) -> None:
    """So many, in games by chance, before everybody's eyes."""
    chance, seed = random.Random(1), 0  # noqa: S311  (no secret)
    while decisions > 0:
        seed += 1
        rules = game.rules(game.default_edition, game.edition(game.default_edition).seats_max)
        going = Play(game, Setup(rules, seed))
        while not going.state.over and decisions > 0:
            asked = chance.choice(game.decisions(going.state))
            for viewer in (None, asked.seat):
                going.view(viewer)
                going.own(viewer)
                going.events(viewer, len(going.moves))
            going.act(asked.seat, chance.choice(asked.actions))
            decisions -= 1


def main() -> None:
    """Warm up, and see whether as much again makes a difference."""
    for game in GAMES:
        play(game, DECISIONS // 3)
        before = memory()
        play(game, DECISIONS)
        growth = (memory() - before) / DECISIONS
        print(f"{game.id}: {growth:.0f} bytes a decision are left behind")  # noqa: T201
        if growth > MOST:
            sys.exit(f"{game.id} should leave no more than {MOST}")


if __name__ == "__main__":
    main()
