"""Relative links and anchors of the pages lead somewhere, as a git host shows them; the site checks its own."""

from __future__ import annotations

import itertools
import re
from functools import cache
from pathlib import Path
from urllib.parse import unquote

import pytest
from markdown_it.token import Token

from tests.docs.blocks import PARSER, ROOT, name, pages

MORE = ("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "examples/bots/README.md")
LINKED = [*pages(), *(ROOT / page for page in MORE)]


def inline(page: Path) -> list[Token]:
    """What stands in the lines of a page."""
    tokens = PARSER.parse(page.read_text(encoding="utf-8"))
    return [child for token in tokens if token.type == "inline" for child in token.children or ()]


@cache
def anchors(page: Path) -> frozenset[str]:
    """The anchors that a git host gives to the headings of a page."""
    tokens = PARSER.parse(page.read_text(encoding="utf-8"))
    found: list[str] = []
    for before, token in itertools.pairwise(tokens):
        if before.type == "heading_open":
            words = "".join(child.content for child in token.children or ())
            slug = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
            found.append(slug if slug not in found else f"{slug}-{found.count(slug)}")
    return frozenset(found)


@pytest.mark.parametrize("page", LINKED, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    """Files, folders, pictures, and headings of pages."""
    dead = []
    for token in inline(page):
        link = str(token.attrs.get("href") or token.attrs.get("src") or "")
        if not link or re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = unquote(link).partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.is_relative_to(ROOT) or not target.exists() or (anchor and anchor not in anchors(target)):
            dead.append(link)
    assert dead == []


def test_the_readme_is_short_and_leads_to_every_section() -> None:
    """At most 120 lines."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 120
    for page in ("play", "hosting", "bots", "research", "adding-a-game", "python"):
        assert f"(docs/{page}.md)" in text


def test_every_decision_is_in_the_index() -> None:
    """With its title."""
    index = (ROOT / "docs" / "decisions" / "index.md").read_text(encoding="utf-8")
    for page in sorted((ROOT / "docs" / "decisions").glob("0*.md")):
        number, title = page.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ").split(". ", 1)
        assert f"| {number} | [{title}]({page.name}) |" in index
