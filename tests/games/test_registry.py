"""Games from outside: found by entry points; one that cannot be used is left out, and the others go on."""

from __future__ import annotations

import logging
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

import ecliptic as ec
from ecliptic.core import plugins
from ecliptic.core.errors import SetupProblem
from ecliptic.core.plugins import Plugin
from ecliptic.core.sheet import Sheet
from ecliptic.core.words import Event, Phrase
from ecliptic.games import registry

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
START = "from tests.core.open_game import RaceGame\n"
GOOD = START + "class Race(RaceGame):\n    id = 'race'\nRACE = Race()\n"


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installer]:
    """Packages that offer games, each a module of its own."""
    monkeypatch.syspath_prepend(tmp_path)
    before = set(sys.modules)
    installer = Installer(tmp_path)
    monkeypatch.setattr(plugins, "found", lambda _: installer.plugins)
    registry.forget()
    yield installer
    registry.forget()
    for name in set(sys.modules) - before:
        if name.startswith("outside_"):
            del sys.modules[name]


class Installer:
    """Writes modules and offers what is in them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.plugins: list[Plugin] = []

    def __call__(self, name: str, code: str, value: str = "RACE") -> Path:
        module = f"outside_{name}"
        file = self.folder / f"{module}.py"
        file.write_text(dedent(code), encoding="utf-8")
        self.plugins.append(Plugin(name, f"{module}:{value}", f"some-{name}", "1.2"))
        return file


def test_our_games_are_entry_points_too() -> None:
    """What is declared is what is found where nothing is installed."""
    declared = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["entry-points"][registry.GROUP]
    assert declared == {name: registry.own(name).value for name in registry.OURS}
    assert [game.id for game in registry.games()[: len(registry.OURS)]] == list(registry.OURS)


def test_a_game_from_outside_is_one_of_the_games(install: Installer) -> None:
    """Ours come first, then others by their ids; it is found by its id, whatever its entry point is called."""
    install("zebra", GOOD)
    install("race", GOOD.replace("'race'", "'aces'"))
    assert [game.id for game in registry.games()] == [*registry.OURS, "aces", "race"]
    assert registry.faults() == ()
    assert ec.play("race", "random", seed=1).over


@pytest.mark.parametrize(
    ("code", "reason", "line"),
    [
        ("import this_is_not_there\n", "ModuleNotFoundError: No module named 'this_is_not_there'", 1),
        ("x = 1\nRACE = 1 / 0\n", "ZeroDivisionError: division by zero", 2),
        ("x = (\n", "SyntaxError: '(' was never closed (outside_bad.py, line 1)", 1),
        ("RACE = 5\n", "int is no ecliptic.core.game.Game", 0),
        (GOOD.replace("'race'", "'ares'"), "the id ares is taken by ecliptic", 2),
        (GOOD.replace("'race'", "'Race!'"), "'Race!' is no id", 2),
        (GOOD.replace("id = 'race'", "id, editions = 'race', ()"), "it has no edition", 2),
        (GOOD.replace("id = 'race'", "id, verbs = 'race', ()"), "it needs verbs", 2),
        (GOOD.replace("id = 'race'", "id, steps = 'race', {'Hop': None}"), "the step Hop is not", 2),
        (
            GOOD.replace("'race'", "'race'\n    def start(self, rules, chance):\n        raise KeyError('x')"),
            "KeyError",
            5,
        ),
        ("from ecliptic.core.game import Game\nclass Bare(Game):\n    id = 'bare'\nRACE = Bare()\n", "not declare", 2),
    ],
    ids=["module", "raises", "syntax", "no game", "id", "bad id", "editions", "verbs", "steps", "start", "bare"],
)
def test_one_that_cannot_be_used_is_left_out_and_named(
    install: Installer, caplog: pytest.LogCaptureFixture, code: str, reason: str, line: int
) -> None:
    """With its package, version, file and line, once; the others go on."""
    file = install("bad", code)
    install("race", GOOD)
    with caplog.at_level(logging.WARNING):
        assert [game.id for game in registry.games()] == [*registry.OURS, "race"]
        registry.games()
    (fault,) = registry.faults()
    assert (fault.name, fault.origin) == ("bad", "some-bad 1.2")
    assert reason in fault.reason
    assert fault.where == (f"{file}:{line}" if line else "outside_bad:RACE")
    assert caplog.messages == [str(fault)]


def test_a_name_that_is_not_there_is_a_fault_of_the_entry_point(install: Installer) -> None:
    """It tells what was looked for."""
    install("bad", GOOD, "RAC")
    (fault,) = registry.faults()
    assert (fault.where, fault.origin) == ("outside_bad:RAC", "some-bad 1.2")


def test_two_with_one_id_leave_one(install: Installer) -> None:
    """The first by the name of its entry point."""
    install("first", GOOD)
    install("second", GOOD)
    assert [game.id for game in registry.games()][len(registry.OURS) :] == ["race"]
    (fault,) = registry.faults()
    assert fault.reason == "the id race is taken by some-first 1.2"


FAILING = """
    from ecliptic.core.words import EventKind
    from tests.core.open_game import RaceGame

    class Race(RaceGame):
        id, event_kinds = 'race', {0: EventKind("Ran")}

        def sheet(self, view):
            return 1 // 0

        def draw(self, view, say, width):
            raise KeyError("no picture")

        def option(self, action, rules, view=None):
            raise LookupError

        def prompt(self, decision, view):
            raise LookupError

        def told(self, event, rules):
            raise LookupError

        def scores(self, state):
            raise LookupError

    RACE = Race()
"""


def test_a_game_that_fails_in_what_it_says_is_told_by_default(
    install: Installer, caplog: pytest.LogCaptureFixture
) -> None:
    """Once in the log for each method, with package and line; the table plays on, and the author can see it fail."""
    file = install("race", FAILING)
    table = ec.new("race", seed=1)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert isinstance(table.game.sheet(table.view(0)), Sheet)
        assert "player 1" in table.text(0)
        assert table.decision is not None
        assert table.say(table.decision) and all(table.say(action) for action in table.legal)
        assert table.game.told(Event("Ran", {}), table.engine.rules) == Phrase("race-event-ran")
        assert "player 1" in ec.play(table, "random").text()
    assert [message.partition(" of the game race from some-race 1.2 fails")[0] for message in caplog.messages] == [
        *("sheet", "draw", "prompt", "option", "told", "scores")
    ]
    assert f"ZeroDivisionError: integer division or modulo by zero [{file}:9]" in caplog.messages[0]
    with pytest.raises(ZeroDivisionError):
        registry.original("race").sheet(table.view(0))


def test_what_is_meant_for_whoever_asked_is_not_caught(install: Installer) -> None:
    """A SetupProblem of a game is its answer."""
    install("race", GOOD)
    with pytest.raises(SetupProblem, match="takes no corrections"):
        registry.game("race").read_corrections(Path("box.toml"))


def test_our_own_games_are_not_guarded() -> None:
    """Their mistakes are to be seen, and nothing lies on the way of a move."""
    for name in registry.OURS:
        assert registry.original(name) is registry.game(name)
        assert not {"sheet", "told", "option", "prompt"} & vars(registry.game(name)).keys()
