"""The position that is shipped for tests of a game: it plays and looks as people do."""

# ruff: noqa: ARG002  (all positions share one signature)

from __future__ import annotations

import pytest

from ecliptic.core.game import Refused
from ecliptic.testing.position import Position, Thing
from tests.core.open_game import RACE, Race
from tests.core.toy import CLAIMS
from tests.core.toy_rules import Claims


class Named(Position[Race]):
    """Steps by their names."""

    names = ("short", "middle", "long")

    def thing(self, verb: str, thing: Thing) -> int:
        return thing if isinstance(thing, int) else self.names.index(thing)

    def word(self, verb: str, thing: int) -> Thing:
        return self.names[thing]


def test_a_position_acts_and_asks() -> None:
    """With the least seats of the usual edition, and everything by number."""
    p = Position[Race](RACE, seats=2)
    assert p.asked() == (0, "Run")
    assert p.options() == [("run", 0), ("run", 1), ("run", 2)]
    assert p.act(0, "run", 2).s.place == [3, 0]
    assert (p.things("run"), p.options(0), p.things("hop")) == ([0, 1, 2], [], [])
    assert (p.why_not(0, "run", 1), p.why_not(1, "run", 1), p.why_not(1, "run", 3)) == (
        "not-asked",
        "",
        "no-such-thing",
    )
    with pytest.raises(Refused):
        p.act(0, "run", 1)
    assert Position[Race](RACE).rules.seats == 1


def test_a_game_may_name_its_things() -> None:
    """In what is done and in what is offered."""
    p = Named(RACE, seats=2).act(0, "run", "long")
    assert p.options() == [("run", "short"), ("run", "middle"), ("run", "long")]
    with pytest.raises(AssertionError, match="things have no names here"):
        Position[Race](RACE).act(0, "run", "long")


def test_a_clone_goes_its_own_way() -> None:
    """And play goes on by chance, to the end at most."""
    p = Named(RACE, seats=2)
    other = p.clone().play(2)
    assert (p.s.moves, other.s.moves) == (0, 2)
    assert isinstance(other, Named)
    assert other.play(1000).s.over
    assert other.asked() is None


def test_everybody_sees_what_they_may() -> None:
    """Views and news of a game with secrets."""
    p = Position[Claims](CLAIMS, seats=2, may_change=False).act(0, "lay", 3)
    assert [p.view(viewer).viewer for viewer in (None, 0)] == [None, 0]
    assert [event.parts["number"] for event in p.news(0, "NumberLaid")] == [3]
    assert [event.parts["number"] for event in p.news(1, "NumberLaid")] == [None]
