"""The texts of a game, for a page that was built without knowing it."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from ecliptic.games import games as all_games
from ecliptic.server.http.api import Web
from ecliptic.server.http.cache_control import FOR_EVER, FRESH, is_held, not_modified, tag_of
from ecliptic.server.http.errors import Fault
from ecliptic.texts.packs import Pack, packs

Version = Annotated[str, Parameter(max_length=64)]
KNOWN = {304: ResponseSpec(None, generate_examples=False, description="The asker has them already.")}
NO_TEXTS = {404: ResponseSpec(Fault, generate_examples=False, description="The game has no texts in this language.")}


class TextsApi(Controller):
    """What a game says."""

    path = "/api/games"
    tags = ("games",)

    @get("/{game:str}/texts/{language:str}", media_type=MediaType.TEXT, responses=KNOWN | NO_TEXTS)
    async def texts(self, game: str, language: str, request: Web, v: Version = "") -> Response[str]:
        """All Fluent files of a game in a language, as one.

        Ask with the `version` that the list of games tells as `v`: then the answer may be kept for ever.
        """
        pack = pack_of(game, language)
        if pack is None:
            raise NotFoundException("table-no-texts")
        tag = tag_of(pack.text.encode())
        headers = {"ETag": tag, "Cache-Control": FOR_EVER if v == pack.version else FRESH}
        if is_held(tag, request.headers.get("if-none-match", "")):
            return not_modified(headers)
        return Response(pack.text, headers=headers, media_type=MediaType.TEXT)


def pack_of(game: str, language: str) -> Pack | None:
    """The texts of the game of this name; None if there is no such game, or it does not speak the language."""
    played = next((each for each in all_games() if each.id == game), None)
    return packs(played).get(language) if played is not None else None
