"""What a drawn board needs and no view tells, because it never changes at a table: the map, the cards, the names."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from ecliptic.core.setup import Rules
from ecliptic.core.words import Phrase, kebab
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.box.contents import Box, Kind, Mission
from ecliptic.games.redplanet.box.tables import events, layout_of
from ecliptic.games.redplanet.names import COLOUR_NAMES, RESOURCES, ROLE_NAMES, VERBS
from ecliptic.games.redplanet.telling.phrases import (
    card,
    card_text,
    colour,
    place_thing,
    region,
    role,
    role_number,
    role_text,
)

Space = Literal["round", "production", "reveal", "scoring"]
CardKind = Literal["mission", "discovery", "action"]
LostLook = Literal["removed", "space", "wormhole"]
CardSpot = Literal["deck", "discarded", "boxed", "held", "dealt", "drawn", "attached"]
PlaceKind = Literal["ship", "region"]

SYMBOLS: Final = {
    "vastitas_borealis": "cap",
    "ausonia": "sun",
    "hellas": "basin",
    "tritonis_sinus": "trident",
    "mare_tyrrhenum": "waves",
    "sinus_sabaeus": "bay",
    "mare_serpentis": "serpent",
    "syrtis_major": "wedge",
    "valles_marineris": "zigzag",
    "arabia": "dunes",
    "phobos": "moon",
}
LOST: Final[dict[str, LostLook]] = {"2005": "removed", "2015": "space", "2025": "wormhole"}  # RP-7.45, RP-12.7
PRODUCTIONS: Final = (5, 8, 10)  # rounds that end with one: RP-3.5


class RegionScene(Struct, frozen=True):
    """A region; one of an owner's own invention has no symbol."""

    id: str
    name: Phrase
    short: Phrase
    symbol: str
    kind: Kind


class ShipScene(Struct, frozen=True):
    """A ship card: its printed destination, None on an open ship."""

    bound_for: int | None
    capacity: int


class RoleScene(Struct, frozen=True):
    """A character as this edition numbers it and calls it."""

    role: int
    number: int
    name: Phrase
    short: Phrase
    text: Phrase


class ColourScene(Struct, frozen=True):
    """A colour: its owner's look, and the seat that decides for it."""

    look: str
    name: Phrase
    seat: int
    neutral: bool


class ResourceScene(Struct, frozen=True):
    """A kind of resource: what its point tokens are worth, and how many regions can yield it."""

    id: str
    name: Phrase
    value: int
    tokens: int


class CardScene(Struct, frozen=True):
    """An event card; a mission that counts regions with own astronauts names them."""

    kind: CardKind
    name: Phrase
    text: Phrase
    presence: list[int]


class LostScene(Struct, frozen=True):
    """Where astronauts go that are lost: what this edition makes of it."""

    look: LostLook
    name: Phrase


class CardPlaceScene(Struct, frozen=True):
    """Where an event card lies: before a seat, or at a region."""

    where: CardSpot
    seat: int | None = None
    region: int | None = None


class PlaceScene(Struct, frozen=True):
    """A place that an action names: a ship by its dock, or a region."""

    kind: PlaceKind
    number: int


class SpaceScene(Struct, frozen=True):
    """A space of the round track: the number of the round, or of the production.

    The others are what a view says as soon as the game has come to this space: so many rounds and productions, the
    discoveries face up, the game over. The present space is the last for which all four are true.
    """

    kind: Space
    number: int
    round: int
    productions: int
    shown: bool = False
    over: bool = False


class RedPlanetScene(Struct, frozen=True):
    """All of it, by the numbers that views and actions use."""

    regions: list[RegionScene]
    ring: list[int]  # the rim, clockwise
    inner: list[int]
    edges: list[tuple[int, int]]
    moon: int | None
    lost: LostScene
    docks: int
    places: list[PlaceScene]  # by the number in an action
    card_places: list[CardPlaceScene | None]  # by the number in `view.cards.places`
    tokens_per_region: int
    ships: list[ShipScene]  # by card
    roles: list[RoleScene]  # in the order in which they act
    colours: list[ColourScene]
    resources: list[ResourceScene]
    cards: list[CardScene]
    track: list[SpaceScene]
    verbs: dict[str, str]  # what kind of thing each of them is done to


def build_scene(box: Box, rules: Rules) -> RedPlanetScene:
    """The scene of a table."""
    layout = layout_of(box, _letter(rules))
    ids = [each.id for each in box.regions]
    colours = _colours(rules)
    return RedPlanetScene(
        regions=_regions(box),
        ring=[ids.index(each) for each in layout.ring],
        inner=[ids.index(each) for each in layout.inner],
        edges=[(ids.index(one), ids.index(other)) for one, other in layout.edges],
        moon=next((number for number, each in enumerate(box.regions) if each.kind == "moon"), None),
        lost=LostScene(LOST[box.edition.id], Phrase(f"redplanet-lost-{LOST[box.edition.id]}")),
        docks=len(colours),
        places=_places(),
        card_places=_card_places(rules.seats),
        tokens_per_region=int(t.TOKENS_PER_REGION),
        ships=_ships(box, ids),
        roles=_roles(box),
        colours=colours,
        resources=_resources(box),
        cards=_cards(box, ids),
        track=_track(),
        verbs={verb.name: verb.kind for verb in VERBS},
    )


