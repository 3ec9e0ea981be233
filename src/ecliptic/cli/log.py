"""The log: events as lines, in the language of this run."""

from __future__ import annotations

import itertools

from rich.text import Text

from ecliptic.cli.words import say_phrase
from ecliptic.core.table import Table


def event_lines(table: Table, viewer: int | None, since: int = 0) -> list[Text]:
    """What happened since so many moves, as this viewer saw it."""
    game = table.game
    said = [
        (say_phrase(game.told(event, table.rules)), game.event_style(event)) for event in table.events(viewer, since)
    ]
    lines = []
    for (line, style), same in itertools.groupby(said):
        times = len(list(same))  # eight cards drawn unseen are one line
        lines.append(Text(line if times == 1 else f"{line} (×{times})", style=style))
    return lines
