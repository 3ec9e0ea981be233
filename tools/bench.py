"""`make bench`: how fast the engine is, beside catanatron's, in one run on one core, alternating.

    python tools/bench.py [--beside NAME=PYTHON …]

`--beside` measures the compiled engine of another installation in the same run, such as that of an older checkout:
`--beside before=../before/.venv/bin/python`.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 7
CATAN = "catanatron, 4 seats"

ECLIPTIC = """
import json, sys, time
from ecliptic.core import chance as chances
from ecliptic.core.playout import play_out
from ecliptic.core.setup import Setup
from ecliptic.games import game as find

name, edition, seats, games, clones = sys.argv[1], sys.argv[2], *map(int, sys.argv[3:6])
game = find(name)
rules = game.settled(Setup(game.rules(edition, seats), 1))
decisions = rounds = 0
begin = time.perf_counter()
for seed in range(games):
    state = game.new(Setup(rules, seed))
    state.news = None
    decisions += play_out(state, chances.from_seed(~seed), 100000)
    rounds += state.round
seconds = time.perf_counter() - begin
state = game.new(Setup(rules, 1))
play_out(state, 1, 80)
begin = time.perf_counter()
for _ in range(clones):
    state.clone()
clone = (time.perf_counter() - begin) / clones
print(json.dumps({
    "decisions": decisions / seconds, "games": games / seconds, "clone": clone * 1e6,
    "per_game": decisions / games, "rounds": rounds / games,
}))
"""

REACH = """
import json, random, time
from librt.vecs import vec
from mypy_extensions import i64
from ecliptic.games.kosmonauts.game import KOSMONAUTS, board_of
from ecliptic.games.kosmonauts.mind.reach import reach_of

board = board_of(KOSMONAUTS.rules("classic", 2))
chooser = random.Random(2)
field = [(q, r) for q in range(-14, 15) for r in range(-14, 15) if board.is_flyable(q, r)]
times = []
for _ in range(400):
    q, r = chooser.choice(field)
    rose = vec[i64]([chooser.randint(-2, 2) for _ in range(3)])
    tanks = chooser.randint(0, 8), chooser.randint(0, 3), chooser.randint(0, 3)
    begin = time.perf_counter()
    reach_of(board, q, r, rose, *tanks, 3)
    times.append((time.perf_counter() - begin) * 1e3)
times.sort()
print(json.dumps({"median": times[200], "mean": sum(times) / 400, "p95": times[380]}))
"""

SEARCH = """
import json, resource, sys, time
from ecliptic.bots.search import Search
from ecliptic.core.playout import play_out
from ecliptic.core.setup import Setup
from ecliptic.games import game as find

horizons, iterations = map(int, sys.argv[1:3])
game = find("redplanet")
setup = Setup(game.rules("2015", 4), 3)
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
seconds = 0.0
for moves in (0, 30, 60, 90, 120):
    state = game.new(setup)
    state.news = None
    play_out(state, 5, moves)
    while len(state.legal) < 2:
        play_out(state, 7, 1)
    search = Search(game.worlds(game.view(state, setup.rules, state.asked)), game.hints("2015"), state.asked, 5)
    search.horizons = horizons
    begin = time.perf_counter()
    search.run(iterations)
    seconds += time.perf_counter() - begin
most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(json.dumps({"speed": 5 * iterations / seconds, "memory": most / 1024, "grown": (most - before) / 1024}))
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


GAMES = {  # game, edition, seats; games and clones to measure compiled, and plain
    "redplanet 2015, 4 seats": (("redplanet", "2015", 4), (3000, 100_000), (100, 5_000)),
    "kosmonauts, 4 seats": (("kosmonauts", "classic", 4), (400, 100_000), (15, 5_000)),
    "ares versus, 2 seats": (("ares", "versus", 2), (2000, 100_000), (60, 5_000)),
}


class Engine(NamedTuple):
    """What is measured: a game, how much of it, and where."""

    arguments: tuple[object, ...]
    plain: bool = False
    python: str = sys.executable


