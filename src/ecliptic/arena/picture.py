"""The standings as a picture: ratings with their uncertainty, and win shares beside the line of chance."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from ecliptic.arena.extras import extra
from ecliptic.arena.results import ResultsProblem
from ecliptic.arena.standings import Standings
from ecliptic.core.errors import SetupProblem

with extra("arena"):
    import matplotlib as mpl
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine
    from matplotlib.ticker import PercentFormatter

Say = Callable[[str], str]

# Blue, orange and grey are told apart by everybody; marks differ in shape as well.
INK: Final = "#1b1f24"
FAINT: Final = "#8a929c"
GRID: Final = "#e4e7eb"
RATING: Final = "#0b5cad"
SURE: Final = "#0b5cad"
OPEN: Final = "#c2570c"

STYLE: Final[Any] = {
    "svg.hashsalt": "ecliptic",  # the same standings are the same file
    "font.family": "DejaVu Sans",
    "font.size": 10,
    "text.color": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}
UNDATED: Final[dict[str, dict[str, Any]]] = {".svg": {"Date": None, "Creator": "ecliptic"}, ".png": {"Software": None}}
ROW: Final = 0.38  # inches for each line
BARS: Final = 2  # standard deviations to either side of a rating


def check(path: Path) -> None:
    """Raise a SetupProblem if there is no such kind of picture."""
    if path.suffix.lower() not in UNDATED:
        raise SetupProblem("cli-arena-picture", file=str(path), known=", ".join(UNDATED))


def draw(standings: Standings, path: Path, title: str, say: Say) -> None:
    """Write the picture, SVG or PNG by the suffix; `say` has the words for its axes."""
    check(path)
    with mpl.rc_context(STYLE):
        figure = _figure(standings, title, say)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            figure.savefig(path, dpi=160, metadata=UNDATED[path.suffix.lower()])
        except OSError as error:
            raise ResultsProblem("cli-arena-no-file", file=str(path), reason=error.strerror or "") from error


def _figure(standings: Standings, title: str, say: Say) -> Figure:
    contestants, pairs = len(standings.contestants), len(standings.pairs)
    heights = [contestants + 1, pairs + 1] if pairs else [contestants + 1]
    figure = Figure(
        figsize=(8, ROW * sum(heights) + 0.95 * len(heights) + 0.5), layout=ConstrainedLayoutEngine(hspace=0.04)
    )
    axes = figure.subplots(len(heights), 1, height_ratios=heights, squeeze=False)[:, 0]
    figure.suptitle(title, x=0.01, ha="left", fontsize=12, fontweight="bold")
    _ratings(axes[0], standings)
    axes[0].set_xlabel(say("cli-arena-axis-rating"))
    if pairs:
        _shares(axes[1], standings, say)
        axes[1].set_xlabel(say("cli-arena-axis-share"))
    return figure


def _ratings(axes: Axes, standings: Standings) -> None:
    """The strongest on top."""
    ordered = sorted(standings.contestants, key=lambda one: one.rating.mu)
    for row, one in enumerate(ordered):
        reach = BARS * one.rating.sigma
        _bar(axes, row, (one.rating.mu - reach, one.rating.mu, one.rating.mu + reach), RATING, "o")
        _note(axes, row, f"{one.rating.mu:.1f} ± {reach:.1f}")
    _clean(axes, [one.bot for one in ordered])


def _shares(axes: Axes, standings: Standings, say: Say) -> None:
    """The last pair on top, which is that of the strongest in a ladder."""
    names = standings.contest.contestants
    for row, pair in enumerate(standings.pairs):
        colour, mark = (SURE, "o") if pair.significant else (OPEN, "D")
        axes.plot([pair.chance] * 2, [row - 0.42, row + 0.42], color=INK, linewidth=1.4, linestyle=(0, (3, 2)))
        _bar(axes, row, (pair.low, pair.share, pair.high), colour, mark)
        _note(axes, row, f"{pair.share:.1%}   ({pair.low:.1%} – {pair.high:.1%})")
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(PercentFormatter(1))
    _clean(axes, [f"{names[pair.first]} : {names[pair.second]}" for pair in standings.pairs])
    _key(axes, standings, say)


def _key(axes: Axes, standings: Standings, say: Say) -> None:
    """What the marks mean; only of those that are there."""
    axes.plot([], [], color=INK, linewidth=1.4, linestyle=(0, (3, 2)), label=say("cli-arena-axis-chance"))
    if any(pair.significant for pair in standings.pairs):
        axes.plot([], [], color=SURE, marker="o", linewidth=2.2, label=say("cli-arena-axis-sure"))
    if not all(pair.significant for pair in standings.pairs):
        axes.plot([], [], color=OPEN, marker="D", linewidth=2.2, label=say("cli-arena-axis-open"))
    axes.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=3, frameon=False, borderpad=0, fontsize=9)


def _bar(axes: Axes, row: int, values: tuple[float, float, float], colour: str, mark: str) -> None:
    low, middle, high = values
    axes.plot([low, high], [row, row], color=colour, linewidth=2.2, solid_capstyle="butt")
    axes.plot([middle], [row], color=colour, marker=mark, markersize=7)


def _note(axes: Axes, row: int, text: str) -> None:
    """The numbers, to the right of the panel."""
    axes.annotate(text, (1.02, row), xycoords=axes.get_yaxis_transform(), va="center", fontsize=9, color=INK)


def _clean(axes: Axes, names: list[str]) -> None:
    """A line for each name, and nothing that says nothing."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.grid(axis="x", color=GRID, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(FAINT)
