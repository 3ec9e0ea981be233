"""The hub: the tables of this process, one door through which everything goes, and everybody who listens."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import partial
from typing import NoReturn, Protocol

from mypy_extensions import mypyc_attr

from ecliptic.core.errors import Problem
from ecliptic.core.game import Refused, UnknownVerb
from ecliptic.server.hub.coalescing import Coalescer
from ecliptic.server.hub.deltas import SharedView
from ecliptic.server.hub.failures import refuse_failing, refuse_unreadable
from ecliptic.server.hub.metrics import Metrics
from ecliptic.server.hub.presence import RemotePresence
from ecliptic.server.store.ledger import NewEntry, StoredSnapshot, Summary
from ecliptic.server.store.sessions import User
from ecliptic.server.store.store import Store
from ecliptic.server.table.deeds import Acted, Deed, Entry
from ecliptic.server.table.rehearsal import rehearse
from ecliptic.server.table.room import Room, TableProblem, refuse
from ecliptic.server.table.snapshots import EVERY, readable_by, restore, taken
from ecliptic.server.wire import ChatLine

KEPT = 10 * 60_000  # milliseconds that a table stays in memory
RESTED = 60_000  # milliseconds after which what somebody was told last, and alone, need not be kept
TRIES = 64  # against other processes that write to the same table: they need not read first, and win more often


class Listener(Protocol):
    """Somebody who wants to know what happens at a table. Whatever is called here must not wait."""

    user: User
    looking: bool  # not: connected, and looking elsewhere

    def changed(self, room: Room) -> None:
        """Look again, when there is time."""
        ...

    def hear_chat(self, line: ChatLine) -> None:
        """Somebody said something."""
        ...


class Neighbours(Protocol):
    """The other processes. Whatever is called here must not wait."""

    def written(self, room: Room, entry: Entry) -> None:
        """We have written an entry."""
        ...

    def spoken(self, table: str, line: ChatLine) -> None:
        """Somebody here has said something."""
        ...

    def here(self, table: str) -> None:
        """Somebody has come to a table here, or gone."""
        ...

    def care(self, table: str) -> None:
        """A table was read into memory, or put away."""
        ...


@mypyc_attr(allow_interpreted_subclasses=True)  # a visitor is one
class Hub:
    """Rooms are read when they are wanted, and kept while somebody is interested."""

    def __init__(self, store: Store, clock: Callable[[], int] | None = None) -> None:
        self.store = store
        self.now = clock or (lambda: time.time_ns() // 1_000_000)
        self.rooms: dict[str, Room] = {}
        self.used: dict[str, int] = {}  # when each of them was last wanted
        self.locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.listeners: defaultdict[str, list[Listener]] = defaultdict(list)
        self.everywhere: list[Callable[[Room, Entry], None]] = []  # bots, orders, notices
        self.neighbours: Neighbours | None = None  # None: this is the only process
        self.elsewhere = RemotePresence(self.now)
        self.shared_views: dict[str, SharedView] = {}  # of tables that somebody looks at
        self.outgoing = Coalescer()
        self.looks = itertools.count(1)  # by them it is told what is newer
        self.rested = 0  # when that was last seen to
        self.metrics = Metrics(self)
        self.unreadable: set[str] = set()  # tables of which that was logged

    # Reading.

    async def room(self, ident: str) -> Room | None:
        """The table of this id, as it is now; None if there is none, TableProblem if its rules fail."""
        async with self.locks[ident]:
            return await self._room(ident)

    async def readable(self, idents: Iterable[str]) -> list[Room]:
        """Those of these tables that can be read: one whose game is gone must not hide the others."""
        rooms: list[Room] = []
        for ident in idents:
            try:
                room = await self.room(ident)
            except TableProblem:
                continue
            if room is not None:
                rooms.append(room)
        return rooms

    async def _room(self, ident: str) -> Room | None:
        self.used[ident] = self.now()
        room = self.rooms.get(ident)
        if room is not None:
            return room
        row = await self.store.table(ident)
        if row is None:
            del self.used[ident]
            return None
        if self.neighbours is not None:
            self.neighbours.care(ident)
        room = Room(row.id, row.host, row.settings, row.code)
        await self._restore(room)
        await self._catch_up(room)
        self.rooms[ident] = room  # not before all of it could be read
        return room

    async def _restore(self, room: Room) -> None:
        """Make it what it was at its last snapshot, if there is one."""
        try:
            name = readable_by(room.settings.game)
        except Problem as problem:  # there is no such game any more
            self._give_up(room, problem)
        snapshot = await self.store.snapshot(room.id, name)
        if snapshot is None:
            return
        try:
            restore(room, snapshot)
        except Exception as problem:  # noqa: BLE001  (whatever the rules raise)
            self._give_up(room, problem)

    def _fold(self, room: Room, entry: Entry) -> None:
        """It was committed: it happened."""
        try:
            entry.apply(room)
        except Exception as problem:  # noqa: BLE001  (whatever the rules raise)
            self._give_up(room, problem)

    def _give_up(self, room: Room, problem: Exception) -> NoReturn:
        """A room that is half of what it should be is forgotten; it is read anew when somebody wants it."""
        known = room.id in self.unreadable
        self.unreadable.add(room.id)
        self.rooms.pop(room.id, None)
        refuse_unreadable(room.id, room.settings.game, problem, known=known)

    async def _catch_up(self, room: Room) -> None:
        """Read what other processes have written."""
        for entry in await self.store.entries(room.id, room.number):
            self._fold(room, entry)

    async def reread(self, ident: str) -> Room | None:
        """The table of this id, with what other processes have written since."""
        async with self.locks[ident]:
            room = await self._room(ident)
            if room is not None:
                await self._catch_up(room)
                self._wake(room)
            return room

    async def current(self, ident: str) -> Room | None:
        """The table of this id, for somebody who may have been told of it by another process a moment ago."""
        return await (self.room(ident) if self.neighbours is None else self.reread(ident))

    async def heard(self, ident: str, entry: Entry) -> None:
        """Another process has written this; a gap means that something was missed."""
        async with self.locks[ident]:
            room = self.rooms.get(ident)
            if room is None or entry.number <= room.number:
                return
            if entry.number == room.number + 1:
                self._fold(room, entry)
            else:
                await self._catch_up(room)
            self._wake(room)

    def evict(self) -> None:
        """Put away the tables that nobody looks at and nobody has wanted for a while."""
        now = self.now()
        past = now - KEPT
        for ident in [ident for ident, used in self.used.items() if used < past and ident not in self.listeners]:
            if not self.locks[ident].locked():
                self.rooms.pop(ident, None)
                del self.used[ident], self.locks[ident]
                if self.neighbours is not None:
                    self.neighbours.care(ident)
        for ident in [ident for ident, lock in self.locks.items() if ident not in self.used and not lock.locked()]:
            del self.locks[ident]  # there is no such table
        if now >= self.rested + RESTED:
            self.rested = now
            for shared_view in self.shared_views.values():
                shared_view.let_go()
        for ident in self.elsewhere.expire():
            self._tell_presence(ident)

    # Doing.

    async def do(self, ident: str, deed: Deed, user: str = "", request: str = "", turn: int | None = None) -> Room:
        """Let this happen; raise TableProblem or Refused if it may not. The same request twice happens once."""
        own = f"{user}/{request}" if request else ""
        begun = time.perf_counter()
        async with self.locks[ident]:
            room = await self._room(ident)
            if room is None:
                refuse("table-unknown")
            for _ in range(TRIES):
                if own and own in room.ids:
                    return room
                if await self._is_fine(room, deed, user, turn):
                    if await self._write(room, Entry(room.number + 1, self.now(), user, own, deed)):
                        self.metrics.commit_seconds.observe(time.perf_counter() - begun)
                        return room
                    await self._catch_up(room)
                self._wake(room)
            return refuse("table-too-busy")

    async def _is_fine(self, room: Room, deed: Deed, user: str, turn: int | None) -> bool:
        """Raise if the deed may not be; False: it may not, but we did not know all, and do now."""
        try:
            self._check(room, deed, user, turn)
        except (Problem, Refused):
            number = room.number
            if self.neighbours is not None:
                await self._catch_up(room)
            if room.number == number:
                raise
            return False
        return True

    def _check(self, room: Room, deed: Deed, user: str, turn: int | None) -> None:
        deed.check(room, user, self.now())
        try:
            if isinstance(deed, Acted):
                self._judge(room, deed, turn)
            rehearse(room, deed)  # nothing is committed that the rules cannot do
        except (Problem, Refused):
            raise
        except Exception as problem:  # noqa: BLE001  (whatever the rules raise)
            refuse_failing(room, problem)

    def _judge(self, room: Room, deed: Acted, turn: int | None) -> None:
        """Raise if the game does not allow it, or it was meant for another turn."""
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
        if not await self.store.writer.write(NewEntry(room.id, entry)):
            return False
        self._fold(room, entry)
        self.sum_up(room)
        if entry.number % EVERY == 0:
            self.store.writer.keep(StoredSnapshot(room.id, room.number, readable_by(room.settings.game), taken(room)))
        for tell in self.everywhere:
            tell(room, entry)
        if self.neighbours is not None:
            self.neighbours.written(room, entry)
        self._wake(room)
        return True

    def sum_up(self, room: Room) -> None:
        """Let lists and clocks find the table as it is."""
        self.store.writer.sum_up(room.id, partial(self.summary, room, self.now()))

    def summary(self, room: Room, at: int) -> Summary:
        """The table as lists and clocks should find it, and when something was last done there or looked after."""
        return Summary(room.id, room.number, room.phase, room.due(), bool(room.thinkers()), at)

    # Listening.

    def join(self, neighbours: Neighbours) -> None:
        """There are other processes."""
        self.neighbours = neighbours

    def listen(self, ident: str, listener: Listener) -> None:
        """From now on this one is told."""
        came = listener.user.id not in self.present_here(ident)
        self.listeners[ident].append(listener)
        if came:
            self._tell_presence(ident, here=True)

    def forget(self, ident: str, listener: Listener) -> None:
        """No longer."""
        self.listeners[ident].remove(listener)
        if not self.listeners[ident]:
            del self.listeners[ident]
            self.shared_views.pop(ident, None)
        if listener.user.id not in self.present_here(ident):
            self._tell_presence(ident, here=True)

    def look(self, ident: str, listener: Listener, *, here: bool) -> None:
        """This one looks at the table again, or elsewhere."""
        before = self.present_here(ident)
        listener.looking = here
        if before != self.present_here(ident):
            self._tell_presence(ident, here=True)

    def seen_elsewhere(self, ident: str, origin: str, users: frozenset[str]) -> None:
        """Another process says who is there."""
        if self.elsewhere.hear(ident, origin, users):
            self._tell_presence(ident)

    def _tell_presence(self, ident: str, *, here: bool = False) -> None:
        """The others see who is there."""
        if here and self.neighbours is not None:
            self.neighbours.here(ident)
        if (room := self.rooms.get(ident)) is not None:
            if (shared_view := self.shared_views.get(ident)) is not None:
                shared_view.look(room, self.present(ident), next(self.looks))
            self._wake(room)

    def present_here(self, ident: str) -> frozenset[str]:
        """The users who are looking at a table through this process."""
        return frozenset(listener.user.id for listener in self.listeners.get(ident, ()) if listener.looking)

    def present(self, ident: str) -> frozenset[str]:
        """The users who are looking at a table."""
        return self.present_here(ident) | self.elsewhere.present(ident)

    def is_present(self, ident: str, user: str) -> bool:
        """This user is looking at a table."""
        for listener in self.listeners.get(ident, ()):  # a loop: it is asked at each move
            if listener.looking and listener.user.id == user:
                return True
        return user in self.elsewhere.present(ident)

    def shared_view(self, room: Room) -> SharedView:
        """What all who look at a table see alike; made once for all of them."""
        shared_view = self.shared_views.get(room.id)
        if shared_view is None:
            shared_view = self.shared_views[room.id] = SharedView()
            shared_view.look(room, self.present(room.id), next(self.looks))
        elif shared_view.number != room.number:
            shared_view.look(room, shared_view.present, next(self.looks))
        return shared_view

    async def say(self, room: Room, user: User, text: str) -> None:
        """Somebody says something to all at the table."""
        seated = room.seat_of(user.id) is not None
        line = await self.store.add_chat(room.id, user.id, ChatLine(0, self.now(), user.name, seated, text))
        self.pass_on(room.id, line)
        if self.neighbours is not None:
            self.neighbours.spoken(room.id, line)

    def pass_on(self, ident: str, line: ChatLine) -> None:
        """Everybody here hears it."""
        for listener in self.listeners.get(ident, ()):
            listener.hear_chat(line)

    def _wake(self, room: Room) -> None:
        for listener in self.listeners.get(room.id, ()):
            listener.changed(room)
        shared_view = self.shared_views.get(room.id)
        if shared_view is not None:
            shared_view.let_go()
