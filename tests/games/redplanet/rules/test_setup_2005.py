"""Chapter 2b: setting up the first edition."""

from __future__ import annotations

import pytest

from ecliptic.core.agenda import NONE
from ecliptic.games.redplanet import terms as t
from ecliptic.games.redplanet.names import ROLE_NAMES
from ecliptic.testing.rules import rule
from tests.games.redplanet.position import Position

SEEDS = range(40)
PLAYERS = (3, 4, 5)


def fresh(seats: int, seed: int = 1) -> Position:
    """Set the table up to the very first decision."""
    return Position("2005", seats, seed, as_dealt=True)


def dealt(seats: int, seed: int = 1) -> Position:
    """Set the table up to the choice of bonus cards; open shuttles have got some destination."""
    p = fresh(seats, seed)
    while (asked := p.asked()) is not None and asked[1] == "ChooseDestination":
        p.act(asked[0], "bound", p.things("bound")[0])
    return p


def begun(seats: int, seed: int = 1) -> Position:
    """Set the table up to the first choice of characters, with the first astronauts on their shuttles."""
    p = dealt(seats, seed)
    for seat in range(seats):
        p.act(seat, "keep", p.things("keep", seat)[0])
    return p


def hand(p: Position, seat: int) -> list[int]:
    """List the cards that were dealt to a seat."""
    return [card for card in range(24) if p.s.place[card] == t.DEALT + seat]


def is_bonus(p: Position, card: int) -> bool:
    """Whether an event card is a bonus card; otherwise it is a discovery."""
    return p.s.edition.event_kind[card] == t.MISSION


def shown(p: Position) -> list[tuple[int | None, int | None]]:
    """List the discoveries that were shown in setup, with the colour that drew them."""
    return [(event.parts["colour"], event.parts["card"]) for event in p.news(None, "DiscoveryShown")]


@rule("RP-2.29")
@pytest.mark.parametrize("seats", PLAYERS)
def test_the_round_marker_starts_on_space_one(seats: int) -> None:
    """Mars lies ready, and the first characters are chosen in round 1."""
    p = begun(seats)
    assert p.asked() == (0, "ChooseCharacter")
    assert (p.view(None).round, len(p.view(None).regions)) == (1, 10)


@rule("RP-2.30")
def test_all_resource_tokens_are_in_a_pool_beside_the_board() -> None:
    """No area has one; whoever lands first draws one of the fourteen, of any kind."""
    found = set()
    for seed in SEEDS:
        p = Position("2005", 3, seed).ships("hellas:3", "", "").first("red")
        assert list(p.s.resource) == [NONE] * 10
        assert sum(p.s.resource_pool) == 14
        p.choose("travel_agent", "travel_agent", "travel_agent").act(0, "place", 0)
        assert sum(p.s.resource_pool) == 13
        found.add(p.s.resource[p.region("hellas")])
    assert found == {t.ICE, t.SYLVANITE, t.CELERIUM}


@rule("RP-2.31")
@pytest.mark.parametrize("seats", PLAYERS)
def test_all_destination_tokens_are_in_the_supply(seats: int) -> None:
    """Before anybody acts, two of each area lie there for all to see, whatever shuttles were drawn."""
    for seed in SEEDS:
        p = fresh(seats, seed)
        assert [p.s.tokens_left(region) for region in range(10)] == [2] * 10
        assert all(ship is not None and ship.tokens == [] for ship in p.view(None).ships)
        if p.things("bound"):
            assert p.things("bound") == p.regions


@rule("RP-2.32")
@pytest.mark.parametrize("seats", PLAYERS)
def test_everybody_has_a_colour_with_nine_characters_in_hand(seats: int) -> None:
    """22 astronauts of a colour of one's own, and any of the nine characters to choose in round 1."""
    p = begun(seats)
    assert len({p.s.main(seat) for seat in range(seats)}) == p.s.colours == seats
    for seat in range(seats):
        assert p.s.reserve[seat] + sum(p.aboard(dock, seat) for dock in range(seats)) == 22
        assert p.things("choose", seat) == list(ROLE_NAMES)


@rule("RP-2.33")
@pytest.mark.parametrize("seats", PLAYERS)
def test_as_many_shuttles_as_players_are_laid_out_open_ones_too(seats: int) -> None:
    """All see the first cards of the shuffled deck; an open one stays, and no token is put on any shuttle."""
    leftmost, open_ones = set(), 0
    for seed in SEEDS:
        p = fresh(seats, seed)
        ships = [ship for ship in p.view(None).ships if ship is not None]
        assert len(ships) == len(p.view(None).ships) == seats
        assert p.view(None).ship_deck == 34 - seats
        assert list(p.s.tokens) == []
        leftmost.add(ships[0].card)
        open_ones += sum(ship.bound_for is None for ship in ships)
    assert len(leftmost) > 15
    assert open_ones > 0


