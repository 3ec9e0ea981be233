"""What is said of a box of Kosmonauts that cannot be played with."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ecliptic.core import boxes
from ecliptic.core.boxes import BoxError
from ecliptic.games.kosmonauts.box.contents import correct, load_box, parse_corrections, read_corrections
from ecliptic.games.kosmonauts.box.validate import validate
from tests.games.kosmonauts.boxes import table

# A correction, and below it what is said of it. Each message id is provoked at least once.

FIELDS = """
planets = 1
    box-unknown-field at the top: {'field': 'planets'}
remove = ["mars"]
    box-unknown-field at the top: {'field': 'remove'}
field.rim.norm_max = 3
    box-unknown-field at field: {'field': 'rim'}
field.belt.colour = "grey"
    box-unknown-field at field.belt: {'field': 'colour'}
orbits = [{ body = "mars", speed = 1 }]
    box-unknown-field at orbits[mars]: {'field': 'speed'}
events = [{ kind = "drift", rose = { N = 1 } }]
    box-unknown-field at events[0].rose: {'field': 'N'}
orbits = [{ points = [] }]
    box-missing-field at orbits[0]: {'field': 'body'}
missions = [{ deck = "1" }]
    box-missing-field at missions[0]: {'field': 'target'}
events = [{ kind = "tanker", amount = 5 }, { count = 3 }]
    box-missing-field at events[1]: {'field': 'kind'}
events = [{ kind = "strike" }]
    box-unknown-word at events[0].kind: {'given': 'strike'}
missions = [{ deck = "3", target = "mars" }]
    box-unknown-word at missions[0].deck: {'given': '3'}
missions = [{ deck = "1", target = "earth" }]
    box-unknown-word at missions[0].target: {'given': 'earth'}
orbits = [{ body = "pluto", points = [] }]
    box-unknown-word at orbits[pluto].body: {'given': 'pluto'}
field.belt.shape = "square"
    box-unknown-word at field.belt.shape: {'given': 'square'}
orbits = [{ body = "mars", points = [[5, -21]] }]
    box-too-small at orbits[mars].points[0][1]: {'least': -20}
orbits = [{ body = "mars", points = [[21, 0]] }]
    box-too-big at orbits[mars].points[0][0]: {'most': 20}
field.extent.norm_max = 331
    box-too-big at field.extent.norm_max: {'most': 330}
events = [{ kind = "drift", rose = { E = 3 } }]
    box-too-big at events[0].rose.E: {'most': 2}
events = [{ kind = "tanker", amount = 11 }]
    box-too-big at events[0].amount: {'most': 10}
events = [{ kind = "tanker", amount = 5, count = 0 }]
    box-too-small at events[0].count: {'least': 1}
numbers.missions.mission_1 = 21
    box-too-big at numbers.missions.mission_1: {'most': 20}
orbits = [{ body = "mars", points = [[5]] }]
    box-wrong-length at orbits[mars].points[0]: {'needed': 2, 'count': 1}
orbits = [{ body = "mars", points = [[5, 0.5]] }]
    box-wrong-type at orbits[mars].points[0][1]: {'expected': 'int', 'given': 'float'}
missions = [{ deck = 1, target = "mars" }]
    box-wrong-type at missions[0].deck: {'expected': 'str', 'given': 'int'}
events = [{ kind = ["drift"] }]
    box-wrong-type at events[0].kind: {'expected': 'str', 'given': 'array'}
events = [{ kind = "drift", rose = "E" }]
    box-wrong-type at events[0].rose: {'expected': 'object', 'given': 'str'}
events = 3
    box-wrong-type at events: {'expected': 'array', 'given': 'int'}
orbits = [3]
    box-wrong-type at orbits[0]: {'expected': 'object', 'given': 'int'}
field = 3
    box-wrong-type at field: {'expected': 'object', 'given': 'int'}
numbers.cubes = 3
    box-wrong-type at numbers.cubes: {'expected': 'object', 'given': 'int'}
"""

BOARDS = """
orbits = [{ body = "mars" }, { body = "mars" }]
    box-duplicate-id at orbits: {'id': 'mars'}
orbits = [{ body = "mars", points = [[5, 0], [0, 5]] }]
    box-point-count at orbits[mars].points: {'count': 2, 'least': 3, 'most': 40}