def _letter(rules: Rules) -> str:
    wanted = str(rules.switches.get("layout", "A"))
    return "A" if wanted == "random" else wanted  # a table's rules are settled: this is for a look before it begins


def _regions(box: Box) -> list[RegionScene]:
    return [
        RegionScene(each.id, region(number, box), _short(each.id, each.name), SYMBOLS.get(each.id, ""), each.kind)
        for number, each in enumerate(box.regions)
    ]


def _short(name_id: str, own_name: str) -> Phrase:
    """A name that an owner has given is as short as they want it."""
    return Phrase("literal", {"text": own_name}) if own_name else Phrase(f"redplanet-short-{kebab(name_id)}")


def _ships(box: Box, ids: list[str]) -> list[ShipScene]:
    return [
        ShipScene(None if each.destination == "open" else ids.index(each.destination), each.capacity)
        for each in box.ships
        for _ in range(each.count)
    ]


def _roles(box: Box) -> list[RoleScene]:
    named = {each.role: each for each in box.characters}
    return [
        RoleScene(
            number,
            role_number(number, box),
            role(number, box),
            _short(named[each].id, named[each].name),  # type: ignore[index]  # ROLE_NAMES are the roles
            role_text(number, box),
        )
        for number, each in enumerate(ROLE_NAMES)
    ]


def _colours(rules: Rules) -> list[ColourScene]:
    duel = rules.seats == 2
    return [
        ColourScene(
            COLOUR_NAMES[number], colour(number, rules), number // 2 if duel else number, duel and number in (1, 2)
        )
        for number in range(4 if duel else rules.seats)
    ]


def _resources(box: Box) -> list[ResourceScene]:
    return [
        ResourceScene(
            kind,
            Phrase(f"redplanet-resource-{kind}"),
            getattr(box.resources.values, kind),
            getattr(box.resources.tokens, kind),
        )
        for kind in RESOURCES
    ]


def _cards(box: Box, ids: list[str]) -> list[CardScene]:
    first_action = len(events(box)) - len(box.actions)
    return [
        CardScene(_kind(number, len(box.missions), first_action), card(number, box), card_text(number, box), named)
        for number, named in enumerate(_presence(each, ids) for each in events(box))
    ]


def _kind(number: int, first_discovery: int, first_action: int) -> CardKind:
    if number < first_discovery:
        return "mission"
    return "discovery" if number < first_action else "action"


def _presence(entry: object, ids: list[str]) -> list[int]:
    """The regions that a mission for presence names; all of them where it only counts."""
    if not isinstance(entry, Mission) or not entry.condition.startswith("presence"):
        return []
    return [number for number, each in enumerate(ids) if each in entry.regions or not entry.regions]


def _places() -> list[PlaceScene]:
    return [_place(*place_thing(place)) for place in range(int(t.DOCKS + t.REGIONS))]


def _place(kind: str, number: int) -> PlaceScene:
    return PlaceScene("ship" if kind == "ship" else "region", number)


def _card_places(seats: int) -> list[CardPlaceScene | None]:
    """A row for each number; those that no card ever has are None."""
    found: dict[int, CardPlaceScene] = {
        int(t.IN_DECK): CardPlaceScene("deck"),
        int(t.DISCARDED): CardPlaceScene("discarded"),
        int(t.BOXED): CardPlaceScene("boxed"),
    }
    for seat in range(seats):
        found[int(t.HELD) + seat] = CardPlaceScene("held", seat=seat)
        found[int(t.DEALT) + seat] = CardPlaceScene("dealt", seat=seat)
        found[int(t.DRAWN) + seat] = CardPlaceScene("drawn", seat=seat)
    for number in range(int(t.REGIONS)):
        found[int(t.ATTACHED) + number] = CardPlaceScene("attached", region=number)
    return [found.get(number) for number in range(max(found) + 1)]


def _track() -> list[SpaceScene]:
    """Ten rounds, three of which end with a production; before the last one the discoveries are turned over."""
    spaces: list[SpaceScene] = []
    done = 0  # productions
    for number in range(1, int(t.ROUNDS) + 1):
        spaces.append(SpaceScene("round", number, number, done))
        if number == t.ROUNDS:
            spaces.append(SpaceScene("reveal", 0, number, done, shown=True))
        if number in PRODUCTIONS:
            done += 1
            spaces.append(SpaceScene("production", done, number, done))
    return [*spaces, SpaceScene("scoring", 0, int(t.ROUNDS), done, over=True)]
