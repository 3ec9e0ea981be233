"""The header of a record: names, switches, corrections and layouts survive, whatever they are."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecliptic.core import record as records
from ecliptic.core.setup import Setup
from ecliptic.core.table import Table
from tests.core.playing import NAMES, REDPLANET, play, proved, read, seated
from tests.core.toy import CLAIMS

STRANGE = [
    '"', "\\", "\n", "\r\n", "\t", "\x00", "\x0b\x0c\x1c\x1d\x1e", "", " ", "end 1 2", 'player 0 "Ann"', "Żółć", "Анна",
    "李", "👩‍🚀", "\ufeff", "\u200b", "x" * 5000,
    "a\u2028b", "a\u2029b", "a\x85b",
]  # fmt: skip


@pytest.mark.parametrize("name", STRANGE, ids=ascii)
def test_a_strange_name_survives(name: str) -> None:
    """Quotes, newlines, other alphabets, and names that look like lines of a record."""
    table = play(seated(CLAIMS, "first", 2, names=(name, "Bob")), 3)
    text = records.write(table.record)
    assert read(text)[1].players == (name, "Bob")
    proved(text)


@given(
    st.lists(
        st.text(st.characters(exclude_characters="\x85\u2028\u2029", exclude_categories=["Cs"])), min_size=2, max_size=2
    )
)
@settings(max_examples=100, deadline=None, derandomize=True, database=None)
def test_any_name_survives(names: list[str]) -> None:
    """Whatever people call themselves."""
    text = records.write(play(seated(CLAIMS, "first", 2, names=names), 1).record)
    assert read(text)[1].players == tuple(names)
    proved(text)


# What else a header may hold.


def test_every_switch_is_written_so_that_a_default_may_change_later() -> None:
    """Also those that nobody has touched."""
    rules = REDPLANET.rules("2025", 3, {"layout": "C", "drop_most": 4, "zero_is_most": True})
    text = records.write(Table(REDPLANET, Setup(rules, 5), NAMES[:3]).record)
    assert sum(line.startswith("switch ") for line in text.splitlines()) == len(rules.switches)
    assert {'switch layout "C"', "switch drop_most 4", "switch zero_is_most true"} <= set(text.splitlines())
    assert read(text)[1].setup.rules == rules


def test_an_owners_corrections_are_part_of_the_record() -> None:
    """They survive, and the game is played by them."""
    corrections = {"edition": "2015", "missions": [{"id": "phobos_outpost", "points": 5, "name": 'Żabka "2"'}]}
    rules = REDPLANET.rules("2015", 3, None, corrections)
    table = play(Table(REDPLANET, Setup(rules, 5), NAMES[:3]), 20)
    text = records.write(table.record)
    assert read(text)[1].setup.rules.corrections == corrections
    assert REDPLANET.digest(proved(text)) == REDPLANET.digest(table.state)


def test_a_layout_left_to_chance_is_written_as_that_and_decided_by_the_seed_again() -> None:
    """The record keeps the wish; the table knows what came of it."""
    table = seated(REDPLANET, "2025", 3)
    assert table.setup.rules.switches["layout"] == "random"
    resumed = Table.resume(*read(records.write(table.record)))
    assert resumed.setup == table.setup
    assert resumed.rules == table.rules
    assert resumed.rules.switches["layout"] in {"A", "B", "C", "D"}
