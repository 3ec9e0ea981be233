"""`make pictures`: a real game in the terminal, drawn as SVG for the README."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

from rich.console import Console

from ecliptic.bots import bot
from ecliptic.cli.inks import SHEET, inked
from ecliptic.cli.log import event_lines
from ecliptic.cli.screen import show_board, show_options
from ecliptic.cli.words import use_language
from ecliptic.core.setup import Setup
from ecliptic.core.table import Table
from ecliptic.core.view import View
from ecliptic.games import game as find

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"


def seated(  # noqa: PLR0913, PLR0917  (a table takes what it takes)
    name: str, edition: str, seats: int, seed: int, question: str, round_wanted: int
) -> Table:
    """A table of greedy bots, played up to such a question to seat 0 in this round or later."""
    game = find(name)
    table = Table(game, Setup(game.rules(edition, seats), seed), [f"seat {seat}" for seat in range(seats)])
    bots = [bot("greedy", game, seed + seat) for seat in range(seats)]
    while True:
        decision = game.decision(table.state, table.state.asked)
        assert decision is not None
        view = table.view(decision.seat)
        if decision.seat == 0 and decision.question == question and vars_of(view)["round"] >= round_wanted:
            return table
        table.act(decision.seat, bots[decision.seat].choose(view, decision))


def vars_of(view: View) -> dict[str, Any]:
    """The fields of a game's own view by name."""
    return {field: getattr(view, field) for field in view.__struct_fields__}


def picture(name: str, language: str, table: Table, title: str) -> None:
    """What a player sees, as an SVG without a font from elsewhere."""
    use_language(language)
    screen = Console(
        record=True, width=100, file=io.StringIO(), force_terminal=True, highlight=False, color_system="truecolor"
    )
    out = inked(screen)
    for line in event_lines(table, 0)[-8:]:
        out.print(line)
    show_board(out, table, 0)
    decision = table.game.decision(table.state, 0)
    assert decision is not None
    show_options(out, table, decision)
    svg = out.export_svg(title=title, unique_id="ecliptic", theme=SHEET)
    svg = re.sub(r"@font-face \{.*?\}\n?", "", svg, flags=re.DOTALL).replace("Fira Code, ", "")
    svg = "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"
    (PICTURES / name).write_text(svg, encoding="utf-8")


def main() -> None:
    """All pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    red_planet = seated("redplanet", "2015", 4, 12, "PlaceAstronaut", 7)
    picture("terminal.svg", "en", red_planet, "ecliptic play redplanet")
    kosmonauts = seated("kosmonauts", "classic", 3, 5, "GiveOrders", 9)
    decision = kosmonauts.game.decision(kosmonauts.state, 0)
    assert decision is not None
    kosmonauts.act(0, decision.actions[0])
    picture("kosmonauts.svg", "en", kosmonauts, "ecliptic play kosmonauts")
    picture("ares.svg", "en", seated("ares", "versus", 3, 4, "ActionPhase", 8), "ecliptic play ares")


if __name__ == "__main__":
    main()
