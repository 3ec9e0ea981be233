"""The terminal shows the inks of the page where it can, and its own colours where it cannot."""

from __future__ import annotations

import io
from typing import Literal

import pytest
from rich.console import Console
from rich.text import Text

from ecliptic.cli.inks import INKS, inked
from ecliptic.games import GAMES
from tests.server.running import ROOT


def printed(style: str, system: Literal["standard", "256", "truecolor"] | None) -> str:
    """A word in this style, as the terminal is told it."""
    out = Console(file=io.StringIO(), force_terminal=True, color_system=system, legacy_windows=False)
    inked(out).print(Text("x", style=style), end="")
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def test_many_colours_are_ours() -> None:
    """Bold or not."""
    assert printed("red", "truecolor") == "\x1b[38;2;224;75;47mx\x1b[0m"
    assert printed("bold blue", "truecolor") == "\x1b[1;38;2;47;123;255mx\x1b[0m"
    assert "38;5;" in printed("green", "256")


@pytest.mark.parametrize("name", INKS)
def test_sixteen_colours_are_the_terminals_own(name: str) -> None:
    """Their owner has chosen them."""
    out = Console(file=io.StringIO(), force_terminal=True, color_system="standard", legacy_windows=False)
    out.print(Text("x", style=name), end="")
    assert isinstance(out.file, io.StringIO)
    assert printed(name, "standard") == out.file.getvalue()


def test_nothing_is_coloured_where_nothing_can_be() -> None:
    """In a pipe."""
    assert printed("red", None) == "x"


def test_every_colour_of_a_game_has_an_ink() -> None:
    """White is whatever stands out on this terminal."""
    for game in GAMES:
        colours = range(max(info.seats_max for info in game.editions))
        assert {game.colour_style(colour) for colour in colours} <= {*INKS, "bold"}


def test_the_inks_are_those_of_the_page() -> None:
    """Owners, and ice for cyan."""
    tokens = (ROOT / "web" / "src" / "design" / "tokens.css").read_text(encoding="utf-8")
    assert {ink.lower() for ink in INKS.values()} <= set(tokens.replace(";", " ").split())
