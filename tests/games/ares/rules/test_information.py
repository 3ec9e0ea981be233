"""Chapter 18a: who sees which faces, in views and in the news."""

from __future__ import annotations

import pytest

from ecliptic.testing.rules import rule
from tests.games.ares.position import Position

VIEWERS = (0, 1, None)  # None: somebody who watches


def faces(p: Position, name: str, part: str = "card") -> list[list[int | None]]:
    """What the owner, another player and somebody who watches hear of events of this name."""
    return [[event.parts[part] for event in p.news(viewer, name)] for viewer in VIEWERS]


@rule("AE-18.1")
@pytest.mark.parametrize("mode", ["versus", "coop"])
def test_a_hand_is_seen_by_its_owner_only(mode: str) -> None:
    """Others see how many cards there are."""
    p = Position(2, mode).hand(0, "comet", "fish")
    held = [p.card("comet"), p.card("fish")]
    assert [p.view(viewer).players[0].hand for viewer in VIEWERS] == [held, [None, None], [None, None]]


@rule("AE-18.1")
def test_prices_are_those_of_the_own_hand() -> None:
    """What a card would cost is told only to its owner."""
    p = Position().hand(0, "comet").plan("construction", "research")
    assert [p.view(viewer).players[0].prices for viewer in VIEWERS] == [{p.card("comet"): 25}, {}, {}]


@rule("AE-18.1", "AE-Q45")
def test_a_drawn_card_is_heard_of_without_its_face() -> None:
    """All hear that a card was drawn, its owner which."""
    p = Position().in_play(0, "circuit_board_factory").on_deck("comet").plan("action", "research").forget_news()
    p.act(0, "use", "circuit_board_factory")
    assert faces(p, "CardDrawn") == [[p.card("comet")], [None], [None]]


@rule("AE-18.1")
def test_decisions_are_shown_to_those_who_make_them() -> None:
    """The cards that one may play are in the own view; others only see who is waited for."""
    p = Position().hand(0, "research").give(0, mc=9).plan("construction", "production")
    mine = p.view(0).decision
    assert mine is not None and ("play", p.card("research")) in mine.actions
    other = p.view(1).decision
    assert other is not None and [action for action, _ in other.actions] == ["done"]
    assert (p.view(None).decision, p.view(None).waiting) == (None, (0, 1))


@rule("AE-18.2")
def test_of_the_deck_only_the_number_is_seen() -> None:
    """208 cards less those in two hands."""
    p = Position().hand(0, "comet").hand(1, "fish", "birds").discarded("mine")
    assert [(p.view(viewer).deck, p.view(viewer).discards) for viewer in VIEWERS] == [(204, 1)] * 3


@rule("AE-18.3", "AE-Q45")
def test_a_sold_card_is_known_to_the_seller_only() -> None:
    """The price and the number of discards are public, the face is not."""
    p = Position().hand(0, "comet", "fish").plan("action", "research").forget_news()
    p.act(0, "sell").act(0, "sell_card", "fish")
    assert faces(p, "CardSold") == [[p.card("fish")], [None], [None]]
    assert faces(p, "CardSold", "price") == [[3], [3], [3]]
    assert [p.view(viewer).known_discards for viewer in VIEWERS] == [[p.card("fish")], [], []]
    assert [p.view(viewer).discards for viewer in VIEWERS] == [1, 1, 1]


@rule("AE-18.3", "AE-18.7")
def test_a_card_discarded_after_a_draw_is_known_to_its_owner_only() -> None:
    """Both what was drawn and what went."""
    p = Position().hand(0, "business_contacts", "moss").give(0, mc=5).on_deck("comet", "fish", "mine", "birds")
    p.plan("construction", "research").forget_news().act(0, "play", "business_contacts")
    p.act(0, "discard", "moss").act(0, "discard", "mine")
    drawn = [p.card(name) for name in ("comet", "fish", "mine", "birds")]
    assert faces(p, "CardDrawn") == [drawn, [None] * 4, [None] * 4]
    assert faces(p, "CardDiscarded") == [[p.card("moss"), p.card("mine")], [None] * 2, [None] * 2]
    assert [p.view(viewer).known_discards for viewer in (1, None)] == [[], []]


