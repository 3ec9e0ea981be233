"""Our own server: a real `ecliptic serve`, its real API, and the words of its sockets."""

from __future__ import annotations

import contextlib
import itertools
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import httpx
import msgspec
from msgspec import UNSET, Struct, UnsetType

import ecliptic
from ecliptic.bench.databases import ask
from ecliptic.bench.machine import Cores
from ecliptic.bench.processes import Program
from ecliptic.bench.share import Share, share_of_a_core
from ecliptic.bench.subject import Shape, Subject, post
from ecliptic.bench.talk import ANSWER, NOTHING, REFUSED, VIEW, Line, Place, Say, Seen
from ecliptic.server.wire import VERSION

HELLO: Final = msgspec.json.encode({"type": "hello", "version": VERSION})
BEGINS: Final = b'{"type":"'  # every message begins so; what follows says what it is
KINDS: Final = {b"tabl": VIEW, b"chan": VIEW, b"done": ANSWER, b"refu": REFUSED}
MOVES: Final = """SELECT count(*) FROM entries WHERE deed LIKE '{"type":"acted",%'"""
REQUESTS: Final = itertools.count()  # no two of them are the same


class _Decision(Struct):
    actions: list[tuple[str, int]]


class _View(Struct):
    """Only what is needed, and only what is told: msgspec skips the rest."""

    waiting: list[int] | UnsetType = UNSET
    decision: _Decision | UnsetType | None = UNSET


class _Table(Struct):
    phase: str | UnsetType = UNSET
    turn: int | UnsetType = UNSET
    told: int | UnsetType = UNSET


class _Seen(_Table, tag="table", kw_only=True):
    view: _View | None


class _Changed(Struct, tag="changed"):
    table: _Table
    view: _View


TOLD: Final[msgspec.json.Decoder[_Seen | _Changed]] = msgspec.json.Decoder(_Seen | _Changed)


class OurTalk:
    """Somebody at a table of ours."""

    answers = True
    whole = False

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seen = Seen(0, 0, (), (), over=False)  # as far as it was told

    def hello(self) -> bytes:
        """Which version we speak."""
        return HELLO

    def hear(self, packet: bytes, _: Say) -> int:
        """Told by its first letters."""
        return KINDS.get(packet[len(BEGINS) : len(BEGINS) + 4], NOTHING)

    def see(self, packets: Sequence[bytes]) -> Seen:
        """A table, and what has changed since."""
        for packet in packets:
            told = TOLD.decode(packet)
            if isinstance(told, _Seen):
                self._take(told, told.view)
            else:
                self._take(told.table, told.view)
        return msgspec.structs.replace(self.seen)  # who wants to play may cross out what was not possible

    def _take(self, table: _Table, view: _View | None) -> None:
        seen = self.seen
        if table.phase is not UNSET:
            seen.over = table.phase == "over"
        if table.turn is not UNSET:
            seen.turn = table.turn
        if table.told is not UNSET:
            seen.told = table.told
        if view is None:
            return
        if view.waiting is not UNSET:
            seen.waiting = view.waiting
        if view.decision is not UNSET:
            seen.options = () if view.decision is None else view.decision.actions

    def move(self, seen: Seen, chance: Random) -> bytes:
        """Answer the decision somehow."""
        verb, thing = seen.options[int(chance.random() * len(seen.options))]
        request = f'{{"type":"act","id":"bench-{next(REQUESTS):08d}","seat":{self.seat},"turn":{seen.turn},'
        return f'{request}"action":["{verb}",{thing}]}}'.encode()


class Backing(Struct, frozen=True):
    """What a server of ours stands on: a database, or a file of its own; a Redis, or no other process; a core."""

    database: str = ""
    redis: str = ""
    core: float = 1.0  # how much of one each process gets while it is measured, where the system lets us say so


class _Guest(Struct):
    token: str


class _Made(Struct):
    id: str
    code: str


