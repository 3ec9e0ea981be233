"""Taking back: as far as nobody has learnt anything, without a trace, and with a reason where it cannot be done."""

from __future__ import annotations

import random

import pytest

from ecliptic.core import record as records
from ecliptic.core.game import Game
from ecliptic.core.moves import Undo
from ecliptic.core.play import Play
from ecliptic.core.setup import Setup
from ecliptic.core.table import Table
from ecliptic.core.words import Action
from ecliptic.games import GAMES
from ecliptic.games.redplanet.names import ROLE_NAMES
from tests.core.playing import REDPLANET, read, seated
from tests.core.test_table import choosing, snapshot

YES = Undo(possible=True)


def no(reason: str) -> Undo:
    """It cannot be taken back, for this reason."""
    return Undo(possible=False, reason=reason)


def first(table: Table, seat: int) -> Action:
    """The first thing that this seat may do."""
    decision = REDPLANET.decision(table.state, seat)
    assert decision is not None
    return decision.actions[0]


def acted(table: Table, question: str, seat: int = 0) -> Table:
    """Let everybody take the first option until this seat is asked this question."""
    while True:
        decision = REDPLANET.decision(table.state, table.state.asked)
        assert decision is not None
        if (decision.question, decision.seat) == (question, seat):
            return table
        table.act(decision.seat, decision.actions[0])


def choose(*roles: str, edition: str = "2015") -> Table:
    """The first round of a game in which these characters were chosen, from seat 0 on."""
    table = acted(seated(REDPLANET, edition, len(roles), seed=2), "ChooseCharacter")
    for seat, role in enumerate(roles):
        table.act(seat, ("choose", ROLE_NAMES.index(role)))
    return table


# It can be done.


def test_a_move_that_taught_nobody_anything_can_be_taken_back() -> None:
    """Nothing remains of it: not in the state, the log, the views or the record."""
    table = seated(REDPLANET, "2015", 3)
    before = snapshot(table)
    table.act(1, first(table, 1))
    assert table.undo(1) == YES
    assert snapshot(table) != before
    table.take_back(1)
    assert snapshot(table) == before


def test_several_moves_in_a_row_can_be_taken_back_one_by_one() -> None:
    """A character chosen and changed twice."""
    table = choosing()
    stages = [snapshot(table)]
    for role in (4, 7, 2):
        table.act(1, ("choose", role))
        stages.append(snapshot(table))
    while len(stages) > 1:
        assert snapshot(table) == stages.pop()
        assert table.undo(1) == YES
        table.take_back(1)
    assert snapshot(table) == stages[0]


def test_the_parts_of_a_turn_can_be_taken_back() -> None:
    """A Pilot boards two ships and chooses one to redirect, then has second thoughts about all of it."""
    table = acted(choose("pilot", "soldier", "soldier"), "PlaceAstronaut")
    stages = []
    for verb in ("place", "place", "redirect"):
        stages.append(snapshot(table))
        assert first(table, 0)[0] == verb
        table.act(0, first(table, 0))
    while stages:
        assert table.undo(0) == YES
        table.take_back(0)
        assert snapshot(table) == stages.pop()


@pytest.mark.parametrize("again", [1, 3])
def test_a_record_says_nothing_of_what_was_taken_back(again: int) -> None:
    """Taking back and acting again gives the same record as acting at once, links and all."""
    straight, wavering = choosing(), choosing()
    straight.act(0, ("choose", 5))
    for role in (1, 2, 3)[:again]:
        wavering.act(0, ("choose", role))
    for _ in range(again):
        wavering.take_back(0)
    wavering.act(0, ("choose", 5))
    assert records.write(wavering.record) == records.write(straight.record)
    assert snapshot(wavering) == snapshot(straight)


