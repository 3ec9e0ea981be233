"""Outgoing mail: the SMTP server, and a limit for those who never asked for a mail."""

from __future__ import annotations

import asyncio
from email.header import Header
from email.mime.text import MIMEText
from email.policy import compat32
from email.utils import formataddr, formatdate, make_msgid, parseaddr
from typing import Final

import aiosmtplib
from msgspec import Struct

from ecliptic.server.base.config import Config
from ecliptic.server.store.notices import DeliveryError
from ecliptic.server.table.settings import DAY

LIMIT: Final = 10.0  # seconds
MAILS_A_DAY: Final = 5  # to an address that is not confirmed, or at the wish of one user
REMEMBERED: Final = 10_000
# Nothing is folded by force: the newer policies spoil long addresses in headers, and this one leaves lines empty.
WIRE: Final = compat32.clone(linesep="\r\n", max_line_length=None)


class Mail(Struct, frozen=True):
    """What is written to somebody; `off` is the address by which they are rid of us."""

    to: str
    subject: str
    text: str
    off: str
    ident: str = ""  # the same mail, tried again, has the same one


class MailLimit:
    """How many mails of a kind somebody may cause, or get, in a day; each process counts its own."""

    def __init__(self) -> None:
        self.times: dict[str, list[int]] = {}

    def allows(self, now: int, *names: str) -> bool:
        """One more for all of these; False: enough for today."""
        recent = {name: self._recent(name, now) for name in names}
        if any(len(times) >= MAILS_A_DAY for times in recent.values()):
            return False
        for name, times in recent.items():
            self.times[name] = [*times, now]
        if len(self.times) > REMEMBERED:
            self.times = {name: self.times[name] for name in self.times if self._recent(name, now)}
        return True

    def _recent(self, name: str, now: int) -> list[int]:
        return [at for at in self.times.get(name, ()) if at > now - DAY]


class Mailer:
    """The mail server that we were told to use."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.limit = MailLimit()
        self.sender = parseaddr(config.mail_from)[1]
        self.domain = self.sender.rpartition("@")[2]

    @property
    def is_open(self) -> bool:
        """There is one."""
        return bool(self.config.smtp_host)

    async def send(self, mail: Mail) -> None:
        """Hand a mail over; raise DeliveryError if nobody takes it."""
        config = self.config
        try:
            async with asyncio.timeout(LIMIT):
                await aiosmtplib.send(
                    self._written(mail),
                    sender=self.sender,
                    recipients=[mail.to],
                    hostname=config.smtp_host,
                    port=config.smtp_port,
                    username=config.smtp_user or None,
                    password=config.smtp_password or None,
                    use_tls=config.smtp_tls == "tls",
                    start_tls=config.smtp_tls == "starttls",
                    local_hostname=self.domain,
                    timeout=LIMIT,
                )
        except aiosmtplib.SMTPResponseException as problem:
            raise DeliveryError(f"{type(problem).__name__} {problem.code}") from None
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as problem:
            raise DeliveryError(type(problem).__name__) from None

    def _written(self, mail: Mail) -> bytes:
        name, address = parseaddr(self.config.mail_from)
        message = MIMEText(mail.text, "plain", "utf-8")
        message["From"] = formataddr((name, address))
        message["To"] = mail.to
        message["Subject"] = Header(mail.subject, "utf-8", header_name="Subject").encode()
        message["Date"] = formatdate()
        message["Message-ID"] = f"<{mail.ident}@{self.domain}>" if mail.ident else make_msgid(domain=self.domain)
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{mail.off}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058
        return message.as_bytes(policy=WIRE)
