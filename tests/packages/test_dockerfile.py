"""The image, built step by step without Docker: its server is played against in a real browser."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import subprocess
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.async_api import async_playwright, expect

from tests.packages.checkout import (
    NODE_MODULES,
    PATIENCE,
    ROOT,
    clone,
    environment,
    lend_generated,
    lend_node_modules,
)
from tests.packages.contents import expected_in_wheel, in_wheel, libraries, page_files
from tests.packages.image import Ignored, Image, Stage, parse, words
from tests.server.running import free_port
from tests.web.person import LAPTOP, person

DOCKERFILE = ROOT / "deploy" / "Dockerfile"
APT = "#!/bin/sh\nexit 0\n"  # gcc and Python's headers are here already
USERADD = '#!/bin/sh\nwhile [ "$1" != --home-dir ]; do shift; done\nmkdir -p "$2"\n'
NPM = '#!/bin/sh\nif [ "$1" = ci ]; then test -f package.json && test -f package-lock.json && cp -al "{lent}" .\n'
NPM += 'else exec "{npm}" "$@"\nfi\n'
ASK = "from ecliptic.core.engine import is_compiled; from ecliptic.rulebook import library; "
ASK += "print(is_compiled(), library.files()[0].parent)"


class Built(Image):
    """With the C files of this checkout, if they fit."""

    def began(self, name: str, stage: Stage) -> None:
        """The stage that compiles."""
        if name == "build":
            lend_generated(stage.root / "build")


def stand_ins(folder: Path) -> str:
    """A PATH on which nothing changes this machine, and `npm ci` takes what is installed here."""
    folder.mkdir()
    path = environment()["PATH"]
    programs = {"apt-get": APT, "useradd": USERADD}
    if NODE_MODULES.is_dir():
        programs["npm"] = NPM.format(lent=NODE_MODULES, npm=shutil.which("npm", path=path))
    for name, text in programs.items():
        (folder / name).write_text(text)
        (folder / name).chmod(0o755)
    return f"{folder}{os.pathsep}{path}"


@pytest.mark.long
def test_the_image_serves_a_whole_game(tmp_path: Path) -> None:
    """From the files that git knows to the final sheet: the environment has only what the package asks pip for."""
    context = clone(tmp_path / "context")
    lend_node_modules(context)  # and other things that must not get into the image
    for clutter in ("src/ecliptic/page/old.js", "src/ecliptic/core/play.cpython-311-x86_64-linux-gnu.so"):
        (context / clutter).parent.mkdir(exist_ok=True)
        (context / clutter).touch()
    image = Built(context / "deploy" / "Dockerfile", context, tmp_path / "stages", stand_ins(tmp_path / "programs"))
    final = image.build()

    [wheel] = image.stages["build"].place("/wheels").glob("*.whl")
    page = page_files(image.stages["page"].place("/build/src/ecliptic/page"))
    assert in_wheel(wheel) == expected_in_wheel(page)
    assert "" in libraries(wheel)

    for name in ("page", "build"):
        shutil.rmtree(image.stages[name].root)  # what is left must be enough
    assert sorted(path.name for path in final.root.iterdir()) == ["opt", "var"]
    use(final, tmp_path / "server.log")


def use(final: Stage, log: Path) -> None:
    """As Docker would start it, and as a guest would find it."""
    programs = final.place("/opt/ecliptic/bin")
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert said(final, str(programs / "ecliptic"), "--version").split()[-1] == wanted
    compiled, rules = said(final, str(programs / "python"), "-c", ASK).split()
    assert compiled == "True"
    assert Path(rules).is_relative_to(final.root)
    assert not list(programs.glob("pip*"))
    with served(final, log) as address:
        asyncio.run(play(address))


def settings(final: Stage, **more: str) -> dict[str, str]:
    """ENV of the image, and nothing of this checkout."""
    kept = {name: value for name, value in environment().items() if not name.startswith("ECLIPTIC_")}
    path = f"{final.place('/opt/ecliptic/bin')}{os.pathsep}{kept['PATH']}"
    return {**kept, **final.environ(), "PATH": path, "HOME": str(final.root), **more}


def said(final: Stage, *command: str, **more: str) -> str:
    """Run a command in the image."""
    known = settings(final, **more)
    done = subprocess.run(
        [shutil.which(command[0], path=known["PATH"]) or command[0], *command[1:]],
        cwd=final.place("."),
        env=known,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@contextmanager
def served(final: Stage, log: Path) -> Iterator[str]:
    """ENTRYPOINT and CMD, until HEALTHCHECK is content; SIGTERM ends it."""
    port = str(free_port())
    limits = {f"ECLIPTIC_{name}": "0" for name in ("REQUESTS_A_MINUTE", "MESSAGES_A_SECOND")}
    known = settings(final, ECLIPTIC_PORT=port, ECLIPTIC_HOST="127.0.0.1", **limits)
    command = [*words(final.says["ENTRYPOINT"]), *words(final.says["CMD"])]
    found = shutil.which(command[0], path=known["PATH"])
    assert found == str(final.place("/opt/ecliptic/bin/ecliptic"))
    with log.open("wb") as output:
        server = subprocess.Popen([found, *command[1:]], cwd=final.place("."), env=known, stdout=output, stderr=output)
    try:
        end = time.monotonic() + PATIENCE
        while not listens(int(port)):
            assert server.poll() is None and time.monotonic() < end, log.read_text()
            time.sleep(0.1)
        said(final, *words(final.says["HEALTHCHECK"]), ECLIPTIC_PORT=port)
        yield f"http://127.0.0.1:{port}"
        server.terminate()
        assert server.wait(60) == 0, log.read_text()
    finally:
        if server.poll() is None:
            server.kill()
            server.wait()


def listens(port: int) -> bool:
    """Somebody does there."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


