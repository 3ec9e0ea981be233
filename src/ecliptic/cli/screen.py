"""What the terminal shows: the board of a game, its options, and the final sheet with its chart."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ecliptic.cli.words import say, say_phrase
from ecliptic.core.final import final_sheet
from ecliptic.core.table import Table
from ecliptic.core.words import Decision

BARS = " ▁▂▃▄▅▆▇█"


def show_board(out: Console, table: Table, viewer: int | None) -> None:
    """The board as this viewer may see it."""
    for part in table.game.draw(table.view(viewer), say_phrase, min(out.width, 120)):
        out.print(part)


def show_options(out: Console, table: Table, decision: Decision) -> None:
    """The question and its numbered answers, in columns where they fit."""
    view = table.view(decision.seat)
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


def show_final_sheet(out: Console, table: Table) -> None:
    """Each colour's score by source, and how it grew."""
    sheet = final_sheet(table.game, table.state, table.rules)
    names = [say_phrase(table.game.phrase("colour", colour, table.rules)) for colour in range(len(sheet.totals))]
    grid = Grid(say("cli-source"), *names)
    for source in sheet.sources:
        name = say_phrase(source.name) + ("" if source.of is None else f": {say_phrase(source.of)}")
        grid.add_row(name, *map(str, source.points))
    grid.add_section()
    grid.add_row(say("cli-total"), *map(str, sheet.totals), style="bold")
    for tie in sheet.ties:
        grid.add_row(f"{say_phrase(tie.name)} ({tie.rule})", *map(str, tie.values))
    out.print(grid)
    _chart(out, table, sheet.track)


def _chart(out: Console, table: Table, track: list[list[int]]) -> None:
    highest = max(1, *(points for row in track for points in row))
    out.print(say("cli-by-round"))
    for colour in range(len(track[0])):
        bars = "".join(BARS[row[colour] * (len(BARS) - 1) // highest] for row in track[1:])
        name = say_phrase(table.game.phrase("colour", colour, table.rules))
        out.print(Text(f"  {bars}  {track[-1][colour]:>3}  {name}", style=table.game.colour_style(colour)))