orbits = [{ body = "mars", points = [[5, 0], [-5, 5], [0, -5], [5, 0]] }]
    box-duplicate-sector at orbits[mars].points: {'sector': '[5, 0]'}
orbits = [{ body = "mars", points = [[5, 0], [0, 0], [0, -5]] }]
    box-on-sun at orbits[mars].points: {'sector': '[0, 0]'}
orbits = [{ body = "mars", points = [[13, 0], [-5, 5], [0, -5]] }]
    box-outside-field at orbits[mars].points: {'sector': '[13, 0]'}
orbits = [{ body = "mars", points = [[5, 0], [0, -5], [-5, 5]] }]
    box-not-clockwise at orbits[mars].points: {'sector': '[5, 0]', 'following': '[0, -5]'}
orbits = [{ body = "mars", points = [[5, 0], [-5, 0], [0, -5]] }]
    box-not-clockwise at orbits[mars].points: {'sector': '[5, 0]', 'following': '[-5, 0]'}
orbits = [{ body = "mars", points = [[5, 0], [0, 5], [-5, 5], [-5, 0]] }]
    box-not-clockwise at orbits[mars].points: {'sector': '[-5, 0]', 'following': '[5, 0]'}
orbits = [{ body = "mars", points = [[5, 0], [-5, 5], [0, -5], [4, 0], [-4, 4], [0, -4]] }]
    box-lap-count at orbits[mars].points: {'count': 2, 'needed': 1}
orbits = [{ body = "mars", points = [[3, 0], [4, 0], [5, 0]] }]
    box-lap-count at orbits[mars].points: {'count': 0, 'needed': 1}
field.extent.norm_max = 150
    box-outside-field at orbits[comet].points: {'sector': '[-10, -4]'}
field.extent.norm_max = 40
    box-outside-field at field.belt: {'sector': '[-8, 3]'}
field.extent.norm_min = 5
    box-needless-parameter at field.extent.norm_min: {'parameter': 'norm_min'}
field.belt.sectors = [[6, 0]]
    box-needless-parameter at field.belt.sectors: {'parameter': 'sectors'}
field.belt.shape = "list"
    box-missing-parameter at field.belt.sectors: {'parameter': 'sectors'}
field.extent = { shape = "ring", norm_max = 156 }
    box-missing-parameter at field.extent.norm_min: {'parameter': 'norm_min'}
field.belt.norm_min = 50
    box-not-rising at field.belt: {'number': 50, 'following': 49}
field.belt = { shape = "ring", norm_min = 40, norm_max = 42 }
    box-no-sectors at field.belt: {}
field.belt = { shape = "list", sectors = [[6, 0], [6, 0]] }
    box-duplicate-sector at field.belt.sectors: {'sector': '[6, 0]'}
field.belt = { shape = "list", sectors = [[6, 0], [0, 0]] }
    box-on-sun at field.belt.sectors: {'sector': '[0, 0]'}
field.hot.norm_max = 3
    box-sector-count at field.hot: {'count': 12, 'needed': 6}
field.hot = { shape = "list", sectors = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [20, 0]] }
    box-outside-field at field.hot: {'sector': '[20, 0]'}
"""

CARDS = """
events = [{ kind = "tanker", amount = 5, count = 4 }]
    box-card-count at events: {'count': 31, 'needed': 30}
events = [{ kind = "tanker", count = 3 }]
    box-missing-parameter at events[0].amount: {'parameter': 'amount'}
events = [{ kind = "drift", count = 12 }]
    box-missing-parameter at events[0].rose: {'parameter': 'rose'}
events = [{ kind = "hyper_gift", amount = 1, count = 3 }]
    box-needless-parameter at events[0].amount: {'parameter': 'amount'}
events = [{ kind = "tanker", amount = 5, rose = { E = 1 }, count = 3 }]
    box-needless-parameter at events[0].rose: {'parameter': 'rose'}
events = [{ kind = "drift", rose = {}, count = 12 }]
    box-cube-count at events[0].rose: {'count': 0, 'least': 1, 'most': 2}
events = [{ kind = "drift", rose = { E = 1, SE = 2 }, count = 12 }]
    box-cube-count at events[0].rose: {'count': 3, 'least': 1, 'most': 2}
missions = [{ deck = "2_beta", target = "saturn" }]
    box-card-count at missions[2_beta]: {'count': 1, 'needed': 4}
