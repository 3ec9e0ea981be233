"""How sure one can be: Wilson's interval, and the sign test."""

from __future__ import annotations

import math
from typing import Final

SURE: Final = 1.959963984540054  # standard deviations of the normal distribution for 95 %


def wilson(share: float, games: int) -> tuple[float, float]:
    """Where the true share of wins lies, with 95 % confidence, if `share` was seen in so many games."""
    if games == 0:
        return 0.0, 1.0
    square = SURE * SURE / games
    middle = (share + square / 2) / (1 + square)
    reach = SURE * math.sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def sign_test(above: int, below: int) -> float:
    """How likely so uneven a split, or a more uneven one, is by a fair coin: two-sided and exact."""
    tosses, fewer = above + below, min(above, below)
    ways = term = 1
    for heads in range(1, fewer + 1):
        term = term * (tosses - heads + 1) // heads
        ways += term
    return min(1.0, 2 * ways / (1 << tosses))
