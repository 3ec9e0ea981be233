"""Fixed positions: tables of seeded games, played by bots in this process, the same on every machine and every day.

`python -m tools.positions` writes them as JSON to build/positions, one file a table, each with what a server tells who
looks at it: {table, scene, words, log, events}. The design page shows boards from these (`make design`). For pictures
of whole pages `fill` puts the same tables into a database, with ids, names and times that never change.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import insert

from ecliptic.bots import bot
from ecliptic.core.view import View
from ecliptic.core.words import Decision
from ecliptic.server.hub.views import events_told, table_seen
from ecliptic.server.live.words import log_told, scene_told, words_told
from ecliptic.server.store.ledger import Batch, NewEntry, Summary
from ecliptic.server.store.schema import CHAT, SESSIONS, SITTINGS, USERS
from ecliptic.server.store.sessions import hashed
from ecliptic.server.store.store import Store, TableRow
from ecliptic.server.table.deeds import Acted, Began, Deed, Entry, Sat
from ecliptic.server.table.room import Room
from ecliptic.server.table.settings import SeatWish, Settings

ROOT = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "build" / "positions"

NOON: Final = 1_767_268_800_000  # 1 January 2026, 12:00 UTC: when everything happened
ME, NAME, TOKEN = "ann", "Ann", "the-token-of-somebody-in-a-picture"
WIDE, WIDE_TOKEN = "W" * 40, "the-token-of-somebody-with-a-wide-name"  # no name takes more room
USERS_BY_NAME: Final = {NAME: ME, WIDE: "wide"}
TOKENS: Final = {ME: TOKEN, "wide": WIDE_TOKEN}
GATHERING, CODE = "gathering", "code-of-gathering"
MINE: Final = frozenset({"rp2015", "ares", "kosmonautsover", "rpover"})  # among the games of Ann
LISTED: Final = frozenset({"rp2025c", "kosmonauts", "aresfour"})  # to be watched by anybody
LIMIT: Final = 20_000  # moves of a game that has come to no such question

Wanted = Callable[[View, Decision], bool]


class Position(NamedTuple):
    """A table at a question to the first seat that is such a one, or at the end."""

    name: str
    game: str
    edition: str
    seats: int
    seed: int
    until: Wanted | None = None  # None: to the end
    switches: dict[str, Any] = {}  # noqa: RUF012  (nobody changes it)
    player: str = "greedy"  # who plays for all
    names: tuple[str, ...] = (NAME,)  # persons sit in the first seats, and bots in the others

    @property
    def id(self) -> str:
        """Of its table, always the same."""
        return id_of(self.name)


def id_of(name: str) -> str:
    """As a server makes them, but not by chance."""
    return blake2b(name.encode(), digest_size=8).hexdigest()


def fields(view: View) -> dict[str, Any]:
    """A game's own view by name."""
    return {name: getattr(view, name) for name in view.__struct_fields__}


def asks(question: str, since: int = 0) -> Wanted:
    """This question, from this round on."""
    return lambda view, decision: decision.question == question and fields(view)["round"] >= since


def since(number: int) -> Wanted:
    """Any question from this round on."""
    return lambda view, _: fields(view)["round"] >= number


def offers(question: str, least: int, since: int = 0) -> Wanted:
    """This question with so many answers or more."""
    wanted = asks(question, since)
    return lambda view, decision: wanted(view, decision) and len(decision.actions) >= least


def after(moves: int) -> Wanted:
    """Any question, once so much has been done."""
    return lambda view, _: view.moves >= moves


def layout(name: str) -> dict[str, Any]:
    """One of the four maps of 2025."""
    return {"layout": name}


POSITIONS: Final = (
    Position("rp2005", "redplanet", "2005", 5, 3, asks("ChooseCharacter", 6)),
    Position("rp2015", "redplanet", "2015", 4, 12, asks("ChooseCharacter", 6)),
    Position("rp2015six", "redplanet", "2015", 6, 4, asks("ChooseCharacter", 9)),
    Position("rp2025a", "redplanet", "2025", 3, 8, asks("ChooseCharacter", 6), layout("A")),
    Position("rp2025b", "redplanet", "2025", 4, 9, asks("ChooseCharacter", 6), layout("B")),
    Position("rp2025c", "redplanet", "2025", 5, 10, asks("ChooseCharacter", 6), layout("C")),
    Position("rp2025d", "redplanet", "2025", 6, 11, asks("ChooseCharacter", 7), layout("D")),
    Position("rpduel", "redplanet", "2015", 2, 5, asks("ChooseCharacter", 6)),
    Position("rpships", "redplanet", "2015", 5, 6, offers("PlaceAstronaut", 3, 4)),
    Position("rpregions", "redplanet", "2015", 5, 7, offers("MoveTo", 4, 4)),
    Position("rpdealt", "redplanet", "2025", 4, 13, asks("KeepMission"), layout("B")),
    Position("rpover", "redplanet", "2015", 4, 14),
    Position("ares", "ares", "versus", 2, 4, asks("ActionPhase", 8)),
    Position("aresfour", "ares", "versus", 4, 6, since(9)),
    Position("aressolo", "ares", "solo", 1, 7, since(6)),
    Position("kosmonauts", "kosmonauts", "classic", 3, 5, asks("GiveOrders", 9)),
    Position("kosmonautsover", "kosmonauts", "classic", 2, 8, None, {"round_limit": 20}),
)

