"""The text of a card, spelt from its sentences: message ids, said in any language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ecliptic.core.words import Phrase
from ecliptic.games.ares import sentences
from ecliptic.games.ares.box import Box, Card, Tile
from ecliptic.games.ares.sentences import Clause


def tag(name: str) -> Phrase:
    """A tag by its name."""
    return Phrase(f"ares-tag-{name}")


def _list(kind: str, names: Sequence[str]) -> list[Phrase]:
    return [Phrase(f"ares-{kind}-{name}") for name in names]


def clause_text(clause: Clause) -> Phrase:
    """What a step, a cost, an effect, a requirement or a production says."""
    args: dict[str, Any] = {"count": clause.count, "other": clause.other}
    if clause.kind in ("put", "remove"):
        return Phrase(f"ares-says-{clause.kind}-{clause.where}", args | {"kinds": _list("cube", clause.names)})
    if clause.kind == "choose":
        return Phrase("ares-says-choose", {"ways": [steps_text(row) for row in clause.rows]})
    if clause.rows:
        this = "-or-this" if clause.flag else ""
        kind = "parameter" if clause.kind == "after-raise" else "tag"
        does = steps_text(clause.rows[0])
        return Phrase(f"ares-says-{clause.kind}{this}", {"names": _list(kind, clause.names), "does": does})
    if clause.kind == "research":
        return _research(clause)
    if clause.names:
        args["names"] = _list("tag", clause.names)
    return Phrase(f"ares-says-{_suffixed(clause)}", args)


def _suffixed(clause: Clause) -> str:
    """The message of a clause: what it speaks of, and which way round."""
    parts = [clause.kind]
    if clause.of and not clause.of.isdigit():
        parts.append(clause.of)
    if clause.kind == "zone":
        parts.append(clause.where)
    if clause.kind == "produce-per" and clause.names == ("forest",):
        parts.append("forest")
    if clause.kind in ("produce-per", "per-cube", "per-tag", "per-forest", "per-card", "per-blue") and clause.other:
        parts.append("each")
    if clause.kind == "pay-amount" and clause.count:
        parts.append("most")
    if clause.flag:
        parts.append({"zone": "most", "oceans": "most"}.get(clause.kind, "chosen"))
    return "-".join(parts)


def _research(clause: Clause) -> Phrase:
    args = {"count": clause.count, "other": clause.other}
    if clause.count and clause.other:
        return Phrase("ares-says-research", args)
    return Phrase("ares-says-research-draw" if clause.count else "ares-says-research-keep", args)


def steps_text(clauses: Sequence[Clause]) -> Phrase:
    """Steps that follow each other."""
    return Phrase("ares-row", {"steps": [clause_text(clause) for clause in clauses]})


def way_text(text: str) -> Phrase:
    """One way to use an action."""
    read = sentences.way(text, "")
    gains = steps_text(read.gains)
    if not read.costs:
        return Phrase("ares-way-free", {"gains": gains})
    costs = [clause_text(clause) for clause in read.costs]
    return Phrase("ares-way", {"costs": Phrase("ares-row", {"steps": costs}), "gains": gains})


def alternative(box: Box, number: int, way: int) -> Phrase:
    """One of the rows of a choice, by the number that the step carries."""
    rows = list(alternatives(box))[number]
    return steps_text(rows[way]) if way < len(rows) else Phrase("ares-no-way")


def alternatives(box: Box) -> Iterator[tuple[tuple[Clause, ...], ...]]:
    """All choices that cards offer, in the order in which `tables.py` counts them."""
    for card in box.cards:
        for text in card.instant:
            yield from _choices(sentences.steps(text, ""))
        for text in card.effects:
            yield from (rows for row in sentences.effect(text, "").rows for rows in _choices(row))


def _choices(clauses: Sequence[Clause]) -> Iterator[tuple[tuple[Clause, ...], ...]]:
    return (clause.rows for clause in clauses if clause.kind == "choose")


def tile_text(tile: Tile) -> Phrase:
    """What an ocean tile shows."""
    shown = {"mc": tile.mc, "plants": tile.plants, "draw": tile.cards}
    clauses = [
        Clause("draw", count) if what == "draw" else Clause("gain", count, what)
        for what, count in shown.items()
        if count
    ]
    return steps_text(clauses)


def card_text(card: Card) -> Phrase:
    """All that a card says besides its number and name."""
    return Phrase("ares-card-text", {"parts": list(_parts(card))})


def _parts(card: Card) -> Iterator[Phrase]:
    yield Phrase(f"ares-text-{card.colour}", {"cost": card.cost, "mc": card.mc})
    if card.tags:
        yield Phrase("ares-text-tags", {"tags": [tag(name) for name in card.tags]})
    for text in card.needs:
        yield Phrase("ares-text-needs", {"what": clause_text(sentences.need(text, ""))})
    for text in card.spends:
        yield Phrase("ares-text-spends", {"what": clause_text(sentences.spending(text, ""))})
    if card.production:
        made = [clause_text(sentences.production(text, "")) for text in card.production]
        yield Phrase("ares-text-production", {"what": Phrase("ares-row", {"steps": made})})
    if card.steel:
        yield Phrase("ares-text-steel", {"count": card.steel})
    if card.titanium:
        yield Phrase("ares-text-titanium", {"count": card.titanium})
    if card.draws:
        yield Phrase("ares-text-draws", {"count": card.draws})
    if card.instant:
        clauses = [clause for text in card.instant for clause in sentences.steps(text, "")]
        yield Phrase("ares-text-instant", {"what": steps_text(clauses)})
    for text in card.effects:
        yield Phrase("ares-text-effect", {"what": clause_text(sentences.effect(text, ""))})
    if card.action:
        yield Phrase("ares-text-action", {"ways": [way_text(text) for text in card.action]})
    if card.points:
        yield Phrase("ares-text-points", {"what": clause_text(sentences.points(card.points, ""))})
