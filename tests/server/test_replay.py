"""A game looked at again: every moment as the engine has it, and nothing that the viewer could not have known."""

from __future__ import annotations

import json
import random
from typing import Any, cast

import pytest

from ecliptic.core import record_reader
from ecliptic.core.play import Play
from ecliptic.core.view import View
from ecliptic.games import GAMES
from ecliptic.server.archive.replay import (
    MomentTold,
    Story,
    ViewerName,
    moments_told,
    passages,
    replay_told,
    story_of,
    viewers_of,
)
from ecliptic.server.table.deeds import Acted, TookBack
from ecliptic.server.table.room import Room
from ecliptic.server.wire import ENCODER
from tests.server.clients import Client
from tests.server.rooms import ANN, BOB, begun, do, move
from tests.server.running import Server
from tests.server.test_secrets import GAMES_AND_EDITIONS, sent
from tests.server.whole_games import gather

pytestmark = pytest.mark.anyio

CHUNK = 25
LATELY = 3  # moments: those before have been compared already
VIEWERS: list[tuple[ViewerName, int | None, str]] = [("0", 0, ANN), ("1", 1, BOB), ("public", None, "")]
ENOUGH = 40  # pairs of worlds that look the same


def played(game: str, edition: str, moves: int = 10_000) -> Room:
    """A game by chance, or the beginning of one."""
    room = begun(people=2, bots=0 if edition == "coop" else 1, game=game, edition=edition)
    chooser = random.Random(3)
    while room.phase == "playing" and len(room.game_in_progress.moves) < moves:
        move(room, chooser=chooser)
    return room


def whole(story: Story, viewer: ViewerName) -> list[MomentTold]:
    """All moments, a few at a time."""
    found: list[MomentTold] = []
    while more := moments_told(story, viewer, len(found), CHUNK):
        found += more
    return found


def replayed(room: Room, viewer: ViewerName) -> bytes:
    """What a viewer is told of a game so far: its log, and its last moments."""
    story = story_of(room)
    told = replay_told(story, viewer, [], [])
    return ENCODER.encode([told, moments_told(story, viewer, max(0, len(told.moves) - LATELY), CHUNK)])


# As it was.


@pytest.mark.parametrize(("game", "edition"), GAMES_AND_EDITIONS)
def test_the_moments_of_a_game_are_the_engines_views_move_for_move(game: str, edition: str) -> None:
    """For every viewer, when it is over; whoever took an option is told which."""
    room = played(game, edition, 160)
    room.end("agreed")  # whatever the moves have come to
    story = story_of(room)
    for viewer in viewers_of(room, ""):
        again = Play(story.game, story.setup)
        for number, (passage, later) in enumerate(zip(passages(story, viewer), [*story.moves, None], strict=True)):
            if number:
                again.act(story.moves[number - 1].seat, story.moves[number - 1].action)
            mover = None if later is None else later.seat
            seat = mover if viewer == "open" else None if viewer == "public" else int(viewer)
            assert passage.view == again.view(seat), (viewer, number)
            assert passage.by == (story.moves[number - 1] if number else None)
            if viewer != "open":
                assert passage.events == again.events(seat, number)


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_moment_tells_what_is_done_next_to_whoever_did_it(game: str) -> None:
    """The option is one of those that were offered; the others read the log."""
    room = played(game, next(each.default_edition for each in GAMES if each.id == game), 80)
    room.end("agreed")
    story = story_of(room)
    told = replay_told(story, "0", [], [])
    assert told.moves == [each.seat for each in story.moves]
    for moment, done in zip(whole(story, "0"), story.moves, strict=False):
        assert moment.next is not None
        assert moment.next.seat == done.seat
        if done.seat == 0:
            assert moment.view.decision is not None
            place = moment.view.decision.actions.index(done.action)
            assert (moment.next.action, moment.next.words) == (done.action, moment.words.options[place])
        else:
            assert (moment.next.action, moment.next.words) == (None, None)


def test_an_open_game_shows_every_hand() -> None:
    """What is the mover's own is left out of the board, for there it would stand twice."""
    room = played("redplanet", "2015", 30)
    room.end("agreed")
    for moment in whole(story_of(room), "open"):
        assert len(moment.hands) == len(room.seats)
        assert all(section.mine for hand in moment.hands for section in hand)
        assert any(moment.hands[0])
        assert not any(section.mine for section in moment.words.sheet.sections)


