"""`ecliptic rules`: look up the numbered rules, and see which test shows which."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from rich.markdown import Markdown
from rich.table import Table

from ecliptic.cli.words import console, say
from ecliptic.core.errors import SetupProblem
from ecliptic.games import games
from ecliptic.rulebook import Coverage, Rule, books, find, measure, search

MOST_FOUND = 20


def look_up(words: str, game: str | None, *, as_json: bool) -> None:
    """A rule by its id, or those that match some words."""
    _check(game)
    if not words.strip():
        raise SetupProblem("cli-rules-what")
    rule = find(words)
    found = [rule] if rule is not None else search(words, game)
    if as_json:
        sys.stdout.write(json.dumps([_row(each) for each in found], ensure_ascii=False, indent=1) + "\n")
    elif not found:
        raise SetupProblem("cli-rules-none", words=words)
    else:
        _print(found)


def _check(game: str | None) -> None:
    """There is a rulebook of this game."""
    known = [book.game for book in books()]
    if game is None or game in known:
        return
    if any(each.id == game for each in games()):
        raise SetupProblem("table-no-rules")
    raise SetupProblem("setup-unknown-game", game=game, known=", ".join(known))


def _row(rule: Rule) -> dict[str, Any]:
    return {"id": rule.id, "kind": rule.kind, "editions": rule.editions, "section": rule.section, "text": rule.text}


def _print(found: list[Rule]) -> None:
    out = console()
    for rule in found[:MOST_FOUND]:
        editions = f" [{' '.join(rule.editions)}]" if rule.editions else ""
        out.print(f"{rule.id}{editions}  {rule.section}", style="bold", markup=False)
        out.print(Markdown(f"{rule.title}. {rule.text}" if rule.title else rule.text))
        out.print()
    if len(found) > MOST_FOUND:
        out.print(say("cli-rules-more", count=len(found) - MOST_FOUND))


def coverage(game: str | None, tests: Path, *, as_json: bool) -> None:
    """Every rule with the tests that show it; exit 1 if a rule has none."""
    _check(game)
    if not tests.is_dir():
        raise SetupProblem("cli-no-tests", path=str(tests))
    measured = {book.game: measure(book.game, tests) for book in books() if game in (None, book.game)}
    if as_json:
        sys.stdout.write(json.dumps({name: _json(each) for name, each in measured.items()}, indent=1) + "\n")
    else:
        for name, each in measured.items():
            _table(name, each)
    if not all(each.ok for each in measured.values()):
        sys.exit(1)


def _json(measured: Coverage) -> dict[str, Any]:
    return {"ok": measured.ok, "covered": measured.covered, "excused": measured.excused, "missing": measured.missing}


def _table(name: str, measured: Coverage) -> None:
    out = console()
    table = Table(say("cli-rule"), say("cli-shown-by"), title=name)
    for rule in measured.book.rules:
        shown = measured.covered.get(rule.id, [])
        if shown:
            table.add_row(rule.id, "\n".join(shown))
        elif rule.id in measured.excused:
            table.add_row(rule.id, f"— {measured.excused[rule.id]}")
    out.print(table)
    for problem in measured.problems():
        out.print(problem, style="red", markup=False)
    out.print(say("cli-coverage", covered=len(measured.covered), excused=len(measured.excused)))
