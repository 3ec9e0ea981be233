"""`ecliptic sim`: many games between bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ecliptic.texts import LANGUAGES
from tests.cli.running import process, run, said

CLOCK = ("seconds", "games_per_second", "decisions_per_second")  # what differs from run to run


def report(*args: object) -> dict[str, Any]:
    """What a simulation prints for programs, without the speed."""
    ran = run("sim", *args, "--json")
    assert (ran.code, ran.err) == (0, "")
    found: dict[str, Any] = json.loads(ran.out)
    return {key: value for key, value in found.items() if key not in CLOCK}


def test_a_process_simulates() -> None:
    """The table of seats, then the speed, then which engine ran."""
    ran = process("sim", "--games", 5, "--players", 3)
    assert (ran.code, ran.err) == (0, "")
    for word in ("seat", "bot", "wins", "points", "random", "5 games in ", "decisions/s", "The engine "):
        assert word in ran.out


def test_the_report_has_all_fields() -> None:
    """Wins add up to one, and there is a number for each seat."""
    ran = run("sim", "--games", 20, "--players", 4, "--edition", "2025", "--seed", 5, "--json")
    found = json.loads(ran.out)
    assert set(CLOCK) < found.keys() and found["games_per_second"] > 0
    assert (found["game"], found["edition"], found["players"], found["games"]) == ("redplanet", "2025", 4, 20)
    assert (found["seed"], found["bots"]) == (5, ["random"] * 4)
    assert sum(found["wins"]) == pytest.approx(1, abs=0.01) and len(found["mean_points"]) == 4
    assert found["decisions_per_game"] == pytest.approx(found["decisions"] / found["games"], abs=0.1)
    assert isinstance(found["compiled"], bool)


def test_the_same_seed_gives_the_same_result() -> None:
    """And another seed another one."""
    table = ("--games", 10, "--players", 3)
    assert report(*table, "--seed", 7) == report(*table, "--seed", 7)
    assert report(*table, "--seed", 7)["mean_points"] != report(*table, "--seed", 8)["mean_points"]


def test_seeds_count_up() -> None:
    """Two games from seed 7 on are one of seed 7 and one of seed 8."""
    table = ("--players", 3)
    both = report(*table, "--games", 2, "--seed", 7)
    one, other = report(*table, "--games", 1, "--seed", 7), report(*table, "--games", 1, "--seed", 8)
    assert both["decisions"] == one["decisions"] + other["decisions"]


@pytest.mark.parametrize("bots", ["greedy,random,random", " greedy , random , random "])
def test_each_seat_may_have_its_bot(bots: str) -> None:
    """Such games are reproducible, too, and greed pays."""
    table = ("--games", 1, "--players", 3, "--bots", bots)
    found = report(*table)
    assert found["bots"] == ["greedy", "random", "random"]
    assert found == report(*table)
    assert found["mean_points"][0] > max(found["mean_points"][1:])


def test_a_duel_counts_the_players_own_colours() -> None:
    """Two seats, two rows; if a neutral colour wins, nobody does."""
    found = report("--games", 20, "--players", 2)
    assert (found["players"], len(found["wins"]), len(found["mean_points"])) == (2, 2, 2)
    assert sum(found["wins"]) < 1


def test_without_a_number_all_seats_are_taken() -> None:
    """As many as the edition has."""
    assert report("--games", 1)["players"] == 6
    assert report("--games", 1, "--edition", "2005")["players"] == 5


def test_house_rules_and_corrections_count(tmp_path: Path) -> None:
    """They change what is played."""
    data = tmp_path / "box.toml"
    data.write_text('edition = "2015"\n[resources.values]\ncelerium = 9\n', encoding="utf-8")
    table = ("--games", 5, "--players", 3)
    usual = report(*table)["mean_points"]
    assert report(*table, "--data", data)["mean_points"] > usual
    assert report(*table, "--switch", "splits_ties=off")["mean_points"] != usual


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_told_in_every_language(lang: str) -> None:
    """Heads and the note about the engine."""
    out = run("sim", "--games", 2, "--players", 3, lang=lang).out
    for head in ("cli-seat", "cli-bot", "cli-wins", "cli-points"):
        assert said(lang, head) in out
    assert any(said(lang, note) in " ".join(out.split()) for note in ("cli-compiled", "cli-plain"))
