"""`h` at a question: what a bot would do, from what the player may know."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from rich.cells import cell_len
from rich.console import Console

from ecliptic.bots.advice import Advice, advise
from ecliptic.bots.searching import Budget
from ecliptic.cli.hint import SHORT, say_percent, say_points, show_hint
from ecliptic.cli.words import use_language
from ecliptic.core.setup import Setup
from ecliptic.core.table import Table
from ecliptic.core.words import Decision
from ecliptic.games import game as find
from ecliptic.texts import LANGUAGES, Texts
from tests.cli.running import WIDTH, lines, moves, run, said
from tests.texts.messages import messages
from tests.texts.produced import of_the_core

FEW = Budget(iterations=12)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Where the game is saved."""
    return tmp_path / "game.record"


def table_of(game: str, edition: str, seats: int) -> Table:
    """A game that has just begun."""
    found = find(game)
    return Table(found, Setup(found.rules(edition, seats), 3), ["me"] * seats)


def asked(table: Table, seat: int = 0) -> Decision:
    """What this seat is asked."""
    found = table.game.decision(table.state, seat)
    assert found is not None
    return found


def hinted(table: Table, decision: Decision, budget: Budget = FEW, lang: str = "en") -> str:
    """What is printed."""
    use_language(lang)
    out = Console(file=io.StringIO(), width=WIDTH, markup=False, emoji=False, highlight=False)
    show_hint(out, table, decision, budget)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def words(text: str) -> list[list[str]]:
    """The words of each line that has any."""
    return [line.split() for line in text.splitlines() if line.split()]


# What it says.


def test_the_best_actions_are_told_with_their_numbers_and_prospects() -> None:
    """In the bot's order: the number in the list, the action, and for each seat its chance above its points."""
    table = table_of("ares", "versus", 3)
    for seat in range(3):
        table.act(seat, asked(table, seat).actions[0])
    decision = asked(table)
    view = table.view(0)
    advice = advise(table.game, view, decision, seed=view.moves, budget=FEW)
    rows = words(hinted(table, decision))[4:]
    assert len(decision.actions) > len(advice.best) == 3
    for found, (first, second) in zip(advice.best, zip(rows[::2], rows[1::2], strict=True), strict=True):
        option = Texts("en", strict=True).say(table.game.option(found.action, table.rules, view))
        assert first[0] == str(decision.actions.index(found.action) + 1)
        assert " ".join(first[1:-3] + second[:-3]) == option  # a long one goes on below
        assert first[-3:] == [f"{round(100 * chance)}%" for chance in found.chances]
        assert second[-3:] == [f"{points:.1f}" for points in found.points]


@pytest.mark.parametrize(("seat", "heads"), [(0, "Red Blue Yellow"), (1, "Blue Red Yellow"), (2, "Yellow Red Blue")])
def test_ones_own_column_is_the_first(seat: int, heads: str) -> None:
    """With the numbers that belong to it."""
    table = table_of("redplanet", "2015", 3)
    decision, view = asked(table, seat), table.view(seat)
    best = advise(table.game, view, decision, seed=view.moves, budget=FEW).best[0]
    rows = words(hinted(table, decision))
    assert " ".join(rows[2]).endswith(f"The best choices {heads}")
    assert rows[4][-3] == f"{round(100 * best.chances[seat])}%" and rows[5][0] == f"{best.points[seat]:.1f}"


def test_two_players_are_called_by_the_colours_that_count() -> None:
    """The neutral colours win nothing."""
    assert "The best choices Red Green" in " ".join(words(hinted(*alone("redplanet", "2015", 2)))[2])


@pytest.mark.parametrize(
    ("edition", "seats", "head"), [("coop", 2, "Together"), ("solo", 1, "Red"), ("versus", 2, "Red Blue")]
)
def test_who_plays_against_the_game_is_one_side(edition: str, seats: int, head: str) -> None:
    """One column for all, and points are explained, which may be far below zero."""
    told = words(hinted(*alone("ares", edition, seats)))
    together = " ".join(told[1]) == said("en", "cli-hint-legend-together")
    assert " ".join(told[2]) == f"The best choices {head}"
    assert together is (edition != "versus")


