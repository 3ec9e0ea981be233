"""`python -m ecliptic.testing GAME`: what an author reads whose game is wrong."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ecliptic.games import GAMES
from tests.cli.running import SOURCE, Ran, process_environment, said
from tests.packages.outside import ROOT, offer

RELAY = """
from ecliptic.core.words import Reason
from tests.core.open_game import RaceGame, Run

class Relay(Run):
    def refuse(self, s, seat, action):
        return {refusal}

    def answer(self, s, seat, action):
        s.place[seat] += action + 1
        if s.{place}[seat] < 10:
            s.then((seat + 1) % s.seats, RELAY)

RELAY = Relay()

class Game(RaceGame):
    id = "relay"
    steps = {{"Relay": RELAY}}
    reasons = {{5: Reason("tired", "RE-1")}}

    def start(self, rules, chance):
        s = self.blank(rules)
        s.chance, s.news = chance, []
        s.then(0, RELAY)
        s.settle()
        return s

GAME = Game()
"""


def relay(refusal: str = "0", place: str = "place") -> str:
    """A game that everybody plays in turn, or one that is wrong."""
    return RELAY.format(refusal=refusal, place=place)


def examined(site: Path, name: str, *more: str) -> Ran:
    """The command, with one package in this folder."""
    path = os.pathsep.join([str(site), str(SOURCE), str(ROOT)])
    command = [sys.executable, "-m", "ecliptic.testing", name, *more]
    done = subprocess.run(
        command, env=process_environment("en") | {"PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def test_a_good_game_ends_well(tmp_path: Path) -> None:
    """So what follows is found for one fault alone."""
    offer(tmp_path, "relay", relay())
    ran = examined(tmp_path, "relay", "--skim", "1")
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize("more", [(), ("--skim", "0")], ids=["quick", "thorough"])
def test_an_offered_answer_that_is_refused_is_one_line(tmp_path: Path, more: tuple[str, ...]) -> None:
    """It repeats the game, and there is no traceback."""
    offer(tmp_path, "relay", relay("5 * (action == 2)"))
    ran = examined(tmp_path, "relay", *more)
    assert (ran.code, ran.out) == (1, "")
    told = re.escape("what is offered is not refused: ('run', 2): tired (RE-1) [relay short seats=1 switches={} ")
    assert re.fullmatch(rf"{told}seed=\d+ move=\d+\]\n", ran.err)


@pytest.mark.parametrize("more", [(), ("--skim", "0")], ids=["quick", "thorough"])
def test_a_crash_is_one_line_with_its_place(tmp_path: Path, more: tuple[str, ...]) -> None:
    """That of the author's file."""
    code = relay(place="plaec")
    file = offer(tmp_path, "relay", code)
    ran = examined(tmp_path, "relay", *more)
    assert (ran.code, ran.out) == (1, "")
    line = code[: code.index("plaec")].count("\n") + 1
    told = (
        f"the game does not crash: AttributeError: 'Race' object has no attribute 'plaec' ({file}:{line}"
        " of outside-relay 2.1) [relay short"
    )
    assert ran.err.startswith(told)
    assert ran.err.count("\n") == 1


def test_a_game_that_was_left_out_is_told_without_a_traceback(tmp_path: Path) -> None:
    """Why it was left out, and that there is none of this name."""
    file = offer(tmp_path, "relay", "GAME = 1 // 0\n")
    ran = examined(tmp_path, "relay")
    assert (ran.code, ran.out) == (2, "")
    left_out, unknown = ran.err.splitlines()
    assert left_out.startswith("relay from outside-relay 2.1 is left out: ZeroDivisionError")
    assert left_out.endswith(f"[{file}:1]")
    known = ", ".join(game.id for game in GAMES)
    assert unknown == said("en", "setup-unknown-game", game="relay", known=known)
