"""A table as text: the board, the final sheet and the log, as the terminal prints them, with colours or without."""

from __future__ import annotations

import io
import itertools
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ecliptic.core.final import final_sheet
from ecliptic.core.game import Game
from ecliptic.core.play import Play
from ecliptic.core.words import Phrase

Say = Callable[[Phrase], str]

BARS: Final = " ▁▂▃▄▅▆▇█"
WIDEST: Final = 120  # columns that a board makes use of


def board(play: Play, viewer: int | None, say: Say, width: int) -> list[Any]:
    """The board as this viewer may see it, as things that Rich can print."""
    return play.game.draw(play.view(viewer), say, min(width, WIDEST))


def final(play: Play, say: Say) -> list[Any]:
    """Each colour's score by source, and how it grew from round to round; the game is over."""
    sheet = final_sheet(play.game, play.state, play.rules)
    names = [say(play.game.phrase("colour", colour, play.rules)) for colour in range(len(sheet.totals))]
    grid = Grid(say(Phrase("cli-source")), *names)
    for source in sheet.sources:
        name = say(source.name) + ("" if source.of is None else f": {say(source.of)}")
        grid.add_row(name, *map(str, source.points))
    grid.add_section()
    grid.add_row(say(Phrase("cli-total")), *map(str, sheet.totals), style="bold")
    for tie in sheet.ties:
        grid.add_row(f"{say(tie.name)} ({tie.rule})", *map(str, tie.values))
    return [grid, *_chart(play, sheet.track, names, say)]


def titled(game: Game, parts: Sequence[Any], say: Say) -> list[Any]:
    """The parts of a board; where its headline leaves out the name of the game, as some do to save room, with that."""
    title = say(Phrase(f"{game.id}-title"))
    if isinstance(parts[0], Text) and title not in parts[0].plain:
        return [Text(f"{title} · {parts[0].plain}"), *parts[1:]]
    return list(parts)


def now(play: Play, say: Say) -> list[Any]:
    """Whom the game waits for; how it ended, when it is over."""
    if play.state.over:
        last = log(play, None, say, len(play.log) - 1)[-1:]
        return ["", *(last or [_won(play, say)])]
    asked = _names(play, play.view(None).waiting, say)
    return ["", Text(say(Phrase("web-waiting-for", {"names": ", ".join(asked)})))]


def _won(play: Play, say: Say) -> Text:
    """Who has won, for a game that tells no news."""
    winners = play.game.winners(play.state)
    return Text(say(Phrase("core-won", {"names": ", ".join(_names(play, winners, say)), "count": len(winners)})))


def _names(play: Play, seats: Iterable[int], say: Say) -> list[str]:
    colours = play.game.main_colours(play.rules)
    return [say(play.game.phrase("colour", colours[seat], play.rules)) for seat in seats]


def _chart(play: Play, track: list[list[int]], names: list[str], say: Say) -> list[Any]:
    highest = max(1, *(points for row in track for points in row))
    lines: list[Any] = [say(Phrase("cli-by-round"))]
    for colour in range(len(track[0])):
        bars = "".join(BARS[row[colour] * (len(BARS) - 1) // highest] for row in track[1:])
        style = play.game.colour_style(colour)
        lines.append(Text(f"  {bars}  {track[-1][colour]:>3}  {names[colour]}", style=style))
    return lines


def log(play: Play, viewer: int | None, say: Say, since: int = 0) -> list[Text]:
    """What happened after so many batches of news, as this viewer saw it."""
    game = play.game
    told = [(say(game.told(event, play.rules)), game.event_style(event)) for event in play.events(viewer, since)]
    lines = []
    for (line, style), same in itertools.groupby(told):
        times = len(list(same))  # eight cards drawn unseen are one line
        lines.append(Text(line if times == 1 else f"{line} (×{times})", style=style))
    return lines


def plain(parts: Iterable[Any], width: int) -> str:
    """These parts without colours: a table stands between empty lines, and no line ends in spaces."""
    blocks: list[str] = []
    after_table = False
    for part in parts:
        is_table = isinstance(part, Grid)
        if blocks and (is_table or after_table):
            blocks.append("")
        blocks.append(_printed(part, width))
        after_table = is_table
    return re.sub(r"\n{3,}", "\n\n", "\n".join(blocks))


def _printed(part: Any, width: int) -> str:  # noqa: ANN401  (whatever Rich can print)
    out = io.StringIO()
    console = Console(file=out, width=width, color_system=None, highlight=False, markup=False, emoji=False)
    console.print(part)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())