async def play(address: str) -> None:
    """A game of Red Planet for two against a bot that thinks little, by the list, to the final sheet."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert chromium, "the tests of the page need a browser: apt-get install chromium"
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        async with person(browser, address, LAPTOP) as ann:
            await ann.open()
            http = ann.page.request
            await http.post(f"{address}/api/guests", data={"name": "Ann"})
            seats = [{"bot": ""}, {"bot": "novice"}]
            wanted = {"game": "redplanet", "edition": "2015", "seats": seats, "listed": True}
            made = await (await http.post(f"{address}/api/tables", data=wanted)).json()
            for asked in ({"type": "sit", "seat": 0}, {"type": "begin"}):
                sent = {"id": f"request-{asked['type']}", **asked}
                answer = await http.post(f"{address}/api/tables/{made['id']}/requests", data=sent)
                assert answer.ok, await answer.text()
            await ann.open(f"/t/{made['id']}")
            await ann.play_out()
            await expect(ann.page.locator("#final")).to_have_count(1)
            record = await ann.record(made["id"])
            assert sum(move.seat == 0 for move in record.moves) > 5
        await browser.close()


def test_the_image_has_three_stages_and_keeps_only_the_environment() -> None:
    """Node and the compiler stay behind; it runs as nobody in particular, with a health check."""
    lines = parse(DOCKERFILE.read_text(encoding="utf-8"))
    bases = [rest.partition(" AS ") for word, rest in lines if word == "FROM"]
    assert [name for _, _, name in bases] == ["page", "build", ""]
    assert bases[1][0] == bases[2][0], "the environment's Python is the one of the image"
    last = lines[max(index for index, line in enumerate(lines) if line.word == "FROM") :]
    assert [rest for word, rest in last if word == "COPY"] == ["--from=build /opt/ecliptic /opt/ecliptic"]
    assert [rest for word, rest in last if word == "USER"] == ["ecliptic"]
    [check] = [rest for word, rest in last if word == "HEALTHCHECK"]
    assert json.loads(check[check.index("[") :])[0] == "python"


@pytest.mark.parametrize(
    ("name", "verdict"),
    [
        ("src/ecliptic/core/play.py", False),
        ("src/ecliptic/core/play.cpython-311-x86_64-linux-gnu.so", True),
        ("src/ecliptic/page/index.html", True),
        ("src/ecliptic/.page-new/index.html", True),
        ("src/ecliptic/__pycache__/x.pyc", True),
        ("web/src/main.ts", False),
        ("web/node_modules/vite/package.json", True),
        ("docs/rules/ares.md", False),
        ("docs/python.md", True),
        ("tools/web.py", False),
        ("tools/bench.py", True),
        (".venv/bin/python", True),
        ("tests/conftest.py", True),
    ],
)
def test_the_context_of_the_image_is_small(name: str, verdict: bool) -> None:
    """What is not needed is not sent to the Docker engine."""
    ignored = Ignored((ROOT / "deploy" / "Dockerfile.dockerignore").read_text(encoding="utf-8"))
    assert ignored(name) is verdict
