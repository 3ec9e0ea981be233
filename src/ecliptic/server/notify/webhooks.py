"""Webhooks: a signed post to an address that somebody gave us, which may lie anywhere but in our own network.

A name is looked up by us, and we connect to what was looked up: between the look and the leap nothing changes.
"""

from __future__ import annotations

import asyncio
import functools
import hashlib
import hmac
import ipaddress
import socket
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import httpx

from ecliptic.server.store.notices import DeliveryError
from ecliptic.server.store.preferences import NoticeProblem

LIMIT: Final = 10.0  # seconds
LOOKUPS: Final = 8  # at once
SIGNATURE: Final = "Ecliptic-Signature"
PORTS: Final = {"http": 80, "https": 443}
NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def signature(secret: str, at: int, body: bytes) -> str:
    """By which a receiver knows that it was us, and when: `at` is in seconds."""
    signed = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256)
    return f"t={at},v1={signed.hexdigest()}"


def read(url: str) -> httpx.URL:
    """A webhook's address; raise NoticeProblem for anything else."""
    try:
        found = httpx.URL(url)
        host = found.host
    except (httpx.InvalidURL, UnicodeError):  # the latter is what a name says that is no Punycode, but pretends to be
        raise NoticeProblem("notice-bad-webhook") from None
    if found.scheme not in PORTS or not host or found.userinfo or not 0 < port_of(found) < 65_536:
        raise NoticeProblem("notice-bad-webhook")
    return found


def port_of(url: httpx.URL) -> int:
    """Where to knock."""
    return PORTS[url.scheme] if url.port is None else url.port


def is_public(address: Address) -> bool:
    """It is out there; what is wrapped in an address of IPv6 is looked at as well."""
    if isinstance(address, ipaddress.IPv6Address):
        wrapped = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
        if address in NAT64:
            wrapped.append(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
        if not all(is_public(inner) for inner in wrapped if inner is not None):
            return False
    return address.is_global and not address.is_multicast


class Webhooks:
    """Posts to whoever wants it."""

    def __init__(self, *, allow_private: bool) -> None:
        self.allow_private = allow_private
        # No client: it would keep cookies, follow proxies of the environment, and read what it is answered.
        limits = httpx.Limits(max_keepalive_connections=0)
        self.transport = httpx.AsyncHTTPTransport(limits=limits, trust_env=False)
        self.lookups = ThreadPoolExecutor(LOOKUPS, "lookup")  # who answers slowly keeps nobody else's work waiting

    async def close(self) -> None:
        """No more posts."""
        self.lookups.shutdown(wait=False, cancel_futures=True)
        await self.transport.aclose()

    async def look_up(self, url: httpx.URL) -> list[str]:
        """Where the receiver is; raise NoticeProblem if it is nowhere, or may not be there."""
        lookup = functools.partial(socket.getaddrinfo, type=socket.SOCK_STREAM)
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self.lookups, lookup, url.raw_host.decode(), port_of(url))
        except (OSError, UnicodeError):
            raise NoticeProblem("notice-webhook-unknown", host=url.host) from None
        addresses = [str(entry[4][0]) for entry in found]
        if not self.allow_private and not all(is_public(ipaddress.ip_address(address)) for address in addresses):
            raise NoticeProblem("notice-private-webhook")
        return addresses

    async def check(self, url: str) -> None:
        """Raise NoticeProblem if nothing would be sent there."""
        parsed = read(url)
        try:
            async with asyncio.timeout(LIMIT):
                await self.look_up(parsed)
        except TimeoutError:
            raise NoticeProblem("notice-webhook-unknown", host=parsed.host) from None

    async def post(self, url: str, secret: str, body: bytes, at: int) -> None:
        """Send it, signed now; raise DeliveryError if it was not taken."""
        headers = {"Content-Type": "application/json", SIGNATURE: signature(secret, at, body)}
        try:
            async with asyncio.timeout(LIMIT):
                status = await self._first_answer(read(url), headers, body)
        except NoticeProblem as problem:
            raise DeliveryError(problem.phrase.id) from None
        except (httpx.HTTPError, OSError, TimeoutError) as problem:
            raise DeliveryError(type(problem).__name__) from None
        if not 200 <= status < 300:
            raise DeliveryError(f"status {status}")

    async def _first_answer(self, url: httpx.URL, headers: dict[str, str], body: bytes) -> int:
        """From the first of the receiver's addresses that can be reached."""
        addresses = await self.look_up(url)
        for address in addresses[:-1]:
            try:
                return await self._answer(url, address, headers, body)
            except httpx.ConnectError:
                continue
        return await self._answer(url, addresses[-1], headers, body)

    async def _answer(self, url: httpx.URL, address: str, headers: dict[str, str], body: bytes) -> int:
        """The status alone: no body is read, and no redirection followed."""
        request = httpx.Request(
            "POST",
            url.copy_with(host=address, fragment=None),
            headers={"Host": url.netloc.decode(), "User-Agent": "Ecliptic", **headers},
            content=body,
            extensions={"sni_hostname": url.raw_host.decode(), "timeout": httpx.Timeout(LIMIT).as_dict()},
        )
        response = await self.transport.handle_async_request(request)
        await response.aclose()
        return response.status_code
