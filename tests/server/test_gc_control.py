"""Python's search for cycles: all that there is only when nobody moves, or after a long time."""

from __future__ import annotations

import asyncio
import gc
import itertools
import weakref

import pytest

from ecliptic.server.base import gc_control as t

pytestmark = pytest.mark.anyio


class Circle:
    """Points at itself, so that only a search finds that nobody needs it."""

    def __init__(self) -> None:
        self.itself = self


def old_circle() -> asyncio.Event:
    """One that has outlived the searches among what is new, and is needed no more; tells when it is let go."""
    gone, circle = asyncio.Event(), Circle()
    weakref.finalize(circle, gone.set)
    gc.collect(1)
    return gone


@pytest.mark.parametrize(
    ("since", "rests", "dirty", "expected"),
    [
        (t.SOONEST, True, True, True),
        (t.SOONEST - 1, True, True, False),
        (t.SOONEST, False, True, False),
        (t.LATEST, False, True, True),
        (t.LATEST, True, False, False),
    ],
)
def test_when_there_is_a_search_through_everything(since: float, rests: bool, dirty: bool, expected: bool) -> None:
    """Soon at rest, late where there is none, never where nothing is new."""
    assert t.is_due(since, rests=rests, dirty=dirty) is expected


async def test_what_is_old_is_let_go_when_nobody_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """And Python's own habits come back at the end."""
    monkeypatch.setattr(t, "LOOK", 0.01)
    monkeypatch.setattr(t, "SOONEST", 0.0)
    before = gc.get_threshold(), gc.get_freeze_count()
    async with t.controlled_gc(lambda: 7), asyncio.timeout(30):
        assert gc.get_threshold() == (*t.NEW, t.NEVER)
        await old_circle().wait()
    assert (gc.get_threshold(), gc.get_freeze_count()) == before


async def test_while_somebody_moves_what_is_old_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many looks later it is still there."""
    monkeypatch.setattr(t, "LOOK", 0.001)
    monkeypatch.setattr(t, "SOONEST", 0.0)
    moves = itertools.count()
    async with t.controlled_gc(lambda: next(moves)):
        gone = old_circle()
        for _ in range(50):
            await asyncio.sleep(0.001)
        assert next(moves) > 5
        assert not gone.is_set()
