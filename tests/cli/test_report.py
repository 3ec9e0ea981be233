"""`ecliptic sim --report`: how long games last, where points come from, and which cards are played."""

from __future__ import annotations

import json
from typing import Any

import pytest
from rich.cells import cell_len

from ecliptic.cli.report import spread
from ecliptic.core.setup import Setup
from ecliptic.games import GAMES
from ecliptic.games.ares.game import ARES
from ecliptic.testing.conformance import skim
from ecliptic.texts import LANGUAGES
from tests.cli.running import run, said
from tests.games.ares.position import IDS, Position

SHARES = ("p0", "p5", "p25", "p50", "p75", "p95", "p100")
SHORT = ("--switch", "round_limit=20")
TABLES: list[tuple[object, ...]] = [
    ("ares", "--players", 3),
    ("ares", "--edition", "coop", "--players", 2),
    ("ares", "--edition", "solo", "--players", 1),
    ("redplanet", "--players", 4),
    ("redplanet", "--players", 2),
    ("kosmonauts", "--players", 3, *SHORT),
]


def report(*args: object, games: int = 8) -> dict[str, Any]:
    """What a simulation reports to programs."""
    ran = run("sim", *args, "--games", games, "--report", "--json")
    assert (ran.code, ran.err) == (0, "")
    found: dict[str, Any] = json.loads(ran.out)
    return found


# Numbers.


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ([5], (5, 5, 5, 5, 5, 5, 5)),
        ([9, 1], (1, 1, 1, 1, 1, 1, 9)),
        ([4, 2, 3, 1, 5], (1, 1, 2, 3, 4, 4, 5)),
        (list(range(101)), (0, 5, 25, 50, 75, 95, 100)),
    ],
)
def test_shares_of_the_games_lie_below(values: list[int], expected: tuple[int, ...]) -> None:
    """The least is at 0 %, the most at 100 %, and each number is one that came up."""
    assert tuple(spread(values)[share] for share in SHARES) == expected


def test_the_mean_is_rounded_to_cents() -> None:
    """It need not be a number that came up."""
    assert spread([1, 2, 2])["mean"] == 1.67


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_points_by_source_add_up_to_the_points(table: tuple[object, ...]) -> None:
    """Each is a mean for one player, and so is their sum."""
    found = report(*table)
    assert sum(found["points_by_source"].values()) == pytest.approx(found["points"]["mean"], abs=0.03)
    assert all(isinstance(points, float | int) for points in found["points_by_source"].values())


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_shares_never_fall(table: tuple[object, ...]) -> None:
    """Of rounds and of points; the mean lies between the least and the most."""
    found = report(*table)
    for measure in ("rounds", "points"):
        shares = [found[measure][share] for share in SHARES]
        assert shares == sorted(shares)
        assert shares[0] <= found[measure]["mean"] <= shares[-1]


def test_one_game_is_told_as_it_was() -> None:
    """The rounds that were played, and each player's points."""
    found = report("ares", "--players", 2, "--seed", 6, games=1)
    assert found["rounds"]["p0"] == found["rounds"]["p100"] == found["rounds"]["mean"]
    low, high = sorted(found["mean_points"])
    assert (found["points"]["p0"], found["points"]["p100"]) == (low, high)


@pytest.mark.parametrize(("game", "rounds", "more"), [("redplanet", 10, ()), ("kosmonauts", 20, SHORT)])
def test_games_of_a_fixed_length_last_so_many_rounds(game: str, rounds: int, more: tuple[str, ...]) -> None:
    """Every share and the mean are the same."""
    found = report(game, *more)
    assert {found["rounds"][share] for share in (*SHARES, "mean")} == {rounds}


def test_a_duel_reports_the_points_of_its_two_players() -> None:
    """Neutral colours are nobody's."""
    found = report("redplanet", "--players", 2)
    assert found["points"]["mean"] == pytest.approx(sum(found["mean_points"]) / 2, abs=0.1)


# Cards.


