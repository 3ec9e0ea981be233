"""Tables made of rules: once for all equal rules, and found by the object without writing it as a key."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecliptic.core import boxed
from ecliptic.core.boxed import Opened
from ecliptic.core.setup import Rules


def rules(edition: str = "first", seats: int = 2) -> Rules:
    """A new object each time."""
    return Rules("claims", edition, seats)


def maker(made: list[str]) -> Callable[[Rules], list[str]]:
    """Makes a list of the edition, and notes that it has."""

    def make(each: Rules) -> list[str]:
        made.append(each.edition)
        return [each.edition]

    return make


def test_equal_rules_share_what_is_made_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the number of seats; a key is written once for each object."""
    made: list[str] = []
    written: list[Rules] = []
    key = boxed.tables_key

    def noted(each: Rules) -> bytes:
        written.append(each)
        return key(each)

    monkeypatch.setattr(boxed, "tables_key", noted)
    opened = Opened(maker(made))
    first, same, other = rules(), rules(seats=3), rules("second")
    found = [opened(first), opened(same), opened(other), opened(first), opened(other)]
    assert found[0] is found[1] is found[3] == ["first"]
    assert found[2] is found[4] == ["second"]
    assert (made, written) == (["first", "second"], [first, same, other])


def test_not_all_rules_are_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server sees many games; what is forgotten is found again by its key."""
    monkeypatch.setattr(boxed, "OBJECTS", 3)
    made: list[str] = []
    opened = Opened(maker(made))
    every = [rules(f"edition {number % 5}") for number in range(20)]
    assert [opened(each) for each in every] == [[each.edition] for each in every]
    assert [opened(each) for each in every] == [[each.edition] for each in every]
    assert len(made) == 5
