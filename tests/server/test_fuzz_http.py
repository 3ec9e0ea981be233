"""Anything may be asked: every operation of the OpenAPI document, with what it allows and with what it does not."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Iterator
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import allow_header_conformance, negative_data_rejection

from ecliptic.server.store.schema import ENTRIES, SITTINGS
from tests.repeats import daily_seed, one_of, times
from tests.server.bystanders import bystanders
from tests.server.clients import Client
from tests.server.running import Server

pytestmark = [pytest.mark.anyio, pytest.mark.long]

EXAMPLES = times(2, 12)  # of each operation by chance, that the document allows; and as many that it does not
DATABASES = ["sqlite", "postgresql"]  # in the gate, the bounds of an operation are tried on one of them each day
MODES = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
BY_CHANCE = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    phases=[Phase.generate],  # a failure names its request, and needs not be made smaller
    suppress_health_check=list(HealthCheck),
)
NOT_CHECKED = [
    allow_header_conformance,  # of OPTIONS, which Litestar answers by itself, for one of a path's handlers
    negative_data_rejection,  # an unknown part of a query is let pass
]
AnOperation = APIOperation[Any, Any, Any, Any]
ACase = Case[AnOperation]
REAL: dict[str, Any] = {"game": "redplanet", "edition": "2015", "seats": [{}, {"bot": "novice"}]}


class Fuzzer:
    """Somebody with bad manners: a guest with a table of their own, or nobody at all."""

    def __init__(self, server: Server, strangers_table: str) -> None:
        self.address = address = server.address
        self.database = server.database.partition(":")[0]
        self.session = requests.Session()
        self.session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # nobody stays nobody
        self.schema = schemathesis.openapi.from_url(f"{address}/schema/openapi.json")
        self.answers: Counter[int] = Counter()
        self.headers: dict[str, str] = {}
        self.tables = [strangers_table]
        self.come_in()

    def come_in(self) -> None:
        """A new guest, at a new table."""
        self.headers = {"Authorization": f"Bearer {self._post('guests', {'name': 'Eve'})['token']}"}
        table = self._post("tables", REAL)
        self._post(f"tables/{table['id']}/requests?code={table['code']}", {"type": "sit", "id": "eve-sits", "seat": 0})
        self.tables = [self.tables[0], table["id"]]

    def _post(self, path: str, data: Any) -> Any:
        answer = self.session.post(f"{self.address}/api/{path}", json=data, headers=self.headers)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def ask_everything(self) -> None:
        """Each operation by chance, and then at the bounds of all that it takes."""
        for place, found in enumerate(self.schema.get_all_operations()):
            assert isinstance(found, Ok), found
            self.by_chance(found.ok())
            if self.database in one_of(DATABASES, place):
                for number, case in enumerate(self.bounds(found.ok())):
                    self.ask(case, number % 3, known=number % 2 == 0)

    def by_chance(self, operation: AnOperation) -> None:
        """What is allowed, and what is not, if something is not."""
        takes = operation.body or operation.path_parameters or operation.query
        for mode in MODES if takes else MODES[:1]:
            cases = operation.as_strategy(generation_mode=mode)
            asked = given(case=cases, place=st.integers(0, 2), known=st.booleans())(self.ask)
            seed(daily_seed())(BY_CHANCE(asked))()

    def bounds(self, operation: AnOperation) -> Iterator[ACase]:
        """Schemathesis counts them up."""
        config = self.schema.config.generation_for(operation=operation, phase="coverage")
        return self.schema.iter_coverage_cases(operation, generation_modes=MODES, generation_config=config)

    def ask(self, case: ACase, place: int, *, known: bool) -> None:
        """By a guest or by nobody; of a table or a game that is there, or of whatever it says."""
        if place and case.path_parameters and "table" in case.path_parameters:
            case.path_parameters["table"] = self.tables[place - 1]
        if place and case.path_parameters and "game" in case.path_parameters:
            case.path_parameters["game"] = REAL["game"]
        if place and isinstance(case.body, dict) and "game" in case.body:
            case.body |= REAL
        headers = self.headers if known else {}
        answer = case.call_and_validate(session=self.session, headers=headers, excluded_checks=NOT_CHECKED)
        self.answers[answer.status_code] += 1
        if case.method == "DELETE" and answer.status_code == 204:
            self.come_in()


async def test_nothing_that_can_be_asked_breaks_the_server_or_a_strangers_game(either_server: Server) -> None:
    """Every answer is as documented, none is a fault of ours, and a game beside it stays as it is."""
    async with bystanders(either_server) as people:
        before = await people.seen(), await people.kept(ENTRIES, SITTINGS)
        fuzzer = await asyncio.to_thread(Fuzzer, people.server, people.table)
        await asyncio.to_thread(fuzzer.ask_everything)
        assert (await people.seen(), await people.kept(ENTRIES, SITTINGS)) == before  # anybody may chat
        await people.unharmed()
        await people.goes_on()
    sys.stdout.write(f"{fuzzer.answers.total()} requests: {dict(fuzzer.answers)}\n")
    assert {200, 201, 204, 400, 401, 404, 405, 409} <= set(fuzzer.answers)


# What once broke it: each of these was answered with 500, on one database or on both.

DEEP = "[" * 4000
JSON = {"content-type": "application/json"}
COOKIE = {"cookie": "ecliptic_session=x"}
CHAT = {"type": "chat", "id": "12345678"}
BROKE_IT: list[tuple[str, str, int, dict[str, Any]]] = [
    ("POST", "guests", 400, {"content": DEEP, "headers": JSON}),
    ("POST", "guests", 400, {"content": f'{{"name":{DEEP}', "headers": JSON}),
    ("POST", "guests", 400, {"content": b'{"name":"\xff"}', "headers": JSON}),
    ("POST", "guests", 403, {"json": {"name": "Eve"}, "headers": {"origin": "http://[", **COOKIE}}),
    ("POST", "guests", 409, {"json": {"name": "E\0"}}),
    ("POST", "sessions", 409, {"json": {"name": "E\0", "password": "12345678"}}),
    ("POST", "accounts", 409, {"json": {"name": "ß" * 24, "password": "12345678"}}),
    ("POST", "accounts", 409, {"json": {"name": "\ufdfa" * 3, "password": "12345678"}}),
    ("POST", "tables/{table}/requests", 400, {"content": f'{{"a":{DEEP},"type":"begin"}}', "headers": JSON}),
    ("POST", "tables/{table}/chat", 400, {"json": CHAT | {"text": "\0"}}),
    ("POST", "tables/{table}/chat", 400, {"json": CHAT | {"text": "\x1b[2J"}}),
    ("POST", "tables/{table}/chat", 400, {"content": b'{"text":"\xed\xa0\x80"}', "headers": JSON}),
    ("GET", "tables/{table}/chat?after=-1", 400, {}),
    ("GET", "tables/{table}/chat?after=2147483648", 400, {}),
    ("GET", "tables/{table}/chat?after=18446744073709551616", 400, {}),
    ("GET", "tables/{table}/events?first=-5", 400, {}),
    ("GET", "me/tables/over?after=-1", 400, {}),
    ("GET", "tables/%00", 400, {}),
    ("PUT", "me/preferences", 409, {"json": {"webhook": "http://xn--a/"}}),
]


async def test_what_broke_it_once_is_refused(either_server: Server) -> None:
    """As a fault of the client's, and as data."""
    async with bystanders(either_server) as people, Client(people.server.address, "Eve") as eve:
        before = await people.everything()
        for method, path, expected, rest in BROKE_IT:
            answer = await eve.http.request(method, f"/api/{path.format(table=people.table)}", **rest)
            assert (answer.status_code, answer.headers["content-type"]) == (expected, "application/json"), (path, rest)
        assert await people.everything() == before
        await people.unharmed()
