"""What somebody wants: kept, checked, and confirmed by who reads the mail."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from datetime import datetime
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import httpx
import msgspec
import pytest

from ecliptic.core.errors import SetupProblem
from ecliptic.server.base.config import Config, read_config
from ecliptic.server.http.app import application
from ecliptic.server.notify.mail import MAILS_A_DAY, MailLimit
from ecliptic.server.notify.webhooks import is_public
from ecliptic.server.store.people import People
from ecliptic.server.store.preferences import Preferences, Quiet, change, preferences_of
from ecliptic.server.store.store import Store, sqlite_url
from ecliptic.server.table.settings import DAY
from tests.server.notifying import MINUTE, config_with
from tests.server.receivers import Mailbox

# Litestar 2 warns of what its next version will want otherwise; servers in processes of their own say it unheard.
NOT_YET = "ignore::litestar.exceptions.LitestarDeprecationWarning"
pytestmark = [pytest.mark.anyio, pytest.mark.filterwarnings(NOT_YET)]

WANT = "/api/me/preferences"
PUBLIC = "https://192.0.9.1/hook"  # nothing is sent there
ANNS = "ann@example.org"


class Browser:
    """Somebody who asks the server."""

    def __init__(self, client: httpx.AsyncClient, token: str) -> None:
        self.client = client
        self.headers = {"Authorization": f"Bearer {token}"}

    async def want(self, **wishes: Any) -> Any:
        """Say what they want; what the server keeps."""
        answer = await self.client.put(WANT, json=wishes, headers=self.headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def refused(self, **wishes: Any) -> str:
        """Say what they cannot have; why not."""
        answer = await self.client.put(WANT, json=wishes, headers=self.headers)
        assert answer.status_code == 409, answer.text
        return str(answer.json()["reason"]["id"])

    async def see(self) -> Any:
        """What the server keeps."""
        return (await self.client.get(WANT, headers=self.headers)).json()

    async def ask_again(self) -> httpx.Response:
        """Want the link once more."""
        return await self.client.post(f"{WANT}/confirmation", headers=self.headers)


@contextlib.asynccontextmanager
async def serving(folder: Path, config: Config) -> AsyncIterator[Browser]:
    """The whole application in this process, and a guest."""
    app = application(config, Store(sqlite_url(folder / "tables.db")))
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type]  # both describe ASGI, in other words
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://example.org") as client:
        token = (await client.post("/api/guests", json={"name": "Ann"})).json()["token"]
        client.cookies.clear()
        yield Browser(client, token)


@pytest.fixture
async def mailbox() -> AsyncIterator[Mailbox]:
    """Where mails arrive."""
    async with Mailbox() as mailbox:
        yield mailbox


@pytest.fixture
async def ann(tmp_path: Path, mailbox: Mailbox) -> AsyncIterator[Browser]:
    """At a server that sends mail, and nothing into its own network."""
    async with serving(tmp_path, config_with(mailbox, allow_private_webhooks=False)) as browser:
        yield browser


# What is kept.


async def test_what_somebody_wants_is_kept(ann: Browser) -> None:
    """And seen by nobody else."""
    before = await ann.see()
    assert (before["language"], before["mail"], before["webhook"], before["quiet"]) == ("en", "", "", None)
    assert before["paces"] == ["days", "untimed"]
    quiet = {"start": 1350, "end": 420, "zone": "Europe/Warsaw"}
    await ann.want(language="pl", quiet=quiet, paces=["live"])
    after = await ann.see()
    assert (after["language"], after["quiet"], after["paces"]) == ("pl", quiet, ["live"])
    for method in ("GET", "PUT"):
        assert (await ann.client.request(method, WANT, json={})).status_code == 401


async def test_the_secret_of_a_webhook_is_shown_once(ann: Browser) -> None:
    """Another receiver gets another secret; the same one keeps its own."""
    first = (await ann.want(webhook=PUBLIC))["webhook_secret"]
    assert len(first) > 40
    assert (await ann.see())["webhook_secret"] == ""
    assert (await ann.want(webhook=PUBLIC, language="ru"))["webhook_secret"] == ""
    second = (await ann.want(webhook=PUBLIC + "/2"))["webhook_secret"]
    assert len(second) > 40
    assert second != first


async def test_two_who_change_at_once_both_change(tmp_path: Path) -> None:
    """What one has read is not written back over what the other wrote."""
    store = Store(sqlite_url(tmp_path / "tables.db"))
    await store.open()
    try:
        user, _ = await People(store.engine).new_guest("Ann", 1)
        fields: list[dict[str, Any]] = [{"mail": ANNS}, {"webhook": PUBLIC}, {"language": "it"}, {"paces": ()}]
        await asyncio.gather(
            *(change(store.engine, user.id, lambda old, new=new: msgspec.structs.replace(old, **new)) for new in fields)  # type: ignore[misc]
        )
        assert await preferences_of(store.engine, user.id) == Preferences("it", ANNS, webhook=PUBLIC, paces=())
    finally:
        await store.close()


# What cannot be had.


PRIVATE = [
    "http://127.0.0.1/",
    "http://localhost:8025/api",
    "https://10.1.2.3/",
    "http://192.168.0.1:80/",
    "http://169.254.169.254/latest/meta-data/",
    "http://[::1]/",
    "http://[fe80::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://0.0.0.0/",
    "http://2130706433/",
    "http://127.1/",
]


async def test_a_webhook_is_not_in_our_own_network(ann: Browser) -> None:
    """However it is written."""
    for url in PRIVATE:
        assert await ann.refused(webhook=url) == "notice-private-webhook", url
        assert (await ann.see())["webhook"] == "", url


@pytest.mark.parametrize("address", ["64:ff9b::7f00:1", "2002:7f00:1::", "::ffff:10.0.0.1", "224.0.0.1", "ff0e::1"])
def test_what_is_wrapped_in_an_address_is_looked_at(address: str) -> None:
    """A gateway would unwrap it."""
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "64:ff9b::808:808", "::ffff:8.8.8.8"])
def test_the_rest_of_the_world_is_public(address: str) -> None:
    """Or nothing would be sent at all."""
    assert is_public(ip_address(address))


NONSENSE: list[tuple[dict[str, Any], str]] = [
    ({"webhook": "ftp://192.0.9.1/"}, "notice-bad-webhook"),
    ({"webhook": "javascript:alert(1)"}, "notice-bad-webhook"),
    ({"webhook": "https://"}, "notice-bad-webhook"),
    ({"webhook": "https://ann:secret@192.0.9.1/"}, "notice-bad-webhook"),
    ({"webhook": "https://192.0.9.1:99999/"}, "notice-bad-webhook"),
    ({"webhook": "https://192.0.9.1:0/"}, "notice-bad-webhook"),
    ({"webhook": "https://192.0.9.1/\x00"}, "notice-bad-webhook"),
    ({"webhook": "https://nobody.invalid/"}, "notice-webhook-unknown"),
    ({"mail": "ann"}, "notice-bad-mail"),
    ({"mail": "ann@example.org\r\nBcc: bob@example.org"}, "notice-bad-mail"),
    ({"mail": "Ann <ann@example.org>"}, "notice-bad-mail"),
    ({"mail": "ann@example.org,bob@example.org"}, "notice-bad-mail"),
    ({"quiet": {"start": 0, "end": 60, "zone": "Mars/Olympus"}}, "notice-bad-zone"),
    ({"quiet": {"start": 0, "end": 60, "zone": "../../etc/passwd"}}, "notice-bad-zone"),
    ({"quiet": {"start": 0, "end": 60, "zone": "Europe"}}, "notice-bad-zone"),
]


async def test_what_makes_no_sense_is_refused(ann: Browser, mailbox: Mailbox) -> None:
    """With a reason, and nothing is changed or sent."""
    before = await ann.see()
    for wishes, reason in NONSENSE:
        assert await ann.refused(language="ru", **wishes) == reason, wishes
        assert await ann.see() == before, wishes
        assert mailbox.mails == [], wishes


async def test_a_server_without_a_mail_server_says_so(tmp_path: Path) -> None:
    """Webhooks are there all the same."""
    async with serving(tmp_path, config_with()) as ann:
        assert (await ann.see())["mail_possible"] is False
        assert await ann.refused(mail=ANNS) == "notice-no-mail-here"
        assert (await ann.want(webhook="http://127.0.0.1:9/"))["webhook"] == "http://127.0.0.1:9/"


def test_a_mail_server_needs_a_sender() -> None:
    """A host who forgets one of them is told."""
    for name in ("smtp_host", "mail_from"):
        with pytest.raises(SetupProblem, match="serve-bad-config"):
            read_config({name: "x@example.org"}, {}, None)
    assert read_config({}, {"ECLIPTIC_SMTP_HOST": "h", "ECLIPTIC_MAIL_FROM": "x@example.org"}, None).smtp_port == 587


# Addresses that have to be confirmed.


async def test_an_address_is_confirmed_by_a_button_behind_the_link_in_the_mail(ann: Browser, mailbox: Mailbox) -> None:
    """A program that only follows the link confirms nothing."""
    seen = await ann.want(mail=ANNS, language="ru")
    assert (seen["mail_confirmed"], seen["confirmation"]) == (False, "sent")
    (mail,) = mailbox.mails
    assert (mail["To"], mail["Subject"]) == (ANNS, "Подтвердите адрес для Ecliptic")
    shown = await ann.client.get(mailbox.link())
    assert (shown.status_code, "Да, пишите" in shown.text, ANNS in shown.text) == (200, True, True)
    assert "<form method='post'>" in shown.text
    assert not (await ann.see())["mail_confirmed"]
    assert (await ann.client.post(mailbox.link())).status_code == 200
    assert (await ann.see())["mail_confirmed"]
    assert (await ann.want(mail=ANNS))["mail_confirmed"]
    assert len(mailbox.mails) == 1


async def test_another_address_is_confirmed_anew_and_the_old_link_opens_nothing(ann: Browser, mailbox: Mailbox) -> None:
    """Or who had the address before could confirm one that is not theirs."""
    await ann.want(mail=ANNS)
    await ann.client.post(mailbox.link())
    assert not (await ann.want(mail="eve@example.org"))["mail_confirmed"]
    old, new = mailbox.link(0), mailbox.link(1)
    token = new.removeprefix("/api/mail/")
    wrong = [old, old + "/off", new + "x", f"/api/mail/{'0' * 16}.{token.partition('.')[2]}", "/api/mail/nonsense"]
    for path in wrong:
        for method in ("GET", "POST"):
            answer = await ann.client.request(method, path, headers={"Accept-Language": "it"})
            assert answer.status_code in (400, 404), path
    assert "Questo link non vale più" in (await ann.client.get(old, headers={"Accept-Language": "it"})).text
    seen = await ann.see()
    assert (seen["mail"], seen["mail_confirmed"]) == ("eve@example.org", False)


async def test_the_link_can_be_sent_again_until_it_was_used(ann: Browser, mailbox: Mailbox) -> None:
    """Only the newest is good."""
    assert (await ann.ask_again()).json()["reason"]["id"] == "notice-nothing-to-confirm"
    await ann.want(mail=ANNS)
    assert (await ann.ask_again()).status_code == 204
    assert (await ann.client.post(mailbox.link(0))).status_code == 404
    assert (await ann.client.post(mailbox.link(1))).status_code == 200
    assert (await ann.ask_again()).json()["reason"]["id"] == "notice-nothing-to-confirm"


async def test_who_sees_all_that_is_kept_still_cannot_confirm(tmp_path: Path, ann: Browser, mailbox: Mailbox) -> None:
    """A copy of all their data is everybody's right, but not a proof that they read somebody's mail."""
    await ann.want(mail=ANNS)
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        ((text,),) = database.execute("SELECT preferences FROM users").fetchall()
    kept = msgspec.json.decode(text, type=Preferences)
    assert mailbox.link().removeprefix("/api/mail/") not in text
    owner = kept.mail_token.partition(".")[0]
    for token in (kept.mail_token, kept.mail_proof, f"{owner}.{kept.mail_proof}"):
        assert (await ann.client.post(f"/api/mail/{token}")).status_code in (400, 404)
    assert not (await ann.see())["mail_confirmed"]


async def test_nobody_can_have_somebody_flooded_with_mail(ann: Browser, mailbox: Mailbox) -> None:
    """A few mails a day to an address, whoever asks for them, and a few for each who asks."""
    await ann.want(mail=ANNS)
    for _ in range(MAILS_A_DAY - 1):
        assert (await ann.ask_again()).status_code == 204
    assert (await ann.ask_again()).json()["reason"]["id"] == "notice-mail-too-often"
    assert await ann.refused(mail="bob@example.org") == "notice-mail-too-often"
    answer = await ann.client.post("/api/guests", json={"name": "Eve"})
    ann.client.cookies.clear()
    eve = Browser(ann.client, answer.json()["token"])
    assert await eve.refused(mail=ANNS.upper()) == "notice-mail-too-often"
    assert len(mailbox.mails) == MAILS_A_DAY
    assert (await eve.want(mail="eve@example.org"))["confirmation"] == "sent"


def test_restraint_lasts_a_day() -> None:
    """Then it begins anew."""
    limit = MailLimit()
    assert [limit.allows(0, "ann") for _ in range(MAILS_A_DAY + 1)] == [True] * MAILS_A_DAY + [False]
    assert not limit.allows(DAY - 1, "ann")
    assert limit.allows(DAY, "ann", "bob")


async def test_a_mail_that_nobody_takes_hides_nothing_else(ann: Browser, mailbox: Mailbox) -> None:
    """The wishes are kept, and the secret of the webhook, which is shown only once, is shown."""
    mailbox.closed = True
    seen = await ann.want(mail=ANNS, webhook=PUBLIC)
    assert (seen["confirmation"], seen["mail"], len(seen["webhook_secret"]) > 40) == ("failed", ANNS, True)
    assert (await ann.ask_again()).json()["reason"]["id"] == "notice-mail-not-sent"
    mailbox.closed = False
    assert (await ann.ask_again()).status_code == 204


async def test_one_click_ends_all_mail(ann: Browser, mailbox: Mailbox) -> None:
    """As mail programs do it; who only follows the link is asked first. Afterwards the address is forgotten."""
    await ann.want(mail=ANNS, webhook=PUBLIC)
    await ann.client.post(mailbox.link())
    off = urlsplit(mailbox.mails[0]["List-Unsubscribe"].strip("<>"))
    assert f"{off.scheme}://{off.netloc}" == "https://example.org"
    assert "No more mail" in (await ann.client.get(off.path)).text
    assert (await ann.see())["mail_confirmed"]
    stopped = await ann.client.post(off.path, data={"List-Unsubscribe": "One-Click"})
    assert (stopped.status_code, "no more mail" in stopped.text) == (200, True)
    seen = await ann.see()
    assert (seen["mail"], seen["mail_confirmed"], seen["webhook"]) == ("", False, PUBLIC)
    assert (await ann.client.post(off.path)).status_code == 404
    assert (await ann.client.post(mailbox.link())).status_code == 404


# Quiet hours.


def at(text: str, zone: str, fold: int = 0) -> int:
    """A moment in milliseconds, as a clock there shows it."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp() * 1000)