def alone(game: str, edition: str, seats: int) -> tuple[Table, Decision]:
    """A table and the first question of its first seat."""
    table = table_of(game, edition, seats)
    return table, asked(table)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_tells_how_much_it_has_looked_at(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """By iterations, or by the clock."""
    told: list[Advice] = []

    def noted(*args: Any, **more: Any) -> Advice:
        told.append(advise(*args, **more))
        return told[-1]

    monkeypatch.setattr("ecliptic.cli.hint.advise", noted)
    table, decision = alone("redplanet", "2015", 3)
    assert hinted(table, decision, lang=lang).splitlines()[0] == said(lang, "cli-hint-looked", looks=12)
    by_clock = hinted(table, decision, Budget(seconds=0.02), lang).splitlines()[0]
    assert told[-1].looks > 0
    assert by_clock == said(lang, "cli-hint-looked-for", looks=told[-1].looks, seconds=0.02)


def test_one_second_is_the_default(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """People wait; whoever has patience says so."""
    budgets: list[Budget] = []

    def noted(*args: Any, budget: Budget, **more: Any) -> Advice:
        budgets.append(budget)
        return advise(*args, budget=Budget(iterations=2), **more)

    monkeypatch.setattr("ecliptic.cli.hint.advise", noted)
    ran = run("play", "--seats", "me,random,random", "--save", record, typed="h\nh 2s\nH  500 \nq\n")
    assert budgets == [SHORT, Budget(seconds=2.0), Budget(iterations=500)] and SHORT.seconds == 1
    assert "in 1 s." in ran.out and "in 2 s." in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_strange_budget_is_refused_at_the_table(record: Path, lang: str) -> None:
    """The question stays."""
    ran = run("play", "--seats", "me,random,random", "--save", record, typed="h soon\nq\n", lang=lang, width=200)
    assert ran.code == 0 and said(lang, "setup-bot-budget", budget="soon") in ran.out
    assert moves(record) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_only_choice_needs_no_advice(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """Nobody thinks about it."""
    monkeypatch.delattr("ecliptic.cli.hint.advise")
    table, decision = alone("redplanet", "2015", 3)
    only = structs.replace(decision, actions=decision.actions[:1])
    assert hinted(table, only, lang=lang) == said(lang, "cli-hint-only") + "\n"


# What it knows.


@pytest.mark.parametrize(("game", "edition"), [("redplanet", "2015"), ("ares", "versus"), ("kosmonauts", "classic")])
def test_a_hint_knows_what_the_seat_knows(game: str, edition: str) -> None:
    """In every world that the seat cannot tell from the true one it gets the same hint."""
    table = table_of(game, edition, 3)
    view = table.view(0)
    found = {hinted(table, asked(table))}
    for chance in (7, 8, 9):
        table.state = table.game.imagine(view, chance)
        found.add(hinted(table, asked(table)))
    assert len(found) == 1


def test_a_hint_changes_nothing(record: Path) -> None:
    """Neither the game nor the record."""
    table = table_of("redplanet", "2015", 3)
    before = table.game.digest(table.state)
    hinted(table, asked(table))
    assert table.game.digest(table.state) == before
    run("play", "--seats", "me,random,random", "--save", record, typed="h 5\nh 5\nq\n")
    assert moves(record) == []


# How it looks.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_fit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str) -> None:
    """Six players with long names beside an action that fills lines of its own."""
    monkeypatch.chdir(tmp_path)
    seats = "me,random,random,random,random,random"
    typed = "h 9\n1\nh 9\n4\nh 9\n?\nq\n"
    ran = run("play", "--seed", 3, "--seats", seats, "--save", "g", typed=typed, lang=lang)
    assert ran.out.count(said(lang, "cli-hint-best")) == 3 and "\n  h  " in ran.out
    assert [line for line in lines(ran, lang) if cell_len(line) > WIDTH] == []
    assert "…" not in "".join(line for line in ran.out.splitlines() if "%" in line)


@pytest.mark.parametrize(
    ("lang", "percent", "points"),
    [("en", "4.0%", "-1.5"), ("ru", "4,0\u00a0%", "-1,5"), ("pl", "4,0%", "-1,5"), ("it", "4,0%", "-1,5")],
)
def test_numbers_are_written_as_the_language_writes_them(lang: str, percent: str, points: str) -> None:
    """With one decimal, and no minus before nothing."""
    use_language(lang)
    assert (say_percent(0.04), say_points(-1.49)) == (percent, points)
    assert say_points(-0.04) == say_points(0.0)


@pytest.mark.parametrize(
    ("lang", "one", "few", "many"),
    [
        ("en", "1 possible future looked at.", "3 possible futures looked at.", "25 possible futures looked at."),
        ("ru", "возможное продолжение.", "возможных продолжения.", "возможных продолжений."),
        ("pl", "możliwy przebieg gry.", "możliwe przebiegi gry.", "możliwych przebiegów gry."),
        ("it", "Esaminato 1 possibile sviluppo.", "3 possibili sviluppi.", "25 possibili sviluppi."),
    ],
)
def test_futures_are_counted_as_the_language_counts_them(lang: str, one: str, few: str, many: str) -> None:
    """One, few and many."""
    for looks, end in ((1, one), (3, few), (25, many)):
        assert said(lang, "cli-hint-looked", looks=looks).endswith(end)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_of_hints_and_reviews_is_unused(lang: str) -> None:
    """What can be said is said by the code."""
    assert sorted(messages(lang, "advice.ftl").keys() - of_the_core().keys()) == []
