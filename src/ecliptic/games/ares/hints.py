"""What a position is worth to a seat."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ecliptic.core import imagination
from ecliptic.core.state import State
from ecliptic.games.ares.scoring import points_now
from ecliptic.games.ares.state import Ares


@final
class AresHints(imagination.Hints):
    """A seat's expected score against the best of the others."""

    def value(self, s: State, seat: i64) -> i64:
        assert isinstance(s, Ares)
        return points_now(s, seat) * 100

    def horizon(self, s: State) -> i64:
        assert isinstance(s, Ares)
        return s.round


HINTS: Final = AresHints()
