"""How often something is repeated: a few times in the gate, with a seed of the day, and many times in `make soak`.

ECLIPTIC_SOAK=1 asks for the full numbers. ECLIPTIC_SEED=20261118 repeats the gate of that day.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from itertools import product
from random import Random
from typing import Any

SOAKING = os.environ.get("ECLIPTIC_SOAK", "") not in {"", "0"}


def times(gate: int, soak: int) -> int:
    """`gate` repetitions in `make test`, `soak` in `make soak`."""
    return soak if SOAKING else gate


def daily_seed() -> int:
    """Where random tests begin: another one each day, the same in every process of a run, printed by pytest."""
    return int(os.environ.get("ECLIPTIC_SEED") or datetime.now(UTC).strftime("%Y%m%d"))


def one_of(values: Sequence[Any], shift: int = 0) -> list[Any]:
    """Another one each day, and all in a soak; a shift gives another test another one."""
    return list(values) if SOAKING else [values[(daily_seed() + shift) % len(values)]]


def covering(*axes: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Combinations of these values: all in a soak; in the gate so few that every value occurs, and others each day."""
    rows = [list(axis) for axis in axes]
    if SOAKING:
        return list(product(*rows))
    chance = Random(daily_seed())
    for row in rows:
        chance.shuffle(row)
    return [tuple(row[number % len(row)] for row in rows) for number in range(max(map(len, rows)))]
