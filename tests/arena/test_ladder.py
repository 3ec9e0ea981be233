"""`tools/ladder.py`: what a contest of the page has to show, and which games of it are played again."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from ecliptic.arena.contest import Contest
from ecliptic.arena.match import Outcome, Thinking
from tests.arena.playing import won_by

ROOT = Path(__file__).resolve().parent.parent.parent


def loaded() -> ModuleType:
    """The tool as a module; it is no part of the package."""
    spec = importlib.util.spec_from_file_location("ladder", ROOT / "tools" / "ladder.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["ladder"] = module  # msgspec looks up the types of a struct there
    spec.loader.exec_module(module)
    return module


LADDER = loaded()
GAUNTLET = Contest("redplanet", "2015", 3, ("expert", "random", "greedy"), "gauntlet", 10, 1)
LEVELS = Contest("redplanet", "2015", 3, ("novice", "easy", "medium"), "ladder", 10, 1)


def judged(contest: Contest, outcomes: list[Outcome], *shares: float, rounds: int = 0) -> list[str]:
    """What is wrong with these outcomes."""
    found: list[str] = LADDER.problems(LADDER.Entry("this", "This", contest, shares, rounds), outcomes)
    return found


def test_what_holds_is_not_reported() -> None:
    """The expert wins all, each level beats the one below, and games are short enough."""
    assert judged(GAUNTLET, won_by(GAUNTLET, [9, 1, 2]), 0.95, 0.55, rounds=10) == []
    assert judged(LEVELS, won_by(LEVELS, [1, 2, 3])) == []


def test_each_share_is_that_against_its_own_rival() -> None:
    """Greedy wins against this expert, random does not."""
    assert judged(GAUNTLET, won_by(GAUNTLET, [2, 1, 9]), 0.95, 0.55) == ["this: 0.0% against greedy, not 55%"]
    assert judged(GAUNTLET, won_by(GAUNTLET, [2, 9, 1]), 0.95, 0.55) == ["this: 0.0% against random, not 95%"]


@pytest.mark.parametrize(
    ("strengths", "weak"),
    [([1, 1, 2], ["easy"]), ([2, 1, 3], ["easy"]), ([1, 3, 2], ["medium"]), ([1, 1, 1], ["easy", "medium"])],
)
def test_a_level_that_is_not_stronger_than_the_one_below_is_reported(strengths: list[int], weak: list[str]) -> None:
    """Also if it is as strong."""
    wrong = judged(LEVELS, won_by(LEVELS, strengths))
    assert [problem.split()[1] for problem in wrong] == weak


def test_games_that_take_too_long_are_reported() -> None:
    """By their median number of rounds, and by the longest decision of a level that promises to be quick."""
    outcomes = won_by(GAUNTLET, [9, 1, 2])
    assert judged(GAUNTLET, outcomes, 0.95, 0.55, rounds=9) == ["this: 10.0 rounds in the median, not 9"]
    slow = msgspec.structs.replace(outcomes[0], thinking=tuple(Thinking(10, 9.5, 2.5) for _ in range(3)))
    assert judged(GAUNTLET, [slow, *outcomes[1:]], 0.95, 0.55) == ["this: expert thought 2.50 s"]


def test_the_slice_takes_games_from_all_over_as_long_as_there_is_time() -> None:
    """Other deals, seats and rivals; two at least, however long they took, and never one twice."""
    outcomes = won_by(LEVELS, [1, 2, 3])  # half a second for each of three seats
    numbers = [outcome.number for outcome in LADDER.slice_of(outcomes)]
    assert len(numbers) == len(set(numbers)) == 4
    assert max(numbers) - min(numbers) > len(outcomes) // 3
    slow = [msgspec.structs.replace(one, thinking=(Thinking(10, 900.0, 1.0),) * 3) for one in outcomes]
    assert len(LADDER.slice_of(slow)) == 2
    quick = [msgspec.structs.replace(one, thinking=(Thinking(10, 0.0, 0.0),) * 3) for one in outcomes]
    assert sorted(outcome.number for outcome in LADDER.slice_of(quick)) == [outcome.number for outcome in outcomes]


def test_a_contest_that_was_not_played_or_not_to_its_end_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is made up for what is missing."""
    monkeypatch.setattr(LADDER, "FOLDER", tmp_path)
    entry = LADDER.Entry("this", "This", LEVELS)
    with pytest.raises(SystemExit, match=r"this\.jsonl is missing"):
        LADDER.stored(entry)
    rows = [LADDER.Header(1, LEVELS, 1, "0", compiled=True), *won_by(LEVELS, [1, 2, 3])[1:]]
    entry.file.write_bytes(b"\n".join(msgspec.json.encode(row) for row in rows))
    with pytest.raises(SystemExit, match="is incomplete"):
        LADDER.stored(entry)
    with pytest.raises(SystemExit, match="another contest"):
        LADDER.stored(msgspec.structs.replace(entry, contest=GAUNTLET))


def test_the_page_names_every_contest_with_the_games_that_a_claim_needs() -> None:
    """Two hundred games for each pair at least, on paired deals."""
    for entry in LADDER.ENTRIES:
        contest = entry.contest
        assert contest.size >= 200 * (len(contest.contestants) - 1), entry.name
