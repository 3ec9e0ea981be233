"""The promises that every game keeps, on some seeded games."""

from __future__ import annotations

import pytest
from ecliptic_nim.game import NIM

from ecliptic.core.setup import Rules, Setup
from ecliptic.testing.conformance import all_rules, examine


@pytest.mark.parametrize("rules", list(all_rules(NIM)), ids=lambda rules: f"{rules.edition} {rules.seats}")
def test_nim_keeps_every_promise(rules: Rules) -> None:
    """It ends, nothing leaks, a record can be replayed, and everything can be said."""
    assert examine(NIM, Setup(rules, 1)) > 0
