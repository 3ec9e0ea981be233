"""All that tells people of their turns, put together: what a server starts with, and stops."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from ecliptic.server.config import Config
from ecliptic.server.desk import Desk
from ecliptic.server.errands import Errands
from ecliptic.server.herald import Herald
from ecliptic.server.hub import Hub
from ecliptic.server.messenger import Messenger
from ecliptic.server.post import Post
from ecliptic.server.webhooks import Webhooks


@contextlib.asynccontextmanager
async def telling(hub: Hub, errands: Errands, config: Config) -> AsyncIterator[Desk]:
    """While this lasts, people are told, and the desk takes their wishes."""
    post, webhooks = Post(config), Webhooks(allow_private=config.allow_private_webhooks)
    herald = Herald(hub, errands, Messenger(hub, config, post, webhooks), config.notice_grace)
    herald.start()
    try:
        yield Desk(hub, config.base, post, webhooks)
    finally:
        await herald.stop()
        await webhooks.close()
