"""The pages of the documentation, and their fenced code blocks."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Final, NamedTuple

from markdown_it import MarkdownIt

ROOT: Final = Path(__file__).resolve().parents[2]
PARSER: Final = MarkdownIt("commonmark").enable("table")
SHELLS: Final = ("sh", "console")
PYTHON: Final = ("python", "pycon")
NOT_RUN: Final = re.compile(r"\s*<!--\s*not run\b:?\s*(.*?)\s*-->\s*", re.DOTALL)


class Block(NamedTuple):
    """A fenced block: its language, its text, the line of its fence, and why it is not run ("": it is run)."""

    language: str
    text: str
    line: int
    not_run: str = ""


def pages() -> list[Path]:
    """README and docs; the numbered rules contain no code."""
    found = [page for page in (ROOT / "docs").rglob("*.md") if page.parent.name != "rules"]
    return [ROOT / "README.md", *sorted(found)]


def name(page: Path) -> str:
    """A page as the name of a test."""
    return page.relative_to(ROOT).as_posix()


def blocks(text: str) -> list[Block]:
    """All fenced blocks of a page; a comment `<!-- not run: REASON -->` directly above one belongs to it."""
    found: list[Block] = []
    reason = ""
    for token in PARSER.parse(text):
        if token.type == "html_block" and (marker := NOT_RUN.fullmatch(token.content)):
            assert marker[1], f"line {_line(token.map)}: say why the block is not run: <!-- not run: REASON -->"
            reason = marker[1]
            continue
        if token.type == "fence":
            language = token.info.split()[0] if token.info.strip() else ""
            found.append(Block(language, token.content, _line(token.map), reason))
        else:
            assert not reason, f"line {_line(token.map)}: a marker stands directly above a fenced block"
        reason = ""
    assert not reason, "a marker stands directly above a fenced block"
    return found


def _line(lines: list[int] | None) -> int:
    return lines[0] + 1 if lines else 0


def commands(block: Block) -> list[list[str]]:
    """The commands of a shell block as words, without comments; of a console block only what follows a prompt."""
    lines = block.text.replace("\\\n", " ").splitlines()
    if block.language == "console":
        lines = [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]
    split = [shlex.split(line, comments=True) for line in lines]
    return [_without_variables(words) for words in split if words]


def _without_variables(words: list[str]) -> list[str]:
    """`NAME=value command` is that command."""
    while words and re.match(r"[A-Z_]+=", words[0]):
        words = words[1:]
    return words
