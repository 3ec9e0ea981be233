"""The conformance suite lets good games pass, and names the promise and the seed where one is broken."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest

from ecliptic.core.game import Game
from ecliptic.core.setup import Setup
from ecliptic.core.words import EditionInfo, Switch, Verb
from ecliptic.games import GAMES
from ecliptic.testing.conformance import Broken, all_rules, bound, examine, fingerprint, label, skim
from tests.core import faulty
from tests.core import faulty_steps as steps
from tests.core.toy import CLAIMS, ClaimsGame
from tests.core.toy_rules import NUMBERS, LayNumber

SEEDS = range(12)


def complaints(game: Game, check: Callable[[Game, Setup], int] = examine) -> dict[int, str]:
    """What the suite says about some games with three seats, by seed."""
    found: dict[int, str] = {}
    for seed in SEEDS:
        try:
            check(game, Setup(game.rules(game.default_edition, 3), seed))
        except Broken as broken:
            found[seed] = str(broken)
    return found


# Good games.


@pytest.mark.parametrize("may_change", [True, False])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_written_outside_the_package_keeps_every_promise(seats: int, may_change: bool) -> None:
    """Claims passes, with both seat counts and both ways to lay a number."""
    rules = CLAIMS.rules("first", seats, {"may_change": may_change})
    for seed in SEEDS:
        assert examine(CLAIMS, Setup(rules, seed)) >= 4 * seats
        assert skim(CLAIMS, Setup(rules, seed)) == 4 * seats


def test_a_game_may_say_what_differs_between_viewers() -> None:
    """Then the other fields look alike to all."""
    assert complaints(faulty.changed(own_fields=("laid", "decision", "viewer"))) == {}


def test_all_rules_name_every_edition_seat_count_and_variant_once() -> None:
    """So a new game is examined in all its forms."""
    assert [(rules.edition, rules.seats) for rules in all_rules(CLAIMS)] == [("first", 2), ("first", 3)]
    for game in GAMES:
        found = [label(game, rules) for rules in all_rules(game)]
        assert len(set(found)) == len(found)
        for info in game.editions:
            seats = {rules.seats for rules in all_rules(game) if rules.edition == info.id}
            assert seats == set(range(info.seats_min, info.seats_max + 1))


def with_table(*variants: str) -> ClaimsGame:
    """The game in two editions, one of which is played at a table or in a tent, by day or by night."""
    switches = (
        *CLAIMS.switches,
        Switch("place", "table", "CL-3", ("table", "tent"), editions=("second",)),
        Switch("hour", 12, "CL-4", (0, 12), editions=("second",)),
    )
    editions = (EditionInfo("first", 2, 3), EditionInfo("second", 2, 2))
    return faulty.changed(switches=switches, editions=editions, variants=variants, brief={"may_change": False})


def test_every_value_of_every_variant_is_tried_in_the_editions_that_have_it() -> None:
    """Two switches with two values each make four set-ups; where there is no such switch, there is one."""
    game = with_table("place", "hour")
    assert [label(game, rules) for rules in all_rules(game)] == [
        *("first 2", "first 3"),
        *("second 2 table 0", "second 2 table 12", "second 2 tent 0", "second 2 tent 12"),
    ]


def test_a_switch_that_is_no_variant_keeps_its_default() -> None:
    """Only what is named makes another set-up, and only what is named is in the label."""
    game = with_table("hour")
    tried = [rules for rules in all_rules(game) if rules.edition == "second"]
    assert [(rules.switches["place"], rules.switches["hour"]) for rules in tried] == [("table", 0), ("table", 12)]
    assert [label(game, rules) for rules in tried] == ["second 2 0", "second 2 12"]


def test_a_short_game_is_tried_in_every_variant_too() -> None:
    """What keeps it short is added to the variant."""
    tried = [rules.switches for rules in all_rules(with_table("place"), brief=True)]
    assert [switches.get("place") for switches in tried] == [None, None, "table", "tent"]
    assert [switches["may_change"] for switches in tried] == [False] * 4
    assert all(rules.switches["may_change"] for rules in all_rules(with_table("place")))


def test_a_variant_that_is_yes_or_no_is_tried_both_ways() -> None:
    """Its values need not be listed."""
    tried = [
        (rules.seats, rules.switches["may_change"]) for rules in all_rules(faulty.changed(variants=("may_change",)))
    ]
    assert sorted(tried) == [(2, False), (2, True), (3, False), (3, True)]


def test_a_fingerprint_is_the_same_twice_and_differs_by_seed_and_rules() -> None:
    """One digest over every move of some games."""
    two, three = CLAIMS.rules("first", 2), CLAIMS.rules("first", 3)
    prints = [
        fingerprint(CLAIMS, two, range(3)),
        fingerprint(CLAIMS, two, range(1, 4)),
        fingerprint(CLAIMS, three, range(3)),
    ]
    assert fingerprint(CLAIMS, two, range(3)) == prints[0]
    assert len(set(prints)) == 3


# Faulty games.

FAULTS = [
    (faulty.ShowingNumbers(), "the secret answer of seat 0 stays secret"),
    (faulty.with_lay(steps.LayAloud()), "the secret answer of seat 0 stays secret"),
    (faulty.with_lay(steps.LastLaysAloud()), "the secret answer of seat 2 stays secret"),
    (faulty.with_lay(steps.LayIntoAgenda(), steps.Remember(0)), "the secret answer of seat 0 stays secret"),
    (faulty.ShowingTop(), "viewer 0 sees the same in an imagined world"),
    (faulty.changed(own_fields=("viewer", "decision")), "sees what all see of laid"),
    (faulty.changed(own_fields=("viewer", "laid")), "sees what all see of decision"),
    (faulty.OwningBackwards(), "gets its own fields in their order"),
    (faulty.OwningNothing(), "gets its own fields in their order"),
    (faulty.ImaginingLess(), "an imagined world keeps the invariants"),
    (faulty.WithState(faulty.Careless), "looks the same to"),
    (faulty.WithState(faulty.Sharing), "a move taken back leaves no trace"),
    (faulty.WithState(faulty.Sharing), "an earlier clone is unchanged"),
    (faulty.WithState(faulty.Forgetful), "a move taken back leaves no trace"),
    (faulty.with_first(steps.StuckRound(1)), "a save is whole"),
    (faulty.without_field("spent"), "a loaded game asks the same"),
    (faulty.without_field("deck"), "a loaded game ends the same"),
    (faulty.changed(verbs=(Verb("lay", NUMBERS - 1, "number"),)), "lay 3 is declared"),
    (faulty.with_lay(steps.LayInTurn()), "secret answers may come in any order"),
    (faulty.with_lay(steps.LayWithPenalty()), "asking why not ('lay', 3) changes nothing"),
    (faulty.with_lay(steps.LayButZero()), "('lay', 0) is refused exactly when it is not legal"),
    (faulty.with_lay(steps.LayTwiceOffered()), "each option is offered once"),
    (faulty.with_lay(steps.LayUnlessSecond()), "who can act is waited for"),
    (faulty.LosingNugget(), "the invariants hold"),
    (faulty.HidingPoints(), "the score is the sum of its sources"),
]


@pytest.mark.parametrize(("game", "promise"), FAULTS)
def test_a_fault_is_found_and_the_seed_named(game: ClaimsGame, promise: str) -> None:
    """At least one of some games breaks the promise, and the message has all that is needed to repeat it."""
    found = complaints(game)
    assert promise in "\n".join(found.values())
    for seed, message in found.items():
        assert f"[claims first seats=3 switches={{'may_change': True}} seed={seed} move=" in message


# What a verb shows.

Shown = Literal["", "verb", "thing"]


def showing(lay: LayNumber, *shown: Shown) -> ClaimsGame:
    """The game with another way to lay a number, and verbs that show so much."""
    game = faulty.with_lay(lay)
    names = ("lay", "slam")
    verbs = tuple(Verb(name, NUMBERS, "number", what) for name, what in zip(names, shown, strict=False))
    setattr(game, "verbs", verbs)  # noqa: B010  (declared by the class, changed here)
    return game


@pytest.mark.parametrize(
    ("lay", "shown"),
    [
        pytest.param(steps.LayAloud(), ("thing",), id="a thing that is shown is told"),
        pytest.param(LayNumber(), ("thing",), id="a thing that is shown is not told"),
        pytest.param(LayNumber(), ("verb",), id="a verb that is shown is not told"),
        pytest.param(steps.LayOrSlam(), ("verb", "verb"), id="a verb that is shown is told"),
        pytest.param(steps.LayOrSlam(), ("thing", "thing"), id="less is told than is shown"),
        pytest.param(steps.LayOrSlamAloud(), ("verb", "thing"), id="one verb shows its thing, the other itself"),
        pytest.param(steps.LayInTurn(), ("thing",), id="what all see may be answered in turn"),
    ],
)
def test_a_game_may_tell_what_its_verbs_show(lay: LayNumber, shown: tuple[Shown, ...]) -> None:
    """Others see at once what was declared, and the suite has nothing to say."""
    assert complaints(showing(lay, *shown)) == {}


HIDDEN = "stays secret"
IN_ORDER = "secret answers may come in any order"


@pytest.mark.parametrize(
    ("lay", "shown", "promise"),
    [
        pytest.param(steps.LayAloud(), ("verb",), HIDDEN, id="the thing, where only the verb is shown"),
        pytest.param(steps.LayOrSlam(), ("", ""), HIDDEN, id="the verb, where nothing is shown"),
        pytest.param(steps.LayOrSlamAloud(), ("verb", "verb"), HIDDEN, id="the thing of one verb"),
        pytest.param(steps.LayOrSlamAloud(), ("thing", "verb"), HIDDEN, id="the thing of the wrong verb"),
        pytest.param(steps.LayInTurn(), ("verb",), IN_ORDER, id="the order, where only the verb is shown"),
    ],
)
def test_a_game_that_tells_more_than_its_verbs_show_is_found(
    lay: LayNumber, shown: tuple[Shown, ...], promise: str
) -> None:
    """A verb that shows itself keeps its thing; one that shows nothing keeps both."""
    assert promise in "\n".join(complaints(showing(lay, *shown)).values())


def test_the_same_seed_finds_the_same_fault_again() -> None:
    """A failure can be repeated."""
    game = faulty.WithState(faulty.Careless)
    assert complaints(game) == complaints(game)


@pytest.mark.parametrize("check", [skim, examine])
def test_a_broken_invariant_is_found_by_both_checks(check: Callable[[Game, Setup], int]) -> None:
    """And the message says which one."""
    found = complaints(faulty.LosingNugget(), check)
    assert list(found) == list(SEEDS)


def test_the_quick_check_names_the_broken_invariant() -> None:
    """In the words of the game."""
    assert "a nugget is lost" in complaints(faulty.LosingNugget(), skim)[0]


@pytest.mark.parametrize("check", [skim, examine])
def test_an_offered_answer_that_is_refused_is_found_by_both_checks(check: Callable[[Game, Setup], int]) -> None:
    """With the answer and the reason in the words of the game, and all that is needed to repeat it."""
    found = complaints(faulty.with_lay(steps.LayButRefused()), check)
    told = (
        "what is offered is not refused: ('lay', 0): spent (CL-1) [claims first seats=3 switches={'may_change': True} "
    )
    assert any(message.startswith(f"{told}seed={seed} move=") for seed, message in found.items())


@pytest.mark.parametrize("check", [skim, examine])
def test_a_crash_is_told_with_its_line_in_the_game(check: Callable[[Game, Setup], int]) -> None:
    """That of the game's own package, also where the package calls another that raises."""
    file = Path(steps.__file__)
    lines = file.read_text(encoding="utf-8").splitlines()
    (line,) = (number for number, text in enumerate(lines, 1) if "raise Zero" in text)
    found = complaints(faulty.with_lay(steps.LayAndCrash()), check)
    assert found
    for message in found.values():
        assert message.startswith(f"the game does not crash: ZeroDivisionError: a bug in the game ({file}:{line}) [")


