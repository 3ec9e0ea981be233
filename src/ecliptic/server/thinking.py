"""Bots at tables: they think in processes of their own, see a view, and answer through the same door as people."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
from collections.abc import Callable
from typing import Final, TypeVar

import structlog
from pebble import ProcessPool

from ecliptic.bots import bot, table_time_limit
from ecliptic.bots.advice import Advice, advise
from ecliptic.bots.searching import Budget
from ecliptic.core.game import Refused
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision, Phrase
from ecliptic.games import game as find
from ecliptic.server import wire as w
from ecliptic.server.deeds import Acted, Decider, Entry, Hinted
from ecliptic.server.errands import BotMove, Errands
from ecliptic.server.hub import Hub
from ecliptic.server.people import User
from ecliptic.server.room import Room, TableProblem

LIMIT: Final = 20.0  # seconds for a decision; an expert takes less than two
TASKS: Final = 500  # decisions after which a process is renewed
STEWARD: Final = "medium"
HINT: Final = Budget(seconds=1.0)  # somebody waits for it
LAST_RESORT: Final = "random"  # when a bot has failed to answer

T = TypeVar("T")
LOG = structlog.get_logger("ecliptic.server")


def think(game: str, view: View, decision: Decision, level: str, seed: int) -> Action:
    """In a process of its own: what a bot of this level does."""
    return bot(level, find(game), seed, table_time_limit()).choose(view, decision)


def advice(game: str, view: View, decision: Decision, seed: int) -> Advice:
    """In a process of its own: what an expert thinks."""
    return advise(find(game), view, decision, seed=seed, budget=HINT)


class Brains:
    """Processes in which bots think. Each is a pool of its own: one that dies takes no lock of the others with it."""

    def __init__(self, processes: int) -> None:
        # Forking a process that runs an event loop is asking for trouble.
        self.context = multiprocessing.get_context("forkserver")
        self.pools = [self._new() for _ in range(processes)]
        self.busy = [0] * processes

    def _new(self) -> ProcessPool:
        return ProcessPool(max_workers=1, max_tasks=TASKS, context=self.context)

    async def run(self, work: Callable[..., T], *asked: object) -> T:
        """Let the least busy one do this; raise whatever goes wrong."""
        place = self.busy.index(min(self.busy))
        if not self.pools[place].active:
            self.pools[place] = self._new()
        self.busy[place] += 1
        try:
            future = self.pools[place].schedule(work, asked, timeout=LIMIT)
            found: T = await asyncio.wrap_future(future)
            return found
        finally:
            self.busy[place] -= 1

    def close(self) -> None:
        """Stop at once."""
        for pool in self.pools:
            pool.stop()  # type: ignore[no-untyped-call]
        for pool in self.pools:
            pool.join()


class Thinker:
    """Asks bots whenever one is waited for."""

    def __init__(self, hub: Hub, errands: Errands, processes: int) -> None:
        self.hub = hub
        self.errands = errands
        self.brains = Brains(processes)
        errands.learn(BotMove, self._answer)
        hub.everywhere.append(self._happened)

    def _happened(self, room: Room, _: Entry) -> None:
        self.consider(room)

    def consider(self, room: Room) -> None:
        """Let the bots that are waited for think, each once."""
        for seat in room.thinkers():
            self.errands.send(BotMove(room.id, seat, room.seats[seat].turns))

    async def _answer(self, asked: BotMove) -> None:
        """Think for a seat, unless somebody has done so."""
        room = await self.hub.current(asked.table)
        seat, turn = asked.seat, asked.turn
        if room is None or seat not in room.thinkers() or room.seats[seat].turns != turn:
            return
        play = room.game_in_progress
        decision = play.game.decision(play.state, seat)
        if decision is None:
            return
        here = room.seats[seat]
        by: Decider = "bot" if here.bot else "steward"
        action = await self._thought(room, play.view(seat), decision, here.bot or STEWARD)
        try:
            await self.hub.do(room.id, Acted(seat, action, by), turn=turn)
        except (TableProblem, Refused) as problem:
            # Somebody was quicker: another process, the person who came back, or an undo.
            LOG.info("bot_answer_dropped", table=room.id, seat=seat, reason=str(problem))

    async def _thought(self, room: Room, view: View, decision: Decision, level: str) -> Action:
        """What the bot does; if it cannot be reached, anything legal, for a game must go on."""
        game = room.settings.game
        if len(decision.actions) == 1:
            return decision.actions[0]
        seed = seed_for(room, decision.seat)
        for _ in range(2):
            try:
                with self.hub.metrics.thinking(level):
                    return await self.brains.run(think, game, view, decision, level, seed)
            except Exception as problem:  # noqa: BLE001  (whatever a bot does: too slow, dead, out of memory)
                LOG.warning("bot_failed", table=room.id, seat=decision.seat, level=level, problem=repr(problem))
        return think(game, view, decision, LAST_RESORT, seed)

    async def hint(self, room: Room, user: User, asked: w.AskHint) -> w.HintTold | w.Refused:
        """What an expert would do in this seat, from the seat's own view; that it was asked is written down."""
        try:
            await self.hub.do(room.id, Hinted(asked.seat), user.id, asked.id)
        except TableProblem as problem:
            return w.Refused(asked.id, problem.phrase)
        play = room.game_in_progress
        decision = play.game.decision(play.state, asked.seat)
        if decision is None:
            return w.Refused(asked.id, Phrase("table-not-asked"))
        seed = seed_for(room, asked.seat)
        try:
            told = await self.brains.run(advice, room.settings.game, play.view(asked.seat), decision, seed)
        except Exception as problem:  # noqa: BLE001  (whatever a bot does)
            self.hub.metrics.hints_failed.inc()
            LOG.warning("hint_failed", table=room.id, problem=repr(problem))
            return w.Refused(asked.id, Phrase("table-too-busy"))
        self.hub.metrics.hints_told.inc()
        return w.HintTold(asked.id, told)

    async def close(self) -> None:
        """No bot thinks any more."""
        await asyncio.to_thread(self.brains.close)


def seed_for(room: Room, seat: int) -> int:
    """A bot's luck: another for each table, seat and turn, and nobody can tell the deal from it."""
    secret = room.game_in_progress.setup.seed
    text = f"bot {secret} {seat} {room.seats[seat].turns} {room.backs}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest())
