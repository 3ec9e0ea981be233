"""Records and fingerprints of earlier versions: never written anew. A later version adds a folder of its own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ecliptic.core import record as records
from ecliptic.core import record_reader
from ecliptic.games import GAMES
from ecliptic.games import game as find
from ecliptic.testing.conformance import all_rules, fingerprint, label

DATA = Path(__file__).parent.parent / "data"
RECORDS = sorted(DATA.glob("*/*.record"))
FINGERPRINTS = sorted(DATA.glob("*/fingerprints.json"))
SEEDS = range(2026, 2028)


def test_there_are_old_records_of_every_edition() -> None:
    """Or the tests below show nothing."""
    editions = {(game.id, info.id) for game in GAMES for info in game.editions}
    kept = {tuple(path.stem.split("-")[:2]) for path in RECORDS}
    assert kept >= editions and len(FINGERPRINTS) == len(list(DATA.iterdir()))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_an_old_record_replays_to_the_same_digests(path: Path) -> None:
    """Every link of its chain is the same, and it is written as it was."""
    text = path.read_text(encoding="utf-8")
    game, record = record_reader.read(text, GAMES)
    state = records.verify(game, record)
    assert records.write(record) == text
    assert state.over is not path.stem.endswith("-begun")


@pytest.mark.parametrize("path", FINGERPRINTS, ids=lambda path: path.parent.name)
@pytest.mark.parametrize("name", [game.id for game in GAMES])
def test_seeded_games_have_the_same_fingerprints(path: Path, name: str) -> None:
    """Of every edition, seat count and layout that there was."""
    game = find(name)
    rules = {label(game, rules): rules for rules in all_rules(game, brief=True)}
    for which, known in json.loads(path.read_text(encoding="utf-8"))[name].items():
        assert fingerprint(game, rules[which], SEEDS) == known, which
