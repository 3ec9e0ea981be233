"""Rate limits: buckets of tokens that fill again, one for each address or name.

Every process counts its own.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Mapping
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

UNLIMITED: Final = "unlimited"  # routes with this may be asked at any rate
REMEMBERED: Final = 20_000  # buckets; who has not asked for longest is forgotten first
HOUSEHOLD: Final = 64  # bits of an IPv6 address that its user cannot choose


class Bucket:
    """How much is left of so many, when so many a second are added; a rate of 0 is no limit."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = time.monotonic()

    def wait(self) -> float:
        """Seconds until one can be taken."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        return max(0.0, (1 - self.left) / self.rate) if self.rate else 0.0

    def take(self) -> bool:
        """One; False: there is none."""
        if self.wait():
            return False
        self.left -= 1
        return True


class Limits:
    """So many a minute for each key, and no more than that at once."""

    def __init__(self, a_minute: int) -> None:
        self.a_minute = a_minute
        self.buckets: dict[str, Bucket] = {}

    def must_allow(self, *keys: str) -> None:
        """One more for all of these, or for none; raise, and say when, if it is too soon for one."""
        if not self.a_minute:
            return
        buckets = [self._bucket(key) for key in keys]
        wait = max(bucket.wait() for bucket in buckets)
        if wait:
            raise TooManyRequestsException("people-too-often", headers={"Retry-After": str(math.ceil(wait))})
        for bucket in buckets:
            bucket.take()

    def _bucket(self, key: str) -> Bucket:
        bucket = self.buckets.pop(key, None) or Bucket(self.a_minute / 60, self.a_minute)
        self.buckets[key] = bucket  # the last one now
        if len(self.buckets) > REMEMBERED:
            del self.buckets[next(iter(self.buckets))]
        return bucket


def source(scope: Mapping[str, Any]) -> str:
    """Who asks, as far as limits go: an address, or all of the network that one household has of IPv6."""
    host = (scope.get("client") or ("",))[0]
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return str(host)
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or ipaddress.ip_network((address, HOUSEHOLD), strict=False))


class Throttle(ASGIMiddleware):
    """Nobody asks too often, over HTTP or for a socket."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)
    exclude_opt_key = UNLIMITED

    def __init__(self, a_minute: int) -> None:
        self.limits = Limits(a_minute)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let it through, or say when to come again."""
        try:
            self.limits.must_allow(source(scope))
        except TooManyRequestsException as refused:
            if scope["type"] == ScopeType.HTTP:
                raise
            await turn_away(send, refused)
            return
        await next_app(scope, receive, send)


async def turn_away(send: Send, refused: TooManyRequestsException) -> None:
    """A socket that is not open yet can be answered like a request; a framework would only shut the door."""
    headers = [(name.lower().encode(), value.encode()) for name, value in (refused.headers or {}).items()]
    await send({"type": "websocket.http.response.start", "status": refused.status_code, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": b"", "more_body": False})