@pytest.mark.parametrize("check", [skim, examine])
def test_a_game_that_cannot_begin_is_told_with_its_line(check: Callable[[Game, Setup], int]) -> None:
    """The error is raised in a library that the game calls."""

    def start(*_: object) -> None:
        random.Random(1).choice([])

    game = faulty.changed(start=start)
    line = start.__code__.co_firstlineno + 1
    found = complaints(game, check)
    assert list(found) == list(SEEDS)
    for message in found.values():
        assert message.startswith("the game does not crash: IndexError: ")
        assert f"({__file__}:{line}) [claims first seats=3 " in message
        assert message.endswith(" move=0]")


def endless() -> ClaimsGame:
    """A game of at most fifty decisions that does not end."""
    game = faulty.with_first(steps.EndlessRound(1))
    setattr(game, "bound", 50)  # noqa: B010  (a game may state its own, but need not)
    return game


def test_an_endless_game_is_found_by_the_quick_check() -> None:
    """It stops at the bound that the game states, and says so."""
    found = complaints(endless(), skim)
    assert found[3].startswith("the game does not end [claims first seats=3")
    assert found[3].endswith("seed=3 move=50]")


def test_without_a_bound_of_its_own_a_game_may_take_five_thousand_decisions() -> None:
    """Far above any real one."""
    assert (bound(CLAIMS), bound(endless())) == (5000, 50)


def test_an_endless_game_is_found_by_the_thorough_check() -> None:
    """It does not play on for ever when it compares endings."""
    assert "seed=0" in complaints(endless())[0]


WRONG = [
    ("a crash in a step", faulty.with_lay(steps.LayAndCrash())),
    ("a verb that is not declared", faulty.changed(verbs=())),
    ("another game each time", faulty.Whimsical()),
    ("a refusal that leaves a stain", faulty.with_lay(steps.LayWithStain())),
]


@pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in WRONG])
def test_every_failure_names_the_seed(game: ClaimsGame) -> None:
    """Whatever goes wrong, the message is enough to repeat it."""
    found = complaints(game)
    assert found
    assert all(f"seed={seed}" in message for seed, message in found.items())
