"""House rules: how to set up, and every ruling that a group may want otherwise, with our default."""

from __future__ import annotations

from typing import Final

from ecliptic.core.words import Switch

SWITCHES: Final = (
    Switch("set_up", "normal", "AE-2.12", ("normal", "first_game", "experienced")),
    Switch("level", "experienced", "AE-17.4", ("beginner", "experienced", "expert"), editions=("solo",)),
    Switch("ask_everything", False, "AE-Q2"),
    Switch("choice_may_change", True, "AE-Q46"),
    Switch("done_may_be_withdrawn", True, "AE-Q3"),
    Switch("maximums_at_phase_start", True, "AE-Q4"),
    Switch("draw_without_play", True, "AE-Q9"),
    Switch("discards_pay", False, "AE-Q14"),
    Switch("must_convert_at_maximum", False, "AE-Q19"),
    Switch("standard_at_maximum", False, "AE-Q20"),
    Switch("overshoot_pays", True, "AE-Q22"),
    Switch("triggers_first", False, "AE-Q29"),
    Switch("event_tags_count", True, "AE-Q30"),
    Switch("corporation_tags_count", True, "AE-Q31"),
    Switch("tie_break", "shared", "AE-Q37", ("shared", "rating", "seat"), editions=("versus",)),
    Switch("supply_by_lot", False, "AE-Q47", editions=("coop",)),
    Switch("stops_when_terraformed", False, "AE-Q52", editions=("coop", "solo")),
    Switch("neutral_order_in_advance", False, "AE-Q54", editions=("solo",)),
    Switch("anti_gravity_counts_itself", False, "AE-Q28"),
    Switch("favorite_needs_cube", False, "AE-8.30"),
    Switch("guild_counts_steel", True, "AE-8.32"),
    Switch("payment_repeats", False, "AE-Q63"),
    Switch("round_limit", 100, "AE-Q65", (40, 60, 100, 200), editions=("versus",)),
)