def test_the_log_and_the_chapters_are_those_of_the_moments() -> None:
    """Loud lines begin chapters; the last moment of a game has its final sheet."""
    room = played("redplanet", "2015")
    story = story_of(room)
    told, moments = replay_told(story, "1", [], []), whole(story, "1")
    assert told.log == [moment.lines for moment in moments]
    loud = [(moment.number, line.words) for moment in moments for line in moment.lines if line.loud]
    assert [(chapter.number, chapter.words) for chapter in told.chapters] == loud
    assert len(loud) > 5
    assert [moment.number for moment in moments if moment.words.final is not None] == [len(story.moves)]
    assert moments[-1].next is None


def test_what_one_player_does_is_no_chapter() -> None:
    """Though a terminal prints all lines of the first ship as bold as those of a new round."""
    told = replay_told(story_of(played("kosmonauts", "classic", 60)), "0", [], [])
    assert {chapter.words.id for chapter in told.chapters} == {"kosmonauts-event-round-started"}


def test_what_was_taken_back_does_not_appear() -> None:
    """The moves that stand are all there is."""
    room = played("redplanet", "2015", 40)
    while not any(room.game_in_progress.undo(seat).possible for seat in (0, 1)):
        move(room, chooser=random.Random(1))
    seat = next(seat for seat in (0, 1) if room.game_in_progress.undo(seat).possible)
    moves = room.game_in_progress.moves
    before = len(moves)
    do(room, TookBack(seat), room.seats[seat].user)
    assert len(story_of(room).moves) == before - 1
    assert len(replay_told(story_of(room), "0", [], []).moves) < before


# What is hidden.


@pytest.mark.parametrize(("game", "edition"), GAMES_AND_EDITIONS)
def test_while_a_game_is_on_its_moments_are_what_the_viewer_was_shown(game: str, edition: str) -> None:
    """One for each view that differed from the one before: no move that went unnoticed makes another."""
    room = begun(people=2, bots=0 if edition == "coop" else 1, game=game, edition=edition)
    chooser = random.Random(3)
    shown: dict[ViewerName, list[View]] = {name: [] for name, _, _ in VIEWERS}
    for _ in range(150):
        if room.phase != "playing":
            break
        for name, seat, _ in VIEWERS:
            view = room.game_in_progress.view(seat)
            if not shown[name] or shown[name][-1] != view:
                shown[name].append(view)
        move(room, chooser=chooser)
    story = story_of(room)
    for name, _, _ in VIEWERS:
        views = [passage.view for passage in passages(Story(story.game, story.setup, story.moves, over=False), name)]
        kept = [view for place, view in enumerate(views) if not place or view != views[place - 1]]
        assert kept[: len(shown[name])] == shown[name]
        assert len(kept) <= len(shown[name]) + 1  # after the last move nobody was asked


@pytest.mark.parametrize(("game", "edition"), GAMES_AND_EDITIONS)
def test_a_replay_does_not_change_when_somebody_else_chooses_otherwise_in_secret(game: str, edition: str) -> None:
    """As long as the viewer sees the same table, they are told the same past, byte for byte."""
    room = begun(people=2, bots=0 if edition == "coop" else 1, game=game, edition=edition)
    chooser = random.Random(5)
    compared = 0
    for _ in range(200):
        if room.phase != "playing" or compared >= ENOUGH:
            break
        compared += differently(room, chooser)
        move(room, chooser=chooser)
    assert compared >= ENOUGH


def differently(room: Room, chooser: random.Random) -> int:
    """Two worlds in which another seat chooses differently; how often they looked the same to somebody."""
    play = room.game_in_progress
    found = 0
    for decision in play.game.decisions(play.state):
        if len(decision.actions) < 2:
            continue
        one, other = (after(room, decision.seat, action) for action in chooser.sample(decision.actions, 2))
        for name, seat, user in VIEWERS:
            if seat != decision.seat and sent(one, user) == sent(other, user) and one.phase == "playing":
                assert replayed(one, name) == replayed(other, name), (decision, name)
                found += 1
    return found


