"""A contest from beginning to end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ecliptic.arena.contest import Contest
from ecliptic.arena.match import Outcome
from ecliptic.arena.results import Results
from ecliptic.arena.workers import Workers
from ecliptic.bots import bot
from ecliptic.games import game as find


def check(contest: Contest) -> None:
    """Raise a SetupProblem now rather than in a worker: for the rules, and for every contestant."""
    game = find(contest.game)
    contest.rules(game)
    for name in contest.contestants:
        getattr(bot(name, game, 0), "close", lambda: None)()


def going_on(results: Results, workers: Workers[Any]) -> Iterator[Outcome]:
    """Play what is missing; each outcome is kept before it is told."""
    for outcome in workers.outcomes(results.contest, results.missing()):
        results.add(outcome)
        yield outcome


def played(contest: Contest, workers: Workers[Any], path: Path | None = None) -> list[Outcome]:
    """All outcomes in the order of the fixtures; those that the file has already are not played again."""
    check(contest)
    with Results(contest, path) as results:
        for _ in going_on(results, workers):
            pass
        return results.outcomes()