def test_played_cards_are_counted() -> None:
    """All 220 by their numbers; each player has a corporation, and who was never played has a count of 0."""
    found = report("ares", "--players", 2)
    counts = found["cards_played"]
    assert list(counts) == [str(number) for number in range(1, 221)]
    assert [int(card) for card, count in counts.items() if count == 0] == found["cards_never_played"]
    corporations = [card.number for card in ARES.box(ARES.rules("versus", 2)).cards if card.colour == "corporation"]
    assert sum(counts[str(number)] for number in corporations) == 2 * 8


def test_the_cards_of_a_game_are_corporations_and_projects_by_their_printed_numbers() -> None:
    """Also those that were played and do nothing any more; a card in hand was not played."""
    p = Position(2).corporation(0, "helion").hand(0, "fish").in_play(0, "mine", "comet").in_play(1, "moss")
    played = ARES.cards_played(p.s)
    names = ("helion", "mine", "comet", "credicor", "moss")
    assert played == [IDS[name] + 1 for name in names]


@pytest.mark.parametrize("game", ["redplanet", "kosmonauts"])
def test_a_game_that_counts_no_cards_reports_none(game: str) -> None:
    """Neither as played nor as never played; and people read nothing of cards."""
    found = report(game, *(SHORT if game == "kosmonauts" else ()), games=2)
    assert (found["cards_played"], found["cards_never_played"]) == ({}, [])
    out = run("sim", game, "--games", 2, "--report", *(SHORT if game == "kosmonauts" else ())).out
    assert "came into play" not in out and "Never played" not in out


@pytest.mark.parametrize("name", ["redplanet", "kosmonauts"])
def test_games_count_no_cards_unless_they_say_so(name: str) -> None:
    """At the end of a game as well."""
    game = next(each for each in GAMES if each.id == name)
    setup = Setup(game.rules(game.default_edition, 3, dict(game.brief)), 1)
    assert skim(game, setup) > 0
    assert game.cards_played(game.new(setup)) == []


# The table for people.


def test_without_the_switch_nothing_of_it_is_told() -> None:
    """Neither to people nor to programs."""
    assert "Rounds" not in run("sim", "ares", "--games", 2).out
    assert "rounds" not in json.loads(run("sim", "ares", "--games", 2, "--json").out)


def test_the_report_is_the_same_twice() -> None:
    """But for the clock."""
    first, second = report("ares", "--seed", 4), report("ares", "--seed", 4)
    for name in ("rounds", "points", "points_by_source", "cards_played", "cards_never_played"):
        assert first[name] == second[name]
    assert first["cards_played"] != report("ares", "--seed", 5)["cards_played"]


def test_people_read_the_numbers_that_programs_read() -> None:
    """Rounds, points, sources, and how many cards came into play."""
    table = ("sim", "ares", "--players", 2, "--games", 8, "--report")
    out, found = run(*table, width=100).out, report("ares", "--players", 2)
    rows = {cells[0]: cells[1:] for line in out.splitlines() if len(cells := cells_of(line)) > 2}
    for name, measure in (("Rounds", "rounds"), ("Points of a player", "points")):
        shown = [str(found[measure][share]) for share in SHARES]
        assert rows[name] == [*shown, f"{found[measure]['mean']:.1f}"]
    assert float(rows["Forests"][0]) == pytest.approx(found["points_by_source"]["forests"], abs=0.06)
    assert f"{220 - len(found['cards_never_played'])} of 220 cards came into play" in out


def cells_of(line: str) -> list[str]:
    """The cells of a row of a table."""
    return [cell.strip() for cell in line.strip("│┃ ").replace("┃", "│").split("│")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_report_fits_in_every_language(table: tuple[object, ...], lang: str) -> None:
    """With its heads, and all sources by name."""
    out = run("sim", *table, "--games", 3, "--report", lang=lang).out
    for head in ("measure", "mean", "rounds"):
        assert said(lang, f"cli-report-{head}") in out
    assert [line for line in out.splitlines() if cell_len(line) > 80] == []
    assert "-source-" not in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_few_games_most_cards_were_never_played(lang: str) -> None:
    """However many they are, they are named."""
    out = run("sim", "ares", "--players", 2, "--games", 1, "--report", lang=lang).out
    assert "cli-report-never" not in out
