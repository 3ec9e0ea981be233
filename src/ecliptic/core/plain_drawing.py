"""A sheet printed with Rich: the board in a terminal for a game that draws none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from ecliptic.core.sheet import Block, Cell, Grid, Scale, Sheet, Words
from ecliptic.core.words import Phrase

Say = Callable[[Phrase], str]
Style = Callable[[int], str]
TONES: Final = {"": "", "good": "green", "bad": "red", "dim": "dim", "strong": "bold"}


def drawn(title: Phrase, seats: list[Phrase], sheet: Sheet, say: Say, style: Style) -> list[Any]:
    """All of it, from top to bottom."""
    return list(Printed(say, style).parts(title, seats, sheet))


class Printed:
    """A sheet on its way to a terminal."""

    def __init__(self, say: Say, style: Style) -> None:
        self.say = say
        self.style = style

    def parts(self, title: Phrase, seats: list[Phrase], sheet: Sheet) -> Iterator[Any]:
        """The headline, a line about each seat, the sections."""
        yield Text(" · ".join([self.say(title), *map(self.words, sheet.now)]), style="reverse")
        for name, line in zip(seats, sheet.seats, strict=True):
            facts = [str(line.points)] if line.points is not None else []
            said = [self.say(name), *facts, *(self.words(fact.words) for fact in line.facts)]
            yield Text(" · ".join(said), style=self.style(line.colours[0]))
        for section in sheet.sections:
            yield Text(self.words(section.title), style="bold")
            yield from map(self.block, section.blocks)

    def words(self, words: Words) -> str:
        """A phrase in the reader's language; a text as it is."""
        return words if isinstance(words, str) else self.say(words)

    def block(self, block: Block) -> Any:
        """A part of a section."""
        if isinstance(block, Grid):
            return self.grid(block)
        if isinstance(block, Scale):
            return Text(f"{self.words(block.name)}: {self.words(block.words)} ({block.value}/{block.most})")
        joined = Text(" · " if block.__struct_config__.tag == "chips" else "\n")
        return joined.join(self.cell(cell) for cell in block.cells)

    def grid(self, grid: Grid) -> Table:
        """A table; what a row has beyond the heads stands under the last of them."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim underline")
        for head in grid.heads:
            table.add_column(self.words(head))
        last = len(grid.heads) - 1
        for row in grid.rows:
            rest = Text(" ").join(self.cell(cell) for cell in row.cells[last:])
            style = TONES[row.tone] or ("" if row.colour is None else self.style(row.colour))
            table.add_row(*(self.cell(cell) for cell in row.cells[:last]), rest, style=style)
        return table

    def cell(self, cell: Cell) -> Text:
        """A thing in its colour."""
        colour = "" if cell.colour is None else self.style(cell.colour)
        return Text(self.words(cell.words), style=TONES[cell.tone] or colour)
