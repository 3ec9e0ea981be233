"""A table: what it shows, what it refuses, and that it can be resumed."""

from __future__ import annotations

import msgspec
import pytest

from ecliptic.core import record as records
from ecliptic.core.errors import RecordProblem
from ecliptic.core.game import Game, Refused, UnknownVerb
from ecliptic.core.table import Table
from ecliptic.core.words import Action, Refusal
from tests.core.playing import ALL_GAMES, REDPLANET, claims, full, play, read, seated
from tests.core.toy import CLAIMS

GAMES = [pytest.param(game, id=game.id) for game in ALL_GAMES]


def snapshot(table: Table) -> tuple[object, ...]:
    """All that can be seen of a table, and what cannot."""
    seats = range(table.rules.seats)
    news = [[(item.kind, item.insider, list(item.parts)) for item in batch] for batch in table.log]
    views = [msgspec.json.encode(table.view(viewer)) for viewer in (None, *seats)]
    undo = [table.undo(seat) for seat in seats]
    return table.game.digest(table.state), news, views, undo, table.record, table.state.learnt


def usual(game: Game, moves: int) -> Table:
    """A full table in the middle of a random game."""
    return play(seated(game, game.default_edition, full(game).seats), moves)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("moves", [0, 1, 2, 3, 4, 5, 6, 9, 40, 10**6])
def test_a_resumed_table_is_the_table_that_was_left(game: Game, moves: int) -> None:
    """The same state, log, views, record, and the same moves that can be taken back."""
    table = usual(game, moves)
    resumed = Table.resume(*read(records.write(table.record)))
    assert snapshot(resumed) == snapshot(table)


def test_a_record_that_does_not_hold_is_not_resumed() -> None:
    """It is proved before anybody plays on."""
    record = claims(6).record
    forged = msgspec.structs.replace(record, chain=(*record.chain[:-1], "0" * 16))
    with pytest.raises(RecordProblem):
        Table.resume(CLAIMS, forged)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_finished_when_the_game_is(game: Game) -> None:
    """Not before."""
    table = usual(game, 3)
    assert not table.record.finished
    assert play(table).record.finished
    assert len(table.record.moves) == len(table.record.chain) == table.state.moves == len(table.log) - 1


# Refusals.


ILLEGAL: list[tuple[int, Action, str]] = [
    (0, ("choose", 99), "no-such-thing"),
    (0, ("choose", -1), "no-such-thing"),
    (0, ("choose", 2**80), "no-such-thing"),
    (0, ("keep", 0), "other-question"),
    (7, ("choose", 0), "not-asked"),
    (-1, ("choose", 0), "not-asked"),
]


def choosing() -> Table:
    """Red Planet, all missions kept: everybody chooses a character."""
    table = seated(REDPLANET, "2015", 3)
    for seat in range(3):
        decision = REDPLANET.decision(table.state, seat)
        assert decision is not None
        table.act(seat, decision.actions[0])
    return table


@pytest.mark.parametrize(("seat", "action", "reason"), ILLEGAL, ids=str)
def test_a_refused_action_leaves_table_and_record_unchanged(seat: int, action: Action, reason: str) -> None:
    """And it says why, the same as when one only asks."""
    table = choosing()
    table.act(0, ("choose", 1))
    before = snapshot(table)
    assert table.why_not(seat, action) == Refusal(reason, "", {"thing": action[1]})
    with pytest.raises(Refused) as caught:
        table.act(seat, action)
    assert (caught.value.refusal.reason, caught.value.action) == (reason, action)
    assert snapshot(table) == before


def test_a_reason_of_the_game_names_its_rule() -> None:
    """Here: to change a character for itself."""
    table = choosing()
    table.act(0, ("choose", 1))
    refusal = table.why_not(0, ("choose", 1))
    assert refusal is not None
    assert (refusal.reason, refusal.rule, refusal.numbers["thing"]) == ("same-character", "RP-4.6", 1)
    assert table.why_not(0, ("choose", 2)) is None


def test_an_unknown_verb_is_not_refused_but_a_mistake() -> None:
    """It leaves everything unchanged as well."""
    table = choosing()
    before = snapshot(table)
    for attempt in (table.act, table.why_not):
        with pytest.raises(UnknownVerb) as caught:
            attempt(0, ("fly", 1))
        assert caught.value.verb == "fly"
    assert snapshot(table) == before


def test_after_the_end_every_action_is_refused() -> None:
    """The game is over."""
    table = claims()
    assert table.why_not(0, ("lay", 0)) == Refusal("game-over", "", {"thing": 0})
    before = snapshot(table)
    with pytest.raises(Refused):
        table.act(0, ("lay", 0))
    assert snapshot(table) == before


# Events.


def test_events_tell_each_viewer_what_it_may_know() -> None:
    """A number laid is seen by who laid it; the others see only that one was laid."""
    table = seated(CLAIMS, "first", 2)
    table.act(0, ("lay", 3))
    laid = [(event.name, event.parts) for event in table.events(0)]
    assert laid == [("RoundStarted", {"number": 1}), ("NumberLaid", {"seat": 0, "number": 3})]
    for viewer in (None, 1):
        assert table.events(viewer)[-1].parts == {"seat": 0, "number": None}


def test_events_can_be_asked_for_from_some_batch_on() -> None:
    """The setup is the first batch, and each move is one more; what has been read can be left out."""
    table = seated(CLAIMS, "first", 2)
    for seat, number in ((0, 3), (1, 1)):
        table.act(seat, ("lay", number))
    names = [[event.name for event in table.events(None, since)] for since in range(4)]
    end_of_round = ["NumberLaid", "NumberShown", "NumberShown", "NuggetWon", "RoundStarted"]
    assert names == [["RoundStarted", "NumberLaid", *end_of_round], ["NumberLaid", *end_of_round], end_of_round, []]
    assert table.events(None, len(table.log)) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_log_in_parts_is_the_whole_log(game: Game) -> None:
    """For every viewer, wherever it is cut."""
    table = usual(game, 30)
    for viewer in (None, *range(table.rules.seats)):
        whole = table.events(viewer)
        later = [table.events(viewer, since) for since in range(len(table.log) + 1)]
        assert all(part == whole[len(whole) - len(part) :] for part in later)
        assert sorted(map(len, later), reverse=True) == list(map(len, later))


def test_a_view_shows_the_settled_rules() -> None:
    """What chance decided about the layout is known to everybody."""
    table = seated(REDPLANET, "2025", 3)
    assert table.view(0).rules == table.rules
    assert table.view(None).rules.switches["layout"] in {"A", "B", "C", "D"}


def test_nobody_in_particular_is_asked_nothing() -> None:
    """A viewer without a seat has no decision; a seat has its own."""
    table = choosing()
    assert table.view(None).decision is None
    for seat in range(3):
        assert table.view(seat).decision == REDPLANET.decision(table.state, seat)
        assert table.view(seat).waiting == (0, 1, 2)
