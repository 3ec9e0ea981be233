"""What the methods of a game must return, as their signatures say it: found out before anybody shows it.

The guard of a game from outside and the conformance suite use the same check.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from typing import Any, Final, get_type_hints

import msgspec
from msgspec import Struct

from ecliptic.core.game import Game
from ecliptic.core.setup import Rules
from ecliptic.core.sheet import Sheet
from ecliptic.core.view import View

NEAR: Final = ("draw", "scene")  # their parts may be anything that Rich prints, or JSON holds


class Scored(Struct):
    """A row of `scores`."""

    colour: int
    source: str
    of: int | None
    points: int


def wrong(name: str, result: object, *args: Any) -> str:
    """What is wrong with a result of the method of this name, which was called with these; nothing if it is right."""
    kind = kind_of(name)
    try:
        msgspec.convert(result if name in NEAR else plain(result), kind)
    except (msgspec.ValidationError, TypeError, RecursionError) as problem:
        detail = f": {problem}" if " - at `" in str(problem) else ""  # or it is all of it
        declared = kind.__name__ if isinstance(kind, type) else re.sub(r"\w+\.", "", str(kind))
        return f"it returned {type(result).__name__}, where {declared} is declared{detail}"
    fits = FITS.get(name)
    return fits(result, *args) if fits is not None else ""


def plain(result: object) -> Any:
    """As data; what JSON does not have may stand where anything may."""
    return msgspec.to_builtins(result, enc_hook=lambda _: None)


@functools.cache
def kind_of(name: str) -> Any:
    """The type that the method of this name declares."""
    if name == "scores":
        return list[Scored]
    found = getattr(Game, name)
    return get_type_hints(found.fget if isinstance(found, property) else found)["return"]


def _seats_of_sheet(sheet: Sheet, view: View) -> str:
    colours = [line.colours for line in sheet.seats]
    if len(colours) != view.rules.seats or not all(colours):
        return f"a sheet has a line with a colour for each of {view.rules.seats} seats, not {len(colours)}"
    return ""


def _colour_for_each(colours: list[int], rules: Rules) -> str:
    return "" if len(colours) == rules.seats else f"{len(colours)} colours for {rules.seats} seats"


def _points_for_each(points: list[int] | None, view: View) -> str:
    return (
        ""
        if points is None or len(points) == view.rules.seats
        else f"{len(points)} scores for {view.rules.seats} seats"
    )


FITS: Final[dict[str, Callable[..., str]]] = {
    "sheet": _seats_of_sheet,
    "main_colours": _colour_for_each,
    "public_points": _points_for_each,
}
