"""The greedy bot finishes a legal tour of Kosmonauts, on the compiled engine that `make dev` installs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = Path(__file__).parent / "tours.py"


@pytest.mark.long
def test_the_greedy_bot_is_home_within_thirty_rounds_on_nearly_every_board() -> None:
    """At least 190 of 200 random set-ups, alone against nobody's resistance."""
    environ = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    command = [sys.executable, "-P", str(PROGRAM), "200"]
    done = subprocess.run(command, env=environ, cwd=PROGRAM.parent, stdout=subprocess.PIPE, check=True)
    report = json.loads(done.stdout)
    assert report["compiled"], "run `make dev`: the installed engine is not compiled"
    within = [rounds for rounds in report["rounds"] if 0 < rounds <= 30]
    assert len(within) >= 190, sorted(report["rounds"])
