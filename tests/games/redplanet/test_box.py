"""The boxes we ship, and the corrections of those who own one."""

from __future__ import annotations

import copy
import pickle
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from ecliptic.core import boxes
from ecliptic.core.boxes import BoxError, parse_corrections, read_corrections
from ecliptic.games.redplanet.box.contents import (
    EDITIONS,
    Action,
    Box,
    Character,
    Discovery,
    Mission,
    correct,
    load_box,
    provenance,
)
from ecliptic.games.redplanet.box.validate import ACTIONS, DISCOVERIES, MISSIONS, PARAMETERS, RULEBOOK, validate
from ecliptic.testing.rules import rule

EXAMPLE = Path(__file__).parents[3] / "docs" / "my_box.example.toml"

Table = dict[str, Any]
Card = TypeVar("Card", Character, Discovery, Mission, Action)


def table(edition: str = "2015") -> Table:
    """An edition file as plain data, to be spoilt."""
    text = (files("ecliptic.games.redplanet.box") / "editions" / f"{edition}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def corrected(text: str, edition: str = "2015") -> Box:
    """An edition's box after the corrections in this text."""
    return correct(load_box(edition), parse_corrections(f'edition = "{edition}"\n{text}'))


def card(cards: tuple[Card, ...], card_id: str) -> Card:
    """The card of this id."""
    return next(card for card in cards if card.id == card_id)


def known(box: Box, kind: str) -> dict[str, str]:
    """Provenance by id of all things of one kind."""
    return {name: how for what, name, how in provenance(box) if what == kind}


# The boxes we ship.


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_loads_and_is_sound(edition: str) -> None:
    """A shipped box needs no correction."""
    box = load_box(edition)
    assert box.edition.id == edition
    validate(box)


@rule("RP-1.1", "RP-1.2", "RP-1.4", "RP-1.5")
@pytest.mark.parametrize(
    ("edition", "players", "colours", "order"),
    [("2005", (3, 5), 5, "ascending"), ("2015", (2, 6), 6, "descending"), ("2025", (2, 6), 6, "descending")],
)
def test_players_and_colours(edition: str, players: tuple[int, int], colours: int, order: str) -> None:
    """How many may play, how many colours there are, and which way the numbers are called."""
    known_edition = load_box(edition).edition
    assert (known_edition.players_min, known_edition.players_max) == players
    assert known_edition.colours == colours
    assert known_edition.call_order == order


@rule("RP-1.24", "RP-1.25", "RP-1.26", "RP-1.27", "RP-1.28")
@pytest.mark.parametrize(
    ("edition", "kinds"),
    [
        ("2005", {"outer": 6, "inner": 4}),
        ("2015", {"outer": 7, "inner": 2, "moon": 1}),
        ("2025", {"outer": 6, "inner": 3, "moon": 1}),
    ],
)
def test_regions(edition: str, kinds: dict[str, int]) -> None:
    """So many on the rim, so many inside, and Phobos in the later editions."""
    assert Counter(region.kind for region in load_box(edition).regions) == kinds


@rule("RP-1.24", "RP-1.25")
def test_inner_regions_that_the_rulebooks_name() -> None:
    """Hellas is inner in 2025 only."""
    inner = {
        edition: {region.id for region in load_box(edition).regions if region.kind == "inner"} for edition in EDITIONS
    }
    assert inner["2015"] == {"syrtis_major", "valles_marineris"}
    assert inner["2025"] == {"syrtis_major", "valles_marineris", "hellas"}


@rule("RP-1.29", "RP-1.30", "RP-1.31")
@pytest.mark.parametrize(("edition", "edges"), [("2005", [21]), ("2015", [17]), ("2025", [18, 18, 18, 18])])
def test_layouts(edition: str, edges: list[int]) -> None:
    """Four arrangements in 2025, one elsewhere; the rim is closed."""
    layouts = load_box(edition).layouts
    assert [layout.id for layout in layouts] == list("ABCD")[: len(edges)]
    assert [len(layout.edges) for layout in layouts] == edges
    for layout in layouts:
        pairs = {frozenset(edge) for edge in layout.edges}
        assert all(
            frozenset(pair) in pairs for pair in zip(layout.ring, layout.ring[1:] + layout.ring[:1], strict=True)
        )


@rule("RP-1.8", "RP-1.9", "RP-1.10")
@pytest.mark.parametrize(("edition", "ships", "open_ships"), [("2005", 34, 4), ("2015", 36, 6), ("2025", 36, 6)])
def test_ships(edition: str, ships: int, open_ships: int) -> None:
    """A deck of so many; each region has three ships, with 3, 4 and 5 seats."""
    box = load_box(edition)
    deck = [(ship.destination, ship.capacity) for ship in box.ships for _ in range(ship.count)]
    assert len(deck) == ships
    assert sum(destination == "open" for destination, _ in deck) == open_ships
    for region in box.regions:
        assert [capacity for destination, capacity in deck if destination == region.id] == [3, 4, 5]


@rule("RP-1.13", "RP-1.14", "RP-1.15", "RP-1.16", "RP-1.17")
@pytest.mark.parametrize(
    ("edition", "tokens", "points"),
    [("2005", (6, 4, 4), (46, 27, 27)), ("2015", (5, 3, 3), (40, 23, 23)), ("2025", (5, 3, 3), (40, 23, 23))],
)
def test_resources(edition: str, tokens: tuple[int, ...], points: tuple[int, ...]) -> None:
    """Resource tokens, point tokens and what they are worth."""
    resources = load_box(edition).resources
    assert (resources.tokens.ice, resources.tokens.sylvanite, resources.tokens.celerium) == tokens
    assert (resources.values.ice, resources.values.sylvanite, resources.values.celerium) == (1, 2, 3)
    assert (resources.points.ice, resources.points.sylvanite, resources.points.celerium) == points


@rule("RP-1.7", "RP-5.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_characters_are_called_in_one_order(edition: str) -> None:
    """The roles act in the same order in every edition, whatever their numbers."""
    box = load_box(edition)
    by_number = sorted(box.characters, key=lambda one: one.number, reverse=box.edition.call_order == "descending")
    assert " ".join(one.role for one in by_number) == (
        "recruiter explorer scientist secret_agent saboteur femme_fatale travel_agent soldier pilot"
    )


def test_what_characters_place() -> None:
    """As in the table at the head of RP-7."""
    spread = {
        edition: " ".join(f"{one.place.count}{one.place.mode}" for one in load_box(edition).characters)
        for edition in EDITIONS
    }
    assert spread["2005"] == "1any 1any 2different 2different 1any 1any 3together 2together 2split"
    assert spread["2015"] == "1any 1any 2split 2different 1any 1any 3together 1any 2split"
    assert spread["2025"] == spread["2015"]


def test_characters_of_other_names_and_numbers_on_cards() -> None:
    """A role keeps its id; the edition's own name has another."""
    first, second, third = (load_box(edition).characters for edition in EDITIONS)
    assert [one.id for one in first] == [
        *("headhunter", "explorer", "scientist", "specialist", "saboteur", "vamp", "tour_operator", "marine", "pilot")
    ]
    assert [one.id for one in second] == [one.role for one in second]
    assert {one.id for one in third} - {one.role for one in third} == {"robot", "dispatcher"}
    assert [(one.role, one.moves, one.drop_max) for one in first if one.moves or one.drop_max] == [("explorer", 3, 0)]
    for later in (second, third):
        assert (card(later, "explorer").moves, card(later, "soldier").drop_max) == (3, 3)


@rule("RP-1.19", "RP-1.20", "RP-1.21")
@pytest.mark.parametrize(("edition", "timings"), [("2005", (4, 4, 3)), ("2015", (5, 6, 2)), ("2025", (5, 6, 2))])
def test_discoveries(edition: str, timings: tuple[int, ...]) -> None:
    """So many act in the reveal phase, in the last production, in the final scoring."""
    count: Counter[str] = Counter()
    for discovery in load_box(edition).discoveries:
        count[discovery.timing] += discovery.count
    assert (count["reveal"], count["production"], count["final"]) == timings
    assert sum(timings) == RULEBOOK[edition].discoveries


@pytest.mark.parametrize(("edition", "tiers"), [("2015", (1, 2, 4, 7)), ("2025", (1, 3, 6))])
def test_presence_missions(edition: str, tiers: tuple[int, ...]) -> None:
    """The tiers are the rulebook's: RP-10.7, RP-10.8."""
    missions = [mission for mission in load_box(edition).missions if mission.condition == "presence_tiers"]
    assert len(missions) in (4, 5)
    assert {mission.tiers for mission in missions} == {tiers}


@rule("RP-1.19", "RP-1.20", "RP-1.21", "RP-1.22", "RP-2.39")
def test_a_first_mission_for_everyone() -> None:
    """Twelve missions for six players; no actions in 2005."""
    assert [len(load_box(edition).missions) for edition in EDITIONS] == [13, 12, 12]
    assert [len(load_box(edition).actions) for edition in EDITIONS] == [0, 4, 4]


@pytest.mark.parametrize("edition", EDITIONS)
def test_provenance_tells_of_everything(edition: str) -> None:
    """One row for each entry, none of them the owner's."""
    box = load_box(edition)
    rows = provenance(box)
    entries = (box.regions, box.layouts, box.ships, box.characters, box.discoveries, box.missions, box.actions)
    assert len(rows) == 1 + 3 + sum(map(len, entries))
    assert len({(kind, name) for kind, name, _ in rows}) == len(rows)
    assert {how for _, _, how in rows} <= {"rulebook", "source", "memory", "reconstructed"}


def test_provenance_is_that_of_the_weakest_part() -> None:
    """A few that are known well, and a few that are not."""
    assert known(load_box("2015"), "discovery")["subterfuge"] == "rulebook"
    assert known(load_box("2015"), "region")["ausonia"] == "source"
    assert known(load_box("2025"), "character")["robot"] == "memory"
    assert known(load_box("2005"), "ship")["open-2"] == "reconstructed"
    assert known(load_box("2005"), "resource") == {
        "tokens": "reconstructed",
        "values": "source",
        "points": "reconstructed",
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_box_is_a_value(edition: str) -> None:
    """It can be hashed, cannot be changed, and survives a round trip through JSON."""
    box = load_box(edition)
    assert hash(box) == hash(copy.deepcopy(box))
    assert msgspec.json.decode(msgspec.json.encode(box), type=Box) == box
    with pytest.raises(AttributeError):
        box.ships = ()  # type: ignore[misc]  # that is the point


def test_the_shipped_files_cite_nothing_of_ours() -> None:
    """Edition files hold data: no source files, no quotations."""
    for edition in EDITIONS:
        text = (files("ecliptic.games.redplanet.box") / "editions" / f"{edition}.toml").read_text(encoding="utf-8")
        assert ".txt" not in text
        assert "http" not in text
        assert text.isascii()


# Corrections.


def test_the_example_is_a_good_correction_file() -> None:
    """`docs/my_box.example.toml` does what its comments say."""
    box = correct(load_box("2015"), read_corrections(EXAMPLE))
    assert card(box.missions, "phobos_outpost").points == 5
    assert card(box.missions, "northern_influence").tiers == (1, 3, 6)
    assert card(box.missions, "broad_portfolio").min_each == 0
    assert card(box.discoveries, "hot_springs").name == "Hot Springs"
    assert "ether_magnet" not in known(box, "discovery")
    assert card(box.actions, "blocks_of_ice").tokens == 2
    assert card(box.characters, "pilot").place.mode == "different"
    assert box.resources.values.celerium == 4


def test_no_corrections_change_nothing() -> None:
    """A file that only names its edition is fine; the year may be a number."""
    for edition in EDITIONS:
        assert correct(load_box(edition), {"edition": edition}) == load_box(edition)
        assert correct(load_box(edition), {"edition": int(edition)}) == load_box(edition)


def test_correcting_leaves_the_known_box_alone() -> None:
    """Neither the box nor the corrections are changed."""
    before, corrections = copy.deepcopy(load_box("2015")), read_corrections(EXAMPLE)
    same = copy.deepcopy(corrections)
    correct(load_box("2015"), corrections)
    assert load_box("2015") == before
    assert corrections == same


def test_a_card_changes_field_by_field() -> None:
    """What is not given stays, and only that card becomes the owner's."""
    box = corrected('[[discoveries]]\nid = "rich_vein"\ntokens = 3')
    rich_vein = card(box.discoveries, "rich_vein")
    assert (rich_vein.effect, rich_vein.timing, rich_vein.tokens) == ("extra_tokens", "production", 3)
    assert [name for name, how in known(box, "discovery").items() if how == "owner"] == ["rich_vein"]
    assert "owner" not in known(box, "mission").values()


def test_a_card_keeps_its_place() -> None:
    """A corrected card stands where it stood; a new one comes last."""
    box = corrected(
        'remove = ["lichens"]\n[[discoveries]]\nid = "cave_in"\n'
        '[[discoveries]]\nid = "springs"\ntiming = "final"\neffect = "leader_points"\npoints = 2'
    )
    ids = list(known(box, "discovery"))
    assert (ids.index("cave_in"), ids[-1]) == (2, "springs")


def test_a_card_given_by_its_id_alone_is_confirmed() -> None:
    """The owner looked: nothing changes but the provenance."""
    box = corrected('[[missions]]\nid = "fallen_heroes"')
    assert card(box.missions, "fallen_heroes").points == card(load_box("2015").missions, "fallen_heroes").points
    assert known(box, "mission")["fallen_heroes"] == "owner"


def test_provenance_cannot_be_claimed() -> None:
    """Whatever the file says, a correction is the owner's."""
    box = corrected('[[missions]]\nid = "fallen_heroes"\nprovenance = "rulebook"')
    assert known(box, "mission")["fallen_heroes"] == "owner"


def test_another_effect_drops_the_old_parameters() -> None:
    """TOML cannot say "nothing", so what the new effect does not need must go by itself."""
    box = corrected('[[discoveries]]\nid = "rich_vein"\neffect = "no_production"')
    assert card(box.discoveries, "rich_vein").tokens == 0
    box = corrected('[[missions]]\nid = "celerium_magnate"\ncondition = "most_lost"\npoints = 4')
    assert card(box.missions, "celerium_magnate").resource == ""


def test_the_same_condition_keeps_its_parameters() -> None:
    """A condition given again, unchanged, is no other condition."""
    box = corrected('[[missions]]\nid = "strategic_zones"\ncondition = "most_total"\nregions = ["hellas"]')
    assert card(box.missions, "strategic_zones").points == 7


def test_removed_cards_may_come_back_anew() -> None:
    """Removing comes first: the card below is a new one."""
    box = corrected(
        'remove = ["fallen_heroes"]\n[[missions]]\nid = "fallen_heroes"\ncondition = "most_lost"\npoints = 3'
    )
    assert list(known(box, "mission"))[-1] == "fallen_heroes"


def test_a_discovery_can_become_another_number_of_cards() -> None:
    """Three blanks in 2005 may be two, if another card is."""
    box = corrected(
        '[[discoveries]]\nid = "nothing_found"\ncount = 2\n[[discoveries]]\nid = "cave_in"\ncount = 2', "2005"
    )
    assert sum(discovery.count for discovery in box.discoveries) == 11


def test_actions_change_their_window() -> None:
    """Tokens can be gained in any window."""
    box = corrected('[[actions]]\nid = "blocks_of_ice"\nwindow = "end_of_character_step"')
    assert card(box.actions, "blocks_of_ice").window == "end_of_character_step"


def test_characters_go_by_role() -> None:
    """Also those that have another name in this edition."""
    box = corrected('[[characters]]\nrole = "femme_fatale"\nplace = { count = 2, mode = "split" }', "2025")
    assert card(box.characters, "robot").place.count == 2
    assert known(box, "character")["robot"] == "owner"


def test_two_characters_can_change_numbers() -> None:
    """The check comes after all corrections."""
    box = corrected('[[characters]]\nrole = "pilot"\nnumber = 2\n[[characters]]\nrole = "soldier"\nnumber = 1')
    assert card(box.characters, "pilot").number == 2


def test_resources_change_part_by_part() -> None:
    """Only the part that is touched becomes the owner's."""
    box = corrected("[resources.tokens]\nice = 4\nsylvanite = 4")
    assert (box.resources.tokens.ice, box.resources.tokens.celerium) == (4, 3)
    assert known(box, "resource") == {"tokens": "owner", "values": "source", "points": "rulebook"}


def test_ships_are_replaced_as_a_whole() -> None:
    """The list given is the deck; a count of one need not be said."""
    ships: list[Table] = [{"destination": region.id, "capacity": 3, "count": 3} for region in load_box("2015").regions]
    ships += [{"destination": "open", "capacity": capacity} for capacity in (2, 3, 4, 5, 6, 7)]
    box = correct(load_box("2015"), {"edition": "2015", "ships": ships})
    assert len(box.ships) == 16
    assert set(known(box, "ship").values()) == {"owner"}
    assert box.ships[-1].count == 1


def test_layouts_are_replaced_as_a_whole() -> None:
    """An owner may know one arrangement only, and may have another map."""
    layout = table("2025")["layouts"][0]
    layout["edges"] = layout["edges"][:-1]
    box = correct(load_box("2025"), {"edition": "2025", "layouts": [layout]})
    assert known(box, "layout") == {"A": "owner"}


def test_a_region_can_be_renamed_throughout() -> None:
    """An area that we guessed gets its real name, in regions, layouts, ships and missions together."""
    text = (files("ecliptic.games.redplanet.box") / "editions" / "2005.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text.replace("arabia", "tharsis"))
    data["regions"][6]["name"] = "Tharsis"
    parts = {part: data[part] for part in ("regions", "layouts", "ships", "missions")}
    box = correct(load_box("2005"), {"edition": "2005", **parts})
    assert box.regions[6].name == "Tharsis"
    assert set(known(box, "region").values()) == {"owner"}


def test_corrections_are_read_from_a_file(tmp_path: Path) -> None:
    """Plain TOML, in UTF-8."""
    path = tmp_path / "my_box.toml"
    path.write_text('edition = "2015"\n[[missions]]\nid = "fallen_heroes"\nname = "Павшие герои"\n', encoding="utf-8")
    box = correct(load_box("2015"), read_corrections(path))
    assert card(box.missions, "fallen_heroes").name == "Павшие герои"


# Problems: a correction, and below it what is said of it. Each message id is provoked at least once.

FIELDS = """
planets = 1
    box-unknown-field at the top: {'field': 'planets'}
resources.gold.ice = 3
    box-unknown-field at resources: {'field': 'gold'}
missions = [{ id = "fallen_heroes", prize = 1 }]
    box-unknown-field at missions[fallen_heroes]: {'field': 'prize'}
missions = [{ points = 1 }]
    box-missing-field at missions[0]: {'field': 'id'}
actions = [{ id = "new", effect = "force_launch" }]
    box-missing-field at actions[new]: {'field': 'window'}
discoveries = [{ id = "synergy", timing = "noon" }]
    box-unknown-word at discoveries[synergy].timing: {'given': 'noon'}
discoveries = [{ id = "synergy", effect = "magic" }]
    box-unknown-word at discoveries[synergy].effect: {'given': 'magic'}
discoveries = [{ id = "synergy", timing = "late - at `night`" }]
    box-unknown-word at discoveries[synergy].timing: {'given': 'late - at `night`'}
missions = [{ id = "fallen_heroes", condition = "luck" }]
    box-unknown-word at missions[fallen_heroes].condition: {'given': 'luck'}
characters = [{ role = "cook", number = 1, place = { count = 1, mode = "any" } }]
    box-unknown-word at characters[cook].role: {'given': 'cook'}
missions = [{ id = "fallen_heroes", points = 0 }]
    box-too-small at missions[fallen_heroes].points: {'least': 1}
discoveries = [{ id = "radiation", points = -21 }]
    box-too-small at discoveries[radiation].points: {'least': -20}
missions = [{ id = "fallen_heroes", points = 41 }]
    box-too-big at missions[fallen_heroes].points: {'most': 40}
ships = [{ destination = "hellas", capacity = 10 }]
    box-too-big at ships[0].capacity: {'most': 9}
missions = [{ id = "fallen_heroes", name = "a name so long that nobody could print it on a card of this size" }]
    box-too-long at missions[fallen_heroes].name: {'most': 60}
regions = [{ id = "New Rome", kind = "inner" }]
    box-bad-id at regions[New Rome].id: {}
missions = [{ id = "fallen_heroes", points = "6" }]
    box-wrong-type at missions[fallen_heroes].points: {'expected': 'int', 'given': 'str'}
missions = 3
    box-wrong-type at missions: {'expected': 'array', 'given': 'int'}
ships = [3]
    box-wrong-type at ships[0]: {'expected': 'object', 'given': 'int'}
resources = 3
    box-wrong-type at resources: {'expected': 'object', 'given': 'int'}
resources.tokens = 3
    box-wrong-type at resources.tokens: {'expected': 'object', 'given': 'int'}
remove = 3
    box-wrong-type at remove: {'expected': 'array', 'given': 'int'}
remove = ["monolith"]
    box-unknown-card at remove: {'id': 'monolith'}
missions = [{ id = "wide_settlement", thresholds = [[6]] }]
    box-wrong-length at missions[wide_settlement].thresholds[0]: {'needed': 2, 'count': 1}
"""

CARDS = """
missions = [{ id = "fallen_heroes" }, { id = "fallen_heroes" }]
    box-duplicate-id at missions: {'id': 'fallen_heroes'}
missions = [{ id = "synergy", condition = "most_lost", points = 1 }]
    box-duplicate-id at the top: {'id': 'synergy'}
missions = [{ id = "strategic_zones", regions = ["hellas", "hellas"] }]
    box-duplicate-id at missions[strategic_zones].regions: {'id': 'hellas'}
missions = [{ id = "strategic_zones", regions = ["arabia"] }]
    box-unknown-region at missions[strategic_zones].regions: {'region': 'arabia'}
discoveries = [{ id = "synergy", timing = "final" }]
    box-wrong-moment at discoveries[synergy].timing: {'effect': 'adjacent_bonus', 'given': 'final'}
actions = [{ id = "priority_launch", window = "start_of_final_scoring" }]
    box-wrong-moment at actions[priority_launch].window: {'effect': 'force_launch', 'given': 'start_of_final_scoring'}
discoveries = [{ id = "cave_in", tokens = 1 }]
    box-needless-parameter at discoveries[cave_in].tokens: {'parameter': 'tokens'}
discoveries = [{ id = "cave_in", effect = "extra_tokens" }]
    box-missing-parameter at discoveries[cave_in].tokens: {'parameter': 'tokens'}
missions = [{ id = "fallen_heroes", condition = "most_tokens", resource = "ice" }]
    box-missing-parameter at missions[fallen_heroes].points: {'parameter': 'points'}
missions = [{ id = "northern_influence", tiers = [1, 2, 3] }]
    box-tier-count at missions[northern_influence].tiers: {'count': 3, 'needed': 4}
missions = [{ id = "northern_influence", tiers = [1, 2, 2, 3] }]
    box-not-rising at missions[northern_influence].tiers: {'number': 2, 'following': 2}
missions = [{ id = "wide_settlement", thresholds = [[8, 1], [7, 2]] }]
    box-not-rising at missions[wide_settlement].thresholds: {'number': 8, 'following': 7}
remove = ["fallen_heroes"]
    box-too-few-missions at missions: {'count': 11, 'needed': 12}
missions = [{ id = "more", condition = "most_lost", points = 1 }]
    box-card-count at missions: {'count': 13, 'needed': 12}
discoveries = [{ id = "cave_in", count = 2 }]
    box-card-count at discoveries: {'count': 14, 'needed': 13}
remove = ["change_of_plans"]
    box-card-count at actions: {'count': 3, 'needed': 4}
resources.tokens.ice = 6
    box-resource-count at resources.tokens: {'count': 12, 'needed': 11}
characters = [{ role = "pilot", moves = 1 }]
    box-needless-parameter at characters[pilot].moves: {'parameter': 'moves'}
characters = [{ role = "pilot", number = 2 }]
    box-duplicate-number at characters: {'number': 2}
characters = [{ role = "pilot", place = { count = 2, mode = "any" } }]
    box-place-mode at characters[pilot].place: {'count': 2, 'mode': 'any'}
"""


def pairs(transcript: str) -> list[tuple[str, str]]:
    """Each correction of a transcript with what is said of it."""
    lines = transcript.strip().splitlines()
    return [(correction, said.strip()) for correction, said in zip(lines[::2], lines[1::2], strict=True)]


def refused(corrections: dict[str, object], edition: str = "2015") -> str:
    """What is said of these corrections."""
    with pytest.raises(BoxError) as caught:
        correct(load_box(edition), {"edition": edition, **corrections})
    return str(caught.value)


@pytest.mark.parametrize(("correction", "said"), pairs(FIELDS))
def test_fields_have_the_right_shape(correction: str, said: str) -> None:
    """What is wrong with a field is said with the place as the owner knows it."""
    assert refused(parse_corrections(correction)) == said


@pytest.mark.parametrize(("correction", "said"), pairs(CARDS))
def test_cards_make_sense(correction: str, said: str) -> None:
    """A card uses known words with what they need, and the counts are the rulebook's."""
    assert refused(parse_corrections(correction)) == said


def test_no_phobos_no_drop() -> None:
    """In 2005 the marine brings nobody down: RP-7.86."""
    correction = parse_corrections('characters = [{ role = "soldier", drop_max = 3 }]')
    assert refused(correction, "2005") == (
        "box-needless-parameter at characters[soldier].drop_max: {'parameter': 'drop_max'}"
    )


@rule("RP-1.7")
def test_nine_roles() -> None:
    """No role may be missing."""
    box = load_box("2015")
    with pytest.raises(BoxError, match="box-role-count"):
        validate(msgspec.structs.replace(box, characters=box.characters[:8]))


def test_ships_fly_to_regions() -> None:
    """Known destinations, the right number, and enough that are not open for the first row of docks (RP-2.7)."""
    ships = table()["ships"]
    assert refused({"ships": ships[1:]}) == "box-ship-count at ships: {'count': 35, 'needed': 36}"
    astray = [{**ships[0], "destination": "arabia"}, *ships[1:]]
    assert refused({"ships": astray}) == "box-unknown-region at ships[0].destination: {'region': 'arabia'}"
    adrift = [{"destination": "open", "capacity": 3, "count": 31}, *ships[:5]]
    assert refused({"ships": adrift}) == "box-open-ships at ships: {'count': 31, 'most': 30}"


def test_regions_are_as_many_as_the_rulebook_says() -> None:
    """Each kind is counted, each id is used once, and "open" is no region."""
    regions = table()["regions"]
    no_moon = "box-region-count at regions: {'count': 0, 'needed': 1, 'kind': 'moon'}"
    assert refused({"regions": regions[:-1]}) == no_moon
    twice = [*regions[:-1], regions[0]]
    assert refused({"regions": twice}) == "box-duplicate-id at regions: {'id': 'vastitas_borealis'}"
    taken = [{**regions[0], "id": "open"}, *regions[1:]]
    assert refused({"regions": taken}) == "box-reserved-id at regions[open].id: {'id': 'open'}"


def refused_map(**changes: object) -> str:
    """What is said of a map so changed."""
    return refused({"layouts": [{**table()["layouts"][0], **changes}]})


def test_circles_name_their_regions_once() -> None:
    """The rim is made of the outer regions, the middle of the inner ones."""
    ring, inner = table()["layouts"][0]["ring"], table()["layouts"][0]["inner"]
    assert refused_map(ring=ring[1:]) == "box-region-left-out at layouts[A].ring: {'region': 'vastitas_borealis'}"
    assert refused_map(ring=[*ring, "hellas"]) == "box-duplicate-id at layouts[A].ring: {'id': 'hellas'}"
    assert refused_map(inner=["phobos", *inner]) == "box-unknown-region at layouts[A].inner: {'region': 'phobos'}"


@rule("RP-1.32", "RP-12.2")
def test_edges_join_two_regions_of_mars() -> None:
    """No region borders itself or Phobos; a border counts both ways, so it is given once."""
    edges = table()["layouts"][0]["edges"]
    to_moon, to_self, back = ["hellas", "phobos"], ["hellas", "hellas"], ["ausonia", "vastitas_borealis"]
    assert refused_map(edges=[*edges, to_moon]) == "box-unknown-region at layouts[A].edges: {'region': 'phobos'}"
    assert refused_map(edges=[*edges, to_self]) == "box-self-edge at layouts[A].edges: {'region': 'hellas'}"
    assert refused_map(edges=[*edges, back]) == (
        "box-duplicate-edge at layouts[A].edges: {'region': 'ausonia', 'other': 'vastitas_borealis'}"
    )


def test_the_map_hangs_together() -> None:
    """Nobody lives alone, and no group apart."""
    edges = table()["layouts"][0]["edges"]
    lonely = [edge for edge in edges if "hellas" not in edge]
    assert refused_map(edges=lonely) == "box-no-neighbour at layouts[A].edges: {'region': 'hellas'}"
    apart = [edge for edge in edges if len({"hellas", "ausonia"}.intersection(edge)) != 1]
    assert refused_map(edges=apart) == (
        "box-unreachable at layouts[A].edges: {'region': 'ausonia', 'other': 'vastitas_borealis'}"
    )


def test_a_map_there_must_be() -> None:
    """And arrangements have different letters."""
    layout = table()["layouts"][0]
    assert refused({"layouts": []}) == "box-no-layout at layouts: {}"
    assert refused({"layouts": [layout, layout]}) == "box-duplicate-id at layouts: {'id': 'A'}"


def test_an_edition_that_we_do_not_have() -> None:
    """There are three."""
    with pytest.raises(BoxError, match="box-unknown-edition"):
        load_box("1999")


@pytest.mark.parametrize(("given", "text"), [("2025", 'edition = "2025"'), ("", "")])
def test_corrections_of_another_edition(given: str, text: str) -> None:
    """A file must name the edition it corrects."""
    with pytest.raises(BoxError) as caught:
        correct(load_box("2015"), parse_corrections(text))
    assert caught.value.args == ("box-edition-mismatch", "edition", {"edition": "2015", "given": given})


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [("a = 1\nb = = 2", 2, 5), ("a = 1\nb = [", 2, 1), ("a = " + "9" * 5000, 1, 1), ("a = " + "[" * 5000, 1, 1)],
)
def test_bad_toml(text: str, line: int, column: int) -> None:
    """Whatever is wrong with a text, it is one of our errors and names a line."""
    with pytest.raises(BoxError) as caught:
        parse_corrections(text)
    assert (caught.value.problem, caught.value.where) == ("box-bad-toml", "")
    assert (caught.value.details["line"], caught.value.details["column"]) == (line, column)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """Not there, or not text."""
    with pytest.raises(BoxError) as missing:
        read_corrections(tmp_path / "none.toml")
    assert (missing.value.problem, missing.value.where) == ("box-no-file", str(tmp_path / "none.toml"))
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BoxError, match="box-bad-toml"):
        read_corrections(tmp_path / "binary.toml")


def test_a_complaint_that_we_do_not_know_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Should msgspec learn a new sentence, it is still one of our errors."""
    monkeypatch.setattr(boxes, "COMPLAINTS", ())
    ships = {"ships": [{"destination": "hellas", "capacity": 10}]}
    assert refused({**ships}) == "box-bad-field at ships[0].capacity: {'reason': 'Expected `int` <= 9'}"


def test_an_error_survives_the_way_from_another_process() -> None:
    """A worker may have found it."""
    error = BoxError("box-ship-count", "ships", {"count": 35, "needed": 36})
    sent = pickle.loads(pickle.dumps(error))
    assert (sent.problem, sent.where, sent.details) == (error.problem, error.where, error.details)


def test_every_word_is_in_use() -> None:
    """Each effect and condition that we know stands on a card somewhere; each parameter is a field of one."""
    boxes = [load_box(edition) for edition in EDITIONS]
    assert {one.effect for box in boxes for one in box.discoveries} == set(DISCOVERIES)
    assert {one.condition for box in boxes for one in box.missions} == set(MISSIONS)
    assert {one.effect for box in boxes for one in box.actions} == set(ACTIONS)
    fields = {*Discovery.__struct_fields__, *Mission.__struct_fields__, *Action.__struct_fields__}
    assert fields >= PARAMETERS
