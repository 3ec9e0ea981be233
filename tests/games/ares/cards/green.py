"""What the tests of the green projects share: a hand-written row for each card, and playing it as a player would.

A row holds everything that changes for the player when the card is played alone, so that whatever a card should not do
is tested as well. Levels are named `makes_…`; `hand` falls by the card itself; `points` are those of cards in play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from ecliptic.games.ares.names import TAG_NAMES
from tests.games.ares.position import Position

START = {"heat": 9, "plants": 9, "rating": 9}
OWN = ("mc", "heat", "plants", "rating", "forests", "steel", "titanium")
MARS = ("temperature", "oxygen", "oceans")


class Row(NamedTuple):
    """A card, its printed cost, what changes when it is played, and where it can just be played."""

    id: str
    cost: int
    changes: dict[str, int]
    at: Mapping[str, int]
    beside: tuple[str, ...]


def row(
    name: str,
    cost: int,
    tags: str = "",
    *,
    at: Mapping[str, int] | None = None,
    beside: tuple[str, ...] = (),
    **changes: int,
) -> Row:
    """A card that is paid, leaves the hand and brings its tags, and what else it changes."""
    everything = {"mc": -cost, "hand": -1, **Counter(tags.split()), **changes}
    return Row(name, cost, {what: by for what, by in everything.items() if by != 0}, at or {}, beside)


def named(value: object) -> str | None:
    """The name of a test case: the card's id."""
    return value.id if isinstance(value, Row) else None


def ready(
    card: Row,
    *others: str,
    beside: tuple[str, ...] | None = None,
    corporation: str = "",
    plan: tuple[str, str] = ("research", "development"),
    at: Mapping[str, int] | None = None,
) -> Position:
    """Seat 0 holds the card and is in the development phase, which seat 1 chose; 2 M€ more than the cost, if not said.

    The first ocean tile brings 4 M€. What must be so for the card is so, as far as `at` does not say otherwise.
    """
    have = {"mc": card.cost + 2, **START, **card.at, **(at or {})}
    p = Position(2)
    if corporation:
        p.corporation(0, corporation)
    p.mars(**{name: have.pop(name) for name in MARS if name in have}).tile(0, mc=4)
    p.in_play(0, *(card.beside if beside is None else beside)).hand(0, card.id, *others)
    return p.give(0, **have).plan(*plan)


def card_of(name: str, *tables: list[Row]) -> Row:
    """The row of this card in one of these tables."""
    return next(card for table in tables for card in table if card.id == name)


def measured(p: Position) -> dict[str, int]:
    """All that a green card might change, in numbers."""
    player = p.player(0)
    return {
        **dict(zip(OWN, p.has(0, *OWN), strict=True)),
        **dict(zip(("makes_mc", "makes_heat", "makes_plants", "makes_cards"), p.production(0), strict=True)),
        **{tag: p.tags(0, tag) for tag in TAG_NAMES},
        "points": p.points(0) - player.rating - player.forests,
        "hand": len(player.hand),
        "deck": len(p.s.deck),
        "discards": p.s.discards,
        "cubes": sum(player.cubes),
        "temperature": p.temperature(),
        "oxygen": p.s.oxygen,
        "oceans": p.s.oceans,
        "other": sum(p.has(1, *OWN)) + sum(p.production(1)) + len(p.player(1).hand),
    }


def play(p: Position, name: str) -> dict[str, int]:
    """Seat 0 plays this card; what has changed, and by how much."""
    before = measured(p)
    p.act(0, "play", name)
    assert p.played(0)[-1] == name
    return {what: now - before[what] for what, now in measured(p).items() if now != before[what]}
