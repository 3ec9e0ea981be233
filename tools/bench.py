"""`make bench`: how fast the engine is, beside catanatron's, in one run on one core, alternating."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 7

ECLIPTIC = """
import json, sys, time
from ecliptic.core import chance as chances
from ecliptic.core.playout import play_out
from ecliptic.core.setup import Setup
from ecliptic.games import game as find

name, edition, seats, games, clones = sys.argv[1], sys.argv[2], *map(int, sys.argv[3:6])
game = find(name)
rules = game.settled(Setup(game.rules(edition, seats), 1))
decisions = 0
begin = time.perf_counter()
for seed in range(games):
    state = game.new(Setup(rules, seed))
    state.news = None
    decisions += play_out(state, chances.from_seed(~seed), 100000)
seconds = time.perf_counter() - begin
state = game.new(Setup(rules, 1))
play_out(state, 1, 80)
begin = time.perf_counter()
for _ in range(clones):
    state.clone()
clone = (time.perf_counter() - begin) / clones
print(json.dumps({"decisions": decisions / seconds, "games": games / seconds, "clone": clone * 1e6}))
"""

CATANATRON = """
import json, random, sys, time
from catanatron import Color, Game, RandomPlayer

games = int(sys.argv[1])
colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
decisions = 0
begin = time.perf_counter()
for seed in range(games):
    random.seed(seed)
    game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
    game.play()
    decisions += len(game.state.actions)
seconds = time.perf_counter() - begin
print(json.dumps({"decisions": decisions / seconds, "games": games / seconds}))
"""


def measure(program: str, *arguments: object, plain: bool = False) -> dict[str, float]:
    """Run a little program in a process of its own, pinned to one core."""
    environ = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if plain:
        environ["PYTHONPATH"] = str(ROOT / "src")
    pinned = ["taskset", "-c", "0"] if sys.platform == "linux" else []
    command = [*pinned, sys.executable, "-P", "-c", program, *map(str, arguments)]
    done = subprocess.run(command, env=environ, cwd=ROOT / "tools", stdout=subprocess.PIPE, check=True)
    result: dict[str, float] = json.loads(done.stdout)
    return result


def main() -> None:
    """Alternate the three engines, so that a noisy moment hits all of them; print medians and ratios."""
    runs: dict[str, list[dict[str, float]]] = {"compiled": [], "plain": [], "catanatron": []}
    for _ in range(ROUNDS):
        runs["compiled"].append(measure(ECLIPTIC, "redplanet", "2015", 4, 3000, 100_000))
        runs["plain"].append(measure(ECLIPTIC, "redplanet", "2015", 4, 100, 5_000, plain=True))
        runs["catanatron"].append(measure(CATANATRON, 10))
    catan = statistics.median(run["decisions"] for run in runs["catanatron"])
    table = Table("engine", "decisions/s", "lowest – highest", "games/s", "× catanatron", "clone µs")
    for name, results in runs.items():
        speeds = sorted(run["decisions"] for run in results)
        middle = statistics.median(speeds)
        clone = f"{statistics.median(run['clone'] for run in results):.2f}" if name != "catanatron" else ""
        games = statistics.median(run["games"] for run in results)
        table.add_row(
            f"redplanet 2015, 4 seats, {name}" if name != "catanatron" else "catanatron, 4 seats",
            f"{middle:,.0f}",
            f"{speeds[0]:,.0f} – {speeds[-1]:,.0f}",
            f"{games:,.1f}",
            f"{middle / catan:.1f}",
            clone,
        )
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
