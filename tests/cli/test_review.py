"""`ecliptic replay --review`: a bot looks at the decisions of a record again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from rich.cells import cell_len

from ecliptic.bots.advice import Advice, Prospect, advise
from ecliptic.bots.judging import Judged, judge, real_choices
from ecliptic.bots.searching import Budget
from ecliptic.cli.asked import read_record
from ecliptic.cli.review import reviewed_seats
from ecliptic.cli.review_report import Summary
from ecliptic.core.game import Game
from ecliptic.core.record import Record
from ecliptic.core.setup import Setup
from ecliptic.core.table import Table
from ecliptic.core.view import View
from ecliptic.core.words import Decision
from ecliptic.games import game as find
from ecliptic.texts import LANGUAGES
from tests.cli.running import ONES, WIDTH, run, said

FEW = ("--review", "--budget", 5)


def played(folder: Path, *args: object, typed: str = ONES) -> Path:
    """The record of a game in which a person always takes the first answer."""
    path = folder / "game.record"
    assert run("play", *args, "--seed", 3, "--save", path, typed=typed).code == 0
    return path


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two people and a bot."""
    return played(tmp_path_factory.mktemp("duel"), "--seats", "me:Ann,random,me")


@pytest.fixture(scope="module")
def document(record: Path) -> dict[str, Any]:
    """Its review for programs."""
    return reviewed(record)


