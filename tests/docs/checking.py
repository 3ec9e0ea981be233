"""Checking a command without running it: a stale command, flag, target or file fails."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from functools import cache
from typing import Any

from typer.main import get_command

from ecliptic.cli.app import app
from tests.cli.running import process_environment
from tests.docs.blocks import ROOT


def check(words: list[str]) -> None:
    """Raise if a command of ours is not as it is written; programs of others are taken as they are."""
    program, *args = words
    match program.removeprefix(".venv/bin/"):
        case "ecliptic":
            check_ecliptic(args)
        case "python" | "python3":
            check_python(args)
        case "make":
            targets = set(re.findall(r"^([a-z][\w-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
            assert set(args) <= targets, f"make knows no target {sorted(set(args) - targets)}"
        case "pip":
            wanted = {
                extra for arg in args for extra in ",".join(re.findall(r"\[([\w,-]+)\]", arg)).split(",") if extra
            }
            assert wanted <= extras(), f"the package has no extra {sorted(wanted - extras())}"
        case _:
            named = {arg for arg in args if re.match(r"(deploy|docs|examples|tools)/", arg)}
            assert all((ROOT / file).exists() for file in named), f"one of these is not there: {sorted(named)}"


def check_ecliptic(args: list[str]) -> None:
    """Parse the arguments as the command would: an unknown flag or a missing argument is an error."""
    command: Any = get_command(app)
    while args and args[0] in getattr(command, "commands", {}):
        command, args = command.commands[args[0]], args[1:]
    if hasattr(command, "commands"):
        flags = {flag for parameter in command.params for flag in parameter.opts} | {"--help"}
        assert args and args[0] in flags, f"ecliptic has no command or flag {args[:1]}"
    else:
        command.make_context(command.name, list(args))


def check_python(args: list[str]) -> None:
    """A module tells its flags; of a script only the file is looked for."""
    if args[0].endswith(".py"):
        assert (ROOT / args[0]).is_file(), f"there is no {args[0]}"
        return
    assert args[:1] == ["-m"], "only modules and scripts can be checked"
    told = python_help(args[1])
    unknown = [arg for arg in args if arg.startswith("--") and arg.partition("=")[0] not in told]
    assert not unknown, f"python -m {args[1]} has no flag {unknown}"


@cache
def python_help(module: str) -> str:
    """What a module says about itself."""
    ran = subprocess.run(
        [sys.executable, "-m", module, "--help"],
        capture_output=True,
        text=True,
        check=True,
        env=process_environment("en"),
    )
    return ran.stdout


@cache
def extras() -> frozenset[str]:
    """The extras of the package."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return frozenset(told["project"]["optional-dependencies"])
