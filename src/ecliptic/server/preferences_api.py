"""What somebody wants, over HTTP; and the links in our mails, which are secrets and need no session.

A link only shows a page with a button: programs that look into mails follow links too, and must neither confirm an
address nor give one up. A mail program that offers to unsubscribe posts by itself, as RFC 8058 says.
"""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, MediaType, Response, get, post, put
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from ecliptic.server.api import Web, user_of
from ecliptic.server.desk import Desk, PreferencesSeen, PreferencesWanted
from ecliptic.server.document import may
from ecliptic.server.letters import speaker
from ecliptic.server.pages import language_of, page
from ecliptic.server.preferences import NoticeProblem, change, preferences_of
from ecliptic.texts import texts

Token = Annotated[str, Parameter(pattern=r"^[0-9a-f]{1,32}\.[A-Za-z0-9_-]{1,64}$")]
Page = Response[str]
GONE = {
    404: ResponseSpec(str, generate_examples=False, description="A page: the link is void.", media_type=MediaType.HTML)
}


def desk_of(state: State) -> Desk:
    """Where wishes are taken."""
    desk: Desk = state.desk
    return desk


class PreferencesApi(Controller):
    """What I want."""

    path = "/api/me/preferences"
    tags = ("people",)

    @get("/", responses=may(401))
    async def see(self, request: Web, state: State) -> PreferencesSeen:
        """My preferences."""
        return await desk_of(state).see(user_of(request).id)

    @put("/", responses=may(401, 409))
    async def want(self, data: PreferencesWanted, request: Web, state: State) -> PreferencesSeen:
        """Change them. A new address gets a mail with a link; a new webhook a secret, which is shown only now."""
        return await desk_of(state).want(user_of(request).id, data)

    @post("/confirmation", status_code=204, responses=may(401, 409))
    async def ask_again(self, request: Web, state: State) -> None:
        """Send the link for my address once more."""
        await desk_of(state).ask_again(user_of(request).id)


def unknown_link(request: Web, problem: NoticeProblem) -> Page:
    """The address was changed, or given up."""
    language = language_of(request.headers.get("accept-language", ""))
    return page(language, texts(language).say(problem.phrase), status=404)


class MailApi(Controller):
    """The links in mails."""

    path = "/api/mail"
    tags = ("people",)
    exception_handlers = {NoticeProblem: unknown_link}  # noqa: RUF012  (Litestar's way)

    @get("/{token:str}", media_type=MediaType.HTML, responses=GONE)
    async def ask_to_confirm(self, token: Token, state: State) -> Page:
        """A page that asks whether notices should come to this address."""
        wish = await preferences_of(desk_of(state).engine, owner(token))
        wish.confirmed(token)  # it could be: nothing is kept
        say = speaker(wish.language)
        return page(wish.language, say("notice-page-confirm", mail=wish.mail), say("notice-page-confirm-button"))

    @post("/{token:str}", media_type=MediaType.HTML, status_code=200, responses=GONE)
    async def confirm(self, token: Token, state: State) -> Page:
        """Notices may come to this address."""
        wish = await change(desk_of(state).engine, owner(token), lambda before: before.confirmed(token))
        say = speaker(wish.language)
        return page(wish.language, say("notice-page-confirmed", mail=wish.mail))

    @get("/{token:str}/off", media_type=MediaType.HTML, responses=GONE)
    async def ask_to_stop(self, token: Token, state: State) -> Page:
        """A page that asks whether no more mail should come."""
        wish = await preferences_of(desk_of(state).engine, owner(token))
        wish.without_mail(token)  # it could be: nothing is kept
        say = speaker(wish.language)
        return page(wish.language, say("notice-page-off", mail=wish.mail), say("notice-page-off-button"))

    @post("/{token:str}/off", media_type=MediaType.HTML, status_code=200, responses=GONE)
    async def stop(self, token: Token, state: State) -> Page:
        """No more mail."""
        wish = await change(desk_of(state).engine, owner(token), lambda before: before.without_mail(token))
        say = speaker(wish.language)
        return page(wish.language, say("notice-page-stopped"))


def owner(token: str) -> str:
    """Whose link it would be."""
    return token.partition(".")[0]
