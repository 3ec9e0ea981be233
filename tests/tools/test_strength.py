"""What the page says of the bots is what docs/ladder.md says."""

from __future__ import annotations

import json

from ecliptic.bots.levels import LEVELS
from ecliptic.games import game as find
from tools.strength import FILE, PAGE, measured


def test_the_page_says_what_was_measured() -> None:
    """After `make ladder`, run `python tools/strength.py`."""
    assert json.loads(FILE.read_text(encoding="utf-8")) == measured(PAGE.read_text(encoding="utf-8"))


def test_every_level_but_the_lowest_is_in_every_ladder() -> None:
    """The tables were understood, and shares lie within their intervals."""
    found = measured(PAGE.read_text(encoding="utf-8"))
    assert len(found) == PAGE.read_text(encoding="utf-8").count("--format ladder")
    for ladder in found:
        edition = find(ladder["game"]).edition(ladder["edition"])
        assert edition.seats_min <= ladder["seats"] <= edition.seats_max
        assert tuple(ladder["levels"]) == LEVELS[1:]
        for level, row in ladder["levels"].items():
            assert row["against"] == LEVELS[LEVELS.index(level) - 1]
            assert row["between"][0] < row["share"] < row["between"][1]
            assert row["equal"] == round(100 / ladder["seats"])