"""


def pairs(transcript: str) -> list[tuple[str, str]]:
    """Each correction of a transcript with what is said of it."""
    lines = transcript.strip().splitlines()
    return [(correction, said.strip()) for correction, said in zip(lines[::2], lines[1::2], strict=True)]


def refused(corrections: dict[str, Any]) -> str:
    """What is said of these corrections."""
    with pytest.raises(BoxError) as caught:
        correct(load_box(), {"edition": "classic", **corrections})
    return str(caught.value)


@pytest.mark.parametrize(("correction", "said"), pairs(FIELDS))
def test_fields_have_the_right_shape(correction: str, said: str) -> None:
    """What is wrong with a field is said with the place as the owner knows it."""
    assert refused(parse_corrections(correction)) == said


@pytest.mark.parametrize(("correction", "said"), pairs(BOARDS))
def test_the_board_makes_sense(correction: str, said: str) -> None:
    """Orbits lie on the field and go round the Sun; areas are described as their shape needs it."""
    assert refused(parse_corrections(correction)) == said


@pytest.mark.parametrize(("correction", "said"), pairs(CARDS))
def test_cards_make_sense(correction: str, said: str) -> None:
    """A card has what it needs, and the counts are the rulebook's."""
    assert refused(parse_corrections(correction)) == said


def test_nine_bodies() -> None:
    """No orbit may be missing."""
    box = load_box()
    with pytest.raises(BoxError) as caught:
        validate(msgspec.structs.replace(box, orbits=box.orbits[:8]))
    assert str(caught.value) == "box-orbit-count at orbits: {'count': 8, 'needed': 9}"


def test_an_orbit_has_at_most_forty_points() -> None:
    """As many as the engine has room for."""
    points = [[0, 1]] * 41
    said = "box-point-count at orbits[mars].points: {'count': 41, 'least': 3, 'most': 40}"
    assert refused({"orbits": [{"body": "mars", "points": points}]}) == said


def test_targets_differ() -> None:
    """Mission 1 has each target once; no target stands in both decks of Mission 2."""
    first, alpha = table()["missions"][:8], table()["missions"][8:12]
    twice = [*first[:-1], first[0]]
    assert refused({"missions": twice}) == "box-duplicate-id at missions[1]: {'id': 'mercury'}"
    shared = [*alpha[:-1], {"deck": "2_alpha", "target": "comet"}]
    assert refused({"missions": shared}) == "box-shared-target at missions: {'target': 'comet'}"


def test_an_edition_that_we_do_not_have() -> None:
    """There is one."""
    with pytest.raises(BoxError, match="box-unknown-edition"):
        load_box("2012")


@pytest.mark.parametrize(("given", "text"), [("2012", "edition = 2012"), ("", "")])
def test_corrections_of_another_edition(given: str, text: str) -> None:
    """A file must name the edition it corrects."""
    with pytest.raises(BoxError) as caught:
        correct(load_box(), parse_corrections(text))
    assert caught.value.args == ("box-edition-mismatch", "edition", {"edition": "classic", "given": given})


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    """Not there, not text, not TOML."""
    with pytest.raises(BoxError) as missing:
        read_corrections(tmp_path / "none.toml")
    assert (missing.value.problem, missing.value.where) == ("box-no-file", str(tmp_path / "none.toml"))
    (tmp_path / "box.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BoxError, match="box-bad-toml"):
        read_corrections(tmp_path / "box.toml")
    (tmp_path / "box.toml").write_text("a = 1\nb = = 2", encoding="utf-8")
    with pytest.raises(BoxError, match="box-bad-toml") as garbled:
        read_corrections(tmp_path / "box.toml")
    assert (garbled.value.details["line"], garbled.value.details["column"]) == (2, 5)


def test_a_complaint_that_we_do_not_know_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Should msgspec learn a new sentence, it is still one of our errors."""
    monkeypatch.setattr(boxes, "COMPLAINTS", ())
    said = "box-bad-field at field.belt.norm_max: {'reason': 'Expected `int` <= 330'}"
    assert refused({"field": {"belt": {"norm_max": 999}}}) == said


def test_an_error_survives_the_way_from_another_process() -> None:
    """A worker may have found it."""
    error = BoxError("box-lap-count", "orbits[mars].points", {"count": 2, "needed": 1})
    sent = pickle.loads(pickle.dumps(error))
    assert (sent.problem, sent.where, sent.details) == (error.problem, error.where, error.details)
