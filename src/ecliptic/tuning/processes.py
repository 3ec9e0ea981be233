"""The same work for many, in processes on this machine."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import as_completed
from typing import Any, TypeVar

from ecliptic.arena.extras import extra

T = TypeVar("T")


def each_done(work: Callable[..., T], calls: Sequence[tuple[Any, ...]], processes: int) -> Iterator[T]:
    """What each call returns, as soon as it is done."""
    with extra("arena"):
        from pebble import ProcessPool  # noqa: PLC0415  (an extra)
    pool: Any = ProcessPool(max_workers=processes, max_tasks=40, context=multiprocessing.get_context("spawn"))
    try:
        for job in as_completed([pool.schedule(work, args=call) for call in calls]):
            yield job.result()
    finally:
        pool.stop()
        pool.join()
