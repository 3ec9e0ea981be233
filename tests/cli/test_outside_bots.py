"""Bots in Python in every command that takes bots: from a module at hand, and from a package that is installed."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ecliptic.arena.contest import Contest
from ecliptic.arena.results import Results, ResultsProblem, header
from ecliptic.bots import bot, registry
from ecliptic.cli import arena as arena_command
from ecliptic.cli.asked import read_record
from ecliptic.core.setup import Setup
from ecliptic.texts import LANGUAGES
from tests.bots.outside import MODULE, install, line, write_module
from tests.cli.running import ONES, SOURCE, process, run, said
from tests.cli.test_arena import Closing
from tests.core.open_game import RACE

FIRM = f"{MODULE}:Firm"
TABLE = ("redplanet", "--players", 3, "--seed", 5)
EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"


@pytest.fixture(autouse=True)
def _arena_without_processes(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "long" not in request.keywords:
        monkeypatch.setattr(arena_command, "workers", lambda *_: Closing())


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A module with bots, in the folder in which the command is started."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    yield write_module(tmp_path)
    sys.modules.pop(MODULE, None)


@pytest.fixture
def package(file: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package that offers one of them as `firm`."""
    install(file.parent, "some-bots", {"firm": "Firm"})
    monkeypatch.syspath_prepend(file.parent)
    registry.forget()
    yield file
    registry.forget()


def told(*args: object) -> dict[str, Any]:
    """What a command prints for programs, without the speed."""
    ran = run(*args, "--json")
    assert ran.code == 0, ran.err
    found: dict[str, Any] = json.loads(ran.out)
    return {key: value for key, value in found.items() if "second" not in key}


# Simulations.


@pytest.mark.usefixtures("file")
def test_a_module_plays_in_a_simulation() -> None:
    """The same seed gives the same games; none of them lost its seat."""
    found = told("sim", *TABLE, "--games", 3, "--bots", f"{FIRM},random,random")
    assert found["bots"] == [FIRM, "random", "random"]
    assert (found["packages"], found["replaced"]) == ({}, [])
    assert found == told("sim", *TABLE, "--games", 3, "--bots", f"{FIRM},random,random")
    assert found["mean_points"] != told("sim", *TABLE, "--games", 3, "--bots", "random")["mean_points"]


@pytest.mark.usefixtures("file")
def test_a_process_finds_a_module_in_the_folder_where_it_is_started() -> None:
    """As `python -m` does, though it is installed elsewhere."""
    ran = process("sim", *TABLE, "--games", 1, "--bots", FIRM, PYTHONSAFEPATH="1")
    assert (ran.code, ran.err) == (0, "")
    assert FIRM in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.usefixtures("package")
def test_a_report_names_the_package_of_a_bot(lang: str) -> None:
    """With its version."""
    assert told("sim", *TABLE, "--games", 1, "--bots", "firm")["packages"] == {"firm": "some-bots 2.0"}
    ran = run("sim", *TABLE, "--games", 1, "--bots", "firm", lang=lang)
    assert said(lang, "cli-bot-from", bot="firm", package="some-bots 2.0") in ran.out


@pytest.mark.parametrize(
    ("bot", "reason", "detail", "where"),
    [
        ("Cheat", "illegal", "('fly', 7) is no answer to KeepMission", "class Cheat"),
        ("Raiser", "crashed", "IndexError: tuple index out of range", "len(decision.actions)]\n"),
    ],
)
def test_one_that_fails_is_replaced_and_its_author_told(
    file: Path, bot: str, reason: str, detail: str, where: str
) -> None:
    """The games go on; what is wrong is said once, with file and line."""
    name = f"{MODULE}:{bot}"
    ran = process("sim", *TABLE, "--games", 2, "--bots", f"{name},random,random", "--json")
    assert json.loads(ran.out)["replaced"] == [{"bot": name, "reason": reason, "games": 2}]
    number = line(where) if "class" in where else line("class Raiser") + 2
    assert ran.err == f"{name} has lost its seat ({reason}): {detail} [{file}:{number}]\n"


# Contests.


@pytest.mark.usefixtures("file")
def test_a_module_plays_in_the_arena() -> None:
    """The same contest is the same games."""
    asked = ("arena", *TABLE, "--bots", f"{FIRM},random", "--deals", 2)
    (found,) = told(*asked)["contests"]
    assert found["contest"]["contestants"] == [FIRM, "random"]
    assert [one["bot"] for one in found["contestants"]] == [FIRM, "random"]
    assert told(*asked)["contests"][0]["fingerprint"] == found["fingerprint"]


