"""Ares Expedition on the command line: what can be set up and what cannot, and what is in the box."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from ecliptic.games.ares.switches import SWITCHES
from ecliptic.texts import LANGUAGES
from tests.cli.running import run, said

BOX = Path(__file__).parents[2] / "docs" / "my_ares_box.example.toml"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Where the game is saved."""
    return tmp_path / "game.record"


# Setting up.


def seats(edition: str, number: int, least: int, most: int) -> dict[str, Any]:
    """A wrong number of players."""
    return {"edition": edition, "seats": number, "least": least, "most": most}


def exactly(edition: str, number: int, needed: int) -> dict[str, Any]:
    """A mode that has no choice."""
    return {"edition": edition, "seats": number, "most": needed}


IN_VERSUS = ", ".join(switch.name for switch in SWITCHES if switch.is_in("versus"))
REFUSED: list[tuple[str, str, dict[str, Any]]] = [
    ("--edition duo", "setup-unknown-edition", {"edition": "duo", "known": "versus, coop, solo"}),
    ("--edition coop --seats me,random,random", "setup-seats-only", exactly("coop", 3, 2)),
    ("--edition coop --seats me", "setup-seats-only", exactly("coop", 1, 2)),
    ("--edition solo --seats me,random", "setup-seats-only", exactly("solo", 2, 1)),
    ("--edition versus --seats me", "setup-seats", seats("versus", 1, 2, 4)),
    ("--seats me,me,me,me,me", "setup-seats", seats("versus", 5, 2, 4)),
    ("--switch level=expert --seats me,random", "setup-unknown-switch", {"switch": "level", "known": IN_VERSUS}),
    (
        "--switch set_up=fast",
        "setup-switch-value",
        {"switch": "set_up", "value": "fast", "allowed": "normal, first_game, experienced"},
    ),
    (
        "--switch round_limit=50",
        "setup-switch-value",
        {"switch": "round_limit", "value": "50", "allowed": "40, 60, 100, 200"},
    ),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("asked", "message", "about"), REFUSED, ids=[asked for asked, _, _ in REFUSED])
def test_what_cannot_be_set_up_is_told(
    record: Path, asked: str, message: str, about: dict[str, Any], lang: str
) -> None:
    """Exit code 2 and one clear sentence in the user's language; nothing is saved."""
    given = asked if "--seats" in asked else f"--seats me,random {asked}"
    ran = run("play", "ares", *given.split(), "--save", record, lang=lang)
    assert (ran.code, ran.out, ran.err) == (2, "", said(lang, message, **about) + "\n")
    assert not record.exists()


@pytest.mark.parametrize(("seats", "mode"), [("me", "solo"), ("me,random", "versus"), ("me,me,me,me", "versus")])
def test_without_an_edition_the_number_of_players_decides(record: Path, seats: str, mode: str) -> None:
    """Whoever sits alone plays solo."""
    run("play", "ares", "--seats", seats, "--save", record)
    assert f"edition {mode}\n" in record.read_text(encoding="utf-8")


# What is in the box.


def parsed(*args: object) -> Any:
    """What `ecliptic games ares` prints for programs."""
    ran = run("games", "ares", *args, "--json")
    assert (ran.code, ran.err) == (0, "")
    return json.loads(ran.out)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", [(), ("--cards",), ("--provenance",)], ids=str)
def test_lists_fit(what: tuple[str, ...], lang: str) -> None:
    """Modes and house rules, cards, provenance."""
    for width in (80, 100):
        ran = run("games", "ares", *what, lang=lang, width=width)
        assert (ran.code, ran.err) == (0, "") and "ares-" not in ran.out
        assert [line for line in ran.out.splitlines() if cell_len(line) > width] == []


def test_modes_and_house_rules_are_listed() -> None:
    """With their players, values and rulings."""
    about = parsed()
    assert [(row["edition"], row["seats_min"], row["seats_max"]) for row in about["editions"]] == [
        *(("versus", 2, 4), ("coop", 2, 2), ("solo", 1, 1))
    ]
    assert [row["switch"] for row in about["switches"]] == [switch.name for switch in SWITCHES]
    words = run("games", "ares", width=100).out
    assert all(switch.rule in words for switch in SWITCHES)


def test_all_cards_are_listed_by_number() -> None:
    """208 projects and 12 corporations, each with a name and what it says."""
    rows = parsed("--cards")
    assert [row["card"] for row in rows] == list(range(1, 221))
    assert sum(row["text"].startswith("corporation, ") for row in rows) == 12
    assert len({row["name"] for row in rows}) == 220


def test_an_owners_box_is_shown_and_played(record: Path) -> None:
    """The example in the documents: two cards are the owner's, and the record keeps them."""
    usual = {row["id"]: row["provenance"] for row in parsed("--provenance")}
    owned = {row["id"]: row["provenance"] for row in parsed("--provenance", "--data", BOX)}
    assert [card for card in ("anti_gravity_technology", "mars_university") if owned[card] == "owner"] == [
        *("anti_gravity_technology", "mars_university")
    ]
    assert "owner" not in usual.values() and owned["mine"] == usual["mine"]
    assert run("play", "ares", "--seats", "me", "--data", BOX, "--save", record, typed="1\n").code == 0
    assert "mars_university" in record.read_text(encoding="utf-8")
    assert run("replay", record, "--verify").code == 0


def test_an_owners_card_says_what_the_owner_wrote() -> None:
    """In the list of cards and at the table."""
    texts = [{row["name"]: row["text"] for row in parsed("--cards", *more)} for more in ((), ("--data", BOX))]
    assert texts[0]["Anti-Gravity Technology"] != texts[1]["Anti-Gravity Technology"]
    assert texts[0]["Mine"] == texts[1]["Mine"]
