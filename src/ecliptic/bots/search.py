"""Tree search over worlds that could be true (information-set Monte Carlo tree search), one tree for each seat.

In each iteration a world is imagined from the searcher's view and played on. Every seat that is asked picks by the
statistics of its own tree; what a seat does while others are asked too (a secret, or a phase that all play at once) is
a branch in its own tree alone, so nobody answers what they cannot know. What a seat does alone is seen by all and is a
branch in every tree. Beyond the trees all follow their habits up to the horizon, and the game's hints say what the
position is worth to each. Whole numbers only, so that plain and compiled searches agree.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.core import chance as chances
from ecliptic.core.agenda import NONE, SPAN
from ecliptic.core.imagination import Hints, Worlds
from ecliptic.core.state import State

ONE: Final[i64] = 1_000_000  # a certain win
HALF_WAY: Final[i64] = 1500  # hundredths of a point against others that are worth half of what is left to certainty
VERBS: Final[i64] = 64
ROOTS: Final[i64] = 4096  # of which inverse roots are at hand


def root(number: i64) -> i64:
    """The whole part of a square root."""
    if number < 2:
        return number
    guess = number
    better = (guess + 1) // 2
    while better < guess:
        guess = better
        better = (guess + number // guess) // 2
    return guess


def logarithm(number: i64) -> i64:
    """A thousand times the natural logarithm, nearly: whole doublings, and straight lines between them."""
    doublings: i64 = 0
    power: i64 = 1
    while power * 2 <= number:
        power *= 2
        doublings += 1
    return (doublings * 693) + (number - power) * 693 // power


def inverse_roots() -> vec[i64]:
    """A thousand divided by the square root of each small number."""
    found = vec[i64]([1000])
    for number in range(1, ROOTS):
        found = append(found, root(1_000_000 // number))
    return found


INVERSE_ROOTS: Final = inverse_roots()


def chance_of_winning(value: i64) -> i64:
    """A value against others, in hundredths of a point, as a number between 0 and ONE."""
    size = value if value > 0 else -value
    share = ONE // 2 * size // (size + HALF_WAY)
    return ONE // 2 + share if value > 0 else ONE // 2 - share


@final
class Tree:
    """The trees of all seats in one set of columns; the first nodes are their roots."""

    def __init__(self, seats: i64) -> None:
        self.action = vec[i64]()  # that led here
        self.mover = vec[i64]()  # who did it
        self.visits = vec[i64]()
        self.total = vec[i64]()  # of what it brought its mover
        self.child = vec[i64]()
        self.sibling = vec[i64]()
        for seat in range(seats):
            self.add(NONE, NONE, seat)

    def add(self, parent: i64, action: i64, mover: i64) -> i64:
        """A new node below this one."""
        node: i64 = len(self.action)
        self.action = append(self.action, action)
        self.mover = append(self.mover, mover)
        self.visits = append(self.visits, 0)
        self.total = append(self.total, 0)
        self.child = append(self.child, NONE)
        if parent == NONE:
            self.sibling = append(self.sibling, NONE)
        else:
            self.sibling = append(self.sibling, self.child[parent])
            self.child[parent] = node
        return node

    def below(self, parent: i64, action: i64, mover: i64) -> i64:
        """The node that this action leads to, or NONE."""
        node = self.child[parent]
        while node != NONE:
            if self.action[node] == action and self.mover[node] == mover:
                return node
            node = self.sibling[node]
        return NONE


@final
class Search:
    """One search for one seat; it can be continued as long as there is time."""

    def __init__(self, worlds: Worlds, hints: Hints, seat: i64, chance: i64) -> None:
        self.worlds = worlds
        self.hints = hints
        self.seats = worlds.sample(chance).seats
        self.seat = seat
        self.chance = chance
        self.horizons: i64 = 1  # how often the horizon may change before the look ahead ends
        self.tree = Tree(self.seats)
        self.iterations: i64 = 0
        self.curiosity: i64 = 700  # thousandths: how much a seldom tried action is worth a try
        self.mark = vec[i64]([0 for _ in range(VERBS * SPAN)])  # by action: the stamp of the list in which it stands
        self.stamp: i64 = 0

    def run(self, iterations: i64) -> None:
        """Look so many times more."""
        for _ in range(iterations):
            self.iterations += 1
            self.chance = chances.advance(self.chance)
            self.look(self.worlds.sample(self.chance))

    def look(self, s: State) -> None:
        """One iteration: down the trees, on to the horizon, and back with what it was worth."""
        cursors = vec[i64]()
        for seat in range(self.seats):
            cursors = append(cursors, seat)
        path = vec[i64]()
        horizon = self.hints.horizon(s)
        changes: i64 = 0
        made: i64 = 0
        first = True
        while not s.over and made < 400:
            mover = self.seat if first else s.asked
            legal = s.legal_actions(mover) if first else s.legal
            alone = len(s.waiting()) == 1
            if cursors[mover] == NONE:
                action = self.hints.habit(s, self.step_chance())
            else:
                action = self.pick(s, cursors[mover], mover, legal)
                path = self.descend(cursors, mover, action, path)
            if alone:
                self.follow(cursors, mover, action)
            if first:
                s.act(mover, action)
                first = False
            else:
                s.follow(action)
            made += 1
            now = self.hints.horizon(s)
            if now != horizon:
                horizon = now
                changes += 1
                if changes == self.horizons:
                    break
        self.reward(s, path)

    def step_chance(self) -> i64:
        """A fresh number for a habit."""
        self.chance = chances.advance(self.chance)
        return self.chance

    def pick(self, s: State, node: i64, mover: i64, legal: vec[i64]) -> i64:
        """An action that has not been tried from here, or the one that promises most."""
        tree = self.tree
        self.stamp += 1
        left: i64 = 0
        for action in legal:
            if self.hints.considers(s, mover, action):
                self.mark[action] = self.stamp
                left += 1
        if left == 0:
            return legal[0]
        curious = root(logarithm(tree.visits[node] + 2) * 1000)  # a thousand times the root of the logarithm
        best = NONE
        best_score: i64 = -1
        child = tree.child[node]
        while child != NONE:
            action = tree.action[child]
            if tree.mover[child] == mover and self.mark[action] == self.stamp:
                self.mark[action] = 0
                left -= 1
                score = self.promise(child, curious)
                if score > best_score:
                    best_score = score
                    best = action
            child = tree.sibling[child]
        return best if left == 0 else self.untried(legal, left)

    def promise(self, child: i64, curious: i64) -> i64:
        """What an action brought on average, and more if it was seldom tried."""
        visits = self.tree.visits[child]
        if visits == 0:
            return ONE * 10
        inverse = INVERSE_ROOTS[visits] if visits < ROOTS else root(1_000_000 // visits)
        return self.tree.total[child] // visits + self.curiosity * curious * inverse // 1000

    def untried(self, legal: vec[i64], left: i64) -> i64:
        """One of the actions that are still marked, by chance."""
        which = chances.below(self.step_chance(), left)
        for action in legal:
            if self.mark[action] == self.stamp:
                if which == 0:
                    return action
                which -= 1
        return legal[0]

    def descend(self, cursors: vec[i64], mover: i64, action: i64, path: vec[i64]) -> vec[i64]:
        """The mover's own tree branches here; a new branch is where its tree ends for now."""
        node = self.tree.below(cursors[mover], action, mover)
        is_new = node == NONE
        if is_new:
            node = self.tree.add(cursors[mover], action, mover)
        cursors[mover] = NONE if is_new else node
        return append(path, node)

    def follow(self, cursors: vec[i64], mover: i64, action: i64) -> None:
        """What a seat does alone is seen by all: their trees branch too."""
        for seat in range(self.seats):
            if seat != mover and cursors[seat] != NONE:
                node = self.tree.below(cursors[seat], action, mover)
                if node == NONE:
                    self.tree.add(cursors[seat], action, mover)
                cursors[seat] = node

    def reward(self, s: State, path: vec[i64]) -> None:
        """Every node on the way learns what its mover got."""
        values = vec[i64]()
        for seat in range(self.seats):
            values = append(values, chance_of_winning(self.hints.value(s, seat)))
        for seat in range(self.seats):
            self.tree.visits[seat] += 1
        for node in path:
            self.tree.visits[node] += 1
            self.tree.total[node] += values[self.tree.mover[node]]

    # What was found.

    def visits_of(self, action: i64) -> i64:
        """How often this action of the searcher was tried."""
        node = self.tree.below(self.seat, action, self.seat)
        return 0 if node == NONE else self.tree.visits[node]

    def mean_of(self, action: i64) -> i64:
        """What it brought on average, between 0 and ONE."""
        node = self.tree.below(self.seat, action, self.seat)
        visits: i64 = 0 if node == NONE else self.tree.visits[node]
        return 0 if visits == 0 else self.tree.total[node] // visits
