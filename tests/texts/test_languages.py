"""One list of languages: a new one is a code in `ecliptic.texts.languages` and a folder beside those of the others."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ecliptic.core.locales import FOLDER
from ecliptic.games import GAMES
from ecliptic.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "ecliptic"
LEFT_OUT = {"node_modules", "page", "__pycache__", "data", "golden", "locale"}
KINDS = {".py", ".ts", ".svelte", ".js", ".json", ".toml", ".html", ".md"}

CODE = "|".join(LANGUAGES)
QUOTED = rf"""["'`](?:{CODE})["'`]"""
IN_CODE = re.compile(rf"{QUOTED}(?:\s*[,|]\s*{QUOTED}){{2,}}")  # "a", "b", "c"
IN_PROSE = re.compile(rf"\b(?:{CODE})(?:(?:, | or |, or | and )(?:{CODE})){{2,}}\b")  # a, b or c
KEYED = re.compile(rf"""["']?\b({CODE})\b["']?:\s*["'“\[]|lang="({CODE})\"""")  # a: "…", b: "…"; <p lang="a">

THE_LIST = "src/ecliptic/texts/languages.py"
WRITTEN = "web/src/wire.ts"  # by tools/web_types.py, from the list
# Read by browsers that cannot run the page, before anything could be fetched. A language without a sentence there is
# answered in English.
BEFORE_THE_PAGE = {"web/index.html", "web/public/old-browser.js"}


def sources(*folders: str) -> Iterator[Path]:
    """The files that people write there."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in KINDS and not LEFT_OUT & set(path.relative_to(ROOT).parts):
                yield path


def name(path: Path) -> str:
    """As git has it."""
    return path.relative_to(ROOT).as_posix()


def test_no_other_file_lists_the_languages() -> None:
    """All that needs them asks the list: programs, tests, tools and documents."""
    listing = {
        name(path)
        for path in [*sources("src", "web", "tests", "tools", "docs", "examples"), *ROOT.glob("*.*")]
        if path.suffix in KINDS
        for text in [path.read_text(encoding="utf-8")]
        if IN_CODE.search(text) or IN_PROSE.search(text)
    }
    assert listing == {THE_LIST, WRITTEN}


def test_no_program_has_a_table_by_language() -> None:
    """What differs by language is in its Fluent files. Tests may tell what they expect in each."""
    programs = [path for path in sources("src", "web", "tools") if not path.name.endswith(".test.ts")]
    tables = {name(path) for path in programs if len(set(KEYED.findall(path.read_text(encoding="utf-8")))) > 2}
    assert tables == {WRITTEN, *BEFORE_THE_PAGE}


@pytest.fixture
def with_german(tmp_path: Path) -> Path:
    """A copy of the package, with a fifth language: one code in the list, and copies of the English files."""
    copy = tmp_path / "ecliptic"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("page", "__pycache__", "*.so"))
    for folder in list(copy.rglob(FOLDER)):
        shutil.copytree(folder / "en", folder / "de")
    replace(copy / "texts" / "languages.py", f'"{LANGUAGES[-1]}")', f'"{LANGUAGES[-1]}", "de")')
    replace(copy / "locale" / "de" / "core.ftl", "language-name = English", "language-name = Deutsch")
    game = GAMES[0].id
    replace(copy / "games" / game / FOLDER / "de" / "game.ftl", f"{game}-title = ", f"{game}-title = Das Spiel ")
    return tmp_path


def replace(file: Path, old: str, new: str) -> None:
    """In a file where it stands."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def said(place: Path, *command: str) -> str:
    """What Python prints with the package that lies here."""
    environ = os.environ | {
        "PYTHONPATH": f"{place}{os.pathsep}{ROOT}",
        "PYTHONIOENCODING": "utf-8",
        "ECLIPTIC_LANG": "",
    }
    return subprocess.run(
        [sys.executable, *command], cwd=place, env=environ, capture_output=True, encoding="utf-8", check=True
    ).stdout


@pytest.mark.long
def test_a_fifth_language_is_a_code_and_its_folders(with_german: Path) -> None:
    """Then the command line speaks it, the server has its texts and takes it as a wish, and the page can choose it."""
    assert "Das Spiel Mission" in said(with_german, "-m", "ecliptic", "games", "--lang", "de")
    asked = """
from ecliptic.games import GAMES
from ecliptic.server.http.pages import language_of
from ecliptic.server.notify.settings import PreferencesWanted
from ecliptic.texts.packs import packs
from tools.web_types import languages
import msgspec
print([packs(game)["de"].whole for game in GAMES], language_of("de-AT"))
print(msgspec.json.decode('{"language": "de"}', type=PreferencesWanted).language)
print(languages())
"""
    packs, wish, names = said(with_german, "-c", asked).split("\n", 2)
    assert (packs, wish) == (f"{[True] * len(GAMES)} de", "de")
    assert 'de: "Deutsch"' in names
