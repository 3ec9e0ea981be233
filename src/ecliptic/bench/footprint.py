"""How much memory a table and a socket take."""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec import Struct

from ecliptic.bench.subject import Subject
from ecliptic.bench.tables import Table, opened

WARM: Final = 20  # tables that are made, and looked at, before the first look at the memory
STILL: Final = 200_000  # bytes by which memory may differ between two looks
LOOKS: Final = 20
PAUSE: Final = 0.5  # seconds between two looks


class Footprint(Struct, frozen=True):
    """Bytes of the server's process: when it had done everything once, with tables in play, with sockets at them."""

    program: int
    tables: int
    with_tables: int
    sockets: int
    with_sockets: int

    @property
    def a_table(self) -> float:
        """Bytes for each."""
        return (self.with_tables - self.program) / self.tables

    @property
    def a_socket(self) -> float:
        """Bytes for each."""
        return (self.with_sockets - self.with_tables) / self.sockets


async def footprint(subject: Subject, tables: int, sockets: int) -> Footprint | None:
    """Make tables in play, then open idle sockets at them; None where the system does not tell."""
    at_each = subject.shape.sockets
    count = max(tables, -(-sockets // at_each))
    for table in await opened(await subject.make_tables(WARM)):
        table.close()
    before = await settled(subject)
    places = await subject.make_tables(count)
    between = await settled(subject)
    looked_at: list[Table] = await opened(places[: -(-sockets // at_each)])
    after = await settled(subject)
    number = sum(len(table.sockets) for table in looked_at)
    for table in looked_at:
        table.close()
    if before is None or between is None or after is None:
        return None
    return Footprint(before, count, between, number, after)


async def settled(subject: Subject) -> int | None:
    """Memory once it does not change any more, or when we have waited long enough."""
    last = -STILL
    for _ in range(LOOKS):
        subject.breathe()
        await asyncio.sleep(PAUSE)
        now = subject.memory()
        if now is None or abs(now - last) < STILL:
            return now
        last = now
    return last
