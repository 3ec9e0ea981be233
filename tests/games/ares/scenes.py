"""Questions that random games hardly ever ask: positions in which the first player is asked them."""

from __future__ import annotations

from tests.games.ares.position import Position


def paying_with(card: str, microbes: int = 0) -> Position:
    """A comet is to be paid, and this card lets something else than M€ pay."""
    p = Position().give(0, mc=40, plants=1).in_play(0, card).hand(0, "comet")
    if microbes:
        p.cubes(0, card, microbes)
    return p.plan("construction", "research").act(0, "play", "comet")


def buying_rating() -> Position:
    """TR has risen, and more of it is for sale."""
    p = Position().corporation(0, "united_nations_mars_initiative").give(0, mc=40, heat=8).plan("action", "research")
    return p.act(0, "standard", "temperature_heat")


def putting() -> Position:
    """A microbe goes on one of two cards."""
    p = Position().in_play(0, "symbiotic_fungus", "tardigrades", "decomposers").cubes(0, "tardigrades", 4)
    return p.plan("action", "research").act(0, "use", "symbiotic_fungus")


def removing() -> Position:
    """A microbe comes from one of two cards."""
    p = Position().in_play(0, "decomposing_fungus", "tardigrades", "decomposers")
    p.cubes(0, "tardigrades", 4).cubes(0, "decomposers", 1)
    return p.plan("action", "research").act(0, "use", "decomposing_fungus")


def taking() -> Position:
    """Three cards lie open, and two of them fit."""
    p = Position().in_play(0, "advanced_screening_technology").on_deck("moss", "comet", "lichen")
    return p.plan("action", "research").act(0, "use", "advanced_screening_technology")


def resolving() -> Position:
    """Two cards react to the same one, and the player wants to say which goes first."""
    p = Position(ask_everything=True).give(0, mc=40).in_play(0, "ecological_zone", "viral_enhancers", "decomposers")
    return p.hand(0, "lichen").mars(temperature=-20).plan("development", "research").act(0, "play", "lichen")


def all_scenes() -> list[Position]:
    """All of these."""
    paying = [paying_with("anaerobic_microorganisms", 2), paying_with("restructured_resources")]
    return [*paying, buying_rating(), putting(), removing(), taking(), resolving()]
