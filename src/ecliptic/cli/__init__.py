"""The command line: `ecliptic games | play | serve | sim | arena | tune | replay | rules | bench | admin`."""

from __future__ import annotations

import io
import os
import sys

from ecliptic.cli.app import Interrupted, app
from ecliptic.cli.words import say, use_language
from ecliptic.core.errors import GameProblem, Problem
from ecliptic.games.registry import culprit
from ecliptic.rulebook import RulebookError
from ecliptic.texts import preferred_language

FAILED = 1  # the exit code for a game from outside whose rules fail
IMPOSSIBLE = 2  # the exit code for something that cannot be done as asked


def main() -> None:
    """Run a command; what cannot be done is said in the user's language, without a traceback."""
    try:
        _forgive_encodings()
        use_language(preferred_language(os.environ))
        app(standalone_mode=True)
    except GameProblem as problem:  # in a worker
        sys.stderr.write(say(problem.phrase.id, **problem.phrase.args) + "\n")
        sys.exit(FAILED)
    except Problem as problem:
        sys.stderr.write(say(problem.phrase.id, **problem.phrase.args) + "\n")
        sys.exit(IMPOSSIBLE)
    except RulebookError as problem:
        sys.stderr.write(f"{problem}\n")
        sys.exit(IMPOSSIBLE)
    except (Interrupted, KeyboardInterrupt):
        sys.stderr.write("\n" + say("cli-interrupted") + "\n")
        sys.exit(IMPOSSIBLE)
    except Exception as problem:
        failed = culprit(problem)
        if failed is None:  # a fault of ours
            raise
        sys.stderr.write(say(failed.phrase.id, **failed.phrase.args) + "\n")
        sys.exit(FAILED)


def _forgive_encodings() -> None:
    """A sign that the terminal does not know is a question mark, not the end of the game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


__all__ = ["main"]
