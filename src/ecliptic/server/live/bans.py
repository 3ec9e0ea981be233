"""Bans: sockets are closed of users who may not stay: who was banned, or is gone for good, while their socket is open.

Whoever lets them go does so in the database, from wherever they are; every process looks there for its own guests.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager
from typing import Final

import structlog
from sqlalchemy import select

from ecliptic.server.base.background import running_beside
from ecliptic.server.hub.hub import Hub
from ecliptic.server.live.sockets import Viewer
from ecliptic.server.store.schema import USERS
from ecliptic.server.table.deeds import StewardSat
from ecliptic.server.table.room import TableProblem

ROUND: Final = 2.0  # seconds between rounds
AT_ONCE: Final = 1_000  # users asked about in one question

LOG = structlog.get_logger("ecliptic.server")


class BanEnforcer:
    """Goes round, and shows people out."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def viewers(self) -> list[Viewer]:
        """All who look at tables here, and have a name."""
        found = (each for listeners in self.hub.listeners.values() for each in listeners)
        return [each for each in found if isinstance(each, Viewer) and each.user.id]

    async def go_round(self) -> None:
        """Show out whoever was banned."""
        banned = await self._banned({viewer.user.id for viewer in self.viewers()})
        for viewer in self.viewers() if banned else ():
            if viewer.user.id in banned and not viewer.shown_out:
                viewer.show_out()
                LOG.info("shown_out", user=viewer.user.id, table=viewer.room.id)
                await self._replace(viewer)

    async def _banned(self, users: Iterable[str]) -> set[str]:
        asked = sorted(users)
        found: set[str] = set()
        for first in range(0, len(asked), AT_ONCE):
            some = asked[first : first + AT_ONCE]
            async with self.hub.store.engine.connect() as connection:
                rows = await connection.execute(select(USERS.c.id).where(USERS.c.banned, USERS.c.id.in_(some)))
                found |= set(rows.scalars())
        return found

    async def _replace(self, viewer: Viewer) -> None:
        """In the last moment they may have taken their seat back from the steward."""
        seat = viewer.room.seat_of(viewer.user.id)
        if seat is not None:
            with contextlib.suppress(TableProblem):
                await self.hub.do(viewer.room.id, StewardSat(seat))

    async def walk(self) -> None:
        """Round after round."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.go_round()
            except Exception as problem:  # noqa: BLE001  (a database that is away comes back)
                LOG.warning("round_failed", problem=repr(problem))


def bans_enforced(hub: Hub) -> AbstractAsyncContextManager[None]:
    """While this lasts, somebody goes round."""
    return running_beside(BanEnforcer(hub).walk(), "bans")
