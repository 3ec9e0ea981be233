"""Running the command line: in this process where that is enough, as a process of its own where it matters."""

from __future__ import annotations

import contextlib
import io
import os
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from ecliptic.cli import main
from ecliptic.core.words import Phrase
from ecliptic.texts import Texts

SOURCE = Path(str(files("ecliptic"))).parent
ONES = "1\n" * 2000  # more answers than any game asks for
WIDTH = 80


class Ran(NamedTuple):
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str


def environment(lang: str, width: int = WIDTH) -> dict[str, str]:
    """What the command line reads of the environment."""
    return {"COLUMNS": str(width), "ECLIPTIC_LANG": lang}


def run(*args: object, typed: str = "", lang: str = "en", width: int = WIDTH) -> Ran:
    """The command in this process, as `ecliptic` would run it."""
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.dict(os.environ, environment(lang, width)),
        mock.patch.object(sys, "argv", ["ecliptic", *map(str, args)]),
        mock.patch.object(sys, "stdin", io.StringIO(typed)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = exit_code()
    return Ran(code, out.getvalue(), err.getvalue())


def exit_code() -> int:
    """What `main` ends with."""
    try:
        main()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    return 0


def process(*args: object, typed: str = "", lang: str = "en", **more: str) -> Ran:
    """The command as a process of its own."""
    ended = subprocess.run(
        [sys.executable, "-m", "ecliptic", *map(str, args)],
        input=typed.encode(errors="surrogateescape"),
        capture_output=True,
        env=process_environment(lang, **more),
        check=False,
    )
    return Ran(ended.returncode, ended.stdout.decode(), ended.stderr.decode())


def process_environment(lang: str, **more: str) -> dict[str, str]:
    """That of this process, with the sources of this checkout first."""
    return os.environ | environment(lang) | {"PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8"} | more


def said(lang: str, message: str, **args: Any) -> str:
    """What a message reads in a language."""
    return Texts(lang, strict=True).say(Phrase(message, args))


def lines(ran: Ran, lang: str) -> list[str]:
    """What was printed, line by line; what was typed is not echoed, so a line ends after each prompt."""
    prompt = re.escape(said(lang, "cli-prompt", count=9)).replace("9", r"\d+")
    return re.sub(f"({prompt}) ", r"\1\n", ran.out).splitlines()


def moves(record: Path) -> list[str]:
    """The lines of the moves in a record."""
    found = record.read_text(encoding="utf-8").splitlines()
    return [line for line in found if re.match(r"\d+ \d+ [a-z_]+ \d+ [0-9a-f]{16}$", line)]
