"""What look-aheads have taught: each doer's own average, and the better of two actions by it."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ecliptic.bots.experience import ACTIONS, LONGEST, Experience
from ecliptic.bots.search import Search
from ecliptic.core import chance as chances
from ecliptic.core.imagination import OUTLOOK
from ecliptic.core.setup import Setup
from ecliptic.core.state import State
from tests.core.toy import CLAIMS

SEATS = 3


def asked(seat: int = 0) -> State:
    """The first decision of a game of Claims, in which a seat may lay any of four numbers."""
    state = CLAIMS.new(Setup(CLAIMS.rules("first", SEATS), 5))
    assert list(state.legal) == [0, 1, 2, 3]
    state.asked = seat
    return state


def outlook(*worths: int) -> vec[i64]:
    """What each seat got in the end, and numbers that are of no concern here."""
    return vec[i64]([number for worth in worths for number in (worth, 77, 88)])


def learned(experience: Experience, done: list[tuple[int, int]], *worths: int) -> None:
    """A look ahead in which this was done and that came of it."""
    experience.begin()
    for seat, action in done:
        experience.note(seat, action)
    experience.learn(outlook(*worths))


def drawn(experience: Experience, state: State, draws: int = 4000) -> Counter[int]:
    """What is taken, over many chances."""
    return Counter(int(experience.better_of_two(state, chances.from_seed(seed))) for seed in range(draws))


def test_everybody_learns_from_what_they_got_themselves() -> None:
    """Once for each time that they did it; a new look ahead begins with nothing done."""
    experience = Experience(SEATS)
    learned(experience, [(0, 1), (2, 1), (2, 1)], 100, 200, 400)
    learned(experience, [(2, 1)], 1, 1, 1)
    assert [experience.times[seat * ACTIONS + 1] for seat in range(SEATS)] == [1, 0, 3]
    assert [experience.total[seat * ACTIONS + 1] for seat in range(SEATS)] == [100, 0, 801]


@pytest.mark.parametrize("seat", range(SEATS))
def test_of_two_that_are_drawn_the_better_is_taken(seat: int) -> None:
    """The best in 7 of 16 draws, then 5, 3 and 1: each is tried at times, however bad it was."""
    experience, state = Experience(SEATS), asked(seat)
    for action, worth in enumerate((500, 900, 100, 300)):
        learned(experience, [(seat, action)] * (action + 1), worth, worth, worth)
    taken = drawn(experience, state)
    assert [action for action, _ in taken.most_common()] == [1, 0, 3, 2]
    for action, part in zip((1, 0, 3, 2), (7, 5, 3, 1), strict=True):
        assert taken[action] / 4000 == pytest.approx(part / 16, abs=0.03)


def test_what_another_seat_got_does_not_count() -> None:
    """Seat 1 has done well with what seat 0 has done badly with."""
    experience = Experience(SEATS)
    for action in range(4):
        learned(experience, [(0, action), (1, 3 - action)], 100 * action, 100 * action, 0)
    assert drawn(experience, asked(0)).most_common(1)[0][0] == 3
    assert drawn(experience, asked(1)).most_common(1)[0][0] == 0


def test_what_was_never_done_comes_first() -> None:
    """Even before what has brought all there is."""
    experience = Experience(SEATS)
    for action in range(3):
        learned(experience, [(0, action)], 1_000_000, 0, 0)
    assert drawn(experience, asked()).most_common(1)[0][0] == 3


def test_a_search_gathers_experience_with_every_look() -> None:
    """All that everybody did up to the horizon, and nothing beyond the longest look."""
    rules = CLAIMS.rules("first", SEATS)
    worlds = CLAIMS.worlds(CLAIMS.view(CLAIMS.new(Setup(rules, 5)), rules, 0))
    search = Search(worlds, CLAIMS.hints("first"), 0, 3)
    search.run(50)
    experience = search.experience
    assert sum(experience.times[action] for action in range(4)) >= 50
    assert all(any(experience.times[seat * ACTIONS + action] for action in range(4)) for seat in range(SEATS))
    assert 0 < experience.made <= LONGEST
    assert OUTLOOK == 3
