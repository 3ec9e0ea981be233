"""The bot pool: bots at tables decide in worker processes, see a view only, and act through the hub, as people do."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import Iterator
from typing import Final, NamedTuple

import structlog

from ecliptic.bots import LEVELS, bot, table_time_limit
from ecliptic.bots.advice import Advice, advise
from ecliptic.bots.guard import Guarded
from ecliptic.bots.searching import Budget
from ecliptic.core.errors import Problem, SetupProblem
from ecliptic.core.game import Refused
from ecliptic.core.view import View
from ecliptic.core.words import Action, Decision, Phrase
from ecliptic.games import game as find
from ecliptic.games.registry import culprit
from ecliptic.server import wire as w
from ecliptic.server.agents.tasks import BotMove, TaskRunner
from ecliptic.server.agents.workers import LIMIT, Workers
from ecliptic.server.hub.hub import Hub
from ecliptic.server.store.sessions import User
from ecliptic.server.table.deeds import Acted, Decider, Entry, Hinted
from ecliptic.server.table.opponents import about
from ecliptic.server.table.room import Room, TableProblem

OUTSIDE_LIMIT: Final = 10.0  # seconds for a decision of a bot from outside, as for a program
STEWARD: Final = "medium"
HINT: Final = Budget(seconds=1.0)  # somebody waits for it
INSTEAD: Final = 8  # other answers that are tried where the rules fail at that of a bot
SUBSTITUTE: Final = "easy"  # decides in the place of a bot from outside that fails, as everywhere
LAST_RESORT: Final = "random"  # when a bot has failed to answer

LOG = structlog.get_logger("ecliptic.server")


class Thought(NamedTuple):
    """What a bot does; if it failed, and another decided in its place, why."""

    action: Action
    lost: str = ""
    detail: str = ""


def think(game: str, view: View, decision: Decision, level: str, seed: int) -> Thought:
    """In a process of its own: what this bot does. It is made for this decision, and is given nothing but the view."""
    with blaming():
        return _think(game, view, decision, level, seed)


def _think(game: str, view: View, decision: Decision, level: str, seed: int) -> Thought:
    try:
        player = bot(level, find(game), seed, table_time_limit())
    except SetupProblem as problem:  # one from outside, which could be made when the server started
        return Thought(_think(game, view, decision, SUBSTITUTE, seed).action, "crashed", str(problem))
    action = player.choose(view, decision)
    if not isinstance(player, Guarded):
        return Thought(action)
    player.close()
    return Thought(action, player.forfeit or "", player.detail)


def advice(game: str, view: View, decision: Decision, seed: int) -> Advice:
    """In a process of its own: what an expert thinks."""
    with blaming():
        return advise(find(game), view, decision, seed=seed, budget=HINT)


@contextlib.contextmanager
def blaming() -> Iterator[None]:
    """A game from outside whose rules fail is named here: where it was cannot be seen from another process."""
    try:
        yield
    except Exception as problem:
        failing = culprit(problem)
        if failing is None:
            raise
        raise failing from problem


class BotPool:
    """Asks bots whenever one is waited for."""

    def __init__(self, hub: Hub, tasks: TaskRunner, processes: int) -> None:
        self.hub = hub
        self.tasks = tasks
        self.workers = Workers(processes)
        tasks.learn(BotMove, self._answer)
        hub.everywhere.append(self._happened)

    def _happened(self, room: Room, _: Entry) -> None:
        self.consider(room)

    def consider(self, room: Room) -> None:
        """Let the bots that are waited for think, each once."""
        for seat in room.thinkers():
            self.tasks.send(BotMove(room.id, seat, room.seats[seat].turns))

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
        level = room.substitute(seat) or here.bot or STEWARD
        if here.bot not in ("", level):
            LOG.warning("bot_unknown", table=room.id, seat=seat, bot=here.bot, played_by=level)
        action = await self._thought(room, play.view(seat), decision, level)
        others = [other for other in decision.actions if other != action]
        for tried in (action, *others[:INSTEAD]):
            try:
                await self.hub.do(room.id, Acted(seat, tried, by), turn=turn)
            except (TableProblem, Refused) as problem:
                if isinstance(problem, TableProblem) and problem.phrase.id == "table-game-failed":
                    continue  # the rules cannot do this, but perhaps something else
                # Somebody was quicker: another process, the person who came back, or an undo.
                LOG.info("bot_answer_dropped", table=room.id, seat=seat, reason=str(problem))
            return

    async def _thought(self, room: Room, view: View, decision: Decision, level: str) -> Action:
        """What the bot does; if it cannot be reached, anything legal, for a game must go on."""
        game = room.settings.game
        if len(decision.actions) == 1:
            return decision.actions[0]
        seed = seed_for(room, decision.seat)
        for name, limit in attempts(level):
            try:
                with self.hub.metrics.thinking(name):
                    found = await self.workers.run(think, game, view, decision, name, seed, limit=limit)
            except Exception as problem:  # noqa: BLE001  (whatever a bot does: too slow, dead, out of memory)
                told = about(name) | {"problem": plainly(problem)}
                LOG.warning("bot_failed", table=room.id, seat=decision.seat, bot=name, **told)
            else:
                self._tell(room, decision.seat, name, found)
                return found.action
        return think(game, view, decision, LAST_RESORT, seed).action

    def _tell(self, room: Room, seat: int, name: str, found: Thought) -> None:
        """Log that another decided in the place of a bot from outside."""
        if found.lost:
            self.hub.metrics.bots_failed.labels(name).inc()
            told = about(name) | {"reason": found.lost, "detail": found.detail, "played_by": SUBSTITUTE}
            LOG.warning("bot_replaced", table=room.id, seat=seat, bot=name, **told)

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
            told = await self.workers.run(advice, room.settings.game, play.view(asked.seat), decision, seed)
        except Exception as problem:  # noqa: BLE001  (whatever a bot does)
            self.hub.metrics.hints_failed.inc()
            LOG.warning("hint_failed", table=room.id, problem=plainly(problem))
            return w.Refused(asked.id, Phrase("table-too-busy"))
        self.hub.metrics.hints_told.inc()
        return w.HintTold(asked.id, told)

    async def close(self) -> None:
        """No bot thinks any more."""
        await asyncio.to_thread(self.workers.close)


def plainly(problem: Exception) -> str:
    """In a log; a sentence where there is one, as about a game whose rules fail."""
    return str(problem) if isinstance(problem, Problem) else repr(problem)


def attempts(level: str) -> list[tuple[str, float]]:
    """Who is asked in turn, and for how many seconds: a level twice, as its process may have died of something else."""
    return [(level, LIMIT)] * 2 if level in LEVELS else [(level, OUTSIDE_LIMIT), (SUBSTITUTE, LIMIT)]


def seed_for(room: Room, seat: int) -> int:
    """A bot's luck: another for each table, seat and turn, and nobody can tell the deal from it."""
    secret = room.game_in_progress.setup.seed
    text = f"bot {secret} {seat} {room.seats[seat].turns} {room.backs}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest())