@pytest.mark.parametrize(
    ("start", "end", "zone", "now", "until"),
    [
        (1350, 420, "Europe/Rome", "2026-03-02 22:29", None),
        (1350, 420, "Europe/Rome", "2026-03-02 22:30", "2026-03-03 07:00"),
        (1350, 420, "Europe/Rome", "2026-03-03 06:59", "2026-03-03 07:00"),
        (1350, 420, "Europe/Rome", "2026-03-03 07:00", None),
        (720, 780, "Asia/Kolkata", "2026-03-02 12:30", "2026-03-02 13:00"),
        (720, 780, "Asia/Kolkata", "2026-03-02 13:00", None),
        (600, 600, "UTC", "2026-03-02 10:00", None),
        (1350, 420, "Europe/Rome", "2026-03-28 23:00", "2026-03-29 07:00"),  # an hour is left out that night
        (1350, 420, "Europe/Rome", "2026-10-24 23:00", "2026-10-25 07:00"),  # and here one comes twice
        (0, 0, "UTC", "2026-03-02 00:00", None),
        (1380, 0, "UTC", "2026-03-02 23:30", "2026-03-03 00:00"),
    ],
)
def test_quiet_hours_are_those_of_the_clock_on_the_wall(
    start: int, end: int, zone: str, now: str, until: str | None
) -> None:
    """Over midnight, and over the nights in which the clocks are changed."""
    expected = None if until is None else at(until, zone)
    assert Quiet(start, end, zone).until(at(now, zone)) == expected


def test_in_an_hour_that_comes_twice_time_goes_on() -> None:
    """The end lies in the first of the two, and it is the second: a minute later we look again."""
    now = at("2026-10-25 02:10", "Europe/Rome", fold=1)
    assert Quiet(60, 150, "Europe/Rome").until(now) == now + MINUTE
