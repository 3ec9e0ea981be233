"""What is hidden from whom, and until when: missions, replaced cards, orders, the deck."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.core.agenda import NONE
from ecliptic.core.words import Event
from ecliptic.testing.rules import rule
from tests.games.kosmonauts.position import Position
from tests.games.kosmonauts.scenes import branch, calm, counted, next_orders

NOBODYS = [None, None, None]


def look_alike(p: Position, other: Position, *viewers: int | None) -> bool:
    """None of these viewers can tell the two positions apart, nor what was told in them since they parted."""
    return all(p.view(viewer) == other.view(viewer) and p.news(viewer) == other.news(viewer) for viewer in viewers)


def cards_told(events: list[Event]) -> list[int | None]:
    """The mission cards that some news name."""
    return [value for event in events for name, value in event.parts.items() if name != "colour"]


@rule("KO-2.13", "KO-2.15")
def test_missions_are_seen_only_by_who_drew_them() -> None:
    """Each sees the own three cards, the others and whoever watches see none; the news of the deal hide them, too."""
    p = calm()
    for viewer in (0, 1, 2, None):
        mine = [[p.s.mission[seat * 3 + n] for n in range(3)] if seat == viewer else NOBODYS for seat in range(3)]
        assert p.view(viewer).missions == mine
        assert [cards_told([event]) for event in p.news(viewer, "MissionsDrawn")] == mine


@rule("KO-2.15")
def test_other_players_may_exchange_their_missions_unnoticed() -> None:
    """For white nothing depends on which cards green and red hold, round after round."""
    p = branch(calm())
    other = branch(p)
    for number in range(3):
        other.s.mission[3 + number], other.s.mission[6 + number] = p.s.mission[6 + number], p.s.mission[3 + number]
    assert look_alike(p, other, 0, None)
    assert not look_alike(p, other, 1) and not look_alike(p, other, 2)
    for each in (p, other):
        next_orders(each.on())
    assert look_alike(p, other, 0, None)


@rule("KO-2.15")
def test_missions_are_shown_to_all_when_the_points_are_counted() -> None:
    """Before the last round is over nothing is told; then every viewer sees all nine cards."""
    p = calm().round(60)
    assert p.news(None, "MissionScored") == [] and p.view(1).missions[0] == NOBODYS
    counted(p)
    cards = [[p.s.mission[seat * 3 + number] for number in range(3)] for seat in range(3)]
    for viewer in (0, 1, 2, None):
        assert p.view(viewer).missions == cards
        assert [event.parts["card"] for event in p.news(viewer, "MissionScored")] == [
            card for hand in cards for card in hand
        ]


def with_replaced(seats: int = 3) -> tuple[Position, int]:
    """A deal in which one seat, and no other, replaced one Mission 1 card; and this seat."""
    for seed in range(100):
        p = Position(seats, seed)
        if sorted(p.view(None).replaced_counts) == [0, 0, 1]:
            return p, p.view(None).replaced_counts.index(1)
    raise AssertionError


@rule("KO-A41")
def test_a_replaced_mission_1_is_known_only_to_who_gave_it_back() -> None:
    """All see that a card was laid aside, and by whom; which one it was, only its former holder knows."""
    p, giver = with_replaced()
    card = next(card for card in range(16) if p.s.replaced_by[card] == giver)
    for viewer in (0, 1, 2, None):
        knows = viewer == giver
        assert p.view(viewer).replaced == ([card] if knows else [])
        assert p.view(viewer).replaced_counts[giver] == 1
        told = [event.parts for event in p.news(viewer, "MissionReplaced")]
        assert told == [{"colour": giver, "card": card if knows else None}]


@rule("KO-A41")
def test_another_card_could_have_been_laid_aside_for_all_that_the_others_know() -> None:
    """With a different card given back, only the giver's view differs; it stays so when the game is over."""
    p, giver = with_replaced()
    p = branch(p)
    other = branch(p)
    by = [NONE if seat == giver else seat for seat in p.s.replaced_by]
    by[next(card for card, seat in enumerate(p.s.replaced_by) if seat == NONE)] = giver
    other.s.replaced_by = vec[i64](by)
    others = [viewer for viewer in (0, 1, 2, None) if viewer != giver]
    for _ in range(2):
        assert look_alike(p, other, *others) and not look_alike(p, other, giver)
        counted(p)
        counted(other)


