"""An error names what was given and what would have been right, in an English sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import ecliptic as ec
from ecliptic.texts import LANGUAGES

FAR = ("move_to", 9)  # the moon
SETTING_UP: dict[str, Callable[[], object]] = {
    "There is no game called “marz”. Known games: redplanet, kosmonauts, ares. Did you mean “ares”? "
    "[setup-unknown-game]": lambda: ec.game("marz"),
    "There is no edition called “2014”. Known editions: 2005, 2015, 2025. Did you mean “2015”? "
    "[setup-unknown-edition]": lambda: ec.new("redplanet", edition="2014"),
    "There is no bot called “exprt”. Known bots: random, greedy, novice, easy, medium, hard, expert. "
    "A class of your own is named as my_module:MyBot. Did you mean “expert”? [setup-unknown-bot]": lambda: ec.bot(
        "exprt"
    ),
    "“soon” is not a time to think: name iterations (expert@500) or seconds (expert@1.5s). "
    "[setup-bot-budget]": lambda: ec.bot("expert@soon"),
    "The 2015 edition is for 2 to 6 players, not for 9. [setup-seats]": lambda: ec.new("redplanet", players=9),
    "The coop edition is for exactly 2 at the table, not for 3. [setup-seats-only]": lambda: ec.new(
        "ares", edition="coop", players=3
    ),
    "The house rule “layout” cannot be set to “Q”. Allowed: random, A, B, C, D. [setup-switch-value]": lambda: ec.new(
        "redplanet", edition="2025", switches={"layout": "Q"}
    ),
    "“-1” is not a seed: it is a whole number from 0 to 2^64 − 1. [setup-bad-seed]": lambda: ec.new("ares", seed=-1),
    "“['Ann']” are not the names for this table: it needs a list of exactly 2, one for each seat. "
    "[setup-bad-names]": lambda: ec.new("ares", names=["Ann"]),
    "For 4 seats name one bot, which plays them all, or 4; not 2. [setup-bots-for-seats]": lambda: ec.play(
        ec.new("redplanet"), "easy", "hard"
    ),
    f"The language “de” is not spoken here. Known languages: {', '.join(LANGUAGES)}. "
    "[setup-unknown-language]": lambda: ec.new("ares").text(lang="de"),
    "There is no seat 2; seats are numbered from 0 to 1. [cli-no-such-seat]": lambda: ec.new("ares").view(2),
}


@pytest.mark.parametrize("said", SETTING_UP)
def test_a_problem_is_a_sentence(said: str) -> None:
    """With the id of the message at its end, by which it can be found."""
    with pytest.raises(ec.SetupProblem) as caught:
        SETTING_UP[said]()
    assert str(caught.value) == said


def test_an_unknown_house_rule_is_told_with_the_known_ones() -> None:
    """And with the one that may be meant."""
    with pytest.raises(ec.SetupProblem) as caught:
        ec.new("ares", switches={"ask_everythin": True})
    said = str(caught.value)
    assert said.startswith("This edition has no house rule called “ask_everythin”. Known house rules: ")
    assert said.endswith(" Did you mean “ask_everything”? [setup-unknown-switch]")


def walking() -> ec.Table:
    """A table at which somebody has to say where an astronaut walks to."""
    table = ec.new("redplanet", seed=7)
    while table.decision is not None and table.decision.question != "MoveTo":
        table.act(table.ask("random"))
    return table


def test_a_refusal_tells_why_by_which_rule_and_what_is_legal() -> None:
    """Nothing has changed."""
    table = walking()
    moves, legal = table.moves, ", ".join(f"{verb} {thing}" for verb, thing in table.legal)
    with pytest.raises(ec.Refused) as caught:
        table.act(FAR)
    assert str(caught.value) == (
        f"Seat 1 cannot do “move_to {FAR[1]}” now. Phobos is not a neighbour of the region where the astronaut "
        f"stands. (RP-7.10) Legal now: {legal}."
    )
    assert caught.value.refusal.reason == "not-adjacent" and table.moves == moves


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    """And when the game is over, that."""
    table = walking()
    with pytest.raises(ec.Refused) as caught:
        table.act(("move_to", 3), 0)
    assert str(caught.value) == (
        "Seat 0 cannot do “move_to 3” now. You are not asked anything at the moment. Asked now: seat 1."
    )
    ec.play(table, "random")
    with pytest.raises(ec.Refused) as over:
        table.act(("move_to", 3))
    assert str(over.value) == "Seat 0 cannot do “move_to 3” now. The game is over."


def test_many_legal_actions_are_cut_short() -> None:
    """A dozen will do."""
    table = ec.play("kosmonauts", "random", seed=7, moves=12)
    with pytest.raises(ec.Refused, match=r"Legal now: point 0, .*, …\.$"):
        table.act(("point", 900))


def test_an_unknown_action_is_told_with_the_known_ones() -> None:
    """And with the nearest."""
    with pytest.raises(ec.UnknownVerb) as caught:
        ec.new("redplanet", seed=7).act(("plce", 3))
    assert str(caught.value).startswith("The game redplanet has no action “plce”. Known actions: keep, choose, place, ")
    assert str(caught.value).endswith(" Did you mean “place”?")


@pytest.mark.parametrize("action", ["place", ("place",), (3, "place"), ("place", "3"), ("place", 1.5), None])
def test_what_is_no_action_at_all_is_a_type_error(action: object) -> None:
    """Before anything is asked of the game."""
    with pytest.raises(TypeError, match=r"an action is a verb and a number, such as \('place', 3\); not "):
        ec.new("redplanet", seed=7).act(action)  # type: ignore[arg-type]  # that is the point


@pytest.mark.parametrize("player", [3, None, ec.NamedBot])
def test_what_is_no_player_is_a_type_error(player: object) -> None:
    """The class of a bot is not a bot."""
    with pytest.raises(TypeError, match="a player is the name of a bot, an object with choose"):
        ec.play("redplanet", player)  # type: ignore[arg-type]  # that is the point


def test_a_table_that_is_set_up_is_not_set_up_again() -> None:
    """Its seed is what it is."""
    with pytest.raises(TypeError, match="this one is set up already"):
        ec.play(ec.new("ares"), "easy", seed=3)


def test_nobody_can_be_asked_when_nothing_is_asked() -> None:
    """A seat that waits, or a game that is over."""
    table = ec.new("kosmonauts", seed=7)
    with pytest.raises(ValueError, match="seat 1 is not asked anything now"):
        table.ask("easy", 1)
    with pytest.raises(ValueError, match="the game is over"):
        ec.play(table, "random").ask("easy")


def test_a_record_that_cannot_be_read_names_the_line(tmp_path: Path) -> None:
    """Damaged, foreign, binary or missing."""
    file = tmp_path / "game.record"
    ec.play("redplanet", "random", seed=7, moves=9).save(file)
    good = file.read_text(encoding="utf-8")
    file.write_text(good.replace("\n3 ", "\n4 "), encoding="utf-8")
    with pytest.raises(
        ec.RecordProblem, match=r"^Line \d+ does not fit the lines above it: .* \[record-broken-chain\]$"
    ):
        ec.load(file)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(ec.RecordProblem, match=r"^Line 1: this is not the record of a game\."):
        ec.load(file)
    with pytest.raises(FileNotFoundError, match="nowhere"):
        ec.load(tmp_path / "nowhere")
