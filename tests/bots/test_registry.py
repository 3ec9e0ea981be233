"""Bots from outside: by an entry point, or by an import path; what is wrong with one is told with file and line."""

from __future__ import annotations

import gc
import logging
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from types import BuiltinFunctionType, FunctionType, ModuleType

import pytest

import ecliptic as ec
from ecliptic.bots import bot, registry, runs_code
from ecliptic.bots.foreign import own_seed
from ecliptic.bots.guard import Guarded
from ecliptic.core import plugins
from ecliptic.core.errors import SetupProblem
from ecliptic.core.play import Play
from ecliptic.core.plugins import Plugin
from ecliptic.core.setup import Setup
from ecliptic.core.state import State
from tests.core.open_game import RACE
from tests.core.toy import CLAIMS

BOTS = """
    class First:
        def __init__(self, game, seed):
            self.seed = seed

        def choose(self, view, decision):
            return decision.actions[0]

    def made(game, seed):
        return First(game, seed + 1)

    class Cheat(First):
        def choose(self, view, decision):
            return "fly", 7

    class Broken:
        def __init__(self, game, seed):
            raise ValueError("no, not " + game.id)

    class Clumsy(First):
        def choose(self, view, decision):
            return decision.actions[len(decision.actions)]

    class Dumb:
        def __init__(self, game, seed):
            pass

    NUMBER = 5
"""

SHARED = (ModuleType, type, FunctionType, BuiltinFunctionType)
NO_NAME = "'a,b' is no name for a bot: letters, digits, dots, hyphens and underscores"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A module in the folder in which one works."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    found = tmp_path / "outside_bots.py"
    found.write_text(dedent(BOTS), encoding="utf-8")
    registry.forget()
    yield found
    registry.forget()
    sys.modules.pop("outside_bots", None)


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Plugin]]:
    """A package that offers the bot `first`."""
    found = [Plugin("first", "outside_bots:First", "some-bots", "2.0")]
    monkeypatch.setattr(plugins, "found", lambda _: found)
    monkeypatch.syspath_prepend(Path.cwd())
    registry.forget()
    yield found
    registry.forget()


def asked(player: ec.Bot) -> tuple[ec.Action, ec.Decision]:
    """What it does at the beginning of a race."""
    setup = Setup(RACE.rules("short", 2), 1)
    state = RACE.new(setup)
    decision = RACE.decisions(state)[0]
    return player.choose(RACE.view(state, setup.rules, 0), decision), decision


@pytest.mark.parametrize(("name", "seed"), [("First", own_seed(7)), ("made", own_seed(7) + 1)])
@pytest.mark.usefixtures("file")
def test_a_class_or_a_function_of_a_module_at_hand_is_a_bot(name: str, seed: int) -> None:
    """It gets the game and a seed that tells nothing of the game's own, and answers."""
    found = bot(f"outside_bots:{name}", RACE, 7)
    assert isinstance(found, Guarded)
    assert getattr(found.bot, "seed", None) == seed
    assert asked(found)[0] == ("run", 0)


@pytest.mark.usefixtures("file", "offered")
def test_a_bot_that_a_package_offers_is_known_by_its_name() -> None:
    """Everywhere a bot is named; an unknown one is told the names of both."""
    assert isinstance(bot("first", RACE, 1), Guarded)
    assert len(ec.play("kosmonauts", "first", seed=1, moves=3).moves) == 3
    with pytest.raises(SetupProblem) as caught:
        bot("frist", RACE, 1)
    assert caught.value.phrase.args["known"].endswith("expert, first")
    assert "Did you mean “first”?" in str(caught.value)


def test_of_two_with_one_name_the_first_keeps_it(offered: list[Plugin], caplog: pytest.LogCaptureFixture) -> None:
    """The others are left out, and the log names their packages; nobody takes a name of ours."""
    offered += [
        Plugin("first", "their_bots:First", "more-bots", "0.1"),
        Plugin("expert", "their_bots:Expert", "more-bots", "0.1"),
        Plugin("a,b", "their_bots:Both", "more-bots", "0.1"),
    ]
    with caplog.at_level(logging.WARNING):
        assert registry.installed() == {"first": offered[0]}
    assert caplog.messages == [
        "first from more-bots 0.1 is left out: the name first is taken by some-bots 2.0 [their_bots:First]",
        "expert from more-bots 0.1 is left out: the name expert is taken by ecliptic [their_bots:Expert]",
        f"a,b from more-bots 0.1 is left out: {NO_NAME} [their_bots:Both]",
    ]
    assert len(registry.faults()) == 3


