"""The numbered rules over HTTP, for a page that shows them beside the table."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterable, Iterator
from typing import Annotated

import msgspec
from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from msgspec import Struct

from ecliptic.core.game import Game
from ecliptic.games import games as all_games
from ecliptic.rulebook import Kind, Rule, book, has_book, search
from ecliptic.server.http.api import Web
from ecliptic.server.http.cache_control import is_held, not_modified, tag_of
from ecliptic.server.http.errors import Fault
from ecliptic.server.http.rule_text import Block, Run, blocks, rules_named, runs

A_DAY = 24 * 3600
Words = Annotated[str, Parameter(max_length=200)]
NO_GAME = {404: ResponseSpec(Fault, generate_examples=False, description="There is no rulebook of such a game.")}
KNOWN = {304: ResponseSpec(None, generate_examples=False, description="The asker has it already.")}


class RuleTold(Struct, frozen=True):
    """One statement; no editions means all of them."""

    id: str
    kind: Kind
    editions: list[str]
    title: str
    text: list[Block]
    origin: list[Run]
    mentions: list[str]
    mentioned_by: list[str]


class SectionTold(Struct, frozen=True):
    """Statements below one heading; those right below that of a chapter have no other."""

    title: str
    rules: list[RuleTold]


class ChapterTold(Struct, frozen=True):
    """A chapter."""

    title: str
    sections: list[SectionTold]


class RulebookTold(Struct, frozen=True):
    """A rulebook in its own order, or what of it was searched for; `found` has the ids, the best first."""

    game: str
    marks: dict[str, str]  # the letter by which the text names an edition, where it does
    chapters: list[ChapterTold]
    found: list[str]


class RulesApi(Controller):
    """The rules."""

    path = "/api/rules"
    tags = ("games",)

    @get("/{game:str}", responses=KNOWN | NO_GAME)
    async def rules(self, game: str, request: Web, q: Words = "") -> Response[RulebookTold]:
        """The rules of a game; with `q`, those that hold all of its words."""
        played = next((each for each in all_games() if each.id == game), None)
        if played is None or not has_book(played.id):
            raise NotFoundException("table-no-rules")
        told = found_in(played, q) if q else whole(played)
        return lasting(told, request.headers.get("if-none-match", ""))


@functools.cache
def statements(game: Game) -> dict[str, RuleTold]:
    """All statements of a game by id, as they are told."""
    rules = {rule.id: rule for rule in book(game.id).rules}
    texts = {each: blocks(rule.text, rules) for each, rule in rules.items()}
    origins = {each: runs(rule.origin, rules) for each, rule in rules.items()}
    mentions = {each: named(each, texts[each], origins[each]) for each in rules}
    mentioned: dict[str, list[str]] = {each: [] for each in rules}
    for each, others in mentions.items():
        for other in others:
            mentioned[other].append(each)
    return {
        each: RuleTold(
            id=each,
            kind=rule.kind,
            editions=[info.id for info in game.editions if info.mark and info.mark in rule.editions],
            title=rule.title,
            text=texts[each],
            origin=origins[each],
            mentions=mentions[each],
            mentioned_by=mentioned[each],
        )
        for each, rule in rules.items()
    }


def named(own: str, text: list[Block], origin: list[Run]) -> list[str]:
    """The other rules that a statement names, each once."""
    everywhere = [*rules_named(text), *(run.rule for run in origin if run.rule)]
    return [each for each in dict.fromkeys(everywhere) if each != own]


@functools.cache
def whole(game: Game) -> RulebookTold:
    """The rulebook."""
    return RulebookTold(game.id, marks(game), list(chapters(game, book(game.id).rules)), [])


def found_in(game: Game, words: str) -> RulebookTold:
    """What of the rulebook holds all of these words."""
    found = [rule.id for rule in search(words, game.id)]
    wanted = set(found)
    rules = (rule for rule in book(game.id).rules if rule.id in wanted)
    return RulebookTold(game.id, marks(game), list(chapters(game, rules)), found)


def marks(game: Game) -> dict[str, str]:
    """Editions by the letters that stand for them in the text."""
    return {info.id: info.mark for info in game.editions if info.mark}


def chapters(game: Game, rules: Iterable[Rule]) -> Iterator[ChapterTold]:
    """These rules below their headings."""
    told = statements(game)
    for chapter, inside in itertools.groupby(rules, key=lambda rule: rule.headings[0]):
        sections = itertools.groupby(inside, key=lambda rule: rule.headings[1:])
        yield ChapterTold(
            chapter, [SectionTold(title[-1] if title else "", [told[r.id] for r in each]) for title, each in sections]
        )


def lasting(told: RulebookTold, held: str) -> Response[RulebookTold]:
    """An answer that may be kept; who holds the same already gets no other."""
    tag = tag_of(msgspec.json.encode(told))
    headers = {"ETag": tag, "Cache-Control": f"public, max-age={A_DAY}"}
    return not_modified(headers) if is_held(tag, held) else Response(told, headers=headers)
