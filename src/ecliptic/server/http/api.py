"""The HTTP API of people, tables and games: for scripts, for slow links, and for the pages around a table."""

from __future__ import annotations

import functools
import re
import secrets
from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta, Struct

from ecliptic.core.game import Game
from ecliptic.core.record import write
from ecliptic.core.words import EditionInfo
from ecliptic.games import games as all_games
from ecliptic.rulebook import has_book
from ecliptic.server import wire as w
from ecliptic.server.account.deletion import delete_user
from ecliptic.server.account.statistics import Statistic, statistics
from ecliptic.server.account.tables import hand_over, rooms_of
from ecliptic.server.archive.records import record_of
from ecliptic.server.base.limits import Limits, source
from ecliptic.server.http.auth import SESSION
from ecliptic.server.http.openapi import may
from ecliptic.server.hub.hub import Hub
from ecliptic.server.hub.views import events_told, table_seen
from ecliptic.server.live.requests import carry_out, is_invited
from ecliptic.server.store.people import People, folded
from ecliptic.server.store.sessions import User
from ecliptic.server.store.store import TableRow
from ecliptic.server.table.opponents import offered
from ecliptic.server.table.room import Room, refuse
from ecliptic.server.table.settings import Settings, check
from ecliptic.texts.packs import packs

SHOWN = 20  # games that are over, at once
A_YEAR = 365 * 24 * 3600

IDENT = "[0-9a-f]{16}"
Ident = Annotated[str, Parameter(pattern=f"^{IDENT}$")]
CODE = "[A-Za-z0-9_-]{8,64}"
Code = Annotated[str, Parameter(pattern=f"^{CODE}$")]
Number = Annotated[int, Parameter(ge=0, le=w.MOST)]  # in a query, where Litestar does not hear what `Meta` says
NameText = Annotated[str, Meta(min_length=1, max_length=60)]
PasswordText = Annotated[str, Meta(min_length=1, max_length=200)]
Web = Request[User | None, str | None, Any]

NO_COOKIE = Cookie(key=SESSION, path="/", max_age=0)
DONE = {200: ResponseSpec(w.Done, generate_examples=False, description="It was done, now or before.")}


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: NameText


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """Name and password of an account."""

    name: NameText
    password: PasswordText


class Me(Struct, frozen=True):
    """Who the server takes the client for."""

    id: str
    name: str
    guest: bool


class Welcome(Struct, frozen=True):
    """Who somebody is now, and a token for programs that keep no cookies (`Authorization: Bearer …`)."""

    me: Me
    token: str


class TableMade(Struct, frozen=True):
    """A new table, and the secret of its invitation."""

    id: str
    code: str


class Invitation(Struct, frozen=True):
    """Where an invitation leads."""

    table: str


class EditionTold(Struct, frozen=True):
    """An edition, or a mode."""

    id: str
    seats_min: int
    seats_max: int
    colours: list[list[str]]  # the message ids of the colours by seat: at the smallest table first


class SwitchTold(Struct, frozen=True):
    """A house rule that can be set."""

    name: str
    default: bool | int | str
    values: list[int | str]
    editions: list[str]
    rule: str


class TextsTold(Struct, frozen=True):
    """What a game says in a language: see `/api/games/{game}/texts/{language}`."""

    version: str  # changes with the texts
    whole: bool  # if not, English has more


