"""An edition of the box: its tables and its few named switches. Rules read it; no rule asks which year it is."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ecliptic.core.agenda import NONE
from ecliptic.games.redplanet.terms import INNER, MOON, OUTER, REGIONS


@final
@mypyc_attr(acyclic=True)
class Edition:
    """Filled once by `tables.py` from the box and the chosen switches, then never changed: all clones share it."""

    def __init__(self) -> None:
        # The map.
        self.region_kind = vec[i64]()  # OUTER, INNER or MOON, by region
        self.adjacent = vec[i64]()  # REGIONS x REGIONS of 0 and 1: RP-1.32
        self.phobos: i64 = NONE
        # Ships, resources.
        self.ship_bound = vec[i64]()  # printed destination by ship card; NONE for an open ship: RP-1.10
        self.ship_capacity = vec[i64]()
        self.resource_tokens = vec[i64]()  # how many of each kind: RP-1.13, RP-1.14
        self.token_value = vec[i64]()  # RP-1.17
        # Characters.
        self.place_count = vec[i64]()  # astronauts that a role places
        self.place_mode = vec[i64]()
        self.explorer_moves: i64 = 3
        self.drop_most: i64 = 3  # astronauts that the Soldier may bring down from Phobos: RP-7.81
        # Event cards, by card.
        self.events: i64 = 0
        self.first_discovery: i64 = 0  # missions come first, then discoveries, then actions
        self.first_action: i64 = 0
        self.event_kind = vec[i64]()
        self.effect = vec[i64]()
        self.timing = vec[i64]()  # AT_… of a discovery, or the window of an action card
        self.amount = vec[i64]()
        self.resource = vec[i64]()
        self.points = vec[i64]()
        self.limit = vec[i64]()  # the most points that a card gives
        self.named = vec[i64]()  # events x REGIONS of 0 and 1: regions named by a mission
        self.tiers = vec[i64]()  # events x (REGIONS + 1): points for presence in so many of them
        # Where the rulebooks differ.
        self.hidden_resources = True  # resource tokens lie face down from setup: RP-2.17, RP-2.30
        self.new_ships_first = False  # new ships come at the start of a round: RP-3.3, RP-3.11
        self.deals_events = False  # three event cards are dealt instead of two missions: RP-2.21, RP-2.35
        self.swaps_tokens = False  # the Pilot may swap two destination tokens: RP-7.90, RP-7.91
        self.drops_at_once = False  # the Soldier's astronauts leave Phobos at the same time: RP-7.83
        self.leftovers_leave = False  # tokens not taken in the last production leave the game: RP-8.24
        self.any_tie_keeps = False  # Subterfuge: any tie for the deciding place leaves the tokens: RP-Q49
        # Switches that a group may set.
        self.launches_at_once = False  # RP-6.17, RP-6.19, RP-Q16
        self.splits_ties = True  # RP-8.11, RP-8.14, RP-Q41
        self.open_start: i64 = 0  # an open ship in setup: 0 drawn again, 1 its astronaut's owner picks, 2 it waits
        self.effects_optional = False  # RP-Q10
        self.choice_may_change = True  # RP-Q8
        self.agent_may_pick_full = False  # RP-Q18
        self.agent_may_pick_empty = True  # RP-Q19
        self.empty_ships_explore = False  # RP-Q20
        self.boarder_repicks = False  # RP-Q22
        self.covered_tokens_return = False  # RP-Q24
        self.pilot_may_repeat = True  # RP-Q25
        self.destroyed_tokens_return = True  # RP-Q26
        self.discards_return = False  # RP-Q31, RP-Q34
        self.draws_when_covered = True  # RP-Q32
        self.fresh_presence = True  # RP-Q36
        self.cave_in_keeps_leftovers = False  # RP-Q48
        self.zero_is_most = False  # RP-Q51
        self.scores_stop_at_zero = False  # RP-Q56
        self.neutral_may_lead = True  # RP-Q58
        self.neutral_may_decline = True  # RP-Q60

    def is_outer(self, region: i64) -> bool:
        """On the rim of the planet: RP-1.24, RP-1.25, RP-1.26."""
        return self.region_kind[region] == OUTER

    def is_inner(self, region: i64) -> bool:
        """On the planet, but not on its rim."""
        return self.region_kind[region] == INNER

    def on_mars(self, region: i64) -> bool:
        """On the planet; Phobos is not."""
        return self.region_kind[region] != MOON

    def are_adjacent(self, region: i64, other: i64) -> bool:
        """RP-1.32; Phobos is adjacent to nothing: RP-12.2."""
        return self.adjacent[region * REGIONS + other] == 1

    def is_named(self, card: i64, region: i64) -> bool:
        """The mission names this region."""
        return self.named[card * REGIONS + region] == 1
