"""Which combinations are tried: every value at least once in the gate, other pairs each day, and all in `make soak`."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from typing import Any

from tests.repeats import SOAKING, daily_seed


def covering(*values: Sequence[Any]) -> list[Any]:
    """Combinations of one of each; as many in the gate as the longest list has values."""
    if SOAKING:
        return list(itertools.product(*values))
    chance = random.Random(daily_seed())
    most = max(len(each) for each in values)
    shuffled = [chance.sample(each, len(each)) for each in values[1:]]
    columns = [list(values[0]), *shuffled]
    return [tuple(each[row % len(each)] for each in columns) for row in range(most)]


def one_of(values: Sequence[Any], shift: int = 0) -> list[Any]:
    """Another one each day, and all in `make soak`; a shift gives another test another one."""
    return list(values) if SOAKING else [values[(daily_seed() + shift) % len(values)]]
