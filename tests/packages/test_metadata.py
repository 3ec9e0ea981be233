"""The package says the same of itself everywhere, and what it says is true."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
import tomllib
from typing import Any

from babel import Locale

import ecliptic
from ecliptic.texts.languages import LANGUAGES
from tests.packages.checkout import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def citation() -> Any:
    """CITATION.cff; Litestar brings the library along."""
    return importlib.import_module("yaml").safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))


def test_the_version_is_the_same_everywhere() -> None:
    """In pyproject.toml, in the citation, in the newest part of the changelog, and asked in Python and in a shell."""
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    (newest, date), *older = re.findall(r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$", changes, re.MULTILINE)
    assert [newest, *(number for number, _ in older)] == sorted(
        {newest, *(number for number, _ in older)},
        key=lambda number: [int(part) for part in number.split(".")],
        reverse=True,
    )
    assert changes.index("## [Unreleased]") < changes.index(f"## [{newest}]")
    told = citation()
    assert {PROJECT["version"], newest, str(told["version"]), ecliptic.__version__} == {PROJECT["version"]}
    assert str(told["date-released"]) == date
    asked = subprocess.run(
        [sys.executable, "-m", "ecliptic", "--version"], capture_output=True, text=True, check=True, cwd=ROOT / "src"
    )
    assert asked.stdout.split()[-1] == PROJECT["version"]


def test_the_citation_says_what_the_package_says() -> None:
    """Who wrote it, its licence, and what it is about."""
    told = citation()
    assert [author["name"] for author in told["authors"]] == [author["name"] for author in PROJECT["authors"]]
    assert told["license"] == PROJECT["license"]
    assert set(told["keywords"]) <= set(PROJECT["keywords"])


def test_classifiers_are_true() -> None:
    """The languages that it speaks, the Pythons that it may be installed with, the types that it has."""
    spoken = {each.rpartition(" :: ")[2] for each in PROJECT["classifiers"] if each.startswith("Natural Language")}
    assert spoken == {Locale(language).english_name for language in LANGUAGES}
    pythons = [each for each in PROJECT["classifiers"] if re.search(r"Python :: 3\.\d+$", each)]
    assert pythons[0].endswith(PROJECT["requires-python"].removeprefix(">="))
    assert "Typing :: Typed" in PROJECT["classifiers"] and (ROOT / "src" / "ecliptic" / "py.typed").is_file()
    assert len(PROJECT["description"]) <= 120
