"""`ecliptic games`: what can be played, and how well its cards are known."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ecliptic.core.words import kebab
from ecliptic.games.redplanet.game import REDPLANET
from ecliptic.texts import LANGUAGES
from tests.cli.running import process, run, said

EDITIONS = [info.id for info in REDPLANET.editions]


def parsed(*args: object, lang: str = "en") -> Any:
    """What the command prints for programs."""
    ran = run("games", *args, "--json", lang=lang)
    assert (ran.code, ran.err) == (0, "")
    return json.loads(ran.out)


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """An owner's corrections: a card renamed, another with other numbers, a third confirmed."""
    path = tmp_path / "box.toml"
    path.write_text(
        'edition = "2015"\n'
        '[[actions]]\nid = "blocks_of_ice"\nname = "Ice [Cubes]"\ntokens = 2\n'
        '[[discoveries]]\nid = "rich_vein"\n',
        encoding="utf-8",
    )
    return path


def test_a_process_lists_the_games() -> None:
    """`python -m ecliptic games` is all that a newcomer needs."""
    ran = process("games")
    assert (ran.code, ran.err) == (0, "")
    assert "redplanet" in ran.out and "Mission: Red Planet" in ran.out and "2005: 3–5 players" in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_speaks_every_language(lang: str) -> None:
    """By the environment, or by `--lang`, which goes first."""
    title = said(lang, "redplanet-title")
    assert title in run("games", lang=lang).out
    assert run("games", "--lang", lang, lang="en").out == run("games", lang=lang).out


def test_the_list_is_read_by_programs() -> None:
    """Ids, editions and numbers of players."""
    (row,) = [row for row in parsed() if row["game"] == "redplanet"]
    assert row["title"] == "Mission: Red Planet"
    assert {"edition": "2025", "seats_min": 2, "seats_max": 6} in row["editions"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_tells_its_editions_and_house_rules(lang: str) -> None:
    """Every switch with its default, what it means and the ruling it answers."""
    out = run("games", "redplanet", lang=lang).out
    for info in REDPLANET.editions:
        assert said(lang, f"redplanet-edition-{info.id}") in out
    words = " ".join(out.replace("│", " ").split())
    for switch in REDPLANET.switches:
        assert said(lang, f"redplanet-switch-{kebab(switch.name)}").split()[0] in words
        assert switch.rule in words


def test_a_game_is_read_by_programs() -> None:
    """Switches with their values."""
    about = parsed("redplanet")
    (layout,) = [switch for switch in about["switches"] if switch["switch"] == "layout"]
    assert layout["values"] == ["random", "A", "B", "C", "D"] and layout["editions"] == ["2025"]
    assert len(about["switches"]) == len(REDPLANET.switches)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cards_are_listed(edition: str, lang: str) -> None:
    """Each with a name and a sentence."""
    rows = parsed("redplanet", "--cards", "--edition", edition, lang=lang)
    assert [row["card"] for row in rows] == list(range(len(rows)))
    assert all(row["name"] and row["text"].endswith(".") for row in rows)
    assert run("games", "--cards", "--edition", edition, lang=lang).out.count(rows[0]["name"].split()[0]) >= 1


def test_action_cards_say_when_they_may_be_played() -> None:
    """The moment stands before the effect."""
    texts = {row["name"]: row["text"] for row in parsed("redplanet", "--cards")}
    assert texts["Change of Plans"].startswith("Play after all have chosen their characters. ")
    assert texts["Blocks of Ice"].startswith("Play before the final scoring. ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_provenance_of_everything_is_told(edition: str, lang: str) -> None:
    """What each grade means stands below."""
    out = run("games", "redplanet", "--provenance", "--edition", edition, lang=lang).out
    rows = parsed("redplanet", "--provenance", "--edition", edition)
    words = " ".join(out.split())
    assert {row["kind"] for row in rows} >= {"region", "ship", "mission", "discovery", "character"}
    for grade in {row["provenance"] for row in rows}:
        assert said(lang, f"provenance-{grade}.help") in words
    assert said(lang, "cli-correct-it") in words


def test_an_owners_box_is_shown(box: Path) -> None:
    """Corrected cards are the owner's, in name, text and provenance; names are no markup."""
    cards = {row["name"]: row["text"] for row in parsed("redplanet", "--cards", "--data", box)}
    assert "2 × Ice" in cards["Ice [Cubes]"]
    grades = {row["id"]: row["provenance"] for row in parsed("redplanet", "--provenance", "--data", box)}
    assert grades["blocks_of_ice"] == grades["rich_vein"] == "owner"
    assert grades["rescue_party"] != "owner"
    assert "Ice [Cubes]" in run("games", "--cards", "--data", box).out
