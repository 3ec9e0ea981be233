"""The rules in our own words: every statement has an id that code, tests and refusals can cite."""

from ecliptic.rulebook.coverage import Coverage, measure
from ecliptic.rulebook.library import book, books, find, has_book, rules, search
from ecliptic.rulebook.parse import Kind, Rule, Rulebook, RulebookError, read

__all__ = [
    "Coverage",
    "Kind",
    "Rule",
    "Rulebook",
    "RulebookError",
    "book",
    "books",
    "find",
    "has_book",
    "measure",
    "read",
    "rules",
    "search",
]
