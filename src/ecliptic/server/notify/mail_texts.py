"""Texts of mails: sentences in the language of whoever reads them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from msgspec import Struct

from ecliptic.core.words import Phrase
from ecliptic.server.notify.mail import Mail
from ecliptic.server.store.preferences import UTC, Preferences, zone
from ecliptic.texts import texts


class YourTurn(Struct, frozen=True, tag="your-turn"):
    """What a webhook is told, and a mail puts into words. The same notice, sent again, has the same id."""

    id: str
    table: str
    address: str  # of the table, for people
    game: str
    edition: str
    seat: int
    turn: int
    since: int  # milliseconds: from when on the seat is waited for
    deadline: int | None
    others: list[str]  # the names of the other people


def speaker(language: str) -> Callable[..., str]:
    """Somebody who says messages with their arguments in this language."""

    def say(message: str, **args: object) -> str:
        return texts(language).say(Phrase(message, args))

    return say


def turn_mail(news: YourTurn, wish: Preferences, base: str) -> Mail:
    """It is your turn."""
    say = speaker(wish.language)
    title = Phrase(f"{news.game}-title")
    lines = [say("notice-turn-text", game=title)]
    if news.others:
        lines.append(say("notice-turn-others", others=news.others))
    if news.deadline is not None:
        lines.append(say("notice-turn-until", when=moment(news.deadline, wish)))
    lines.append(say("notice-turn-link", address=news.address))
    return mail(wish, base, say("notice-turn-subject", game=title), lines, f"turn.{news.id}")


def confirmation(wish: Preferences, base: str, token: str) -> Mail:
    """Whoever reads this is asked whether the address is theirs."""
    say = speaker(wish.language)
    lines = [say("notice-confirm-text", server=base), say("notice-confirm-link", address=link(base, token))]
    lines.append(say("notice-confirm-otherwise"))
    return mail(wish, base, say("notice-confirm-subject"), lines)


def mail(wish: Preferences, base: str, subject: str, lines: list[str], ident: str = "") -> Mail:
    """Every mail tells how to get no more of them."""
    off = f"{link(base, wish.mail_token)}/off"
    say = speaker(wish.language)
    text = "\n\n".join([*lines, f"-- \n{say('notice-mail-off', address=off)}"]) + "\n"
    return Mail(wish.mail, subject, text, off, ident)


def link(base: str, token: str) -> str:
    """Where the owner of a token is taken at their word."""
    return f"{base}/api/mail/{token}"


def moment(at: int, wish: Preferences) -> str:
    """A date and a time that everybody reads alike, where the reader lives as far as we know."""
    where = (zone(wish.quiet.zone) if wish.quiet else None) or UTC
    return f"{datetime.fromtimestamp(at / 1000, where):%Y-%m-%d %H:%M} ({where.key})"
