"""`h` at a question: what a bot would do here, and how it thinks that everybody will stand after it."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ecliptic.bots.advice import Advice, Prospect, advise
from ecliptic.bots.judging import has_rivals
from ecliptic.bots.searching import Budget
from ecliptic.cli.words import say, say_phrase
from ecliptic.core.game import Game
from ecliptic.core.setup import Rules
from ecliptic.core.table import Table
from ecliptic.core.view import View
from ecliptic.core.words import Decision

SHORT: Final = Budget(seconds=1.0)  # a person is waiting


def show_hint(out: Console, table: Table, decision: Decision, budget: Budget) -> None:
    """The best actions, from what the seat itself may know; the same question is answered with the same seed."""
    if len(decision.actions) == 1:
        out.print(say("cli-hint-only"))
        return
    view = table.view(decision.seat)
    with out.status(say("cli-hint-thinking")):
        advice = advise(table.game, view, decision, seed=view.moves, budget=budget)
    out.print(_looked(advice, budget))
    rivals = has_rivals(table.game, table.rules)
    out.print(say("cli-hint-legend") if rivals else say("cli-hint-legend-together"))
    out.print(_grid(table.game, view, decision, advice))


def _looked(advice: Advice, budget: Budget) -> str:
    """How much the advice rests on."""
    if budget.iterations > 0:
        return say("cli-hint-looked", looks=advice.looks)
    return say("cli-hint-looked-for", looks=advice.looks, seconds=budget.seconds)


def _grid(game: Game, view: View, decision: Decision, advice: Advice) -> Grid:
    """A row for each action with its number in the list, a column for each side."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column("", justify="right", no_wrap=True)
    grid.add_column(say("cli-hint-best"), ratio=1)
    seats = columns(game, view.rules, decision.seat)
    for seat, name in seats:
        grid.add_column(name, justify="right", no_wrap=True, style="bold" if seat == decision.seat else "")
    for found in advice.best:
        option = say_phrase(game.option(found.action, view.rules, view))
        number = str(decision.actions.index(found.action) + 1)
        grid.add_row(number, Text(option), *(_standing(found, seat) for seat, _ in seats))
    return grid


def _standing(found: Prospect, seat: int) -> Text:
    """The chance above the points: six players fit beside the words of an action."""
    points = (say_points(found.points[seat]), "dim")
    return Text.assemble(say("cli-hint-chance", percent=round(100 * found.chances[seat])), "\n", points)


def columns(game: Game, rules: Rules, seat: int) -> list[tuple[int, Text]]:
    """Whose prospects are told: the seat's own first; those of one seat stand for all who play against the game."""
    if has_rivals(game, rules):
        return [(each, seat_name(game, rules, each)) for each in sorted(range(rules.seats), key=lambda s: s != seat)]
    together = rules.seats > 1
    return [(seat, Text(say("cli-hint-together")) if together else seat_name(game, rules, seat))]


def seat_name(game: Game, rules: Rules, seat: int) -> Text:
    """The colour of a seat, as the board prints it."""
    colour = game.main_colours(rules)[seat]
    return Text(say_phrase(game.phrase("colour", colour, rules)), style=game.colour_style(colour))


def say_points(points: float) -> str:
    """Points with one decimal; what rounds to nothing has no sign."""
    return say("cli-hint-points", points=round(points, 1) + 0.0)


def say_percent(share: float) -> str:
    """A chance, or a difference between two, in per cent with one decimal."""
    return say("cli-hint-percent", percent=round(100 * share, 1) + 0.0)
