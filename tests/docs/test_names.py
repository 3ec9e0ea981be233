"""What the pages say about the source is true: files that they name exist, terms have modules, decisions a status."""

from __future__ import annotations

import ast
import pkgutil
import re
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT, name, pages

BASES = (ROOT, ROOT / "src", ROOT / "src" / "ecliptic", ROOT / "docs")
PATH = re.compile(r"`((?:[\w.*-]+/)+(?:[\w*-]+\.(?:py|pyi|ts|svelte|ftl))?)`")  # a file of source, or a folder
MODULE = re.compile(r"`(ecliptic(?:\.\w+){2,})`")  # or what is in one
MORE = tuple(ROOT / page for page in ("CONTRIBUTING.md", "SECURITY.md", "deploy/README.md") if (ROOT / page).is_file())
DECISIONS = ROOT / "docs" / "decisions"
STATUS = re.compile(r"accepted|superseded by (\d+)", re.IGNORECASE)
ROW = re.compile(r"\| (\d+) \| \[([^\]]+)\]\(([^)]+)\) \| ([^|]+) \| ([^|]+) \|")
TERM = re.compile(r"\| ([^|]+) \| ([^|]+) \| ([^|]+) \| `([^`]+)` \|")


def missing(text: str) -> list[str]:
    """Files, folders and modules that a text names and that are not there."""
    named = (path for path in PATH.findall(text) if "/" in path.rstrip("/"))
    gone = [path for path in named if not any(list(base.glob(path.rstrip("/"))) for base in BASES)]
    return gone + [each for each in MODULE.findall(text) if not resolves(each)]


def resolves(dotted: str) -> bool:
    """It is a module, or in one."""
    try:
        pkgutil.resolve_name(dotted)
    except (ImportError, AttributeError):
        return False
    return True


@pytest.mark.parametrize("page", [*pages(), *MORE], ids=name)
def test_files_that_a_page_names_exist(page: Path) -> None:
    """By their path in the repository, in `src`, in the package or in `docs`."""
    assert missing(page.read_text(encoding="utf-8")) == []


def test_a_file_that_does_not_exist_is_found() -> None:
    """And a module that has moved is one."""
    assert missing("see `server/sight.py`, `server/hub/deltas.py` and `tests/server/`") == ["server/sight.py"]
    assert missing("see `ecliptic.server.sight` and `ecliptic.server.hub.deltas`") == ["ecliptic.server.sight"]


def test_each_term_of_the_glossary_has_a_module() -> None:
    """In one line: our word, the usual one, what it means, where to read."""
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ") and "our word" not in line]
    terms = [found for line in rows if (found := TERM.fullmatch(line))]
    assert len(terms) == len(rows) >= 30
    assert [term[4] for term in terms if not (ROOT / term[4]).is_file()] == []
    assert len({term[1] for term in terms}) == len(terms)


def explained(module: Path) -> str:
    """Its name, what it defines, and the first lines of its docstrings, in lower case; not what it only uses."""
    found = [module.stem]
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.append(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.append(node.target.id)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.append((ast.get_docstring(node) or "").partition("\n")[0])
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_", " ", "\n".join(found)).lower()


def unexplained(text: str) -> list[str]:
    """The terms of a glossary whose module neither defines the word nor says it where it says what something is."""
    terms = [(found[1].split(",")[0], ROOT / found[4]) for found in TERM.finditer(text)]
    return [word for word, module in terms if not re.search(rf"\b{word}", explained(module))]


def test_the_module_of_a_term_is_about_it() -> None:
    """And not one that the word has left."""
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    assert unexplained(text) == []
    moved = text.replace("core/telling.py", "core/game.py")
    assert unexplained(moved) == ["telling", "scene", "outlook"]


def test_what_an_author_is_told_to_use_is_in_the_reference() -> None:
    """Every class and function that the page on adding a game names or lets import, and what a game inherits."""
    page, reference = (
        (ROOT / "docs" / each).read_text(encoding="utf-8") for each in ("adding-a-game.md", "reference.md")
    )
    template = "".join(each.read_text(encoding="utf-8") for each in (ROOT / "src/ecliptic/cli/template").rglob("*.in"))
    named = set(MODULE.findall(page))
    for module, names in re.findall(r"from (ecliptic\.(?:core|testing)\.[\w.]+) import ([\w, ]+)", page + template):
        named |= {f"{module}.{each.strip()}" for each in names.split(",")}
    documented = set(re.findall(r"^\.\. auto\w+:: ([\w.]+)", reference, re.MULTILINE))
    assert {each for each in named if documented.isdisjoint({each, each.rpartition(".")[0]})} == set()
    assert {f"ecliptic.core.{each}" for each in ("telling.Telling", "words.About", "agenda.Effect")} <= documented


def decisions() -> dict[int, Path]:
    """By number."""
    return {int(page.name[:4]): page for page in sorted(DECISIONS.glob("0*.md"))}


def status_of(page: Path) -> str:
    """As the page itself says it."""
    found = re.search(r"^\*\*Status\.\*\* ([^.]+)\.", page.read_text(encoding="utf-8"), re.MULTILINE)
    return found[1].lower() if found else ""


def test_the_index_of_decisions_is_complete() -> None:
    """Each once and in order, with its file, its status and one line about it."""
    rows = ROW.findall((DECISIONS / "index.md").read_text(encoding="utf-8"))
    listed = [(int(number), file, status) for number, _, file, status, line in rows if line.strip()]
    assert listed == [(number, page.name, status_of(page)) for number, page in decisions().items()]


@pytest.mark.parametrize("page", decisions().values(), ids=name)
def test_a_decision_is_accepted_or_superseded_by_another(page: Path) -> None:
    """By one that exists and is newer."""
    status = STATUS.fullmatch(status_of(page))
    assert status is not None
    assert status[1] is None or int(page.name[:4]) < int(status[1]) in decisions()
