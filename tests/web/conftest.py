"""A real browser before a real server."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator

import pytest
from playwright.async_api import Browser, async_playwright, expect

from ecliptic.server.http.site import PAGE
from tests.server.running import Server
from tests.web.person import PATIENCE

expect.set_options(timeout=PATIENCE)

# Debian's; Playwright need not bring its own. The first one is what Playwright would take: the same engine without
# the windows of a browser, which a new page does not have to wait for.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The loop that Playwright runs on: one for all tests of a process."""
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for each process that runs tests, with a page that was built."""
    assert (PAGE / "index.html").is_file(), "the page is not built: python3 tools/web.py build"
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    asyncio.run(running.answers())
    yield running
    running.stop()


@pytest.fixture(scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One for each process that runs tests; everybody before it has a context of their own (`person`)."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "the tests of the page need a browser: apt-get install chromium"
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        yield launched
        await launched.close()
