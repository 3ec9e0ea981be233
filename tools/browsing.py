"""A server of our own and a browser before it, for pictures and measurements of the page."""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import Any, Final

import httpx

from ecliptic.games import game as find

PORT: Final = 8477
ADDRESS: Final = f"http://127.0.0.1:{PORT}"
PATIENCE: Final = 60.0  # seconds until the server must answer


def chromium() -> str:
    """The browser of this machine."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        sys.exit("ecliptic: a browser is missing: apt-get install chromium")
    return found


def headless() -> str:
    """The same without windows, where this machine has it: a page is opened with a third of the time."""
    return shutil.which("chromium-headless-shell") or chromium()


@contextlib.contextmanager
def server() -> Iterator[None]:
    """The installed `ecliptic serve`, with an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "ECLIPTIC_DATABASE": f"sqlite:///{folder}/tables.db",
            "ECLIPTIC_REQUESTS_A_MINUTE": "0",
            "ECLIPTIC_MESSAGES_A_SECOND": "0",
        }
        command = [sys.executable, "-P", "-m", "ecliptic", "serve", "--port", str(PORT)]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, cwd=folder)
        try:
            wait_until_it_answers()
            yield
        finally:
            process.terminate()
            process.wait(30)


def wait_until_it_answers() -> None:
    """Or give up."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"{ADDRESS}/health").status_code == 200:
                return
        time.sleep(0.1)
    sys.exit("ecliptic: the server does not answer")


class Visitor:
    """Somebody who plays over the API until there is something to look at."""

    def __init__(self, name: str, seed: int) -> None:
        self.http = httpx.Client(base_url=ADDRESS)
        self.random = random.Random(seed)  # noqa: S311  (no secret)
        self.token: str = self.post("/api/guests", {"name": name})["token"]
        self.sent = 0

    def post(self, path: str, data: dict[str, Any]) -> Any:  # noqa: ANN401  (whatever it is)
        """Ask for something."""
        answer = self.http.post(path, json=data)
        answer.raise_for_status()
        return answer.json()

    def ask(self, table: str, **asked: Any) -> None:  # noqa: ANN401  (whatever it takes)
        """Do something at a table."""
        self.sent += 1
        self.post(f"/api/tables/{table}/requests", {"id": f"picture-{self.sent:06d}", **asked})

    def table(self, game: str, edition: str, seats: int, moves: int) -> str:
        """A table with bots, after so many moves of our own; its id."""
        wishes = [{"bot": ""}, *[{"bot": "easy"}] * (seats - 1)]
        switches = dict(find(game).brief) if moves > 500 else {}
        wanted = {"game": game, "edition": edition, "seats": wishes, "listed": True, "switches": switches}
        table: str = self.post("/api/tables", wanted)["id"]
        self.ask(table, type="sit", seat=0)
        self.ask(table, type="begin")
        while moves and self._move(table):
            moves -= 1
        return table

    def _move(self, table: str) -> bool:
        """One by chance, when it is our turn; False: the game is over."""
        while True:
            seen = self.http.get(f"/api/tables/{table}").json()
            if seen["phase"] == "over":
                return False
            decision = seen["view"]["decision"]
            if decision is not None:
                action = self.random.choice(decision["actions"])
                with contextlib.suppress(httpx.HTTPStatusError):  # a bot was quicker, and the question is another now
                    self.ask(table, type="act", seat=0, turn=seen["turn"], action=action)
                    return True
            time.sleep(0.02)
