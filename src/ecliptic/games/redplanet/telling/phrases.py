"""What things are called: message ids for regions, roles, cards and ships, with what a message needs to know."""

from __future__ import annotations

from typing import Any, Final

from ecliptic.core.setup import Rules
from ecliptic.core.sheet import made_once
from ecliptic.core.words import Phrase, Thing, kebab
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.box.contents import Action, Box, Discovery, Mission, Ship
from ecliptic.games.redplanet.box.tables import events
from ecliptic.games.redplanet.names import COLOUR_NAMES, RESOURCES, ROLE_NAMES, WINDOW_NAMES
from ecliptic.games.redplanet.rules.actions import rescued_to
from ecliptic.games.redplanet.rules.discoveries import evacuated
from ecliptic.games.redplanet.view import RedPlanetView, ShipSeen

PLACES: Final = {"any": "any", "split": "any", "different": "different", "together": "together"}


def phrase(kind: str, value: int, rules: Rules, box: Box, view: RedPlanetView | None) -> Phrase:
    """A thing of this kind."""
    match kind:
        case "colour":
            return colour(value, rules)
        case "region":
            return region(value, box)
        case "role":
            return role(value, box) if view is None else numbered_role(value, box)
        case "resource":
            return resource(value)
        case "card":
            return card(value, box)
        case "ship_card":
            return ship_card(value, box)
        case "dock" | "ship":
            return ship(value, box, view)
        case "place":
            return phrase(*place_thing(value), rules, box, view)
    raise ValueError(kind)


def colour(value: int, rules: Rules) -> Phrase:
    """A colour at a table with these rules."""
    return colour_among(value, rules.seats)


@made_once
def colour_among(value: int, seats: int) -> Phrase:
    """A colour; in the two-player variant the second and third are neutral: RP-14.21."""
    if not 0 <= value < len(COLOUR_NAMES):
        return Phrase("redplanet-no-colour")
    name = Phrase(f"redplanet-colour-{COLOUR_NAMES[value]}")
    is_neutral = seats == 2 and value in (1, 2)
    return Phrase("redplanet-neutral", {"colour": name}) if is_neutral else name


@made_once
def region(value: int, box: Box) -> Phrase:
    """A region; one that an owner has named keeps that name."""
    return _named(box.regions[value], "region") if 0 <= value < len(box.regions) else Phrase("redplanet-no-region")


@made_once
def resource(kind: int) -> Phrase:
    """A kind of resource."""
    return Phrase(f"redplanet-resource-{RESOURCES[kind]}")


@made_once
def role(value: int, box: Box) -> Phrase:
    """A character by the name of its edition, with its number."""
    if not 0 <= value < len(ROLE_NAMES):
        return Phrase("redplanet-no-role")
    character = next(each for each in box.characters if each.role == ROLE_NAMES[value])
    return _named(character, "role")


@made_once
def numbered_role(value: int, box: Box) -> Phrase:
    """A character as it is chosen: its number first."""
    if not 0 <= value < len(ROLE_NAMES):
        return Phrase("redplanet-no-role")
    return Phrase("redplanet-role-numbered", {"number": role_number(value, box), "role": role(value, box)})


@made_once
def role_text(value: int, box: Box) -> Phrase:
    """What a character does, in our words: how many it places and how, then what is special about it."""
    character = next(each for each in box.characters if each.role == ROLE_NAMES[value])
    place = Phrase(f"redplanet-place-{PLACES[character.place.mode]}", {"count": character.place.count})
    special = Phrase(
        f"redplanet-special-{kebab(character.role)}",
        {
            "moves": character.moves,
            "drop": character.drop_max,
            "phobos": "yes" if any(each.kind == "moon" for each in box.regions) else "no",
            "swap": "yes" if box.edition.id == "2005" else "no",
        },
    )
    return Phrase("redplanet-role-text", {"place": place, "special": special})


def role_number(value: int, box: Box) -> int:
    """The number that is called: RP-5.3."""
    return next(each.number for each in box.characters if each.role == ROLE_NAMES[value])


@made_once
def card(value: int, box: Box) -> Phrase:
    """An event card by its name."""
    cards = events(box)
    return _named(cards[value], "card") if 0 <= value < len(cards) else Phrase("redplanet-no-card")


def _named(entry: Any, kind: str) -> Phrase:
    if entry.name:
        return Phrase("literal", {"text": entry.name})
    return Phrase(f"redplanet-{kind}-{kebab(entry.id)}")


