"""Background tasks of asyncio: work that runs while a block lasts."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine


@contextlib.asynccontextmanager
async def running_beside(work: Coroutine[object, object, None], name: str) -> AsyncIterator[None]:
    """While this lasts, the work goes on; at the end it is broken off, and has stopped."""
    task = asyncio.create_task(work, name=name)
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
