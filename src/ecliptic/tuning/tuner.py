"""Generations of self-play: games, a regression, and a match between new weights and old ones that decides.

The first generation plays by chance, so that nothing is put in by hand but the features themselves.

Everything that is finished is kept in a folder, so that a run which was stopped goes on where it was.
"""

from __future__ import annotations

import contextlib
import math
import statistics
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

import msgspec
from msgspec import Struct

from ecliptic.arena.extras import extra
from ecliptic.core.errors import SetupProblem
from ecliptic.core.game import Game
from ecliptic.tuning.processes import each_done
from ecliptic.tuning.selfplay import Duel, Fit, Told, duel_batch, told_batch

GAMES: Final = 10  # that a worker plays before it reports
DEALS: Final = 1  # of a match, whose bots think longer
APART: Final = 1_000_000  # the seeds of one generation from those of the next

T = TypeVar("T")
G = TypeVar("G", Told, Duel)
Progress = Callable[[str, int, int], None]  # what is being done, how much of it is done, of how much


class Plan(Struct, frozen=True):
    """What a run does; another plan cannot go on in its folder."""

    game: str
    edition: str
    games: int
    deals: int
    generations: int
    seed: int


class Series(Struct, frozen=True):
    """Games that are alike but for their seeds, which workers play with these weights."""

    name: str
    seeds: range
    play: Callable[..., list[Any]]
    weights: object
    batch: int


class Match(Struct, frozen=True):
    """Between new weights and old ones: what the new ones won, what was usual, and the error of the difference."""

    wins: float
    usual: float
    error: float
    margin: float  # points ahead of the best of the others


class Step(Struct, frozen=True):
    """A generation that is finished."""

    quality: dict[str, Any]
    match: Match | None  # the first has nobody to play against
    kept: bool
    fit: Fit  # what holds from now on


class Tuner:
    """One run, in its folder."""

    def __init__(self, game: Game, plan: Plan, folder: Path, processes: int, progress: Progress) -> None:
        with extra("arena"):
            from ecliptic.tuning import regression  # noqa: PLC0415  (it needs NumPy, which is an extra)
        self.regression = regression
        self.game = game
        self.plan = plan
        self.folder = folder
        self.processes = processes
        self.progress = progress
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SetupProblem("cli-cannot-save", file=str(folder), reason=error.strerror or "") from error
        kept = self._read("plan", Plan)
        if kept is not None and kept != plan:
            raise SetupProblem("cli-tune-other-plan", folder=str(folder))
        self._keep("plan", plan)

    def steps(self) -> Iterator[Step]:
        """Each generation, those of an earlier run included."""
        fit: Fit | None = None
        for generation in range(self.plan.generations):
            step = self._read(f"step-{generation}", Step)
            if step is None:
                step = self._step(generation, fit)
                self._keep(f"step-{generation}", step)
            fit = step.fit
            yield step

    def _step(self, generation: int, old: Fit | None) -> Step:
        plan, features = self.plan, len(self.game.feature_names)
        first = plan.seed + generation * APART
        games = self._played(
            Series(f"games-{generation}", range(first, first + plan.games), told_batch, old, GAMES), Told
        )
        new = self.regression.regress(games, features)
        quality = self.regression.quality(games, features, new)
        if old is None:
            return Step(quality, None, kept=True, fit=new)
        seeds = range(first + APART // 2, first + APART // 2 + plan.deals)
        match = judged(self._played(Series(f"match-{generation}", seeds, duel_batch, (new, old), DEALS), Duel))
        kept = (match.wins, match.margin) >= (match.usual, 0.0)  # where nobody wins yet, points decide
        return Step(quality, match, kept=kept, fit=new if kept else old)

    def _played(self, series: Series, kind: type[G]) -> list[G]:
        """One result for each seed, from an earlier run or from workers, in the order of the seeds."""
        file = self.folder / f"{series.name}.jsonl"
        found = {each.seed: each for each in _lines(file, kind)}
        left = [seed for seed in series.seeds if seed not in found]
        self.progress(series.name, len(found), len(series.seeds))
        batches = [left[first : first + series.batch] for first in range(0, len(left), series.batch)]
        calls = [(self.plan.game, self.plan.edition, series.weights, batch) for batch in batches]
        with _appended(file) as out:
            for batch in each_done(series.play, calls, self.processes):
                out.write(b"".join(msgspec.json.encode(each) + b"\n" for each in batch))
                out.flush()
                found |= {each.seed: each for each in batch}
                self.progress(series.name, len(found), len(series.seeds))
        return [found[seed] for seed in series.seeds]

    def _read(self, name: str, kind: type[T]) -> T | None:
        file = self.folder / f"{name}.json"
        return msgspec.json.decode(file.read_bytes(), type=kind) if file.is_file() else None

    def _keep(self, name: str, what: object) -> None:
        """A new file takes its place only when it is whole."""
        draft = self.folder / f"{name}.draft"
        draft.write_bytes(msgspec.json.format(msgspec.json.encode(what), indent=1))
        draft.replace(self.folder / f"{name}.json")


def judged(deals: Sequence[Duel]) -> Match:
    """What many deals say."""
    ahead = [deal.share - deal.usual for deal in deals]
    return Match(
        wins=statistics.fmean(deal.share for deal in deals),
        usual=statistics.fmean(deal.usual for deal in deals),
        error=statistics.stdev(ahead) / math.sqrt(len(ahead)) if len(ahead) > 1 else 1.0,
        margin=statistics.fmean(deal.margin for deal in deals),
    )


def _appended(file: Path) -> BinaryIO:
    """The file, to go on in a line of its own even where the last one is torn."""
    torn = file.is_file() and not (file.read_bytes() or b"\n").endswith(b"\n")
    out = file.open("ab")
    out.write(b"\n" * torn)
    return out


def _lines(file: Path, kind: type[T]) -> Iterator[T]:
    """What is in a file of lines; a torn one, where a run was stopped, is left out."""
    for line in file.read_bytes().splitlines() if file.is_file() else []:
        with contextlib.suppress(msgspec.DecodeError):
            yield msgspec.json.decode(line, type=kind)
