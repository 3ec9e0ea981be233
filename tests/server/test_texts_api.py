"""The texts of a game over HTTP: a page that was built without knowing the game can say what it says."""

from __future__ import annotations

import httpx
import pytest

from ecliptic.core.locales import locale_of
from ecliptic.games import GAMES
from ecliptic.texts import LANGUAGES
from ecliptic.texts.bundles import files, split
from tests.server.running import PATIENCE, Server

pytestmark = pytest.mark.anyio

ARES = GAMES[-1].id


@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_files_of_a_game_come_in_one_answer(sqlite_server: Server, language: str) -> None:
    """Every message as it is written, and none of another game."""
    async with httpx.AsyncClient(base_url=sqlite_server.address, timeout=PATIENCE) as http:
        for game in GAMES:
            folder = locale_of(game)
            assert folder is not None
            answer = await http.get(f"/api/games/{game.id}/texts/{language}")
            assert answer.headers["content-type"].partition(";")[0] == "text/plain"
            written = [message for file in files(folder, language).values() for message in split(file)]
            assert len(written) > 100
            assert {name: text.strip() for name, text in split(answer.text)} == {n: t.strip() for n, t in written}


async def test_a_version_may_be_kept_for_ever(sqlite_server: Server) -> None:
    """The list of games tells it; by any other, the answer is what holds now, and is asked for again."""
    async with httpx.AsyncClient(base_url=sqlite_server.address, timeout=PATIENCE) as http:
        told = {game["id"]: game["texts"] for game in (await http.get("/api/games")).json()}
        assert {tuple(texts) for texts in told.values()} == {LANGUAGES}
        assert all(text["whole"] for texts in told.values() for text in texts.values())
        place, version = f"/api/games/{ARES}/texts/ru", told[ARES]["ru"]["version"]
        assert version != told[ARES]["en"]["version"]
        by_version, by_another, without = [await http.get(place + v) for v in (f"?v={version}", "?v=old", "")]
        assert by_version.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert by_another.headers["cache-control"] == without.headers["cache-control"] == "no-cache"
        assert by_version.text == by_another.text == without.text


async def test_who_has_the_texts_gets_no_other(sqlite_server: Server) -> None:
    """By their tag; another language has another."""
    async with httpx.AsyncClient(base_url=sqlite_server.address, timeout=PATIENCE) as http:
        tag = (await http.get(f"/api/games/{ARES}/texts/it")).headers["etag"]
        again = await http.get(f"/api/games/{ARES}/texts/it", headers={"If-None-Match": tag})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        other = await http.get(f"/api/games/{ARES}/texts/pl", headers={"If-None-Match": tag})
        assert other.status_code == 200


async def test_texts_are_sent_compressed(sqlite_server: Server) -> None:
    """They are no secret, and three times as long without."""
    async with (
        httpx.AsyncClient(base_url=sqlite_server.address, timeout=PATIENCE) as http,
        http.stream("GET", f"/api/games/{ARES}/texts/en") as answer,
    ):
        sent = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers["content-encoding"] == "gzip"
    assert len(sent) < 15_000


async def test_what_is_not_there_is_a_fault(sqlite_server: Server) -> None:
    """In the form of every other, and the document tells that it can come."""
    async with httpx.AsyncClient(base_url=sqlite_server.address, timeout=PATIENCE) as http:
        for path in ("chess/texts/en", f"{ARES}/texts/xx", f"{ARES}/texts/..", f"{ARES}/texts/EN"):
            answer = await http.get(f"/api/games/{path}")
            assert answer.status_code == 404, path
            assert "cache-control" not in answer.headers
        answer = await http.get(f"/api/games/{ARES}/texts/xx")
        assert answer.json() == {"status_code": 404, "detail": "table-no-texts"}
        document = (await http.get("/schema/openapi.json")).json()
    told = document["paths"]["/api/games/{game}/texts/{language}"]["get"]["responses"]
    assert told.keys() == {"200", "304", "400", "404", "429"}
    assert told["200"]["content"].keys() == {"text/plain"}