@made_once
def card_text(value: int, box: Box) -> Phrase:
    """What an event card says, in our words: a message by what it does, with its numbers."""
    entry = events(box)[value]
    if isinstance(entry, Mission):
        return Phrase(f"redplanet-mission-{kebab(entry.condition)}", _mission_args(entry, box))
    group = "discovery" if isinstance(entry, Discovery) else "action"
    return Phrase(f"redplanet-{group}-{kebab(entry.effect)}", _effect_args(entry))


def _mission_args(mission: Mission, box: Box) -> dict[str, Any]:
    ids = [each.id for each in box.regions]
    return {
        "regions": [region(ids.index(each), box) for each in mission.regions],
        "tiers": "/".join(str(points) for points in mission.tiers),
        "thresholds": ", ".join(f"{count}: {points}" for count, points in mission.thresholds),
        "points": mission.points or mission.points_each,
        "most": mission.points_max,
        "count": mission.min_each or mission.min_regions,
        "resource": Phrase(f"redplanet-resource-{mission.resource}") if mission.resource else "",
    }


def _effect_args(entry: Discovery | Action) -> dict[str, Any]:
    return {
        "count": entry.tokens or entry.astronauts,
        "points": abs(getattr(entry, "points", 0)),
        "sign": "minus" if getattr(entry, "points", 0) < 0 else "plus",
        "parity": getattr(entry, "counts_only", ""),
        "window": Phrase(f"redplanet-window-{kebab(entry.window)}") if isinstance(entry, Action) else "",
        "resource": Phrase(f"redplanet-resource-{entry.resource}") if entry.resource else "",
    }


def place_thing(place: int) -> Thing:
    """A place is a ship or a region, as `ReplaceAstronaut` counts them."""
    return ("ship", place) if place < t.DOCKS else ("region", place - int(t.DOCKS))


def prompt_args(question: str, arg: int, view: RedPlanetView, box: Box) -> dict[str, Any]:
    """What a question may speak of: for which colour, how many are left, and the ship, region or card concerned."""
    acting = view.acting
    if acting is None:
        acting = evacuated(arg)[0] if question == "EvacuateTo" else main_colour(view)
    args: dict[str, Any] = {"colour": colour(acting, view.rules), "left": arg}
    if question in ("ChooseDestination", "NewDestination", "SwapWith"):
        args["ship"] = ship(arg, box, view)
    elif question in ("MoveTo", "KillWhom"):
        args["region"] = region(arg, box)
    elif question == "EvacuateTo":
        args["region"] = region(evacuated(arg)[1], box)
    elif question == "RescueMore":
        where, args["left"] = rescued_to(arg)
        args["region"] = region(where, box)
    elif question == "ReplaceWhom":
        args["place"] = phrase("place", arg, view.rules, box, view)
    elif question in ("AttachDiscovery", "AttachOrBox"):
        args["card"] = card(drawn_card(view), box)
    elif question == "PlayAction":
        args["window"] = Phrase(f"redplanet-window-{kebab(WINDOW_NAMES[arg])}")
    return args


def main_colour(view: RedPlanetView) -> int:
    """The viewer's own colour."""
    seat = view.viewer or 0
    return seat * 3 if view.colours != view.rules.seats else seat


def drawn_card(view: RedPlanetView) -> int:
    """The card that the viewer's Scientist has drawn."""
    return view.cards.places.index(t.DRAWN + (view.viewer or 0))


@made_once
def ship_card(value: int, box: Box) -> Phrase:
    """A ship card: its capacity and its printed destination, if it has one."""
    cards: list[Ship] = [each for each in box.ships for _ in range(each.count)]
    printed = cards[value]
    if printed.destination == "open":
        return Phrase("redplanet-open-ship", {"capacity": printed.capacity})
    index = [each.id for each in box.regions].index(printed.destination)
    return Phrase("redplanet-ship", {"capacity": printed.capacity, "region": region(index, box)})


def ship(dock: int, box: Box, view: RedPlanetView | None) -> Phrase:
    """The ship of a dock; with a view, where it goes and how full it is."""
    seen = view.ships[dock] if view is not None and dock < len(view.ships) else None
    if seen is None:
        return Phrase("redplanet-dock", {"dock": dock + 1})
    return Phrase("redplanet-ship-at-dock", _ship_args(dock, seen, box))


def _ship_args(dock: int, seen: ShipSeen, box: Box) -> dict[str, Any]:
    target = Phrase("redplanet-open") if seen.bound_for is None else region(seen.bound_for, box)
    return {
        "dock": dock + 1,
        "region": target,
        "aboard": sum(seen.crew),
        "capacity": seen.capacity,
        "launched": "yes" if seen.launched else "no",
    }
