"""Bots in processes of their own, good and bad, and tables at which they sit."""

from __future__ import annotations

import sys
from pathlib import Path

from ecliptic.bots.random import Random
from ecliptic.core.bot import Bot, next_in_turn
from ecliptic.core.game import Game
from ecliptic.core.setup import Rules, Setup
from ecliptic.core.state import State
from ecliptic.core.view import View
from ecliptic.core.words import Decision
from tests.core.toy import CLAIMS

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples" / "bots"
HOARDER = (sys.executable, str(EXAMPLES / "hoarder.py"))
DICE = ("sh", str(EXAMPLES / "dice.sh"))
SEED = 16_045_690_984_833_335_023  # of the game: easily found where it must not be

# What every stranger can do; `at` is the question at which it does something else than take the first action.
ABLE = """
import json, os, signal, subprocess, sys, time

def say(**message):
    print(json.dumps(message), flush=True)

def first(message, **more):
    say(type="action", number=message["number"], action=message["decision"]["actions"][0], **more)

def play(at=0, do=first, over=sys.exit):
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="ready", name="stranger", mood="fine")
        elif message["type"] == "decide":
            (do if message["number"] == at else first)(message)
        else:
            over()
"""


def stranger(folder: Path, does: str) -> list[str]:
    """The command of a bot that does this."""
    script = folder / "stranger.py"
    script.write_text(ABLE + does + "\n", encoding="utf-8")
    return [sys.executable, "-I", "-S", str(script)]


def played(game: Game, rules: Rules, player: Bot, seat: int = 0, seed: int = SEED) -> State:
    """A whole game of this bot against random ones; `apply` refuses whatever is not legal."""
    setup = Setup(rules, seed)
    state, settled = game.new(setup), game.settled(setup)
    bots = [player if each == seat else Random(game, each) for each in range(rules.seats)]
    last = -1
    while not state.over:
        decision = next_in_turn([each for each in game.decisions(state) if not each.optional], last)
        last = decision.seat
        game.apply(state, last, bots[last].choose(game.view(state, settled, last), decision))
    return state


def opening(seats: int = 2) -> tuple[View, Decision]:
    """The first question of a game of Claims."""
    rules = CLAIMS.rules("first", seats)
    view = CLAIMS.view(CLAIMS.new(Setup(rules, SEED)), rules, 0)
    assert view.decision is not None
    return view, view.decision