# Names as wide as can be, at tables of their own.
WIDE_NAMES: Final = (
    Position("widerp", "redplanet", "2015", 6, 4, asks("ChooseCharacter", 9), names=(WIDE,) * 6),
    Position("wideares", "ares", "versus", 4, 6, since(9), names=(WIDE,) * 4),
    Position("widekosmonauts", "kosmonauts", "classic", 4, 5, asks("GiveOrders", 9), names=(WIDE,) * 4),
    Position("wideover", "redplanet", "2015", 4, 14, names=(WIDE,) * 4),
)
# A game of somebody else, on the plain table; whoever plays it has it installed.
FROM_OUTSIDE: Final = Position("nim", "nim", "classic", 2, 3, after(2), player="random")

# Playing.


class Played(NamedTuple):
    """A table, and all that has happened at it."""

    room: Room
    entries: list[Entry]


def do(played: Played, deed: Deed, user: str = "") -> None:
    """Let this happen, a second after what happened before."""
    room, entries = played
    at = NOON + 1000 * room.number
    deed.check(room, user, at)
    entry = Entry(room.number + 1, at, user, "", deed)
    entry.apply(room)
    entries.append(entry)


def settings_of(position: Position) -> Settings:
    """As few in a list as one would see in a good week."""
    people = len(position.names)
    wishes = [SeatWish()] * people + [SeatWish("easy")] * (position.seats - people)
    listed = position.name in LISTED
    return Settings(position.game, position.edition, wishes, position.switches, listed=listed)


def play(position: Position) -> Played:
    """To the question that is wanted: all others have answered theirs, so that nothing goes on by itself."""
    users = [USERS_BY_NAME[position.names[0]], *(f"{position.name}-{seat}" for seat in range(1, len(position.names)))]
    played = Played(Room(position.id, users[0], settings_of(position), f"code-of-{position.name}"), [])
    room = played.room
    for seat, user in enumerate(users):
        do(played, Sat(seat, user, position.names[seat]), user)
    do(played, Began(position.seed), users[0])
    game = room.game_in_progress.game
    players = [bot(position.player, game, 100 * position.seed + seat) for seat in range(position.seats)]
    while room.phase == "playing" and room.number < LIMIT:
        seat = max(room.waiting())  # the first seat is the last to answer
        view = room.game_in_progress.view(seat)
        decision = game.decision(room.game_in_progress.state, seat)
        assert decision is not None
        if seat == 0 and position.until is not None and position.until(view, decision):
            return played
        user = users[seat] if seat < len(users) else ""
        do(played, Acted(seat, players[seat].choose(view, decision), "person" if user else "bot"), user)
    assert position.until is None, f"{position.name}: there is no such question in this game"
    return played


# As files.


def told(room: Room) -> dict[str, Any]:
    """What a server tells who sits in the first seat."""
    return {
        "table": table_seen(room, ME, frozenset([ME])),
        "scene": scene_told(room.game_in_progress),
        "words": words_told(room, 0),
        "log": log_told(room, 0, 0).lines,
        "events": events_told(room, 0, 0).events,
    }


def write(positions: Iterable[Position], folder: Path = FOLDER) -> None:
    """One file for each, and one with their names."""
    folder.mkdir(parents=True, exist_ok=True)
    names = []
    for position in positions:
        (folder / f"{position.name}.json").write_bytes(msgspec.json.encode(told(play(position).room)))
        names.append(position.name)
    (folder / "all.json").write_bytes(msgspec.json.encode(names))


# As a database.


class Line(NamedTuple):
    """Somebody said something."""

    name: str
    text: str


CHATTED: Final = (Line("Bo", "Good luck, all!"), Line(NAME, "See you on Mars."))


def tables(positions: Iterable[Position]) -> Iterator[Played]:
    """Those, and one that has not begun: a bot sits there, and two seats are free."""
    for position in positions:
        yield play(position)
    wishes = [SeatWish(), SeatWish(), SeatWish(), SeatWish("hard")]
    settings = Settings("redplanet", "2025", wishes, listed=True)
    gathering = Played(Room(id_of(GATHERING), ME, settings, CODE), [])
    do(gathering, Sat(0, ME, NAME), ME)
    yield gathering


async def _fill(database: str, positions: Iterable[Position]) -> None:
    store = Store(database)
    await store.open()
    mine = {id_of(name) for name in MINE} | {position.id for position in WIDE_NAMES}
    people = [
        {"id": user, "name": name, "created": NOON, "banned": False, "preferences": "{}"}
        for name, user in USERS_BY_NAME.items()
    ]
    sessions = [
        {"token": hashed(token), "user_id": user, "created": NOON, "seen": 2**52}  # it never ends
        for user, token in TOKENS.items()
    ]
    async with store.engine.begin() as connection:
        await connection.execute(insert(USERS), people)
        await connection.execute(insert(SESSIONS), sessions)
    for place, (room, entries) in enumerate(tables(positions)):
        at = NOON + place * 60_000  # the order of a list
        await store.create_table(TableRow(room.id, room.code, room.host, room.settings, at))
        summary = Summary(room.id, room.number, room.phase, None, False, at)
        await store.writer.ledger.commit(Batch([NewEntry(room.id, entry) for entry in entries], [summary]))
        said = [
            {"table_id": room.id, "at": NOON, "user_id": "", "name": line.name, "seated": True, "text": line.text}
            for line in CHATTED
        ]
        async with store.engine.begin() as connection:
            if room.id in mine:
                await connection.execute(insert(SITTINGS), {"table_id": room.id, "user_id": room.host, "seat": 0})
            await connection.execute(insert(CHAT), said)
    await store.close()


def fill(database: str, positions: Iterable[Position] = POSITIONS) -> None:
    """Put these tables into a new database, for Ann, who is known by TOKEN."""
    asyncio.run(_fill(database, positions))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--into"]:
        fill(sys.argv[2], (*POSITIONS, *WIDE_NAMES, FROM_OUTSIDE))
    else:
        write(position for position in POSITIONS if not sys.argv[1:] or position.name in sys.argv[1:])
