"""From a view to the worlds that its viewer cannot tell apart."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core import codec
from ecliptic.core.agenda import NONE
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.mind.imagine import (
    A_DISCOVERY,
    A_MISSION,
    AN_ACTION,
    ANY_CARD,
    NO_DISCOVERY,
    UNKNOWN,
    RedPlanetWorlds,
)
from ecliptic.games.redplanet.state import RedPlanet
from ecliptic.games.redplanet.view import RedPlanetView


def worlds(view: RedPlanetView, blank: RedPlanet, steps: codec.Steps) -> RedPlanetWorlds:
    """What the view tells is set in `blank`; what it hides is left to be imagined."""
    base = known(view, blank)
    codec.restore_agenda(base, view.agenda, steps)
    found = RedPlanetWorlds(base, view.cards.deck, view.round == 0)
    found.returned = vec[i64]([int(card in view.cards.returned) for card in range(t.EVENTS)])
    found.unknown_cards = _column([card for card, place in enumerate(view.cards.places) if place is None])
    found.unknown_ships = _column(_ships_in_deck(view, len(base.edition.ship_bound)))
    found.unknown_resources = _column(_resources_face_down(base, view))
    for place, kind in sorted(_slots(base, view), key=lambda slot: slot[1]):  # the choosiest first
        found.add_slot(place, kind)
    return found


def known(view: RedPlanetView, blank: RedPlanet) -> RedPlanet:
    """What lies on the table, as far as the view tells it, set in `blank`; nobody is asked anything."""
    _set_open(blank, view)
    _set_map(blank, view)
    _set_characters(blank, view)
    _set_cards(blank, view)
    return blank


def _column(values: list[int]) -> vec[i64]:
    return vec[i64](values)


def _or_none(value: int | None) -> int:
    return NONE if value is None else value


def _fill(table: vec[i64], first: int, values: list[int]) -> None:
    """These values stand in the table from this place on."""
    for place, value in enumerate(values, first):
        table[place] = value


def _set_open(s: RedPlanet, view: RedPlanetView) -> None:
    s.moves, s.round, s.first, s.productions = view.moves, view.round, view.first, view.productions
    s.acting, s.last_resolved = _or_none(view.acting), _or_none(view.last_resolved)
    s.calling, s.boarded = _or_none(view.calling), _or_none(view.boarded)
    s.passes, s.turn = view.passes, view.turn
    s.shown, s.missions_shown = int(view.shown), int(view.missions_shown)
    s.drops = _column(view.drops)
    _fill(s.reserve, 0, view.reserve)
    _fill(s.lost, 0, view.lost)
    _fill(s.score, 0, view.score)
    for colour in view.winners:
        s.winners[colour] = 1
    for colour, owned in enumerate(view.owned):
        _fill(s.owned, colour * t.KINDS, owned)
    for number, points in enumerate(view.token_points):
        _fill(s.token_points, number * t.COLOURS, points)


def _set_map(s: RedPlanet, view: RedPlanetView) -> None:
    s.ship_discard = _column(view.ship_discard)
    s.tokens_gone = _column(view.tokens_gone)
    s.resource_pool = _column(view.resource_pool)
    tokens: list[int] = []
    for dock, ship in enumerate(view.ships):
        if ship is not None:
            s.ship[dock], s.launched[dock] = ship.card, int(ship.launched)
            tokens += [dock * t.REGIONS + region for region in ship.tokens]
            _fill(s.crew, dock * t.COLOURS, ship.crew)
    s.tokens = _column(tokens)  # the order between ships does not matter
    hidden = UNKNOWN if s.edition.hidden_resources else NONE
    s.unused = hidden if view.unused is None else view.unused
    s.unused_known = int(view.unused is not None)
    for number, region in enumerate(view.regions):
        s.explored[number] = int(region.explored)
        s.resource[number] = hidden if region.resource is None else region.resource
        s.overlaid[number] = _or_none(region.overlaid)
        _fill(s.present, number * t.COLOURS, region.astronauts)
        _fill(s.pool, number * t.KINDS, region.pool)


def _set_characters(s: RedPlanet, view: RedPlanetView) -> None:
    s.neutral_left = _column(view.neutral_left)
    s.neutral_recruited = _column([int(flag) for flag in view.neutral_recruited])
    for colour in range(view.colours):
        s.called[colour] = int(view.called[colour])
        for role in view.played[colour]:
            s.played[colour * t.ROLES + role] = 1
        chosen = view.chosen[colour]
        if view.has_chosen[colour]:
            s.chosen[colour] = UNKNOWN if chosen is None else chosen


def _set_cards(s: RedPlanet, view: RedPlanetView) -> None:
    for seat in range(view.rules.seats):
        s.kept[seat], s.drawn[seat] = int(view.cards.kept[seat]), view.cards.drawn[seat]
    for card in view.cards.returned:
        s.returned_by[card] = _or_none(view.viewer)
    for card, place in enumerate(view.cards.places):
        if place is None:
            s.place[card] = UNKNOWN
            continue
        s.place[card] = place
        if place >= t.ATTACHED:
            s.attached[place - t.ATTACHED] = card
        elif place >= t.DRAWN:
            s.drawing = card
        if view.viewer is not None and place != t.DISCARDED:
            s.show_to(view.viewer, card)


def _ships_in_deck(view: RedPlanetView, ships: int) -> list[int]:
    docked = [ship.card for ship in view.ships if ship is not None]
    return [card for card in range(ships) if card not in docked and card not in view.ship_discard]


def _resources_face_down(s: RedPlanet, view: RedPlanetView) -> list[int]:
    if not s.edition.hidden_resources:
        return []
    seen = [region.resource for region in view.regions] + [view.unused]
    return [kind for kind in range(t.KINDS) for _ in range(s.edition.resource_tokens[kind] - seen.count(kind))]


def _slots(s: RedPlanet, view: RedPlanetView) -> list[tuple[int, int]]:
    """Every place where a card lies that this viewer does not know, and what kind of card it must be."""
    cards, slots = view.cards, list[tuple[int, int]]()
    for seat in range(view.rules.seats):
        if seat != view.viewer:
            slots += _held(view, seat) + _dealt(s, view, seat)
    slots += [
        (t.ATTACHED + region, A_DISCOVERY)
        for region, seen in enumerate(view.regions)
        if seen.has_discovery and s.attached[region] == NONE
    ]
    if cards.drawing is not None and s.drawing == NONE:
        slots.append((t.DRAWN + cards.drawing, _drawing_kind(s, view)))
    boxed = cards.boxed - cards.places.count(t.BOXED)
    return slots + [(int(t.BOXED), ANY_CARD)] * boxed


def _held(view: RedPlanetView, seat: int) -> list[tuple[int, int]]:
    """Cards kept by another seat; after final scoring only its unplayed action cards are hidden."""
    place = t.HELD + seat
    drawn = view.cards.drawn[seat]
    if view.missions_shown:
        shown = view.cards.places.count(place) - int(view.cards.kept[seat])
        return [(place, AN_ACTION)] * (drawn - shown)
    start = [(place, A_MISSION)] if view.cards.kept[seat] else []
    return start + [(place, NO_DISCOVERY)] * drawn


def _dealt(s: RedPlanet, view: RedPlanetView, seat: int) -> list[tuple[int, int]]:
    place, count = t.DEALT + seat, view.cards.dealt[seat]
    if count and s.edition.deals_events:
        return [(place, A_MISSION)] + [(place, ANY_CARD)] * (count - 1)
    return [(place, A_MISSION)] * count


def _drawing_kind(s: RedPlanet, view: RedPlanetView) -> int:
    """A card drawn by another seat's Scientist: a discovery if it is being attached; else no one can tell."""
    question = view.agenda[-1][0][-1][1]
    if question == "AttachDiscovery":
        return A_DISCOVERY
    return ANY_CARD if _free_outer(s, view) else NO_DISCOVERY


def _free_outer(s: RedPlanet, view: RedPlanetView) -> bool:
    return any(s.edition.is_outer(r) and not seen.has_discovery for r, seen in enumerate(view.regions))
