"""Chapter 1: how many may play, what lies on the table, and that no piece of the box ever runs out."""

from __future__ import annotations

import pytest

from ecliptic.core.errors import SetupProblem
from ecliptic.testing.rules import rule
from tests.games.ares.position import Position


@rule("AE-1.1", "AE-Q44")
@pytest.mark.parametrize(("mode", "seats"), [("versus", 2), ("versus", 3), ("versus", 4), ("coop", 2), ("solo", 1)])
def test_each_mode_has_its_numbers_of_players(mode: str, seats: int) -> None:
    """Against each other two to four, together two, alone one."""
    p = Position(seats, mode, as_dealt=True)
    assert p.view(None).waiting == tuple(range(seats))


@rule("AE-1.1", "AE-Q44")
@pytest.mark.parametrize(("mode", "seats"), [("versus", 1), ("versus", 5), ("coop", 1), ("coop", 3), ("solo", 2)])
def test_other_numbers_of_players_are_refused(mode: str, seats: int) -> None:
    """No game is made."""
    with pytest.raises(SetupProblem) as caught:
        Position(seats, mode)
    assert caught.value.phrase.id == ("setup-seats" if mode == "versus" else "setup-seats-only")


@rule("AE-1.2")
def test_there_are_208_projects_each_with_a_number_of_its_own() -> None:
    """The numbers 1 to 208 stand for as many different cards."""
    projects = [card for card in Position(2).box.cards if card.colour != "corporation"]
    assert sorted(card.number for card in projects) == list(range(1, 209))
    assert len({card.id for card in projects}) == 208


@rule("AE-1.3")
def test_there_are_12_corporations_and_no_thirteenth_can_be_made() -> None:
    """An owner may correct a corporation, but not add one."""
    assert sum(card.colour == "corporation" for card in Position(2).box.cards) == 12
    with pytest.raises(SetupProblem) as caught:
        Position(2, corrections={"edition": "ares", "cards": [{"id": "lunar_bank", "mc": 30}]})
    assert caught.value.phrase.id == "box-unknown-card"


@rule("AE-1.4")
def test_each_of_four_players_has_a_card_for_each_phase() -> None:
    """Nobody takes a card away from another: all four can choose the same phase in the same round."""
    p = Position(4).plan("action", "action", "action")
    assert p.things(3, "plan") == ["development", "construction", "action", "production", "research"]
    p.act(3, "plan", "action")
    assert [player.phase for player in p.view(None).players] == [2, 2, 2, 2]


@rule("AE-1.5")
def test_a_phase_token_shows_whether_its_phase_is_chosen() -> None:
    """All five are closed while the players plan; then those of the chosen phases are open."""
    p = Position(2)
    assert p.view(None).called == []
    assert p.plan("research", "construction").view(None).called == [1, 4]


@rule("AE-1.6")
def test_nine_tiles_show_nothing_until_they_are_flipped() -> None:
    """A flipped one shows its reward to all, the other eight still nothing."""
    p = Position(2).tile(0, plants=2).give(0, mc=15).plan("action", "research")
    assert p.view(None).tiles == [None] * 9
    p.act(0, "standard", "ocean_mc")
    assert p.view(1).tiles == [p.s.tile[0], *[None] * 8]
    assert p.box.tiles[p.s.tile[0]].plants == 2


@rule("AE-1.6")
def test_every_tile_has_a_reward() -> None:
    """Nine of them, none blank."""
    tiles = Position(2).box.tiles
    assert len(tiles) == 9
    assert min(tile.mc + tile.plants + tile.cards for tile in tiles) == 1


@rule("AE-1.8", "AE-1.9")
@pytest.mark.parametrize("forests", [15, 16, 56, 99])
def test_forests_do_not_run_out_and_each_is_one_point(forests: int) -> None:
    """The tokens show at most 56 points; the sixteenth forest, the 57th and the hundredth count like the first."""
    p = Position(2).give(0, forests=forests, plants=8).plan("action", "research")
    before = p.points(0)
    p.act(0, "standard", "forest_plants")
    assert p.has(0, "forests", "rating") == (forests + 1, 6)
    assert p.points(0) == before + 2  # the forest, and a step of the rating


@rule("AE-1.11")
def test_an_amount_is_a_plain_number_and_never_below_zero() -> None:
    """Three of ten M€ leave seven, whatever the cubes; two M€ do not pay for a card of three."""
    p = Position(2).hand(0, "power_plant").give(0, mc=10).hand(1, "adapted_lichen").give(1, mc=2)
    p.plan("construction", "development")
    assert p.reason(1, "play", "adapted_lichen") == "too-dear"  # 6, less 3 for the chooser
    assert p.act(0, "play", "power_plant").has(0, "mc") == (7,)


