"""The compiled engine keeps every promise over hundreds of games, and plays exactly as plain Python does.

Another seed each day (ECLIPTIC_SEED); `make soak` plays thousands of games (ECLIPTIC_SOAK=1).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from ecliptic.games import GAMES  # noqa: E402
from tests.repeats import daily_seed, times  # noqa: E402

# For each edition, seat count and variant: games that are only watched, and games examined at every decision.
WATCHED = times(30, 150)
EXAMINED = times(1, 2)
COMPARED = times(2, 3)  # games that are played plain and compiled


def run(game: str, *, plain: bool) -> dict[str, Any]:
    """The conformance suite in a process of its own: from the sources, or from what is installed."""
    watched, examined = (0, 0) if plain else (WATCHED, EXAMINED)
    asked = {"--skim": watched, "--examine": examined, "--fingerprints": COMPARED, "--seed": daily_seed()}
    environ = installed()
    if plain:
        environ["PYTHONPATH"] = str(ROOT / "src")
    words = [str(word) for pair in asked.items() for word in pair]
    command = [sys.executable, "-P", "-m", "ecliptic.testing", game, *words]
    done = subprocess.run(command, env=environ, cwd=ROOT / "tools", stdout=subprocess.PIPE, check=True)
    report: dict[str, Any] = json.loads(done.stdout)
    if report["compiled"] == plain:
        sys.exit(f"{'the sources' if plain else 'the installed engine'} should{' not' if plain else ''} be compiled")
    return report


def main() -> None:
    """Fail loudly where plain and compiled differ, or memory leaks."""
    names = [known.id for known in GAMES]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        leaks = pool.submit(leave_nothing)
        compiled = [pool.submit(run, name, plain=False) for name in names]
        plain = [pool.submit(run, name, plain=True) for name in names]
        for name, one, other in zip(names, compiled, plain, strict=True):
            print(compared(name, one.result(), other.result()))  # noqa: T201
        leaks.result()


def compared(game: str, compiled: dict[str, Any], plain: dict[str, Any]) -> str:
    """What was shown; exit where a digest differs."""
    differing = [key for key, value in plain["fingerprints"].items() if compiled["fingerprints"][key] != value]
    if differing:
        sys.exit(f"{game}: plain and compiled games differ with ECLIPTIC_SEED={daily_seed()}: {differing}")
    return (
        f"{game}: {compiled['games']} compiled games, {compiled['decisions']} decisions, every promise kept; "
        f"{len(plain['fingerprints'])} fingerprints the same plain and compiled (ECLIPTIC_SEED={daily_seed()})"
    )


def installed() -> dict[str, str]:
    """The environment in which nobody finds the sources."""
    return {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}


def leave_nothing() -> None:
    """In a process of its own, whose memory is watched."""
    subprocess.run([sys.executable, "-P", "leaks.py"], env=installed(), cwd=ROOT / "tools", check=True)


if __name__ == "__main__":
    main()
