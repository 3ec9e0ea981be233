"""The compiled engine keeps every promise over thousands of games, and plays exactly as plain Python does.

The tables of the server, which are compiled too, pass the same tests as the sources.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from ecliptic.games import GAMES

# Games that are only watched, and games examined at every decision, for each edition, seat count and variant.
USUAL = (150, 2)
FEWER = {"ares": (100, 1)}  # it has 21 of them, and long games
TABLES = "absence frames fuzz_socket replay review room secrets sight snapshots store wire"  # tests of what is compiled
ROOT = Path(__file__).resolve().parent.parent


def run(game: str, *, plain: bool, skim: int, examine: int, fingerprints: int) -> dict[str, Any]:
    """The conformance suite in a process of its own: from the sources, or from what is installed."""
    arguments = ["--skim", str(skim), "--examine", str(examine), "--fingerprints", str(fingerprints)]
    environ = installed()
    if plain:
        environ["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-P", "-m", "ecliptic.testing", game, *arguments]
    done = subprocess.run(command, env=environ, cwd=ROOT / "tools", stdout=subprocess.PIPE, check=True)
    report: dict[str, Any] = json.loads(done.stdout)
    if report["compiled"] == plain:
        sys.exit(f"{'the sources' if plain else 'the installed engine'} should{' not' if plain else ''} be compiled")
    return report


def main() -> None:
    """Fail loudly where plain and compiled differ."""
    for game in [known.id for known in GAMES]:
        skim, examine = FEWER.get(game, USUAL)
        compiled = run(game, plain=False, skim=skim, examine=examine, fingerprints=3)
        plain = run(game, plain=True, skim=0, examine=0, fingerprints=3)
        differing = [key for key, value in plain["fingerprints"].items() if compiled["fingerprints"][key] != value]
        if differing:
            sys.exit(f"{game}: plain and compiled games differ: {differing}")
        print(  # noqa: T201
            f"{game}: {compiled['games']} compiled games, {compiled['decisions']} decisions, every promise kept; "
            f"{len(plain['fingerprints'])} fingerprints the same plain and compiled"
        )
    leave_nothing()
    serve()


def installed() -> dict[str, str]:
    """The environment in which nobody finds the sources."""
    return {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}


def leave_nothing() -> None:
    """In a process of its own, whose memory is watched."""
    subprocess.run([sys.executable, "-P", "leaks.py"], env=installed(), cwd=ROOT / "tools", check=True)


def serve() -> None:
    """The tests of the server, with what is installed in the place of the sources."""
    if not str(sys.modules["ecliptic"].__file__).startswith(sys.prefix):
        sys.exit("the installed program should be tested, not the sources")
    files = [f"tests/server/test_{name}.py" for name in TABLES.split()]
    command = [sys.executable, "-m", "pytest", "-n", "2", "--override-ini", "pythonpath=", *files]
    subprocess.run(command, env=installed(), cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
