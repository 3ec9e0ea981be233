"""What the next production would give if it came now: the rule itself, played on what a viewer knows."""

from __future__ import annotations

from ecliptic.core.state import News
from ecliptic.games.redplanet.rules.production import Produce
from ecliptic.games.redplanet.state import RedPlanet
from ecliptic.games.redplanet.telling.scene import PRODUCTIONS


def production_now(known: RedPlanet) -> list[News]:
    """Its news, as everybody would hear them; none once all productions are over: RP-8.1.

    A face-down discovery does nothing yet, and an unexplored region yields nothing, so that all viewers hear the same.
    """
    if known.over or known.productions == len(PRODUCTIONS):
        return []
    news: list[News] = []
    known.news = news
    Produce(known.productions + 1).happen(known, 0)
    return news
