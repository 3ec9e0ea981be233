"""The front page and what is asked for by its name: icons, and the picture that stands beside a link."""

from __future__ import annotations

import json
import re

import httpx
import pytest

from ecliptic.server.http.site import NAMED, PAGE
from tests.server.running import PATIENCE, Server

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not (PAGE / "index.html").is_file(), reason="the page is not built"),
]


async def test_whoever_shows_a_link_is_told_the_whole_address_of_its_picture(sqlite_server: Server) -> None:
    """On every page, also on one that does not exist; and a browser that has the page need not load it again."""
    async with httpx.AsyncClient(
        base_url=sqlite_server.address, timeout=PATIENCE, headers={"Accept": "text/html"}
    ) as http:
        for path, status in (("/", 200), ("/j/somebodys-code", 200), ("/nothing/here", 404)):
            answer = await http.get(path)
            assert answer.status_code == status
            [image] = re.findall(r'property="og:image" content="([^"]+)"', answer.text)
            assert image == f"{sqlite_server.address}/preview.png"
        picture = await http.get(image)
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
        first = await http.get("/")
        again = await http.get("/", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


async def test_every_icon_is_where_the_page_and_the_manifest_say(sqlite_server: Server) -> None:
    """Each as what it is."""
    kinds = {".svg": "image/svg+xml", ".png": "image/png"}
    async with httpx.AsyncClient(base_url=sqlite_server.address, timeout=PATIENCE) as http:
        manifest = json.loads((await http.get("/app.webmanifest")).text)
        page = (PAGE / "index.html").read_text(encoding="utf-8")
        linked = re.findall(r'rel="(?:apple-touch-)?icon"[^>]* href="([^"]+)"|href="([^"]+icon[^"]*)"', page)
        icons = {each["src"] for each in manifest["icons"]} | {one or other for one, other in linked}
        assert {"/icon.svg", "/apple-touch-icon.png"} < icons <= set(NAMED)
        for icon in icons:
            answer = await http.get(icon)
            assert (answer.status_code, answer.headers["content-type"]) == (200, kinds[icon[-4:]]), icon
