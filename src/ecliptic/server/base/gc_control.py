"""Control of garbage collection: Python's search for cycles, at times when nobody waits for it.

Whatever is used no more is let go at once, unless things point at each other in a circle; for those Python searches all
that is new again and again, and all that there is now and then. Games make many objects and hardly a circle, and a
search through everything takes as long as some hundred moves.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator, Callable
from typing import Final

from ecliptic.server.base.background import running_beside

NEW: Final = (1_000, 4)  # new objects for a search among them, and how many such searches for one among their survivors
NEVER: Final = 1_000_000_000
LOOK: Final = 1.0  # seconds; if nobody has moved for so long, nobody is in a hurry
SOONEST: Final = 60.0  # seconds from one search through everything to the next
LATEST: Final = 900.0  # where there is always somebody in a hurry


@contextlib.asynccontextmanager
async def controlled_gc(moves: Callable[[], int]) -> AsyncIterator[None]:
    """While this lasts, everything is searched only at rest; the argument tells how many moves there were so far."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()  # what the program itself is made of stays, and need not be looked at again
    gc.set_threshold(*NEW, NEVER)
    try:
        async with running_beside(_collect(moves), "gc"):
            yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


async def _collect(moves: Callable[[], int]) -> None:
    last, count = time.monotonic(), moves()
    while True:
        await asyncio.sleep(LOOK)
        rests, count = moves() == count, moves()
        if is_due(time.monotonic() - last, rests=rests, dirty=gc.get_count()[2] > 0):
            gc.collect()
            last = time.monotonic()


def is_due(since: float, *, rests: bool, dirty: bool) -> bool:
    """So many seconds after the last search there should be one through everything, if anything is new."""
    return dirty and since >= (SOONEST if rests else LATEST)
