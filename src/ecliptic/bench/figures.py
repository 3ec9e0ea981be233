"""What many measurements have in common."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence

from msgspec import Struct


class Spread(Struct, frozen=True):
    """The middle of some rounds, and the two ends."""

    median: float
    low: float
    high: float


def spread(values: Sequence[float]) -> Spread:
    """The middle and the ends of these."""
    return Spread(statistics.median(values), min(values), max(values))


def percentile(ordered: Sequence[float], share: float) -> float:
    """The least value that so many per cent of all do not exceed; the values are in order."""
    return ordered[max(0, math.ceil(len(ordered) * share / 100) - 1)]


class Latency(Struct, frozen=True):
    """How long moves took, in milliseconds."""

    median: float
    p99: float
    longest: float


def latency(seconds: Sequence[float]) -> Latency | None:
    """Of moves that took so many seconds each; nothing can be said of none."""
    if not seconds:
        return None
    ordered = sorted(seconds)
    return Latency(*(1000 * percentile(ordered, share) for share in (50, 99, 100)))