def test_a_secret_choice_can_be_changed_until_the_last_seat_has_chosen() -> None:
    """Whoever else has chosen meanwhile: what they have chosen stays, and the record is as if nobody had wavered."""
    straight, wavering = choosing(), choosing()
    straight.act(1, ("choose", 4))
    straight.act(0, ("choose", 5))
    wavering.act(0, ("choose", 1))
    wavering.act(1, ("choose", 4))
    assert [wavering.undo(seat) for seat in (0, 1)] == [YES, YES]
    wavering.take_back(0)
    assert wavering.undo(1) == YES
    wavering.act(0, ("choose", 5))
    assert records.write(wavering.record) == records.write(straight.record)
    assert snapshot(wavering) == snapshot(straight)
    wavering.act(2, ("choose", 3))
    assert [wavering.undo(seat) for seat in range(3)] == [no("undo-others"), no("undo-others"), no("undo-secret")]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_others_do_unseen_does_not_show_by_what_can_be_taken_back(game: Game, seed: int) -> None:
    """A seat that saw nothing is told the same as before; and what stays after others waver is a game that can be."""
    play, chooser = Play(game, Setup(game.rules(game.default_edition, 3), seed)), random.Random(seed)
    taken = 0
    for _ in range(250):
        if play.state.over:
            break
        decision = chooser.choice(game.decisions(play.state))
        others = [seat for seat in range(3) if seat != decision.seat]
        before = [(play.view(seat), play.undo_told(seat)) for seat in others]
        play.act(decision.seat, chooser.choice(decision.actions))
        for seat, (view, undo) in zip(others, before, strict=True):
            assert play.log[-1] or play.view(seat) != view or play.undo_told(seat) == undo
        for seat in others:
            if play.undo(seat).possible and chooser.random() < 0.5:
                play.take_back(seat)
                assert play.to_data() == Play.again(game, play.setup, play.moves).to_data()
                taken += 1
    assert taken > 3


# It cannot be done.


def test_who_has_done_nothing_can_take_nothing_back() -> None:
    """At the start, and later too."""
    table = seated(REDPLANET, "2015", 3)
    assert [table.undo(seat) for seat in range(3)] == [no("undo-nothing")] * 3
    table.act(0, first(table, 0))
    assert table.undo(1) == no("undo-nothing")


def test_a_move_cannot_be_taken_back_when_others_have_moved() -> None:
    """One after the other, so that they could react to it."""
    table = choose("pilot", "pilot", "pilot")
    one = table.state.asked
    while (other := table.state.asked) == one:
        table.act(one, first(table, one))
    assert table.undo(one) == YES
    table.act(other, first(table, other))
    assert table.undo(one) == no("undo-others")


def test_what_chance_has_answered_cannot_be_taken_back() -> None:
    """The last mission kept makes the event deck, and shuffles it."""
    table = choosing()
    assert table.undo(2) == no("undo-chance")
    assert table.undo(0) == no("undo-others")


def test_what_showed_a_secret_cannot_be_taken_back() -> None:
    """The last character chosen begins the countdown."""
    table = choose("soldier", "pilot", "pilot")
    assert table.undo(2) == no("undo-secret")
    assert table.undo(1) == no("undo-others")


@pytest.mark.parametrize("edition", ["2005", "2015", "2025"])
def test_a_card_drawn_by_the_scientist_cannot_be_put_back(edition: str) -> None:
    """Its owner has seen it."""
    table = acted(choose("scientist", "pilot", "pilot", edition=edition), "LookOrDraw")
    table.act(0, ("draw", 0))
    assert table.undo(0) == no("undo-secret")


def test_after_a_secret_only_what_followed_it_can_be_taken_back() -> None:
    """Back to the moment at which the characters were shown, and no further."""
    table = choose("soldier", "soldier", "pilot")
    acting = table.state.asked
    table.act(acting, first(table, acting))
    assert table.undo(acting) == YES
    table.take_back(acting)
    assert table.undo(2) == no("undo-secret")
    assert table.undo(acting) == no("undo-others")


def test_after_chance_the_reason_stays_chance_when_a_later_move_is_taken_back() -> None:
    """The third seat's mission made the deck; its character can be taken back, its mission not."""
    table = choosing()
    table.act(2, ("choose", 3))
    table.take_back(2)
    assert table.undo(2) == no("undo-chance")


def test_taking_back_what_cannot_be_taken_back_is_a_mistake_of_the_caller() -> None:
    """Nothing changes."""
    table = choosing()
    before = snapshot(table)
    for seat in range(3):
        with pytest.raises(AssertionError):
            table.take_back(seat)
    assert snapshot(table) == before


def test_a_move_taken_back_leaves_the_other_seats_where_they_were() -> None:
    """Who could take back before can do so again."""
    table = choosing()
    table.act(0, ("choose", 1))
    assert table.undo(0) == YES
    table.act(1, ("choose", 1))
    table.take_back(1)
    assert Table.resume(*read(records.write(table.record))).undo(0) == YES
    assert table.undo(0) == YES
