"""What README and docs show works: Python and shell blocks are run, and those that cannot be are checked.

The blocks of one page run from top to bottom in one namespace and one temporary folder. Bots think as little as they
can, so results differ from those of a reader; only that the blocks run is tested here. A block that is not run says why
in a comment above it: `<!-- not run: needs Docker -->`.
"""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ecliptic.bots import levels
from tests.cli.running import process_environment, run
from tests.docs.blocks import PYTHON, ROOT, SHELLS, Block, blocks, commands, name, pages
from tests.docs.checking import check

PAGES = {name(page): blocks(page.read_text(encoding="utf-8")) for page in pages()}
MEANT = {page: [each for each in found if each.language in SHELLS + PYTHON] for page, found in PAGES.items()}
LEAST = levels.Strength(samples=1)
MARKED = pytest.mark.parametrize(
    ("page", "block"),
    [
        pytest.param(page, each, id=f"{page}:{each.line}")
        for page, found in MEANT.items()
        for each in found
        if each.language in SHELLS and each.not_run
    ],
)


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, with the examples beside it, and bots that hardly think."""
    for folder in ("docs", "examples"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    quick = levels.Levels(novice=LEAST, easy=LEAST, medium=LEAST, hard=LEAST, expert=LEAST)
    monkeypatch.setattr(levels, "levels", lambda _: quick)
    return tmp_path


@pytest.mark.parametrize("page", [page for page, found in MEANT.items() if any(not each.not_run for each in found)])
@pytest.mark.usefixtures("desk")
def test_blocks_run(page: str) -> None:
    """All of a page, in order."""
    namespace: dict[str, Any] = {"__name__": "__main__"}
    for block in MEANT[page]:
        if block.not_run:
            continue
        if block.language in SHELLS:
            run_shell(page, block)
        else:
            run_python(page, block, namespace)


@MARKED
def test_blocks_that_are_not_run_are_not_stale(page: str, block: Block) -> None:
    """Commands, flags, targets and files exist."""
    for words in commands(block):
        try:
            check(words)
        except Exception as problem:  # noqa: BLE001  (Typer keeps the classes of its errors to itself)
            told = getattr(problem, "format_message", problem.__str__)()
            pytest.fail(f"{page}:{block.line}: {' '.join(words)}: {told}", pytrace=False)


def test_no_command_hides_in_a_block_of_another_kind() -> None:
    """What can be run stands in a block that is run or marked."""
    hidden = [
        f"{page}:{block.line}"
        for page, found in PAGES.items()
        for block in found
        if block.language not in SHELLS + PYTHON
        for line in block.text.splitlines()
        if line.removeprefix("$ ").removeprefix(".venv/bin/").startswith(("ecliptic ", "python ", "make "))
    ]
    assert hidden == []


def run_python(page: str, block: Block, namespace: dict[str, Any]) -> None:
    """A script, or a session whose answers are compared."""
    if block.text.startswith(">>>"):
        session = doctest.DocTestParser().get_doctest(block.text, namespace, page, page, block.line)
        doctest.DebugRunner(optionflags=doctest.ELLIPSIS).run(session, clear_globs=False)
        namespace |= session.globs
        return
    code = "\n" * block.line + block.text  # so that a traceback tells the line of the page
    exec(compile(code, page, "exec", dont_inherit=True), namespace)  # noqa: S102  (our own documentation)


def run_shell(page: str, block: Block) -> None:
    """Each command ends with exit code 0."""
    for words in commands(block):
        program, *args = words
        where = f"{page}:{block.line}: {' '.join(words)}"
        match program.removeprefix(".venv/bin/"):
            case "ecliptic":
                ran = run(*args)
                assert ran.code == 0, f"{where}: {ran.err}"
            case "python" | "python3":
                python = [sys.executable, *args]
                done = subprocess.run(
                    python, capture_output=True, text=True, check=False, env=process_environment("en")
                )
                assert done.returncode == 0, f"{where}: {done.stderr}"
            case _:
                pytest.fail(f"{where}: not run by this test; mark the block: <!-- not run: REASON -->", pytrace=False)


def test_a_marker_needs_a_reason_and_a_block() -> None:
    """Nobody leaves a block out by accident."""
    assert blocks("<!-- not run: needs Docker -->\n```sh\ndocker ps\n```\n")[0].not_run == "needs Docker"
    with pytest.raises(AssertionError, match="say why"):
        blocks("<!-- not run -->\n```sh\ndocker ps\n```\n")
    with pytest.raises(AssertionError, match="directly above"):
        blocks("<!-- not run: needs Docker -->\n\nSome words.\n\n```sh\ndocker ps\n```\n")


@pytest.mark.parametrize(
    "stale",
    [
        *("ecliptic sim --gamez 3", "ecliptic symulate", "ecliptic admin tidy", "make nothing"),
        *("pip install '.[nothing]'", "python examples/nothing.py"),
    ],
)
def test_a_stale_command_is_found(stale: str) -> None:
    """By its flag, its name, an argument that is missing."""
    [words] = commands(Block("sh", stale, 1))
    with pytest.raises(Exception, match=r"(?i)no such option|no command|missing|no target|no extra|there is no"):
        check(words)
