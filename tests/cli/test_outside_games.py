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


FAILING = """
from tests.core.open_game import RaceGame, Run

class Late(Run):
    def answer(self, s, seat, action):
        s.place[seat] += action + 1
        if s.place[seat] > 3:
            raise LookupError("no rule for this")
        s.then((seat + 1) % s.seats, LATE)

LATE = Late()

class Game(RaceGame):
    id = "late"
    steps = {"Late": LATE}

    def start(self, rules, chance):
        s = self.blank(rules)
        s.chance, s.news = chance, []
        s.then(0, LATE)
        s.settle()
        return s

GAME = Game()
"""


PLAYS = ("play", "late", "--seats", "me,random", "--save", "late.record")
SIMS = ("sim", "late", "--players", "2", "--games", "2")
CONTESTS = ("arena", "late", "--bots", "random,greedy", "--deals", "2", "--workers", "1")


@pytest.mark.parametrize(
    ("command", "lang"),
    [(PLAYS, "en"), *((SIMS, lang) for lang in LANGUAGES), ((*SIMS, "--bots", "easy"), "en"), (CONTESTS, "en")],
)
def test_rules_that_fail_are_told_in_a_sentence(tmp_path: Path, command: tuple[str, ...], lang: str) -> None:
    """With the package, the file and the line, also where another process played; no traceback."""
    file = offer(tmp_path, "late", FAILING)
    command = tuple(str(tmp_path / word) if word == "late.record" else word for word in command)
    ended = ran(tmp_path, *command, typed="1\n" * 9, lang=lang)
    where = f"{file}:{FAILING[: FAILING.index('raise')].count(chr(10)) + 1}"
    words = {"game": "late", "origin": "outside-late 2.1", "reason": "LookupError: no rule for this", "where": where}
    assert ended.err.splitlines()[-1] == said(lang, "setup-broken-game", **words)
    assert "Traceback" not in ended.err
    assert ended.code == 1
