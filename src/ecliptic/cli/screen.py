"""What the terminal shows: the board of a game, its options, and the final sheet with its chart."""

from __future__ import annotations

from collections import defaultdict

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ecliptic.cli.words import say, say_phrase
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


def final_sheet(out: Console, table: Table) -> None:
    """Each colour's score by source, and how it grew."""
    game, state = table.game, table.state
    totals = game.totals(state)
    sources: dict[str, dict[int, int]] = defaultdict(lambda: defaultdict(int))
    for row in game.scores(state):
        sources[row["source"] if row["source"] != "tokens" else f"tokens {row['of']}"][row["colour"]] += row["points"]
    grid = Grid(say("cli-source"), *(say_phrase(game.phrase("colour", c, table.rules)) for c in range(len(totals))))
    for source, points in sources.items():
        kind, _, of = source.partition(" ")
        name = say(f"{game.id}-source-{kind}")
        if of:
            name += f": {say_phrase(game.phrase('resource', int(of), table.rules))}"
        grid.add_row(name, *(str(points[colour]) for colour in range(len(totals))))
    grid.add_section()
    grid.add_row(say("cli-total"), *(str(total) for total in totals), style="bold")
    out.print(grid)
    _chart(out, table)


def _chart(out: Console, table: Table) -> None:
    track = table.game.score_track(table.state)
    highest = max(1, *(points for row in track for points in row))
    out.print(say("cli-by-round"))
    for colour in range(len(track[0])):
        bars = "".join(BARS[row[colour] * (len(BARS) - 1) // highest] for row in track[1:])
        name = say_phrase(table.game.phrase("colour", colour, table.rules))
        out.print(Text(f"  {bars}  {track[-1][colour]:>3}  {name}", style=table.game.colour_style(colour)))
