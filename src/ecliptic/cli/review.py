"""`ecliptic replay --review`: a bot looks at every decision of a record again, and tells where it would differ."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ecliptic.bots.advice import Advice, Prospect, advise
from ecliptic.bots.searching import Budget
from ecliptic.cli.asked import read_record
from ecliptic.cli.hint import has_rivals
from ecliptic.cli.replay import check_seat
from ecliptic.cli.review_report import Report
from ecliptic.cli.words import console, say
from ecliptic.core import record as records
from ecliptic.core.game import Game
from ecliptic.core.record import Record
from ecliptic.core.view import View
from ecliptic.core.words import Action

NOTABLE: Final = 0.03  # of the chance to win; less may be an error of the bot
NOTABLE_POINTS: Final = 2.0  # where all play against the game, which may be as good as won or lost
SLIGHT: Final = 0.01  # as good as the best
SLIGHT_POINTS: Final = 1.0


class Judged(Struct, frozen=True):
    """A decision as its seat saw it, what was chosen, and what the bot thinks of it."""

    move: int  # as the record counts: from 1
    seat: int
    view: View
    action: Action
    advice: Advice
    has_rivals: bool

    @property
    def best(self) -> Prospect:
        """What the bot would have done."""
        return self.advice.best[0]

    @property
    def is_weighed(self) -> bool:
        """The bot has looked at what was chosen at all."""
        return self.advice.asked is not None

    @property
    def chance_lost(self) -> float:
        """How much of the chance to win was given away, from 0 to 1."""
        chosen = self.advice.asked or self.best
        return max(0.0, round(self.best.chances[self.seat] - chosen.chances[self.seat], 6))

    @property
    def points_lost(self) -> float:
        """How many points fewer are expected."""
        chosen = self.advice.asked or self.best
        return max(0.0, round(self.best.points[self.seat] - chosen.points[self.seat], 2))

    @property
    def cost(self) -> float:
        """The loss in multiples of what is notable."""
        chance = self.chance_lost / NOTABLE
        return chance if self.has_rivals else max(chance, self.points_lost / NOTABLE_POINTS)

    @property
    def is_notable(self) -> bool:
        """Worth to be told."""
        return self.cost >= 1

    @property
    def agrees(self) -> bool:
        """What was chosen is the best, or nearly as good."""
        if not self.is_weighed:
            return False
        return self.chance_lost <= SLIGHT and (self.has_rivals or self.points_lost <= SLIGHT_POINTS)


def review(file: Path, seat: int | None, budget: str, *, as_json: bool) -> None:
    """Prove the record, think about each decision, and report."""
    game, record = read_record(file)
    allowed = Budget.read(budget)
    check_seat(record, seat)
    records.verify(game, record)
    seats = reviewed_seats(record) if seat is None else [seat]
    with _progress(as_json) as progress:
        task = progress.add_task(say("cli-review-thinking"), total=len(record.moves))
        found = list(judged(game, record, seats, allowed, lambda: progress.advance(task)))
    report = Report(game, record, seats, found)
    if as_json:
        document = {"budget": budget} | report.data()
        sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=1) + "\n")
    else:
        report.print(console())


def reviewed_seats(record: Record) -> list[int]:
    """The seats of people; all of them if only bots have played."""
    people = [seat for seat, name in enumerate(record.players) if name.partition(":")[0] == "me"]
    return people or list(range(record.setup.rules.seats))


def judged(
    game: Game, record: Record, seats: list[int], budget: Budget, on_move: Callable[[], None]
) -> Iterator[Judged]:
    """Each real choice of these seats, as the game went; the bot knows what the seat knew then, and no more."""
    rules = game.settled(record.setup)
    rivals = has_rivals(game, rules)
    state = game.new(record.setup)
    state.news = None
    for number, move in enumerate(record.moves, 1):
        decision = game.decision(state, move.seat) if move.seat in seats else None
        if decision is not None and not decision.optional and len(decision.actions) > 1:
            view = game.view(state, rules, move.seat)
            advice = advise(game, view, decision, seed=view.moves, budget=budget, about=move.action)
            yield Judged(number, move.seat, view, move.action, advice, rivals)
        game.apply(state, move.seat, move.action, rules.edition)
        on_move()


def _progress(quiet: bool) -> Progress:
    """A bar that vanishes; where nobody watches there is none, so that a pipe gets the report alone."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    out = console()
    return Progress(*columns, console=out, transient=True, disable=quiet or not out.is_terminal)
