"""Is this a box one can play with? Its counts are the rulebook's, and every sentence can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecliptic.core.boxes import BoxError, check_count, check_unique
from ecliptic.games.ares.box import sentences
from ecliptic.games.ares.box.sentences import Clause

if TYPE_CHECKING:
    from ecliptic.games.ares.box.contents import Box, Card, Zones

COUNTS: Final = {"green": 106, "blue": 64, "red": 38, "corporation": 12}
HOSTS: Final = 14
ACTIONS: Final = 34
STARTERS: Final = 16  # AE-2.19
STARTER_CORPORATIONS: Final = 4  # AE-2.22, AE-Q40
TILES: Final = 9
MOST_TAGS: Final = 3  # AE-1.22
MOST_ALTERNATIVES: Final = 3
MOST_WAYS: Final = 2


def validate(box: Box) -> None:
    """Raise a BoxError for the first problem found; a box without one can be played with."""
    check_unique("cards", [card.id for card in box.cards])
    check_numbers(box)
    for card in box.cards:
        check_card(card)
    holding = [card for card in box.cards if card.holds]
    acting = [card for card in box.cards if card.action]
    check_count("box-thing-count", "cards", len(holding), HOSTS, what="holds")
    check_count("box-thing-count", "cards", len(acting), ACTIONS, what="action")
    check_count("box-thing-count", "tiles", len(box.tiles), TILES, what="tiles")
    check_zones("temperature", box.temperature, -30, 8)
    check_zones("oxygen", box.oxygen, 0, 14)


def check_numbers(box: Box) -> None:
    """Every number once; as many of each colour and as many starters as the rulebook says: AE-1.2, AE-1.3."""
    numbers = [card.number for card in box.cards]
    check_count("box-thing-count", "cards", len(set(numbers)), 220, what="number")
    if numbers != sorted(numbers):
        raise BoxError("box-card-order", "cards", {})
    for colour, needed in COUNTS.items():
        count = sum(card.colour == colour for card in box.cards)
        check_count("box-thing-count", "cards", count, needed, what=colour)
    starters = [card for card in box.cards if card.starter]
    projects = sum(card.colour == "green" for card in starters)
    corporations = sum(card.colour == "corporation" for card in starters)
    check_count("box-thing-count", "cards", projects, STARTERS, what="starter")
    check_count("box-thing-count", "cards", corporations, STARTER_CORPORATIONS, what="starter corporation")


def check_card(card: Card) -> None:
    """Its sentences can be read, and stand where its colour allows them: AE-1.21 to AE-1.26, AE-1.31."""
    where = f"cards[{card.id}]"
    if len(card.tags) > MOST_TAGS:
        raise BoxError("box-too-many-tags", f"{where}.tags", {"most": MOST_TAGS})
    _colour_fits(card, where)
    for text in card.needs:
        sentences.need(text, f"{where}.needs")
    for text in card.spends:
        sentences.spending(text, f"{where}.spends")
    for text in card.production:
        sentences.production(text, f"{where}.production")
    sentences.points(card.points, f"{where}.points")
    clauses = [clause for text in card.instant for clause in sentences.steps(text, f"{where}.instant")]
    clauses += [sentences.effect(text, f"{where}.effects") for text in card.effects]
    ways = [sentences.way(text, f"{where}.action") for text in card.action]
    clauses += [clause for way in ways for clause in (*way.costs, *way.gains)]
    _cubes_fit(card, clauses, where)
    if len(ways) > MOST_WAYS:
        raise BoxError("box-bad-sentence", f"{where}.action", {"sentence": card.action[-1]})
    if sum(text.startswith(("when ", "after ")) for text in card.effects) > 1:
        raise BoxError("box-bad-sentence", f"{where}.effects", {"sentence": card.effects[-1]})


def _colour_fits(card: Card, where: str) -> None:
    """Effects and actions on blue cards, production and stock on green ones; events are red: AE-1.23 to AE-1.26."""
    corporate = card.colour == "corporation"
    allowed = {
        "effects": corporate or card.colour == "blue",
        "action": card.colour == "blue",
        "holds": card.colour == "blue",
        "production": corporate or card.colour == "green",
        "steel": corporate or card.colour == "green",
        "titanium": corporate or card.colour == "green",
        "instant": not corporate,
        "needs": not corporate,
        "spends": not corporate,
        "mc": corporate,
        "draws": corporate,
        "starter": corporate or card.colour == "green",
    }
    for field, may_be in allowed.items():
        if getattr(card, field) and not may_be:
            raise BoxError("box-wrong-colour", f"{where}.{field}", {"field": field, "colour": card.colour})
    if ("event" in card.tags) != (card.colour == "red"):
        raise BoxError("box-event-tag", f"{where}.tags", {"colour": card.colour})


def _cubes_fit(card: Card, clauses: list[Clause], where: str) -> None:
    """What is put on or taken off the card itself is what the card holds: AE-14.6."""
    for clause in clauses:
        inner = [each for row in clause.rows for each in row]
        if inner:
            _cubes_fit(card, inner, where)
        elif clause.kind in ("put", "remove") and clause.where == "here" and clause.names != (card.holds,):
            raise BoxError("box-cannot-hold", where, {"given": "/".join(clause.names)})
        elif clause.kind == "microbes-pay" and card.holds != "microbe":
            raise BoxError("box-cannot-hold", where, {"given": "microbe"})
        if clause.kind == "choose" and len(clause.rows) > MOST_ALTERNATIVES:
            raise BoxError("box-bad-sentence", where, {"sentence": "|"})


def check_zones(where: str, zones: Zones, least: int, most: int) -> None:
    """From the bottom of the scale, rising: AE-1.16."""
    values = [zones.purple, zones.red, zones.yellow, zones.white]
    if values[0] != least or values != sorted(set(values)) or values[-1] > most:
        raise BoxError("box-bad-zones", where, {"least": least, "most": most})
