"""The version on the command line."""

from __future__ import annotations

import ecliptic as ec
from tests.cli.running import process


def test_the_command_line_tells_it() -> None:
    """And does nothing else."""
    ran = process("--version")
    assert (ran.code, ran.out, ran.err) == (0, f"ecliptic {ec.__version__}\n", "")
