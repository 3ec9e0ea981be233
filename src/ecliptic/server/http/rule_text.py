"""The Markdown of a rule as data that a page can set by itself: runs of text, lists and tables, never HTML."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode
from msgspec import Struct
from msgspec.structs import replace

from ecliptic.rulebook import RulebookError

# Only what is named here is anything but text: so nothing that we do not know of can swallow words.
MARKDOWN: Final = MarkdownIt("zero").enable(["emphasis", "backticks", "escape", "newline", "list", "table"])
# An id, or its number alone: "RP-6.26, 6.33" names two rules.
NAMED: Final = re.compile(r"\b(?:(?P<book>[A-Z]{2,}-)(?P<number>[EXQA]?\d+(?:\.\d+)?)|(?P<bare>\d+\.\d+))(?!\w)")
BETWEEN: Final = re.compile(r"\s*[,;–…]?\s*(?:and|or|to)?\s*")  # a name and a bare number after it


class Run(Struct, frozen=True, omit_defaults=True):
    """Text that looks the same all over; `rule` is the id of the rule that it names."""

    text: str
    bold: bool = False
    italic: bool = False
    code: bool = False
    rule: str = ""


class RuleParagraph(Struct, frozen=True, tag="paragraph"):
    """Text whose line breaks are meant."""

    runs: list[Run]


class RuleList(Struct, frozen=True, tag="list"):
    """Points; where they are numbered, the number of the first."""

    items: list[list[Run]]
    first: int | None


class RuleTable(Struct, frozen=True, tag="table"):
    """A table: its head, and rows that are as wide."""

    head: list[list[Run]]
    rows: list[list[list[Run]]]


Block = RuleParagraph | RuleList | RuleTable


def blocks(text: str, known: Collection[str]) -> list[Block]:
    """The parts of a text; ids that are known become links."""
    return [_block(node, known) for node in SyntaxTreeNode(MARKDOWN.parse(text)).children]


def runs(text: str, known: Collection[str]) -> list[Run]:
    """A text without Markdown: only ids are looked for."""
    return list(_linked(Run(text), known)) if text else []


def rules_named(parts: list[Block]) -> Iterator[str]:
    """The ids of the rules that a text names, as often as it does."""
    for part in parts:
        match part:
            case RuleParagraph():
                lines = [part.runs]
            case RuleList():
                lines = part.items
            case RuleTable():
                lines = [cell for row in (part.head, *part.rows) for cell in row]
        yield from (run.rule for line in lines for run in line if run.rule)


def _block(node: SyntaxTreeNode, known: Collection[str]) -> Block:
    if node.type == "paragraph":
        return RuleParagraph(_line(node, known))
    if node.type in {"bullet_list", "ordered_list"}:
        first = int(node.attrs.get("start", 1)) if node.type == "ordered_list" else None
        return RuleList([_line(_only(item), known) for item in node.children], first)
    if node.type == "table":
        head, *rows = [[_line(cell, known) for cell in row.children] for part in node.children for row in part.children]
        return RuleTable(head, rows)
    raise RulebookError(f"this cannot be told as data: {node.type}")


def _only(item: SyntaxTreeNode) -> SyntaxTreeNode:
    """A point is one paragraph."""
    if [child.type for child in item.children] != ["paragraph"]:
        raise RulebookError("a point of a list is one paragraph")
    return item.children[0]


def _line(node: SyntaxTreeNode, known: Collection[str]) -> list[Run]:
    found: list[Run] = []
    for run in (each for inline in node.children for each in _styled(inline, Run(""))):
        if found and replace(found[-1], text=run.text) == run:
            found[-1] = replace(run, text=found[-1].text + run.text)
        elif run.text:
            found.append(run)
    return [each for run in found for each in _linked(run, known)]


def _styled(node: SyntaxTreeNode, like: Run) -> Iterator[Run]:
    match node.type:
        case "text":
            yield replace(like, text=node.content)
        case "code_inline":
            yield replace(like, text=node.content, code=True)
        case "softbreak" | "hardbreak":
            yield replace(like, text="\n")
        case "inline" | "strong" | "em":
            inside = replace(like, bold=like.bold or node.type == "strong", italic=like.italic or node.type == "em")
            for child in node.children:
                yield from _styled(child, inside)
        case strange:
            raise RulebookError(f"this cannot be told as data: {strange}")


def _linked(run: Run, known: Collection[str]) -> Iterator[Run]:
    """The run, cut where it names rules."""
    book, end = "", 0  # of the last name
    for name in () if run.code else NAMED.finditer(run.text):
        if name["bare"] and not BETWEEN.fullmatch(run.text, end, name.start()):
            continue
        rule = f"{name['book'] or book}{name['number'] or name['bare']}"
        if rule in known:
            if name.start() > end:
                yield replace(run, text=run.text[end : name.start()])
            yield replace(run, text=name[0], rule=rule)
            book, end = name["book"] or book, name.end()
    if end < len(run.text):
        yield replace(run, text=run.text[end:])
