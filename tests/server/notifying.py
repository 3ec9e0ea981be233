"""What tells people of their turns, without a server: times and rounds as a test wants them."""

from __future__ import annotations

import random
import secrets
from types import TracebackType
from typing import Any, Self

import msgspec
from sqlalchemy import select

from ecliptic.server.agents.tasks import TaskRunner
from ecliptic.server.base.config import Config
from ecliptic.server.hub.hub import Hub
from ecliptic.server.notify.delivery import Delivery
from ecliptic.server.notify.mail import Mailer
from ecliptic.server.notify.notifications import Notifier
from ecliptic.server.notify.webhooks import Webhooks
from ecliptic.server.store.people import People
from ecliptic.server.store.preferences import change
from ecliptic.server.store.schema import NOTICES
from ecliptic.server.store.sessions import User
from ecliptic.server.store.store import Store, TableRow
from ecliptic.server.table.deeds import Acted, Began, Sat
from ecliptic.server.table.room import Room
from ecliptic.server.wire import ChatLine
from tests.server.receivers import Mailbox
from tests.server.rooms import settings

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
NOON = 1_772_452_800_000  # 2026-03-02 12:00 UTC


class Time:
    """A clock that a test turns."""

    def __init__(self, now: int = NOON) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now

    def pass_by(self, milliseconds: int) -> None:
        """It is later."""
        self.now += milliseconds


def config_with(mailbox: Mailbox | None = None, **rest: Any) -> Config:
    """A server that sends mail to this mailbox, and posts to this machine."""
    mail = {"smtp_host": "127.0.0.1", "smtp_port": mailbox.port, "smtp_tls": "none"} if mailbox else {}
    sender = {"mail_from": "Ecliptic <table@example.org>"} if mailbox else {}
    fields: dict[str, Any] = {"origin": "https://example.org", "allow_private_webhooks": True, **mail, **sender, **rest}
    return Config(**fields)


class Looker:
    """Somebody who looks at a table."""

    def __init__(self, user: User) -> None:
        self.user = user
        self.looking = True

    def changed(self, room: Room) -> None:
        """They see it."""

    def hear_chat(self, line: ChatLine) -> None:
        """They hear it."""


class Process:
    """A process with a notifier, who goes round when a test says so."""

    def __init__(self, database: str, time: Time, config: Config) -> None:
        self.store = Store(database)
        self.hub = Hub(self.store, clock=time)
        self.people = People(self.store.engine)
        self.webhooks = Webhooks(allow_private=config.allow_private_webhooks)
        delivery = Delivery(self.hub, config, Mailer(config), self.webhooks)
        self.notifier = Notifier(self.hub, TaskRunner(), delivery, config.notice_grace)

    async def __aenter__(self) -> Self:
        await self.store.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.notifier.stop()
        await self.webhooks.close()
        await self.store.close()

    async def person(self, name: str, **wishes: Any) -> User:
        """Somebody who wants this."""
        user, _ = await self.people.new_guest(name, self.hub.now())
        await self.wish(user, **wishes)
        return user

    async def wish(self, user: User, **wishes: Any) -> None:
        """From now on they want this."""
        if "mail" in wishes:
            wishes = {"mail_confirmed": True, "mail_token": f"{user.id}.secret", **wishes}
        if "webhook" in wishes:
            wishes = {"webhook_secret": "a secret", **wishes}
        await change(self.store.engine, user.id, lambda before: msgspec.structs.replace(before, **wishes))

    async def begun(self, *people: User, **rest: Any) -> str:
        """A table at which they all sit and are waited for; its id."""
        table = secrets.token_hex(8)
        wanted = settings(len(people), 0, **rest)
        await self.store.create_table(TableRow(table, secrets.token_hex(8), people[0].id, wanted, self.hub.now()))
        for seat, person in enumerate(people):
            await self.hub.do(table, Sat(seat, person.id, person.name), person.id)
        await self.hub.do(table, Began(7), people[0].id)
        return table

    async def act(self, table: str, user: User) -> None:
        """Somebody does something that is legal."""
        room = await self.hub.room(table)
        assert room is not None
        seat = room.seat_of(user.id)
        assert seat is not None
        play = room.game_in_progress
        decision = play.game.decision(play.state, seat)
        assert decision is not None
        action = random.Random(room.number).choice(decision.actions)
        await self.hub.do(table, Acted(seat, action, "person"), user.id)

    async def go_round(self) -> None:
        """One round, and all that it sends."""
        await self.notifier.go_round()
        await self.notifier.arrived()

    async def kept(self) -> list[tuple[str, str, int]]:
        """The notices in the database: kind, state, tries."""
        wanted = select(NOTICES.c.kind, NOTICES.c.state, NOTICES.c.tries).order_by(NOTICES.c.kind, NOTICES.c.turn)
        async with self.store.engine.connect() as connection:
            return [(row.kind, row.state, row.tries) for row in await connection.execute(wanted)]
