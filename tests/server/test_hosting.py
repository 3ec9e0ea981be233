"""What a host relies on: figures, readiness, limits, logs that keep secrets, and leaving without losing anything."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import sqlite3
import time
from collections.abc import Awaitable, Iterable
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.exceptions import TooManyRequestsException
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ecliptic.core.errors import SetupProblem
from ecliptic.server.base import limits
from ecliptic.server.base.config import Config, read_config
from ecliptic.server.base.limits import Limits, source
from tests.repeats import times
from tests.server.clients import Client
from tests.server.judging import judge
from tests.server.running import PATIENCE, Server, until
from tests.server.services import Redis
from tests.server.stubborn import Stubborn, play_for_ever
from tests.server.whole_games import gather

pytestmark = pytest.mark.anyio

ACCOUNT = {"name": "Ann of Mars", "password": "correct horse"}
GUESS = {"password": "wrong horse"}
DEPARTURES = times(3, 5)  # of a server, under load


# Figures.


def figure(text: str, name: str, **labels: str) -> float:
    """One figure of the page, whatever other labels it has; their sum, if there are several."""
    found = 0.0
    for line in text.splitlines():
        match = re.fullmatch(rf"{name}(?:{{(.*)}})? (\S+)", line)
        if match and all(f'{key}="{value}"' in (match[1] or "") for key, value in labels.items()):
            found += float(match[2])
    return found


async def figures(server: Server, **headers: str) -> str:
    """The page of figures."""
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        answer = await client.get(f"{server.address}/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain")
    return answer.text


async def test_everything_a_host_wants_to_know_is_counted(tmp_path: Path) -> None:
    """A game with a bot, a refusal, a hint, nonsense: each shows in its figure, and no raw path is told."""
    async with Server(tmp_path) as server, Client(server.address, "Ann") as ann:
        table, _ = await gather([ann], "redplanet", "2015", 1)
        await ann.send(ann.request("act", seat=0, turn=9, action=ann.decision()["actions"][0]))
        await ann.until("refused")
        await ann.send(ann.request("hint", seat=0))
        await ann.until("hint-told")
        await ann.send("nonsense")
        await ann.until("refused")
        for _ in range(3):
            while ann.decision() is None or ann.decision()["optional"]:
                await ann.until("table")
            turn = ann.table["turn"]
            await ann.act_by_chance()
            while ann.table["turn"] == turn:
                await ann.until("table")
        await ann.get("/api/nowhere/secret-path", 404)
        text, entries = "", -1
        async with asyncio.timeout(PATIENCE):  # the bot may be about to act
            while figure(text, "ecliptic_entries_total") != entries:
                text = await figures(server)
                [[entries]] = read(tmp_path, "SELECT count(*) FROM entries")
        assert figure(text, "ecliptic_commit_seconds_count") == entries
        assert figure(text, "ecliptic_writer_batch_sum") == entries
        assert figure(text, "ecliptic_entries_total", deed="sat") == 1
        assert figure(text, "ecliptic_messages_total", kind="hello") == 1
        assert figure(text, "ecliptic_messages_total", kind="act") == 4
        assert figure(text, "ecliptic_messages_total", kind="misunderstood") == 1
        assert figure(text, "ecliptic_refused_total", reason="table-stale") == 1
        assert figure(text, "ecliptic_hints_total", outcome="told") == 1
        assert figure(text, "ecliptic_bot_seconds_count", level="easy") > 0
        assert figure(text, "ecliptic_sockets") == figure(text, "ecliptic_listeners") == 1
        assert figure(text, "ecliptic_tables") == 1
        assert figure(text, "ecliptic_writer_queue") == 0
        route = {"route": "/api/tables/{table}/requests", "method": "POST", "status": "2xx"}
        assert figure(text, "ecliptic_http_requests_total", **route) == 2
        assert figure(text, "ecliptic_http_requests_total", route="none", status="4xx") == 1
        assert figure(text, "ecliptic_build_info") == 1
        assert figure(text, "process_resident_memory_bytes") > 0
        assert "secret-path" not in text
        assert table not in text
        assert "/metrics" not in (await ann.get("/schema/openapi.json"))["paths"]


async def test_the_event_loop_is_watched(sqlite_server: Server) -> None:
    """Somebody looks at it again and again."""
    looks = figure(await figures(sqlite_server), "ecliptic_loop_lag_seconds_count")

    async def has_looked() -> bool:
        return figure(await figures(sqlite_server), "ecliptic_loop_lag_seconds_count") >= looks + 2

    await until(has_looked)


async def test_figures_are_for_this_machine_or_for_who_has_the_token(sqlite_server: Server) -> None:
    """Nobody for whom a proxy asks is taken for this machine."""
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        page = f"{sqlite_server.address}/metrics"
        assert (await client.get(page)).status_code == 200
        for headers in (
            {"X-Forwarded-For": "203.0.113.7"},
            {"X-Forwarded-For": "127.0.0.1"},
            {"X-Forwarded-For": "203.0.113.7", "Authorization": "Bearer let me"},
            {"X-Forwarded-For": "203.0.113.7", "Authorization": "Bearer"},
            {"Via": "1.1 proxy"},
        ):
            answer = await client.get(page, headers=headers)
            assert (answer.status_code, answer.json()["detail"]) == (403, "people-metrics-closed"), headers
        token = {"X-Forwarded-For": "203.0.113.7", "Authorization": "Bearer let me see"}
        assert "ecliptic_build_info" in (await client.get(page, headers=token)).text


def read(folder: Path, question: str) -> list[Any]:
    """Straight from the database."""
    with sqlite3.connect(folder / "tables.db") as database:
        return database.execute(question).fetchall()


# Limits.


async def test_who_asks_too_often_is_told_when_to_come_again(tmp_path: Path) -> None:
    """Over HTTP and for sockets; each address for itself, and never for those who look after the server."""
    async with (
        Server(tmp_path, ECLIPTIC_REQUESTS_A_MINUTE="5") as server,
        httpx.AsyncClient(timeout=PATIENCE) as client,
    ):
        mine, other = {"X-Forwarded-For": "203.0.113.7"}, {"X-Forwarded-For": "203.0.113.8"}
        page = f"{server.address}/api/games"
        for _ in range(5):
            assert (await client.get(page, headers=mine)).status_code == 200
        refused = await client.get(page, headers=mine)
        assert (refused.status_code, refused.json()["detail"]) == (429, "people-too-often")
        assert 1 <= int(refused.headers["retry-after"]) <= 12
        assert (await client.get(page, headers=other)).status_code == 200
        with pytest.raises(InvalidStatus) as shut:
            await connect(page.replace("http", "ws").replace("games", "tables/0/socket"), additional_headers=mine)
        assert shut.value.response.status_code == 429
        assert 1 <= int(shut.value.response.headers["retry-after"]) <= 12
        for _ in range(10):
            for path in ("health", "ready", "metrics"):
                assert (await client.get(f"{server.address}/{path}")).status_code == 200


async def test_passwords_are_guessed_slowly(tmp_path: Path) -> None:
    """By address whatever the name, and by name whatever the address; others go on. Every 15 s allow one more."""
    async with Server(tmp_path, ECLIPTIC_TRIES_A_MINUTE="4") as server, httpx.AsyncClient(timeout=PATIENCE) as client:
        began = time.monotonic()

        async def attempt(address: str, path: str = "sessions", **rest: str) -> httpx.Response:
            headers = {"X-Forwarded-For": address}
            client.cookies.clear()
            return await client.post(f"{server.address}/api/{path}", json=ACCOUNT | rest, headers=headers)

        async def slowed(attempts: Iterable[Awaitable[httpx.Response]], allowed: int) -> httpx.Response:
            for number, answer in enumerate(attempts):
                refused = await answer
                if refused.status_code == 429:
                    assert allowed <= number <= allowed + (time.monotonic() - began) / 15
                    return refused
                assert refused.status_code in {201, 409}
            raise AssertionError("Nobody was slowed down.")

        assert (await attempt("203.0.113.1", "accounts")).status_code == 201
        for number in range(3):
            answer = await attempt("203.0.113.2", name=f"Bob {number}", **GUESS)
            assert answer.status_code == 409
        slow = await slowed((attempt("203.0.113.2", "accounts", name=f"Cem {number}") for number in range(99)), 1)
        assert slow.json()["detail"] == "people-too-often"
        assert 1 <= int(slow.headers["retry-after"]) <= 15
        guesses = (attempt(f"203.0.113.{10 + number}", name=" ANN of mars ", **GUESS) for number in range(99))
        await slowed(guesses, 3)  # her registration was the first
        assert (await attempt("203.0.114.21", name="Cem 0")).status_code == 201


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many at once, then as many as come back; who is refused loses nothing by it."""
    now = [1000.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    tries = Limits(6)
    for _ in range(6):
        tries.must_allow("ann", "here")
    for _ in range(2):
        with pytest.raises(TooManyRequestsException) as slow:
            tries.must_allow("ann", "there")
        assert slow.value.headers == {"Retry-After": "10"}
    for _ in range(6):
        tries.must_allow("bob", "there")
    now[0] += 10
    tries.must_allow("ann", "here")
    Limits(0).must_allow("anybody")


def test_only_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has not asked for longest is forgotten."""
    monkeypatch.setattr(limits, "REMEMBERED", 2)
    tries = Limits(60)
    for name in ("ann", "bob", "ann", "cem"):
        tries.must_allow(name)
    assert list(tries.buckets) == ["ann", "cem"]


@pytest.mark.parametrize(
    ("address", "taken_for"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("a socket", "a socket"),
    ],
)
def test_a_household_has_one_limit(address: str, taken_for: str) -> None:
    """Whoever has IPv6 has more addresses than anybody could count."""
    assert source({"client": (address, 1)}) == taken_for


async def test_only_proxies_that_are_trusted_are_believed(tmp_path: Path) -> None:
    """Or anybody could have as many addresses as they like."""
    strict = Server(tmp_path, ECLIPTIC_REQUESTS_A_MINUTE="3", ECLIPTIC_TRUSTED_PROXIES="10.0.0.0/8")
    async with strict as server, httpx.AsyncClient(timeout=PATIENCE) as client:
        statuses = [
            (await client.get(f"{server.address}/api/games", headers={"X-Forwarded-For": f"203.0.113.{n}"})).status_code
            for n in range(4)
        ]
    assert statuses == [200, 200, 200, 429]


@pytest.mark.parametrize("proxies", ["*", "localhost", "192.168.1.1/16", "10.0.0.1,proxy"])
def test_a_proxy_has_an_address(proxies: str) -> None:
    """A name or a star would be taken for something else by the library that reads it."""
    with pytest.raises(SetupProblem):
        read_config({"trusted_proxies": proxies}, {}, None)


# Logs.


def lines(server: Server, logger: str = "") -> list[dict[str, Any]]:
    """The lines of a log that is JSON throughout, but for the greeting."""
    found = [json.loads(line) for line in server.said().splitlines()[1:]]
    return [line for line in found if line["logger"].startswith(logger)]


async def test_each_request_leaves_one_line_and_no_secret(tmp_path: Path) -> None:
    """The route and not the path, who and not by which token; nothing of what was said."""
    async with Server(tmp_path, ECLIPTIC_LOG_JSON="true") as server, Client(server.address, "Ann") as ann:
        table, code = await gather([ann], "redplanet", "2015", 1)
        await ann.post("/api/accounts", ACCOUNT)
        await ann.send(ann.request("chat", text="a word among friends"))
        await ann.until("said")
        await ann.post(f"/api/tables/{table}/chat?code={code}", ann.request("chat", text="a word among friends"))
        me = (await ann.get("/api/me"))["id"]
        answer = await ann.http.get("/api/me", headers={"X-Request-Id": "from-the-proxy"})
        assert answer.headers["x-request-id"] == "from-the-proxy"
        insane = await ann.http.get("/api/nowhere?token=of-no-use", headers={"X-Request-Id": 'a "quoted" one'})
        assert re.fullmatch("[0-9a-f]{16}", insane.headers["x-request-id"])
        server.stop()
        told = lines(server, "ecliptic.access")
        wanted = {"method": "GET", "route": "/api/me", "status": 200, "user": me, "request": "from-the-proxy"}
        assert [line["ms"] > 0 for line in told if line.items() >= wanted.items()] == [True]
        assert told[-1].items() >= {"route": "none", "status": 404, "user": "-"}.items()
        assert {line["route"] for line in told} >= {"/api/guests", "/api/tables/{table}/chat", "/api/accounts"}
        session = str(ann.http.cookies["ecliptic_session"])
        for secret in (code, ann.token, session, "correct horse", "a word among friends", "of-no-use", "code="):
            assert secret not in server.said()


@pytest.mark.parametrize("as_json", ["true", "false"])
async def test_what_nobody_expected_is_told_to_the_host_alone(tmp_path: Path, as_json: str) -> None:
    """The traceback, without the values of variables, goes to the log; the client learns nothing."""
    async with Server(tmp_path, ECLIPTIC_LOG_JSON=as_json) as server, Client(server.address, "Ann") as ann:
        table, _ = await gather([ann], "redplanet", "2015", 1)
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("DROP TABLE chat")
        answer = await ann.http.post(f"/api/tables/{table}/chat", json=ann.request("chat", text="a word among friends"))
        assert (answer.status_code, answer.json()) == (500, {"status_code": 500, "detail": "Internal Server Error"})
        said = server.said()
        assert "a word among friends" not in said
        assert ann.token not in said
        if as_json == "true":
            failed = {"event": "request_failed", "route": "/api/tables/{table}/chat"}
            [line] = [line for line in lines(server) if line.items() >= failed.items()]
            assert line["level"] == "error"
            assert line["request"] == answer.headers["x-request-id"]
            assert "Traceback" in line["exception"] and "no such table: chat" in line["exception"]
        else:
            assert "Traceback" in said and "no such table: chat" in said


async def test_requests_are_logged_where_somebody_wants_it(tmp_path: Path) -> None:
    """At home nobody does."""
    assert not Config().logs_requests
    assert Config(log_json=True).logs_requests
    assert not Config(log_json=True, log_requests=False).logs_requests
    async with Server(tmp_path, ECLIPTIC_LOG_REQUESTS="true") as server, Client(server.address, "Ann") as ann:
        await ann.get("/api/me")
        async with asyncio.timeout(PATIENCE):
            while "route=/api/me" not in server.said():  # a line is written after its answer
                await ann.get("/health")


# Readiness, and leaving.


async def test_a_server_is_ready_when_nothing_is_missing(tmp_path: Path) -> None:
    """A database that another program has changed is not what it expects."""
    async with Server(tmp_path) as server, httpx.AsyncClient(timeout=PATIENCE) as client:
        answer = await client.get(f"{server.address}/ready")
        assert (answer.status_code, answer.json()) == (200, {"ready": True, "lacks": []})
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("UPDATE alembic_version SET version_num = '9999'")
        answer = await client.get(f"{server.address}/ready")
        assert (answer.status_code, answer.json()) == (503, {"ready": False, "lacks": ["database"]})
        assert (await client.get(f"{server.address}/health")).status_code == 200


async def test_a_server_that_shares_its_work_is_ready_only_with_redis(tmp_path: Path, mortal_redis: Redis) -> None:
    """It comes back by itself."""
    async with (
        Server(tmp_path, ECLIPTIC_REDIS=mortal_redis.url()) as server,
        httpx.AsyncClient(timeout=PATIENCE) as client,
    ):
        assert (await client.get(f"{server.address}/ready")).status_code == 200
        mortal_redis.stop(signal.SIGKILL)
        try:
            answer = await client.get(f"{server.address}/ready")
            assert (answer.status_code, answer.json()["lacks"]) == (503, ["redis"])
        finally:
            mortal_redis.start()
        assert (await client.get(f"{server.address}/ready")).status_code == 200


async def test_a_server_says_that_it_leaves_before_it_does(tmp_path: Path) -> None:
    """Then its sockets are told to come back to another one, and it ends as it should."""
    async with Server(tmp_path, ECLIPTIC_DRAIN="2") as server, Client(server.address, "Ann") as ann:
        await gather([ann], "redplanet", "2015", 1)
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        while (answer := await ann.http.get("/ready")).status_code == 200:
            pass
        assert (answer.status_code, answer.json()["lacks"]) == (503, ["stay"])
        await ann.settle()  # whoever is here is served on
        assert await close_code(ann) == 1012
        assert await asyncio.to_thread(server.process.wait, PATIENCE) == 0
        assert "Traceback" not in server.said()


async def close_code(person: Client) -> int:
    """Wait until the server closes somebody's socket; with which code."""
    with pytest.raises(ConnectionClosed) as closed:
        await person.until("nothing more")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


@pytest.mark.long
async def test_nothing_is_lost_when_a_server_leaves_under_load(database: str, tmp_path: Path) -> None:
    """Again and again, while people play: every move that was acknowledged is there, and the exit code is 0."""
    async with Server(tmp_path, database) as server, asyncio.TaskGroup() as group:
        people = [Stubborn(server.address, name, seed) for seed, name in enumerate(("Ann", "Bob", "Cem", "Dan"))]
        for person in people:
            await person.__aenter__()
        games = [
            group.create_task(play_for_ever(people[:2], "redplanet", "2015", 1)),
            group.create_task(play_for_ever(people[2:], "kosmonauts", "classic")),
        ]
        for _ in range(DEPARTURES):
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(person.goes_on(5) for person in people))
            assert await asyncio.to_thread(server.stop) == 0, server.said()
            server.start()
            await server.answers()
        for game in games:
            game.cancel()
        for person in people:
            await person.__aexit__(None, None, None)
    assert sum(person.losses for person in people) >= DEPARTURES
    assert "Traceback" not in server.said()
    await judge(database, people)
