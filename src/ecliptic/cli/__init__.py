"""The command line: `ecliptic games | play | sim | replay | rules`."""

from __future__ import annotations

import os
import sys

from ecliptic.cli.app import app
from ecliptic.cli.words import INTERRUPTED, say, use_language
from ecliptic.core.errors import Problem
from ecliptic.rulebook import RulebookError
from ecliptic.texts import preferred_language

IMPOSSIBLE = 2  # the exit code for something that cannot be done as asked


def main() -> None:
    """Run a command; what cannot be done is said in the user's language, without a traceback."""
    try:
        use_language(preferred_language(os.environ))
        app(standalone_mode=True)
    except Problem as problem:
        sys.stderr.write(say(problem.phrase.id, **problem.phrase.args) + "\n")
        sys.exit(IMPOSSIBLE)
    except RulebookError as problem:
        sys.stderr.write(f"{problem}\n")
        sys.exit(IMPOSSIBLE)
    except (KeyboardInterrupt, EOFError):
        sys.stderr.write("\n" + say(INTERRUPTED) + "\n")
        sys.exit(IMPOSSIBLE)


__all__ = ["main"]
