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


def declaring(line: str) -> str:
    """A game that is good but for this line in its class."""
    return f"{START}class Race(RaceGame):\n    id = 'race'; {line}\nRACE = Race()\n".replace("; def", "\n    def")


def edition(values: str) -> str:
    """A game that is good but for its only edition."""
    words = "from ecliptic.core.words import EditionInfo\n"
    return words + declaring(f"default_edition = 'a'; editions = (EditionInfo({values}),)")


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
        ("import sys\nsys.exit(3)\n", "SystemExit: 3", 2),
        ("from pathlib import Path\nRACE = Path('/none').read_text()\n", "FileNotFoundError", 2),
        ("import this_is_not_there\n", "ModuleNotFoundError: No module named 'this_is_not_there'", 1),
        ("x = 1\nRACE = 1 / 0\n", "ZeroDivisionError: division by zero", 2),
        ("x = (\n", "SyntaxError: '(' was never closed (outside_bad.py, line 1)", 1),
        ("RACE = 5\n", "int is no ecliptic.core.game.Game", 0),
        (GOOD.replace("RACE = Race()", "RACE = Race"), "as in GAME = Race()", 2),
        (GOOD.replace("'race'", "5"), "5 is no id", 2),
        (GOOD.replace("'race'", "'web'"), "the id web is reserved", 2),
        (GOOD.replace("'race'", "'all'"), "the id all is reserved", 2),
        (declaring("verbs = ('run',)"), "verbs has 'run', which is no Verb", 2),
        (declaring("verbs = None"), "verbs is None, and no row of Verb", 2),
        (declaring("editions = 'abc'; default_edition = 'a'"), "editions is 'abc', and no row of EditionInfo", 2),
        (declaring("switches = (5,)"), "switches has 5, which is no Switch", 2),
        (declaring("event_kinds = []"), "event_kinds is [], and no mapping", 2),
        (declaring("reasons = {5: 'tired'}"), "reasons has 'tired', which is no Reason", 2),
        (declaring("steps = ['Run']"), "steps is ['Run'], and no mapping", 2),
        (declaring("fields = 'place'"), "fields is 'place', and no row of names", 2),
        (declaring("fields = ('plaec',)"), "AttributeError: 'Race' object has no attribute 'plaec'", 2),
        (declaring("default_edition = 'long'"), "the edition 'long' is not among its editions", 2),
        (edition("'a', '1', 4"), "EditionInfo(id='a', seats_min='1', seats_max=4, mark=''): Expected `int`", 3),
        (edition("'a', 3, 2"), "the edition a is for 3 to 2", 3),
        (declaring("title = 1 // 0"), "ZeroDivisionError", 3),
        (declaring("id = property(lambda self: 1 // 0)"), "ZeroDivisionError", 3),
        (declaring("def start(self, rules, chance): exit(4)"), "SystemExit: 4", 4),
        (declaring("def __copy__(self): raise TypeError"), "TypeError", 4),
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


WRONG = """
    from tests.core.open_game import RaceGame

    class Race(RaceGame):
        id = 'race'

        def sheet(self, view):
            return None

        def draw(self, view, say, width):
            return "a board"

        def prompt(self, decision, view):
            return "Where to?"

        def outlook(self, view):
            return [None]

        def main_colours(self, rules):
            return [0]

        def public_points(self, view):
            return [1, 2, 3, 4, 5]

        def scores(self, state):
            return [{"colour": 0}]

        @property
        def title(self):
            return 1 // 0

    RACE = Race()
"""


def test_a_game_that_returns_nonsense_is_told_by_default(install: Installer, caplog: pytest.LogCaptureFixture) -> None:
    """Nothing where a sheet is wanted is as bad as an error, and so is a title that cannot be had."""
    file = install("race", WRONG)
    table = ec.new("race", seed=1)
    assert table.game.title == Phrase("race-title")
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            assert isinstance(table.game.sheet(table.view(0)), Sheet)
            assert "player 1" in table.text(0)
        assert table.decision is not None
        assert isinstance(table.game.prompt(table.decision, table.view(0)), Phrase)
        assert table.game.outlook(table.view(0)) == []
        assert "player 1" in ec.play(table, "random").text()
        assert table.game.title == Phrase("race-title")
    said = " of the game race from some-race 1.2 fails, the default is used: "
    lines = [line.partition(said) for line in caplog.messages]
    assert "it returned NoneType, where Sheet is declared" in caplog.text
    assert "it returned list, where list[Scored] is declared: Object missing required field `source`" in caplog.text
    assert {name: what.rpartition(" ")[2] for name, _, what in lines} == {
        "title": f"[{file}:30]",
        "sheet": f"[{file}:7]",
        "draw": f"[{file}:10]",
        "prompt": f"[{file}:13]",
        "outlook": f"[{file}:16]",
        "main_colours": f"[{file}:19]",
        "public_points": f"[{file}:22]",
        "scores": f"[{file}:25]",
    }
    assert len(lines) == 8


def test_the_place_is_that_of_the_method_and_not_ours(install: Installer, caplog: pytest.LogCaptureFixture) -> None:
    """Also where a package's name is like ours, and where the error comes out of our own code."""
    code = GOOD.replace("'race'", "'race'\n    def sheet(self, view):\n        return super().sheet(None)")
    folder = install.folder / "ecliptic" / "core"
    folder.mkdir(parents=True)
    file = folder / "outside_near.py"
    file.write_text(dedent(code), encoding="utf-8")
    sys.path.insert(0, str(folder))
    install.plugins.append(Plugin("race", "outside_near:RACE", "some-race", "1.2"))
    try:
        table = ec.new("race", seed=1)
        with caplog.at_level(logging.WARNING):
            table.game.sheet(table.view(0))
    finally:
        sys.path.remove(str(folder))
    assert caplog.messages[0].endswith(f"[{file}:5]")


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
