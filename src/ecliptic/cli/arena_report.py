"""What `ecliptic arena` shows: how far it is, who is ahead, and the standings at the end."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from rich import box
from rich.console import RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ecliptic.arena.contest import Contest
from ecliptic.arena.match import Outcome
from ecliptic.arena.results import Results, header, package_version
from ecliptic.cli.words import console, say

if TYPE_CHECKING:  # they need an extra
    from ecliptic.arena.ratings import Pair
    from ecliptic.arena.standings import Standing, Standings


class Run(NamedTuple):
    """What was played this time, beside what the file had."""

    games: int
    seconds: float


class Board(Progress):
    """Games done, speed, time left; below them, how the wins are shared so far."""

    def __init__(self, results: Results, *, quiet: bool) -> None:
        self.names = results.contest.contestants
        self.games = [0] * len(self.names)
        self.wins = [0.0] * len(self.names)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(20),
            MofNCompleteColumn(),
            TextColumn("{task.fields[speed]}"),
        )
        super().__init__(*columns, TimeRemainingColumn(), console=console(), transient=True, disable=quiet)
        total = results.contest.size
        self.task = self.add_task(title(results.contest), total=total, completed=len(results.found), speed="")
        for outcome in results.outcomes():
            self._count(outcome)

    def add(self, outcome: Outcome) -> None:
        """One more game."""
        self._count(outcome)
        speed = self.tasks[0].speed
        self.update(self.task, advance=1, speed="" if speed is None else say("cli-arena-speed", speed=f"{speed:.1f}"))

    def _count(self, outcome: Outcome) -> None:
        for who in set(outcome.seating):
            self.games[who] += 1
        for seat, who in enumerate(outcome.seating):
            self.wins[who] += outcome.shares[seat]

    def get_renderables(self) -> Iterable[RenderableType]:
        """The line of progress, and that of the shares."""
        yield self.make_tasks_table(self.tasks)
        rows = zip(self.names, self.wins, self.games, strict=True)
        yield Text("   ".join(f"{name} {wins / games:.1%}" for name, wins, games in rows if games))


def title(contest: Contest) -> str:
    """What is played, in a few words."""
    game = say(f"{contest.game}-title")
    return say("cli-arena-title", game=game, edition=contest.edition, seats=contest.seats, format=contest.format)


def data(found: Standings, run: Run, path: Path | None, picture: Path | None) -> dict[str, Any]:
    """One contest for programs."""
    plain: dict[str, Any] = msgspec.to_builtins(found)
    return plain | {
        "complete": found.games == found.contest.size,
        "played": run.games,
        "seconds": round(run.seconds, 3),
        "games_per_second": round(run.games / run.seconds, 1),
        "compiled": header(found.contest).compiled,
        "file": None if path is None else str(path),
        "picture": None if picture is None else str(picture),
    }


def print_json(contests: list[dict[str, Any]]) -> None:
    """All contests as one document."""
    sys.stdout.write(json.dumps({"package": package_version(), "contests": contests}, indent=1) + "\n")


def print_tables(found: Standings, run: Run) -> None:
    """One contest for people."""
    out = console()
    out.print(Text(title(found.contest), style="bold"))
    out.print(_contestants(found))
    if found.pairs:
        out.print(_pairs(found))
    for one in found.contestants:
        if one.package:
            out.print(say("cli-bot-from", bot=one.bot, package=one.package))
        for reason, count in one.replaced.items():
            out.print(say("cli-arena-replaced", bot=one.bot, count=count, reason=reason))
    gps = f"{run.games / run.seconds:.1f}"
    out.print(say("cli-arena-done", games=found.games, played=run.games, seconds=f"{run.seconds:.1f}", gps=gps))
    out.print(say("cli-arena-fingerprint", fingerprint=found.fingerprint))


def _contestants(found: Standings) -> Table:
    """The best rating first."""
    heads = (say("cli-games"), say("cli-wins"), say("cli-points"))
    table = _table(say("cli-bot"), *heads, say("cli-arena-rating"), say("cli-arena-ordinal"), say("cli-arena-thinking"))
    for one in sorted(found.contestants, key=lambda one: -one.rating.mu):
        table.add_row(one.bot, *_numbers(one))
    return table


def _numbers(one: Standing) -> list[str]:
    rating = f"{one.rating.mu:.1f} ± {one.rating.sigma:.1f}"
    thinking = f"{one.mean_seconds * 1000:.1f} / {one.longest * 1000:.0f}"
    return [str(one.games), f"{one.share:.1%}", f"{one.points:.1f}", rating, f"{one.rating.ordinal:.1f}", thinking]


def _pairs(found: Standings) -> Table:
    """In the order of the contest."""
    heads = (say("cli-games"), say("cli-arena-interval"), say("cli-arena-chance"), say("cli-arena-margin"))
    table = _table(say("cli-arena-pair"), *heads, say("cli-arena-sign"), say("cli-arena-verdict"))
    names = found.contest.contestants
    for pair in found.pairs:
        table.add_row(f"{names[pair.first]} : {names[pair.second]}", *_compared(pair))
    return table


def _compared(pair: Pair) -> list[str]:
    share = f"{pair.share:.1%} ({100 * pair.low:.0f}–{100 * pair.high:.0f})"
    margin = f"{pair.margin:+.1f}" if pair.error is None else f"{pair.margin:+.1f} ± {pair.error:.1f}"
    sign = "< 0.001" if pair.sign_p < 0.001 else f"{pair.sign_p:.3f}"
    return [str(pair.games), share, f"{pair.chance:.1%}", margin, sign, _verdict(pair)]


def _table(name: str, *heads: str) -> Table:
    """Names to the left, which may run over lines, and numbers to the right, which must not."""
    table = Table(name, box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    return table


def _verdict(pair: Pair) -> str:
    """Of the first one."""
    if not pair.significant:
        return say("cli-arena-open")
    return say("cli-arena-stronger") if pair.share > pair.chance else say("cli-arena-weaker")
