"""The tables of this process: one door through which everything goes, and everybody who listens."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from ecliptic.core.game import Refused, UnknownVerb
from ecliptic.server.deeds import Acted, Deed, Entry
from ecliptic.server.people import User
from ecliptic.server.room import Room, refuse
from ecliptic.server.snapshots import EVERY, readable_by, restore, taken
from ecliptic.server.store import Store
from ecliptic.server.wire import ChatLine
from ecliptic.server.writer import Page, Summary

KEPT = 10 * 60_000  # milliseconds that a table stays in memory
TRIES = 8  # against other processes that write to the same table


class Listener(Protocol):
    """Somebody who wants to know what happens at a table. Whatever is called here must not wait."""

    user: User

    def changed(self, room: Room) -> None:
        """Look again, when there is time."""
        ...

    def hear_chat(self, line: ChatLine) -> None:
        """Somebody said something."""
        ...


class Hub:
    """Rooms are read when they are wanted, and kept while somebody is interested."""

    def __init__(self, store: Store, clock: Callable[[], int] | None = None) -> None:
        self.store = store
        self.now = clock or (lambda: time.time_ns() // 1_000_000)
        self.rooms: dict[str, Room] = {}
        self.used: dict[str, int] = {}  # when each of them was last wanted
        self.locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.listeners: defaultdict[str, list[Listener]] = defaultdict(list)
        self.everywhere: list[Callable[[Room, Entry], None]] = []  # bots, notices, other processes

    # Reading.

    async def room(self, ident: str) -> Room | None:
        """The table of this id, as it is now; None if there is none."""
        async with self.locks[ident]:
            return await self._room(ident)

    async def _room(self, ident: str) -> Room | None:
        self.used[ident] = self.now()
        room = self.rooms.get(ident)
        if room is not None:
            return room
        row = await self.store.table(ident)
        if row is None:
            del self.used[ident]
            return None
        room = Room(row.id, row.host, row.settings)
        snapshot = await self.store.snapshot(ident, readable_by(row.settings.game))
        if snapshot is not None:
            restore(room, snapshot)
        await self._catch_up(room)
        self.rooms[ident] = room  # not before all of it could be read
        return room

    async def _catch_up(self, room: Room) -> None:
        """Read what other processes have written."""
        for entry in await self.store.entries(room.id, room.number):
            entry.apply(room)

    async def reread(self, ident: str) -> Room | None:
        """The table of this id, with what other processes have written since."""
        async with self.locks[ident]:
            room = await self._room(ident)
            if room is not None:
                await self._catch_up(room)
                self._wake(room)
            return room

    async def heard(self, ident: str, entry: Entry) -> None:
        """Another process has written this; a gap means that something was missed."""
        async with self.locks[ident]:
            room = self.rooms.get(ident)
            if room is None or entry.number <= room.number:
                return
            if entry.number == room.number + 1:
                entry.apply(room)
            else:
                await self._catch_up(room)
            self._wake(room)

    def tidy(self) -> None:
        """Put away the tables that nobody looks at and nobody has wanted for a while."""
        past = self.now() - KEPT
        for ident in [ident for ident, used in self.used.items() if used < past and ident not in self.listeners]:
            if not self.locks[ident].locked():
                self.rooms.pop(ident, None)
                del self.used[ident], self.locks[ident]

    # Doing.

    async def do(self, ident: str, deed: Deed, user: str = "", request: str = "", turn: int | None = None) -> Room:
        """Let this happen; raise TableProblem or Refused if it may not. The same request twice happens once."""
        own = f"{user}/{request}" if request else ""
        async with self.locks[ident]:
            room = await self._room(ident)
            if room is None:
                refuse("table-unknown")
            for _ in range(TRIES):
                if own and own in room.ids:
                    return room
                self._check(room, deed, user, turn)
                if await self._write(room, Entry(room.number + 1, self.now(), user, own, deed)):
                    return room
                await self._catch_up(room)
                self._wake(room)
            return refuse("table-too-busy")

    def _check(self, room: Room, deed: Deed, user: str, turn: int | None) -> None:
        deed.check(room, user, self.now())
        if not isinstance(deed, Acted):
            return
        if turn is not None and turn != room.seats[deed.seat].turns:
            refuse("table-stale")
        try:
            refusal = room.game_in_progress.why_not(deed.seat, deed.action)
        except UnknownVerb:
            refuse("table-not-understood")
        if refusal is not None:
            raise Refused(refusal, deed.action)

    async def _write(self, room: Room, entry: Entry) -> bool:
        """Commit first, then let it happen here and tell everybody."""
        if not await self.store.writer.write(Page(room.id, entry)):
            return False
        entry.apply(room)
        self.sum_up(room)
        if entry.number % EVERY == 0:
            await self._keep(room)
        for tell in self.everywhere:
            tell(room, entry)
        self._wake(room)
        return True

    async def _keep(self, room: Room) -> None:
        """A snapshot; if it cannot be written, the entries are still there."""
        readable = readable_by(room.settings.game)
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self.store.keep_snapshot(room.id, room.number, readable, taken(room))

    def sum_up(self, room: Room) -> None:
        """Let lists and clocks find the table as it is."""
        thinking = bool(room.thinkers())
        self.store.writer.sum_up(Summary(room.id, room.number, room.phase, room.due(), thinking, self.now()))

    # Listening.

    def listen(self, ident: str, listener: Listener) -> None:
        """From now on this one is told."""
        came = listener.user.id not in self.present(ident)
        self.listeners[ident].append(listener)
        self._tell_presence(ident, came)

    def forget(self, ident: str, listener: Listener) -> None:
        """No longer."""
        self.listeners[ident].remove(listener)
        if not self.listeners[ident]:
            del self.listeners[ident]
        self._tell_presence(ident, listener.user.id not in self.present(ident))

    def _tell_presence(self, ident: str, changed: bool) -> None:
        """The others see who is there."""
        if changed and (room := self.rooms.get(ident)) is not None:
            self._wake(room)

    def present(self, ident: str) -> frozenset[str]:
        """The users who are looking at a table."""
        return frozenset(listener.user.id for listener in self.listeners.get(ident, ()))

    async def say(self, room: Room, user: User, text: str) -> None:
        """Somebody says something to all at the table."""
        seated = room.seat_of(user.id) is not None
        line = await self.store.add_chat(room.id, user.id, ChatLine(0, self.now(), user.name, seated, text))
        for listener in self.listeners.get(room.id, ()):
            listener.hear_chat(line)

    def _wake(self, room: Room) -> None:
        for listener in self.listeners.get(room.id, ()):
            listener.changed(room)
