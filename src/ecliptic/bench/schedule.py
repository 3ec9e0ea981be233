"""When each move is due if moves come at a rate that asks nobody how the server is doing."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator


def due_moves(rate: float, seconds: float, tables: int, seed: int = 1) -> Iterator[tuple[float, int]]:
    """Seconds from the beginning, and the table that moves then: evenly spaced; each table once in every sweep."""
    return zip(
        (number / rate for number in range(round(rate * seconds))),
        itertools.chain.from_iterable(_sweeps(tables, random.Random(seed))),  # noqa: S311  (no secret)
        strict=False,
    )


def _sweeps(tables: int, chance: random.Random) -> Iterator[list[int]]:
    """All tables, again and again, each time in another order."""
    order = list(range(tables))
    while True:
        chance.shuffle(order)
        yield order.copy()
