"""`make pictures`: a real game in the terminal, drawn as SVG for the README."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from ecliptic.bots import bot
from ecliptic.cli.log import event_lines
from ecliptic.cli.screen import show_board, show_options
from ecliptic.cli.words import use_language
from ecliptic.core.setup import Setup
from ecliptic.core.table import Table
from ecliptic.games import game as find

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"


def seated(edition: str, seats: int, seed: int, round_wanted: int) -> Table:
    """A table of greedy bots, played up to a decision of seat 0 in this round."""
    game = find("redplanet")
    table = Table(game, Setup(game.rules(edition, seats), seed), [f"seat {seat}" for seat in range(seats)])
    bots = [bot("greedy", game, seed + seat) for seat in range(seats)]
    while True:
        decision = game.decision(table.state, table.state.asked)
        assert decision is not None
        view = table.view(decision.seat)
        if decision.seat == 0 and decision.question == "PlaceAstronaut" and view.round >= round_wanted:  # type: ignore[attr-defined]  # of this game's view
            return table
        table.act(decision.seat, bots[decision.seat].choose(view, decision))


def picture(name: str, language: str, table: Table, title: str) -> None:
    """What a player sees, as an SVG without a font from elsewhere."""
    use_language(language)
    out = Console(record=True, width=100, file=io.StringIO(), force_terminal=True, highlight=False)
    for line in event_lines(table, 0)[-8:]:
        out.print(line)
    show_board(out, table, 0)
    decision = table.game.decision(table.state, 0)
    assert decision is not None
    show_options(out, table, decision)
    svg = out.export_svg(title=title, unique_id="ecliptic")
    svg = re.sub(r"@font-face \{.*?\}\n?", "", svg, flags=re.DOTALL).replace("Fira Code, ", "")
    svg = "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"
    (PICTURES / name).write_text(svg, encoding="utf-8")


def main() -> None:
    """All pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    picture("terminal.svg", "en", seated("2015", 4, 12, 7), "ecliptic play redplanet")
    picture("terminal-ru.svg", "ru", seated("2025", 3, 5, 6), "ecliptic play redplanet --edition 2025 --lang ru")


if __name__ == "__main__":
    main()
