"""Static files: the page, built beside the program; its front page stands for every address that it knows itself."""

from __future__ import annotations

import html
import os
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, Router, get
from litestar.response import File
from litestar.static_files import create_static_files_router

from ecliptic.core.words import Phrase
from ecliptic.server.http.cache_control import FOR_EVER, FRESH, is_held, not_modified, tag_of
from ecliptic.server.http.pages import html_page, language_of
from ecliptic.texts import Texts

# Whoever works on the page may have it built elsewhere.
PAGE: Final = Path(os.environ.get("ECLIPTIC_PAGE") or str(files("ecliptic") / "page"))
ADDRESSES: Final = (
    "/",
    "/new",
    "/me",
    "/watch",
    "/rules",
    "/rules/{game:str}",
    "/j/{code:str}",
    "/t/{table:str}",
    "/t/{table:str}/review",
    "/t/{table:str}/m/{moment:int}",
)
PREVIEW: Final = "/preview.png"  # the picture beside a link to us: whoever shows it wants its whole address
PROGRAMS: Final = ("/api/", "/schema", "/assets/")  # where no page is expected


@get(list(ADDRESSES), include_in_schema=False, media_type=MediaType.HTML)
async def front_page(request: Request[Any, Any, Any]) -> Response[Any]:
    """The page, whatever it will show; where it was not built, a sentence that says so."""
    if not (PAGE / "index.html").is_file():
        texts = Texts(language_of(request.headers.get("accept-language", "")))
        return html_page(texts.language, texts.say(Phrase("serve-no-page")), status=503)
    content = addressed(request)
    headers = {"Cache-Control": FRESH, "ETag": tag_of(content)}
    if is_held(headers["ETag"], request.headers.get("if-none-match", "")):
        return not_modified(headers)
    return Response(content, headers=headers, media_type=MediaType.HTML)


def addressed(request: Request[Any, Any, Any]) -> bytes:
    """The front page, which says where this server is found."""
    base: str = request.app.state.config.base
    text = (PAGE / "index.html").read_text(encoding="utf-8")
    return text.replace(f'content="{PREVIEW}"', f'content="{html.escape(base + PREVIEW)}"').encode()


def lost(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """The page that says so, for somebody who has followed a bad link; None for a program."""
    wants_page = "text/html" in request.headers.get("accept", "") and request.method == "GET"
    if not wants_page or request.url.path.startswith(PROGRAMS) or not (PAGE / "index.html").is_file():
        return None
    return Response(addressed(request), status_code=404, media_type=MediaType.HTML, headers={"Cache-Control": FRESH})


NAMED: Final = (  # they must have one name for ever
    "/icon.svg",
    "/icon-turn.svg",
    "/icon-app.svg",
    "/icon-maskable.svg",
    "/icon-192.png",
    "/icon-512.png",
    "/icon-maskable-512.png",
    "/apple-touch-icon.png",
    PREVIEW,
    "/app.webmanifest",
    "/old-browser.js",
)


@get(list(NAMED), include_in_schema=False, media_type=MediaType.TEXT)
async def beside(request: Request[Any, Any, Any]) -> Response[Any]:
    """What others ask for by its name."""
    file = PAGE / request.url.path.removeprefix("/")
    if not file.is_file():
        return Response("", status_code=404)
    kind = KINDS[file.suffix]
    return File(file, headers={"Cache-Control": FRESH}, content_disposition_type="inline", media_type=kind)


KINDS: Final = {
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
}


def site() -> list[Any]:
    """All of it."""
    found: list[Any] = [front_page, beside]
    if (PAGE / "assets").is_dir():
        assets: Router = create_static_files_router(
            "/assets", [PAGE / "assets"], cache_control=None, after_request=keep_for_ever, include_in_schema=False
        )
        found.append(assets)
    return found


def keep_for_ever(response: Response[Any]) -> Response[Any]:
    """A browser need not ask again."""
    response.headers["Cache-Control"] = FOR_EVER
    return response
