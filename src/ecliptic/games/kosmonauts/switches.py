"""House rules: every ruling that a group may want otherwise, with our default."""

from __future__ import annotations

from typing import Final

from ecliptic.core.words import Switch

SWITCHES: Final = (
    Switch("well_can_be_escaped", True, "KO-A11"),
    Switch("leak_can_be_escaped", True, "KO-A12"),
    Switch("failure_can_be_escaped", True, "KO-A12"),
    Switch("well_takes_the_near", True, "KO-A13"),
    Switch("fallen_may_refuel", True, "KO-A15"),
    Switch("evacuate_after_flight", False, "KO-A34"),
    Switch("youngest_by_lot", False, "KO-A43"),
    Switch("round_limit", 60, "KO-A51", (20, 30, 40, 60, 100, 200)),
)
