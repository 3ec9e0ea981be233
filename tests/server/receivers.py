"""A mail server and a web server that take what we send: real ones, on ports of this machine."""

from __future__ import annotations

import asyncio
import contextlib
import email
import email.policy
import re
from email.message import EmailMessage
from typing import Self

from aiosmtpd.smtp import SMTP, Envelope, Session

PATIENCE = 60.0  # seconds until something must have come


class Receiver:
    """Listens while it is entered."""

    def __init__(self) -> None:
        self.server: asyncio.Server | None = None
        self.came = asyncio.Event()

    @property
    def port(self) -> int:
        """Where it listens."""
        assert self.server is not None
        port: int = self.server.sockets[0].getsockname()[1]
        return port

    async def listen(self) -> asyncio.Server:
        """Begin."""
        raise NotImplementedError

    async def __aenter__(self) -> Self:
        self.server = await self.listen()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.server is not None
        self.server.close()


class Mailbox(Receiver):
    """Takes every mail, or none."""

    def __init__(self) -> None:
        super().__init__()
        self.mails: list[EmailMessage] = []
        self.closed = False

    async def listen(self) -> asyncio.Server:
        """As SMTP."""
        loop = asyncio.get_running_loop()
        return await loop.create_server(lambda: SMTP(self, loop=loop, hostname="mailbox"), "127.0.0.1", 0)

    async def handle_DATA(self, _: SMTP, __: Session, envelope: Envelope) -> str:  # noqa: N802  (aiosmtpd's name)
        """A mail has come."""
        if self.closed:
            return "554 nobody lives here"
        assert isinstance(envelope.content, bytes)
        mail = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [mail["To"]]
        self.mails.append(mail)
        self.came.set()
        return "250 taken"

    def text(self, number: int = -1) -> str:
        """What stands in a mail."""
        return str(self.mails[number].get_content())

    def link(self, number: int = -1) -> str:
        """The path by which the address of a mail is confirmed."""
        found = re.search(r"/api/mail/[^\s/]+", self.text(number))
        assert found is not None
        return found[0]


class Post:
    """What was posted."""

    def __init__(self, head: str, body: bytes) -> None:
        first, *lines = head.split("\r\n")
        self.path = first.split(" ")[1]
        self.headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        self.body = body


class Hook(Receiver):
    """Takes posts, and answers as it was told: a whole answer, or the beginning of one that goes on, drop by drop."""

    def __init__(self, answer: str = "HTTP/1.1 204 No Content\r\n\r\n", *, endless: bool = False) -> None:
        super().__init__()
        self.answer = answer
        self.endless = endless
        self.posts: list[Post] = []
        self.talks: list[asyncio.Task[None]] = []

    @property
    def url(self) -> str:
        """Where to post."""
        return f"http://127.0.0.1:{self.port}/turns?of=ann"

    async def listen(self) -> asyncio.Server:
        """As HTTP."""
        return await asyncio.start_server(self._take, "127.0.0.1", 0)

    async def __aexit__(self, *_: object) -> None:
        await super().__aexit__()
        self.endless = False
        await asyncio.gather(*self.talks)

    def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.talks.append(asyncio.create_task(self._talk(reader, writer)))

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().strip()
            length = int(re.findall(r"(?i)content-length: (\d+)", head)[0])
            self.posts.append(Post(head, await reader.readexactly(length)))
            self.came.set()
            writer.write(self.answer.encode())
            await writer.drain()
            while self.endless:
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(0.05)
        writer.close()
