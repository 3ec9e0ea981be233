"""What things are called: message ids with what a message needs to know."""

from __future__ import annotations

from typing import Any

from ecliptic.core.words import Phrase, kebab
from ecliptic.games.ares import terms as t
from ecliptic.games.ares.box import Box
from ecliptic.games.ares.names import (
    COLOUR_NAMES,
    GOOD_NAMES,
    ITEM_NAMES,
    PARAMETER_NAMES,
    PHASE_NAMES,
    STANDARD_NAMES,
)
from ecliptic.games.ares.text import alternative, tile_text, way_text
from ecliptic.games.ares.view import AresView

NAMES = {
    "colour": COLOUR_NAMES,
    "phase": PHASE_NAMES,
    "good": GOOD_NAMES,
    "standard": STANDARD_NAMES,
    "parameter": PARAMETER_NAMES,
    "item": ITEM_NAMES,
}


def phrase(kind: str, value: int, box: Box, view: AresView | None) -> Phrase:
    """A thing of this kind."""
    if kind in NAMES:
        names = NAMES[kind]
        return Phrase(f"ares-{kind}-{kebab(names[value])}" if 0 <= value < len(names) else f"ares-no-{kind}")
    match kind:
        case "card":
            return card(value, box)
        case "temperature":
            return Phrase("ares-degrees", {"value": 2 * value - 30})
        case "space":
            return Phrase("ares-space", {"number": value + 1})
        case "tile":
            return tile_text(box.tiles[value])
        case "amount" | "heat":
            return Phrase(f"ares-{kind}", {"count": value + said_already(view)})
        case "way":
            return _way(value, box, view)
    raise ValueError(kind)


def card(value: int, box: Box) -> Phrase:
    """A card by its name."""
    if not 0 <= value < len(box.cards):
        return Phrase("ares-no-card")
    return Phrase(f"ares-card-{kebab(box.cards[value].id)}")


def asked(view: AresView | None) -> tuple[str, int]:
    """The step that the viewer is asked, and its argument."""
    if view is None or view.viewer is None:
        return "", 0
    tops = [lane[-1] for lane in view.agenda[-1] if lane and lane[-1][0] == view.viewer]
    return (tops[0][1], tops[0][2]) if tops else ("", 0)


def said_already(view: AresView | None) -> int:
    """What "more" has added to an amount."""
    step, arg = asked(view)
    return arg % 1024 if step == "ChooseAmount" else 0


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
    if question == "ChooseAmount":
        args["card"] = card(arg // 1024, box)
    if question in ("PutOn", "RemoveFrom"):
        args["count"] = arg % 16
        args["card"] = card(arg // 512, box)
    if seen.playing is not None:
        args["card"] = card(seen.playing, box)
    args.setdefault("card", Phrase("ares-no-card"))
    return args
