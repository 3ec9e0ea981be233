"""The mark that ties a test to the rules it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

RULES: Final = "__rules__"  # where a marked test keeps its ids

Marked = TypeVar("Marked", bound="Callable[..., Any]")


def rule(*ids: str) -> Callable[[Marked], Marked]:
    """Mark a test function, or every test of a class, as showing the rules with these ids.

    The test is returned unchanged but for the attribute `__rules__`; marks one above the other add up. Write the ids
    out as literals: the coverage check reads the source and runs nothing.
    """

    def mark(test: Marked) -> Marked:
        setattr(test, RULES, ids + vars(test).get(RULES, ()))
        return test

    return mark