@rule("RP-2.33", "RP-Q5")
def test_the_owner_of_the_astronaut_on_an_open_shuttle_picks_its_destination() -> None:
    """From left to right, before any event card is dealt, and nobody else is asked."""
    several = 0
    for seed in range(80):
        p = fresh(5, seed)
        docks = [dock for dock in range(5) if p.bound_for(dock) is None]
        several += len(docks) > 1
        for dock in docks:
            owner = next(colour for colour in range(5) if p.aboard(dock, colour))
            assert p.asked() == (owner, "ChooseDestination")
            assert p.view(None).cards.dealt == [0] * 5
            p.act(owner, "bound", "hellas" if "hellas" in p.things("bound") else "ausonia")
            assert p.bound_for(dock) in ("hellas", "ausonia")
        assert p.asked() == (0, "KeepMission")
        assert len(p.s.tokens) == len(docks)
    assert several > 0


@rule("RP-2.34")
@pytest.mark.parametrize("seats", PLAYERS)
def test_the_astronaut_placed_first_makes_the_first_player(seats: int) -> None:
    """Shuttles get one astronaut each from left to right, at random; the owner of the first one is first player."""
    first = set()
    for seed in range(60):
        p = fresh(seats, seed)
        placed = [event.parts for event in p.news(None, "AstronautsPlaced")]
        assert [(parts["ship"], parts["count"]) for parts in placed] == [(dock, 1) for dock in range(seats)]
        assert sorted(p.s.main(seat) for seat in range(seats)) == sorted(int(parts["colour"] or 0) for parts in placed)
        assert p.view(None).first == placed[0]["colour"]
        assert p.aboard(0, p.s.first) == 1
        first.add(p.s.first)
    assert first == set(range(seats))


@rule("RP-2.40")
@pytest.mark.parametrize("seats", PLAYERS)
def test_mars_is_empty_when_the_game_begins(seats: int) -> None:
    """21 astronauts are left in each reserve, no area is explored, and nobody stands on Mars."""
    view = begun(seats).view(None)
    assert view.reserve == [21] * seats
    assert [(region.explored, sum(region.astronauts)) for region in view.regions] == [(False, 0)] * 10


@rule("RP-2.35", "RP-2.38")
@pytest.mark.parametrize("seats", PLAYERS)
def test_everybody_keeps_one_of_three_event_cards(seats: int) -> None:
    """Three cards of the shuffled deck are seen by their receiver only; one is kept, two go back into a mixed deck."""
    firsts, depths = set(), set()
    for seed in SEEDS:
        p = dealt(seats, seed)
        hands = [hand(p, seat) for seat in range(seats)]
        assert [len(cards) for cards in hands] == [3] * seats
        firsts.add(hands[0][0])
        for viewer in (None, *range(seats)):
            seen = [card for card in range(24) if p.view(viewer).cards.places[card] is not None]
            assert seen == ([] if viewer is None else hands[viewer])
        kept = [next(card for card in cards if is_bonus(p, card)) for cards in hands]
        for seat, card in enumerate(kept):
            p.act(seat, "keep", card)
        assert [p.s.place[card] for card in kept] == [t.HELD + seat for seat in range(seats)]
        assert sorted(p.s.event_deck) == [card for card in range(24) if card not in kept]
        assert p.view(None).cards.deck == 24 - seats
        depths.add(list(p.s.event_deck).index(23))  # a discovery, which nobody can have kept
    assert len(firsts) > 5
    assert len(depths) > 15


@rule("RP-2.36")
def test_a_discovery_cannot_be_kept() -> None:
    """Every bonus card among the three is offered, and no discovery."""
    discoveries = 0
    for seed in SEEDS:
        p = dealt(4, seed)
        for seat in range(4):
            bonus = [card for card in hand(p, seat) if is_bonus(p, card)]
            assert p.options(seat) == [("keep", p.events[card]) for card in bonus]
            for card in set(hand(p, seat)) - set(bonus):
                refusal = p.why_not(seat, "keep", card)
                assert refusal is not None and refusal.rule == "RP-2.36"
                discoveries += 1
    assert discoveries > 0


@rule("RP-2.37", "RP-E27")
def test_three_discoveries_are_shown_and_three_others_drawn() -> None:
    """All see them; they are nobody's; the player has three other cards with a bonus card among them and keeps one."""
    redrawn, twice = 0, 0
    for seed in range(600):
        p = dealt(5, seed)
        for seat in range(5):
            aside = [card for colour, card in shown(p) if colour == seat]
            assert len(aside) % 3 == 0
            assert len(hand(p, seat)) == 3 and any(is_bonus(p, card) for card in hand(p, seat))
            for card in aside:
                assert card is not None and not is_bonus(p, card)
                assert all(card not in hand(p, other) for other in range(5))
            redrawn += len(aside) >= 3
            twice += len(aside) >= 6
        if shown(p):
            assert all(p.news(viewer, "DiscoveryShown") == p.news(None, "DiscoveryShown") for viewer in range(5))
            for seat in range(5):
                p.act(seat, "keep", p.things("keep", seat)[0])
                assert sum(p.s.is_held(card, seat) for card in range(24)) == 1
            assert {card for _, card in shown(p)} <= set(p.s.event_deck)
    assert redrawn > 100
    assert twice > 0
