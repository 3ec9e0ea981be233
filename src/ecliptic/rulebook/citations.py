"""Which rules the tests say they show: read from their source, so that nothing has to be imported or run."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path


@dataclass(frozen=True, slots=True)
class CitingTest:
    """A test by its file and pytest name, and the ids that stand in `@rule(…)` above it or above its class."""

    file: Path
    name: str
    ids: tuple[str, ...]


def citing_tests(folder: Path) -> list[CitingTest]:
    """Return all tests below the folder, cited rules or not, named from the folder's own name downwards.

    A test is what pytest collects by default from `test_*.py`. Only ids written out as literals are seen.
    """
    return [test for file in sorted(folder.rglob("test_*.py")) for test in _in_file(file, folder)]


def _in_file(file: Path, folder: Path) -> Iterator[CitingTest]:
    name = file.relative_to(folder.parent).as_posix()
    module = ast.parse(file.read_text(encoding="utf-8"), filename=str(file))
    for test, ids in _in_body(module.body, name, ()):
        yield CitingTest(file, test, ids)


def _in_body(body: Sequence[ast.stmt], name: str, ids: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _in_body(node.body, f"{name}::{node.name}", ids + _cited(node.decorator_list))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield f"{name}::{node.name}", ids + _cited(node.decorator_list)


def _cited(decorators: Sequence[ast.expr]) -> tuple[str, ...]:
    calls = [call for call in decorators if isinstance(call, ast.Call) and _last_name(call.func) == "rule"]
    literals = [value.value for call in calls for value in call.args if isinstance(value, ast.Constant)]
    return tuple(literal for literal in literals if isinstance(literal, str))


def _last_name(called: ast.expr) -> str:
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""
