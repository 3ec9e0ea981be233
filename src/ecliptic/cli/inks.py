"""The inks of the terminal: those of the page where they can be shown, and elsewhere the terminal's own sixteen.

Games name the colours that every terminal has. A terminal of more colours shows the ink of that name in its place; one
of sixteen keeps what its owner has chosen, who knows what can be read on their ground.
"""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.style import Style
from rich.terminal_theme import TerminalTheme
from rich.theme import Theme

INKS: Final = {  # of the owners, as in web/src/design/tokens.css
    "red": "#E04B2F",
    "blue": "#2F7BFF",
    "yellow": "#F7D117",
    "green": "#17C07F",
    "magenta": "#C79BE8",
    "cyan": "#8FD3F4",
}
MANY: Final = frozenset({"truecolor", "256"})
THEME: Final = Theme(
    {name: Style(color=ink) for name, ink in INKS.items()}
    | {f"bold {name}": Style(color=ink, bold=True) for name, ink in INKS.items()}
)


def inked(console: Console) -> Console:
    """The same console, in our inks if it can show them."""
    if console.color_system in MANY:
        console.push_theme(THEME)
    return console


def rgb(ink: str) -> tuple[int, int, int]:
    """Of "#E04B2F"."""
    red, green, blue = bytes.fromhex(ink.removeprefix("#"))
    return red, green, blue


SIX: Final = [rgb(INKS[name]) for name in ("red", "green", "yellow", "blue", "magenta", "cyan")]
SHEET: Final = TerminalTheme(  # a terminal in a picture, by night
    rgb("#0B0E1A"), rgb("#F3EEE2"), [rgb("#0B0E1A"), *SIX, rgb("#A9AFC6")], [rgb("#6B779F"), *SIX, rgb("#F3EEE2")]
)
