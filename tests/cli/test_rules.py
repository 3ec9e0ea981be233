"""`ecliptic rules`: the numbered rules, and which test shows which."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ecliptic import rulebook
from ecliptic.texts import LANGUAGES
from tests.cli.running import process, run, said


def tree(folder: Path, *ids: str, tagged: bool = True) -> Path:
    """A folder of tests that cite these rules."""
    home = folder / "tests" / "games" / "redplanet" / "rules"
    home.mkdir(parents=True)
    tests = [f'@rule("{each}")\ndef test_{index}() -> None: ...\n' for index, each in enumerate(ids)]
    if not tagged:
        tests.append("def test_untagged() -> None: ...\n")
    (home / "test_all.py").write_text("\n".join(tests), encoding="utf-8")
    return folder / "tests"


def all_ids() -> list[str]:
    """Every rule of the game."""
    return [rule.id for rule in rulebook.rules("redplanet")]


def test_a_rule_is_found_by_its_id() -> None:
    """In capitals or not, with its chapter."""
    ran = process("rules", "rp-6.12")
    rule = rulebook.find("RP-6.12")
    assert rule is not None and ran.code == 0
    assert ran.out.startswith("RP-6.12") and rule.section.split(" / ")[0] in ran.out
    assert rule.text.split()[0] in ran.out


def test_rules_are_found_by_words() -> None:
    """All words must occur; the best come first, and no more than twenty."""
    ran = run("rules", "Saboteur", "--game", "redplanet")
    assert ran.code == 0 and "RP-7.44" in ran.out
    many = run("rules", "ship", "--game", "redplanet")
    found = len(rulebook.search("ship", "redplanet"))
    assert many.out.endswith(f"{found - 20} more rules match.\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_found_is_said(lang: str) -> None:
    """Words in brackets are no markup."""
    ran = run("rules", "no [such] rule", lang=lang)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.strip() == said(lang, "cli-rules-none", words="no [such] rule")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_asked_is_nothing_found(lang: str) -> None:
    """An example helps on."""
    ran = run("rules", lang=lang)
    assert (ran.code, ran.err.strip()) == (2, said(lang, "cli-rules-what"))


def test_rules_are_read_by_programs() -> None:
    """One row for each; an empty list if none matches."""
    (row,) = json.loads(run("rules", "RP-6.12", "--json").out)
    assert row["id"] == "RP-6.12" and row["kind"] == "rule" and row["text"]
    ran = run("rules", "zzzz", "--json")
    assert (ran.code, json.loads(ran.out)) == (0, [])


def test_full_coverage_ends_well(tmp_path: Path) -> None:
    """Every rule has its test."""
    ran = run("rules", "--coverage", "--game", "redplanet", "--tests", tree(tmp_path, *all_ids()))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith(f"{len(all_ids())} rules are shown by tests, 0 cannot be tested.\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_without_a_test_ends_badly(tmp_path: Path, lang: str) -> None:
    """It is named, and the exit code is 1."""
    ids = [each for each in all_ids() if each != "RP-6.12"]
    ran = run("rules", "--coverage", "--game", "redplanet", "--tests", tree(tmp_path, *ids), lang=lang)
    assert ran.code == 1 and "RP-6.12: no test shows it" in ran.out
    assert ran.out.endswith(said(lang, "cli-coverage", covered=len(ids), excused=0) + "\n")


def test_a_rule_test_that_cites_nothing_ends_badly(tmp_path: Path) -> None:
    """So does one that cites a rule that does not exist."""
    ids = [*all_ids(), "RP-99.99"]
    ran = run("rules", "--coverage", "--game", "redplanet", "--tests", tree(tmp_path, *ids, tagged=False))
    assert ran.code == 1
    assert "test_untagged: cites no rule" in " ".join(ran.out.split()) and "RP-99.99: no such rule" in ran.out


def test_coverage_is_read_by_programs(tmp_path: Path) -> None:
    """What is missing, game by game; the exit code is the same."""
    ran = run("rules", "--coverage", "--json", "--tests", tree(tmp_path, "RP-6.12"))
    measured = json.loads(ran.out)["redplanet"]
    assert ran.code == 1 and measured["ok"] is False
    assert list(measured["covered"]) == ["RP-6.12"] and "RP-6.11" in measured["missing"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_coverage_needs_tests(tmp_path: Path, lang: str) -> None:
    """A folder that is not there is an error, not an empty table."""
    ran = run("rules", "--coverage", "--tests", tmp_path / "nowhere", lang=lang)
    assert (ran.code, ran.err.strip()) == (2, said(lang, "cli-no-tests", path=str(tmp_path / "nowhere")))


@pytest.mark.parametrize("args", [("ship",), ("--coverage",)], ids=["search", "coverage"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_game_without_rulebook_is_unknown(args: tuple[str, ...], lang: str) -> None:
    """It is not the same as a game without rules."""
    ran = run("rules", *args, "--game", "chess", lang=lang)
    known = ", ".join(book.game for book in rulebook.books())
    assert (ran.code, ran.err.strip()) == (2, said(lang, "setup-unknown-game", game="chess", known=known))
