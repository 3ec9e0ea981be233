"""The documentation site: Sphinx, MyST and Furo. `make docs` builds it into build/site and treats warnings as errors.

The pages are plain Markdown, so that they also read well on a git host. What only the site needs is here: the
navigation, and three pages whose text is a file in the root of the repository. Nothing is fetched from the network.

Why not MkDocs: in November 2026, MkDocs 1 has had no release for two years, version 2 drops plugins and themes, the
Material theme is in maintenance mode, and its successor Zensical is at version 0.0. Sphinx, MyST and Furo are
maintained, have BSD and MIT licences, and need no network.
"""

# ruff: noqa: INP001  (Sphinx reads this file; it is not part of a package)

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

# The sidebar: a heading and its pages, some with a shorter title.
NAVIGATION = {
    "Play": ("play", "terminal"),
    "Host": ("hosting", "notices"),
    "Write a bot or a client": ("bots", "socket"),
    "Research": ("research", "ladder", "speed"),
    "Add a game": ("adding-a-game", "adding-cards", "translating"),
    "Python": ("python", "reference"),
    "Rules by number": (
        "Mission: Red Planet <rules/red_planet>",
        "Ares Expedition <rules/ares>",
        "Kosmonauts <rules/kosmonauts>",
    ),
    "Project": (
        "architecture",
        "the-page",
        "design",
        "decisions/index",
        "glossary",
        "contributing",
        "changelog",
        "security",
    ),
}
# Pages whose text is a file in the root of the repository.
ROOT_FILES = {"contributing": "CONTRIBUTING.md", "changelog": "CHANGELOG.md", "security": "SECURITY.md"}

project = "Ecliptic"
author = "The Ecliptic contributors"
copyright = "The Ecliptic contributors, MIT licence"  # noqa: A001  (Sphinx wants this name)
release = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["pictures", "ladder"]
nitpicky = False  # types in signatures need not be links; links in pages are checked by MyST
default_role = "code"  # docstrings write `name`, as Markdown does
myst_heading_anchors = 4
myst_links_external_new_tab = False
suppress_warnings = ["myst.header"]  # a page may skip a level of heading

add_module_names = False
python_maximum_signature_line_length = 100
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
autodoc_default_options = {"members": True, "undoc-members": False}

html_theme = "furo"
html_title = f"Ecliptic {release}"
html_static_path: list[str] = []
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {"navigation_with_keys": True, "source_repository": ""}


def _toctree(pages: tuple[str, ...], caption: str = "") -> str:
    """A hidden table of contents: it fills the sidebar and shows nothing on the page."""
    options = [":hidden:", *([f":caption: {caption}"] if caption else [])]
    return "\n".join(["", "```{toctree}", *options, "", *pages, "```", ""])


def _from_root(name: str) -> str:
    """A file of the root as a page of the site: its links start one folder further down."""
    pages = {file: f"{page}.md" for page, file in ROOT_FILES.items()}

    def moved(link: re.Match[str]) -> str:
        target = link[1]
        return (
            f"]({pages.get(target) or (target.removeprefix('docs/') if target.startswith('docs/') else f'../{target}')}"
        )

    return re.sub(r"\]\((?!https?:|#)([^)#]+)", moved, (ROOT / name).read_text(encoding="utf-8"))


def _read(_app: Sphinx, page: str, source: list[str]) -> None:
    """Complete a page as it is read."""
    if page in ROOT_FILES:
        source[0] = _from_root(ROOT_FILES[page])
    if page == "index":
        source[0] += "".join(_toctree(pages, caption) for caption, pages in NAVIGATION.items())
    if page == "decisions/index":
        decisions = sorted(path.stem for path in (ROOT / "docs" / "decisions").glob("0*.md"))
        source[0] += _toctree(tuple(decisions))


def _docstring(_app: Sphinx, _what: str, _name: str, _object: object, _options: object, lines: list[str]) -> None:
    """Lines of a docstring that begin with "`argument`:" are a list."""
    found: list[str] = []
    in_list = False
    for line in lines:
        starts = re.match(r"`\w+`: ", line) is not None
        if starts and not in_list:
            found.append("")
        in_list = starts or (in_list and bool(line))
        found.append(f"- {line}" if starts else f"  {line}" if in_list else line)
    lines[:] = found


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("source-read", _read)
    app.connect("autodoc-process-docstring", _docstring)
