"""A run of the tuner: whole, stopped and resumed, refused; which weights stay."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ecliptic.core import weights
from ecliptic.core.errors import SetupProblem
from ecliptic.games import game as find
from ecliptic.games import registry
from ecliptic.tuning import selfplay
from ecliptic.tuning import tuner as tuner_module
from ecliptic.tuning.processes import each_done
from ecliptic.tuning.selfplay import Duel, Fit, Told, told
from ecliptic.tuning.tuner import Plan, Progress, Series, Step, Tuner, judged
from tests.core.toy import CLAIMS

PLAN = Plan("claims", "first", games=25, deals=12, generations=2, seed=3)
Call = tuple[str, str, Any, list[int]]  # game, edition, weights, seeds


class StopError(Exception):
    """Somebody has pressed Ctrl-C."""


def working_here(patch: pytest.MonkeyPatch) -> list[Call]:
    """What workers are given to do; they work here, the last batch first, at games that are short."""
    found: list[Call] = []

    def done_here(work: Callable[..., Any], asked: Sequence[Call], _: int) -> Iterator[Any]:
        for call in reversed(asked):
            found.append(call)
            yield work(*call)

    patch.setattr(tuner_module, "each_done", done_here)
    patch.setattr(registry, "others", lambda: ((CLAIMS,), ()))
    patch.setattr(selfplay, "LOOKS", 2)
    patch.setattr(selfplay, "SAMPLES", 1)
    return found


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[Call]:
    """What workers were given to do in this test."""
    return working_here(monkeypatch)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> list[Step]:
    """A run that nobody has stopped."""
    with pytest.MonkeyPatch.context() as patch:
        working_here(patch)
        return tuned(tmp_path_factory.mktemp("whole"))


def tuned(folder: Path, plan: Plan = PLAN, progress: Progress = lambda *_: None) -> list[Step]:
    """A run in this folder."""
    return list(Tuner(find(plan.game), plan, folder, 2, progress).steps())


def stopping(after: int) -> Progress:
    """Stop when progress has been told so often."""
    told: list[str] = []

    def tell(name: str, *_: int) -> None:
        told.append(name)
        if len(told) == after:
            raise StopError

    return tell


def seeds(calls: Sequence[Call]) -> list[int]:
    """Of all games that were played."""
    return sorted(seed for call in calls for seed in call[3])


def test_a_run_is_games_and_from_the_second_on_a_match(tmp_path: Path, calls: list[Call]) -> None:
    """The first generation has nobody to play against; every seed is played once, and none by two generations."""
    first, second = tuned(tmp_path)
    assert first.match is None and first.kept
    assert second.match is not None and second.fit != selfplay.nothing(1)
    assert len(seeds(calls)) == len(set(seeds(calls))) == 25 + 25 + 12
    assert {call[:2] for call in calls} == {("claims", "first")}
    kept = {"plan.json", "games-0.jsonl", "step-0.json", "games-1.jsonl", "match-1.jsonl", "step-1.json"}
    assert {path.name for path in tmp_path.iterdir()} == kept


def test_a_generation_plays_with_what_the_last_one_found(tmp_path: Path, calls: list[Call]) -> None:
    """The first by chance; in the match new weights meet those."""
    first, _ = tuned(tmp_path)
    early, late, match = ([call[2] for call in calls[first:last]] for first, last in ((0, 3), (3, 6), (6, 8)))
    assert early == [None] * 3 and late == [first.fit] * 3
    games = [told(CLAIMS, "first", first.fit, seed) for seed in seeds(calls[3:6])]
    new = Tuner(CLAIMS, PLAN, tmp_path, 1, lambda *_: None).regression.regress(games, len(CLAIMS.feature_names))
    assert new != first.fit and match == [(new, first.fit)] * 2


def test_the_same_plan_gives_the_same_weights(tmp_path: Path, calls: list[Call], whole: list[Step]) -> None:
    """And another seed others."""
    assert tuned(tmp_path / "deep" / "there") == whole and len(seeds(calls)) == 62
    other = msgspec.structs.replace(PLAN, seed=4, generations=1)
    assert tuned(tmp_path / "other", other)[0].fit != whole[0].fit


def test_progress_is_told_from_the_first_game_to_the_last(tmp_path: Path, calls: list[Call]) -> None:
    """Batch by batch."""
    heard: list[tuple[str, int, int]] = []
    tuned(tmp_path, progress=lambda *told: heard.append(told))
    assert heard[:4] == [("games-0", 0, 25), ("games-0", 5, 25), ("games-0", 15, 25), ("games-0", 25, 25)]
    assert heard[-1] == ("match-1", 12, 12) and len(heard) == 4 + 4 + 13
    assert len(calls) == 18


def test_games_are_in_the_order_of_their_seeds(tmp_path: Path, calls: list[Call]) -> None:
    """Whichever worker was first: sums of floats depend on the order."""
    found = Tuner(CLAIMS, PLAN, tmp_path, 1, lambda *_: None)._played(
        Series("games-0", range(3, 28), selfplay.told_batch, None, 10), Told
    )
    assert [game.seed for game in found] == list(range(3, 28)) and calls[0][3][0] == 23


def test_a_batch_is_in_its_file_before_it_is_told(tmp_path: Path, calls: list[Call]) -> None:
    """So that even a kill loses only what is being played."""

    def tell(name: str, done: int, _: int) -> None:
        file = tmp_path / f"{name}.jsonl"
        assert done == (file.read_bytes().count(b"\n") if file.is_file() else 0)

    assert tuned(tmp_path, progress=tell) and calls


# Stopped, and gone on with.


@pytest.mark.parametrize("after", [1, 2, 4, 5, 6, 9, 10, 11])
def test_a_stopped_run_goes_on_as_if_nothing_had_happened(
    tmp_path: Path, calls: list[Call], whole: list[Step], after: int
) -> None:
    """Wherever it was stopped: the same steps in the end, and no game is played twice."""
    with pytest.raises(StopError):
        tuned(tmp_path / "stopped", progress=stopping(after))
    assert len(seeds(calls)) < 62 or after == 11
    resumed = tuned(tmp_path / "stopped")
    assert len(seeds(calls)) == len(set(seeds(calls))) == 62
    assert resumed == whole


@pytest.mark.parametrize(("name", "after", "left"), [("games-0", 3, 15), ("games-1", 7, 15), ("match-1", 10, 1)])
@pytest.mark.parametrize("cut", [1, 40])
def test_a_torn_last_line_is_played_again(
    tmp_path: Path, calls: list[Call], whole: list[Step], name: str, after: int, left: int, cut: int
) -> None:
    """What follows it stands in a line of its own; a line that lacks only its end is whole."""
    with pytest.raises(StopError):
        tuned(tmp_path / "torn", progress=stopping(after))
    file = tmp_path / "torn" / f"{name}.jsonl"
    assert file.read_bytes().count(b"\n") == left
    file.write_bytes(file.read_bytes()[:-cut])
    resumed = tuned(tmp_path / "torn")
    assert len(seeds(calls)) == 62 + (cut > 1)
    assert resumed == whole
    kind: type[Told | Duel] = Duel if name == "match-1" else Told
    found = list(tuner_module._lines(file, kind))
    assert len(found) == len({each.seed for each in found}) == (12 if name == "match-1" else 25)


def test_a_finished_run_plays_nothing(tmp_path: Path, calls: list[Call]) -> None:
    """It is only read."""
    steps = tuned(tmp_path)
    calls.clear()
    assert tuned(tmp_path) == steps and calls == []


@pytest.mark.parametrize("changes", [{"games": 26}, {"deals": 3}, {"generations": 3}, {"seed": 4}, {"edition": "next"}])
def test_another_plan_is_refused(tmp_path: Path, calls: list[Call], changes: dict[str, Any]) -> None:
    """And the folder stays as it is."""
    with pytest.raises(StopError):
        tuned(tmp_path, progress=stopping(3))
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    calls.clear()
    with pytest.raises(SetupProblem, match="cli-tune-other-plan"):
        tuned(tmp_path, msgspec.structs.replace(PLAN, **changes))
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before and calls == []


def test_a_place_that_is_no_folder_is_refused(tmp_path: Path) -> None:
    """A file."""
    (tmp_path / "letter.txt").write_text("Dear Ann", encoding="utf-8")
    with pytest.raises(SetupProblem, match="cli-cannot-save"):
        Tuner(CLAIMS, PLAN, tmp_path / "letter.txt", 1, lambda *_: None)


# Which weights stay.


@pytest.mark.parametrize(("share", "kept"), [(0.6, True), (0.5, True), (0.4, False)])
def test_new_weights_stay_unless_they_lose(
    tmp_path: Path, calls: list[Call], monkeypatch: pytest.MonkeyPatch, share: float, kept: bool
) -> None:
    """Otherwise the old ones do."""
    monkeypatch.setattr(tuner_module, "duel_batch", lambda *call: [Duel(seed, share, 0.5, 2.0) for seed in call[3]])
    first, second = tuned(tmp_path)
    new, old = calls[-1][2]
    assert second.match == judged([Duel(seed, share, 0.5, 2.0) for seed in range(12)])
    assert (second.kept, second.fit) == (kept, new if kept else old) and old == first.fit != new


def test_a_match_is_judged_by_hand() -> None:
    """Means, and the error of the mean difference from what is usual."""
    deals = [Duel(1, 0.5, 0.5, 1.0), Duel(2, 1.0, 0.5, 2.0), Duel(3, 0.25, 0.25, 6.0), Duel(4, 0.75, 0.25, -1.0)]
    found = judged(deals)
    assert (found.wins, found.usual, found.margin) == (0.625, 0.375, 2.0)
    assert found.error == pytest.approx((4 * 0.25**2 / 3) ** 0.5 / 2)
    assert judged(deals[:1]).error == 1.0


# The file of weights.

FIT = Fit([(1, -2), (3_000_000, 4)], [(5, 6), (-7, 8)])
NAMES = ("gold", "luck")


def test_the_part_of_an_edition_can_be_read_back(tmp_path: Path) -> None:
    """As the engine takes it."""
    file = tmp_path / "weights.toml"
    file.write_text(weights.section("first", NAMES, FIT.points, FIT.odds), encoding="utf-8")
    (found,) = weights.read(file, NAMES).values()
    assert (list(found.points), list(found.odds)) == (list(FIT.weights().points), list(FIT.weights().odds))


@pytest.mark.parametrize("edition", ["first", "second", "third"])
def test_other_editions_stay_as_they_are(tmp_path: Path, edition: str) -> None:
    """Whether the edition stood first or last in the file, or not at all."""
    part = weights.section(edition, NAMES, FIT.odds, FIT.points)
    text = "".join(weights.section(name, NAMES, FIT.points, FIT.odds) + "\n" for name in ("first", "second", "firstly"))
    file = tmp_path / "weights.toml"
    file.write_text(weights.replaced(text, edition, part), encoding="utf-8")
    found = weights.read(file, NAMES)
    assert found.keys() == {"first", "second", "firstly", edition}
    swapped = [name for name, each in found.items() if list(each.points) == list(FIT.weights().odds)]
    assert swapped == [edition]
    assert weights.replaced(file.read_text(encoding="utf-8"), edition, part) == file.read_text(encoding="utf-8")


# Processes.


@pytest.mark.long
def test_processes_find_the_same_weights_and_can_be_stopped(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Stopped after the first batch, gone on with, and compared with a run in this process."""
    plan = Plan("redplanet", "2015", games=24, deals=2, generations=1, seed=5)
    with pytest.raises(StopError):
        tuned(tmp_path / "processes", plan, stopping(2))
    assert not multiprocessing.active_children()
    resumed = tuned(tmp_path / "processes", plan)
    assert not multiprocessing.active_children()
    calls: list[Call] = request.getfixturevalue("calls")
    assert tuned(tmp_path / "here", plan) == resumed and len(calls) == 3


def test_no_work_is_done_at_once() -> None:
    """No process is started."""
    assert list(each_done(sorted, [], 2)) == []
