"""The corrections of those who own a box of Kosmonauts."""

from __future__ import annotations

import copy
from pathlib import Path

from ecliptic.games.kosmonauts.box.contents import correct, load_box, read_corrections
from ecliptic.games.kosmonauts.names import BODY_NAMES
from tests.games.kosmonauts.boxes import corrected, hexes, known, orbit, targets

EXAMPLE = Path(__file__).parents[3] / "docs" / "my_kosmonauts_box.example.toml"


def test_the_example_is_a_good_correction_file() -> None:
    """`docs/my_kosmonauts_box.example.toml` does what its comments say."""
    box = correct(load_box(), read_corrections(EXAMPLE))
    counts = {event.kind: event.count for event in box.events}
    assert (counts["tanker"], counts["gravity_well"], counts["overdrive"]) == (4, 2, 3)
    assert targets(box, "2_alpha") == ["mercury", "mars", "saturn", "neptune"]
    assert box.field.extent.norm_max == 169
    assert {hexes(sector) for sector in box.field.belt.contents()} == {6}
    assert (box.numbers.missions.mission_1, box.numbers.missions.mission_2) == (2, 3)
    assert len(orbit(box, "mercury").points) == 7
    assert [body for body, how in known(box, "orbit").items() if how == "owner"] == ["mercury", "venus"]


def test_no_corrections_change_nothing() -> None:
    """A file that only names its edition is fine."""
    assert correct(load_box(), {"edition": "classic"}) == load_box()


def test_correcting_leaves_the_known_box_alone() -> None:
    """Neither the box nor the corrections are changed."""
    before, corrections = copy.deepcopy(load_box()), read_corrections(EXAMPLE)
    same = copy.deepcopy(corrections)
    correct(load_box(), corrections)
    assert load_box() == before
    assert corrections == same


def test_events_are_replaced_kind_by_kind() -> None:
    """What is given of a kind is all there is of it; a count of one need not be said."""
    box = corrected('events = [{ kind = "drift", rose = { E = 2 } }, { kind = "drift", rose = { W = 1 }, count = 11 }]')
    assert [event.count for event in box.events if event.kind == "drift"] == [1, 11]
    assert [name for name, how in known(box, "event").items() if how == "owner"] == ["drift-e2", "drift-w1"]
    assert len(box.events) == 2 + 6


def test_missions_are_replaced_deck_by_deck() -> None:
    """Two Alpha cards may have the same target; the other decks stay as they are."""
    names = ("mars", "mars", "venus", "mercury")
    cards: list[dict[str, str]] = [{"deck": "2_alpha", "target": name} for name in names]
    box = correct(load_box(), {"edition": "classic", "missions": cards})
    assert targets(box, "2_alpha") == list(names)
    assert targets(box, "1") == targets(load_box(), "1")
    owners = {name for name, how in known(box, "mission").items() if how == "owner"}
    assert owners == {"2_alpha-mars", "2_alpha-venus", "2_alpha-mercury"}


def test_an_orbit_keeps_its_place() -> None:
    """A corrected orbit stands where it stood; one given by its body alone is confirmed."""
    box = corrected('orbits = [{ body = "venus" }, { body = "mars", points = [[5, 0], [-5, 5], [0, -5]] }]')
    assert [orbit.body for orbit in box.orbits] == list(BODY_NAMES)
    assert orbit(box, "venus").points == orbit(load_box(), "venus").points
    assert orbit(box, "mars").points == ((5, 0), (-5, 5), (0, -5))
    assert [body for body, how in known(box, "orbit").items() if how == "owner"] == ["venus", "mars"]


def test_the_field_changes_part_by_part() -> None:
    """Only the part that is touched becomes the owner's."""
    box = corrected("field.belt.norm_min = 37")
    assert (box.field.belt.norm_min, box.field.belt.norm_max) == (37, 49)
    assert known(box, "field") == {"extent": "reconstructed", "hot": "rulebook", "belt": "owner"}


def test_another_shape_drops_the_old_numbers() -> None:
    """TOML cannot say "nothing", so what the new shape does not need must go by itself."""
    box = corrected('field.belt = { shape = "list", sectors = [[6, 0], [7, -7]] }')
    assert (box.field.belt.norm_min, box.field.belt.norm_max) == (0, 0)
    assert box.field.belt.contents() == ((6, 0), (7, -7))
    box = corrected('field.belt = { shape = "disc", norm_max = 3 }')
    assert len(box.field.belt.contents()) == 12


def test_the_same_shape_keeps_its_numbers() -> None:
    """A shape given again, unchanged, is no other shape."""
    assert corrected('field.belt.shape = "ring"').field.belt.norm_max == 49


def test_a_field_of_listed_sectors() -> None:
    """An owner may count out the whole board."""
    sectors = [list(sector) for sector in load_box().field.extent.contents() if sector != (12, 0)]
    box = correct(load_box(), {"edition": "classic", "field": {"extent": {"shape": "list", "sectors": sectors}}})
    assert len(box.field.extent.contents()) == 569


def test_provenance_cannot_be_claimed() -> None:
    """Whatever the file says, a correction is the owner's."""
    box = corrected('orbits = [{ body = "mars", provenance = "rulebook" }]\nfield.hot.provenance = "source"')
    assert (known(box, "orbit")["mars"], known(box, "field")["hot"]) == ("owner", "owner")


def test_orbits_may_meet_and_lie_in_hazards() -> None:
    """On another board: in a hot sector, in the belt, and on two points of Venus (KO-A29, KO-A31)."""
    box = corrected('orbits = [{ body = "mercury", points = [[6, 0], [0, 1], [-3, 3], [0, -3]] }]')
    assert set(orbit(box, "mercury").points) & set(orbit(box, "venus").points) == {(-3, 3), (0, -3)}
