"""What a run of the tests says of itself, so that it can be repeated."""

from __future__ import annotations

import os

import pytest

from ecliptic.core.engine import is_compiled
from tests.repeats import SOAKING, daily_seed


def pytest_configure() -> None:
    """Workers and the processes that tests start have the seed of the first process, also around midnight."""
    os.environ["ECLIPTIC_SEED"] = str(daily_seed())


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Printed below the last test: `-q` leaves out what stands above the first."""
    engine = "compiled" if is_compiled() else "plain"
    size = "soak" if SOAKING else "gate"
    terminalreporter.write_line(f"ecliptic: {engine} engine, {size} numbers, ECLIPTIC_SEED={daily_seed()}")