@pytest.mark.usefixtures("file", "offered")
def test_a_report_can_tell_which_package_a_bot_comes_from() -> None:
    """With its version; a module at hand comes from none."""
    assert registry.origin("first") == "some-bots 2.0"
    assert registry.origin("pytest:fixture") == f"pytest {pytest.__version__}"
    assert [registry.origin(name) for name in ("outside_bots:First", "expert", "foreign:sh x")] == ["", "", ""]


def test_names_that_run_code_are_told_apart() -> None:
    """A record names bots too, and comes from anybody: what it would run has to be asked for."""
    assert all(map(runs_code, ("outside_bots:First", "os:system", "foreign:sh x", "foreign@2s:sh x")))
    assert not any(map(runs_code, ("expert", "expert@1.5s", "first", "foreigner", "nobody")))


@pytest.mark.parametrize(
    ("name", "reason", "line"),
    [
        ("outside_bots:Broken", "ValueError: no, not open_race", 18),
        ("outside_bots:Dumb", "it has no choose(view, decision)", 24),
        ("outside_bots:NUMBER", "neither a class nor a function", 0),
        (
            "outside_bots:Nobody",
            "AttributeError: module 'outside_bots' has no attribute 'Nobody'; its bots: Cheat, Clumsy, First",
            0,
        ),
        ("not_there:Bot", "ModuleNotFoundError: No module named 'not_there'", 0),
    ],
)
def test_one_that_cannot_be_made_names_file_and_line(file: Path, name: str, reason: str, line: int) -> None:
    """Before the game begins."""
    with pytest.raises(SetupProblem) as caught:
        bot(name, RACE, 1)
    told = caught.value.phrase.args
    assert (told["bot"], told["reason"]) == (name, reason)
    assert told["where"] == (f"{file}:{line}" if line else name)
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("name", "reason", "detail", "line"),
    [
        ("Cheat", "illegal", "('fly', 7) is no answer to Run", 12),
        ("Clumsy", "crashed", "IndexError: tuple index out of range", 22),
    ],
)
def test_one_that_fails_loses_its_seat(
    file: Path, caplog: pytest.LogCaptureFixture, name: str, reason: str, detail: str, line: int
) -> None:
    """Easy goes on in its place; its author is told file and line, once."""
    found = bot(f"outside_bots:{name}", RACE, 1)
    assert isinstance(found, Guarded)
    action, decision = asked(found)
    assert action in decision.actions
    assert (found.forfeit, found.detail) == (reason, f"{detail} [{file}:{line}]")
    with caplog.at_level(logging.WARNING):
        found.tell()
        found.tell()
    assert caplog.messages == [f"outside_bots:{name} has lost its seat ({reason}): {detail} [{file}:{line}]"]


@pytest.mark.usefixtures("file")
def test_nothing_that_a_bot_is_given_leads_to_the_state_of_the_game() -> None:
    """Not the view, not the decision, not the game: it cannot see more than its seat, nor change anything."""
    setup = Setup(CLAIMS.rules("first", 2), 7)
    state = CLAIMS.new(setup)
    decision = CLAIMS.decisions(state)[0]
    given = [CLAIMS.view(state, setup.rules, decision.seat), decision, CLAIMS]
    assert not [each for each in reachable(given) if isinstance(each, State)]
    assert [each for each in reachable([Play(CLAIMS, setup)]) if isinstance(each, State)]


def reachable(start: list[object]) -> list[object]:
    """All objects that these hold, directly or not; modules, classes and functions belong to everybody."""
    found: dict[int, object] = {}
    waiting = list(start)
    while waiting:
        each = waiting.pop()
        if id(each) not in found and not isinstance(each, SHARED):
            found[id(each)] = each
            waiting += gc.get_referents(each)
    return list(found.values())


@pytest.mark.parametrize(
    ("code", "line"),
    [("import sys\nsys.exit(3)\n", 2), ("def Bot(game, seed):\n    exit(3)\n", 2)],
    ids=["module", "made"],
)
def test_a_module_that_ends_the_program_is_a_fault_of_the_bot(file: Path, code: str, line: int) -> None:
    """Whoever asked for the bot is told where; once it plays, it may (see `Guarded`)."""
    other = file.with_name("outside_ending.py")
    other.write_text(code, encoding="utf-8")
    sys.modules.pop("outside_ending", None)
    with pytest.raises(SetupProblem, match=re.escape(f"SystemExit: 3 [{other}:{line}]")):
        bot("outside_ending:Bot", RACE, 1)
