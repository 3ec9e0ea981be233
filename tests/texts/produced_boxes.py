"""What every game with a box says in the same way: problems of the box, provenance, scores, words of the board."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

from ecliptic.core.boxes import COMPLAINTS, Provenance
from ecliptic.core.game import Game
from ecliptic.core.playout import play_out
from ecliptic.core.setup import Rules, Setup
from tests.texts.produced import Produced, calls, dict_keys, keywords


def add_provenance_words(found: Produced) -> None:
    """How well things can be known."""
    for word in get_args(Provenance):
        found.add(f"provenance-{word}")
        found.add(f"provenance-{word}.help")


def add_problems(found: Produced, files: Iterable[Path]) -> None:
    """What can be wrong with a box; every one says where."""
    for pattern, problem in COMPLAINTS:
        found.add(problem, {"where", *re.compile(pattern).groupindex})
    for path in files:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for call, problem in calls(tree, "check_count"):
            found.add(problem, {"where", "count", "needed", *keywords(call)})
        for call, problem in calls(tree, "BoxError"):
            found.add(problem, {"where", *dict_keys(call.args[2])})
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                add_named_problems(found, function)


def add_named_problems(found: Produced, function: ast.FunctionDef) -> None:
    """A function that first names the problem, then raises it."""
    for node in ast.walk(function):
        match node:
            case ast.Call(func=ast.Name(id="BoxError"), args=[ast.Name(), _, ast.Dict() as details]):
                for constant in ast.walk(function):
                    if isinstance(constant, ast.Constant) and str(constant.value).startswith("box-"):
                        found.add(str(constant.value), {"where", *dict_keys(details)})


def add_scores(found: Produced, game: Game, rules: Rules) -> None:
    """Where the points of finished games came from."""
    for seed in range(20):
        state = game.new(Setup(rules, seed))
        play_out(state, seed, 100_000)
        for row in game.scores(state):
            found.add(f"{game.id}-source-{row['source']}")
        for name, _, _ in game.tie_breaks(state, rules):
            found.add(f"{game.id}-tie-{name}")


def add_board(found: Produced, game: Game, path: Path) -> None:
    """Short words for the board in a terminal."""
    add_told(found, path, "tell", f"{game.id}-board")


def add_sheet(found: Produced, game: Game, folder: Path) -> None:
    """The board as text, with what it says as the terminal does."""
    pages = list(folder.glob("sheet*.py"))
    assert pages, f"{folder} has no sheet"
    for path in pages:
        add_told(found, path, "tell", f"{game.id}-sheet")
        add_told(found, path, "board", f"{game.id}-board")


def add_told(found: Produced, path: Path, callee: str, start: str) -> None:
    """Messages whose ids start like this, each named where this function or method is called."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=[ast.Constant(value=str(word))]) if (
                name == callee
            ):
                found.add(f"{start}-{word}", keywords(node))
