"""What is begun at once: it is done at once if it can be, and as a task if not."""

from __future__ import annotations

import asyncio

import pytest

from ecliptic.server.eager import begin

pytestmark = pytest.mark.anyio


async def test_what_need_not_wait_is_done_when_we_come_back() -> None:
    """There is no task for it."""
    done: list[str] = []

    async def work() -> None:
        done.append("all")

    assert begin(work()) is None
    assert done == ["all"]


async def test_what_must_wait_goes_on_as_a_task() -> None:
    """In the middle, and again; nothing is done twice, and what is waited for is heard."""
    first, second = asyncio.Event(), asyncio.get_running_loop().create_future()
    done: list[str] = []

    async def work() -> None:
        done.append("begun")
        await first.wait()
        await asyncio.sleep(0)
        done.append(await second)

    task = begin(work())
    assert task is not None
    assert done == ["begun"]
    first.set()
    second.set_result("heard")
    await task
    assert done == ["begun", "heard"]


async def test_it_can_be_cancelled_while_it_waits() -> None:
    """And may tidy up, waiting if it must."""
    done: list[str] = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            done.append("tidied")

    task = begin(work())
    assert task is not None
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert done == ["tidied"]


async def test_what_fails_fails() -> None:
    """At once to whoever began it, later in the task."""

    async def work(waits: bool) -> None:
        if waits:
            await asyncio.sleep(0)
        raise ConnectionError

    with pytest.raises(ConnectionError):
        begin(work(waits=False))
    task = begin(work(waits=True))
    assert task is not None
    with pytest.raises(ConnectionError):
        await task
