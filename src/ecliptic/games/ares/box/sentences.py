"""What cards say in `cards/*.toml`, read into clauses; from these come both what a card does and its text.

    steps     mc 3 · heat 2 · plants 1 · rating 2 · temperature 1 · oxygen 1 · ocean 1 · forest 1 · draw 2 · discard 1
              keep 1 of 3 · put 2 animal/microbe elsewhere · remove 1 microbe here · plants 4 with 3 plant
              rating 1 per jupiter · play 1 more · play green to 9 free · next card 11 less · next card zone 1
              reveal 3 take science/plant · reveal 1 take not green or mc 1 · may discard for 1, 2 for plant
              steps joined by " + " follow each other; rows joined by " | " are alternatives
    effects   earth cards cost 3 less · when earth/jupiter or this: draw 1 · after ocean: plants 4 · …
    actions   mc 10 less 2 per steel -> ocean 1 · heat X to 4 -> plants X · remove 2 microbe here -> oxygen 1 · …
    needs     temperature red or higher · oceans 3 or fewer · science 5 · rating 7

Whatever is none of these is a `BoxError` that names the card and the sentence.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from ecliptic.core.boxes import BoxError
from ecliptic.core.sheet import made_once

TAG = r"building|space|power|science|jupiter|earth|plant|microbe|animal|event"
KIND = r"animal|microbe|science"
ZONE = r"purple|red|yellow|white"


class Clause(Struct, frozen=True):
    """One sentence of a card: its kind, and what the kind needs."""

    kind: str
    count: int = 0
    of: str = ""  # what is gained, raised, counted …
    names: tuple[str, ...] = ()  # tags, kinds of special resources, parameters
    where: str = ""
    other: int = 0  # a second number
    flag: bool = False  # "or this", "if chosen", "or lower" …
    rows: tuple[tuple[Clause, ...], ...] = ()  # alternatives, or what an effect does


class WayRead(Struct, frozen=True):
    """One way to use an action."""

    costs: tuple[Clause, ...]
    gains: tuple[Clause, ...]


def _read(patterns: Sequence[tuple[str, str]], text: str, where: str) -> Clause:
    for kind, pattern in patterns:
        if found := re.fullmatch(pattern, text):
            return _clause(kind, found.groupdict())
    raise BoxError("box-bad-sentence", where, {"sentence": text})


def _clause(kind: str, parts: dict[str, str | None]) -> Clause:
    names = parts.get("names")
    return Clause(
        kind,
        count=int(parts.get("count") or 0),
        of=parts.get("of") or "",
        names=tuple(names.split("/")) if names else (),
        where=parts.get("where") or "",
        other=int(parts.get("other") or 0),
        flag=bool(parts.get("flag")),
    )


# Steps.

STEPS: Final = (
    ("gain", r"(?P<of>mc|heat|plants|rating) (?P<count>\d+)(?P<flag> if chosen)?"),
    ("gain-with", rf"(?P<of>plants) (?P<count>\d+) with (?P<other>\d+) (?P<names>{TAG})"),
    ("gain-per", rf"(?P<of>rating) (?P<count>\d+) per (?P<names>{TAG})"),
    ("gain-amount", r"(?P<of>mc|plants) X"),
    ("raise", r"(?P<of>temperature|oxygen|ocean|forest) (?P<count>\d+)"),
    ("draw", r"draw (?P<count>\d+)"),
    ("draw-amount", r"draw X"),
    ("discard", r"discard (?P<count>\d+)"),
    ("keep", r"keep (?P<count>\d+) of (?P<other>\d+)"),
    ("university", rf"may discard for (?P<count>\d+), (?P<other>\d+) for (?P<names>{TAG})"),
    ("reveal", rf"reveal (?P<count>\d+) take (?P<names>(?:{TAG})(?:/(?:{TAG}))*)"),
    ("brainstorm", r"reveal (?P<count>\d+) take not green or mc (?P<other>\d+)"),
    ("put", rf"put (?P<count>\d+) (?P<names>(?:{KIND})(?:/(?:{KIND}))*) (?P<where>here|elsewhere|anywhere)"),
    ("remove", rf"remove (?P<count>\d+) (?P<names>(?:{KIND})(?:/(?:{KIND}))*) (?P<where>here|anywhere)"),
    ("play-more", r"play (?P<count>\d+) more"),
    ("play-free", r"play green to (?P<count>\d+) free"),
    ("next-less", r"next card (?P<count>\d+) less"),
    ("next-zone", r"next card zone (?P<count>1)"),
)


def steps(text: str, where: str) -> tuple[Clause, ...]:
    """A row of steps; alternatives become one clause."""
    if " | " in text:
        return (Clause("choose", rows=tuple(steps(row, where) for row in text.split(" | "))),)
    return tuple(_read(STEPS, part, where) for part in text.split(" + "))


# Effects.

TAGS = rf"(?P<names>(?:{TAG})(?:/(?:{TAG}))*)"
PARAMETERS = r"(?P<names>(?:temperature|oxygen|ocean|forest)(?:/(?:temperature|oxygen|ocean|forest))*)"
STANDING: Final = (
    ("less-all", r"cards cost (?P<count>\d+) less"),
    ("less-tag", rf"(?P<names>{TAG}) cards cost (?P<count>\d+) less"),
    ("less-dear", r"cards from (?P<other>\d+) cost (?P<count>\d+) less"),
    ("worth", r"(?P<of>steel|titanium) worth (?P<count>\d+) more"),
    ("microbes-pay", r"(?P<other>\d+) microbe here pay (?P<count>\d+)"),
    ("plants-pay", r"(?P<other>\d+) plants pay (?P<count>\d+)"),
    ("heat-pays", r"heat pays"),
    ("standard-less", r"standard actions cost (?P<count>\d+) less"),
    ("forest-less", r"forests cost (?P<count>\d+) plants less"),
    ("sale-more", r"sales bring (?P<count>\d+) more"),
    ("research", r"research draws (?P<count>\d+) keeps (?P<other>\d+) more"),
    ("zones", r"zones shift 1"),
)
REACTING: Final = (
    ("when-card", r"when card(?P<flag> or this)?"),
    ("when-tag", rf"when {TAGS}(?P<flag> or this)?"),
    ("after-raise", rf"after {PARAMETERS}"),
    ("after-steel", r"after steel"),
    ("after-action", r"after action"),
)
BUY_RATING: Final = (("buy-rating", r"after first rating: pay (?P<count>\d+) for rating 1"),)


@made_once
def effect(text: str, where: str) -> Clause:
    """What a blue card or a corporation does all the time, or when something happens."""
    if re.fullmatch(BUY_RATING[0][1], text):
        return _read(BUY_RATING, text, where)
    head, colon, tail = text.partition(": ")
    if not colon:
        return _read(STANDING, text, where)
    read = _read(REACTING, head, where)
    return Clause(read.kind, names=read.names, flag=read.flag, rows=(steps(tail, where),))


# Actions.

COSTS: Final = (
    ("mc", r"mc (?P<count>\d+)"),
    ("mc-less-per", rf"mc (?P<count>\d+) less (?P<other>\d+) per (?P<of>steel|titanium|{TAG})"),
    ("mc-less-blue", r"mc (?P<count>\d+) less (?P<other>\d+) with (?P<of>\d+) blue"),
    ("pay", r"(?P<of>heat|plants|rating|discard) (?P<count>\d+)"),
    ("pay-chosen", r"(?P<of>plants) (?P<count>\d+) or (?P<other>\d+) if chosen"),
    ("pay-amount", r"(?P<of>heat|discard) X(?: to (?P<count>\d+))?"),
    ("remove", rf"remove (?P<count>\d+) (?P<names>(?:{KIND})(?:/(?:{KIND}))*) (?P<where>here|anywhere)"),
)


@made_once
def way(text: str, where: str) -> WayRead:
    """One way to use an action: costs -> gains."""
    costs, arrow, gains = text.partition("-> ")
    if not arrow:
        raise BoxError("box-bad-sentence", where, {"sentence": text})
    paid = [part for part in costs.strip().split(" + ") if part]
    return WayRead(tuple(_read(COSTS, part, where) for part in paid), steps(gains, where))


# Requirements, production, points.

NEEDS: Final = (
    ("zone", rf"(?P<of>temperature|oxygen) (?P<where>{ZONE}) or (?:(?P<flag>lower)|higher)"),
    ("oceans", r"oceans (?P<count>\d+) or (?:(?P<flag>fewer)|more)"),
    ("tags", rf"(?P<names>{TAG}) (?P<count>\d+)"),
    ("rating", r"rating (?P<count>\d+)"),
)
SPENDS: Final = (("spend", r"(?P<of>heat|plants|rating) (?P<count>\d+)"),)
PRODUCTION: Final = (
    ("produce", r"(?P<of>mc|heat|plants|cards) (?P<count>\d+)"),
    ("produce-per", rf"(?P<of>mc|heat|plants|cards) (?P<count>\d+) per (?:(?P<other>\d+) )?(?P<names>{TAG}|forest)"),
)
POINTS: Final = (
    ("per-cube", rf"(?P<count>\d+) per (?:(?P<other>\d+) )?(?P<names>{KIND}) here"),
    ("per-tag", rf"(?P<count>\d+) per (?:(?P<other>\d+) )?(?P<names>{TAG})"),
    ("per-forest", r"(?P<count>\d+) per (?:(?P<other>\d+) )?forest"),
    ("per-card", r"(?P<count>\d+) per (?:(?P<other>\d+) )?card"),
    ("per-blue", r"(?P<count>\d+) per (?:(?P<other>\d+) )?blue card"),
)


def need(text: str, where: str) -> Clause:
    """What must be true for a card to be played."""
    return _read(NEEDS, text, where)


def spending(text: str, where: str) -> Clause:
    """What is given besides M€."""
    return _read(SPENDS, text, where)


def production(text: str, where: str) -> Clause:
    """What a card brings in every production phase."""
    return _read(PRODUCTION, text, where)


@made_once
def points(text: str | int, where: str) -> Clause:
    """What a card is worth in the end."""
    return Clause("fixed", text) if isinstance(text, int) else _read(POINTS, text, where)
