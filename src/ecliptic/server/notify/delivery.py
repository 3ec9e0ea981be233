"""Delivery of one notification: is it still true, is it night, and then by mail or to a webhook."""

from __future__ import annotations

import msgspec

from ecliptic.server.base.config import Config
from ecliptic.server.hub.hub import Hub
from ecliptic.server.notify.mail import Mailer
from ecliptic.server.notify.mail_texts import YourTurn, turn_mail
from ecliptic.server.notify.webhooks import Webhooks
from ecliptic.server.store.notices import Notice, Notices
from ecliptic.server.store.preferences import Kind, Preferences, preferences_of_all
from ecliptic.server.table.room import Room


def pace_of(room: Room) -> str:
    """The name of the table's pace."""
    return str(room.settings.pace.__struct_config__.tag)


class Delivery:
    """Carries notices."""

    def __init__(self, hub: Hub, config: Config, mailer: Mailer, webhooks: Webhooks) -> None:
        self.hub = hub
        self.base = config.base
        self.mailer = mailer
        self.webhooks = webhooks
        self.notices = Notices(hub.store.engine)

    async def wishes(self, users: set[str]) -> dict[str, Preferences]:
        """What these users want now."""
        return await preferences_of_all(self.hub.store.engine, users)

    def ways(self, wish: Preferences | None, pace: str) -> list[Kind]:
        """How we can tell somebody about a game of this pace."""
        if wish is None or pace not in wish.paces:
            return []
        return [kind for kind in wish.kinds if kind != "mail" or self.mailer.is_open]

    async def deliver(self, notice: Notice) -> None:
        """Send what is still true and wanted, unless it is quiet; raise DeliveryError if nobody takes it."""
        wish = (await self.wishes({notice.user})).get(notice.user)
        room = await self._room_now(notice.table)
        news = None if room is None else self._news(room, notice)
        if wish is None or room is None or news is None or notice.kind not in self.ways(wish, pace_of(room)):
            await self.notices.drop(notice)
            return
        quiet = None if wish.quiet is None else wish.quiet.until(self.hub.now())
        if quiet is not None:
            await self.notices.put_off(notice, quiet)
            return
        await self._send(notice.kind, news, wish)
        self.hub.metrics.notices.labels(notice.kind, "sent").inc()
        await self.notices.sent(notice)

    async def _room_now(self, table: str) -> Room | None:
        """The table, with what other processes have written."""
        room = await self.hub.room(table)
        for entry in await self.hub.store.entries(table, room.number) if room is not None else ():
            await self.hub.heard(table, entry)
        return room

    def _news(self, room: Room, notice: Notice) -> YourTurn | None:
        """What there is to tell; None if the seat is no longer waited for, or has acted since."""
        seat = room.seat_of(notice.user)
        if seat is None or seat not in room.waiting():
            return None
        here = room.seats[seat]
        if not here.decides or here.turns != notice.turn:
            return None
        return YourTurn(
            id=f"{room.id}.{seat}.{notice.turn}",
            table=room.id,
            address=f"{self.base}/t/{room.id}",
            game=room.settings.game,
            edition=room.settings.edition,
            seat=seat,
            turn=notice.turn,
            since=room.clock.since[seat] or 0,
            deadline=None if room.settings.absent == "nothing" else room.clock.deadline(seat),
            others=[other.name for other in room.seats if other.user and other is not here],
        )

    async def _send(self, kind: Kind, news: YourTurn, wish: Preferences) -> None:
        if kind == "mail":
            await self.mailer.send(turn_mail(news, wish, self.base))
        else:
            at = self.hub.now() // 1000
            await self.webhooks.post(wish.webhook, wish.webhook_secret, msgspec.json.encode(news), at)
