"""What a person can type at a question besides a number."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecliptic.texts import LANGUAGES
from tests.cli.running import Ran, moves, run, said

HELPED = "Type a number from 1 to 2 to choose."


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Where the game is saved."""
    return tmp_path / "game.record"


def play(record: Path, *typed: str, lang: str = "en") -> Ran:
    """Two bots and a person, who types this and leaves."""
    record.unlink(missing_ok=True)  # a new game each time
    table = ("play", "--seed", 3, "--seats", "me,random,random", "--save", record)
    ran = run(*table, typed="\n".join([*typed, "q", ""]), lang=lang)
    assert (ran.code, ran.err) == (0, "")
    return ran


def answer(ran: Ran, number: int) -> str:
    """What was printed after this prompt; the first is number 1."""
    return ran.out.split("or ? for help: ")[number]


@pytest.mark.parametrize("typed", ["?", "", "x", "0", "3", "-1", "1.5", "²", "lang", "9" * 5000, "[/]", "\x00"])
def test_what_is_no_answer_is_met_with_help(record: Path, typed: str) -> None:
    """Nothing happens, however strange it is."""
    ran = play(record, typed)
    assert answer(ran, 1).startswith(HELPED)
    assert moves(record) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_is_a_list_in_every_language(record: Path, lang: str) -> None:
    """One line for each letter."""
    ran = play(record, "?", lang=lang)
    for letter in ("u", "w", "b", "c", "m", "l", "r", "lang", "q"):
        assert f"\n  {letter}  " in ran.out


def test_a_capital_letter_will_do(record: Path) -> None:
    """Q leaves, with the game saved."""
    ran = play(record, "Q", "?")
    assert HELPED not in ran.out


def test_a_move_is_taken_back(record: Path) -> None:
    """A placement taught nobody anything: it leaves the record, and is asked for again."""
    ran = play(record, "1", "3", "1")
    placed = moves(record)
    assert "Red: choose a docked ship for one astronaut" in ran.out
    assert placed[-1].split()[1:3] == ["0", "place"]
    ran = play(record, "1", "3", "1", "u")
    about = "7 Scientist · place 1 of 2 · next: place → draw or look"
    assert f"Taken back.\n{about}\nRed: choose a docked ship for one astronaut" in answer(ran, 4)
    assert moves(record) == placed[:-1]
    ran = play(record, "1", "3", "1", "u", "1")
    assert moves(record) == placed
    assert run("replay", record, "--verify").code == 0


def test_what_cannot_be_taken_back_is_told(record: Path) -> None:
    """Before the first move there is nothing; after others have acted, or a secret is out, it is too late."""
    assert answer(play(record, "u"), 1).startswith("There is nothing to take back.\n")
    assert answer(play(record, "1", "u"), 2).startswith("You cannot go back further: ")
    assert answer(play(record, "1", "u", lang="en"), 2) != answer(play(record, "u"), 1)


def test_why_not_tells_reasons_and_rules(record: Path) -> None:
    """In the second round the character that was played is not to be had."""
    told = " ".join(answer(play(record, "1", "3", "1", "1", "1", "w"), 6).split())
    assert told.startswith(
        "7 Scientist: 7 Scientist has been played already: you must first take your characters back. RP-4.4 1–8,"
    )


def test_why_not_has_nothing_to_say_where_all_is_possible(record: Path) -> None:
    """In the first round every character is in hand."""
    ran = play(record, "1", "w")
    assert answer(ran, 2).startswith("Nothing is forbidden here")


def test_the_board_is_shown_again_with_the_options(record: Path) -> None:
    """And the question stays."""
    shown = answer(play(record, "b"), 1)
    assert shown.startswith("Mission: Red Planet · 2015 · Round 0/10")
    assert "Astronauts" in shown and "Red: choose the mission you want to keep" in shown and "  1  Keep “" in shown


def test_known_cards_are_explained(record: Path) -> None:
    """The own missions and every character, but not what others hold."""
    shown = answer(play(record, "1", "c"), 2).splitlines()
    assert sum(line.startswith("  ") and ": " in line for line in shown) == 1 + 9
    assert any(line.startswith("  9 Recruiter: Place 1 astronaut on a docked ship.") for line in shown)


def test_the_map_tells_neighbours(record: Path) -> None:
    """Every region has its line; Phobos has no neighbour."""
    shown = answer(play(record, "m"), 1)
    assert "  Vastitas Borealis: Ausonia, Mare Serpentis, Syrtis Major\n" in shown
    assert "  Phobos: —\n" in shown


def test_the_log_is_shown_as_the_player_saw_it(record: Path) -> None:
    """The own choice by name, those of others without."""
    shown = answer(play(record, "1", "l"), 2)
    assert "Red keeps the mission “" in shown and "Blue keeps a mission\n" in shown and "Round 1\n" in shown


def test_rules_are_looked_up_at_the_table(record: Path) -> None:
    """By id, by words; what is not found is said, and the game goes on."""
    ran = play(record, "r RP-6.12", "r open ship", "r", "r zzzz [b]", "1")
    assert answer(ran, 1).startswith("RP-6.12")
    assert "RP-" in answer(ran, 2)
    assert answer(ran, 3).startswith("Say which rule")
    assert answer(ran, 4).startswith("No rule matches “zzzz [b]”.")
    assert moves(record)[0].split()[2] == "keep"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_language_changes_at_once(record: Path, lang: str) -> None:
    """Board, question and prompt are shown in the new one."""
    ran = play(record, f"lang {lang}", "b")
    shown = ran.out.split("or ? for help: ", 1)[1]
    assert said(lang, "redplanet-title") in shown
    assert said(lang, "redplanet-ask-keep-mission", colour=said(lang, "redplanet-colour-red")) in shown
    assert said(lang, "cli-prompt", count=2) in shown
    assert said(lang, "cli-left", file=str(record)) in shown


def test_an_unknown_language_is_refused_in_the_present_one(record: Path) -> None:
    """And the question stays."""
    ran = play(record, "lang ru", "lang de", "1")
    assert f"Язык «de» не поддерживается. Доступные языки: {', '.join(LANGUAGES)}." in ran.out
    assert moves(record)[0].split()[2] == "keep"
