"""Characters and event cards in words: what all have played, and what the viewer holds."""

from __future__ import annotations

from typing import Final

from ecliptic.core.sheet import Cell, Chips, Grid, Lines, Row, Section, Words, made_once
from ecliptic.core.words import Phrase
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.box.contents import Box
from ecliptic.games.redplanet.names import ROLE_NAMES
from ecliptic.games.redplanet.rules.missions import counted, mission_points, regions_alone, regions_held, regions_led
from ecliptic.games.redplanet.telling.phrases import card, numbered_role, role_text
from ecliptic.games.redplanet.telling.sheet_page import NOTHING, Page, board, tell

OF_CHARACTERS: Final[list[Words]] = [board("colour"), tell("this-round"), board("played"), tell("still-in-hand")]


def characters(page: Page) -> Section:
    """Each colour's character of this round, those it has played, and those it still holds: all of it is public."""
    return Section(tell("characters"), [Grid(OF_CHARACTERS, [_played(page, c) for c in range(page.view.colours)])])


def _played(page: Page, colour: int) -> Row:
    played = [numbered_role(number, page.box) for number in page.view.played[colour]]
    hand = [_in_hand(number, page.box) for number in _left(page, colour)]
    cells = [
        Cell(page.colour(colour), colour=colour, kind="colour"),
        _this_round(page, colour),
        Cell(tell("several", things=played), kind="roles") if played else NOTHING,
    ]
    return Row(cells + (hand or [NOTHING]), colour=colour)


@made_once
def _in_hand(role: int, box: Box) -> Cell:
    return Cell(numbered_role(role, box), kind=ROLE_NAMES[role])


def _left(page: Page, colour: int) -> list[int]:
    """Characters that this colour can still play; a neutral one has its Recruiter only once: RP-14.32."""
    gone = set(page.view.played[colour])
    if page.known.is_neutral(colour) and page.view.neutral_recruited[colour - 1]:
        gone.add(int(t.RECRUITER))
    return [number for number in range(t.ROLES) if number not in gone]


def _this_round(page: Page, colour: int) -> Cell:
    chosen = page.view.chosen[colour]
    if chosen is not None:
        return Cell(numbered_role(chosen, page.box), kind="role", note=role_text(chosen, page.box), tone="strong")
    return Cell(tell("face-down"), kind="role") if page.view.has_chosen[colour] else NOTHING


def hand(page: Page, seat: int) -> Section:
    """The viewer's characters in the order in which they are called, and what their neutral colour has drawn."""
    main, *neutral = page.colours_of(seat)
    mine = [_held_role(page, main, n) for n in range(t.ROLES) if _is_in_hand(page, main, n)]
    drawn = [Cell(_neutral(page, c), colour=c, kind="role") for c in neutral if page.view.chosen[c] is not None]
    return Section(tell("hand"), [Chips(mine), *([Lines(drawn)] if drawn else [])], mine=True)


def _is_in_hand(page: Page, colour: int, role: int) -> bool:
    """Not played yet, or played just now."""
    return role not in page.view.played[colour] or role == page.view.chosen[colour]


def _held_role(page: Page, colour: int, number: int) -> Cell:
    is_chosen = number == page.view.chosen[colour]
    name = numbered_role(number, page.box)
    return Cell(
        tell("chosen", role=name) if is_chosen else name,
        note=role_text(number, page.box),
        kind=ROLE_NAMES[number],
        tone="strong" if is_chosen else "",
        action=page.pointing.at(("role", number)),
    )


def _neutral(page: Page, colour: int) -> Phrase:
    role = numbered_role(page.view.chosen[colour] or 0, page.box)
    return tell("plays", colour=page.colour(colour), role=role)


def cards(page: Page, seat: int) -> Section | None:
    """Missions with what they are worth now, action cards, and a card just drawn."""
    places = (t.HELD + seat, t.DEALT + seat, t.DRAWN + seat)
    mine = [number for number, place in enumerate(page.view.cards.places) if place in places]
    if not mine:
        return None
    return Section(tell("cards"), [Lines([_own_card(page, seat, number) for number in mine])], mine=True)


def _own_card(page: Page, seat: int, number: int) -> Cell:
    action = page.pointing.at(("card", number))
    if page.known.edition.event_kind[number] != t.MISSION:
        return page.event_card(number, action=action)
    return page.event_card(number, mission(page, page.known.main(seat), number), action)


def mission(page: Page, colour: int, number: int) -> Phrase:
    """A mission with how far this colour has come, and its points if the game ended now."""
    what, own, goal = progress(page, colour, number)
    points = mission_points(page.known, colour, number)
    return tell("mission", card=card(number, page.box), what=what, own=own, goal=goal, points=points)


def progress(page: Page, colour: int, number: int) -> tuple[str, int, int]:
    """What a mission counts, how many this colour has, and how many it needs, or the others have at most."""
    known, edition = page.known, page.known.edition
    condition = edition.effect[number]
    if condition == t.PRESENCE:
        named = sum(edition.is_named(number, region) for region in range(t.REGIONS))
        return "regions", regions_held(known, colour, number), named
    if condition == t.ALONE:
        return "alone", regions_alone(known, colour), int(t.REGIONS)
    if condition == t.MAJORITIES:
        return "led", regions_led(known, colour), edition.amount[number]
    if condition == t.TOKENS_OF_EACH_KIND:
        return "set", min(page.view.owned[colour]), edition.amount[number]
    others = [counted(known, other, number) for other in range(page.view.colours) if other != colour]
    return "most", counted(known, colour, number), max(others)


def shown_missions(page: Page) -> Section | None:
    """After the last round everybody's missions are open."""
    if not page.view.missions_shown:
        return None
    rows = [_shown(page, seat) for seat in range(page.view.rules.seats)]
    return Section(tell("missions"), [Grid([board("colour"), tell("missions")], rows)])


def _shown(page: Page, seat: int) -> Row:
    colour = page.known.main(seat)
    held = [number for number, place in enumerate(page.view.cards.places) if place == t.HELD + seat]
    missions = [number for number in held if page.known.edition.event_kind[number] == t.MISSION]
    cells = [page.event_card(number, mission(page, colour, number)) for number in missions]
    return Row([Cell(page.colour(colour), colour=colour, kind="colour"), *(cells or [NOTHING])], colour=colour)