@pytest.mark.long
@pytest.mark.usefixtures("package")
def test_workers_load_what_they_are_told_by_name() -> None:
    """Processes play the same games as this one; the report names packages."""
    asked = ("arena", *TABLE, "--bots", f"firm,{FIRM}", "--deals", 1, "--workers", 1)
    ran = process(*asked, "--json", PYTHONPATH=f"{SOURCE}:{Path.cwd()}")
    assert (ran.code, ran.err) == (0, "")
    (found,) = json.loads(ran.out)["contests"]
    assert [one["package"] for one in found["contestants"]] == ["some-bots 2.0", ""]
    assert all(one["replaced"] == {} for one in found["contestants"])
    contest = Contest("redplanet", "2015", 3, ("firm", FIRM), deals=1, seed=5, switches=found["contest"]["switches"])
    with Closing() as here, Results(contest) as results:
        digests = {one.number: one.digest for one in here.outcomes(contest, results.missing())}
    assert len(digests) == found["games"] == 3
    assert arena_fingerprint(digests) == found["fingerprint"]


def arena_fingerprint(digests: dict[int, str]) -> str:
    """That of a contest with these final states."""
    from ecliptic.arena.match import Outcome  # noqa: PLC0415
    from ecliptic.arena.standings import fingerprint  # noqa: PLC0415

    return fingerprint([Outcome(number, (), (), (), 0, 0, digest, ()) for number, digest in digests.items()])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_results_of_another_version_of_a_bot_are_not_mixed(package: Path, tmp_path: Path, lang: str) -> None:
    """The file names the package; who goes on with another one is told."""
    contest = Contest("redplanet", "2015", 3, ("firm", "random"), deals=1)
    results = tmp_path / "results.jsonl"
    with Results(contest, results):
        assert header(contest).bots == {"firm": "some-bots 2.0"}
    (package.parent / "some_bots-2.0.dist-info" / "METADATA").write_text("Name: some-bots\nVersion: 3.0\n")
    registry.forget()
    with pytest.raises(ResultsProblem) as caught:
        Results(contest, results)
    args = {"file": str(results), "bots": "firm: some-bots 2.0", "ours": "firm: some-bots 3.0"}
    assert (caught.value.phrase.id, caught.value.phrase.args) == ("cli-arena-other-bots", args)
    assert "some-bots 3.0" in said(lang, "cli-arena-other-bots", **args)


# A game at one screen.


@pytest.mark.parametrize(
    ("bots", "seats"),
    [
        (FIRM, ["me", FIRM, FIRM, FIRM]),
        (f"{FIRM},firm", ["me", FIRM, "firm"]),
        ("expert", ["me", "expert", "expert", "expert"]),
    ],
)
@pytest.mark.usefixtures("package")
def test_opponents_are_chosen_by_name(tmp_path: Path, bots: str, seats: list[str]) -> None:
    """One for all other seats, or one for each; the record keeps their names."""
    record = tmp_path / "game.record"
    ran = run("play", "--bots", bots, "--seed", 3, "--save", record, typed="q\n")
    assert ran.code == 0, ran.err
    assert list(read_record(record)[1].players) == seats


@pytest.mark.parametrize("lang", LANGUAGES)
def test_either_all_seats_or_the_opponents_are_named(lang: str) -> None:
    """Both would contradict each other."""
    ran = run("play", "--bots", "easy", "--seats", "me,easy,easy", lang=lang)
    assert (ran.code, ran.err) == (2, said(lang, "cli-seats-or-bots") + "\n")


def test_a_game_is_played_to_the_end_against_a_bot_that_fails(file: Path, tmp_path: Path) -> None:
    """Who plays is told that it lost its seat; who wrote it, where."""
    name = f"{MODULE}:Raiser"
    ran = run("play", "--seed", 3, "--bots", f"{name},random", "--save", tmp_path / "game.record", typed=ONES)
    assert ran.code == 0, ran.err
    assert said("en", "cli-forfeit", seat=1, reason="crashed") in " ".join(ran.out.split())
    assert f"{name}: IndexError: tuple index out of range [{file}:{line('class Raiser') + 2}]" in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.usefixtures("file")