@rule("AE-18.4", "AE-Q45")
def test_a_phase_is_secret_until_all_have_chosen() -> None:
    """Others see that a choice was made, then all see all choices."""
    p = Position().forget_news().act(0, "plan", "action")
    seen = [p.view(viewer).players[0] for viewer in VIEWERS]
    assert [(player.phase, player.chose_phase) for player in seen] == [(2, True), (None, True), (None, True)]
    assert faces(p, "PhaseChosen", "phase") == [[2], [None], [None]]
    assert (p.view(None).called, p.news(None, "PhaseRevealed")) == ([], [])
    p.act(1, "plan", "research")
    assert [p.view(viewer).players[0].phase for viewer in VIEWERS] == [2, 2, 2]
    assert [event.parts for event in p.news(None, "PhaseRevealed")] == [
        {"colour": 0, "phase": 2},
        {"colour": 1, "phase": 4},
    ]


@rule("AE-18.5")
def test_a_tile_is_unknown_to_everybody_until_it_is_flipped() -> None:
    """Not even whoever pays for it knows beforehand; afterwards all do."""
    p = Position().give(0, mc=15).mars(oceans=2).plan("action", "research")
    known = [p.s.tile[0], p.s.tile[1]]
    assert [p.view(viewer).tiles for viewer in VIEWERS] == [known + [None] * 7] * 3
    p.act(0, "standard", "ocean_mc")
    assert [p.view(viewer).tiles for viewer in VIEWERS] == [[*known, p.s.tile[2]] + [None] * 6] * 3


@rule("AE-18.6")
def test_corporations_on_offer_are_seen_by_their_holder_only() -> None:
    """Others see two cards; whoever has chosen is seen to have chosen, not what."""
    p = Position(as_dealt=True)
    offers = list(p.player(0).offers)
    assert [p.view(viewer).players[0].offers for viewer in VIEWERS] == [offers, [None] * 2, [None] * 2]
    assert faces(p, "CorporationDealt") == [
        [*offers, None, None],
        [None, None, *p.player(1).offers],
        [None] * 4,
    ]
    p.act(0, "found", offers[1])
    seen = [p.view(viewer).players[0] for viewer in VIEWERS]
    assert [(each.corporation, each.chose_corporation) for each in seen] == [
        *[(offers[1], True), (None, True), (None, True)]
    ]


@rule("AE-18.6", "AE-18.8")
def test_a_founded_corporation_is_seen_by_all() -> None:
    """And the one that was not founded has left the game."""
    p = Position(as_dealt=True)
    chosen = p.player(0).offers[0]
    p.act(0, "found", chosen).act(1, "found", p.player(1).offers[1])
    assert [p.view(viewer).players[0].corporation for viewer in VIEWERS] == [chosen] * 3
    assert [p.view(viewer).players[0].offers for viewer in VIEWERS] == [[], [], []]


@rule("AE-18.7")
def test_cards_looked_at_in_research_are_seen_by_the_one_who_drew_them() -> None:
    """Others see how many, and how many of them will be kept."""
    p = Position().on_deck("comet", "fish").forget_news().plan("production", "research")
    drawn = [p.card("comet"), p.card("fish")]
    assert [p.view(viewer).players[0].looked for viewer in VIEWERS] == [drawn, [None] * 2, [None] * 2]
    assert [p.view(viewer).players[0].keeps for viewer in VIEWERS] == [1, 1, 1]
    p.act(0, "keep", "fish")
    assert faces(p, "CardKept") == [[p.card("fish")], [None], [None]]
    assert faces(p, "CardDiscarded") == [[p.card("comet")], [None], [None]]


@rule("AE-18.7")
def test_cards_that_an_event_lets_one_look_at_are_seen_by_its_player() -> None:
    """Three looked at, one kept: neither is told to others."""
    p = Position().hand(0, "invention_contest").give(0, mc=1).on_deck("comet", "fish", "mine")
    p.plan("construction", "research").forget_news().act(0, "play", "invention_contest").act(0, "keep", "mine")
    looked = [p.card(name) for name in ("comet", "fish", "mine")]
    assert faces(p, "CardLookedAt") == [looked, [None] * 3, [None] * 3]
    assert faces(p, "CardKept")[1:] == [[None], [None]]


