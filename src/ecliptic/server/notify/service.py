"""The notification service: mail, webhooks and their settings, started and stopped together."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from ecliptic.server.agents.tasks import TaskRunner
from ecliptic.server.base.config import Config
from ecliptic.server.hub.hub import Hub
from ecliptic.server.notify.delivery import Delivery
from ecliptic.server.notify.mail import Mailer
from ecliptic.server.notify.notifications import Notifier
from ecliptic.server.notify.settings import NotificationSettings
from ecliptic.server.notify.webhooks import Webhooks


@contextlib.asynccontextmanager
async def notification_service(hub: Hub, tasks: TaskRunner, config: Config) -> AsyncIterator[NotificationSettings]:
    """While this lasts, people are told, and their settings can be changed."""
    mailer, webhooks = Mailer(config), Webhooks(allow_private=config.allow_private_webhooks)
    notifier = Notifier(hub, tasks, Delivery(hub, config, mailer, webhooks), config.notice_grace)
    notifier.start()
    try:
        yield NotificationSettings(hub, config.base, mailer, webhooks)
    finally:
        await notifier.stop()
        await webhooks.close()
