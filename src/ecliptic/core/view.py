"""What one viewer may know, as plain data, built up field by field from nothing."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ecliptic.core.setup import Rules
from ecliptic.core.words import Decision


class View(Struct, frozen=True, kw_only=True):
    """The part of a view that is the same in every game; a game adds its own fields.

    `viewer` is a seat, or None for somebody who only watches. `decision` is the viewer's own; of the others the view
    tells only that they are waited for.
    """

    rules: Rules
    viewer: int | None
    moves: int
    over: bool
    waiting: tuple[int, ...]
    decision: Decision | None
    agenda: list[Any]
