"""Preferences over HTTP; and the links in our mails, which are secrets and need no session.

A link only shows a page with a button: programs that look into mails follow links too, and must neither confirm an
address nor give one up. A mail program that offers to unsubscribe posts by itself, as RFC 8058 says.
"""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, MediaType, Response, get, post, put
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from ecliptic.server.http.api import Web, user_of
from ecliptic.server.http.openapi import may
from ecliptic.server.http.pages import html_page, language_of
from ecliptic.server.notify.mail_texts import speaker
from ecliptic.server.notify.settings import NotificationSettings, PreferencesSeen, PreferencesWanted
from ecliptic.server.store.preferences import NoticeProblem, change, preferences_of
from ecliptic.texts import texts

Token = Annotated[str, Parameter(pattern=r"^[0-9a-f]{1,32}\.[A-Za-z0-9_-]{1,64}$")]
HtmlPage = Response[str]
GONE = {
    404: ResponseSpec(str, generate_examples=False, description="A page: the link is void.", media_type=MediaType.HTML)
}


def settings_of(state: State) -> NotificationSettings:
    """Where wishes are taken."""
    settings: NotificationSettings = state.notification_settings
    return settings


class PreferencesApi(Controller):
    """What I want."""

    path = "/api/me/preferences"
    tags = ("people",)

    @get("/", responses=may(401))
    async def see(self, request: Web, state: State) -> PreferencesSeen:
        """My preferences."""
        return await settings_of(state).see(user_of(request).id)

    @put("/", responses=may(401, 409))
    async def want(self, data: PreferencesWanted, request: Web, state: State) -> PreferencesSeen:
        """Change them. A new address gets a mail with a link; a new webhook a secret, which is shown only now."""
        return await settings_of(state).want(user_of(request).id, data)

    @post("/confirmation", status_code=204, responses=may(401, 409))
    async def ask_again(self, request: Web, state: State) -> None:
        """Send the link for my address once more."""
        await settings_of(state).ask_again(user_of(request).id)


def unknown_link(request: Web, problem: NoticeProblem) -> HtmlPage:
    """The address was changed, or given up."""
    language = language_of(request.headers.get("accept-language", ""))
    return html_page(language, texts(language).say(problem.phrase), status=404)


class MailApi(Controller):
    """The links in mails."""

    path = "/api/mail"
    tags = ("people",)
    exception_handlers = {NoticeProblem: unknown_link}  # noqa: RUF012  (Litestar's way)

    @get("/{token:str}", media_type=MediaType.HTML, responses=GONE)
    async def ask_to_confirm(self, token: Token, state: State) -> HtmlPage:
        """A page that asks whether notices should come to this address."""
        wish = await preferences_of(settings_of(state).engine, owner(token))
        wish.confirmed(token)  # it could be: nothing is kept
        say = speaker(wish.language)
        return html_page(wish.language, say("notice-page-confirm", mail=wish.mail), say("notice-page-confirm-button"))

    @post("/{token:str}", media_type=MediaType.HTML, status_code=200, responses=GONE)
    async def confirm(self, token: Token, state: State) -> HtmlPage:
        """Notices may come to this address."""
        wish = await change(settings_of(state).engine, owner(token), lambda before: before.confirmed(token))
        say = speaker(wish.language)
        return html_page(wish.language, say("notice-page-confirmed", mail=wish.mail))

    @get("/{token:str}/off", media_type=MediaType.HTML, responses=GONE)
    async def ask_to_stop(self, token: Token, state: State) -> HtmlPage:
        """A page that asks whether no more mail should come."""
        wish = await preferences_of(settings_of(state).engine, owner(token))
        wish.without_mail(token)  # it could be: nothing is kept
        say = speaker(wish.language)
        return html_page(wish.language, say("notice-page-off", mail=wish.mail), say("notice-page-off-button"))

    @post("/{token:str}/off", media_type=MediaType.HTML, status_code=200, responses=GONE)
    async def stop(self, token: Token, state: State) -> HtmlPage:
        """No more mail."""
        wish = await change(settings_of(state).engine, owner(token), lambda before: before.without_mail(token))
        say = speaker(wish.language)
        return html_page(wish.language, say("notice-page-stopped"))


def owner(token: str) -> str:
    """Whose link it would be."""
    return token.partition(".")[0]
