"""A view of Ares Expedition while it is being written down: words and cells that its sections share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ecliptic.core.pointing import Pointing
from ecliptic.core.sheet import Cell, Chips, Tone, made_once
from ecliptic.core.words import Action, Phrase
from ecliptic.games.ares import terms as t
from ecliptic.games.ares.box.contents import Box, Zones
from ecliptic.games.ares.names import TAG_NAMES, VERBS, ZONE_NAMES
from ecliptic.games.ares.telling.options import effects_of
from ecliptic.games.ares.telling.phrases import phrase
from ecliptic.games.ares.view import AresView, PlayerSeen

NUMERALS: Final = ("I", "II", "III", "IV", "V")


def tell(message: str, **args: Any) -> Phrase:
    """A message of the sheet."""
    return Phrase(f"ares-sheet-{message}", args)


def board(message: str, **args: Any) -> Phrase:
    """A message that the terminal says as well."""
    return Phrase(f"ares-board-{message}", args)


class Page:
    """What everything is written from."""

    def __init__(self, view: AresView, box: Box) -> None:
        self.view = view
        self.box = box
        self.pointing = Pointing(view.decision, VERBS)
        self.question = "" if view.decision is None else view.decision.question

    @property
    def mine(self) -> PlayerSeen | None:
        """The viewer's own seat; somebody who only watches has none."""
        return None if self.view.viewer is None else self.view.players[self.view.viewer]

    def thing(self, kind: str, number: int) -> Phrase:
        """What it is called."""
        return phrase(kind, number, self.box, self.view)

    def action(self, kind: str, number: int) -> Action | None:
        """What a thing stands for under the present question."""
        return self.pointing.at((kind, number))

    def tone(self, action: Action | None, *questions: str) -> Tone:
        """Under these questions what cannot be chosen is dim."""
        return "dim" if action is None and self.question in questions else ""


# The round.


def now(page: Page) -> list[Phrase]:
    """Round, phases, and how long Mars still waits where nobody else is an opponent."""
    view = page.view
    found = [*_result(page), _round(page)]
    if view.called:
        found.append(board("phases", phases=" ".join(NUMERALS[phase] for phase in view.called)))
    elif view.round and not view.over:
        found.append(board("no-phases"))
    if view.phase is not None:
        found.append(board("now", phase=page.thing("phase", view.phase)))
    if view.rules.edition == "solo":
        left = " ".join(NUMERALS[phase] for phase in view.neutral) or "–"
        found += [board("neutral", phase=left), board("marker", marker=view.marker)]
    if view.rules.edition == "coop":
        found.append(board("supply", cubes=view.supply_cubes, markers=view.supply_markers))
    return found


def _round(page: Page) -> Phrase:
    number = page.view.round
    if not number:
        return board("set-up")
    if page.view.rules.edition == "solo":
        return board("round-of", round=number, rounds=int(t.SOLO_ROUNDS))
    return board("round", round=number)


def _result(page: Page) -> list[Phrase]:
    """Who has won, in the words of the log."""
    view = page.view
    if not view.over:
        return []
    if view.rules.edition == "versus":
        message = "ares-event-game-won" if len(view.winners) == 1 else "ares-event-victory-shared"
        return [Phrase(message, {"colour": page.thing("colour", seat)}) for seat in view.winners]
    side = "team" if view.rules.edition == "coop" else "solo"
    return [Phrase(f"ares-event-{side}-{'won' if view.winners else 'lost'}", {"points": sum(view.score)})]


# Mars.


def zone_of(value: int, zones: Zones) -> int:
    """The colour zone of a temperature or of oxygen, the lowest first."""
    return sum(value >= border for border in (zones.red, zones.yellow, zones.white))


def zone_name(value: int, zones: Zones) -> Phrase:
    """The same by its name."""
    return Phrase(f"ares-zone-{ZONE_NAMES[zone_of(value, zones)]}")


def degrees(steps: int) -> int:
    """The temperature after so many steps: AE-13.1."""
    return 2 * steps - 30


# What a player has.


def facts(page: Page, seen: PlayerSeen, *, brief: bool = False) -> list[Cell]:
    """Each number with a word, so that it can be read alone; in brief without what there is none of."""
    mc, heat, plants, cards = seen.production
    found = [
        _money(seen.mc, mc, seen.rating),
        _growing("heat", seen.heat, heat),
        _growing("plants", seen.plants, plants),
        _growing("cards", len(seen.hand), cards),
    ]
    for stock in ("steel", "titanium"):
        count = getattr(seen, stock)
        if count or not brief:
            found.append(_stock(stock, count, count * _worth(page, seen, stock) if count else 0))
    found.append(_counted("rating", seen.rating))
    if seen.forests or not brief:
        found.append(_counted("forests", seen.forests))
    return found


@made_once
def _money(count: int, production: int, rating: int) -> Cell:
    income = tell("mc-income", production=production, rating=rating)
    return Cell(tell("mc", count=count, income=production + rating), note=income, kind="mc")


@made_once
def _growing(kind: str, count: int, income: int) -> Cell:
    return Cell(tell(kind, count=count, income=income), kind=kind)


@made_once
def _counted(kind: str, count: int) -> Cell:
    return Cell(tell(kind, count=count), kind=kind)


@made_once
def _stock(stock: str, count: int, less: int) -> Cell:
    """Steel or titanium, and how much less the cards cost that it helps to build."""
    names = Phrase("ares-tag-building" if stock == "steel" else "ares-tag-space")
    return Cell(tell(stock, count=count), note=tell("stock", names=names, less=less) if less else "", kind=stock)


def _worth(page: Page, seen: PlayerSeen, stock: str) -> int:
    """What each steel or titanium takes off the price of a card: AE-8.6."""
    value = int(t.STEEL_VALUE if stock == "steel" else t.TITANIUM_VALUE)
    clauses = [clause for _, clause in effects_of(seen, page.box)]
    return value + sum(clause.count for clause in clauses if clause.kind == "worth" and clause.of == stock)


def tags(seen: PlayerSeen) -> list[Chips]:
    """A player's tags, if there are any."""
    return some(_tag(name, count) for name, count in zip(TAG_NAMES, seen.tags, strict=True) if count)


@made_once
def _tag(name: str, count: int) -> Cell:
    return Cell(tell("tag", name=Phrase(f"ares-tag-{name}"), count=count), kind=f"tag-{name}")


def some(cells: Iterable[Cell]) -> list[Chips]:
    """Things side by side; nothing where there are none."""
    found = list(cells)
    return [Chips(found)] if found else []
