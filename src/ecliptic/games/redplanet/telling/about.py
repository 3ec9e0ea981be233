"""What each question of Mission: Red Planet is about: the ship or region it speaks of, and the card that asks it."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from ecliptic.core import about
from ecliptic.core.about import Row
from ecliptic.core.words import Thing
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.box.contents import Action, Box, Character
from ecliptic.games.redplanet.box.tables import events
from ecliptic.games.redplanet.names import ROLE_NAMES
from ecliptic.games.redplanet.rules.actions import rescued_to
from ecliptic.games.redplanet.rules.discoveries import evacuated
from ecliptic.games.redplanet.telling.phrases import place_thing
from ecliptic.games.redplanet.view import RedPlanetView

Asked = about.Asked[RedPlanetView, Box]

PLACINGS: Final = ("PlaceAstronaut", "PlaceElsewhere")

# Subjects.


def ship(now: Asked) -> Thing:
    """The ship whose destination is chosen, or whose token is swapped."""
    return "ship", now.arg


def region(now: Asked) -> Thing:
    """The region that somebody leaves, or in which somebody is picked."""
    return "region", now.arg


def place(now: Asked) -> Thing:
    """The ship or the region in which somebody is picked."""
    return place_thing(now.arg)


def rescue_region(now: Asked) -> Thing:
    """Where lost astronauts come back."""
    return "region", int(rescued_to(now.arg)[0])


def evacuated_region(now: Asked) -> Thing:
    """The region that all must leave."""
    return "region", int(evacuated(now.arg)[1])


def drawn(now: Asked) -> Thing:
    """The event card that the viewer's Scientist has drawn."""
    return "card", now.view.cards.places.index(t.DRAWN + now.decision.seat)


def moon(now: Asked) -> Thing | None:
    """Phobos, from where astronauts come down."""
    return next((("region", number) for number, each in enumerate(now.box.regions) if each.kind == "moon"), None)


# Sources.


def role(now: Asked) -> Thing | None:
    """The character that is being carried out."""
    acting = now.view.acting
    number = None if acting is None else now.view.chosen[acting]
    return None if number is None else ("role", number)


def discovery(now: Asked) -> Thing:
    """The discovery that lies in the region which all must leave."""
    return "card", now.view.cards.places.index(int(t.ATTACHED) + evacuated_region(now)[1])


def rescuer(now: Asked) -> Thing | None:
    """The action card that brings lost astronauts back."""
    return played(now, "return_lost")


def launcher(now: Asked) -> Thing | None:
    """The action card that launches a ship."""
    return played(now, "force_launch")


def reselector(now: Asked) -> Thing | None:
    """The action card that lets a character be chosen again."""
    return played(now, "reselect_character")


def played(now: Asked, effect: str) -> Thing | None:
    """The action card of this effect that lies open; of several it may be any, so it is not told."""
    found = [
        number
        for number, each in enumerate(events(now.box))
        if isinstance(each, Action) and each.effect == effect and now.view.cards.places[number] == t.DISCARDED
    ]
    return ("card", found[0]) if len(found) == 1 else None


# Steps.


def character(now: Asked) -> Character | None:
    """The character that is being carried out, as the box has it."""
    thing = role(now)
    return None if thing is None else next(each for each in now.box.characters if each.role == ROLE_NAMES[thing[1]])


def placing(now: Asked) -> tuple[int, int]:
    """Astronauts are placed one by one: the others still stand on the agenda."""
    left = sum(1 for _ in takewhile(lambda planned: planned[0] in PLACINGS, now.then))
    who = character(now)
    count = left + 1 if who is None else who.place.count
    return count - left, count


def moving(now: Asked) -> tuple[int, int]:
    """The Explorer may move so many times; the argument says how many moves are left."""
    who = character(now)
    return (0, 0) if who is None else (who.moves - now.arg + 1, who.moves)


def arriving(now: Asked) -> tuple[int, int]:
    """The second half of a move: what is left comes after it."""
    who = character(now)
    left = next((arg for name, arg in now.then if name == "MoveFrom"), 0)
    return (0, 0) if who is None else (who.moves - left, who.moves)


def dropping(now: Asked) -> tuple[int, int]:
    """Astronauts come down one by one; the argument says how many may still do so."""
    done = len(now.view.drops)
    return done + 1, done + now.arg


def rescuing(now: Asked) -> tuple[int, int]:
    """Lost astronauts come back one by one; the card says how many at most."""
    card = rescuer(now)
    entry = None if card is None else events(now.box)[card[1]]
    if not isinstance(entry, Action):
        return 0, 0
    left = now.arg if now.decision.question == "RescueAt" else int(rescued_to(now.arg)[1])
    return entry.astronauts - left + 1, entry.astronauts


ABOUT: Final[dict[str, Row[RedPlanetView, Box]]] = {
    # Cards and characters are chosen for themselves.
    "KeepMission": Row(),
    "ChooseCharacter": Row(),
    "ChangeCharacter": Row(),
    "PlayAction": Row(),
    # Boarding.
    "PlaceAstronaut": Row(source=role, step=placing),
    "PlaceElsewhere": Row(source=role, step=placing),
    "PlaceTogether": Row(source=role),
    "ChooseDestination": Row(ship, role),
    # Characters.
    "MoveFrom": Row(source=role, step=moving),
    "MoveTo": Row(region, role, arriving),
    "LookOrDraw": Row(source=role),
    "LookAtDiscovery": Row(source=role),
    "AttachDiscovery": Row(drawn, role),
    "AttachOrBox": Row(drawn, role),
    "ForceLaunch": Row(source=role),
    "DestroyShip": Row(source=role),
    "ReplaceAstronaut": Row(source=role, leads="ReplaceWhom"),
    "ReplaceWhom": Row(place, role),
    "KillAstronaut": Row(source=role, leads="KillWhom"),
    "KillWhom": Row(region, role),
    "DropTo": Row(moon, role, dropping),
    "RedirectShip": Row(source=role, leads="NewDestination"),
    "NewDestination": Row(ship, role),
    "SwapTokens": Row(source=role, leads="SwapWith"),
    "SwapWith": Row(ship, role),
    # Event cards.
    "RescueAt": Row(source=rescuer, step=rescuing),
    "RescueMore": Row(rescue_region, rescuer, rescuing),
    "LaunchOwnShip": Row(source=launcher),
    "ChooseAnother": Row(source=reselector),
    "EvacuateTo": Row(evacuated_region, discovery),
}
