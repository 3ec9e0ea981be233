"""Which statements answer a few words typed by a person, and which of them answer best."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecliptic.rulebook.parse import Rule

WORD: Final = re.compile(r"[a-z]{2,}-[a-z]?\d+(?:\.\d+)?|\w+")  # an id is one word
UNDIVIDED: Final = str.maketrans("łøđ", "lod")  # letters whose stroke is no combining mark
SHORTEST_BEGINNING: Final = 3  # from this length on a word also finds longer words that begin with it


class Words(NamedTuple):
    """The words of one statement, by where they stand."""

    ids: list[str]  # its own and that of its chapter
    title: list[str]
    section: list[str]
    text: list[str]


def best_first(rules: Iterable[Rule], words: str) -> list[Rule]:
    """Return the rules that hold every word: by id, then by title and section, then by density in the text."""
    wanted = stems(words)
    if not wanted:
        return []
    found = [rule for rule in rules if _has_all(_words(rule), wanted)]
    return sorted(found, key=lambda rule: _rank(_words(rule), wanted), reverse=True)


def stems(text: str) -> list[str]:
    """Return the words without case, accents and English plural endings."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return [_singular(word) for word in WORD.findall(plain.translate(UNDIVIDED))]


def _singular(word: str) -> str:
    if len(word) < len("ties") or word.endswith(("ss", "us", "is")):
        return word
    if word.endswith("ies") and len(word) > len("ties"):
        return word.removesuffix("ies") + "y"
    if word.endswith(("sses", "xes", "zes", "ches", "shes")):
        return word.removesuffix("es")
    return word.removesuffix("s")


@cache
def _words(rule: Rule) -> Words:
    own = rule.id.casefold()
    return Words([own, own.partition(".")[0]], stems(rule.title), stems(rule.section), stems(rule.text))


def _has_all(words: Words, wanted: Sequence[str]) -> bool:
    everywhere = [*words.ids, *words.title, *words.section, *words.text]
    return all(any(_likeness(word, each) for word in everywhere) for each in wanted)


def _rank(words: Words, wanted: Sequence[str]) -> tuple[float, float, float]:
    in_headings = 2 * _presence(words.title, wanted) + _presence(words.section, wanted)
    return _presence(words.ids, wanted), in_headings, _density(words.text, wanted)


def _presence(words: Sequence[str], wanted: Sequence[str]) -> float:
    return sum(max((_likeness(word, each) for word in words), default=0) for each in wanted)


def _density(words: Sequence[str], wanted: Sequence[str]) -> float:
    return sum(_likeness(word, each) for word in words for each in wanted) / max(len(words), 1)


def _likeness(word: str, wanted: str) -> float:
    """Return 1 for the same word, a half for a word that begins with the letters wanted, else 0."""
    if word == wanted:
        return 1
    is_beginning = wanted.isalpha() and len(wanted) >= SHORTEST_BEGINNING and word.startswith(wanted)
    return 0.5 if is_beginning else 0
