"""A view of Ares Expedition while it is being written down: words and cells that its sections share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ecliptic.core.pointing import Pointing
from ecliptic.core.sheet import Cell, Chips, Tone
from ecliptic.core.words import Action, Phrase
from ecliptic.games.ares import terms as t
from ecliptic.games.ares.box import Box, Zones
from ecliptic.games.ares.names import TAG_NAMES, VERBS, ZONE_NAMES
from ecliptic.games.ares.options import effects_of
from ecliptic.games.ares.phrases import phrase
from ecliptic.games.ares.view import AresView, PlayerSeen

NUMERALS: Final = ("I", "II", "III", "IV", "V")


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

    def tell(self, message: str, **args: Any) -> Phrase:
        return Phrase(f"ares-sheet-{message}", args)

    def board(self, message: str, **args: Any) -> Phrase:
        """A message that the terminal says as well."""
        return Phrase(f"ares-board-{message}", args)

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
        found.append(page.board("phases", phases=" ".join(NUMERALS[phase] for phase in view.called)))
    elif view.round and not view.over:
        found.append(page.board("no-phases"))
    if view.phase is not None:
        found.append(page.board("now", phase=page.thing("phase", view.phase)))
    if view.rules.edition == "solo":
        left = " ".join(NUMERALS[phase] for phase in view.neutral) or "–"
        found += [page.board("neutral", phase=left), page.board("marker", marker=view.marker)]
    if view.rules.edition == "coop":
        found.append(page.board("supply", cubes=view.supply_cubes, markers=view.supply_markers))
    return found


def _round(page: Page) -> Phrase:
    number = page.view.round
    if not number:
        return page.board("set-up")
    if page.view.rules.edition == "solo":
        return page.board("round-of", round=number, rounds=int(t.SOLO_ROUNDS))
    return page.board("round", round=number)


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
    income = page.tell("mc-income", production=mc, rating=seen.rating)
    found = [
        Cell(page.tell("mc", count=seen.mc, income=mc + seen.rating), note=income, kind="mc"),
        Cell(page.tell("heat", count=seen.heat, income=heat), kind="heat"),
        Cell(page.tell("plants", count=seen.plants, income=plants), kind="plants"),
        Cell(page.tell("cards", count=len(seen.hand), income=cards), kind="cards"),
    ]
    for stock, tag in (("steel", "building"), ("titanium", "space")):
        count = getattr(seen, stock)
        if count or not brief:
            less = count * _worth(page, seen, stock)
            note = page.tell("stock", names=Phrase(f"ares-tag-{tag}"), less=less) if less else ""
            found.append(Cell(page.tell(stock, count=count), note=note, kind=stock))
    found.append(Cell(page.tell("rating", count=seen.rating), kind="rating"))
    if seen.forests or not brief:
        found.append(Cell(page.tell("forests", count=seen.forests), kind="forests"))
    return found


def _worth(page: Page, seen: PlayerSeen, stock: str) -> int:
    """What each steel or titanium takes off the price of a card: AE-8.6."""
    value = int(t.STEEL_VALUE if stock == "steel" else t.TITANIUM_VALUE)
    clauses = [clause for _, clause in effects_of(seen, page.box)]
    return value + sum(clause.count for clause in clauses if clause.kind == "worth" and clause.of == stock)


def tags(page: Page, seen: PlayerSeen) -> list[Chips]:
    """A player's tags, if there are any."""
    counted = [(name, count) for name, count in zip(TAG_NAMES, seen.tags, strict=True) if count]
    cells = [
        Cell(page.tell("tag", name=Phrase(f"ares-tag-{name}"), count=count), kind=f"tag-{name}")
        for name, count in counted
    ]
    return some(cells)


def some(cells: Iterable[Cell]) -> list[Chips]:
    """Things side by side; nothing where there are none."""
    found = list(cells)
    return [Chips(found)] if found else []