def engines(beside: dict[str, str]) -> dict[str, Engine]:
    """Every game compiled and plain, and compiled in the other installations."""
    found = {}
    for name, (game, compiled, plain) in GAMES.items():
        found[f"{name}, compiled"] = Engine((*game, *compiled))
        for other, python in beside.items():
            found[f"{name}, compiled, {other}"] = Engine((*game, *compiled), python=python)
        found[f"{name}, plain"] = Engine((*game, *plain), plain=True)
    return found


def measure(program: str, *arguments: object, plain: bool = False, python: str = sys.executable) -> dict[str, float]:
    """Run a little program in a process of its own, pinned to one core."""
    environ = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if plain:
        environ["PYTHONPATH"] = str(ROOT / "src")
    pinned = ["taskset", "-c", "0"] if sys.platform == "linux" else []
    command = [*pinned, python, "-P", "-c", program, *map(str, arguments)]
    done = subprocess.run(command, env=environ, cwd=ROOT / "tools", stdout=subprocess.PIPE, check=True)
    result: dict[str, float] = json.loads(done.stdout)
    return result


def main() -> None:
    """Alternate the engines, so that a noisy moment hits all of them; print medians and ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--beside", action="append", default=[], metavar="NAME=PYTHON")
    beside = dict(each.split("=", 1) for each in parser.parse_args().beside)
    names = engines({name: str(Path(python).absolute()) for name, python in beside.items()})
    runs: dict[str, list[dict[str, float]]] = {name: [] for name in [*names, CATAN]}
    reach: list[dict[str, float]] = []
    searches: dict[int, list[dict[str, float]]] = {1: [], 4: []}
    for _ in range(ROUNDS):
        for name, engine in names.items():
            runs[name].append(measure(ECLIPTIC, *engine.arguments, plain=engine.plain, python=engine.python))
        runs[CATAN].append(measure(CATANATRON, 10))
        reach.append(measure(REACH))
        for horizons, found in searches.items():
            found.append(measure(SEARCH, horizons, 8000))
    Console(width=120).print(table(runs))
    middle = {key: statistics.median(run[key] for run in reach) for key in ("median", "mean", "p95")}
    Console(width=120).print(
        f"kosmonauts, where a ship can be in 3 rounds: median {middle['median']:.2f} ms, mean {middle['mean']:.2f} ms, "
        f"19 of 20 within {middle['p95']:.2f} ms (compiled)"
    )
    for horizons, found in searches.items():
        speeds = sorted(run["speed"] for run in found)
        Console(width=120).print(
            f"redplanet 2015, 4 seats, tree search with look-aheads cut off after {horizons} rounds: "
            f"{statistics.median(speeds):,.0f} iterations/s ({speeds[0]:,.0f} – {speeds[-1]:,.0f}), "
            f"{max(run['memory'] for run in found):.0f} MB in all, "
            f"of which the searches {max(run['grown'] for run in found):.0f}"
        )


def table(runs: dict[str, list[dict[str, float]]]) -> Table:
    """Medians, the spread, and the ratio to catanatron in the same run."""
    catan = statistics.median(run["decisions"] for run in runs[CATAN])
    columns = (
        "engine",
        "decisions/s",
        "lowest – highest",
        "games/s",
        "× catanatron",
        "clone µs",
        "decisions",
        "rounds",
    )
    found = Table(*columns)
    for name, results in runs.items():
        speeds = sorted(run["decisions"] for run in results)
        middle = statistics.median(speeds)
        clones = [run["clone"] for run in results if "clone" in run]
        found.add_row(
            name,
            f"{middle:,.0f}",
            f"{speeds[0]:,.0f} – {speeds[-1]:,.0f}",
            f"{statistics.median(run['games'] for run in results):,.1f}",
            f"{middle / catan:.1f}",
            f"{statistics.median(clones):.2f}" if clones else "",
            f"{results[0]['per_game']:.0f}" if clones else "",
            f"{results[0]['rounds']:.1f}" if clones else "",
        )
    return found


if __name__ == "__main__":
    main()
