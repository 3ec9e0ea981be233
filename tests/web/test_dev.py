"""`npm run dev`: the page as its sources are now, in front of a server that runs."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from playwright.async_api import Browser, expect

from tests.server.running import Server, free_port, until
from tests.web.person import LAPTOP, person
from tests.web.test_games import sit_down

pytestmark = [pytest.mark.anyio, pytest.mark.long]

ROOT = Path(__file__).resolve().parent.parent.parent
WEB = ROOT / "web"
SHELL = ROOT / "src" / "ecliptic" / "locale" / "en" / "web.ftl"
CARDS = ROOT / "src" / "ecliptic" / "games" / "redplanet" / "locale" / "en"


def start(port: int, server: str) -> subprocess.Popen[bytes]:
    """What `npm run dev` runs, in front of this server."""
    node = shutil.which("node")
    assert node, "the tests of the page need Node: tools/web.py says which"
    command = [node, "node_modules/vite/bin/vite.js", "--port", str(port), "--strictPort"]
    return subprocess.Popen(command, cwd=WEB, env={**os.environ, "ECLIPTIC_SERVER": server}, stdout=subprocess.DEVNULL)


@contextlib.asynccontextmanager
async def dev_server(server: Server) -> AsyncIterator[str]:
    """Its address."""
    port = free_port()
    address = f"http://localhost:{port}"
    process = start(port, server.address)
    try:
        async with httpx.AsyncClient() as client:

            async def answers() -> bool:
                with contextlib.suppress(httpx.TransportError):
                    return (await client.get(address)).status_code == 200
                return False

            await until(answers)
        yield address
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


async def test_the_dev_server_plays_at_the_table_of_a_server_that_runs(server: Server, browser: Browser) -> None:
    """Requests and the socket reach the server; a text that changes is there at once, of a game too."""
    async with dev_server(server) as address, person(browser, address, LAPTOP, seed=31) as ann:
        await sit_down(ann, "redplanet")
        turn = await ann.attribute("turn")
        assert await ann.step("board")
        assert await ann.attribute("turn") != turn
        told = await ann.page.request.get(f"{address}/api/games/redplanet/texts/en")
        written = "\n".join(file.read_text(encoding="utf-8") for file in sorted(CARDS.glob("*.ftl")))
        assert await told.text() == written
        await ann.page.evaluate("document.body.dataset.before = 'yes'")
        SHELL.touch()
        await expect(ann.page.locator("body[data-before]")).to_have_count(0)
        await ann.ready()
