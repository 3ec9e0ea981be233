"""Begin at once what will hardly ever have to wait: a task costs more than what most of them do."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from functools import partial
from types import coroutine
from typing import Any


def begin(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Do the work up to where it has to wait; a task does the rest, None: there is none.

    What is done at once has no task of its own, and must not ask for it.
    """
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return asyncio.get_running_loop().create_task(_go_on(work, waits_for))


@coroutine
def _go_on(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:  # noqa: ANN401  (a future)
    """What `yield from` does, but from the middle."""
    while True:
        try:
            answer = yield waits_for
        except BaseException as problem:  # noqa: BLE001  (also when it is cancelled)
            go_on = partial(work.throw, problem)
        else:
            go_on = partial(work.send, answer)
        try:
            waits_for = go_on()
        except StopIteration:
            return
