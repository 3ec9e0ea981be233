"""How often something is repeated: a few times in the gate, with a seed of the day, and many times in `make soak`.

ECLIPTIC_SOAK=1 asks for the full numbers. ECLIPTIC_SEED=20261118 repeats the gate of that day.
"""

from __future__ import annotations

import os
from datetime import UTC, datetime

SOAKING = os.environ.get("ECLIPTIC_SOAK", "") not in {"", "0"}


def times(gate: int, soak: int) -> int:
    """`gate` repetitions in `make test`, `soak` in `make soak`."""
    return soak if SOAKING else gate


def daily_seed() -> int:
    """Where random tests begin: another one each day, the same in every process of a run, printed by pytest."""
    return int(os.environ.get("ECLIPTIC_SEED") or datetime.now(UTC).strftime("%Y%m%d"))
