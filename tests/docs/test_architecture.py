"""docs/architecture.md is a map: every function and class that it names is in its file."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import Final

import pytest
from markdown_it.token import Token

from tests.docs.blocks import PARSER, ROOT

PAGE: Final = ROOT / "docs" / "architecture.md"
FOLDERS: Final = (ROOT / "src" / "ecliptic", ROOT)


def words(token: Token) -> list[str]:
    """What stands in code in a line or a cell."""
    return [child.content for child in token.children or () if child.type == "code_inline"]


def rows() -> Iterator[list[Token]]:
    """The rows of the tables, cell by cell."""
    row: list[Token] = []
    for before, token in itertools.pairwise(PARSER.parse(PAGE.read_text(encoding="utf-8"))):
        if before.type == "tr_open":
            row = []
        if before.type == "td_open":
            row.append(token)
        if token.type == "tr_close" and row:
            yield row


STEPS: Final = [(row[1].content, words(row[2]), words(row[3])) for row in rows() if len(row) == 4]


def test_there_are_steps_to_look_at() -> None:
    """Or the tests below show nothing."""
    assert len(STEPS) > 30


@pytest.mark.parametrize(("step", "files", "names"), STEPS, ids=[f"{place}" for place in range(len(STEPS))])
def test_every_name_is_in_its_file(step: str, files: list[str], names: list[str]) -> None:
    """Each is defined in one of the files of its step, and each file knows one of them."""
    texts = {file: text_of(file) for file in files}
    assert [name for name in names if not any(defines(text, name) for text in texts.values())] == [], step
    assert [file for file, text in texts.items() if not any(re.search(rf"\b{name}\b", text) for name in names)] == []


def text_of(file: str) -> str:
    """What stands in it."""
    return next(folder / file for folder in FOLDERS if (folder / file).is_file()).read_text(encoding="utf-8")


def defines(text: str, name: str) -> bool:
    """A function, a class, a constant or a field of an object, in Python or in TypeScript."""
    declared = rf"^\s*(?:export |private |async |override |def |class |function )*{name}\b\s*[(:=<]|self\.{name}: "
    return re.search(declared, text, re.MULTILINE) is not None
