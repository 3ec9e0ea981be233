"""`ecliptic sim`: many games between bots, how they went, and how fast."""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ecliptic.arena.match import between
from ecliptic.bots import bot
from ecliptic.bots.guard import Guarded
from ecliptic.bots.registry import origins
from ecliptic.cli.asked import default_edition, rules_for
from ecliptic.cli.report import Report
from ecliptic.cli.words import console, say
from ecliptic.core import chance as chances
from ecliptic.core.engine import is_compiled
from ecliptic.core.errors import SetupProblem
from ecliptic.core.game import Game
from ecliptic.core.playout import play_out
from ecliptic.core.setup import Rules, Setup
from ecliptic.core.state import State
from ecliptic.games import game as find

BATCH = 50  # games between two looks at the clock


class Tally:
    """What many games add up to."""

    def __init__(self, colours: list[int], report: Report | None = None) -> None:
        self.colours = colours  # by seat
        self.report = report
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.wins = [0.0] * len(colours)
        self.points = [0] * len(colours)
        self.replaced: Counter[tuple[str, str]] = Counter()  # bots that lost their seats, and why

    def add(self, game: Game, state: State, decisions: int) -> None:
        """One more game; a shared victory is shared."""
        self.games += 1
        self.decisions += decisions
        winners = game.winners(state)
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
        totals = game.totals(state)
        for seat, colour in enumerate(self.colours):
            self.points[seat] += totals[colour]
        if self.report is not None:
            self.report.add(state)


def simulate(
    name: str,
    edition: str | None,
    players: int | None,
    games: int,
    bots: str,
    switches: list[str],
    data: Path | None,
    seed: int,
    *,
    as_json: bool,
    in_detail: bool,
) -> None:
    """Play and report."""
    game = find(name)
    seats = game.edition(edition or game.default_edition).seats_max if players is None else players
    rules = rules_for(game, edition or default_edition(game, seats), seats, switches, data)
    names = _bots(bots, seats, game)
    tally = Tally(game.main_colours(rules), Report(game, rules) if in_detail else None)
    with _progress(as_json) as progress:
        task = progress.add_task(say("cli-games"), total=games)
        for first in range(0, games, BATCH):
            count = min(BATCH, games - first)
            _play(game, rules, names, range(seed + first, seed + first + count), tally)
            progress.advance(task, count)
    report = _report(game, rules, names, tally, seed)
    if tally.report is not None:
        report |= tally.report.data()
    if as_json:
        sys.stdout.write(json.dumps(report, indent=1) + "\n")
        return
    _print(report)
    if tally.report is not None:
        tally.report.print(console())


def _bots(text: str, seats: int, game: Game) -> list[str]:
    """The bot of each seat; an unknown one is refused before the first game."""
    names = [part.strip() for part in text.split(",")]
    names = names * seats if len(names) == 1 else names
    if len(names) != seats:
        raise SetupProblem("setup-bad-seat-list", seats=text)
    for name in names:
        bot(name, game, 0)
    return names


def _progress(quiet: bool) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console(), transient=True, disable=quiet)


def _play(game: Game, rules: Rules, names: list[str], seeds: range, tally: Tally) -> None:
    for seed in seeds:
        begin = time.perf_counter()
        setup = Setup(rules, seed)
        state = game.new(setup)
        state.news = None
        if all(name == "random" for name in names):
            decisions = play_out(state, chances.from_seed(~seed), 100_000)
        else:
            decisions = _between_bots(game, setup, state, names, tally)
        tally.seconds += time.perf_counter() - begin
        tally.add(game, state, decisions)


def _between_bots(game: Game, setup: Setup, state: State, names: list[str], tally: Tally) -> int:
    bots = [bot(name, game, setup.seed * 64 + seat) for seat, name in enumerate(names)]
    between(game, setup, state, bots)
    for name, player in zip(names, bots, strict=True):
        if isinstance(player, Guarded) and player.forfeit is not None:
            tally.replaced[name, player.forfeit] += 1
    return state.moves


def _report(game: Game, rules: Rules, names: list[str], tally: Tally, seed: int) -> dict[str, Any]:
    return {
        "game": game.id,
        "edition": rules.edition,
        "players": rules.seats,
        "bots": names,
        "packages": origins(names),
        "replaced": [
            {"bot": name, "reason": why, "games": games} for (name, why), games in sorted(tally.replaced.items())
        ],
        "seed": seed,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 3),
        "games_per_second": round(tally.games / tally.seconds, 1),
        "decisions_per_second": round(tally.decisions / tally.seconds),
        "decisions_per_game": round(tally.decisions / tally.games, 1),
        "wins": [round(wins / tally.games, 4) for wins in tally.wins],
        "mean_points": [round(points / tally.games, 2) for points in tally.points],
        "compiled": is_compiled(),
    }


def _print(report: dict[str, Any]) -> None:
    out = console()
    table = Table(say("cli-seat"), say("cli-bot"), say("cli-wins"), say("cli-points"))
    for seat, name in enumerate(report["bots"]):
        table.add_row(str(seat), name, f"{report['wins'][seat]:.1%}", f"{report['mean_points'][seat]:.1f}")
    out.print(table)
    for name, package in report["packages"].items():
        out.print(say("cli-bot-from", bot=name, package=package))
    for each in report["replaced"]:
        out.print(say("cli-arena-replaced", bot=each["bot"], count=each["games"], reason=each["reason"]))
    out.print(
        say(
            "cli-sim-speed",
            games=report["games"],
            seconds=f"{report['seconds']:.2f}",
            gps=f"{report['games_per_second']:,.0f}",
            dps=f"{report['decisions_per_second']:,.0f}",
            dpg=f"{report['decisions_per_game']:.0f}",
        )
    )
    out.print(say("cli-compiled" if report["compiled"] else "cli-plain"))
