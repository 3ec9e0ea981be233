"""The log: events as lines, in the language of this run."""

from __future__ import annotations

from rich.text import Text

from ecliptic.api import drawing
from ecliptic.cli.words import say_phrase
from ecliptic.core.table import Table


def event_lines(table: Table, viewer: int | None, since: int = 0) -> list[Text]:
    """What happened since so many moves, as this viewer saw it."""
    return drawing.log(table, viewer, say_phrase, since)
