"""Notification settings: how people want to be told, what they may ask for, and what follows from it."""

from __future__ import annotations

import functools
import re
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from ecliptic.server.hub.hub import Hub
from ecliptic.server.notify.mail import Mailer
from ecliptic.server.notify.mail_texts import confirmation
from ecliptic.server.notify.webhooks import Webhooks
from ecliptic.server.store.notices import DeliveryError
from ecliptic.server.store.preferences import (
    Language,
    NoticeProblem,
    PaceName,
    Preferences,
    Quiet,
    change,
    new_token,
    preferences_of,
    zone,
)

MAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*")

MailText = Annotated[str, Meta(max_length=254)]
WebhookText = Annotated[str, Meta(max_length=500)]
Paces = Annotated[tuple[PaceName, ...], Meta(max_length=3)]


class PreferencesWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants from now on; "" is no address."""

    language: Language = "en"
    mail: MailText = ""
    webhook: WebhookText = ""
    quiet: Quiet | None = None
    paces: Paces = ("days", "untimed")

    def applied(self, user: str, before: Preferences) -> Preferences:
        """What we keep then."""
        after = before.with_mail(user, self.mail).with_webhook(self.webhook)
        return msgspec.structs.replace(after, language=self.language, quiet=self.quiet, paces=self.paces)


class PreferencesSeen(Struct, frozen=True):
    """What we keep, as its owner sees it."""

    language: Language
    mail: str
    mail_confirmed: bool
    mail_possible: bool  # this server sends mail
    webhook: str
    quiet: Quiet | None
    paces: tuple[PaceName, ...]
    webhook_secret: str = ""  # shown once: in the answer to the request that made it
    confirmation: Literal["", "sent", "failed"] = ""  # of the mail that a new address was sent


class NotificationSettings:
    """Takes wishes."""

    def __init__(self, hub: Hub, base: str, mailer: Mailer, webhooks: Webhooks) -> None:
        self.hub = hub
        self.engine = hub.store.engine
        self.base = base
        self.mailer = mailer
        self.webhooks = webhooks

    async def see(self, user: str) -> PreferencesSeen:
        """What this user wants."""
        return self._seen(await preferences_of(self.engine, user))

    def _seen(self, wish: Preferences) -> PreferencesSeen:
        return PreferencesSeen(
            language=wish.language,
            mail=wish.mail,
            mail_confirmed=wish.mail_confirmed,
            mail_possible=self.mailer.is_open,
            webhook=wish.webhook,
            quiet=wish.quiet,
            paces=wish.paces,
        )

    async def want(self, user: str, wanted: PreferencesWanted) -> PreferencesSeen:
        """Keep it; a new address is written to, and the secret of a new webhook is told."""
        before = await preferences_of(self.engine, user)
        await self._check(user, wanted, before)
        after = await change(self.engine, user, functools.partial(wanted.applied, user))
        seen = self._seen(after)
        if after.webhook_secret != before.webhook_secret:
            seen = msgspec.structs.replace(seen, webhook_secret=after.webhook_secret)
        if after.mail_token not in ("", before.mail_token):
            sent = await self._ask_for_confirmation(user, after.mail)
            seen = msgspec.structs.replace(seen, confirmation="sent" if sent else "failed")
        return seen

    async def ask_again(self, user: str) -> None:
        """Send the link for this user's address once more."""
        wish = await preferences_of(self.engine, user)
        if not wish.mail or wish.mail_confirmed:
            raise NoticeProblem("notice-nothing-to-confirm")
        self._must_send_mail(user, wish.mail)
        if not await self._ask_for_confirmation(user, wish.mail):
            raise NoticeProblem("notice-mail-not-sent")

    async def _check(self, user: str, wanted: PreferencesWanted, before: Preferences) -> None:
        """Raise NoticeProblem for what cannot be; what was there before is not asked about again."""
        if wanted.quiet is not None and zone(wanted.quiet.zone) is None:
            raise NoticeProblem("notice-bad-zone", zone=wanted.quiet.zone)
        if wanted.webhook not in ("", before.webhook):
            await self.webhooks.check(wanted.webhook)
        if wanted.mail not in ("", before.mail):
            if MAIL.fullmatch(wanted.mail) is None:
                raise NoticeProblem("notice-bad-mail")
            self._must_send_mail(user, wanted.mail)

    def _must_send_mail(self, user: str, address: str) -> None:
        """Refuse to write where we cannot, or too often to somebody who may never have asked for it."""
        if not self.mailer.is_open:
            raise NoticeProblem("notice-no-mail-here")
        if not self.mailer.limit.allows(self.hub.now(), f"by {user}", f"to {address.lower()}"):
            raise NoticeProblem("notice-mail-too-often")

    async def _ask_for_confirmation(self, user: str, address: str) -> bool:
        """Write to the address that somebody says is theirs; links of earlier mails are void."""
        token = new_token(user)
        wish = await change(self.engine, user, lambda before: before.asked(address, token))
        try:
            await self.mailer.send(confirmation(wish, self.base, token))
        except DeliveryError:
            return False
        return True