class _Done(Struct, tag="done"):
    id: str


class Ours(Subject):
    """One process of ours, or several with one database and one Redis."""

    def __init__(self, shape: Shape, folder: Path, cores: Cores, backing: Backing, nodes: int = 1) -> None:
        super().__init__(shape, folder, cores)
        self.database = backing.database or f"sqlite:///{folder / 'tables.db'}"
        self.redis = backing.redis
        self.core = backing.core
        self.nodes = nodes
        self.shares: list[Share] = []
        self.tokens: list[str] = []
        self.before = 0  # moves that were in the database already

    async def start(self) -> None:
        """All processes, one after the other: the first makes the database's tables."""
        for number in range(self.nodes):
            program = Program(f"ecliptic-{number}", self.folder, self.cores.of(number))
            self.programs.append(program)
            program.start(self._command(program), self._environment())
            self._limit(program)
            await program.until(partial(program.serves, "/health"))
        self.before = await self._moves()
        async with httpx.AsyncClient() as http:
            for seat in range(self.shape.seats):
                guest = await post(http, f"{self.base(0)}/api/guests", {"name": f"Guest {seat}"}, _Guest)
                self.tokens.append(guest.token)

    def _limit(self, program: Program) -> None:
        if self.core < 1 and (share := share_of_a_core(self.core, f"ecliptic-bench-{program.port}")) is not None:
            self.shares.append(share)
            share.take_in(program.ident)

    @contextlib.contextmanager
    def measured(self) -> Iterator[None]:
        """Meanwhile no process gets more of a core than was said; getting ready need not take longer."""
        with contextlib.ExitStack() as held:
            for share in self.shares:
                held.enter_context(share.limited())
            yield

    def stop(self) -> None:
        """End all of it."""
        super().stop()
        for share in self.shares:
            share.remove()

    def _command(self, program: Program) -> list[str]:
        return [sys.executable, "-P", "-m", "ecliptic", "serve", "--port", str(program.port), "--lang", "en"]

    def _environment(self) -> dict[str, str]:
        """The same program as this one, without limits."""
        return {
            "PYTHONPATH": str(Path(str(ecliptic.__file__)).parent.parent),
            "ECLIPTIC_DATABASE": self.database,
            "ECLIPTIC_REDIS": self.redis,
            "ECLIPTIC_REQUESTS_A_MINUTE": "0",
            "ECLIPTIC_MESSAGES_A_SECOND": "0",
        }

    async def make(self, http: httpx.AsyncClient, number: int) -> Place:
        """Everybody sits down, and the first one begins."""
        base, shape = self.base(number), self.shape
        settings = {"game": shape.game, "edition": shape.edition, "seats": [{}] * shape.seats}
        made = await post(http, f"{base}/api/tables", settings, _Made, bearer(self.tokens[0]))
        table = f"{base}/api/tables/{made.id}"
        asking = f"{table}/requests?code={made.code}"
        for seat, token in enumerate(self.tokens):
            await post(http, asking, request("sit", seat=seat), _Done, bearer(token))
        await post(http, asking, request("begin"), _Done, bearer(self.tokens[0]))
        address = f"{table.replace('http', 'ws', 1)}/socket?code={made.code}"
        watchers = [Line(address, {}, OurTalk(-1))] * (shape.sockets - shape.seats)
        return [Line(address, bearer(token), OurTalk(seat)) for seat, token in enumerate(self.tokens)] + watchers

    async def kept(self) -> int:
        """Since it was started."""
        return await self._moves() - self.before

    async def _moves(self) -> int:
        return int(str(await ask(self.database, MOVES)))


def bearer(token: str) -> dict[str, str]:
    """Who we are."""
    return {"Authorization": f"Bearer {token}"}


def request(kind: str, **rest: int) -> dict[str, str | int]:
    """Something to be done at a table."""
    return {"type": kind, "id": f"bench-{next(REQUESTS):08d}", **rest}
