"""Ares Expedition on the command line: whole games in all three modes, and what a person can type at the table."""

from __future__ import annotations

from itertools import chain, repeat
from pathlib import Path

import pytest
from rich.cells import cell_len

from ecliptic.texts import LANGUAGES
from tests.cli.running import ONES, Ran, lines, moves, run, said
from tests.repeats import covering

MODES = [("versus", "me,random,random"), ("coop", "me,random"), ("solo", "me")]
LETTERS = ("?", "b", "w", "c", "l", "m", "u", "r AE-8.4")
PROMPT = "or ? for help: "


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Where the game is saved."""
    return tmp_path / "game.record"


def answers(often: int = 9) -> str:
    """Some number, or the first if there are fewer; every so often a letter before it."""
    letters = chain.from_iterable(repeat(LETTERS))
    rows = [[next(letters)] * (index % often == 0) + [str(index % 5 + 1), "1"] for index in range(3000)]
    return "\n".join(chain.from_iterable(rows))


def play(record: Path, *typed: str, seats: str = "me", lang: str = "en", width: int = 80, more: str = "") -> Ran:
    """A new game with one seed, in which a person types this and leaves; alone, unless others are named."""
    record.unlink(missing_ok=True)
    table = ("play", "ares", "--seed", 8, "--seats", seats, "--save", record, *more.split())
    ran = run(*table, typed="\n".join([*typed, "q", ""]), lang=lang, width=width)
    assert (ran.code, ran.err) == (0, "")
    return ran


def answer(ran: Ran, number: int) -> str:
    """What was printed after this prompt; the first is number 1."""
    return ran.out.split(PROMPT)[number]


def verbs(record: Path) -> list[str]:
    """What the first seat has done so far."""
    rows = [row.split() for row in moves(record)]
    return [row[2] for row in rows if row[1] == "0"]


# Whole games.


@pytest.mark.parametrize(("table", "width", "lang"), covering(MODES, [80, 100], LANGUAGES))
def test_a_whole_game_fits_the_screen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, table: tuple[str, str], width: int, lang: str
) -> None:
    """Board, log, options, refusals, cards, rules and the final sheet; every message is there, and the record holds."""
    mode, seats = table
    monkeypatch.chdir(tmp_path)  # so that the name of the file is short
    command = ("play", "ares", "--edition", mode, "--seats", seats, "--seed", 8, "--save", "game")
    ran = run(*command, typed=answers(), lang=lang, width=width)
    assert (ran.code, ran.err) == (0, "")
    assert said(lang, "cli-total") in ran.out and said(lang, "ares-source-rating") in ran.out
    assert [line for line in lines(ran, lang) if cell_len(line) > width] == []
    assert "ares-" not in ran.out
    assert run("replay", "game", "--verify").code == 0


@pytest.mark.parametrize(("table", "set_up"), covering(MODES, ["normal", "first_game", "experienced"]))
def test_every_set_up_is_played_to_the_end(record: Path, table: tuple[str, str], set_up: str) -> None:
    """Who always takes the first answer comes to the end; the set-up stands in the record."""
    mode, seats = table
    options = ("--edition", mode, "--seats", seats, "--seed", 3, "--switch", f"set_up={set_up}", "--save", record)
    ran = run("play", "ares", *options, typed=ONES * 3)
    assert (ran.code, ran.err) == (0, "") and "Total" in ran.out
    assert f'switch set_up "{set_up}"' in record.read_text(encoding="utf-8")
    assert run("replay", record, "--verify").code == 0


@pytest.mark.long
@pytest.mark.parametrize("seats", ["me,greedy", "me,greedy,random"])
def test_a_game_against_greed_is_played_to_the_end(record: Path, seats: str) -> None:
    """A bot that weighs its options plays in the terminal as well."""
    table = ("--seats", seats, "--seed", 8, "--switch", "round_limit=40", "--save", record)
    ran = run("play", "ares", *table, typed=ONES * 3)
    assert (ran.code, ran.err) == (0, "") and "Points from" in ran.out
    assert run("replay", record, "--verify").code == 0


def test_in_a_first_game_nobody_chooses_a_corporation(record: Path) -> None:
    """The game begins with the choice of a phase."""
    out = play(record, seats="me,random", more="--switch set_up=first_game").out
    assert "Red founds Teractor" in out and "choose your corporation" not in out
    assert "Red: choose a phase for this round, in secret" in out.split(PROMPT)[0]


def test_two_people_do_not_read_each_others_cards(record: Path) -> None:
    """The other is called before anything is shown, and cards are named only to who draws them."""
    out = play(record, "1", "", "q", seats="me:Ann,me:Bob").out
    first, second = out.split("Bob is next. Sit down and press Enter. ")
    assert "Red draws Worms" in first and "Blue draws a card" in first
    assert "Red draws a card" in second and "Worms" not in second


# At the table.


def test_cards_are_sold_one_by_one_until_the_player_stops(record: Path) -> None:
    """Each is told, and then the phase is chosen as before."""
    ran = play(record, "1", "6", "1", "2", "7", "w")
    assert "Red: sell a card for 3 M€, or stop" in answer(ran, 2)
    assert "Red sells Ganymede Shipyard for 3 M€" in answer(ran, 3)
    assert "Red sells Farming Co-ops for 3 M€" in answer(ran, 4)
    assert "Red  5   51 (+0)" in answer(ran, 4)
    assert answer(ran, 5).startswith("Red: choose a phase for this round, in secret\n")
    assert verbs(record) == ["found", "sell", "sell_card", "sell_card", "stop"]


def test_a_play_that_taught_nothing_is_taken_back(record: Path) -> None:
    """The card is in hand again, with the money, and the record has forgotten it."""
    ran = play(record, "1", "2", "1", "u", seats="me,random")
    assert "Red plays Farming Co-ops" in answer(ran, 3)
    assert answer(ran, 4).startswith(
        "Taken back.\nII Construction\nRed: play a blue or red card (45 M€), or “Done”\n  1  Play Farming"
    )
    assert verbs(record) == ["found", "plan"]


def test_after_a_draw_nothing_is_taken_back(record: Path) -> None:
    """A hidden card has been seen."""
    ran = play(record, "1", "2", "3", "u")
    assert "Red draws Microprocessors" in answer(ran, 3)
    assert answer(ran, 4).startswith("You cannot go back further: something hidden has been seen since.")
    assert verbs(record) == ["found", "plan", "draw"]


def test_a_payment_is_taken_back_step_by_step(record: Path) -> None:
    """First the sold card, then the action that was to be paid."""
    ran = play(record, "1", "3", "3", "3", "3", "3", "1", "u", "u")
    assert "Red: sell a card, 7 M€ missing" in answer(ran, 7)
    assert "Taken back.\nRed: sell a card, 10 M€ missing" in answer(ran, 8)
    assert "Taken back.\nIII Action\nRed: use actions (5 M€), or “Done”" in answer(ran, 9)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_left_in_the_middle_of_a_payment_is_resumed_there(record: Path, lang: str) -> None:
    """The same amount is missing, and the next card that is sold counts towards it."""
    red = said(lang, "ares-colour-red")
    play(record, "1", "3", "3", "3", "3", "3", "1", lang=lang)
    before = moves(record)
    resumed = run("play", "--resume", record, typed="1\n1\nq\n", lang=lang)
    assert said(lang, "ares-ask-sell-to-pay", colour=red, left=7) in resumed.out
    assert said(lang, "ares-ask-sell-to-pay", colour=red, left=4) in resumed.out
    assert moves(record)[: len(before)] == before
    assert verbs(record)[-2:] == ["sell_card", "sell_card"]


def test_why_not_names_the_reason_and_the_rule(record: Path) -> None:
    """The phase of the last round; a card of the wrong colour; one that Mars is not ready for."""
    again = answer(play(record, "1", "1", "5", "1", "w", seats="me,random"), 5)
    assert "I Development: You chose I Development in the last round. AE-4.5" in again
    told = " ".join(answer(play(record, "1", "1", "w"), 3).split())
    assert "Play Worms: " in told and "AE-8.13" in told
    assert "Play Farming Co-ops: " in told and "AE-8.2" in told


def test_why_not_speaks_of_the_cards_that_the_player_holds(record: Path) -> None:
    """A card that is elsewhere is no question: eight in hand, three of them playable, leave five to explain."""
    told = answer(play(record, "1", "1", "w"), 3).splitlines()
    assert sum(line.startswith("  Play ") for line in told) == 5


def test_why_not_speaks_of_standard_actions(record: Path) -> None:
    """Heat and plants are missing for two of them."""
    told = answer(play(record, "1", "3", "w"), 3)
    assert sum(line.startswith("  Standard action: ") for line in told.splitlines()) == 2


def test_known_cards_are_explained(record: Path) -> None:
    """The corporations on offer and the whole hand, with price, tags and what they do."""
    shown = answer(play(record, "c"), 1).splitlines()
    names = [line.strip().partition(":")[0] for line in shown if line.startswith("  ")]
    assert names[:4] == ["Thorgate", "Inventrix", "Ganymede Shipyard", "Worms"] and len(names) == 2 + 8
    assert "  Mine: green, 10 M€ · building · steel +2" in shown


@pytest.mark.parametrize("typed", ["?", "", "x", "0", "7", "-1", "²", "[/]", "9" * 5000, "play mine"])
def test_what_is_no_answer_is_met_with_help(record: Path, typed: str) -> None:
    """Nothing happens."""
    ran = play(record, "1", typed)
    assert answer(ran, 2).startswith("Type a number from 1 to 6 to choose.")
    assert verbs(record) == ["found"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_speaks_every_language(record: Path, lang: str) -> None:
    """Title, names of phases and cards, prompts; a wide screen says what the cards do."""
    ran = play(record, "1", "b", lang=lang, width=100)
    assert said(lang, "ares-title") in ran.out and said(lang, "ares-board-says") in ran.out
    assert said(lang, "ares-ask-choose-phase", colour=said(lang, "ares-colour-red")) in ran.out
    for phase in ("development", "construction", "action", "production", "research"):
        assert said(lang, f"ares-phase-{phase}") in ran.out
