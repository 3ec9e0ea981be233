"""What the gate leaves to other days still comes: every value each day, every combination in a soak."""

from __future__ import annotations

import pytest

from tests import repeats

AXES = (["a", "b", "c"], [1, 2], ["x", "y", "z", "w"])


def test_every_value_occurs_in_the_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    """With as few combinations as the longest list has values."""
    monkeypatch.setattr(repeats, "SOAKING", False)
    rows = repeats.covering(*AXES)
    assert len(rows) == 4
    assert [set(column) for column in zip(*rows, strict=True)] == [set(axis) for axis in AXES]


def test_other_days_have_other_combinations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Within a month all have occurred; the same day has the same."""
    monkeypatch.setattr(repeats, "SOAKING", False)
    seen = set()
    for day in range(20261101, 20261131):
        monkeypatch.setenv("ECLIPTIC_SEED", str(day))
        assert repeats.covering(*AXES) == repeats.covering(*AXES)
        seen |= set(repeats.covering(*AXES))
    assert len(seen) == 24


def test_a_soak_has_every_combination(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the full numbers."""
    monkeypatch.setattr(repeats, "SOAKING", True)
    assert len(set(repeats.covering(*AXES))) == 24
    assert repeats.times(5, 50) == 50
