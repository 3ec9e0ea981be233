"""House rules: every ruling that a group may want otherwise, with our default."""

from __future__ import annotations

from typing import Final

from ecliptic.core.words import Switch

WITH_DUEL: Final = ("2015", "2025")

SWITCHES: Final = (
    Switch("layout", "random", "RP-Q73", ("random", "A", "B", "C", "D"), ("2025",)),
    Switch("open_start", "redraw", "RP-Q5", ("redraw", "owner", "wait"), defaults={"2005": "owner"}),
    Switch("launches_at_once", False, "RP-Q16", defaults={"2005": True}),
    Switch("splits_ties", True, "RP-Q41", defaults={"2005": False}),
    Switch("effects_optional", False, "RP-Q10"),
    Switch("choice_may_change", True, "RP-Q8"),
    Switch("agent_may_pick_full", False, "RP-Q18"),
    Switch("agent_may_pick_empty", True, "RP-Q19"),
    Switch("empty_ships_explore", False, "RP-Q20"),
    Switch("boarder_repicks", False, "RP-Q22"),
    Switch("covered_tokens_return", False, "RP-Q24"),
    Switch("pilot_may_repeat", True, "RP-Q25"),
    Switch("destroyed_tokens_return", True, "RP-Q26"),
    Switch("discards_return", False, "RP-Q34"),
    Switch("draws_when_covered", True, "RP-Q32"),
    Switch("fresh_presence", True, "RP-Q36"),
    Switch("drop_most", 0, "RP-Q39", tuple(range(10)), WITH_DUEL),  # 0: as the card says
    Switch("cave_in_keeps_leftovers", False, "RP-Q48"),
    Switch("zero_is_most", False, "RP-Q51"),
    Switch("scores_stop_at_zero", False, "RP-Q56"),
    Switch("neutral_may_lead", True, "RP-Q58", editions=WITH_DUEL),
    Switch("neutral_may_decline", True, "RP-Q60", editions=WITH_DUEL),
)