def test_a_saved_game_imports_no_module_by_itself(tmp_path: Path, lang: str) -> None:
    """A record may be anybody's, and a name in it would run code here: the module has to be trusted."""
    record = tmp_path / "game.record"
    assert run("play", "--bots", f"{FIRM},random", "--seed", 3, "--save", record, typed="q\n").code == 0
    sys.modules.pop(MODULE)
    ran = run("play", "--resume", record, typed=ONES, lang=lang)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.strip() == said(lang, "cli-untrusted-bots", commands=FIRM, count=1)
    assert MODULE not in sys.modules
    assert run("play", "--resume", record, "--trust-bots", typed=ONES).code == 0


# What cannot be.

COMMANDS = (
    ("sim", *TABLE, "--games", 1, "--bots", "{},random,random"),
    ("arena", *TABLE, "--deals", 1, "--bots", "random,{}"),
    ("play", "redplanet", "--bots", "{}"),
    ("play", "redplanet", "--seats", "me,{},random"),
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=["sim", "arena", "play", "seats"])
def test_one_that_cannot_be_made_is_refused_before_a_game_begins(
    file: Path, command: tuple[object, ...], lang: str
) -> None:
    """The message names what was given, and what is wrong: the module, the class, or file and line."""
    bots = "Broken, Cheat, Choosy, Firm, Raiser, Sleeper"
    for name, reason, where in (
        ("not_there:Bot", "ModuleNotFoundError: No module named 'not_there'", "not_there:Bot"),
        (f"{MODULE}:Fim", f"AttributeError: module '{MODULE}' has no attribute 'Fim'; its bots: {bots}", ""),
        (f"{MODULE}:time", "neither a class nor a function", ""),
        (f"{MODULE}:Broken", "ValueError: no engine", f"{file}:{line('no engine')}"),
    ):
        ran = run(*(str(part).replace("{}", name) for part in command), lang=lang, typed="q\n")
        expected = said(lang, "setup-broken-bot-here", bot=name, reason=reason, where=where or name)
        assert (ran.code, ran.err) == (2, expected + "\n")


@pytest.mark.parametrize("name", ["Firm", "outside_bots.Firm", "outside_bots:", ":Firm", "out side:Firm", "me:Firm@3"])
@pytest.mark.usefixtures("file")
def test_what_is_no_name_of_a_bot_is_refused(name: str) -> None:
    """The message says how a class is named."""
    ran = run("sim", *TABLE, "--games", 1, "--bots", name)
    assert ran.code == 2
    assert f"“{name}”" in ran.err and "my_module:MyBot" in ran.err


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("not_there:Bot", "No module named 'not_there'"),
        (f"{MODULE}:Broken", f"outside_bots.py:{line('no engine')}"),
        ("expert", "my_module:MyBot"),
        ("2", "--bot-processes"),
    ],
)
@pytest.mark.usefixtures("file")
def test_a_server_does_not_start_with_a_bot_that_cannot_be_made(tmp_path: Path, name: str, expected: str) -> None:
    """Whoever starts it is told, and not those who come to play."""
    ran = process("serve", "--bots", FIRM, "--bots", name, ECLIPTIC_DATABASE=f"sqlite:///{tmp_path / 'tables.db'}")
    assert ran.code == 2
    assert name in ran.err and expected in ran.err


# The example.


@pytest.mark.parametrize(("game", "players"), [("redplanet", 3), ("kosmonauts", 2), ("ares", 2)])
def test_the_example_plays_every_game(monkeypatch: pytest.MonkeyPatch, game: str, players: int) -> None:
    """It never fails, and the same seed gives the same game."""
    monkeypatch.setattr(sys, "path", [*sys.path, str(EXAMPLES)])
    asked = (
        "sim",
        game,
        "--players",
        players,
        "--games",
        1,
        "--bots",
        ",".join(["hasty:Hasty", *["random"] * (players - 1)]),
    )
    found = told(*asked)
    assert found["replaced"] == []
    assert found == told(*asked)
    sys.modules.pop("hasty")


def test_the_example_takes_what_brings_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a race, the longest step."""
    monkeypatch.setattr(sys, "path", [*sys.path, str(EXAMPLES)])
    setup = Setup(RACE.rules("short", 2), 1)
    state = RACE.new(setup)
    decision = RACE.decisions(state)[0]
    assert bot("hasty:Hasty", RACE, 1).choose(RACE.view(state, setup.rules, 0), decision) == ("run", 2)
    sys.modules.pop("hasty")
