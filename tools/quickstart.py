"""How long a newcomer waits: seconds to the page, to the first move, of a second start, and of a rebuild.

    python3 tools/quickstart.py [REVISION …] [--times 2]

Each revision is cloned into an empty folder and started with `make play` in a fresh virtual environment; revisions take
turns. Caches of pip and npm are as they are on this machine: the second turn has warm ones. The rebuild is that of a
rule module in which every line has moved down by one.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PORT = 8931
GIT = shutil.which("git") or "git"
MAKE = shutil.which("make") or "make"
PATIENCE = 900  # seconds
MODULE = "production.py"  # of the rules of Mission: Red Planet, wherever a revision has it


def main() -> None:
    """Print a line for each revision and turn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revisions", nargs="*", default=["HEAD"])
    parser.add_argument("--times", type=int, default=1)
    asked = parser.parse_args()
    for turn in range(asked.times):
        for revision in asked.revisions:
            folder = Path(tempfile.mkdtemp(prefix="quickstart-"))
            try:
                say(f"{revision} ({turn + 1}): {described(measured(clone(revision, folder / 'ecliptic')))}")
            finally:
                shutil.rmtree(folder, ignore_errors=True)


def clone(revision: str, folder: Path) -> Path:
    """The checkout of a revision, with nothing else in it."""
    subprocess.run([GIT, "clone", "-q", str(ROOT), str(folder)], check=True)
    wanted = subprocess.run([GIT, "rev-parse", revision], cwd=ROOT, check=True, capture_output=True, text=True)
    subprocess.run([GIT, "checkout", "-q", wanted.stdout.strip()], cwd=folder, check=True)
    return folder


def measured(folder: Path) -> dict[str, float]:
    """The four times of a checkout."""
    first = started(folder, plays=True)
    second = started(folder)
    module = next((folder / "src/ecliptic/games/redplanet").rglob(MODULE))
    text = module.read_text(encoding="utf-8")
    module.write_text(text.replace("\n\nfrom __future__", "\n\n# Moved down.\nfrom __future__", 1), encoding="utf-8")
    rebuilt = started(folder)
    return first | {"second start": second["page"], "rebuild": rebuilt["page"]}


def started(folder: Path, *, plays: bool = False) -> dict[str, float]:
    """Seconds from `make play` until the page is answered, and until a first move is acknowledged."""
    environ = os.environ | {"ECLIPTIC_PORT": str(PORT), "BROWSER": "true", "XDG_DATA_HOME": str(folder.parent / "data")}
    begin = time.monotonic()
    with (folder.parent / "log").open("wb") as log:
        server = subprocess.Popen(
            [MAKE, "play"], cwd=folder, env=environ, stdout=log, stderr=log, start_new_session=True
        )
    try:
        wait_for_page(server, folder.parent / "log")
        times = {"page": time.monotonic() - begin}
        if plays:
            move()
            times["first move"] = time.monotonic() - begin
    finally:
        if server.poll() is None:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait(60)
    return times


def wait_for_page(server: subprocess.Popen[bytes], log: Path) -> None:
    """Until the page answers; if the server has ended, its last words."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and server.poll() is None:
        try:
            if fetched("GET", "/")[0] == http.client.OK:
                return
        except (ConnectionError, TimeoutError):
            time.sleep(0.1)
    sys.exit(log.read_text(encoding="utf-8")[-2000:])


def move() -> None:
    """A guest sits down with two bots and makes a first move."""
    token = asked("/api/guests", {"name": "Newcomer"})["token"]
    seats = [{}, {"bot": "easy"}, {"bot": "easy"}]
    table = asked("/api/tables", {"game": "redplanet", "edition": "2015", "seats": seats}, token)
    here = f"/api/tables/{table['id']}"
    requests: list[dict[str, Any]] = [{"type": "sit", "seat": 0}, {"type": "begin"}]
    for number, request in enumerate(requests):
        asked(f"{here}/requests?code={table['code']}", {"id": f"quickstart-{number}", **request}, token)
    while not (decision := (seen := asked(here, None, token))["view"]["decision"]):
        time.sleep(0.05)
    act = {"type": "act", "id": "quickstart-act", "seat": 0, "turn": seen["turn"], "action": decision["actions"][0]}
    asked(f"{here}/requests", act, token)


def asked(path: str, data: dict[str, Any] | None, token: str = "") -> Any:  # noqa: ANN401  (JSON)
    """The answer to a request: POST with data, GET without."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    method, body = ("GET", None) if data is None else ("POST", json.dumps(data))
    status, text = fetched(method, path, body, headers)
    if status >= http.client.BAD_REQUEST:
        sys.exit(f"{path}: {status} {text.decode()}")
    return json.loads(text)


def fetched(
    method: str, path: str, body: str | None = None, headers: dict[str, str] | None = None
) -> tuple[int, bytes]:
    """Status and body of an answer of the server."""
    connection = http.client.HTTPConnection("127.0.0.1", PORT, timeout=30)
    try:
        connection.request(method, path, body, headers or {})
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def described(times: dict[str, float]) -> str:
    """In one line."""
    return ", ".join(f"{name} {seconds:.1f} s" for name, seconds in times.items())


def say(line: str) -> None:
    """At once, also into a file."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
