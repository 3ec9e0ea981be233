"""What the terminal shows: the board of a game, its options, and the final sheet with its chart."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ecliptic.api import drawing
from ecliptic.cli.words import say, say_phrase
from ecliptic.core.game import Game
from ecliptic.core.table import Table
from ecliptic.core.view import View
from ecliptic.core.words import Decision


def show_board(out: Console, table: Table, viewer: int | None) -> None:
    """The board as this viewer may see it."""
    for part in drawing.board(table, viewer, say_phrase, out.width):
        out.print(part)


def show_options(out: Console, table: Table, decision: Decision) -> None:
    """The question and its numbered answers, in columns where they fit; above it, what it is about."""
    view = table.view(decision.seat)
    if about := about_line(table.game, decision, view):
        out.print(Text(about, style="dim"))
    out.print(Text(say_phrase(table.game.prompt(decision, view)), style="bold"))
    lines = [
        f"{number:>3}  {say_phrase(table.game.option(action, table.rules, view))}"
        for number, action in enumerate(decision.actions, 1)
    ]
    widest = max(len(line) for line in lines) + 2
    columns = max(1, min(2, out.width // widest)) if len(lines) > 6 else 1
    grid = Grid.grid(padding=(0, 2))
    rows = -(-len(lines) // columns)
    for row in range(rows):
        grid.add_row(*(lines[index] for index in range(row, len(lines), rows)))
    out.print(grid)


def about_line(game: Game, decision: Decision, view: View) -> str:
    """Who asks, the step of how many, and what comes next; what the question speaks of, it names itself."""
    about = game.about(decision, view)
    parts = []
    if about.source is not None:
        parts.append(say_phrase(game.phrase(*about.source, view.rules, view)))
    if about.steps:
        question = game.crumb(decision.question)
        parts.append(say("cli-step", question=question, step=about.step, steps=about.steps))
    if about.follows:
        follows = " → ".join(say_phrase(game.crumb(question)) for question in about.follows)
        parts.append(say("cli-follows", follows=follows))
    return " · ".join(parts)


def show_final_sheet(out: Console, table: Table) -> None:
    """Each colour's score by source, and how it grew."""
    for part in drawing.final(table, say_phrase):
        out.print(part)
