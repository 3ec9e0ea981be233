"""Whatever is measured: a server that can be started anew, and makes tables that are ready to be played at."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Final, Self, TypeVar

import httpx
import msgspec
from msgspec import Struct

from ecliptic.bench.machine import Cores, memory
from ecliptic.bench.processes import BenchProblem, Program
from ecliptic.bench.talk import Place

AT_ONCE: Final = 8  # tables that are made at the same time
TIMEOUT: Final = 60.0

T = TypeVar("T")


class Shape(Struct, frozen=True):
    """What is played, by how many, and before how many eyes."""

    game: str
    edition: str
    seats: int
    sockets: int
    length: int  # moves of a game
    bytes: int  # of the state of the game that boardgame.io plays


class Subject:
    """One server in one run: started when it is entered, ended when it is left."""

    def __init__(self, shape: Shape, folder: Path, cores: Cores) -> None:
        self.shape = shape
        self.folder = folder
        self.cores = cores
        self.programs: list[Program] = []  # those that make up the server
        self.made = 0

    async def start(self) -> None:
        """Until it answers."""
        raise NotImplementedError

    async def make(self, http: httpx.AsyncClient, number: int) -> Place:
        """A table with a game that has begun."""
        raise NotImplementedError

    def base(self, number: int) -> str:
        """The address of the program that this table belongs to."""
        return f"http://127.0.0.1:{self.programs[number % len(self.programs)].port}"

    async def kept(self) -> int | None:
        """How many moves the database holds; None where there is none to ask."""
        return None

    @contextlib.contextmanager
    def measured(self) -> Iterator[None]:
        """Around every measurement: what a subject does only meanwhile; most do nothing."""
        yield

    def breathe(self) -> None:
        """Let go of what is not needed any more, before memory is measured."""

    @property
    def processes(self) -> list[int]:
        """All that belongs to it."""
        return [program.ident for program in self.programs]

    def memory(self) -> int | None:
        """Bytes that the server itself takes."""
        return memory(self.programs[0].ident)

    async def make_tables(self, count: int) -> list[Place]:
        """So many, a few at a time."""
        gate = asyncio.Semaphore(AT_ONCE)
        first, self.made = self.made, self.made + count
        limits = httpx.Limits(max_connections=AT_ONCE)
        async with httpx.AsyncClient(timeout=TIMEOUT, limits=limits) as http:

            async def one(number: int) -> Place:
                async with gate:
                    return await self.make(http, number)

            return list(await asyncio.gather(*map(one, range(first, first + count))))

    async def __aenter__(self) -> Self:
        self.folder.mkdir(parents=True, exist_ok=True)
        try:
            await self.start()
        except BaseException:
            self.stop()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def stop(self) -> None:
        """End all of it."""
        for program in self.programs:
            program.stop()


async def post(
    http: httpx.AsyncClient, address: str, data: object, kind: type[T], headers: dict[str, str] | None = None
) -> T:
    """Send something, and read what comes back; anything but success is the end of the measurement."""
    try:
        answer = await http.post(address, json=data, headers=headers)
    except httpx.TransportError as problem:
        raise BenchProblem("cli-bench-refused", address=address, answer=repr(problem)) from problem
    if not answer.is_success:
        raise BenchProblem("cli-bench-refused", address=address, answer=f"{answer.status_code} {answer.text[:200]}")
    return msgspec.json.decode(answer.content, type=kind)