@rule("AE-1.12")
def test_cubes_do_not_run_out() -> None:
    """All cubes together are worth 460; a player who has so much goes on earning."""
    p = Position(2).give(0, mc=460, heat=460, rating=60).in_play(0, "mohole_area").plan("production", "research")
    assert p.has(0, "mc", "heat") == (524, 464)


@rule("AE-1.14", "AE-1.15")
def test_the_board_shows_both_scales_nine_oceans_and_everybodys_rating() -> None:
    """What one player raises is raised for all; the rating is that player's alone."""
    p = Position(3).give(0, mc=63).plan("action", "research", "research")
    p.act(0, "standard", "temperature_mc").act(0, "standard", "temperature_mc")
    p.act(0, "standard", "forest_mc").act(0, "standard", "ocean_mc")
    seen = p.view(2)
    assert (seen.temperature, seen.oxygen, seen.oceans, len(seen.tiles)) == (2, 1, 1, 9)
    assert [player.rating for player in seen.players] == [9, 5, 5]


ZONES = [
    ("bushes", -20, 0, -18, 0, "too-cold"),
    ("trees", -10, 0, -8, 0, "too-cold"),
    ("farming", 0, 0, 2, 0, "too-cold"),
    ("low_atmo_shields", 8, 2, -30, 3, "too-little-oxygen"),
    ("livestock", 8, 6, -30, 7, "too-little-oxygen"),
    ("birds", 8, 11, -30, 12, "too-little-oxygen"),
]


@rule("AE-1.16")
@pytest.mark.parametrize(("card", "cold", "thin", "warm", "thick", "reason"), ZONES)
def test_both_scales_have_four_zones_in_rising_order(
    card: str, cold: int, thin: int, warm: int, thick: int, reason: str
) -> None:
    """A card for red, yellow or white and higher is refused one step below its zone and legal from there on."""
    phase = "construction" if card in ("livestock", "birds") else "development"
    p = Position(2).hand(0, card).give(0, mc=50).mars(cold, thin).plan(phase, "research")
    assert p.reason(0, "play", card) == reason
    p = Position(2).hand(0, card).give(0, mc=50).mars(warm, thick).plan(phase, "research")
    assert p.reason(0, "play", card) is None


@rule("AE-1.17")
def test_a_player_board_has_four_productions_and_two_stocks() -> None:
    """A card of each kind moves its own level and no other."""
    p = Position(2).in_play(0, "sponsors", "coal_imports", "lichen", "blueprints", "mine", "titanium_mine")
    assert (p.production(0), p.has(0, "steel", "titanium")) == ((4, 3, 1, 1), (2, 1))
    assert p.view(1).players[0].production == [4, 3, 1, 1]


@rule("AE-1.17")
def test_a_player_board_has_three_resources_and_five_standard_actions() -> None:
    """With enough of all three resources all five actions are there, two of them paid without M€."""
    p = Position(2).give(0, mc=20, heat=8, plants=8).give(1, heat=8, plants=8).plan("action", "research")
    standards = ["forest_plants", "forest_mc", "temperature_heat", "temperature_mc", "ocean_mc"]
    assert p.things(0, "standard") == standards
    assert p.things(1, "standard") == ["forest_plants", "temperature_heat"]


@rule("AE-1.18", "AE-1.19", "AE-Q26")
def test_a_production_has_no_highest_level() -> None:
    """Five cards that make 23 heat together bring 23 heat."""
    p = Position(2).in_play(0, "mohole_area", "soletta", "smelting", "undersea_vents", "biomass_combustors")
    assert p.production(0)[1] == 23
    assert p.plan("production", "research").has(0, "heat") == (23,)


@rule("AE-1.18", "AE-1.19", "AE-Q26")
def test_a_stock_has_no_highest_level() -> None:
    """Thirteen steel take 26 M€ off a building of 31."""
    p = Position(2).in_play(0, "building_industries", "dusty_quarry", "great_escarpment_consortium", "mine")
    p.in_play(0, "industrial_center", "industrial_microbes", "micro_mills", "strip_mine", "surface_mines")
    p.in_play(0, "underground_city").hand(0, "undersea_vents").give(0, mc=5)
    assert p.has(0, "steel") == (13,)
    p.plan("research", "development").act(0, "play", "undersea_vents")
    assert p.has(0, "mc", "steel") == (0, 13)
