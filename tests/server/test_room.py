"""A table is a fold over its entries: who may do what, and what follows."""

from __future__ import annotations

import random

import pytest

from ecliptic.server.archive.ordering import orderable
from ecliptic.server.archive.replay import story_of
from ecliptic.server.table.deeds import (
    Acted,
    Answered,
    Began,
    BotSat,
    CameBack,
    Closed,
    Deed,
    Expired,
    Left,
    Ordered,
    Proposed,
    Resigned,
    Resumed,
    Sat,
    StewardSat,
    TookBack,
)
from ecliptic.server.table.room import Room, TableProblem
from ecliptic.server.table.seats import Order
from ecliptic.server.table.settings import DAY, Live, OverDays
from tests.server.rooms import ANN, BOB, CEM, begun, do, gathered, move, settings

MINUTE = 60_000


def refused(room: Room, deed: Deed, user: str = "", at: int = 0) -> str:
    """Why this may not be; nothing has changed."""
    before = room.number
    with pytest.raises(TableProblem) as problem:
        do(room, deed, user, at)
    assert room.number == before
    return problem.value.phrase.id


# Gathering.


def test_people_sit_down_and_get_up_and_the_host_puts_bots() -> None:
    """Until all seats are taken the game cannot begin."""
    room = Room("table", ANN, settings(people=3, bots=0))
    do(room, Sat(1, BOB, "Bob"), BOB)
    assert refused(room, Began(1), ANN) == "table-seats-open"
    do(room, Left(1), BOB)
    assert room.seats[1].is_open
    for seat in (0, 1):
        do(room, BotSat(seat, "hard"), ANN)
    do(room, BotSat(1, ""), ANN)
    do(room, Sat(1, ANN, "Ann"), ANN)
    do(room, Sat(2, BOB, "Bob"), BOB)
    do(room, Began(5), ANN)
    assert room.phase == "playing"
    assert [(here.name, here.bot) for here in room.seats] == [("", "hard"), ("Ann", ""), ("Bob", "")]


@pytest.mark.parametrize(
    ("deed", "user", "reason"),
    [
        (Sat(0, CEM, "Cem"), CEM, "table-seat-taken"),
        (Sat(2, CEM, "Cem"), CEM, "table-seat-taken"),  # a bot sits there
        (Sat(9, CEM, "Cem"), CEM, "table-no-such-seat"),
        (Sat(-1, CEM, "Cem"), CEM, "table-no-such-seat"),
        (Left(0), BOB, "table-not-your-seat"),
        (Left(2), "", "table-not-your-seat"),
        (BotSat(0, "easy"), ANN, "table-seat-taken"),
        (BotSat(2, "easy"), BOB, "table-host-only"),
        (Began(1), BOB, "table-host-only"),
        (Closed(), BOB, "table-host-only"),
        (Acted(0, ("keep", 0), "person"), ANN, "table-is-gathering"),
        (Resigned(0), ANN, "table-is-gathering"),
        (Resumed(0), ANN, "table-is-gathering"),
    ],
)
def test_what_may_not_be_before_the_game(deed: Deed, user: str, reason: str) -> None:
    """And why."""
    assert refused(gathered(), deed, user) == reason


def test_nobody_sits_twice_nor_for_another() -> None:
    """A seat is for the person who asks."""
    room = Room("table", ANN, settings(people=3, bots=0))
    do(room, Sat(0, ANN, "Ann"), ANN)
    assert refused(room, Sat(1, ANN, "Ann"), ANN) == "table-already-sitting"
    assert refused(room, Sat(1, BOB, "Bob"), CEM) == "table-seat-taken"


def test_a_table_that_is_closed_is_over() -> None:
    """By the host before it begins; later only by the server itself."""
    room = do(gathered(), Closed(), ANN)
    assert (room.phase, room.ending) == ("over", "closed")
    room = begun()
    assert refused(room, Closed(), ANN) == "table-is-playing"
    do(room, Closed())
    assert room.ending == "closed"
    assert refused(room, Closed()) == "table-is-over"


# Playing.


def test_a_whole_game_is_played_and_its_winners_are_those_of_the_game() -> None:
    """Bots and people act through the same entries."""
    room = begun()
    while room.phase == "playing":
        move(room)
    play = room.game_in_progress
    assert room.ending == "finished"
    assert room.winners() == play.game.winners(play.state) != []
    assert (room.waiting(), room.thinkers()) == ((), [])


