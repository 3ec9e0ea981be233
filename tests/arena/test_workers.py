"""Workers: the same games whoever plays them, and nothing lost when one dies."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from pathlib import Path

import pytest

from ecliptic.arena import season
from ecliptic.arena.contest import Contest
from ecliptic.arena.match import Outcome, play_batch
from ecliptic.arena.results import Results
from ecliptic.arena.workers import Batch, LocalWorkers, Queue, RayWorkers, WorkerLostError, Workers
from ecliptic.core.errors import SetupProblem
from tests.arena.playing import SMALL, contest, here, timeless

MANY = contest(2, 3, deals=12)


class Frail(Workers[int]):
    """Plays here, the last batch first; dies of the fixtures that it is told to die of."""

    def __init__(self, deadly: dict[int, int], budget: float = 9.0) -> None:
        super().__init__(2)
        self.deadly = deadly  # how often each fixture kills
        self.budget = budget
        self.begun: list[list[int]] = []
        self.batches: list[tuple[Contest, Batch]] = []

    def start(self, contest: Contest, batch: Batch) -> int:
        self.begun.append([fixture.number for fixture in batch])
        self.batches.append((contest, batch))
        return len(self.batches) - 1

    def finished(self, jobs: list[int]) -> list[int]:
        return jobs[-1:]

    def result(self, job: int) -> list[Outcome]:
        contest, batch = self.batches[job]
        for fixture in batch:
            if self.deadly.get(fixture.number, 0) > 0:
                self.deadly[fixture.number] -= 1
                raise WorkerLostError
        return play_batch(contest, batch, self.budget)


def ordered(outcomes: list[Outcome]) -> list[Outcome]:
    """In the order of the fixtures, without times."""
    return timeless(sorted(outcomes, key=lambda outcome: outcome.number))


def test_a_batch_whose_worker_died_is_played_again() -> None:
    """Twice if need be; nothing is lost."""
    staff = Frail({1: 2})
    found = list(staff.outcomes(SMALL, SMALL.fixtures()))
    assert ordered(found) == timeless(here(SMALL))
    assert staff.lost == []
    assert sum(1 in batch for batch in staff.begun) == 3


def test_a_game_that_kills_every_worker_is_reported() -> None:
    """The others of its batch are not lost with it."""
    staff = Frail({1: 99})
    found = list(staff.outcomes(SMALL, SMALL.fixtures()))
    assert [fixture.number for fixture in staff.lost] == [1]
    assert ordered(found) == timeless([outcome for outcome in here(SMALL) if outcome.number != 1])
    assert sum(1 in batch for batch in staff.begun) == 3


def test_what_a_worker_had_no_time_for_is_played_later() -> None:
    """Each game once."""
    staff = Frail({}, budget=0.0)
    found = list(staff.outcomes(SMALL, SMALL.fixtures()))
    assert ordered(found) == timeless(here(SMALL))


def test_batches_grow_smaller_near_the_end() -> None:
    """Nobody is idle while another has a heap to do, and nobody is given a single game while there are many."""
    queue = Queue(contest(2, 3, deals=100).fixtures(), 4)
    sizes = deque(iter(lambda: len(queue.next()), 0))
    assert sizes[0] == 64 and sizes[-1] == 1 and sum(sizes) == 300
    assert list(sizes) == sorted(sizes, reverse=True)


def test_what_cannot_be_set_up_is_refused_before_a_worker_begins() -> None:
    """An unknown game, edition or bot."""
    for asked, message in (
        (contest(2, 3, game="chess"), "setup-unknown-game"),
        (contest(2, 3, edition="1999"), "setup-unknown-edition"),
        (Contest("redplanet", "2015", 3, ("random", "Hal")), "setup-unknown-bot"),
    ):
        with pytest.raises(SetupProblem, match=message):
            season.played(asked, Frail({}))


@pytest.mark.long
def test_processes_play_the_same_games_and_survive_a_kill(tmp_path: Path) -> None:
    """One worker is killed in the middle; the file is resumed half way; the result is that of this process."""
    path = tmp_path / "results.jsonl"
    killed = False
    with LocalWorkers(2) as staff, Results(MANY, path) as results:
        for done, _ in enumerate(season.going_on(results, staff)):
            if not killed:
                os.kill(multiprocessing.active_children()[0].pid or 0, signal.SIGKILL)
                killed = True
            if done == MANY.size // 2:
                break
    assert killed and len(results.found) < MANY.size
    with LocalWorkers(1) as staff:
        found = season.played(MANY, staff, path)
    assert staff.lost == []
    assert timeless(found) == timeless(here(MANY))
    assert not multiprocessing.active_children()


@pytest.mark.long
def test_a_kill_loses_no_game() -> None:
    """Nor is any game told twice."""
    with LocalWorkers(2) as staff:
        found: list[Outcome] = []
        for outcome in staff.outcomes(MANY, MANY.fixtures()):
            if not found:
                for child in multiprocessing.active_children():
                    os.kill(child.pid or 0, signal.SIGKILL)
            found.append(outcome)
    assert ordered(found) == timeless(here(MANY))


@pytest.mark.long
@pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning")  # Ray leaves the logs of its own processes open
def test_a_cluster_plays_the_same_games() -> None:
    """A real one, for the time being."""
    asked = contest(2, 3, deals=2)
    with RayWorkers("local", 1) as staff:
        found = season.played(asked, staff)
    assert timeless(found) == timeless(here(asked))


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "127.0.0.1:x"])
def test_a_cluster_that_is_not_there_is_told_at_once(address: str) -> None:
    """Ray would try for minutes."""
    with pytest.raises(SetupProblem, match="cli-arena-no-ray"):
        RayWorkers(address)
