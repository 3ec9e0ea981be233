"""Games that are over: what a bot makes of them, and how somebody plays on from a moment."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ecliptic.bots.judging import judge
from ecliptic.bots.searching import Budget
from ecliptic.core.play import Play
from ecliptic.games import GAMES
from ecliptic.server.account.statistics import result_of
from ecliptic.server.archive.continuing import continued, settings_from
from ecliptic.server.archive.records import record_of
from ecliptic.server.archive.replay import moments_told, named, passages, story_of
from ecliptic.server.archive.review import choices_of, mistake
from ecliptic.server.store.store import DEED
from ecliptic.server.table.deeds import Began, Proposed
from ecliptic.server.table.room import Room, TableProblem
from ecliptic.server.table.snapshots import restore, taken
from tests.server.clients import Client
from tests.server.rooms import ANN, do, gathered, move
from tests.server.running import Server
from tests.server.test_replay import played, reason
from tests.server.test_secrets import GAMES_AND_EDITIONS
from tests.server.whole_games import gather

pytestmark = pytest.mark.anyio

SEED = 11
QUICK = Budget(iterations=2)


def over(game: str, edition: str, moves: int) -> Room:
    """A game that was given up after so many moves."""
    room = played(game, edition, moves)
    if room.phase != "over":
        room.end("agreed")
    return room


# What a bot makes of it.


@pytest.mark.parametrize(("game", "edition"), GAMES_AND_EDITIONS)
def test_only_real_choices_are_judged_and_from_the_seats_own_view(game: str, edition: str) -> None:
    """Each is that of the moment before the move, with what was done among its options."""
    story = story_of(over(game, edition, 60))
    views = [passage.view for passage in passages(story, "0")]
    asked = choices_of(story, 0)
    assert len(asked) > 5
    for choice in asked:
        assert choice.view == views[choice.move - 1]
        assert choice.decision == choice.view.decision
        assert story.moves[choice.move - 1].seat == 0
        assert story.moves[choice.move - 1].action == choice.action in choice.decision.actions
        assert len(choice.decision.actions) > 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_mistake_is_told_in_the_words_of_its_options(game: Any) -> None:
    """As the moment before it tells them, so that a page can find them in its list."""
    story = story_of(over(game.id, game.default_edition, 60))
    told = 0
    for choice in choices_of(story, 0):
        found = judge(game, choice, QUICK)
        if not found.is_weighed:
            continue
        said = mistake(found)
        (moment,) = moments_told(story, "0", said.number, 1)
        assert moment.view.decision is not None and moment.next is not None
        assert moment.next.action == said.done.action
        for option in (said.done, said.better):
            assert option.words == moment.words.options[moment.view.decision.actions.index(option.action)]
            assert 0 <= option.chance <= 1
        told += 1
    assert told > 5


async def test_the_costliest_decisions_of_a_seat(sqlite_server: Server) -> None:
    """The bot says how far it is, then what it has found, and that stays; three at most, the dearest first."""
    async with Client(sqlite_server.address, "Ann") as ann, Client(sqlite_server.address, "Eve") as eve:
        table, _ = await gather([ann], "redplanet", "2015", 1)
        path = f"/api/tables/{table}/review?seat=0"
        assert reason(await ann.get(path, 409)) == "table-review-not-over"
        await ann.play_on()
        told = await thought(eve, path)
        assert (told["seat"], told["rivals"]) == (0, True)
        assert told["judged"] == told["decisions"] > 10
        lost = [each["better"]["chance"] - each["done"]["chance"] for each in told["mistakes"]]
        assert 0 < len(lost) <= 3
        assert lost == sorted(lost, reverse=True) and lost[-1] > 0
        assert await ann.get(path) == told
        assert reason(await ann.get(path.replace("=0", "=2"), 409)) == "table-no-such-seat"
        for wrong in ("8", "-1", "open"):
            await ann.get(path.replace("=0", f"={wrong}"), 400)


async def thought(client: Client, path: str) -> Any:
    """Ask until the bot is through: each question waits for it a little."""
    last = -1
    while (told := await client.get(path))["mistakes"] is None:
        assert last <= told["judged"] <= told["decisions"]
        last = told["judged"]
    return told


async def test_who_wants_too_many_games_judged_has_to_wait(tmp_path: Path) -> None:
    """What is known already can be asked for at any rate."""
    async with Server(tmp_path, ECLIPTIC_TRIES_A_MINUTE="1") as server, Client(server.address, "Ann") as ann:
        table, _ = await gather([ann], "redplanet", "2015", 1)
        await ann.play_on()
        path = f"/api/tables/{table}/review?seat="
        await ann.get(path + "0")
        await ann.get(path + "0")
        assert (await ann.get(path + "1", 429))["detail"] == "people-too-often"


# Playing on.


def gone_on(room: Room, number: int, seat: int) -> Room:
    """A table at which Ann plays on from there; what is written of it is read again."""
    story = story_of(room)
    view = next(passage.view for place, passage in enumerate(passages(story, named(seat))) if place == number)
    made = Room("other", ANN, settings_from(room, view))
    made.seats[seat].user = ANN
    deed = continued(story.game, view, SEED)
    return do(made, DEED.decode(msgspec.json.encode(deed)), ANN)


@pytest.mark.parametrize(("game", "edition"), GAMES_AND_EDITIONS)
def test_a_game_goes_on_as_its_player_saw_it(game: str, edition: str) -> None:
    """The view is the same to the letter, also in the middle of a turn; then it is played to its end, and looked at."""
    room = over(game, edition, 60)
    story = story_of(room)
    for number in range(0, len(story.moves), 7):
        seat = story.moves[number].seat
        before = next(each.view for place, each in enumerate(passages(story, named(seat))) if place == number)
        made = gone_on(room, number, seat)
        assert made.game_in_progress.view(seat) == before
        assert (made.phase, made.has_record) == ("playing", False)
        assert [here.is_open for here in made.seats] == [False] * len(room.seats)
    chooser = random.Random(2)
    while made.phase == "playing":
        move(made, chooser=chooser)
    last = list(passages(story_of(made), "open"))[-1]
    assert last.final is not None
    assert last.view == made.game_in_progress.view(None)
    assert result_of(made, seat) == ("practice", None)


@pytest.mark.parametrize(("game", "edition"), GAMES_AND_EDITIONS)
def test_what_was_hidden_is_dealt_anew(game: str, edition: str) -> None:
    """Another seed hides other things behind the same view."""
    story = story_of(over(game, edition, 20))
    view = next(passage.view for place, passage in enumerate(passages(story, "0")) if place == 10)
    one, other = (continued(story.game, view, seed) for seed in (1, 2))
    assert one == continued(story.game, view, 1)
    assert one.start != other.start
    for deed in (one, other):
        assert Play(story.game, deed.setup, deed.start).view(0) == view


def test_a_game_that_began_in_the_middle_is_kept_and_has_no_record() -> None:
    """A snapshot and a move that all take back lead to where it began, not to a deal that never was."""
    made = gone_on(over("redplanet", "2015", 40), 30, 0)
    start = made.game_in_progress.view(0)
    with pytest.raises(TableProblem, match="table-is-playing"):
        do(made, Began(3), ANN)
    moved = [move(made) for _ in range(3)]
    while 0 not in moved:
        moved.append(move(made))
    again = Room(made.id, made.host, made.settings)
    restore(again, taken(made))
    assert taken(again) == taken(made)
    do(again, Proposed(0, "undo"), ANN)  # nobody else can be against it
    played_then = [each.seat for each in again.game_in_progress.moves]
    assert 0 not in played_then or len(played_then) < len(moved)
    while again.game_in_progress.moves:
        again.rewind(again.game_in_progress.moves[-1].seat)
    assert again.game_in_progress.view(0) == start
    again.end("agreed")
    with pytest.raises(TableProblem, match="table-no-record"):
        record_of(again)


def test_nobody_begins_for_the_host_or_before_all_sit() -> None:
    """As with any other game."""
    room = over("redplanet", "2015", 20)
    view = room.game_in_progress.view(0)
    deed = continued(room.game_in_progress.game, view, SEED)
    with pytest.raises(TableProblem, match="table-host-only"):
        deed.check(gathered(), "bob", 0)
    with pytest.raises(TableProblem, match="table-seats-open"):
        deed.check(Room("other", ANN, settings_from(room, view)), ANN, 0)


async def test_somebody_plays_on_from_a_moment_over_http(sqlite_server: Server) -> None:
    """At a table of their own, in the seat they chose, against bots; the game can be finished there."""
    async with Client(sqlite_server.address, "Ann") as ann, Client(sqlite_server.address, "Eve") as eve:
        table, _ = await gather([ann], "redplanet", "2015", 1)
        path = f"/api/tables/{table}/continue"
        wanted = {"seat": 1, "number": 40}
        assert reason(await ann.post(path, wanted, 409)) == "table-review-not-over"
        await ann.play_on()
        moments = await eve.get(f"/api/tables/{table}/replay/moments?viewer=1&first=40&count=1")
        made = (await eve.post(path, wanted))["id"]
        seen = await eve.get(f"/api/tables/{made}")
        assert (seen["seat"], seen["has_record"], seen["phase"]) == (1, False, "playing")
        assert [seat["kind"] for seat in seen["seats"]] == ["bot", "person"]
        if seen["told"] == 0:  # the bot has not moved yet
            assert seen["view"] == moments[0]["view"]
        assert [each["id"] for each in await eve.get("/api/me/tables")] == [made]
        await eve.connect(made)
        await eve.play_on()
        assert reason(await eve.get(f"/api/tables/{made}/record", 409)) == "table-no-record"
        replay = await eve.get(f"/api/tables/{made}/replay")
        assert replay["over"] and len(replay["moves"]) > 0
        assert await eve.get("/api/me/statistics") == []
        assert (await eve.get("/api/me/export"))["games"][0]["record"] == ""
        end = len((await eve.get(f"/api/tables/{table}/replay"))["moves"])
        for beyond in (end, end + 1):
            assert reason(await eve.post(path, wanted | {"number": beyond}, 409)) == "table-nothing-to-continue"
        assert reason(await eve.post(path, wanted | {"seat": 5}, 409)) == "table-no-such-seat"