@pytest.mark.parametrize(
    ("by", "seat", "user", "reason"),
    [
        ("person", 0, BOB, "table-not-your-seat"),
        ("person", 2, ANN, "table-not-your-seat"),
        ("person", 7, ANN, "table-no-such-seat"),
        ("bot", 0, "", "table-not-your-seat"),  # no bot acts for a person
        ("bot", 2, ANN, "table-not-your-seat"),  # and no person for a bot
        ("steward", 0, "", "table-not-your-seat"),
        ("order", 0, BOB, "table-not-your-seat"),
    ],
)
def test_nobody_acts_for_another(by: str, seat: int, user: str, reason: str) -> None:
    """Whoever they say they are."""
    room = begun()
    play = room.game_in_progress
    decision = play.game.decision(play.state, min(seat, 2))
    assert decision is not None
    assert refused(room, Acted(seat, decision.actions[0], by), user) == reason  # type: ignore[arg-type]


def test_a_move_is_taken_back_until_somebody_learnt_something() -> None:
    """The turn goes on counting, so that an answer to the old question is recognised."""
    room = begun(people=1, bots=2)
    move(room, seat=0)
    assert room.seats[0].turns == 1
    do(room, TookBack(0), ANN)
    assert (room.seats[0].turns, room.backs, room.game_in_progress.moves) == (2, 1, [])
    assert refused(room, TookBack(0), ANN) == "undo-nothing"
    move(room, seat=0)
    move(room, seat=1)
    do(room, TookBack(0), ANN)  # a secret choice, and not all have chosen
    assert [each.seat for each in room.game_in_progress.moves] == [1]
    move(room, seat=0)
    move(room, seat=2)
    assert refused(room, TookBack(0), ANN) == "undo-others"
    assert refused(begun(undo=False), TookBack(0), ANN) == "table-undo-off"


def test_who_takes_back_what_nobody_was_told_of_makes_nobody_listen_again() -> None:
    """Orders on the rose are secret until they are confirmed, and so is changing one's mind."""
    room = begun(people=2, bots=0, game="kosmonauts", edition="classic")
    while len(room.waiting()) < 2:
        move(room)
    do(room, Acted(0, ("order", 3), "person"), ANN)
    do(room, TookBack(0), ANN)
    assert room.backs == 0


def test_the_table_knows_who_decided_in_the_place_of_a_person() -> None:
    """Also when somebody takes back an earlier choice from under it."""
    room = begun(people=3, bots=0)
    question = room.game_in_progress.game.decision(room.game_in_progress.state, 1)
    assert question is not None
    action = question.actions[0]
    elsewhere, here = Order("RemotePresence", action), Order(question.question, action)
    do(room, Ordered(1, (elsewhere, here)), BOB)
    move(room, seat=0)
    do(room, Acted(1, action, "order"), BOB)
    assert room.stand_ins == {1: "order"}
    assert room.seats[1].orders == (elsewhere,)
    do(room, TookBack(0), ANN)
    assert room.stand_ins == {0: "order"}
    do(room, TookBack(1), BOB)
    assert room.stand_ins == {}


def test_what_can_be_ordered_is_what_was_asked_the_latest_first() -> None:
    """Called by name and not by how it looks; nobody waits for an optional question."""
    room = begun(people=2, bots=1)
    chooser = random.Random(3)
    while room.game_in_progress.state.moves < 40:
        move(room, chooser=chooser)
    found = orderable(story_of(room), 0)
    questions = [each.question for each in found]
    assert {"ChooseCharacter", "PlaceAstronaut"} <= set(questions)
    assert questions[-1] == "KeepMission"
    assert "ChangeCharacter" not in questions
    for each in found:
        words = [repr(choice.words) for choice in each.choices]
        assert len(words) == len(set(words)) > 0


# Agreeing.


def test_all_must_agree() -> None:
    """Who proposes has agreed; bots are not asked."""
    room = begun(people=3, bots=0)
    do(room, Proposed(0, "end"), ANN)
    assert refused(room, Proposed(1, "pause"), BOB) == "table-already-proposed"
    assert refused(room, Answered(0, agrees=True), ANN) == "table-nothing-proposed"
    do(room, Answered(1, agrees=True), BOB)
    assert room.phase == "playing"
    do(room, Answered(2, agrees=True), CEM)
    assert (room.phase, room.ending, room.winners()) == ("over", "agreed", [])


