"""Folders with texts: a game brings its own, whenever it is loaded, and lacks what it likes."""

from __future__ import annotations

import importlib
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

from ecliptic.core import locales
from ecliptic.core.words import Phrase
from ecliptic.games import GAMES
from ecliptic.texts import Texts, add_source, locale_of
from ecliptic.texts.bundles import messages
from ecliptic.texts.packs import packs

Packages = Callable[[dict[str, str]], Path]
FOUND = Phrase("nim-do-take-from", {"thing": 2})


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Packages]:
    """Packages in a folder of their own; their texts are forgotten afterwards."""
    monkeypatch.syspath_prepend(str(tmp_path))
    known, modules = dict(locales._added), set(sys.modules)

    def write(files: dict[str, str]) -> Path:
        for name, text in files.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return tmp_path

    yield write
    for name in set(sys.modules) - modules:
        if getattr(sys.modules[name], "__file__", None) and str(tmp_path) in str(sys.modules[name].__file__):
            del sys.modules[name]
    locales._added.clear()
    locales._added.update(known)
    messages.cache_clear()


def module(name: str) -> ModuleType:
    """A module of a package that was just written."""
    importlib.invalidate_caches()
    return importlib.import_module(name)


def test_texts_can_be_added_after_the_first_message(package: Packages) -> None:
    """A game that is loaded late is said as one that was there from the beginning; twice is the same as once."""
    texts = Texts("en")
    assert texts.say(FOUND) == "take from: 2"
    folder = package({"locale/en/game.ftl": "nim-do-take-from = Take from heap { $thing }\n"}) / "locale"
    before = len(locales.sources())
    for _ in range(2):
        add_source(folder)
    add_source(None)
    assert texts.say(FOUND) == "Take from heap 2"
    assert len(locales.sources()) == before + 1


def test_a_language_that_a_game_lacks_is_said_in_english(package: Packages) -> None:
    """And within it, what only English has."""
    add_source(
        package(
            {
                "locale/en/game.ftl": "nim-title = Nim\nnim-do-pass = Pass\n",
                "locale/pl/game.ftl": "nim-do-pass = Pasuj\n",
            }
        )
        / "locale"
    )
    said = [(Texts(each).say(Phrase("nim-title")), Texts(each).say(Phrase("nim-do-pass"))) for each in ("pl", "ru")]
    assert said == [("Nim", "Pasuj"), ("Nim", "Pass")]


def test_nobody_can_say_something_else_in_the_name_of_another(package: Packages) -> None:
    """The package's own messages stay as they are."""
    add_source(package({"locale/en/game.ftl": "language-name = Nim\nnim-title = Nim\n"}) / "locale")
    messages.cache_clear()
    assert Texts("en").say(Phrase("nim-title")) == "Nim"
    assert Texts("en").say(Phrase("language-name")) == "English"


def test_many_can_add_and_speak_at_once(package: Packages) -> None:
    """Everybody hears what they have added."""
    count, heard, start = 12, [], threading.Barrier(12)
    folders = [package({f"g{n}/en/game.ftl": f"g{n}-title = Game {n}\n"}) / f"g{n}" for n in range(count)]

    def play(number: int) -> None:
        start.wait()
        add_source(folders[number])
        heard.append(Texts("en").say(Phrase(f"g{number}-title")))

    threads = [threading.Thread(target=play, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(heard) == sorted(f"Game {number}" for number in range(count))


CLASS = "class Nim: pass\n"


def test_the_folder_of_a_game_is_in_its_package(package: Packages) -> None:
    """Or in one above it; a game that is one module has none, nor one without texts."""
    root = package(
        {
            "nim/__init__.py": "",
            "nim/rules/__init__.py": "",
            "nim/rules/game.py": CLASS,
            "nim/locale/en/game.ftl": "nim-title = Nim\n",
            "bare/__init__.py": CLASS,
            "single.py": CLASS,
            "locale/en/other.ftl": "other-title = Of somebody else\n",
        }
    )
    assert str(locale_of(module("nim.rules.game").Nim())) == str(root / "nim" / "locale")
    assert locale_of(module("bare").Nim()) is None
    assert locale_of(module("single").Nim()) is None


def test_every_game_of_ours_has_its_folder_and_no_other() -> None:
    """The package's own texts belong to no game."""
    folders = [str(locale_of(game)) for game in GAMES]
    assert [Path(folder).parent.name for folder in folders] == [game.id for game in GAMES]
    assert str(locales.sources()[0]) == str(locales.OWN)
    assert set(folders) <= {str(folder) for folder in locales.sources()}
    assert [set(packs(game)) >= {"en"} for game in GAMES] == [True] * len(GAMES)