def after(room: Room, seat: int, action: Any) -> Room:
    """A table like this one, at which this was done next."""
    play = room.game_in_progress
    twin = begun(people=2, bots=len(room.seats) - 2, game=room.settings.game, edition=room.settings.edition)
    twin.play = Play.again(play.game, play.setup, play.moves)
    here = twin.seats[seat]
    do(twin, Acted(seat, action, "person" if here.user else "bot"), here.user)
    return twin


# Over the wire.


async def test_a_game_can_be_looked_at_again_over_http(sqlite_server: Server) -> None:
    """By any eyes once it is over: the same views as the record gives, number for number."""
    async with Client(sqlite_server.address, "Ann") as ann, Client(sqlite_server.address, "Eve") as eve:
        table, _ = await gather([ann], "redplanet", "2015", 1)
        await ann.play_on()
        game, record = record_reader.read(await ann.get(f"/api/tables/{table}/record"), GAMES)
        told = await eve.get(f"/api/tables/{table}/replay?viewer=1")
        assert (told["viewer"], told["over"], told["names"]) == ("1", True, ["Ann", "easy"])
        assert told["moves"] == [each.seat for each in record.moves]
        assert told["viewers"] == ["0", "1", "public", "open"]
        for viewer, seat in (("0", 0), ("1", 1), ("public", None)):
            again = Play(game, record.setup)
            for moment in await moments_of(eve, table, viewer):
                if number := moment["number"]:
                    again.act(record.moves[number - 1].seat, record.moves[number - 1].action)
                assert moment["view"] == json.loads(ENCODER.encode(again.view(seat))), (viewer, number)
            assert again.state.over


async def moments_of(client: Client, table: str, viewer: str) -> list[Any]:
    """All of them, as a page asks for them."""
    found: list[Any] = []
    while more := await client.get(f"/api/tables/{table}/replay/moments?viewer={viewer}&first={len(found)}"):
        found += more
    return found


async def test_while_a_game_is_on_only_the_own_view_can_be_looked_at(sqlite_server: Server) -> None:
    """The own seat or what everybody sees; before it has begun, nothing."""
    async with Client(sqlite_server.address, "Ann") as ann, Client(sqlite_server.address, "Eve") as eve:
        seats: list[Any] = [{}, {"bot": "easy"}]
        made = await ann.post("/api/tables", {"game": "redplanet", "edition": "2015", "seats": seats})
        replay = f"/api/tables/{made['id']}/replay"
        assert reason(await ann.get(replay, 409)) == "table-is-gathering"
        await ann.ask(made["id"], "sit", made["code"], seat=0)
        await ann.ask(made["id"], "begin")
        assert (await ann.get(replay))["viewers"] == ["0", "public"]
        assert (await eve.get(replay))["viewers"] == ["public"]
        for path in (replay, f"{replay}/moments"):
            for client, viewer in ((ann, "1"), (ann, "open"), (eve, "0"), (eve, "1"), (eve, "open")):
                assert reason(await client.get(f"{path}?viewer={viewer}", 409)) == "table-not-your-view"
            assert reason(await ann.get(f"{path}?viewer=5", 409)) == "table-no-such-seat"
            await ann.get(f"{path}?viewer=8", 400)
            await ann.get(f"{path}?viewer=public")
        await ann.get(f"{replay}/moments?count=26", 400)
        await ann.get(f"{replay}/moments?first=-1", 400)
        assert await ann.get(f"{replay}/moments?first=2000000") == []


async def test_a_table_without_watchers_has_no_replay_for_strangers(sqlite_server: Server) -> None:
    """Not even when it is over."""
    async with Client(sqlite_server.address, "Ann") as ann, Client(sqlite_server.address, "Eve") as eve:
        table, _ = await gather([ann], "redplanet", "2015", 1, watchers=False)
        await ann.ask(table, "do", seat=0, what="resign")
        for path in ("replay", "replay/moments"):
            await ann.get(f"/api/tables/{table}/{path}")
            assert reason(await eve.get(f"/api/tables/{table}/{path}", 409)) == "table-no-watchers"


def reason(refused: Any) -> str:
    """Why not."""
    return cast("str", refused["reason"]["id"])
