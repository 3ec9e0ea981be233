"""What the cards say, as tables: read by the rules, shared by all games that are played with the same box."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ecliptic.core.agenda import NONE, Step
from ecliptic.games.ares.terms import CARDS, HOSTS, TAGS


@final
@mypyc_attr(acyclic=True)
class Way:
    """One way to use a card's action: what it costs, and the steps it brings."""

    def __init__(self, gains: vec[Step]) -> None:
        self.mc: i64 = 0
        self.less: i64 = 0  # M€ off for each …
        self.less_per: i64 = NONE  # … tag, or STEEL, TITANIUM; ENOUGH_BLUE: once, with so many blue cards
        self.enough_blue: i64 = 0
        self.heat: i64 = 0
        self.plants: i64 = 0
        self.plants_if_chosen: i64 = NONE
        self.rating: i64 = 0
        self.discard: i64 = 0
        self.remove: i64 = 0
        self.remove_kinds: i64 = 0
        self.remove_anywhere = False
        self.amount_of: i64 = NONE  # HEAT, or CARD: the player picks how much of it is given …
        self.amount_most: i64 = 0  # … up to this many; 0: no limit
        self.amount_gives: i64 = NONE  # MC, PLANTS or CARD: as much as was given
        self.gains = gains
        self.gains_if_chosen = vec[Step]()


@final
@mypyc_attr(acyclic=True)
class Trigger:
    """An effect that reacts: to a card being played, to a raise, to an action, to steel."""

    def __init__(self, steps: vec[Step]) -> None:
        self.any_card = False
        self.tags: i64 = 0  # bits of the tags to which it reacts
        self.this_too = False  # its own play counts: AE-8.34
        self.raises: i64 = 0  # bits of what is raised
        self.on_action = False
        self.on_steel = False
        self.steps = steps


STEEL: Final[i64] = 10
TITANIUM: Final[i64] = 11
ENOUGH_BLUE: Final[i64] = 12


@final
class Edition:
    """All 220 cards by column, the ocean tiles, the zones, and the house rules."""

    def __init__(self) -> None:
        # Printed on the cards.
        self.cost = blank(CARDS, 0)
        self.colour = blank(CARDS, 0)
        self.tag_bits = blank(CARDS, 0)  # which tags it bears
        self.first_tag = blank(CARDS, NONE)  # its different tags, at most three
        self.second_tag = blank(CARDS, NONE)
        self.third_tag = blank(CARDS, NONE)
        self.tags = blank(CARDS * TAGS, 0)  # how many of each
        self.starter = blank(CARDS, 0)
        # Requirements.
        self.has_needs = blank(CARDS, 0)
        self.temperature_least = blank(CARDS, NONE)  # zones
        self.temperature_most = blank(CARDS, NONE)
        self.oxygen_least = blank(CARDS, NONE)
        self.oxygen_most = blank(CARDS, NONE)
        self.oceans_least = blank(CARDS, NONE)
        self.oceans_most = blank(CARDS, NONE)
        self.rating_least = blank(CARDS, NONE)
        self.tags_needed = blank(CARDS * TAGS, 0)
        self.needs_tags = blank(CARDS, 0)
        self.spends_heat = blank(CARDS, 0)
        self.spends_plants = blank(CARDS, 0)
        self.spends_rating = blank(CARDS, 0)
        # Points.
        self.points = blank(CARDS, 0)
        self.points_by = blank(CARDS, 0)
        self.points_tag = blank(CARDS, NONE)
        self.points_each = blank(CARDS, 1)
        # Production and stock.
        self.production = blank(CARDS * 4, 0)
        self.scales = blank(CARDS, NONE)  # what a production that counts something gives …
        self.scales_by = blank(CARDS, NONE)  # … for tags of this kind, or FORESTS …
        self.scales_amount = blank(CARDS, 0)
        self.scales_each = blank(CARDS, 1)
        self.steel = blank(CARDS, 0)
        self.titanium = blank(CARDS, 0)
        # Corporations.
        self.start_mc = blank(CARDS, 0)
        self.start_draws = blank(CARDS, 0)
        # Cards that hold special resources.
        self.host = blank(CARDS, NONE)  # by card
        self.host_card = blank(HOSTS, NONE)  # by host
        self.host_kind = blank(HOSTS, 0)
        # What cards do: steps in printed order; alternatives by the number that `ChooseOne` carries.
        self.instant: list[vec[Step]] = []
        self.alternatives: list[list[vec[Step]]] = []
        self.trigger: list[Trigger | None] = []
        self.action = blank(CARDS, NONE)  # by card: its number among the actions
        self.ways: list[list[Way]] = []  # by action
        # Standing effects.
        self.less_all = blank(CARDS, 0)
        self.less_tag = blank(CARDS * TAGS, 0)
        self.less_dear = blank(CARDS, 0)
        self.dear_from = blank(CARDS, 0)
        self.steel_more = blank(CARDS, 0)
        self.titanium_more = blank(CARDS, 0)
        self.standard_less = blank(CARDS, 0)
        self.forest_less = blank(CARDS, 0)
        self.sale_more = blank(CARDS, 0)
        self.draws_more = blank(CARDS, 0)
        self.keeps_more = blank(CARDS, 0)
        self.shifts_zone = blank(CARDS, 0)
        self.heat_pays = blank(CARDS, 0)
        self.microbes_price = blank(CARDS, 0)  # so many microbes on this card …
        self.microbes_pay = blank(CARDS, 0)  # … pay so much of a card
        self.plants_price = blank(CARDS, 0)
        self.plants_pay = blank(CARDS, 0)
        self.rating_price = blank(CARDS, 0)  # the first rise of a phase may be followed by another, for so much
        # The board.
        self.tile_mc = blank(9, 0)
        self.tile_plants = blank(9, 0)
        self.tile_cards = blank(9, 0)
        self.temperature_zone = blank(20, 0)
        self.oxygen_zone = blank(15, 0)
        # The mode and the house rules: see switches.py.
        self.mode: i64 = 0
        self.set_up: i64 = 0
        self.automatic_steps: i64 = 0
        self.round_limit: i64 = 0
        self.tie_break: i64 = 0
        self.ask_everything = False
        self.choice_may_change = True
        self.done_may_be_withdrawn = True
        self.maximums_at_phase_start = True
        self.draw_without_play = True
        self.discards_pay = False
        self.must_convert_at_maximum = False
        self.standard_at_maximum = False
        self.overshoot_pays = True
        self.triggers_first = False
        self.event_tags_count = True
        self.corporation_tags_count = True
        self.supply_by_lot = False
        self.stops_when_terraformed = True
        self.neutral_order_in_advance = False
        self.anti_gravity_counts_itself = False
        self.favorite_needs_cube = False
        self.guild_counts_steel = True
        self.payment_repeats = False


def blank(count: i64, value: i64) -> vec[i64]:
    """So many equal values."""
    return vec[i64]([value for _ in range(count)])
