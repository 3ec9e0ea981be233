"""Preferences of a user: a language, and where and when they are told that it is their turn."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from datetime import datetime, time, timedelta
from typing import TYPE_CHECKING, Annotated, Final, Literal
from zoneinfo import ZoneInfo

import msgspec
import structlog
from msgspec import Meta, Struct
from msgspec.structs import replace
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ecliptic.core.errors import Problem
from ecliptic.server.store.schema import USERS
from ecliptic.server.store.sessions import hashed
from ecliptic.server.table.settings import MINUTE
from ecliptic.texts import LANGUAGES

TRIES: Final = 8  # against others who change the same
MINUTES_A_DAY: Final = 24 * 60

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]  # mypy wants them written out, and there is one list only
PaceName = Literal["live", "days", "untimed"]  # as the paces are tagged
Kind = Literal["mail", "webhook"]
MinuteOfDay = Annotated[int, Meta(ge=0, lt=MINUTES_A_DAY)]
ZoneName = Annotated[str, Meta(min_length=1, max_length=64)]

LOG = structlog.get_logger("ecliptic.server")
UTC: Final = ZoneInfo("UTC")


class NoticeProblem(Problem):
    """Notices cannot be had like this."""


def zone(name: str) -> ZoneInfo | None:
    """The time zone of this name, if there is one."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # unknown, no name at all, a folder of names
        return None


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """From one minute of the day to another, where somebody lives, nothing is sent; if they are the same, never."""

    start: MinuteOfDay
    end: MinuteOfDay
    zone: ZoneName

    def until(self, now: int) -> int | None:
        """When it will be over; None: it is not quiet now."""
        where = zone(self.zone) or UTC
        here = datetime.fromtimestamp(now / 1000, where)
        minute = here.hour * 60 + here.minute
        if (minute - self.start) % MINUTES_A_DAY >= (self.end - self.start) % MINUTES_A_DAY:
            return None
        day = here.date() + timedelta(days=self.end <= minute)
        end = datetime.combine(day, time(*divmod(self.end, 60)), where)
        return max(int(end.timestamp() * 1000), now + MINUTE)  # an hour that comes twice must not hold us up


class Preferences(Struct, frozen=True):
    """All that we keep. The owner may see all of it, and yet cannot confirm an address whose mail they do not read."""

    language: Language = "en"
    mail: str = ""
    mail_confirmed: bool = False
    mail_token: str = ""  # the secret of the link that ends all mail: it stands in every one
    mail_proof: str = ""  # what the secret of the link that confirms is hashed to
    webhook: str = ""
    webhook_secret: str = ""
    quiet: Quiet | None = None
    paces: tuple[PaceName, ...] = ("days", "untimed")

    @property
    def kinds(self) -> list[Kind]:
        """How somebody can be told; an address that nobody has confirmed is none."""
        mail: list[Kind] = ["mail"] if self.mail and self.mail_confirmed else []
        webhook: list[Kind] = ["webhook"] if self.webhook else []
        return mail + webhook

    def with_mail(self, user: str, address: str) -> Preferences:
        """Another address has to be confirmed anew, by a link of its own; the same one stays as it is."""
        if address == self.mail:
            return self
        token = new_token(user) if address else ""
        return replace(self, mail=address, mail_confirmed=False, mail_token=token, mail_proof="")

    def asked(self, address: str, token: str) -> Preferences:
        """Only who reads the mail of this address will know the token."""
        if address != self.mail:
            raise NoticeProblem("notice-try-again")
        return replace(self, mail_proof=hashed(token))

    def with_webhook(self, address: str) -> Preferences:
        """Another receiver gets a secret of its own."""
        if address == self.webhook:
            return self
        secret = secrets.token_urlsafe(32) if address else ""
        return replace(self, webhook=address, webhook_secret=secret)

    def confirmed(self, token: str) -> Preferences:
        """Who has the token has read the mail."""
        must_fit(hashed(token), self.mail_proof)
        return replace(self, mail_confirmed=True)

    def without_mail(self, token: str) -> Preferences:
        """Who reads the mail wants no more of it; the address is forgotten."""
        must_fit(token, self.mail_token)
        return self.with_mail("", "")


def new_token(user: str) -> str:
    """The secret of a link, and whose it is."""
    return f"{user}.{secrets.token_urlsafe(16)}"


def must_fit(given: str, kept: str) -> None:
    """Refuse a link that belongs to another address, or to none."""
    if not kept or not secrets.compare_digest(given.encode(), kept.encode()):
        raise NoticeProblem("notice-link-unknown")


KEPT: Final = msgspec.json.Decoder(Preferences)


async def preferences_of(engine: AsyncEngine, user: str) -> Preferences:
    """What this user wants; raise for somebody who does not exist."""
    return KEPT.decode(await _text(engine, user))


async def preferences_of_all(engine: AsyncEngine, users: Collection[str]) -> dict[str, Preferences]:
    """What these users want; who is banned wants nothing, nor does who wanted what we cannot read."""
    wanted = select(USERS.c.id, USERS.c.preferences).where(USERS.c.id.in_(users), USERS.c.banned.is_(False))
    async with engine.connect() as connection:
        rows = (await connection.execute(wanted)).all()
    found = {}
    for row in rows:
        try:
            found[row.id] = KEPT.decode(row.preferences)
        except msgspec.DecodeError:
            LOG.warning("preferences_unreadable", user=row.id)
    return found


async def change(engine: AsyncEngine, user: str, how: Callable[[Preferences], Preferences]) -> Preferences:
    """Let somebody want something else; what was changed elsewhere in the meantime is not lost."""
    for _ in range(TRIES):
        before = await _text(engine, user)
        after = how(KEPT.decode(before))
        text = msgspec.json.encode(after).decode()
        unchanged = USERS.c.id == user, USERS.c.preferences == before
        async with engine.begin() as connection:
            if (await connection.execute(update(USERS).where(*unchanged).values(preferences=text))).rowcount:
                return after
    raise NoticeProblem("notice-try-again")


async def _text(engine: AsyncEngine, user: str) -> str:
    async with engine.connect() as connection:
        found = (await connection.execute(select(USERS.c.preferences).where(USERS.c.id == user))).scalar()
    if found is None:
        raise NoticeProblem("notice-link-unknown")
    return str(found)
