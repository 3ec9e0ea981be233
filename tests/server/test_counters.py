"""Figures that are counted in plain numbers are those that Prometheus's own counters would tell."""

from __future__ import annotations

import random

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest

from ecliptic.server.base.counters import Durations, Tally

BOUNDS = (0.001, 0.01, 0.25, 1.0, 10.0)


def figures(registry: CollectorRegistry) -> list[str]:
    """What is told, but for the times at which counters were made."""
    return [line for line in generate_latest(registry).decode().splitlines() if "_created" not in line]


def test_what_happened_is_told_as_a_counter_tells_it() -> None:
    """Also what has not happened yet."""
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    tally = Tally("things", "What happened.", "thing", {int: "int", "word": "word", str: "str"})
    ours.register(tally)
    counter = Counter("things", "What happened.", ["thing"], registry=theirs)
    for name, count in (("int", 3), ("word", 1), ("str", 0)):
        counter.labels(name).inc(count)
    tally.counts[int] += 3
    tally.counts["word"] += 1
    assert figures(ours) == figures(theirs)


def test_how_long_it_took_is_told_as_a_histogram_tells_it() -> None:
    """On the bounds, between them and beyond."""
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    durations = Durations("seconds", "How long.", BOUNDS)
    ours.register(durations)
    histogram = Histogram("seconds", "How long.", registry=theirs, buckets=BOUNDS)
    chance = random.Random(1)
    for seconds in (*BOUNDS, 0.0, 99.0, *(chance.expovariate(2) for _ in range(200))):
        durations.observe(seconds)
        histogram.observe(seconds)
    assert figures(ours) == figures(theirs)
