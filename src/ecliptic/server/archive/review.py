"""Review of finished games by a bot: for each seat the decisions that cost most, from what it knew then."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog
from msgspec import Struct, structs

from ecliptic.bots.advice import Prospect
from ecliptic.bots.judging import Choice, Judged, costliest, has_rivals, judge, real_choices
from ecliptic.bots.searching import Budget
from ecliptic.core.words import Action, Phrase
from ecliptic.games import game as find
from ecliptic.server.agents.workers import Workers
from ecliptic.server.archive.replay import Story
from ecliptic.server.table.room import refuse

BUDGET: Final = Budget(iterations=1000, seconds=0.1)  # for each decision: there may be hundreds, and somebody waits
KEPT: Final = 500  # reviews; the oldest is forgotten first
PATIENCE: Final = 1.0  # seconds for which one question waits: then it is told how far the bot has come

Key = tuple[str, int]  # table and seat

LOG = structlog.get_logger("ecliptic.server")


class OptionJudged(Struct, frozen=True):
    """An option, and what the seat could expect of it: its chance to win, and points."""

    action: Action
    words: Phrase
    chance: float
    points: float


class Mistake(Struct, frozen=True):
    """A decision that cost something: the moment before it, what was done, and what the bot would have done."""

    number: int
    round: int | None  # where the game has rounds
    done: OptionJudged
    better: OptionJudged


class ReviewTold(Struct, frozen=True):
    """How far the bot has come, and what it has found once it is through."""

    seat: int
    judged: int
    decisions: int  # 0: it has not begun
    rivals: bool  # seats play against each other, and a chance to win counts more than points
    mistakes: list[Mistake] | None = None  # the dearest first; None: it still thinks


class Reviewer:
    """Lets a bot think about finished games, one at a time: those that are on must not wait for it."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.found: dict[Key, ReviewTold] = {}
        self.tasks: dict[Key, asyncio.Task[None]] = {}
        self.turn = asyncio.Lock()

    def knows(self, table: str, seat: int) -> bool:
        """Somebody has asked before."""
        return (table, seat) in self.found

    def begin(self, table: str, seat: int, story: Story) -> None:
        """Somebody asks for the first time."""
        key = table, seat
        while len(self.found) >= KEPT and (old := next((each for each in self.found if each not in self.tasks), None)):
            del self.found[old]
        self.found[key] = ReviewTold(seat, 0, 0, has_rivals(story.game, story.game.settled(story.setup)))
        self.tasks[key] = asyncio.get_running_loop().create_task(self._review(key, story))

    async def told(self, table: str, seat: int) -> ReviewTold:
        """What is known by now; a bot that still thinks is waited for, but not for long."""
        key = table, seat
        if (task := self.tasks.get(key)) is not None:
            await asyncio.wait([task], timeout=PATIENCE)
        return self.found.get(key) or refuse("table-too-busy")

    async def _review(self, key: Key, story: Story) -> None:
        """Think, and keep what was found; what has failed may be asked for again."""
        try:
            self.found[key] = await self._thought(key, story)
        except BaseException:
            del self.found[key]
            raise
        finally:
            del self.tasks[key]

    async def _thought(self, key: Key, story: Story) -> ReviewTold:
        """Decision by decision, so that a bot who is waited for gets its turn in between."""
        told, found = self.found[key], []
        async with self.turn:
            asked = await asyncio.to_thread(choices_of, story, told.seat)
            for done, choice in enumerate(asked):
                self.found[key] = structs.replace(told, judged=done, decisions=len(asked))
                try:
                    found.append(await self.workers.run(judged, story.game.id, choice))
                except Exception as problem:  # noqa: BLE001  (whatever a bot does: too slow, dead, out of memory)
                    LOG.warning("review_failed", table=key[0], move=choice.move, problem=repr(problem))
        mistakes = [mistake(each) for each in costliest(found)]
        return structs.replace(told, judged=len(asked), decisions=len(asked), mistakes=mistakes)

    async def close(self) -> None:
        """Nobody waits for it any more."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def choices_of(story: Story, seat: int) -> list[Choice]:
    """All that this seat had to decide."""
    play = story.beginning()
    return list(real_choices(play.game, play.rules, play.state, story.moves, [seat]))


def judged(game: str, choice: Choice) -> Judged:
    """In a process of its own: what an expert thinks of a choice."""
    return judge(find(game), choice, BUDGET)


def mistake(found: Judged) -> Mistake:
    """A choice that was not the best, in words."""
    assert found.advice.asked is not None  # what was not weighed cost nothing
    return Mistake(
        number=found.move - 1,
        round=getattr(found.view, "round", None),
        done=_option(found, found.advice.asked),
        better=_option(found, found.best),
    )


def _option(found: Judged, weighed: Prospect) -> OptionJudged:
    view, seat = found.view, found.seat
    words = find(view.rules.game).option(weighed.action, view.rules, view)
    return OptionJudged(weighed.action, words, round(weighed.chances[seat], 4), round(weighed.points[seat], 2))
