"""Game clocks: how long each seat has left. Only sums over the times of entries, so every process comes to the same."""

from __future__ import annotations

from collections.abc import Collection

from ecliptic.server.table.settings import DAY, MINUTE, Live, OverDays, Pace


class Clock:
    """Runs for every seat that is waited for."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        whole = pace.minutes * MINUTE if isinstance(pace, Live) else 0
        self.left = [whole] * seats  # milliseconds; only a live pace takes from it
        self.since: list[int | None] = [None] * seats  # from when on the seat is waited for

    def turn(self, at: int, waiting: Collection[int], acted: int | None) -> None:
        """Something happened: these are waited for from now on, and this seat has just answered."""
        for seat, since in enumerate(self.since):
            if since is not None and (seat == acted or seat not in waiting):
                self._stop(seat, at - since, answered=seat == acted)
            if seat in waiting and self.since[seat] is None:
                self.since[seat] = at

    def _stop(self, seat: int, spent: int, *, answered: bool) -> None:
        self.since[seat] = None
        if isinstance(self.pace, Live):
            self.left[seat] += (self.pace.seconds * 1000 if answered else 0) - spent

    def deadline(self, seat: int) -> int | None:
        """When this seat's time will be up; None: it has no end, or is not running."""
        since = self.since[seat]
        if since is None:
            return None
        if isinstance(self.pace, Live):
            return since + max(0, self.left[seat])
        return since + self.pace.days * DAY if isinstance(self.pace, OverDays) else None

    def due(self) -> int | None:
        """When somebody's time will be up first."""
        ends = [end for seat in range(len(self.since)) if (end := self.deadline(seat)) is not None]
        return min(ends, default=None)
