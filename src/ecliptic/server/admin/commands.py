"""Commands of an administrator, straight in the database, while servers run.

Deeds at a table are entries like any others. The row of the table says that it is due, so a sweeper of a running
server looks at it within a second; where there is a Redis, all servers hear of it at once.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
from sqlalchemy import delete, update
from sqlalchemy.engine import make_url

from ecliptic.server.account.deletion import delete_user
from ecliptic.server.account.tables import rooms_of
from ecliptic.server.admin.queries import AdminProblem, UserListed, as_user, find_user
from ecliptic.server.base.config import Config
from ecliptic.server.hub.bus import Bus
from ecliptic.server.hub.hub import Hub
from ecliptic.server.store.ledger import Summary
from ecliptic.server.store.migrations import is_current
from ecliptic.server.store.schema import SESSIONS, USERS
from ecliptic.server.store.store import Store
from ecliptic.server.table.deeds import Closed, Left, StewardSat
from ecliptic.server.table.room import Room, TableProblem


class Visitor(Hub):
    """A hub that stays for one command, and leaves a word for those who stay."""

    def summary(self, room: Room, at: int) -> Summary:
        """The row says how things are, and that somebody should look at once."""
        return msgspec.structs.replace(super().summary(room, at), due=0)


@contextlib.asynccontextmanager
async def visiting(config: Config, url: str) -> AsyncIterator[Visitor]:
    """A look into the database, which must be there, and must be of this version: only a server changes that."""
    must_exist(url)
    store = Store(url)
    hub = Visitor(store)
    bus = Bus(hub, config.redis, lambda _: None) if config.redis else None
    try:
        if not await is_current(store.engine):
            raise AdminProblem("admin-other-version")
        store.writer.start()
        yield hub
    finally:
        await store.close()
        if bus is not None:
            await bus.stop()


def must_exist(url: str) -> None:
    """SQLite would make an empty database of a slip of the pen."""
    file = make_url(url).database or ""
    if url.startswith("sqlite") and not Path(file).is_file():
        raise AdminProblem("admin-no-database", file=file)


async def close(hub: Hub, table: str) -> None:
    """End a table, whatever its players are doing."""
    await hub.do(table, Closed())


async def ban(hub: Hub, who: str) -> UserListed:
    """Somebody may not come in any more: their sessions end, and stewards take their seats."""
    user = await find_user(hub.store.engine, who)
    await _lock_out(hub, user)
    for room, seat in await rooms_of(hub, as_user(user)):
        with contextlib.suppress(TableProblem):  # it is over, or a bot decides there anyway
            await hub.do(room.id, Left(seat) if room.phase == "gathering" else StewardSat(seat))
    return user


async def _lock_out(hub: Hub, user: UserListed) -> None:
    async with hub.store.engine.begin() as connection:
        await connection.execute(update(USERS).where(USERS.c.id == user.id).values(banned=True))
        await connection.execute(delete(SESSIONS).where(SESSIONS.c.user_id == user.id))


async def unban(hub: Hub, who: str) -> UserListed:
    """An account may log in again, and take its seats back; a guest has lost the only key."""
    user = await find_user(hub.store.engine, who)
    if not user.name:
        raise AdminProblem("admin-user-gone")
    async with hub.store.engine.begin() as connection:
        await connection.execute(update(USERS).where(USERS.c.id == user.id).values(banned=False))
    return user


async def remove(hub: Hub, who: str) -> UserListed:
    """Somebody leaves for good, as if they had wished so themselves."""
    user = await find_user(hub.store.engine, who)
    if not user.name:
        raise AdminProblem("admin-user-gone")
    await _lock_out(hub, user)
    await delete_user(hub, as_user(user))
    return user