def test_one_who_does_not_agree_ends_the_proposal() -> None:
    """And something else can be proposed."""
    room = begun(people=3, bots=0)
    do(room, Proposed(0, "end"), ANN)
    do(room, Answered(2, agrees=False), CEM)
    assert room.motion is None
    assert refused(room, Answered(1, agrees=True), BOB) == "table-nothing-proposed"
    do(room, Proposed(1, "pause"), BOB)


def test_a_pause_stops_everything_until_somebody_resumes() -> None:
    """A person alone with bots needs nobody's consent."""
    room = begun(people=1, bots=2, pace=Live(10, 0), absent="steward")
    do(room, Proposed(0, "pause"), ANN, 5 * MINUTE)
    assert room.phase == "paused"
    assert (room.waiting(), room.due()) == ((), None)
    assert refused(room, Acted(0, ("keep", 0), "person"), ANN) == "table-is-paused"
    do(room, Resumed(0), ANN, 60 * MINUTE)
    assert room.due() == 65 * MINUTE


def test_with_consent_more_can_be_taken_back() -> None:
    """To before the last move of who asks, whatever happened since; every open answer is void."""
    room = begun(people=2, bots=1)
    assert refused(room, Proposed(0, "undo"), ANN) == "undo-nothing"
    first = [move(room) for _ in range(3)]
    assert first == [0, 1, 2]
    turns = [here.turns for here in room.seats]
    do(room, Proposed(0, "undo"), ANN)
    do(room, Answered(1, agrees=True), BOB)
    assert room.game_in_progress.moves == []
    assert [here.turns for here in room.seats] == [turn + 1 for turn in turns]
    assert room.backs == 1


def test_a_move_ends_what_was_proposed() -> None:
    """It was about the position before."""
    room = begun()
    do(room, Proposed(0, "end"), ANN)
    move(room)
    assert room.motion is None


# Being away.


def test_who_resigns_is_played_by_a_bot_and_cannot_win() -> None:
    """While two others contend."""
    room = begun(people=2, bots=1)
    do(room, Resigned(0), ANN)
    assert room.phase == "playing"
    assert 0 in room.thinkers()
    assert refused(room, Resigned(0), ANN) == "table-has-resigned"
    assert refused(room, Acted(0, ("keep", 0), "person"), ANN) == "table-steward-decides"
    while room.phase == "playing":
        move(room)
    assert 0 not in room.winners()


def test_the_last_who_has_not_resigned_has_won() -> None:
    """And when only bots are left, they have."""
    room = do(begun(people=2, bots=0), Resigned(0), ANN)
    assert (room.ending, room.winners()) == ("resigned", [1])
    room = do(begun(people=1, bots=2), Resigned(0), ANN)
    assert (room.ending, room.winners()) == ("resigned", [1, 2])


@pytest.mark.parametrize("pace", [Live(10, 0), OverDays(1)])
def test_a_steward_takes_the_seat_when_the_time_is_up_and_gives_it_back(pace: Live | OverDays) -> None:
    """Not a moment sooner, and only if the table agreed on it."""
    end = 10 * MINUTE if isinstance(pace, Live) else DAY
    room = begun(pace=pace, absent="steward", at=0)
    assert room.due() == end
    assert refused(room, Expired(0), at=end - 1) == "table-time-left"
    assert refused(room, Expired(0), ANN, at=end) == "table-time-left"
    do(room, Expired(0), at=end)
    assert room.seats[0].steward
    assert 0 in room.thinkers()
    move(room, at=end, seat=0)
    do(room, CameBack(0), ANN, end + 5)
    assert refused(room, CameBack(0), ANN) == "table-no-steward"
    assert 0 not in room.thinkers()


def test_time_that_is_up_can_also_mean_to_resign_or_nothing() -> None:
    """As agreed."""
    room = begun(pace=OverDays(1), absent="resign")
    do(room, Expired(0), at=DAY)
    assert room.seats[0].resigned
    room = begun(pace=OverDays(1))
    assert room.due() is None
    assert refused(room, Expired(0), at=9 * DAY) == "table-time-left"


def test_a_person_can_let_a_bot_decide_for_a_while() -> None:
    """And is not waited for."""
    room = do(begun(), StewardSat(0), ANN)
    assert refused(room, StewardSat(0), ANN) == "table-steward-decides"
    assert 0 in room.thinkers()
    assert room.others(1) == []
