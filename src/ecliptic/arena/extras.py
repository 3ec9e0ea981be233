"""Libraries that only the arena needs: who lacks one is told what to install."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ecliptic.core.errors import SetupProblem


@contextmanager
def extra(name: str) -> Iterator[None]:
    """What is imported here comes with this extra of the package."""
    try:
        yield
    except ImportError as missing:
        library = (missing.name or name).partition(".")[0]
        if library == "ecliptic":
            raise  # it is there: something of ours is not in it
        raise SetupProblem("cli-arena-install", extra=name, library=library) from missing
