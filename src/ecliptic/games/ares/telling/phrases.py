"""What things are called: message ids with what a message needs to know."""

from __future__ import annotations

from typing import Any, Final

from ecliptic.core.about import asking
from ecliptic.core.sheet import made_once
from ecliptic.core.words import Phrase, kebab
from ecliptic.games.ares import terms as t
from ecliptic.games.ares.box.contents import Box
from ecliptic.games.ares.names import (
    COLOUR_NAMES,
    GOOD_NAMES,
    ITEM_NAMES,
    PARAMETER_NAMES,
    PHASE_NAMES,
    STANDARD_NAMES,
)
from ecliptic.games.ares.rules.actions import amount_asked
from ecliptic.games.ares.rules.effects import card_of_put, count_of_put
from ecliptic.games.ares.telling.text import alternative, amount_text, offering, tile_text, way_text
from ecliptic.games.ares.view import AresView

IN_EVERY_BOX = {
    "colour": COLOUR_NAMES,
    "phase": PHASE_NAMES,
    "good": GOOD_NAMES,
    "standard": STANDARD_NAMES,
    "parameter": PARAMETER_NAMES,
    "item": ITEM_NAMES,
}

WINDOWS: Final = ("DevelopmentPhase", "ConstructionPhase", "ActionPhase")


def phrase(kind: str, value: int, box: Box, view: AresView | None) -> Phrase:
    """A thing of this kind."""
    if kind in IN_EVERY_BOX:
        return named(kind, value)
    match kind:
        case "card":
            return card(value, box)
        case "temperature":
            return Phrase("ares-degrees", {"value": 2 * value - 30})
        case "space":
            return Phrase("ares-space", {"number": value + 1})
        case "tile":
            return tile_text(box.tiles[value])
        case "amount":
            return _amount(value, box, view)
        case "heat":
            return Phrase("ares-heat", {"count": value})
        case "way":
            return _way(value, box, view)
    raise ValueError(kind)


@made_once
def named(kind: str, value: int) -> Phrase:
    """A thing that has a name of its own in every box."""
    names = IN_EVERY_BOX[kind]
    return Phrase(f"ares-{kind}-{kebab(names[value])}" if 0 <= value < len(names) else f"ares-no-{kind}")


@made_once
def card(value: int, box: Box) -> Phrase:
    """A card by its name."""
    if not 0 <= value < len(box.cards):
        return Phrase("ares-no-card")
    return Phrase(f"ares-card-{kebab(box.cards[value].id)}")


def asked(view: AresView | None) -> tuple[str, int]:
    """The step that the viewer is asked, and its argument."""
    return ("", 0) if view is None else asking(view, view.viewer)


def _amount(value: int, box: Box, view: AresView | None) -> Phrase:
    """So much of what the asking card takes and gives, with what "more" has added already."""
    step, arg = asked(view)
    if step == "ChooseAmount":
        card_asking, so_far = amount_asked(arg)
        return amount_text(box.cards[card_asking].action[0], value + so_far)
    return Phrase("ares-amount", {"count": value})


def _way(value: int, box: Box, view: AresView | None) -> Phrase:
    """One way to use an action, or one of the alternatives of a card."""
    step, arg = asked(view)
    if step == "ChooseWay" and value < len(box.cards[arg].action):
        return way_text(box.cards[arg].action[value])
    if step == "ChooseOne":
        return alternative(box, arg, value)
    return Phrase("ares-no-way")


def prompt_args(question: str, arg: int, view: AresView, box: Box) -> dict[str, Any]:
    """What a question may speak of."""
    seen = view.players[view.viewer or 0]
    args: dict[str, Any] = {
        "colour": phrase("colour", view.viewer or 0, box, view),
        "count": arg,
        "mc": seen.mc,
        "keeps": seen.keeps,
        "sale": seen.sale,
        "excess": len(seen.hand) - int(t.HAND_LIMIT),
        "plays": seen.plays,
        "marked": len(seen.marked),
        "left": arg - seen.mc,
    }
    if question == "ChooseWay":
        args["card"] = card(arg, box)
    if question == "ChooseOne":
        args["card"] = card(offering(box, arg), box)
    if question == "ChooseAmount":
        args["card"] = card(amount_asked(arg)[0], box)
    if question in ("PutOn", "RemoveFrom"):
        args["count"] = count_of_put(arg)
        args["card"] = card(card_of_put(arg), box)
    if seen.playing is not None and "card" not in args:
        args["card"] = card(seen.playing, box)
    if question == "ChooseCorporation" and seen.corporation is not None:
        args["card"] = card(seen.corporation, box)
    args["phase"] = phrase("phase", -1 if seen.phase is None else seen.phase, box, view)
    args.setdefault("card", Phrase("ares-no-card"))
    return args


def prompt_again(question: str, view: AresView) -> str:
    """The message for somebody who has answered and may say something else; nothing if the question is open."""
    seen = view.players[view.viewer or 0]
    if question in WINDOWS and seen.done:
        return "ares-ask-think-again"
    if question in WINDOWS[:2] and seen.plays + seen.bonus == 0:
        return "ares-ask-sell-at-will"
    chosen = {"ChoosePhase": seen.phase, "ChooseCorporation": seen.corporation}.get(question)
    return "" if chosen is None else f"ares-ask-{kebab(question)}-again"
