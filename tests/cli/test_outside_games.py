"""A game from outside in the terminal: what it does not have is said in a sentence."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ecliptic.texts import LANGUAGES
from tests.cli.running import SOURCE, Ran, lines, process, said
from tests.packages.outside import ROOT, offer

RACE = "from tests.core.open_game import RACE as GAME"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder in which the smallest game is installed: it has no rulebook, no cards and no map."""
    site = tmp_path / "site"
    site.mkdir()
    offer(site, "race", RACE)
    return site


def ran(site: Path, *args: object, typed: str = "", lang: str = "en") -> Ran:
    """A command where the game is installed."""
    return process(*args, typed=typed, lang=lang, PYTHONPATH=os.pathsep.join([str(site), str(SOURCE), str(ROOT)]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_game_does_not_have_is_said(site: Path, lang: str) -> None:
    """Rules by words, rules by nothing, cards and a map."""
    table = ("play", "open_race", "--seats", "me,random", "--save", site / "race.record")
    played = ran(site, *table, typed="r x\nr\nc\nm\nq\n", lang=lang)
    assert (played.code, played.err) == (0, "")
    sentences = [said(lang, name) for name in ("table-no-rules", "table-no-rules", "cli-no-cards", "cli-no-map")]
    assert [line for line in lines(played, lang) if line in sentences] == sentences


def test_help_offers_no_rule_of_another_game(site: Path) -> None:
    """The rules of a game have numbers of their own."""
    table = ("play", "open_race", "--seats", "me,random", "--save", site / "race.record")
    helped = ran(site, *table, typed="?\nq\n")
    assert "\n  r  look up a rule: " in helped.out
    assert "RP-" not in helped.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_rulebook_is_not_unknown(site: Path, lang: str) -> None:
    """Whoever looks for its rules is told that there are none at hand."""
    looked = ran(site, "rules", "x", "--game", "open_race", lang=lang)
    assert (looked.code, looked.out, looked.err) == (2, "", said(lang, "table-no-rules") + "\n")
