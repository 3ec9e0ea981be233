"""Notices that it is somebody's turn: once, by mail and to a webhook, and only to who needs them."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from structlog.testing import capture_logs

from ecliptic.server.notify import mail, webhooks
from ecliptic.server.store.notices import DeliveryError
from ecliptic.server.store.preferences import Quiet
from ecliptic.server.store.schema import USERS
from ecliptic.server.store.store import sqlite_url
from ecliptic.server.table.deeds import Answered, Proposed, Resumed
from ecliptic.server.table.settings import Live, OverDays
from tests.server.clients import Client
from tests.server.notifying import HOUR, MINUTE, NOON, SECOND, Looker, Process, Time, config_with
from tests.server.receivers import PATIENCE, Hook, Mailbox
from tests.server.running import Server

pytestmark = pytest.mark.anyio

GRACE = 60 * SECOND
ANNS = "ann@example.org"


class Processes:
    """Two processes on one database, with a mailbox and a webhook."""

    def __init__(self, first: Process, second: Process, mailbox: Mailbox, hook: Hook, time: Time) -> None:
        self.first = first
        self.second = second
        self.mailbox = mailbox
        self.hook = hook
        self.time = time

    async def after(self, milliseconds: int) -> tuple[int, int]:
        """How many mails and posts there are when so much time has passed, and both services have gone round."""
        self.time.pass_by(milliseconds)
        await asyncio.gather(self.first.go_round(), self.second.go_round())
        return len(self.mailbox.mails), len(self.hook.posts)


@contextlib.asynccontextmanager
async def built(database: str, time: Time) -> AsyncIterator[Processes]:
    """Both are running."""
    async with Mailbox() as mailbox, Hook() as hook:
        config = config_with(mailbox)
        async with Process(database, time, config) as first, Process(database, time, config) as second:
            yield Processes(first, second, mailbox, hook, time)


@pytest.fixture
async def processes(tmp_path: Path) -> AsyncIterator[Processes]:
    """On SQLite, at noon."""
    async with built(sqlite_url(tmp_path / "tables.db"), Time()) as processes:
        yield processes


# Once for each turn.


async def test_somebody_is_told_once_for_each_turn_by_however_many_processes(database: str) -> None:
    """When the grace is over, and not before; the next turn is told of again, in both ways."""
    async with built(database, Time()) as processes:
        ann = await processes.first.person("Ann", mail=ANNS, webhook=processes.hook.url)
        bob = await processes.first.person("Bob")
        table = await processes.first.begun(ann, bob)
        assert await processes.after(GRACE - 1) == (0, 0)
        assert await processes.after(1) == (1, 1)
        for _ in range(3):
            assert await processes.after(HOUR) == (1, 1)
        await processes.second.act(table, ann)
        await processes.second.act(table, bob)
        assert await processes.after(GRACE) == (2, 2)
        assert await processes.after(HOUR) == (2, 2)
        assert await processes.first.kept() == [("mail", "sent", 1), ("webhook", "sent", 1)]


async def test_of_two_processes_that_see_the_same_notice_one_may_send_it(processes: Processes) -> None:
    """Whoever claims it first; the other has seen a notice that is not there any more."""
    await processes.first.begun(await processes.first.person("Ann", mail=ANNS), await processes.first.person("Bob"))
    await processes.first.go_round()
    now = NOON + GRACE
    (seen,) = await processes.first.notifier.notices.soon(now)
    assert await processes.second.notifier.notices.soon(now) == [seen]
    assert await processes.second.notifier.notices.claim(seen, now) is not None
    assert await processes.first.notifier.notices.claim(seen, now) is None


async def test_what_a_process_had_no_time_to_write_down_is_recalled_by_the_next(processes: Processes) -> None:
    """It was killed just after a move; who has been told already is not told again."""
    ann = await processes.first.person("Ann", mail=ANNS)
    bob = await processes.first.person("Bob", webhook=processes.hook.url)
    table = await processes.first.begun(ann, bob)
    assert await processes.after(GRACE) == (1, 1)
    await processes.first.act(table, ann)
    await processes.first.act(table, bob)
    processes.first.notifier.begun.clear()
    while await processes.first.store.behind(processes.first.hub.now() + 1, 0):
        pass  # the row of the table is written a little after the move
    assert await processes.after(SECOND) == (1, 1)
    for _ in range(2):
        await processes.second.notifier.recall()
        assert await processes.after(GRACE) == (2, 2)


# Who needs no notice.


async def test_who_has_acted_is_not_told(processes: Processes) -> None:
    """Even by a process that has not heard of it yet."""
    ann = await processes.first.person("Ann", mail=ANNS)
    table = await processes.first.begun(ann, await processes.first.person("Bob"))
    await processes.first.go_round()
    assert await processes.second.hub.room(table) is not None
    await processes.first.act(table, ann)
    processes.time.pass_by(GRACE)
    await processes.second.go_round()
    assert (processes.mailbox.mails, await processes.second.kept()) == ([], [])


async def test_who_is_asked_again_is_told_of_the_new_question_only(processes: Processes) -> None:
    """Bob acts at once; then Ann is asked something else, and the grace begins anew."""
    ann = await processes.first.person("Ann", mail=ANNS)
    bob = await processes.first.person("Bob")
    table = await processes.first.begun(ann, bob)
    assert await processes.after(GRACE - 1) == (0, 0)
    await processes.first.act(table, ann)
    await processes.first.act(table, bob)
    assert await processes.after(GRACE - 1) == (0, 0)
    assert await processes.after(1) == (1, 0)
    assert await processes.first.kept() == [("mail", "sent", 1)]


async def test_who_looks_at_the_table_when_the_turn_begins_is_not_told(processes: Processes) -> None:
    """Not later either, when they have gone away."""
    ann, bob = (
        await processes.first.person("Ann", mail=ANNS),
        await processes.first.person("Bob", webhook=processes.hook.url),
    )
    table = await processes.first.begun(ann, bob)
    looker = Looker(ann)
    processes.first.hub.listen(table, looker)
    await processes.first.act(table, ann)
    await processes.first.act(table, bob)
    processes.first.hub.forget(table, looker)
    assert await processes.after(GRACE) == (0, 1)
    assert await processes.first.kept() == [("webhook", "sent", 1)]


async def test_a_notice_of_a_turn_that_is_over_is_not_sent_in_the_next(processes: Processes) -> None:
    """Ann came, acted, saw that she was asked again, and went; what was written before she came is void."""
    ann, bob = await processes.first.person("Ann", mail=ANNS), await processes.first.person("Bob")
    table = await processes.first.begun(ann, bob)
    assert await processes.after(SECOND) == (0, 0)
    looker = Looker(ann)
    processes.first.hub.listen(table, looker)
    await processes.first.act(table, ann)
    await processes.first.act(table, bob)
    processes.first.hub.forget(table, looker)
    assert await processes.after(GRACE) == (0, 0)
    assert await processes.first.kept() == []


async def test_who_comes_to_look_is_not_told_through_whichever_process(processes: Processes) -> None:
    """A notifier sees who has come to its own process before any notifier sends anything."""
    ann = await processes.first.person("Ann", mail=ANNS)
    table = await processes.first.begun(ann, await processes.first.person("Bob"))
    processes.second.hub.listen(table, Looker(ann))
    assert await processes.after(SECOND) == (0, 0)
    assert await processes.after(GRACE - 2 * SECOND) == (0, 0)
    processes.time.pass_by(SECOND)
    await processes.first.go_round()
    assert (processes.mailbox.mails, await processes.first.kept()) == ([], [])


async def test_a_pause_drops_a_notice_and_its_end_makes_another(processes: Processes) -> None:
    """It is the same turn, of which nobody has been told."""
    ann, bob = await processes.first.person("Ann", mail=ANNS), await processes.first.person("Bob")
    table = await processes.first.begun(ann, bob)
    await processes.first.hub.do(table, Proposed(0, "pause"), ann.id)
    await processes.first.hub.do(table, Answered(1, agrees=True), bob.id)
    assert await processes.after(GRACE) == (0, 0)
    assert await processes.first.kept() == []
    await processes.first.hub.do(table, Resumed(1), bob.id)
    assert await processes.after(GRACE) == (1, 0)


@pytest.mark.parametrize("wishes", [{"mail_confirmed": False}, {"paces": ("live", "untimed")}, {"paces": ()}])
async def test_who_does_not_want_it_is_not_told(processes: Processes, wishes: dict[str, Any]) -> None:
    """An address that nobody has confirmed, or a pace that somebody does not care about; Bob wants it."""
    ann = await processes.first.person("Ann", mail=ANNS, **wishes)
    bob = await processes.first.person("Bob", mail="bob@example.org")
    await processes.first.begun(ann, bob, pace=OverDays(2))
    assert await processes.after(GRACE) == (1, 0)
    assert processes.mailbox.mails[0]["To"] == "bob@example.org"


async def test_games_with_a_clock_are_told_of_only_if_somebody_wants_that(processes: Processes) -> None:
    """Who plays them sits there anyway."""
    ann = await processes.first.person("Ann", mail=ANNS)
    bob = await processes.first.person("Bob", webhook=processes.hook.url, paces=("live",))
    await processes.first.begun(ann, bob, pace=Live(10, 0))
    assert await processes.after(GRACE) == (0, 1)


async def test_who_changes_their_mind_or_is_banned_during_the_grace_is_not_told(processes: Processes) -> None:
    """What is wanted is looked up when it is sent."""
    ann, bob = (
        await processes.first.person("Ann", mail=ANNS),
        await processes.first.person("Bob", webhook=processes.hook.url),
    )
    await processes.first.begun(ann, bob)
    await processes.first.go_round()
    assert [kind for kind, _, _ in await processes.first.kept()] == ["mail", "webhook"]
    await processes.first.wish(ann, mail="")
    async with processes.first.store.engine.begin() as connection:
        await connection.execute(update(USERS).where(USERS.c.id == bob.id).values(banned=True))
    assert await processes.after(GRACE) == (0, 0)
    assert await processes.first.kept() == []


async def test_what_we_cannot_read_of_one_keeps_nothing_from_the_others(processes: Processes) -> None:
    """Perhaps a newer version of the program has written it."""
    ann, bob = await processes.first.person("Ann", mail=ANNS), await processes.first.person("Bob")
    async with processes.first.store.engine.begin() as connection:
        await connection.execute(update(USERS).where(USERS.c.id == bob.id).values(preferences='{"quiet":"always"}'))
    await processes.first.begun(ann, bob)
    assert await processes.after(GRACE) == (1, 0)


# Quiet hours.


async def test_a_notice_that_falls_into_the_quiet_hours_comes_at_their_end(processes: Processes) -> None:
    """At night in Rome: from 22:30 to 7:00, where it is one hour later than in Greenwich."""
    quiet = Quiet(22 * 60 + 30, 7 * 60, "Europe/Rome")
    ann, bob = await processes.first.person("Ann", mail=ANNS, quiet=quiet), await processes.first.person("Bob")
    processes.time.now = NOON + 9 * HOUR + 29 * MINUTE  # 22:29 in Rome: the grace ends at 22:30
    await processes.first.begun(ann, bob)
    assert await processes.after(GRACE) == (0, 0)
    assert await processes.after(8 * HOUR + 30 * MINUTE - 1) == (0, 0)
    assert await processes.after(1) == (1, 0)
    assert await processes.first.kept() == [("mail", "sent", 1)]


async def test_who_acts_in_the_quiet_hours_is_not_told_in_the_morning(processes: Processes) -> None:
    """They could not sleep."""
    ann = await processes.first.person("Ann", mail=ANNS, quiet=Quiet(11 * 60, 14 * 60, "UTC"))
    table = await processes.first.begun(ann, await processes.first.person("Bob"))
    assert await processes.after(GRACE) == (0, 0)
    await processes.first.act(table, ann)
    assert await processes.after(3 * HOUR) == (0, 0)
    assert await processes.first.kept() == []


# What arrives.


async def test_a_webhook_can_tell_that_it_was_us(processes: Processes) -> None:
    """The signature is over the time and every byte of the body, with the secret that only the owner has."""
    ann, bob = await processes.first.person("Ann", webhook=processes.hook.url), await processes.first.person("Bob")
    table = await processes.first.begun(ann, bob, pace=OverDays(2), absent="steward")
    await processes.after(GRACE)
    (came,) = processes.hook.posts
    at = (NOON + GRACE) // 1000
    mac = hmac.new(b"a secret", f"{at}.".encode() + came.body, hashlib.sha256).hexdigest()
    assert came.headers["ecliptic-signature"] == f"t={at},v1={mac}"
    assert came.path == "/turns?of=ann"
    assert came.headers["content-type"] == "application/json"
    assert json.loads(came.body) == {
        "type": "your-turn",
        "id": f"{table}.0.0",
        "table": table,
        "address": f"https://example.org/t/{table}",
        "game": "redplanet",
        "edition": "2015",
        "seat": 0,
        "turn": 0,
        "since": NOON,
        "deadline": NOON + 48 * HOUR,
        "others": ["Bob"],
    }


SAID = {
    "en": ("Your turn: Mission: Red Planet", "waiting for your move", "with you: Bob and Cem", "until 2026-03-04"),
    "ru": ("Ваш ход: Миссия «Красная планета»", "ждут вашего хода", "с вами: Bob и Cem", "до 2026-03-04"),
    "pl": ("Twoja kolej: Misja: Czerwona Planeta", "na twój ruch", "z tobą: Bob i Cem", "do 2026-03-04"),
    "it": ("Tocca a te: Missione sul Pianeta Rosso", "la tua mossa", "con te: Bob e Cem", "fino a: 2026-03-04"),
}


@pytest.mark.parametrize("language", SAID)
async def test_a_mail_speaks_the_language_of_its_reader(processes: Processes, language: str) -> None:
    """And tells the game, the others, the time that is left, the way to the table and the way out."""
    ann = await processes.first.person("Ann", mail=ANNS, language=language, quiet=Quiet(0, 1, "Asia/Tokyo"))
    others = await processes.first.person("Bob"), await processes.first.person("Cem")
    table = await processes.first.begun(ann, *others, pace=OverDays(2), absent="resign")
    await processes.after(GRACE)
    (mail,) = processes.mailbox.mails
    subject, *parts = SAID[language]
    assert mail["Subject"] == subject
    assert (mail["From"], mail["To"]) == ("Ecliptic <table@example.org>", ANNS)
    off = f"https://example.org/api/mail/{ann.id}.secret/off"
    assert mail["List-Unsubscribe"] == f"<{off}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    for part in (*parts, "21:00 (Asia/Tokyo)", f"https://example.org/t/{table}", off):
        assert part in processes.mailbox.text()


# What does not arrive.


async def test_what_fails_is_tried_three_times_and_then_given_up(processes: Processes) -> None:
    """Each time after a longer pause; the secrets of the address and of the signature stay out of the log."""
    processes.hook.answer = "HTTP/1.1 500 Oh\r\nContent-Length: 0\r\n\r\n"
    await processes.first.begun(
        await processes.first.person("Ann", webhook=processes.hook.url), await processes.first.person("Bob")
    )
    with capture_logs() as logs:
        assert await processes.after(GRACE) == (0, 1)
        assert await processes.after(MINUTE - 1) == (0, 1)
        assert await processes.after(1) == (0, 2)
        assert await processes.after(5 * MINUTE - 1) == (0, 2)
        assert await processes.after(1) == (0, 3)
        assert await processes.first.kept() == [("webhook", "waiting", 3)]
        assert await processes.after(25 * MINUTE) == (0, 3)
    assert await processes.first.kept() == [("webhook", "failed", 3)]
    assert [log["problem"] for log in logs] == ["status 500"] * 3
    assert "a secret" not in str(logs)
    assert "of=ann" not in str(logs)
    assert len({json.loads(each.body)["id"] for each in processes.hook.posts}) == 1


async def test_a_mail_that_was_not_taken_at_first_is_the_same_mail_later(processes: Processes) -> None:
    """So that a reader who got it after all does not get it twice."""
    await processes.first.begun(await processes.first.person("Ann", mail=ANNS), await processes.first.person("Bob"))
    processes.mailbox.closed = True
    with capture_logs() as logs:
        assert await processes.after(GRACE) == (0, 0)
    assert ANNS not in str(logs)
    assert logs[0]["event"] == "notice_undelivered"
    processes.mailbox.closed = False
    assert await processes.after(MINUTE) == (1, 0)
    assert processes.mailbox.mails[0]["Message-ID"].endswith(".0.0@example.org>")
    assert await processes.first.kept() == [("mail", "sent", 2)]


async def test_no_redirection_is_followed(processes: Processes) -> None:
    """It could lead into our own network."""
    async with Hook() as other:
        processes.hook.answer = f"HTTP/1.1 307 There\r\nLocation: {other.url}\r\nContent-Length: 0\r\n\r\n"
        ann = await processes.first.person("Ann", webhook=processes.hook.url)
        await processes.first.begun(ann, await processes.first.person("Bob"))
        assert await processes.after(GRACE) == (0, 1)
        assert other.posts == []
        assert await processes.first.kept() == [("webhook", "waiting", 1)]


async def test_an_answer_without_end_is_not_read(processes: Processes) -> None:
    """The status is all that we want to know."""
    async with Hook("HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\nmore and", endless=True) as hook:
        await processes.first.begun(
            await processes.first.person("Ann", webhook=hook.url), await processes.first.person("Bob")
        )
        async with asyncio.timeout(webhooks.LIMIT / 2):
            await processes.after(GRACE)
        assert await processes.first.kept() == [("webhook", "sent", 1)]


async def test_who_answers_without_end_holds_nobody_up(processes: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others are told meanwhile, and after a while nobody waits any more, however often something still comes."""
    monkeypatch.setattr(webhooks, "LIMIT", 1.0)
    async with Hook("HTTP/1.1 200 OK\r\nWait: ", endless=True) as slow:
        ann = await processes.first.person("Ann", webhook=slow.url)
        await processes.first.begun(ann, await processes.first.person("Bob", mail=ANNS))
        processes.time.pass_by(GRACE)
        await processes.first.notifier.go_round()
        async with asyncio.timeout(PATIENCE):
            await processes.mailbox.came.wait()
            await slow.came.wait()
            assert processes.first.notifier.sending
            await processes.first.notifier.arrived()
    assert await processes.first.kept() == [("mail", "sent", 1), ("webhook", "waiting", 1)]


