"""`ecliptic arena`: contests between bots, with a fair comparison at the end."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct

from ecliptic.arena import season
from ecliptic.arena.contest import Contest
from ecliptic.arena.results import Results
from ecliptic.arena.workers import LocalWorkers, RayWorkers, Workers
from ecliptic.cli import arena_report as report
from ecliptic.cli.asked import rules_for, seat_list
from ecliptic.cli.words import say
from ecliptic.core.errors import Problem, SetupProblem
from ecliptic.core.game import Game
from ecliptic.games import game as find
from ecliptic.games import games as all_games


class Asked(Struct, frozen=True):
    """What was typed."""

    games: str
    editions: str | None
    players: str | None
    bots: str
    format: str
    deals: int
    seed: int
    switches: list[str]


class Kept(Struct, frozen=True):
    """Where the results go, and how they are told."""

    out: Path | None
    picture: Path | None
    as_json: bool

    def at(self, path: Path | None, contest: Contest, contests: int) -> Path | None:
        """Each of several contests has a file of its own."""
        if path is None or contests == 1:
            return path
        return path.with_stem(f"{path.stem}-{contest.game}-{contest.edition}-{contest.seats}")


def compete(asked: Asked, kept: Kept, processes: int | None, ray: str | None) -> None:
    """Play every contest that was asked for, and tell how it went."""
    found = contests(asked)
    _check_extras(kept.picture)
    lost = 0
    with workers(processes, ray) as staff:
        told = [_told(contest, kept, staff, len(found)) for contest in found]
        lost = len(staff.lost)
    if kept.as_json:
        report.print_json(told)
    if lost:
        raise Problem("cli-arena-lost", games=lost)


def contests(asked: Asked) -> list[Contest]:
    """One for each game, edition and number of players; all are checked before the first begins."""
    games = all_games() if asked.games == "all" else [find(name) for name in seat_list(asked.games)]
    bots = tuple(seat_list(asked.bots))
    found = []
    for game in games:
        for edition in _editions(game, games, asked.editions):
            for seats in _players(game, edition, asked.players):
                rules = rules_for(game, edition, seats, asked.switches, None)
                rest = (asked.format, asked.deals, asked.seed, rules.switches)
                found.append(Contest(game.id, rules.edition, seats, bots, *rest))
    for contest in found:
        season.check(contest)
    return found


def _editions(game: Game, games: Any, text: str | None) -> list[str | None]:
    """Those that were named and are this game's; one that no game has is left in, to be refused."""
    if text is None:
        return [None]
    own = {info.id for info in game.editions}
    others = {info.id for other in games for info in other.editions} - own
    return [edition for edition in seat_list(text) if edition not in others]


def _players(game: Game, edition: str | None, text: str | None) -> list[int]:
    if text is None:
        return [game.edition(edition or game.default_edition).seats_max]
    try:
        return [int(part) for part in text.split(",")]
    except ValueError as error:
        raise SetupProblem("cli-arena-players", players=text) from error


def _check_extras(picture: Path | None) -> None:
    """What is needed at the end is asked for at the beginning: ratings, and the picture if there is to be one."""
    from ecliptic.arena import ratings  # noqa: F401, PLC0415  (needs an extra)

    if picture is not None:
        from ecliptic.arena.picture import check  # noqa: PLC0415  (needs an extra)

        check(picture)


def workers(processes: int | None, ray: str | None) -> Workers[Any]:
    """Processes here, or a cluster where one is named."""
    if ray is not None:
        return RayWorkers(ray, processes)
    return LocalWorkers(processes or os.cpu_count() or 1)


def _told(contest: Contest, kept: Kept, staff: Workers[Any], contests: int) -> dict[str, Any]:
    """One contest: played, told and drawn."""
    from ecliptic.arena.standings import standings  # noqa: PLC0415  (needs an extra)

    path = kept.at(kept.out, contest, contests)
    begin = time.perf_counter()
    with Results(contest, path) as results:
        before = len(results.found)
        with _told_where_it_stopped(results, path):
            _play(results, staff, quiet=kept.as_json)
        run = report.Run(len(results.found) - before, time.perf_counter() - begin)
        found = standings(contest, results.outcomes())
    picture = kept.at(kept.picture, contest, contests)
    if picture is not None:
        from ecliptic.arena.picture import draw  # noqa: PLC0415  (needs an extra)

        draw(found, picture, report.title(contest), say)
    if not kept.as_json:
        report.print_tables(found, run)
    return report.data(found, run, path, picture)


def _play(results: Results, staff: Workers[Any], *, quiet: bool) -> None:
    with report.Board(results, quiet=quiet) as board:
        for outcome in season.going_on(results, staff):
            board.add(outcome)


@contextmanager
def _told_where_it_stopped(results: Results, path: Path | None) -> Iterator[None]:
    try:
        yield
    except KeyboardInterrupt:
        if path is not None:
            told = say("cli-arena-kept", done=len(results.found), all=results.contest.size, file=str(path))
            sys.stderr.write(f"\n{told}")
        raise
