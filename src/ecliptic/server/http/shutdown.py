"""Graceful shutdown: the server says so first, then shuts its doors, and ends without complaint.

uvicorn closes the sockets with 1012, which tells clients to come back at once, to whoever is there; it lets requests
end that are under way, and so whatever is being committed is committed.
"""

from __future__ import annotations

import signal
import time
from types import FrameType

import uvicorn
from litestar import Litestar


class Server(uvicorn.Server):
    """For so many seconds after it was told to stop it serves on, so that nobody is sent to a door that is shut."""

    def __init__(self, config: uvicorn.Config, app: Litestar, drain: float) -> None:
        super().__init__(config)
        self.app = app
        self.drain = drain
        self.told: float | None = None  # when

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002  (as signals call it)
        """Told to stop. uvicorn would die of the signal in the end, as if something had gone wrong."""
        if self.told is None:
            self.told = time.monotonic()
            self.app.state.leaving = True
        else:  # somebody is in a hurry
            self.drain = 0
            self.force_exit = self.should_exit and sig == signal.SIGINT

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second uvicorn asks whether it should go."""
        if self.told is not None and time.monotonic() >= self.told + self.drain:
            self.should_exit = True
        return await super().on_tick(counter)