async def test_a_mail_server_that_says_nothing_is_given_up(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the time limit."""
    monkeypatch.setattr(mail, "LIMIT", 0.5)

    async def say_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    async with await asyncio.start_server(say_nothing, "127.0.0.1", 0) as silent:
        port = silent.sockets[0].getsockname()[1]
        office = mail.Mailer(config_with(processes.mailbox, smtp_port=port))
        with pytest.raises(DeliveryError, match="Timeout"):
            await office.send(mail.Mail(ANNS, "?", "?", "https://example.org/off"))


async def test_no_mail_goes_to_a_server_that_cannot_keep_it_secret(processes: Processes) -> None:
    """Unless the host has said that this does not matter."""
    office = mail.Mailer(config_with(processes.mailbox, smtp_tls="starttls"))
    with pytest.raises(DeliveryError, match="SMTPException"):
        await office.send(mail.Mail(ANNS, "?", "?", "https://example.org/off"))
    assert processes.mailbox.mails == []


async def test_nothing_is_posted_into_our_own_network(processes: Processes, tmp_path: Path) -> None:
    """A name that was elsewhere yesterday may lead there today: it is looked up each time."""
    config = config_with(allow_private_webhooks=False)
    async with Process(sqlite_url(tmp_path / "other.db"), processes.time, config) as careful:
        await careful.begun(await careful.person("Ann", webhook=processes.hook.url), await careful.person("Bob"))
        processes.time.pass_by(GRACE)
        with capture_logs() as logs:
            await careful.go_round()
        assert [log["problem"] for log in logs] == ["notice-private-webhook"]
        assert await careful.kept() == [("webhook", "waiting", 1)]
    assert processes.hook.posts == []


async def test_we_connect_to_what_we_have_looked_up(processes: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name is not looked up a second time, and the receiver is called by it."""

    async def looked_up(_: httpx.URL) -> list[str]:
        return ["127.0.0.1"]

    monkeypatch.setattr(processes.first.webhooks, "look_up", looked_up)
    url = f"http://hook.invalid:{processes.hook.port}/here"
    await processes.first.webhooks.post(url, "a secret", b"{}", 1)
    assert processes.hook.posts[0].headers["host"] == f"hook.invalid:{processes.hook.port}"


# All of it.


async def test_a_server_tells_whom_it_was_asked_to_tell(tmp_path: Path) -> None:
    """A real one, set up by its environment: the address is confirmed by its link, and then both ways are used."""
    async with Mailbox() as mailbox, Hook() as hook:
        environment = {"SMTP_HOST": "127.0.0.1", "SMTP_PORT": str(mailbox.port), "SMTP_TLS": "none"}
        environment |= {"MAIL_FROM": "table@example.org", "NOTICE_GRACE": "1", "ALLOW_PRIVATE_WEBHOOKS": "true"}
        server = Server(tmp_path, **{f"ECLIPTIC_{name}": value for name, value in environment.items()})
        async with server, Client(server.address, "Ann") as ann:
            wanted = {"mail": ANNS, "webhook": hook.url, "language": "it"}
            answer = await ann.http.put("/api/me/preferences", json=wanted)
            assert answer.json()["confirmation"] == "sent"
            assert (await ann.http.post(mailbox.link())).status_code == 200
            made = await ann.post(
                "/api/tables", {"game": "redplanet", "edition": "2015", "seats": [{}, {"bot": "easy"}]}
            )
            await ann.ask(made["id"], "sit", made["code"], seat=0)
            await ann.ask(made["id"], "begin")
            mailbox.came.clear()
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(mailbox.came.wait(), hook.came.wait())
            assert mailbox.mails[-1]["Subject"] == "Tocca a te: Missione sul Pianeta Rosso"
            assert f"{server.address}/t/{made['id']}" in mailbox.text()
