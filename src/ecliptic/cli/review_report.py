"""What `ecliptic replay --review` shows: the decisions that cost something, and a summary for each seat."""

from __future__ import annotations

import statistics
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ecliptic.bots.advice import Prospect
from ecliptic.bots.judging import Judged, costliest, has_rivals
from ecliptic.cli.asked import as_rows
from ecliptic.cli.hint import say_percent, say_points, seat_name
from ecliptic.cli.words import say, say_phrase
from ecliptic.core.game import Game
from ecliptic.core.record import Record
from ecliptic.core.words import Action


class Summary:
    """What the decisions of a seat add up to."""

    def __init__(self, seat: int, found: list[Judged]) -> None:
        self.seat = seat
        own = [each for each in found if each.seat == seat]
        weighed = [each for each in own if each.is_weighed]
        self.decisions = len(own)
        self.not_weighed = len(own) - len(weighed)
        self.agreements = sum(each.agrees for each in own)
        self.chance_lost = statistics.fmean([each.chance_lost for each in weighed] or [0.0])
        self.points_lost = statistics.fmean([each.points_lost for each in weighed] or [0.0])
        self.costliest = costliest(own)


class Report:
    """A reviewed record, for people and for programs."""

    def __init__(self, game: Game, record: Record, seats: list[int], found: list[Judged]) -> None:
        self.game = game
        self.record = record
        self.found = found
        self.rules = game.settled(record.setup)
        self.has_rivals = has_rivals(game, self.rules)
        self.summaries = [Summary(seat, found) for seat in seats]

    # For people.

    def print(self, out: Console) -> None:
        """First what was notable, then the sums."""
        notable = [each for each in self.found if each.is_notable]
        out.print(self._decisions(notable) if notable else say("cli-review-nothing"))
        out.print(self._sums())
        if not_weighed := sum(one.not_weighed for one in self.summaries):
            out.print(say("cli-review-not-weighed", count=not_weighed))

    def _decisions(self, notable: list[Judged]) -> Grid:
        """Two rows each: what was chosen, and below it what the bot would have done."""
        several = len(self.summaries) > 1
        names = [say("cli-review-player")] if several else []
        grid = _grid(say("cli-review-move"), say("cli-review-round"), *names, "", say("cli-review-choice"))
        for head in (say("cli-review-chance"), say("cli-points")):
            grid.add_column(head, justify="right", no_wrap=True)
        for each in notable:
            assert each.advice.asked is not None  # what was not weighed cannot be notable
            place = [Text(str(each.move)), Text(_round(each)), *([self._name(each.seat)] if several else [])]
            chosen, best = self._option(each, each.action), self._option(each, each.best.action)
            grid.add_row(*place, say("cli-review-chosen"), chosen, *_numbers(each, each.advice.asked))
            grid.add_row(
                *[""] * len(place), say("cli-review-better"), best, *_numbers(each, each.best), end_section=True
            )
        return grid

    def _sums(self) -> Grid:
        grid = _grid(say("cli-review-player"))
        for head in (say("cli-review-decisions"), say("cli-review-agreed"), say("cli-review-lost")):
            grid.add_column(head, justify="right")
        grid.add_column(say("cli-review-costliest"), no_wrap=True)
        for one in self.summaries:
            dear = "\n".join(f"{each.move} ({self._loss(each)})" for each in one.costliest)
            grid.add_row(self._player(one.seat), str(one.decisions), _agreed(one), self._loss(one), dear or "—")
        return grid

    def _loss(self, found: Judged | Summary) -> str:
        """Points are told only where they may matter more than the chance."""
        lost = say_percent(found.chance_lost)
        return lost if self.has_rivals else f"{lost} / {say_points(found.points_lost)}"

    def _option(self, each: Judged, action: Action) -> str:
        return say_phrase(self.game.option(action, self.rules, each.view))

    def _name(self, seat: int) -> Text:
        return seat_name(self.game, self.rules, seat)

    def _player(self, seat: int) -> Text:
        """The colour, and who played it where that is known."""
        kind, _, name = self.record.players[seat].partition(":")
        who = name if kind == "me" else kind
        return self._name(seat).append(f" ({who})" if who else "", style="default")

    # For programs.

    def data(self) -> dict[str, Any]:
        """The same, and all decisions, also those that cost nothing."""
        return as_rows(self.record) | {
            "decisions": [self._decision_data(each) for each in self.found],
            "summary": [self._summary_data(one) for one in self.summaries],
        }

    def _decision_data(self, each: Judged) -> dict[str, Any]:
        chosen = {"action": each.action, "option": self._option(each, each.action)}
        best = {"action": each.best.action, "option": self._option(each, each.best.action)}
        return {
            "move": each.move,
            "round": getattr(each.view, "round", None),
            "seat": each.seat,
            "looks": each.advice.looks,
            "chosen": chosen | (_prospect_data(each.advice.asked) if each.advice.asked else {"looks": 0}),
            "best": best | _prospect_data(each.best),
            "chance_lost": each.chance_lost if each.is_weighed else None,
            "points_lost": each.points_lost if each.is_weighed else None,
            "notable": each.is_notable,
            "agrees": each.agrees,
        }

    def _summary_data(self, one: Summary) -> dict[str, Any]:
        return {
            "seat": one.seat,
            "player": self.record.players[one.seat],
            "decisions": one.decisions,
            "agreements": one.agreements,
            "not_weighed": one.not_weighed,
            "mean_chance_lost": round(one.chance_lost, 6),
            "mean_points_lost": round(one.points_lost, 2),
            "costliest": [each.move for each in one.costliest],
        }


def _grid(*heads: str) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for head in heads:
        grid.add_column(head)
    return grid


def _round(each: Judged) -> str:
    """The round, where the game has them."""
    return str(getattr(each.view, "round", ""))


def _numbers(each: Judged, found: Prospect) -> tuple[str, str]:
    return say_percent(found.chances[each.seat]), say_points(found.points[each.seat])


def _agreed(one: Summary) -> str:
    share = round(100 * one.agreements / one.decisions) if one.decisions else 0
    return f"{one.agreements} ({say('cli-hint-chance', percent=share)})"


def _prospect_data(found: Prospect) -> dict[str, Any]:
    chances = [round(chance, 6) for chance in found.chances]
    return {"looks": found.looks, "chances": chances, "points": [round(points, 2) for points in found.points]}
