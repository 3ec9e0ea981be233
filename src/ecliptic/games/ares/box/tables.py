"""From a box and the chosen switches to an `Edition`: names become numbers, sentences become steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core.agenda import NONE, Step
from ecliptic.games.ares import terms as t
from ecliptic.games.ares.box import sentences
from ecliptic.games.ares.box.contents import Box, Card, Zones
from ecliptic.games.ares.box.sentences import Clause, WayRead
from ecliptic.games.ares.edition import ENOUGH_BLUE, STEEL, TITANIUM, Edition, Trigger, Way
from ecliptic.games.ares.names import CARD_COLOURS, PRODUCTION_NAMES, TAG_NAMES, ZONE_NAMES
from ecliptic.games.ares.rules import effects as e
from ecliptic.games.ares.rules.piles import DemandDiscards
from ecliptic.games.ares.rules.terraforming import (
    FlipOceans,
    GainRating,
    GainRatingPerTag,
    PlantForests,
    RaiseOxygen,
    RaiseTemperature,
)

KINDS: Final = {"animal": t.ANIMALS, "microbe": t.MICROBES, "science": t.DISCOVERIES}
PLACES: Final = {"here": t.HERE, "elsewhere": t.ELSEWHERE, "anywhere": t.ANYWHERE}
RAISES: Final = {
    "temperature": t.ON_TEMPERATURE,
    "oxygen": t.ON_OXYGEN,
    "ocean": t.ON_OCEAN,
    "forest": t.ON_FOREST,
}
GAINS: Final = {"mc": e.GainMc, "heat": e.GainHeat, "plants": e.GainPlants, "rating": GainRating}
RAISED: Final = {
    "temperature": RaiseTemperature,
    "oxygen": RaiseOxygen,
    "ocean": FlipOceans,
    "forest": PlantForests,
}
SPELLINGS: Final[dict[str, Callable[[Clause], Step]]] = {
    "gain": lambda says: GAINS[says.of](says.count),
    "gain-with": lambda says: e.GainPlantsWithTags(says.count, says.other, TAG_NAMES.index(says.names[0])),
    "raise": lambda says: RAISED[says.of](says.count),
    "draw": lambda says: e.Draw(says.count),
    "discard": lambda says: DemandDiscards(says.count),
    "keep": lambda says: e.DrawAndKeep(says.other, says.count),
    "university": lambda says: e.DiscardToDraw(says.count, says.other, TAG_NAMES.index(says.names[0])),
    "reveal": lambda says: e.Reveal(says.count, tag_bits(says.names), 0),
    "brainstorm": lambda says: e.Reveal(says.count, 0, says.other),
    "play-more": lambda says: e.PlayMore(says.count),
    "play-free": lambda says: e.PlayFree(says.count),
    "next-less": lambda says: e.NextCardCheaper(says.count),
    "next-zone": lambda says: e.NEXT_CARD_SHIFTED,  # noqa: ARG005  (by one colour, always)
}
POINTS: Final = {
    "fixed": t.FIXED,
    "per-cube": t.PER_CUBE,
    "per-tag": t.PER_TAG,
    "per-forest": t.PER_FOREST,
    "per-card": t.PER_CARD,
    "per-blue": t.PER_BLUE,
}
MODES: Final = {"versus": t.VERSUS, "coop": t.COOP, "solo": t.SOLO}
SET_UPS: Final = {"normal": t.NORMAL, "first_game": t.FIRST_GAME, "experienced": t.EXPERIENCED}
LEVELS: Final = {"beginner": 2, "experienced": 1, "expert": 0}  # steps that rise by themselves: AE-17.14 to AE-17.16
TIES: Final = {"shared": 0, "rating": 1, "seat": 2}


def build(box: Box, mode: str, switches: Mapping[str, Any]) -> Edition:
    """The tables of one game."""
    edition = Edition()
    _set_switches(edition, mode, switches)
    _lay_board(edition, box)
    for card in box.cards:
        Reader(edition, card).read()
    return edition


def _set_switches(edition: Edition, mode: str, switches: Mapping[str, Any]) -> None:
    edition.mode = MODES[mode]
    edition.set_up = SET_UPS[switches["set_up"]]
    edition.tie_break = TIES[switches.get("tie_break", "shared")]
    edition.automatic_steps = LEVELS[switches["level"]] if "level" in switches else 0
    for name, value in switches.items():
        if name not in ("set_up", "tie_break", "level"):
            setattr(edition, name, value)


def _lay_board(edition: Edition, box: Box) -> None:
    edition.tile_mc = vec[i64]([tile.mc for tile in box.tiles])
    edition.tile_plants = vec[i64]([tile.plants for tile in box.tiles])
    edition.tile_cards = vec[i64]([tile.cards for tile in box.tiles])
    edition.temperature_zone = vec[i64]([_zone(box.temperature, -30 + 2 * step) for step in range(20)])
    edition.oxygen_zone = vec[i64]([_zone(box.oxygen, step) for step in range(15)])


def _zone(zones: Zones, value: int) -> int:
    return sum(value >= lowest for lowest in (zones.red, zones.yellow, zones.white))


def row(steps: Iterable[Step]) -> vec[Step]:
    """Steps as a table."""
    found = vec[Step]()
    for step in steps:
        found = append(found, step)
    return found


class Reader:
    """Reads one card into the columns."""

    def __init__(self, edition: Edition, card: Card) -> None:
        self.edition = edition
        self.card = card
        self.index = card.number - 1

    def read(self) -> None:
        """All of it."""
        self.print()
        for text in self.card.needs:
            self.need(sentences.need(text, ""))
        for text in self.card.spends:
            self.spends(sentences.spending(text, ""))
        for text in self.card.production:
            self.produces(sentences.production(text, ""))
        self.points(sentences.points(self.card.points, ""))
        self.hosts()
        instants = [clause for text in self.card.instant for clause in sentences.steps(text, "")]
        self.edition.instant.append(row(self.step(clause) for clause in instants))
        self.edition.trigger.append(None)
        for text in self.card.effects:
            self.effect(sentences.effect(text, ""))
        if self.card.action:
            self.edition.action[self.index] = len(self.edition.ways)
            self.edition.ways.append([self.way(sentences.way(text, "")) for text in self.card.action])

    def print(self) -> None:
        """What is printed in numbers and signs."""
        edition, card, index = self.edition, self.card, self.index
        edition.cost[index], edition.colour[index] = card.cost, CARD_COLOURS.index(card.colour)
        edition.steel[index], edition.titanium[index] = card.steel, card.titanium
        edition.start_mc[index], edition.start_draws[index] = card.mc, card.draws
        edition.starter[index] = int(card.starter)
        edition.has_needs[index] = int(bool(card.needs or card.spends))
        different = list(dict.fromkeys(TAG_NAMES.index(tag) for tag in card.tags))
        for column, tag in zip((edition.first_tag, edition.second_tag, edition.third_tag), different, strict=False):
            column[index] = tag
        for name in card.tags:
            edition.tags[index * t.TAGS + TAG_NAMES.index(name)] += 1
        edition.tag_bits[index] = tag_bits(card.tags)

    def need(self, clause: Clause) -> None:
        """A requirement."""
        edition, index = self.edition, self.index
        if clause.kind == "zone":
            column = {
                ("temperature", False): edition.temperature_least,
                ("temperature", True): edition.temperature_most,
                ("oxygen", False): edition.oxygen_least,
                ("oxygen", True): edition.oxygen_most,
            }[clause.of, clause.flag]
            column[index] = ZONE_NAMES.index(clause.where)
        elif clause.kind == "oceans":
            (edition.oceans_most if clause.flag else edition.oceans_least)[index] = clause.count
        elif clause.kind == "rating":
            edition.rating_least[index] = clause.count
        else:
            edition.needs_tags[index] = 1
            edition.tags_needed[index * t.TAGS + TAG_NAMES.index(clause.names[0])] = clause.count

    def spends(self, clause: Clause) -> None:
        """What is given besides M€."""
        edition = self.edition
        column = {"heat": edition.spends_heat, "plants": edition.spends_plants, "rating": edition.spends_rating}
        column[clause.of][self.index] = clause.count

    def produces(self, clause: Clause) -> None:
        """A level, or something counted."""
        edition, index = self.edition, self.index
        what = PRODUCTION_NAMES.index(clause.of)
        if clause.kind == "produce":
            edition.production[index * t.PRODUCTIONS + what] = clause.count
            return
        counted = clause.names[0]
        edition.scales[index] = what
        edition.scales_by[index] = t.FORESTS if counted == "forest" else TAG_NAMES.index(counted)
        edition.scales_amount[index] = clause.count
        edition.scales_each[index] = clause.other or 1

    def points(self, clause: Clause) -> None:
        """What the card is worth."""
        edition, index = self.edition, self.index
        edition.points[index] = clause.count
        edition.points_by[index] = POINTS[clause.kind]
        edition.points_each[index] = clause.other or 1
        if clause.kind == "per-tag":
            edition.points_tag[index] = TAG_NAMES.index(clause.names[0])

    def hosts(self) -> None:
        """What lies on the card."""
        if self.card.holds:
            host = sum(1 for card in self.edition.host_card if card != NONE)
            self.edition.host[self.index] = host
            self.edition.host_card[host] = self.index
            self.edition.host_kind[host] = KINDS[self.card.holds]

    # Steps.

    def step(self, clause: Clause) -> Step:
        """The step that a clause spells."""
        if clause.kind == "choose":
            rows = [row(self.step(each) for each in alternative) for alternative in clause.rows]
            self.edition.alternatives.append(rows)
            return e.ChooseOne(len(self.edition.alternatives) - 1)
        if clause.kind == "gain-per":
            name = clause.names[0]
            own = self.card.tags.count(name) if self.card.colour == "red" else 0
            return GainRatingPerTag(clause.count, TAG_NAMES.index(name), own)
        if clause.kind in ("put", "remove"):
            return (e.Put if clause.kind == "put" else e.Remove)(self.cubes(clause))
        return SPELLINGS[clause.kind](clause)

    def cubes(self, clause: Clause) -> int:
        """Special resources put or removed."""
        return e.put_arg(clause.count, kind_bits(clause.names), PLACES[clause.where], self.index)

    # Effects.

    def effect(self, clause: Clause) -> None:
        """A standing effect, or one that reacts."""
        if clause.rows:
            self.reacts(clause)
        elif clause.kind == "research":
            self.edition.draws_more[self.index] = clause.count
            self.edition.keeps_more[self.index] = clause.other
        elif clause.kind == "less-tag":
            self.edition.less_tag[self.index * t.TAGS + TAG_NAMES.index(clause.names[0])] = clause.count
        elif clause.kind == "less-dear":
            self.edition.less_dear[self.index] = clause.count
            self.edition.dear_from[self.index] = clause.other
        elif clause.kind in ("microbes-pay", "plants-pay"):
            means = clause.kind.removesuffix("-pay")
            getattr(self.edition, f"{means}_price")[self.index] = clause.other
            getattr(self.edition, f"{means}_pay")[self.index] = clause.count
        else:
            self.column(clause)[self.index] = clause.count or 1

    def column(self, clause: Clause) -> vec[i64]:
        """Where a standing effect of one number is kept."""
        edition = self.edition
        return {
            "less-all": edition.less_all,
            "worth": edition.steel_more if clause.of == "steel" else edition.titanium_more,
            "heat-pays": edition.heat_pays,
            "standard-less": edition.standard_less,
            "forest-less": edition.forest_less,
            "sale-more": edition.sale_more,
            "zones": edition.shifts_zone,
            "buy-rating": edition.rating_price,
        }[clause.kind]

    def reacts(self, clause: Clause) -> None:
        """What happens after something else."""
        trigger = Trigger(row(self.step(each) for each in clause.rows[0]))
        trigger.any_card = clause.kind == "when-card"
        trigger.tags = tag_bits(clause.names) if clause.kind == "when-tag" else 0
        trigger.this_too = clause.flag or (trigger.any_card and self.edition.anti_gravity_counts_itself)
        trigger.raises = sum(RAISES[name] for name in clause.names) if clause.kind == "after-raise" else 0
        trigger.on_action = clause.kind == "after-action"
        trigger.on_steel = clause.kind == "after-steel"
        self.edition.trigger[self.index] = trigger

    # Actions.

    def way(self, read: WayRead) -> Way:
        """One way to use the action."""
        now = [clause for clause in read.gains if not clause.flag and not clause.kind.endswith("-amount")]
        way = Way(row(self.step(clause) for clause in now))
        way.gains_if_chosen = row(self.step(clause) for clause in read.gains if clause.flag)
        for clause in read.gains:
            if clause.kind.endswith("-amount"):
                way.amount_gives = PRODUCTION_NAMES.index(clause.of) if clause.of else t.CARD
        for clause in read.costs:
            _cost(way, clause)
        return way


def _cost(way: Way, clause: Clause) -> None:
    """What a way costs."""
    match clause.kind:
        case "mc":
            way.mc = clause.count
        case "mc-less-per":
            stocks = {"steel": STEEL, "titanium": TITANIUM}
            way.mc, way.less = clause.count, clause.other
            way.less_per = stocks[clause.of] if clause.of in stocks else TAG_NAMES.index(clause.of)
        case "mc-less-blue":
            way.mc, way.less, way.less_per, way.enough_blue = clause.count, clause.other, ENOUGH_BLUE, int(clause.of)
        case "pay":
            setattr(way, clause.of, clause.count)
        case "pay-chosen":
            way.plants, way.plants_if_chosen = clause.count, clause.other
        case "pay-amount":
            way.amount_of = t.HEAT if clause.of == "heat" else t.CARD
            way.amount_most = clause.count
        case _:
            way.remove, way.remove_kinds = clause.count, kind_bits(clause.names)
            way.remove_anywhere = clause.where == "anywhere"


def tag_bits(names: Iterable[str]) -> int:
    """Tags as a set of bits."""
    return sum(1 << TAG_NAMES.index(name) for name in set(names))


def kind_bits(names: Iterable[str]) -> int:
    """Kinds of special resources as a set of bits."""
    return sum(KINDS[name] for name in names)