@rule("AE-18.8")
def test_what_lies_on_the_table_is_seen_by_all() -> None:
    """Played cards, goods, levels, stock, TR, forests, cubes, used actions: the same for every viewer."""
    p = Position().in_play(0, "tardigrades", "mine", "geothermal_power", "space_station").cubes(0, "tardigrades", 4)
    p.give(0, mc=7, heat=6, plants=5, rating=12, forests=2).last_phase(0, "research").plan("action", "production")
    p.act(0, "use", "tardigrades")
    for viewer in VIEWERS:
        seen = p.view(viewer).players[0]
        assert (seen.mc, seen.heat, seen.plants, seen.rating, seen.forests) == (7, 6, 5, 12, 2)
        assert (seen.production, seen.steel, seen.titanium) == ([0, 2, 0, 0], 2, 1)
        assert [p.word("use", card) for card in seen.played] == [
            "tardigrades",
            "mine",
            "geothermal_power",
            "space_station",
        ]
        assert (seen.cubes, seen.used) == ({p.card("tardigrades"): 5}, {p.card("tardigrades"): 1})
        assert (seen.corporation, seen.phase, seen.last_phase) == (p.card("tharsis_republic"), 2, 4)


@rule("AE-18.8")
def test_mars_and_the_phases_of_the_round_are_seen_by_all() -> None:
    """Three parameters, open phase tokens, the phase being played."""
    p = Position().mars(temperature=-12, oxygen=5, oceans=3).plan("action", "production")
    for viewer in VIEWERS:
        seen = p.view(viewer)
        assert (seen.temperature, seen.oxygen, seen.oceans) == (9, 5, 3)
        assert (seen.called, seen.phase, seen.round) == ([2, 3], 2, 1)


@rule("AE-18.9")
def test_numbers_of_cards_are_public() -> None:
    """Hands, deck and discard pile are counted by all, before and after a sale."""
    p = Position().hand(0, "comet", "fish").hand(1, "mine").plan("action", "research")
    p.act(0, "sell").act(0, "sell_card", "fish").act(0, "stop")
    seen = [p.view(viewer) for viewer in VIEWERS]
    assert [[len(player.hand) for player in view.players] for view in seen] == [[1, 1]] * 3
    assert [(view.deck, view.discards) for view in seen] == [(205, 1)] * 3


@rule("AE-Q45")
def test_what_is_revealed_is_shown_to_all() -> None:
    """Three cards lie open while one of two that fit is picked; the others then lie on the pile, known to players."""
    p = Position().in_play(0, "advanced_screening_technology").on_deck("lichen", "comet", "research")
    p.plan("action", "research").forget_news().act(0, "use", "advanced_screening_technology")
    shown = [p.card(name) for name in ("lichen", "comet", "research")]
    assert [p.view(viewer).players[0].looked for viewer in VIEWERS] == [shown] * 3
    assert faces(p, "CardRevealed") == [shown] * 3
    p.act(0, "take", "research")
    assert faces(p, "CardTaken") == [[p.card("research")]] * 3
    rest = sorted([p.card("lichen"), p.card("comet")])
    assert [p.view(viewer).known_discards for viewer in (0, 1)] == [rest, rest]


@rule("AE-18.10")
def test_the_order_of_the_neutral_stack_is_hidden_at_first() -> None:
    """What remains in the stack can be told, in an order that says nothing."""
    p = Position(1)
    assert p.view(0).neutral == p.view(None).neutral == [0, 1, 2, 3, 4]
    p.plan("development").on()
    left = sorted({0, 1, 2, 3, 4} - {event.parts["phase"] or 0 for event in p.news(0, "NeutralRevealed")})
    assert p.view(0).neutral == left and len(left) == 4


@rule("AE-18.10")
def test_in_the_last_five_rounds_the_stack_is_open() -> None:
    """Where the order is set in advance, the view shows it as it will come, the last on top."""
    p = Position(1, neutral_order_in_advance=True, level="expert").round(19)
    p.s.marker, p.s.neutral = 4, p.s.neutral[:2]
    p.on().to("OrderStack")
    for phase in ("action", "research", "development", "production"):
        p.act(0, "neutral", phase)
    assert (p.s.round, p.view(0).neutral) == (21, [1, 3, 0, 4, 2])
    assert p.view(None).neutral == [1, 3, 0, 4, 2]