class GameTold(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    version: int
    default_edition: str
    usual_seats: int  # of a table that nobody has set up
    editions: list[EditionTold]
    switches: list[SwitchTold]
    texts: dict[str, TextsTold]  # by language
    bots: list[str]  # opponents beside the levels, by their names
    rules: bool  # there is a rulebook


class ListedTable(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    edition: str
    phase: str
    names: list[str]  # of persons; "" in a seat without one
    bots: list[str]  # levels, or names of others; "" in a seat without one
    open_seats: int
    your_turn: bool
    waiting: list[int]  # the seats that must decide now
    left: int | None  # milliseconds: mine if I must decide, else of who has least; None: there is no clock


def user_of(request: Web) -> User:
    """Who asks; raise if we do not know."""
    if request.user is None:
        raise NotAuthorizedException("people-who-are-you")
    return request.user


def must_not_hurry(request: Web, name: str) -> None:
    """Who guesses passwords, or makes accounts by the dozen, has to wait: by address, and by the name they try."""
    tries: Limits = request.app.state.tries
    tries.must_allow(f"from {source(request.scope)}", f"for {folded(name.strip())}")


def welcome(user: User, token: str, *, secure: bool) -> Response[Welcome]:
    """Let somebody in."""
    cookie = Cookie(key=SESSION, value=token, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return Response(Welcome(me_of(user), token), cookies=[cookie])


def me_of(user: User) -> Me:
    """A user as they see themselves."""
    return Me(user.id, user.name, user.guest)


class PeopleApi(Controller):
    """Who somebody is."""

    path = "/api"
    tags = ("people",)

    @post("/guests", responses=may(409))
    async def new_guest(self, data: Name, request: Web, people: People, hub: Hub) -> Response[Welcome]:
        """Come in as a guest."""
        user, token = await people.new_guest(data.name, hub.now())
        return welcome(user, token, secure=request.url.scheme == "https")

    @post("/accounts", responses=may(409))
    async def new_account(self, data: Credentials, request: Web, people: People, hub: Hub) -> Response[Welcome]:
        """Make an account; a guest keeps their games."""
        must_not_hurry(request, data.name)
        await people.make_account(request.user, data.name, data.password, hub.now())
        user, token = await people.log_in(data.name, data.password, hub.now())
        return welcome(user, token, secure=request.url.scheme == "https")

    @post("/sessions", responses=may(409))
    async def log_in(self, data: Credentials, request: Web, people: People, hub: Hub) -> Response[Welcome]:
        """Log in to an account; a guest's games come along."""
        must_not_hurry(request, data.name)
        user, token = await people.log_in(data.name, data.password, hub.now())
        if request.user is not None and request.user.guest:
            await hand_over(hub, request.user, user)
        return welcome(user, token, secure=request.url.scheme == "https")

    @delete("/sessions", status_code=204, response_cookies=[NO_COOKIE])
    async def log_out(self, request: Web, people: People) -> None:
        """Log out."""
        if request.auth:
            await people.sessions.end(request.auth)

    @get("/me", responses=may(401))
    async def me(self, request: Web) -> Me:
        """Who the server takes me for."""
        return me_of(user_of(request))

    @delete("/me", status_code=204, response_cookies=[NO_COOKIE], responses=may(401, 409))
    async def leave(self, request: Web, hub: Hub) -> None:
        """Delete me: bots play on in my seats, and nothing tells who I was."""
        await delete_user(hub, user_of(request))

    @get("/me/tables", responses=may(401))
    async def my_tables(self, request: Web, hub: Hub) -> list[ListedTable]:
        """My games that are not over, those first in which it is my turn."""
        user = user_of(request)
        found = [listed(room, user, hub.now()) for room, _ in await rooms_of(hub, user, over=False)]
        return sorted(found, key=lambda table: not table.your_turn)

    @get("/me/tables/over", responses=may(401))
    async def my_past_tables(self, request: Web, hub: Hub, after: Number = 0) -> list[ListedTable]:
        """My games that are over, the latest first: so many after so many."""
        user = user_of(request)
        past = await rooms_of(hub, user, over=True, after=after, most=SHOWN)
        return [listed(room, user, hub.now()) for room, _ in past]

    @get("/me/statistics", responses=may(401))
    async def my_statistics(self, request: Web, hub: Hub) -> list[Statistic]:
        """What my games have come to."""
        return await statistics(hub, user_of(request))


def listed(room: Room, user: User | None, now: int) -> ListedTable:
    """A table in a list, as this user should see it."""
    seat = room.seat_of(user.id) if user is not None else None
    waiting = room.waiting()
    due = room.clock.deadline(seat) if seat is not None and seat in waiting else room.clock.due()
    return ListedTable(
        id=room.id,
        game=room.settings.game,
        edition=room.settings.edition,
        phase=room.phase,
        names=[here.name for here in room.seats],
        bots=[here.bot for here in room.seats],
        open_seats=sum(here.is_open for here in room.seats),
        your_turn=seat in waiting,
        waiting=list(waiting),
        left=None if due is None or not waiting else max(0, due - now),
    )


class TablesApi(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ("tables",)

    @post("/", responses=may(401, 409))
    async def make(self, data: Settings, request: Web, hub: Hub) -> TableMade:
        """A new table; the maker is its host."""
        user = user_of(request)
        check(data)
        made = TableMade(secrets.token_hex(8), secrets.token_urlsafe(12))
        await hub.store.create_table(TableRow(made.id, made.code, user.id, data, hub.now()))
        return made

    @get("/")
    async def open_tables(self, request: Web, hub: Hub) -> list[ListedTable]:
        """Listed tables that are not over."""
        rooms = await hub.readable(await hub.store.listed_tables())
        return [listed(room, request.user, hub.now()) for room in rooms]

    @get("/by-code/{code:str}", responses=may(404))
    async def invited(self, code: Code, hub: Hub) -> Invitation:
        """The table that an invitation leads to."""
        row = await hub.store.table_by_code(code) if re.fullmatch(CODE, code) else None
        if row is None:
            raise NotFoundException("table-unknown")
        return Invitation(row.id)

    @get("/{table:str}", responses=may(404, 409))
    async def see(self, table: Ident, request: Web, hub: Hub) -> w.TableSeen:
        """The table as the asker sees it."""
        room = await visible(hub, table, request.user)
        return table_seen(room, user_id(request.user), hub.present(room.id))

    @get("/{table:str}/events", responses=may(404, 409))
    async def events(self, table: Ident, request: Web, hub: Hub, first: Number = 0) -> w.EventsTold:
        """What has happened after so many events, as the asker saw it."""
        room = await visible(hub, table, request.user)
        return events_told(room, room.seat_of(user_id(request.user)), first)

    @post("/{table:str}/requests", status_code=200, responses=DONE | may(401, 404, 409))
    async def ask(
        self, table: Ident, data: w.Request, request: Web, hub: Hub, code: str = ""
    ) -> Response[w.Done | w.Refused]:
        """Do something at a table; the same id twice has one effect."""
        room = await visible(hub, table, request.user, code)
        told = await carry_out(hub, room, data, user_of(request), code)
        return Response(told, status_code=200 if isinstance(told, w.Done) else 409)

    @get("/{table:str}/chat", responses=may(404, 409))
    async def chat(self, table: Ident, request: Web, hub: Hub, after: Number = 0) -> list[w.ChatLine]:
        """The last lines of the chat."""
        room = await visible(hub, table, request.user)
        return await hub.store.chat(room.id, after)

    @post("/{table:str}/chat", status_code=204, responses=may(401, 404, 409))
    async def say(self, table: Ident, data: w.Chat, request: Web, hub: Hub) -> None:
        """Say something."""
        room = await visible(hub, table, request.user)
        await hub.say(room, user_of(request), data.text)

    @get("/{table:str}/record", media_type="text/plain", responses=may(404, 409))
    async def record(self, table: Ident, request: Web, hub: Hub) -> str:
        """The record of a game that is over: it tells the seed, and so everything."""
        room = await visible(hub, table, request.user)
        return write(record_of(room))


def user_id(user: User | None) -> str:
    """The id of a user, or of nobody."""
    return "" if user is None else user.id


async def visible(hub: Hub, table: str, user: User | None, code: str = "") -> Room:
    """The table, if this user may see it; a table without watchers is for those who sit or were invited."""
    room = await hub.current(table) if re.fullmatch(IDENT, table) else None
    if room is None:
        raise NotFoundException("table-unknown")
    mine = user is not None and (user.id == room.host or room.seat_of(user.id) is not None)
    is_closed = not room.settings.watchers and room.phase != "gathering"
    if is_closed and not mine and not await is_invited(hub, room, code):
        refuse("table-no-watchers")
    return room


def edition_told(game: Game, info: EditionInfo) -> EditionTold:
    """An edition, and who sits where in it: at a smaller table, colours may be others."""
    return EditionTold(
        info.id,
        info.seats_min,
        info.seats_max,
        [colours_at(game, info.id, seats) for seats in range(info.seats_min, info.seats_max + 1)],
    )


@functools.cache
def colours_at(game: Game, edition: str, seats: int) -> list[str]:
    """The message ids of the colours of a table of this size, by seat."""
    rules = game.rules(edition, seats)
    return [game.phrase("colour", colour, rules).id for colour in game.main_colours(rules)]


class GamesApi(Controller):
    """What can be played."""

    path = "/api/games"
    tags = ("games",)

    @get("/")
    async def games(self) -> list[GameTold]:
        """All games, with their editions and switches."""
        return [
            GameTold(
                id=game.id,
                version=game.version,
                default_edition=game.default_edition,
                usual_seats=game.usual_seats,
                editions=[edition_told(game, info) for info in game.editions],
                switches=[
                    SwitchTold(each.name, each.default, list(each.values), list(each.editions), each.rule)
                    for each in game.switches
                ],
                texts={each: TextsTold(pack.version, pack.whole) for each, pack in packs(game).items()},
                bots=offered(game.id),
                rules=has_book(game.id),
            )
            for game in all_games()
        ]
