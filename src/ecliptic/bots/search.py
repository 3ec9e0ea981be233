"""Tree search over worlds that could be true (information-set Monte Carlo tree search), one tree for each seat.

In each iteration a world is imagined from the searcher's view and played on. Every seat that is asked picks by the
statistics of its own tree; what a seat does while others are asked too (a secret, or a phase that all play at once) is
a branch in its own tree alone, so nobody answers what they cannot know. What a seat does alone is seen by all and is a
branch in every tree. Beyond the trees all follow the game's habits up to the horizon, or what the search has found to
be good so far, and the game's hints say what the position is worth to each. Whole numbers only, so that plain and
compiled searches agree.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ecliptic.bots.experience import ACTIONS, LONGEST, NOTHING, Experience
from ecliptic.core import chance as chances
from ecliptic.core.agenda import NONE
from ecliptic.core.imagination import CHANCE, EXPECTED, OUTLOOK, Hints, Worlds
from ecliptic.core.prospects import ONE
from ecliptic.core.state import State

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
        self.here = worlds.sample(chance)  # one world, for what is the same in all of them: the searcher's own choices
        self.seats = self.here.seats
        self.seat = seat
        self.seed = chance
        self.chance = chance
        self.horizons: i64 = 1  # how often the horizon may change before the look ahead ends
        self.tree = Tree(self.seats)
        self.experience = Experience(self.seats)
        self.iterations: i64 = 0
        self.curiosity: i64 = 700  # thousandths: how much a seldom tried action is worth a try
        self.breadth: i64 = 1500  # thousandths: actions tried from a node, for each root of its visits
        self.alone = False  # only the searcher thinks; the others follow their habits
        self.tried = vec[i64]()  # nodes of the searcher's own actions
        self.outlooks = vec[i64]()  # for each of them the sums of all outlooks
        self.mark = NOTHING[:ACTIONS]  # by action: the stamp of the list in which it stands
        self.stamp: i64 = 0

    def run(self, iterations: i64) -> None:
        """Look so many times more."""
        for _ in range(iterations):
            self.iterations += 1
            action = self.pick(self.here, self.seat, self.seat, self.here.legal_actions(self.seat))
            # The same worlds and the same luck for every action: what counts is how they differ.
            self.chance = chances.from_seed(self.seed + self.visits_of(action))
            self.look(self.worlds.sample(self.chance), action)

    def look(self, s: State, action: i64) -> None:
        """One iteration: down the trees, on to the horizon, and back with what it was worth."""
        cursors = vec[i64]()
        for seat in range(self.seats):
            cursors = append(cursors, seat)
        horizon = self.hints.horizon(s)
        changes: i64 = 0
        path = self.go(self.seat, action, cursors, vec[i64](), len(s.lanes) > 1)
        experience = self.experience
        experience.begin()
        experience.note(self.seat, action)
        s.act(self.seat, action)
        while not s.over and experience.made < LONGEST:
            now = self.hints.horizon(s)
            if now != horizon:
                horizon = now
                changes += 1
                if changes == self.horizons:
                    break
            mover = s.asked
            together = len(s.lanes) > 1
            if cursors[mover] == NONE or (self.alone and mover != self.seat):
                action = self.usual(s)
                if not together:
                    path = self.follow(cursors, mover, action, path)
            else:
                action = self.pick(s, cursors[mover], mover, s.legal)
                path = self.go(mover, action, cursors, path, together)
            experience.note(mover, action)
            s.follow(action)
        self.reward(s, path)

    def go(self, mover: i64, action: i64, cursors: vec[i64], path: vec[i64], together: bool) -> vec[i64]:
        """A step down the mover's tree, and down the others' where they see it."""
        path = self.descend(cursors, mover, action, path)
        return path if together else self.follow(cursors, mover, action, path)

    def usual(self, s: State) -> i64:
        """What whoever is asked does beyond the trees: the game's habit, or else what experience recommends."""
        chance = self.step_chance()
        action = self.hints.habit(s, chance)
        return self.experience.better_of_two(s, chance) if action == NONE else action

    def step_chance(self) -> i64:
        """A fresh number for the next choice by chance."""
        self.chance = chances.advance(self.chance)
        return self.chance

    def pick(self, s: State, node: i64, mover: i64, legal: vec[i64]) -> i64:
        """The action that promises most of those that were tried from here, or one more where visits have earned it."""
        tree = self.tree
        self.stamp += 1
        left: i64 = 0
        for action in legal:
            if self.hints.considers(s, mover, action):
                self.mark[action] = self.stamp
                left += 1
        if left == 0:
            return legal[0]
        visits = tree.visits[node]
        curious = root(logarithm(visits + 2) * 1000)  # a thousand times the root of the logarithm
        best = NONE
        best_score: i64 = -1
        tried: i64 = 0
        child = tree.child[node]
        while child != NONE:
            action = tree.action[child]
            if tree.mover[child] == mover and self.mark[action] == self.stamp:
                self.mark[action] = 0
                tried += 1
                score = self.promise(child, curious)
                if score > best_score:
                    best_score = score
                    best = action
            child = tree.sibling[child]
        if tried == left or (tried > 0 and tried >= 1 + self.breadth * root(visits * 100) // 10000):
            return best
        return self.untried(s, mover, legal, tried == 0)

    def promise(self, child: i64, curious: i64) -> i64:
        """What an action brought on average, and more if it was seldom tried."""
        visits = self.tree.visits[child]
        if visits == 0:
            return ONE * 10
        inverse = INVERSE_ROOTS[visits] if visits < ROOTS else root(1_000_000 // visits)
        return self.tree.total[child] // visits + self.curiosity * curious * inverse // 1000

    def untried(self, s: State, mover: i64, legal: vec[i64], is_first: bool) -> i64:
        """One of the actions that are still marked: first what is usual, then by rank."""
        if is_first and mover == s.asked:
            usual = self.usual(s)
            if self.mark[usual] == self.stamp:
                return usual
        ranks = self.hints.rank(s, mover, legal, self.step_chance())
        best = NONE
        for index in range(len(legal)):
            if self.mark[legal[index]] == self.stamp and (best == NONE or ranks[index] > ranks[best]):
                best = index
        return legal[best]

    def descend(self, cursors: vec[i64], mover: i64, action: i64, path: vec[i64]) -> vec[i64]:
        """The mover's own tree branches here; a new branch is where its tree ends for now."""
        node = self.tree.below(cursors[mover], action, mover)
        is_new = node == NONE
        if is_new:
            node = self.tree.add(cursors[mover], action, mover)
        cursors[mover] = NONE if is_new else node
        return append(path, node)

    def follow(self, cursors: vec[i64], mover: i64, action: i64, path: vec[i64]) -> vec[i64]:
        """What a seat does alone is seen by all: their trees branch too, and count the visit."""
        for seat in range(self.seats):
            if seat != mover and cursors[seat] != NONE:
                node = self.tree.below(cursors[seat], action, mover)
                if node == NONE:
                    self.tree.add(cursors[seat], action, mover)
                else:
                    path = append(path, node)
                cursors[seat] = node
        return path

    def reward(self, s: State, path: vec[i64]) -> None:
        """Every node on the way learns what its mover got; the searcher's own action, how all stood in the end."""
        outlook = self.hints.outlook(s)
        for seat in range(self.seats):
            self.tree.visits[seat] += 1
        self.experience.learn(outlook)
        for node in path:
            self.tree.visits[node] += 1
            self.tree.total[node] += outlook[self.tree.mover[node] * OUTLOOK]
        first = self.place_of(path[0]) * self.seats * OUTLOOK
        for index in range(self.seats * OUTLOOK):
            self.outlooks[first + index] += outlook[index]

    def place_of(self, node: i64) -> i64:
        """The place of an own action among those that were tried; a new one is the last."""
        for place in range(len(self.tried)):
            if self.tried[place] == node:
                return place
        self.tried = append(self.tried, node)
        for _ in range(self.seats * OUTLOOK):
            self.outlooks = append(self.outlooks, 0)
        return len(self.tried) - 1

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

    def chance_of(self, action: i64, seat: i64) -> i64:
        """With what chance a seat wins after it, between 0 and ONE."""
        return self.told(action, seat * OUTLOOK + CHANCE)

    def expected_of(self, action: i64, seat: i64) -> i64:
        """What a seat may expect after it, in hundredths of a point."""
        return self.told(action, seat * OUTLOOK + EXPECTED)

    def told(self, action: i64, index: i64) -> i64:
        """A number of the outlook on average; 0 for an action that was never tried."""
        node = self.tree.below(self.seat, action, self.seat)
        if node == NONE:
            return 0
        return self.outlooks[self.place_of(node) * self.seats * OUTLOOK + index] // self.tree.visits[node]