@rule("KO-A46")
def test_orders_are_hidden_until_all_have_confirmed() -> None:
    """What white orders, and how much, nobody else can tell before red has confirmed, too; then all see it."""
    p = branch(calm().fly(0, (3, 3), E=1).load(0, 5, 2))
    other = branch(p)
    p.act(0, "order", "fuel E").act(0, "order", "hyper SE").act(0, "order", "fuel W")
    other.act(0, "shield_fuel")
    assert look_alike(p, other, 1, 2, None)
    assert not look_alike(p, other, 0)
    for each in (p, other):
        each.act(0, "done").act(1, "done")
        assert (each.view(2).ships[0].confirmed, each.view(2).waiting) == (True, (2,))
    assert look_alike(p, other, 1, 2, None)
    assert [event.parts for event in p.news(1, "OrdersConfirmed")] == [{"colour": 0}, {"colour": 1}]
    ship = p.view(2).ships[0]
    assert (ship.fuel, ship.hyper, ship.shields, ship.rose) == (5, 2, 3, [1, 0, 0])
    for each in (p, other):
        each.act(2, "done")
    assert not look_alike(p, other, 2)
    ship = p.view(2).ships[0]
    assert (ship.fuel, ship.hyper, ship.rose) == (3, 1, [1, 2, 0])
    assert [event.parts for event in p.news(2, "FuelOrdered")] == [{"colour": 0, "fuel": 2, "hyper": 1}]
    assert (other.view(2).ships[0].fuel, other.view(2).ships[0].shields) == (7, 2)


@rule("KO-A46")
def test_each_player_sees_the_own_orders_while_giving_them() -> None:
    """White sees what is ordered and where it leads; green sees an empty sheet of its own, a watcher none."""
    p = calm().fly(0, (3, 3), E=1).act(0, "order", "fuel SE").act(0, "order", "hyper SE")
    mine, green = p.view(0).orders, p.view(1).orders
    assert mine is not None and (mine.ordered, mine.units, mine.ends_at) == ([0, 3, 0], 2, (4, 6))
    assert green is not None and (green.ordered, green.units) == ([0, 0, 0], 0)
    assert p.view(None).orders is None


@rule("KO-A47")
def test_the_values_of_landing_tokens_are_shown_to_all() -> None:
    """They lie face down but follow from what everybody saw."""
    p = calm().tokens(1, "venus").fly(0, (3, 1), NW=1).all_done().act(0, "fly").act(0, "land", "venus")
    for viewer in (0, 1, 2, None):
        assert [ship.tokens[p.body("venus")] for ship in p.view(viewer).ships] == [3, 4, 0]
        assert [event.parts["points"] for event in p.news(viewer, "TokenTaken")] == [3]


@rule("KO-2.9")
def test_nobody_sees_in_which_order_the_event_deck_lies() -> None:
    """Turned upside down it looks the same to all; the three open cards, the discard pile and its size are open."""
    p = branch(calm())
    other = branch(p)
    other.s.event_deck = vec[i64](list(reversed(list(p.s.event_deck))))
    assert look_alike(p, other, 0, 1, 2, None)
    for viewer in (0, 1, 2, None):
        assert p.view(viewer).row == list(p.s.row)
        assert p.view(viewer).event_deck == len(p.s.event_deck) == 27
    p.on()
    other.on()
    assert look_alike(p, other, 0, 1, 2, None)
    chosen = p.s.row[0]
    for each in (p, other):
        each.act(1, "event", 0).to_orders()
        assert each.view(None).event_discard == [chosen]
    assert p.view(None).row[0] != other.view(None).row[0]  # drawn from the two ends
