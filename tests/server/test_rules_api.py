"""The rules of a game over HTTP: all of them, in order, as data; asked for once, and searched."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from ecliptic.games import GAMES
from ecliptic.rulebook import rules, search
from tests.server.running import PATIENCE, ROOT, Server

pytestmark = pytest.mark.anyio

FILES = {path.read_text(encoding="utf-8").split()[2]: path for path in (ROOT / "docs" / "rules").glob("*.md")}
LINE = re.compile(r"^(?P<level>##+) (?P<heading>.+)$|^- \*\*(?P<id>[A-Z]+-[A-Z]?[\d.]+)", re.MULTILINE)


def in_file(game: str) -> list[tuple[str, str, str]]:
    """Chapter, section and id of all statements, by the beginnings of the lines alone."""
    found, chapter, section = [], "", ""
    for line in LINE.finditer(FILES[game].read_text(encoding="utf-8")):
        if line["level"] == "##":
            chapter, section = line["heading"], ""
        elif line["level"]:
            section = line["heading"]
        else:
            found.append((chapter, section, line["id"]))
    return found


def in_answer(book: Any) -> Iterator[tuple[str, str, Any]]:
    """Chapter, section and rule of all that was told."""
    for chapter in book["chapters"]:
        for section in chapter["sections"]:
            for rule in section["rules"]:
                yield chapter["title"], section["title"], rule


def lines_of(rule: Any) -> Iterator[list[Any]]:
    """The lines of a rule's text, each a list of runs."""
    for block in rule["text"]:
        match block["type"]:
            case "paragraph":
                yield block["runs"]
            case "list":
                yield from block["items"]
            case "table":
                for row in (block["head"], *block["rows"]):
                    yield from row


def signs(text: str) -> str:
    """All that is written in a text, but for spaces and the signs of Markdown."""
    rows = [line for line in text.splitlines() if not re.fullmatch(r"[\s|:-]+", line)]
    return re.sub(r"[*`|\s]", "", "".join(rows))


async def test_every_rule_of_every_game_is_told_and_no_word_of_it_is_lost(sqlite_server: Server) -> None:
    """What the files say, below the headings that they have; a rule of some editions names them."""
    async with httpx.AsyncClient(base_url=sqlite_server.address, timeout=PATIENCE) as http:
        assert FILES.keys() == {game.id for game in GAMES}
        for game in GAMES:
            book = (await http.get(f"/api/rules/{game.id}")).json()
            assert (book["game"], book["found"]) == (game.id, [])
            told = list(in_answer(book))
            assert [(chapter, section, rule["id"]) for chapter, section, rule in told] == in_file(game.id)
            for (_, _, rule), written in zip(told, rules(game.id), strict=True):
                text = " ".join("".join(run["text"] for run in line) for line in lines_of(rule))
                assert signs(text) == signs(written.text), rule["id"]
                assert (rule["kind"], rule["title"]) == (written.kind, written.title)
                assert "".join(run["text"] for run in rule["origin"]) == written.origin
                marks = [info.mark for info in game.editions if info.id in rule["editions"]]
                assert sorted(marks) == sorted(written.editions)


async def test_rules_that_name_each_other_are_linked(sqlite_server: Server) -> None:
    """Both ways: a name in a text leads to a rule, and that one knows who names it."""
    async with httpx.AsyncClient(base_url=sqlite_server.address, timeout=PATIENCE) as http:
        for game in GAMES:
            told = {rule["id"]: rule for *_, rule in in_answer((await http.get(f"/api/rules/{game.id}")).json())}
            links = 0
            for name, rule in told.items():
                in_text = [run["rule"] for line in lines_of(rule) for run in line if "rule" in run]
                named = {*in_text, *(run["rule"] for run in rule["origin"] if "rule" in run)} - {name}
                assert sorted(named) == sorted(rule["mentions"])
                assert all(name in told[other]["mentioned_by"] for other in named)
                links += len(named)
            assert links == sum(len(rule["mentioned_by"]) for rule in told.values()) > 0
            for name, rule in told.items():  # whatever looks like an id of ours is one
                text = " ".join(run["text"] for line in lines_of(rule) for run in line if "code" not in run)
                written = set(re.findall(rf"\b{name.partition('-')[0]}-[A-Z]?\d+(?:\.\d+)?", text)) - {name}
                assert written & told.keys() <= set(rule["mentions"]), name


async def test_a_page_fetches_the_rules_once(sqlite_server: Server) -> None:
    """They may be kept for a day; later, who still has the same gets no body, also behind a proxy that compresses."""
    game = GAMES[0].id
    async with httpx.AsyncClient(base_url=sqlite_server.address, timeout=PATIENCE) as http:
        first = await http.get(f"/api/rules/{game}")
        tag = first.headers["etag"]
        assert re.fullmatch(r'"[0-9a-f]{32}"', tag)
        assert first.headers["cache-control"] == "public, max-age=86400"
        for held in (tag, f"W/{tag}", f'"other", {tag}', "*"):
            again = await http.get(f"/api/rules/{game}", headers={"If-None-Match": held})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        others = [f"/api/rules/{game}?q=mars", f"/api/rules/{GAMES[1].id}"]
        for path in others:
            other = await http.get(path, headers={"If-None-Match": tag})
            assert (other.status_code, other.headers["etag"] != tag) == (200, True)


async def test_rules_can_be_searched(sqlite_server: Server) -> None:
    """What is found stands below its headings, and the best is named first."""
    game = GAMES[0].id
    some = rules(game)[5]
    async with httpx.AsyncClient(base_url=sqlite_server.address, timeout=PATIENCE) as http:
        for asked in ("ship", some.id, "no such words at all", "  "):
            book = (await http.get(f"/api/rules/{game}", params={"q": asked})).json()
            found = [rule.id for rule in search(asked, game)]
            assert book["found"] == found
            told = [rule["id"] for *_, rule in in_answer(book)]
            assert told == [rule.id for rule in rules(game) if rule.id in found]
            assert all(section["rules"] for chapter in book["chapters"] for section in chapter["sections"])
        assert (await http.get(f"/api/rules/{game}", params={"q": some.id})).json()["found"][0] == some.id
        assert (await http.get(f"/api/rules/{game}", params={"q": "x" * 201})).status_code == 400


async def test_there_are_no_rules_of_an_unknown_game(sqlite_server: Server) -> None:
    """The answer says so, may not be kept, and the document tells that it can come."""
    async with httpx.AsyncClient(base_url=sqlite_server.address, timeout=PATIENCE) as http:
        for path in ("/api/rules/chess", "/api/rules/chess?q=king", "/api/rules/..%2Fares"):
            answer = await http.get(path)
            assert answer.status_code == 404, path
            assert "etag" not in answer.headers and "cache-control" not in answer.headers
        assert (await http.get("/api/rules/chess")).json() == {"status_code": 404, "detail": "table-no-rules"}
        document = (await http.get("/schema/openapi.json")).json()
        assert document["paths"]["/api/rules/{game}"]["get"]["responses"].keys() == {"200", "304", "400", "404", "429"}
