"""One run: every server in turn, several rounds, each time started anew."""

from __future__ import annotations

import contextlib
import math
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final

from msgspec import Struct

from ecliptic.bench.databases import Postgres, Redis
from ecliptic.bench.footprint import Footprint, footprint
from ecliptic.bench.load import Hall, Measured
from ecliptic.bench.machine import allow_many_files, cores_for, on_core
from ecliptic.bench.node import Installed
from ecliptic.bench.ours import Backing, Ours
from ecliptic.bench.subject import Shape, Subject
from ecliptic.bench.tables import opened
from ecliptic.bench.theirs import Theirs
from ecliptic.core import chance as chances
from ecliptic.core.playout import play_out
from ecliptic.core.setup import Setup
from ecliptic.games import game as find

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
MEMORY: Final = "bgio-memory"
FILES: Final = "bgio-files"
ONE_NODE: Final = "one-node"
NODES: Final = "nodes"
PARTS: Final = (SQLITE, MEMORY, POSTGRESQL, FILES, ONE_NODE, NODES)  # in the order in which they are measured

SAMPLES: Final = 8  # games by which we learn how long one is
LONGEST: Final = 5000  # moves; nobody waits for the end of a longer one
WARM_UP: Final = 3.0  # seconds at most
AT_FIRST: Final = 4000  # moves a second that we expect before we know better
HALF: Final = 0.5  # of a core
AGAIN: Final = 5  # times at most
SPARE: Final = 1.5  # times as many moves as the warm-up lets us expect


class Plan(Struct, frozen=True):
    """What is to be measured, and how long."""

    game: str
    edition: str
    tables: int
    sockets: int
    seconds: float
    rounds: int
    rate: float
    idle_tables: int
    idle_sockets: int
    parts: tuple[str, ...]  # servers under load
    footprints: tuple[str, ...]  # servers whose memory is measured
    bytes: int  # of boardgame.io's game
    database: str = ""  # of PostgreSQL; "": one of our own
    nodes: int = 2
    calm: float = 1.0  # a round in which other machines took more of our cores' time is measured again


class Round(Struct, frozen=True):
    """One server, once: as fast as it can, then at a rate; what it acknowledged in all, and what it kept."""

    flat_out: Measured
    steady: Measured
    acknowledged: int
    kept: int | None

    @property
    def stolen(self) -> float:
        """Of the time of our cores: what other virtual machines took, as far as anybody can say."""
        return max(self.flat_out.stolen or 0.0, self.steady.stolen or 0.0)


class Run:
    """Everything that a plan needs: services, servers, and rounds."""

    def __init__(self, plan: Plan, folder: Path, node: Installed | None) -> None:
        self.plan = plan
        self.folder = folder
        self.node = node
        self.shape = shape_of(plan)
        self.postgres: Postgres | None = None
        self.redis: Redis | None = None
        self.started = 0
        self.spoilt = 0  # rounds that were measured again

    @contextlib.asynccontextmanager
    async def services(self) -> AsyncIterator[None]:
        """A database and a Redis, where some part needs them."""
        allow_many_files()
        wanted = set(self.plan.parts)
        try:
            if wanted & {POSTGRESQL, ONE_NODE, NODES} and not self.plan.database:
                self.postgres = Postgres()
                await self.postgres.start()
            if wanted & {ONE_NODE, NODES}:
                self.redis = Redis(self.folder)
                await self.redis.start()
            yield
        finally:
            for service in (self.postgres, self.redis):
                if service is not None:
                    service.remove()

    async def subject(self, part: str) -> Subject:
        """A server that has not been used."""
        self.started += 1
        folder = self.folder / f"{self.started:02d}-{part}"
        cores = cores_for(self.plan.nodes if part == NODES else 1)
        if part in (MEMORY, FILES):
            assert self.node is not None
            return Theirs(self.shape, folder, cores, self.node, on_disk=part == FILES)
        if part == SQLITE:
            return Ours(self.shape, folder, cores, Backing())
        if part == POSTGRESQL:
            return Ours(self.shape, folder, cores, Backing(await self._database()))
        redis = self.redis.url if self.redis is not None else ""
        backing = Backing(await self._database(), redis, core_of_a_node(self.plan.nodes))
        return Ours(self.shape, folder, cores, backing, self.plan.nodes if part == NODES else 1)

    async def _database(self) -> str:
        """The one that was named, or a new one."""
        return await self.postgres.new_database() if self.postgres is not None else self.plan.database

    async def rounds(self, tell: Callable[[str, int], None]) -> dict[str, list[Round]]:
        """All servers, one after the other, and again."""
        found: dict[str, list[Round]] = {part: [] for part in PARTS if part in self.plan.parts}
        for number in range(self.plan.rounds):
            for part, rounds in found.items():
                tell(part, number)
                rounds.append(await self.calm_round(part))
        return found

    async def calm_round(self, part: str) -> Round:
        """One server, once, when the machine was ours; or as it was in the last of several tries."""
        found = await self.round(part)
        for _ in range(AGAIN):
            if found.stolen <= self.plan.calm:
                break
            self.spoilt += 1
            found = await self.round(part)
        return found

    async def round(self, part: str) -> Round:
        """One server, once."""
        subject = await self.subject(part)
        with on_core(subject.cores.client):
            async with subject:
                return await measure(subject, self.plan)

    async def footprints(self, tell: Callable[[str, int], None]) -> dict[str, Footprint | None]:
        """Of each server by itself."""
        found: dict[str, Footprint | None] = {}
        for part in self.plan.footprints:
            tell(part, 0)
            subject = await self.subject(part)
            with on_core(subject.cores.client):
                async with subject:
                    found[part] = await footprint(subject, self.plan.idle_tables, self.plan.idle_sockets)
        return found


async def measure(subject: Subject, plan: Plan) -> Round:
    """Warm up, learn how many games will be needed, and let them be played."""
    length = subject.shape.length
    warm_up = min(WARM_UP, plan.seconds / 2)
    hall = Hall(await opened(await subject.make_tables(plan.tables)), subject.processes, subject.cores)
    hall.bring(await opened(await subject.make_tables(games(AT_FIRST * warm_up, length))))
    with subject.measured():
        expected = (await hall.flat_out(warm_up)).rate * SPARE + plan.rate
    hall.bring(await opened(await subject.make_tables(games(expected * plan.seconds, length))))
    with subject.measured():
        flat_out = await hall.flat_out(plan.seconds)
        steady = await hall.at_rate(plan.rate, plan.seconds)
    hall.close()
    return Round(flat_out, steady, hall.acknowledged, await subject.kept())


def core_of_a_node(nodes: int) -> float:
    """If several nodes would leave no core for the load and the databases, one alone must not have a whole one either.

    Else they would be compared by what is left of the machine: the quicker a node, the less of it.
    """
    return HALF if cores_for(nodes).client is None else 1.0


def games(moves: float, length: int) -> int:
    """How many games so many moves are; nobody will see the end of an endless one."""
    return math.ceil(moves / length) if length < LONGEST else 0


def shape_of(plan: Plan) -> Shape:
    """Ask the game how long it is when everybody plays by chance."""
    game = find(plan.game)
    seats = min(plan.sockets, game.edition(plan.edition).seats_max)
    rules = game.rules(plan.edition, seats)
    lengths = [
        play_out(game.new(Setup(rules, seed)), chances.from_seed(~seed), LONGEST) for seed in range(1, SAMPLES + 1)
    ]
    return Shape(plan.game, plan.edition, seats, plan.sockets, round(sum(lengths) / len(lengths)), plan.bytes)
