"""What things are called: message ids with what a message needs to know."""

from __future__ import annotations

from typing import Any, Final

from ecliptic.core.sheet import made_once
from ecliptic.core.words import Phrase, kebab
from ecliptic.games.kosmonauts import terms as t
from ecliptic.games.kosmonauts.board import Board
from ecliptic.games.kosmonauts.names import BODY_NAMES, COLOUR_NAMES, DIRECTION_NAMES, EVENT_NAMES
from ecliptic.games.kosmonauts.view import KosmonautsView

NAMES: Final = {"colour": COLOUR_NAMES, "body": BODY_NAMES, "direction": DIRECTION_NAMES}


def phrase(kind: str, value: int, board: Board, view: KosmonautsView | None) -> Phrase:
    """A thing of this kind."""
    match kind:
        case "colour" | "body":
            return named(kind, value)
        case "point":
            return point(value, board, view)
        case "cube":
            return cube(value)
        case "card":
            return event(value, board)
        case "row":
            card = view.row[value] if view is not None and 0 <= value < t.ROW else None
            return Phrase("kosmonauts-no-card") if card is None else event(card, board)
        case "mission":
            return mission(value, board)
    raise ValueError(kind)


@made_once
def named(kind: str, value: int) -> Phrase:
    """A colour, a body or a direction."""
    names = NAMES[kind]
    return Phrase(f"kosmonauts-{kind}-{names[value]}" if 0 <= value < len(names) else f"kosmonauts-no-{kind}")


def point(value: int, board: Board, view: KosmonautsView | None) -> Phrase:
    """A point of an orbit; while it is being chosen, also the sector where it lies."""
    steps = [] if view is None else [lane[-1] for lane in view.agenda[-1] if lane]
    placing = [arg for _, step, arg in steps if step == "ChoosePoint"]
    if not placing or not 0 <= value < board.points[placing[0]]:
        return Phrase("kosmonauts-point", {"number": value + 1})
    q, r = board.body_q(placing[0], value), board.body_r(placing[0], value)
    return Phrase("kosmonauts-point-at", {"number": value + 1, "q": q, "r": r})


def direction(value: int) -> Phrase:
    """One of the six directions."""
    return named("direction", value)


@made_once
def cube(value: int) -> Phrase:
    """Ordinary or hyper-fuel in a direction."""
    if not 0 <= value < 2 * t.DIRECTIONS:
        return Phrase("kosmonauts-no-cube")
    kind = "fuel" if value < t.DIRECTIONS else "hyper"
    return Phrase(f"kosmonauts-cube-{kind}", {"direction": direction(value % t.DIRECTIONS)})


@made_once
def event(value: int, board: Board) -> Phrase:
    """An event card by its name; a drift tells where it pushes."""
    if not 0 <= value < len(board.event_kind):
        return Phrase("kosmonauts-no-card")
    kind = board.event_kind[value]
    if kind == t.DRIFT:
        return Phrase("kosmonauts-event-card-drift", {"directions": drift_directions(value, board)})
    return Phrase(f"kosmonauts-event-card-{kebab(EVENT_NAMES[kind])}")


def drift_directions(value: int, board: Board) -> list[Phrase]:
    """Each cube of a drift card by its direction."""
    found = []
    for axis in range(t.AXES):
        steps: int = board.event_drift[value * t.AXES + axis]
        found += [direction(axis if steps > 0 else axis + t.AXES)] * abs(steps)
    return found


@made_once
def event_text(value: int, board: Board) -> Phrase:
    """What an event card does, in our words."""
    args: dict[str, Any] = {"count": board.event_amount[value], "directions": drift_directions(value, board)}
    return Phrase(f"kosmonauts-event-text-{kebab(EVENT_NAMES[board.event_kind[value]])}", args)


@made_once
def mission(value: int, board: Board) -> Phrase:
    """A mission card: which one, and its target."""
    if not 0 <= value < len(board.mission_body):
        return Phrase("kosmonauts-no-mission")
    body = named("body", board.mission_body[value])
    return Phrase(f"kosmonauts-mission-{mission_deck(value, board)}", {"body": body})


def mission_deck(value: int, board: Board) -> str:
    """The stack that a mission card comes from."""
    if value < board.first_alpha:
        return "1"
    return "2-alpha" if value < board.first_beta else "2-beta"


@made_once
def mission_text(value: int, board: Board) -> Phrase:
    """What a mission asks for."""
    first = value < board.first_alpha
    points = board.mission_1_points if first else board.mission_2_points
    body = named("body", board.mission_body[value])
    return Phrase(f"kosmonauts-mission-text-{1 if first else 2}", {"body": body, "points": points})


def prompt_args(question: str, arg: int, view: KosmonautsView, board: Board) -> dict[str, Any]:
    """What a question may speak of."""
    seat = view.viewer or 0
    ship = view.ships[seat]
    args: dict[str, Any] = {
        "colour": phrase("colour", seat, board, view),
        "shields": ship.shields,
        "landed": "yes" if ship.landed_on is not None and not (view.orders and view.orders.units) else "no",
        "last": phrase("body", ship.last_body, board, view),
    }
    if question == "ChoosePoint":
        args["body"] = phrase("body", arg, board, view)
    if view.event is not None:
        args["card"] = event(view.event, board)
    if view.orders is not None:
        args["left"] = ship.limit - view.orders.units
        args["fuel"], args["hyper"] = view.orders.fuel_left, view.orders.hyper_left
    return args
