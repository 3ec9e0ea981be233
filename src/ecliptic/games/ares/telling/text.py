"""The text of a card, spelt from its sentences: message ids, said in any language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ecliptic.core.sheet import made_once
from ecliptic.core.words import Phrase
from ecliptic.games.ares.box import sentences
from ecliptic.games.ares.box.contents import Box, Card, Tile
from ecliptic.games.ares.box.sentences import Clause, WayRead

STOCKS: Final = ("steel", "titanium")
EACH: Final = ("produce-per", "per-cube", "per-tag", "per-forest", "per-card", "per-blue")


# Lists.


def chained(message: str, phrases: Sequence[Phrase]) -> Phrase:
    """Phrases joined one by one by a message that takes the first and the next."""
    found = phrases[0]
    for each in phrases[1:]:
        found = Phrase(message, {"first": found, "next": each})
    return found


def one_of(phrases: Sequence[Phrase]) -> Phrase:
    """This, that or that."""
    if len(phrases) == 1:
        return phrases[0]
    return Phrase("ares-or", {"first": chained("ares-comma", phrases[:-1]), "next": phrases[-1]})


def _names(kind: str, names: Sequence[str], **args: int) -> Phrase:
    return one_of([Phrase(f"ares-{kind}-{name}", args) for name in names])


def steps_text(clauses: Sequence[Clause]) -> Phrase:
    """Steps that follow each other."""
    return chained("ares-then", [clause_text(clause) for clause in clauses])


# Clauses.


def clause_text(clause: Clause) -> Phrase:
    """What a step, a cost, an effect, a requirement or a production says."""
    if clause.kind == "choose":
        return Phrase("ares-says-choose", {"ways": chained("ares-slash", [steps_text(row) for row in clause.rows])})
    args: dict[str, Any] = {"count": clause.count, "other": clause.other}
    if clause.rows:
        args["does"] = steps_text(clause.rows[0])
    return Phrase(f"ares-says-{_message(clause)}", args | _named(clause))


def _named(clause: Clause) -> dict[str, Any]:
    """Tags, cubes, parameters, zones: what a clause calls by name."""
    match clause.kind:
        case "put" | "remove":
            return {"kinds": _names("cube", clause.names, count=clause.count)}
        case "per-cube":
            return {"kinds": _names("cube", clause.names, count=clause.other or 1)}
        case "zone":
            return {"zone": Phrase(f"ares-zone-{clause.where}")}
        case "mc-less-blue":
            return {"blue": int(clause.of)}
        case "mc-less-per":
            return {} if clause.of in STOCKS else {"names": Phrase(f"ares-tag-{clause.of}")}
        case "after-raise":
            return {"raising": _names("raising", clause.names)}
        case "produce-per":
            what = {"what": Phrase(f"ares-says-produce-{clause.of}", {"count": clause.count})}
            return what if clause.names == ("forest",) else what | {"names": _names("tag", clause.names)}
    return {"names": _names("tag", clause.names)} if clause.names else {}


def _message(clause: Clause) -> str:
    """The message of a clause: its kind, what it speaks of, and which way round."""
    parts = [clause.kind]
    if clause.kind == "mc-less-per":
        parts.append(clause.of if clause.of in STOCKS else "tag")
    elif clause.kind in ("put", "remove"):
        parts.append(clause.where)
    elif clause.kind == "research":
        parts += [word for word, count in (("draw", clause.count), ("keep", clause.other)) if count]
    elif clause.of and clause.kind not in ("mc-less-blue", "produce-per"):
        parts.append(clause.of)
    if clause.kind == "produce-per" and clause.names == ("forest",):
        parts.append("forest")
    if clause.kind in EACH and clause.other:
        parts.append("each")
    if clause.kind == "pay-amount" and clause.count:
        parts.append("most")
    if clause.flag:
        parts.append(_flag(clause.kind))
    return "-".join(parts)


def _flag(kind: str) -> str:
    """What the flag of a clause means."""
    if kind in ("zone", "oceans"):
        return "most"
    return "or-this" if kind.startswith("when") else "chosen"


# Actions, alternatives and tiles.


def way_text(text: str) -> Phrase:
    """One way to use an action."""
    return read_way_text(sentences.way(text, ""))


@made_once
def read_way_text(way: WayRead) -> Phrase:
    """The same, once the sentence has been read."""
    gains = steps_text(way.gains)
    if not way.costs:
        return Phrase("ares-way-free", {"gains": gains})
    return Phrase("ares-way", {"costs": steps_text(way.costs), "gains": gains})


def ways_text(ways: Sequence[WayRead]) -> Phrase:
    """All ways to use an action."""
    return chained("ares-slash", [read_way_text(way) for way in ways])


def amount_text(text: str, amount: int) -> Phrase:
    """A way in which the player picks an amount, with that amount."""
    way = sentences.way(text, "")
    return read_way_text(WayRead(_with_amount(way.costs, amount), _with_amount(way.gains, amount)))


def _with_amount(clauses: Sequence[Clause], amount: int) -> tuple[Clause, ...]:
    plain = {"pay-amount": "pay", "gain-amount": "gain", "draw-amount": "draw"}
    return tuple(
        Clause(plain[clause.kind], amount, clause.of) if clause.kind in plain else clause for clause in clauses
    )


def alternative(box: Box, number: int, way: int) -> Phrase:
    """One of the rows of a choice, by the number that the step carries."""
    rows = list(alternatives(box))[number]
    return steps_text(rows[way]) if way < len(rows) else Phrase("ares-no-way")


def alternatives(box: Box) -> Iterator[tuple[tuple[Clause, ...], ...]]:
    """All choices that cards offer, in the order in which `tables.py` counts them."""
    return (rows for card in box.cards for rows in _offered(card))


def offering(box: Box, number: int) -> int:
    """The card that offers a choice, by the number that the step carries."""
    return [card.number - 1 for card in box.cards for _ in _offered(card)][number]


def _offered(card: Card) -> Iterator[tuple[tuple[Clause, ...], ...]]:
    for text in card.instant:
        yield from _choices(sentences.steps(text, ""))
    for text in card.effects:
        yield from (rows for row in sentences.effect(text, "").rows for rows in _choices(row))


def _choices(clauses: Sequence[Clause]) -> Iterator[tuple[tuple[Clause, ...], ...]]:
    return (clause.rows for clause in clauses if clause.kind == "choose")


@made_once
def tile_text(tile: Tile) -> Phrase:
    """What an ocean tile shows."""
    shown = {"mc": tile.mc, "plants": tile.plants, "cards": tile.cards}
    parts = [Phrase(f"ares-says-produce-{what}", {"count": count}) for what, count in shown.items() if count]
    return chained("ares-comma", parts) if parts else Phrase("ares-nothing")


# The whole card.


@made_once
def colour_text(card: Card) -> Phrase:
    """Its colour, and what is printed in the corner."""
    return Phrase(f"ares-text-{card.colour}", {"cost": card.cost, "mc": card.mc})


@made_once
def card_text(card: Card) -> Phrase:
    """All that a card says besides its number and name."""
    parts = [colour_text(card)]
    if card.tags:
        tags = chained("ares-comma", [Phrase(f"ares-tag-{name}") for name in card.tags])
        parts.append(Phrase("ares-text-tags", {"tags": tags}))
    return chained("ares-part", [*parts, *_asked(card), *_given(card), *_working(card)])


@made_once
def effects_text(card: Card) -> Phrase:
    """What it does all the time, or when something happens."""
    return chained("ares-part", [clause_text(sentences.effect(text, "")) for text in card.effects])


def _asked(card: Card) -> Iterator[Phrase]:
    """What it needs, and what is spent besides M€."""
    for text in card.needs:
        yield Phrase("ares-text-needs", {"what": clause_text(sentences.need(text, ""))})
    for text in card.spends:
        yield Phrase("ares-text-spends", {"what": clause_text(sentences.spending(text, ""))})


def _given(card: Card) -> Iterator[Phrase]:
    """What it brings at once and in production."""
    if card.production:
        made = [clause_text(sentences.production(text, "")) for text in card.production]
        yield Phrase("ares-text-production", {"what": chained("ares-comma", made)})
    if card.steel:
        yield Phrase("ares-text-steel", {"count": card.steel})
    if card.titanium:
        yield Phrase("ares-text-titanium", {"count": card.titanium})
    if card.draws:
        yield Phrase("ares-text-draws", {"count": card.draws})
    if card.instant:
        clauses = [clause for text in card.instant for clause in sentences.steps(text, "")]
        yield Phrase("ares-text-instant", {"what": steps_text(clauses)})


def _working(card: Card) -> Iterator[Phrase]:
    """What it does from now on, and what it is worth in the end."""
    for text in card.effects:
        yield Phrase("ares-text-effect", {"what": clause_text(sentences.effect(text, ""))})
    if card.action:
        yield Phrase("ares-text-action", {"what": ways_text([sentences.way(text, "") for text in card.action])})
    if card.points:
        yield Phrase("ares-text-points", {"what": clause_text(sentences.points(card.points, ""))})
