"""Above a question the terminal says what it is about: who asks, the step of how many, and what comes next."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import lines, run

SCIENTIST = ["1", "3"]  # a mission, and the third of the characters


def above(folder: Path, question: str, *typed: str, game: str = "redplanet", lang: str = "en") -> str:
    """The line above the first question that reads so."""
    seats = "me,random,random" if game == "redplanet" else "me,random"
    ran = run(
        *("play", game, "--seats", seats, "--seed", 5, "--save", folder / "game"), typed="\n".join(typed), lang=lang
    )
    shown = lines(ran, lang)
    return shown[next(number for number, line in enumerate(shown) if question in line) - 1]


@pytest.mark.parametrize(
    ("lang", "question", "line"),
    [
        ("en", "choose a docked ship", "7 Scientist · place 1 of 2 · next: place → draw or look"),
        ("ru", "выберите корабль для", "7 Учёный · посадка 1 из 2 · дальше: посадка → взять или посмотреть"),
        (
            "pl",
            "wybierz zadokowany",
            "7 Naukowiec · na statek 1 z 2 · potem: na statek → dobrać czy podejrzeć",
        ),
        ("it", "scegli uno Shuttle", "7 Scienziato · imbarco 1 di 2 · poi: imbarco → pesca o guarda"),
    ],
)
def test_a_character_tells_what_it_still_asks(tmp_path: Path, lang: str, question: str, line: str) -> None:
    """The first of two placements of the Scientist."""
    assert above(tmp_path, question, *SCIENTIST, lang=lang).strip() == line


def test_a_phase_asks(tmp_path: Path) -> None:
    """The green card of Ares Expedition belongs to the first phase."""
    assert above(tmp_path, "play a green card (", "1", "1", "1", game="ares").strip() == "I Development"


def test_bodies_are_placed_one_after_the_other(tmp_path: Path) -> None:
    """Five bodies each, for two players of Kosmonauts."""
    line = above(tmp_path, "choose the body you place now", "1", game="kosmonauts")
    assert line.strip() == "body 1 of 5 · next: place on the orbit"
