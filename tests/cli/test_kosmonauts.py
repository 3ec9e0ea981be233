"""Kosmonauts on the command line: whole games, the hex field at 100 columns, the list at 80, and bad input."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from ecliptic.core import record as records
from ecliptic.core import record_reader
from ecliptic.games import GAMES
from ecliptic.texts import LANGUAGES
from tests.cli.running import lines, run, said
from tests.repeats import covering

LETTERS = ("?", "b", "w", "c", "l")
TYPED = "\n".join(f"{LETTERS[index % 5]}\n1\n1" for index in range(600))
TABLE = ("play", "kosmonauts", "--seats", "me,random,greedy", "--seed", 8, "--switch", "round_limit=20")


@pytest.mark.parametrize(("lang", "width"), covering(LANGUAGES, [80, 100]))
def test_a_whole_game_fits_the_screen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str, width: int) -> None:
    """Board, log, options, refusals and the final sheet; the record holds."""
    monkeypatch.chdir(tmp_path)  # so that the name of the file is short
    record = Path("game.record")
    ran = run(*TABLE, "--save", record, typed=TYPED, lang=lang, width=width)
    assert (ran.code, ran.err) == (0, "")
    assert said(lang, "cli-total") in ran.out
    assert [line for line in lines(ran, lang) if cell_len(line) > width] == []
    game, read = record_reader.read(record.read_text(encoding="utf-8"), GAMES)
    assert records.verify(game, read).over


def test_the_field_is_drawn_at_100_columns_and_listed_at_80(tmp_path: Path) -> None:
    """The Sun stands in the middle of 27 rows of hexes; on a narrow screen bodies are a list."""
    wide = run(*TABLE, "--save", tmp_path / "wide", typed="1\n" * 40, width=100).out
    narrow = run(*TABLE, "--save", tmp_path / "narrow", typed="1\n" * 40, width=80).out
    assert "☼" in wide and "☼" not in narrow
    assert "Halley" in narrow


def test_the_flight_is_previewed_while_orders_are_given(tmp_path: Path) -> None:
    """One cube to the east, and the field shows where the ship would end."""
    placed = run(*TABLE, "--save", tmp_path / "game", typed="1\n" * 6 + "b\n1\nb\n", width=100).out
    assert "◎" in placed and "∘" in placed


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    ("arguments", "message", "args"),
    [
        (["--edition", "2015"], "setup-unknown-edition", {"edition": "2015", "known": "classic"}),
        (
            ["--seats", "me,random,random,random,random"],
            "setup-seats",
            {"edition": "classic", "seats": 5, "least": 2, "most": 4},
        ),
        (
            ["--switch", "round_limit=7"],
            "setup-switch-value",
            {"switch": "round_limit", "value": "7", "allowed": "20, 30, 40, 60, 100, 200"},
        ),
    ],
)
def test_what_cannot_be_set_up_is_told(lang: str, arguments: list[str], message: str, args: dict[str, object]) -> None:
    """Exit code 2 and one clear sentence in the user's language."""
    ran = run("play", "kosmonauts", *arguments, lang=lang)
    assert (ran.code, ran.err.strip()) == (2, said(lang, message, **args))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    [
        "edition = ",
        'edition = "1912"',
        'edition = "classic"\n[[orbits]]\nbody = "mars"\npoints = [[1, 0], [0, 0], [2, 2]]',
        'edition = "classic"\n[[events]]\nkind = "tanker"\ncount = 9\namount = 5',
        'edition = "classic"\n[[missions]]\ndeck = "1"\ntarget = "earth"',
    ],
)
def test_a_box_that_cannot_be_is_refused(tmp_path: Path, lang: str, text: str) -> None:
    """Broken TOML, another edition, a planet in the Sun, too many cards, a mission to Earth."""
    box = tmp_path / "box.toml"
    box.write_text(text, encoding="utf-8")
    ran = run("play", "kosmonauts", "--data", box, lang=lang)
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1 and "box-" not in ran.err


def test_an_owner_can_correct_the_board(tmp_path: Path) -> None:
    """A corrected orbit is the owner's, and the game is played on it."""
    box = tmp_path / "box.toml"
    box.write_text(
        'edition = "classic"\n[[orbits]]\nbody = "mercury"\n'
        "points = [[2, 0], [0, 2], [-2, 2], [-2, 0], [0, -2], [2, -2]]\n",
        encoding="utf-8",
    )
    ran = run("games", "kosmonauts", "--provenance", "--data", box, "--json")
    assert ran.code == 0 and '"provenance": "owner"' in ran.out
    assert run("sim", "kosmonauts", "--data", box, "--games", 2, "--switch", "round_limit=20").code == 0
