"""The table in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.text import Text

from ecliptic.core.words import Event, Phrase
from ecliptic.games.ares.box import Box
from ecliptic.games.ares.view import AresView

STYLES: Final = ("bold red", "bold blue", "bold yellow", "bold green")


class Picture:
    """What a viewer sees."""

    def __init__(self, view: AresView, box: Box, say: Callable[[Phrase], str], width: int) -> None:
        self.view = view
        self.box = box
        self.say = say
        self.width = width

    def parts(self) -> list[Any]:
        """All of it."""
        return [Text("")]


def event_style(event: Event) -> str:
    """How a line of the log is printed."""
    return ""
