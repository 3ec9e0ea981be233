"""Metrics: what a host wants to know, as Prometheus reads it.

A move must not become slower by being counted: what every move changes is counted in `base/counters.py`.
What can be looked up is looked up when somebody asks.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Hashable, Iterator, Mapping, Sized
from importlib.metadata import version
from typing import Final, Protocol, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest

from ecliptic.server import wire
from ecliptic.server.base.background import running_beside
from ecliptic.server.base.counters import Durations, Tally
from ecliptic.server.store.store import Store
from ecliptic.server.table import deeds
from ecliptic.server.table.deeds import Entry
from ecliptic.server.table.room import Room

QUICK: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
THOUGHT: Final = (0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0)
BATCHES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
LOOK: Final = 0.5  # seconds between looks at the event loop
MISUNDERSTOOD: Final = "misunderstood"
METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))  # others have no end


class Measured(Protocol):
    """A hub, as far as it is measured."""

    store: Store
    everywhere: list[Callable[[Room, Entry], None]]

    @property
    def rooms(self) -> Sized:
        """The tables in memory."""
        ...

    @property
    def listeners(self) -> Mapping[str, Sized]:
        """By table, those who look at it."""
        ...


class Metrics:
    """The figures of one application; another in the same process has its own."""

    def __init__(self, hub: Measured) -> None:
        self.registry = CollectorRegistry()
        self._requests()
        self._tables(hub)
        self._work()
        self._process()
        hub.everywhere.append(self.happened)
        hub.store.writer.committed = self.batches.observe

    def text(self) -> bytes:
        """All of it."""
        return generate_latest(self.registry)

    # Counting.

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        known = method if method in METHODS else "other"
        self.requests.labels(known, route, f"{status // 100}xx").inc()
        self.request_seconds.labels(known, route).observe(seconds)

    def entries_so_far(self) -> int:
        """How many were committed here."""
        return sum(self.entries.counts.values())

    def happened(self, _: Room, entry: Entry) -> None:
        """An entry was committed here."""
        self.entries.counts[type(entry.deed)] += 1

    def heard(self, said: wire.Said) -> None:
        """A client said something on its socket."""
        self.messages.counts[type(said)] += 1

    def misunderstood(self) -> None:
        """A client said something that means nothing."""
        self.messages.counts[MISUNDERSTOOD] += 1

    @contextlib.contextmanager
    def thinking(self, level: str) -> Iterator[None]:
        """Meanwhile a bot decides; if it cannot, that is counted too."""
        begun = time.perf_counter()
        try:
            yield
        except Exception:
            self.bots_failed.labels(level).inc()
            raise
        self.bot_seconds.labels(level).observe(time.perf_counter() - begun)

    # What there is to count.

    def _tally(self, name: str, meaning: str, label: str, things: Mapping[Hashable, str]) -> Tally:
        tally = Tally(f"ecliptic_{name}", meaning, label, things)
        self.registry.register(tally)
        return tally

    def _counter(self, name: str, meaning: str, *labels: str) -> Counter:
        return Counter(f"ecliptic_{name}", meaning, labels, registry=self.registry)

    def _gauge(self, name: str, meaning: str) -> Gauge:
        return Gauge(f"ecliptic_{name}", meaning, registry=self.registry)

    def _histogram(self, name: str, meaning: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"ecliptic_{name}", meaning, labels, registry=self.registry, buckets=buckets)

    def _requests(self) -> None:
        self.requests = self._counter("http_requests", "Requests answered.", "method", "route", "status")
        self.request_seconds = self._histogram(
            "http_request_seconds", "How long requests took.", QUICK, "method", "route"
        )
        self.sockets = self._gauge("sockets", "WebSockets that are open.")
        kinds = tags(wire.Said) | {MISUNDERSTOOD: MISUNDERSTOOD}
        self.messages = self._tally("messages", "Messages received on sockets.", "kind", kinds)
        self.refused = self._counter("refused", "What was asked at a table and refused.", "reason")

    def _tables(self, hub: Measured) -> None:
        self.entries = self._tally("entries", "Entries committed by this process.", "deed", tags(deeds.Deed))
        self.commit_seconds = Durations("ecliptic_commit_seconds", "From the request until the entry is safe.", QUICK)
        self.registry.register(self.commit_seconds)
        self.batches = self._histogram("writer_batch", "Entries in one transaction.", BATCHES)
        looked_up = {
            "writer_queue": ("Entries that wait to be written.", lambda: len(hub.store.writer.queue)),
            "tables": ("Tables in memory.", lambda: len(hub.rooms)),
            "listeners": ("Sockets at tables.", lambda: sum(map(len, hub.listeners.values()))),
        }
        for name, (meaning, look) in looked_up.items():
            self._gauge(name, meaning).set_function(look)

    def _work(self) -> None:
        self.bot_seconds = self._histogram("bot_seconds", "How long bots thought about a decision.", THOUGHT, "level")
        self.bots_failed = self._counter("bots_failed", "Decisions that a bot did not come to.", "level")
        hints = self._counter("hints", "Hints that were asked for.", "outcome")
        self.hints_told, self.hints_failed = hints.labels("told"), hints.labels("failed")
        self.notices = self._counter("notices", "Notices that were tried.", "kind", "outcome")
        bus = self._counter("bus_messages", "Messages between processes.", "direction")
        self.bus_in, self.bus_out = bus.labels("in"), bus.labels("out")
        self.bus_reconnects = self._counter("bus_reconnects", "How often Redis had to be found again.")

    def _process(self) -> None:
        self.lag = self._histogram("loop_lag_seconds", "How late the event loop was.", QUICK)
        Info("ecliptic_build", "What runs here.", registry=self.registry).info({"version": version("ecliptic")})
        ProcessCollector(registry=self.registry)


def tags(union: object) -> dict[Hashable, str]:
    """What the types of a union are called on the wire."""
    return {kind: kind.__struct_config__.tag for kind in get_args(union)}


def watched_loop(metrics: Metrics) -> contextlib.AbstractAsyncContextManager[None]:
    """While this lasts, somebody notes how late they are woken."""

    async def look() -> None:
        while True:
            due = time.perf_counter() + LOOK
            await asyncio.sleep(LOOK)
            metrics.lag.observe(max(0.0, time.perf_counter() - due))

    return running_beside(look(), "lag")