@pytest.fixture(scope="module")
def together(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A person and a bot against Mars, left after some moves."""
    folder = tmp_path_factory.mktemp("coop")
    return played(folder, "ares", "--edition", "coop", "--seats", "me,random", typed="1\n" * 12 + "q\n")


def reviewed(record: Path, *args: object) -> dict[str, Any]:
    """The review of a record for programs."""
    ran = run("replay", record, *FEW, "--json", *args)
    assert (ran.code, ran.err) == (0, "")
    found: dict[str, Any] = json.loads(ran.out)
    return found


def choices(record: Path, seats: set[int]) -> list[tuple[int, int]]:
    """Move and seat wherever one of these seats had a real choice."""
    game, read = read_record(record)
    table = Table(game, read.setup, read.players)
    found = []
    for number, move in enumerate(read.moves, 1):
        decision = game.decision(table.state, move.seat)
        assert decision is not None
        if move.seat in seats and not decision.optional and len(decision.actions) > 1:
            found.append((number, move.seat))
        table.act(move.seat, move.action)
    return found


def judged(game: Game, record: Record, seats: list[int]) -> list[Judged]:
    """After one look at each choice."""
    asked = real_choices(game, game.settled(record.setup), game.new(record.setup), record.moves, seats)
    return [judge(game, choice, Budget(iterations=1)) for choice in asked]


# What is reviewed.


def test_every_real_choice_of_people_is_reviewed(record: Path, document: dict[str, Any]) -> None:
    """In the order of the game; bots are left alone."""
    found = [(each["move"], each["seat"]) for each in document["decisions"]]
    assert found == choices(record, {0, 2})
    assert [one["seat"] for one in document["summary"]] == [0, 2]


def test_only_answers_are_left_out(tmp_path: Path) -> None:
    """There is nothing to think about."""
    path = played(tmp_path, "ares", "--edition", "coop", "--seats", "random,random")
    game, read = read_record(path)
    found = [each.move for each in judged(game, read, [0, 1])]
    assert found == [move for move, _ in choices(path, {0, 1})]
    assert len(found) < len(read.moves)


def test_optional_questions_are_left_out() -> None:
    """Who has chosen may choose otherwise while others think; nobody waits for that."""
    game = find("ares")
    table = Table(game, Setup(game.rules("versus", 2), 3), ["me", "me"])
    optional = []
    for seat, index in ((0, 0), (1, 0), (0, 0), (0, 1), (1, 0)):
        decision = game.decision(table.state, seat)
        assert decision is not None and len(decision.actions) > 1
        optional.append(decision.optional)
        table.act(seat, decision.actions[index])
    assert optional == [False, False, False, True, False]
    found = judged(game, table.record, [0, 1])
    assert [each.move for each in found] == [1, 2, 3, 5]


@pytest.mark.parametrize("seat", [0, 1])
def test_one_seat_is_reviewed(record: Path, seat: int) -> None:
    """Also that of a bot."""
    found = reviewed(record, "--seat", seat)
    assert [(each["move"], each["seat"]) for each in found["decisions"]] == choices(record, {seat})
    assert [one["player"] for one in found["summary"]] == [["me:Ann", "random", "me"][seat]]


@pytest.mark.parametrize(
    ("players", "seats"),
    [
        (("me", "medium", "me:Bob"), [0, 2]),
        (("medium", "random"), [0, 1]),
        (("mega", "me:"), [1]),
        (("Ann", "Bob"), [0, 1]),
    ],
)
def test_people_are_reviewed_or_all(record: Path, players: tuple[str, ...], seats: list[int]) -> None:
    """`medium` is nobody's name."""
    _, read = read_record(record)
    assert reviewed_seats(seated(read, players)) == seats


def seated(record: Record, players: tuple[str, ...]) -> Record:
    """The record as if these had played; so many seats."""
    rules = structs.replace(record.setup.rules, seats=len(players))
    return structs.replace(record, players=players, setup=structs.replace(record.setup, rules=rules))


def test_the_bot_knows_what_the_seat_knew(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The view of that seat before the move, and the same seed whenever the same record is reviewed."""
    asked: list[tuple[View, Decision, dict[str, Any]]] = []

    def noted(game: Any, view: View, decision: Decision, **more: Any) -> Advice:
        asked.append((view, decision, more))
        return advise(game, view, decision, **more)

    monkeypatch.setattr("ecliptic.bots.judging.advise", noted)
    game, read = read_record(record)
    found = judged(game, read, [0, 2])
    table = Table(game, read.setup, read.players)
    views = []
    for move in read.moves:
        views.append(table.view(move.seat))
        table.act(move.seat, move.action)
    assert len(asked) == len(found) > 20
    for each, (view, decision, more) in zip(found, asked, strict=True):
        move = read.moves[each.move - 1]
        assert view == views[each.move - 1] and view.viewer == decision.seat == move.seat
        assert more == {"seed": each.move - 1, "budget": Budget(iterations=1), "about": move.action}


def test_a_review_is_the_same_again(record: Path, document: dict[str, Any]) -> None:
    """And another budget gives another."""
    assert reviewed(record) == document
    assert json.loads(run("replay", record, "--review", "--budget", 9, "--json").out) != document


def test_300_iterations_are_the_default(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough to be worth reading."""
    budgets = set()

    def noted(*args: Any, budget: Budget, **more: Any) -> Advice:
        budgets.add(budget.iterations)
        return advise(*args, budget=Budget(iterations=1), **more)

    monkeypatch.setattr("ecliptic.bots.judging.advise", noted)
    assert run("replay", record, "--review").code == 0
    assert budgets == {300}


def test_hint_and_review_agree(tmp_path: Path) -> None:
    """The same question, the same budget, the same advice."""
    path = played(tmp_path, "--seats", "me,random,random", typed="1\n1\nq\n")
    hint = run("play", "--resume", path, typed="h 9\n1\nq\n").out.split("The best choices")[1]
    best = json.loads(run("replay", path, "--review", "--budget", 9, "--json").out)["decisions"][-1]["best"]
    row = hint.splitlines()[2].split()
    assert best["option"] in " ".join(row)
    assert [share for share in row if share.endswith("%")] == [f"{round(100 * each)}%" for each in best["chances"]]


# What is notable.


def prospect(thing: int, chance: float, points: float = 10.0) -> Prospect:
    """What an action promises to seat 1 of two."""
    return Prospect(("do", thing), 5, chance, (1 - chance, chance), (3.0, points))


def judgement(seen: View, best: Prospect, chosen: Prospect | None, *, rivals: bool = True, move: int = 7) -> Judged:
    """Somebody's decision at this move."""
    return Judged(move, 1, seen, chosen.action if chosen else ("do", 9), Advice(9, (best,), chosen), rivals)


@pytest.fixture(scope="module")
def view(record: Path) -> View:
    """Any view: it only tells where a decision was made."""
    game, read = read_record(record)
    return Table(game, read.setup, read.players).view(1)


@pytest.mark.parametrize(
    ("chance", "points", "rivals", "notable", "agrees"),
    [
        (0.50, 10, True, False, True),
        (0.49, 10, True, False, True),
        (0.489, 10, True, False, False),
        (0.471, 10, True, False, False),
        (0.47, 10, True, True, False),
        (0.60, 10, True, False, True),  # the bot has looked more often at another
        (0.50, 2, True, False, True),  # against rivals only victory counts
        (0.47, 10, False, True, False),
        (0.50, 9, False, False, True),
        (0.50, 8.9, False, False, False),
        (0.50, 8.1, False, False, False),
        (0.50, 8, False, True, False),
        (0.489, 10, False, False, False),
    ],
)
def test_a_loss_is_notable_or_slight(
    view: View, chance: float, points: float, rivals: bool, notable: bool, agrees: bool
) -> None:
    """Three per cent of the chance to win, or two points where there are no rivals; one of each is as good as none."""
    each = judgement(view, prospect(1, 0.50), prospect(2, chance, points), rivals=rivals)
    assert (each.is_notable, each.agrees) == (notable, agrees)
    assert each.chance_lost == pytest.approx(max(0.0, 0.50 - chance))
    assert each.points_lost == pytest.approx(10 - points)


def test_what_the_bot_never_looked_at_is_not_judged(view: View) -> None:
    """It is neither a loss nor an agreement."""
    each = judgement(view, prospect(1, 0.50), None)
    assert (each.is_weighed, each.is_notable, each.agrees, each.cost) == (False, False, False, 0)


def test_a_summary_adds_up(view: View) -> None:
    """Means are of what was weighed; the three costliest are the three costliest, and others' decisions are theirs."""
    losses = [0.0, 0.02, 0.10, 0.04, 0.06]
    own = [judgement(view, prospect(1, 0.5), prospect(2, 0.5 - lost), move=i) for i, lost in enumerate(losses, 1)]
    one = Summary(1, [*own, judgement(view, prospect(1, 0.5), None, move=6)])
    assert (one.decisions, one.not_weighed, one.agreements) == (6, 1, 1)
    assert one.chance_lost == pytest.approx(0.044)
    assert [each.move for each in one.costliest] == [3, 5, 4]
    assert [each.move for each in Summary(1, own[:2]).costliest] == [2]
    assert Summary(0, own).decisions == 0 and Summary(0, own).costliest == []


# How it is told.


def test_people_read_what_programs_read(record: Path, document: dict[str, Any]) -> None:
    """The notable decisions as the game went, each above what the bot would have done, then a line for each person."""
    ran = run("replay", record, *FEW, width=160)
    notable = [each for each in document["decisions"] if each["notable"]]
    rows = [" ".join(line.split()) for line in ran.out.splitlines()]
    chosen = [row for row in rows if " chosen " in row]
    better = [row for row in rows if row.startswith("better ")]
    assert (ran.code, ran.err) == (0, "") and 0 < len(notable) < len(document["decisions"])
    for each, above, below in zip(notable, chosen, better, strict=True):
        seat = each["seat"]
        place = f"{each['move']} {each['round']} {['Red', '', 'Yellow'][seat]}"
        assert above == f"{place} chosen {told(each['chosen'], seat)}"
        assert below == f"better {told(each['best'], seat)}"
    for one, name in zip(document["summary"], ("Red (Ann)", "Yellow"), strict=True):
        share = f"{one['agreements']} ({round(100 * one['agreements'] / one['decisions'])}%)"
        lost = f"{100 * one['mean_chance_lost']:.1f}%"
        assert any(row.startswith(f"{name} {one['decisions']} {share} {lost} {one['costliest'][0]} (") for row in rows)


def told(found: dict[str, Any], seat: int) -> str:
    """An action with its prospects, in a line."""
    return f"{found['option']} {100 * found['chances'][seat]:.1f}% {found['points'][seat]:.1f}"


def test_costliest_decisions_are_named_for_programs(document: dict[str, Any]) -> None:
    """They are the greatest losses of the seat."""
    for one in document["summary"]:
        own = [
            each for each in document["decisions"] if each["seat"] == one["seat"] and each["chance_lost"] is not None
        ]
        dear = sorted(own, key=lambda each: -each["chance_lost"])
        assert one["costliest"] == [each["move"] for each in dear[:3]]
        assert one["decisions"] - one["not_weighed"] == len(own)


def test_a_game_against_mars_is_reviewed_before_its_end(together: Path) -> None:
    """Points are told beside chances."""
    found = reviewed(together)
    out = run("replay", together, *FEW, width=160).out
    assert found["finished"] is False and len(found["decisions"]) > 5
    assert any(each["notable"] and each["chance_lost"] < 0.03 for each in found["decisions"])
    (one,) = found["summary"]
    assert f"{100 * one['mean_chance_lost']:.1f}% / {one['mean_points_lost']:.1f} " in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_mistakes_is_praised(tmp_path: Path, lang: str) -> None:
    """A record without a move has none; an empty table is no reason to crash."""
    path = played(tmp_path, "--seats", "me,random,random", typed="q\n")
    ran = run("replay", path, *FEW, lang=lang)
    assert ran.code == 0 and ran.out.startswith(said(lang, "cli-review-nothing") + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reviews_fit(record: Path, together: Path, lang: str) -> None:
    """No line is wider than the screen, and no number is cut."""
    for path in (record, together):
        out = run("replay", path, *FEW, lang=lang).out
        assert said(lang, "cli-review-chosen") in out and said(lang, "cli-review-better") in out
        assert [line for line in out.splitlines() if cell_len(line) > WIDTH] == []
        assert "…" not in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_not_weighed_is_admitted(record: Path, document: dict[str, Any], lang: str) -> None:
    """With so short a thought there are such choices."""
    count = sum(one["not_weighed"] for one in document["summary"])
    assert count > 1
    out = run("replay", record, *FEW, lang=lang).out
    assert said(lang, "cli-review-not-weighed", count=count) in " ".join(out.split())


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_cannot_be_reviewed_is_refused(record: Path, lang: str) -> None:
    """A seat that does not exist, a budget that is none."""
    ran = run("replay", record, *FEW, "--seat", 3, lang=lang)
    assert (ran.code, ran.out, ran.err.strip()) == (2, "", said(lang, "cli-no-such-seat", seat=3, most=2))
    ran = run("replay", record, "--review", "--budget", "much", lang=lang)
    assert (ran.code, ran.out, ran.err.strip()) == (2, "", said(lang, "setup-bot-budget", budget="much"))


def test_a_damaged_record_is_not_reviewed(record: Path, tmp_path: Path) -> None:
    """It is proved first."""
    bad = tmp_path / "bad.record"
    text = record.read_text(encoding="utf-8")
    bad.write_text(text.replace("me:Ann", "me:Eve"), encoding="utf-8")
    assert run("replay", bad, *FEW).code == 2
