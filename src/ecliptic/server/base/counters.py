"""Counters and histograms for figures that change with every move.

They are counted in plain numbers, and told in Prometheus's words when somebody asks.

Its own counters take a lock and check themselves each time, and every move is counted in several ways.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import accumulate

from prometheus_client import Metric
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector


class Tally(Collector):
    """How often each of some things has happened."""

    def __init__(self, name: str, meaning: str, label: str, things: Mapping[Hashable, str]) -> None:
        self.name = name
        self.meaning = meaning
        self.label = label
        self.things = things
        self.counts = dict.fromkeys(things, 0)  # whoever counts adds to it

    def collect(self) -> Iterable[Metric]:
        """By what the things are called."""
        told = CounterMetricFamily(self.name, self.meaning, labels=[self.label])
        for thing, called in self.things.items():
            told.add_metric([called], self.counts[thing])
        yield told


class Durations(Collector):
    """How long something took, each time."""

    def __init__(self, name: str, meaning: str, bounds: Sequence[float]) -> None:
        self.name = name
        self.meaning = meaning
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)  # up to each bound, and above the last
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Once more."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    def collect(self) -> Iterable[Metric]:
        """Each bound with all that took no longer."""
        bounds = [*map(str, self.bounds), "+Inf"]
        buckets = list(zip(bounds, accumulate(self.counts), strict=True))
        yield HistogramMetricFamily(self.name, self.meaning, buckets=buckets, sum_value=self.sum)
