"""`ecliptic tune`: find the weights of a game's features by self-play."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any, Self

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from ecliptic.cli.asked import data_folder
from ecliptic.cli.words import console, say
from ecliptic.core import weights
from ecliptic.core.errors import SetupProblem
from ecliptic.core.game import Game
from ecliptic.games import game as find
from ecliptic.tuning.tuner import Plan, Step, Tuner


def tune(plan: Plan, folder: Path | None, out: Path | None, processes: int | None, *, as_json: bool) -> None:
    """Play generation after generation, tell how each went, and write the weights."""
    game = find(plan.game)
    game.edition(plan.edition)
    place = folder or data_folder() / "tuning" / f"{plan.game}-{plan.edition}-{plan.seed}"
    watched = Watched(as_json)
    tuner = Tuner(game, plan, place, processes or os.cpu_count() or 1, watched.tell)
    steps = []
    with watched:
        for step in tuner.steps():
            steps.append(step)
            if not as_json:
                watched.bar.console.print(told(len(steps), step), soft_wrap=True)
    text = weights.section(plan.edition, game.feature_names, steps[-1].fit.points, steps[-1].fit.odds)
    file = out or place / "weights.toml"
    write(file, plan.edition, text)
    if as_json:
        sys.stdout.write(json.dumps(data(game, steps, file), indent=1) + "\n")
        return
    console().print(table(game, steps[-1]))
    console().print(say("cli-tune-written", file=str(file)), soft_wrap=True)


class Watched:
    """A bar for what is being played."""

    def __init__(self, quiet: bool) -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.bar = Progress(*columns, console=console(), transient=True, disable=quiet)
        self.tasks: dict[str, TaskID] = {}

    def tell(self, name: str, done: int, all_of_them: int) -> None:
        """So much of this is done."""
        if name not in self.tasks:
            for task in self.tasks.values():
                self.bar.remove_task(task)
            kind, _, generation = name.partition("-")
            number = int(generation) + 1
            words = {
                "games": say("cli-tune-games", generation=number),
                "match": say("cli-tune-match", generation=number),
            }
            self.tasks = {name: self.bar.add_task(words[kind], total=all_of_them)}
        self.bar.update(self.tasks[name], completed=done)

    def __enter__(self) -> Self:
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()


def told(generation: int, step: Step) -> str:
    """A generation in a line."""
    error, known = step.quality["error in points"], step.quality["log-likelihood"]
    first = say("cli-tune-fit", generation=generation, error=f"{error:.1f}", likelihood=f"{known:.3f}")
    if step.match is None:
        return first
    verdict = say("cli-tune-kept" if step.kept else "cli-tune-dropped")
    match = step.match
    wins = say("cli-tune-wins", wins=f"{match.wins:.1%}", usual=f"{match.usual:.1%}", error=f"{match.error:.1%}")
    return f"{first} {wins} {verdict}"


def table(game: Game, step: Step) -> Table:
    """The weights, in points and in hundredths of log-odds for one of each."""
    found = Table(say("cli-tune-feature"), say("cli-tune-points"), say("cli-tune-odds"))
    for name, points, odds in zip(game.feature_names, step.fit.points, step.fit.odds, strict=True):
        found.add_row(
            name,
            " … ".join(f"{weight / 1e6:.2f}" for weight in points),
            " … ".join(f"{weight / 1e5:.2f}" for weight in odds),
        )
    return found


def write(file: Path, edition: str, text: str) -> None:
    """Put the edition's part into a file of weights; other editions in it stay as they are."""
    try:
        old = file.read_text(encoding="utf-8") if file.is_file() else ""
        file.write_text(weights.replaced(old, edition, text), encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else error.reason
        raise SetupProblem("cli-cannot-save", file=str(file), reason=reason or "") from error


def data(game: Game, steps: list[Step], file: Path) -> dict[str, Any]:
    """The same for programs."""
    rows = [
        {
            "quality": step.quality,
            "match": None if step.match is None else {name: getattr(step.match, name) for name in MATCH},
            "kept": step.kept,
        }
        for step in steps
    ]
    fit = steps[-1].fit
    return {
        "game": game.id,
        "generations": rows,
        "points": dict(zip(game.feature_names, fit.points, strict=True)),
        "odds": dict(zip(game.feature_names, fit.odds, strict=True)),
        "file": str(file),
    }


MATCH = ("wins", "usual", "error", "margin")
