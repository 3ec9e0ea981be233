"""What decisions are about, as a table: a game has a row for each of its questions, and a viewer's view fills it in.

What a seat does after the present question stands on the agenda, which is public: it is the same in every view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from msgspec import Struct

from ecliptic.core.setup import Rules
from ecliptic.core.view import View
from ecliptic.core.words import About, Decision, Thing

V = TypeVar("V", bound=View)
B = TypeVar("B")
Planned = tuple[str, int]  # a step with its argument


class Asked(Struct, Generic[V, B], frozen=True):
    """A question and the view of whoever is asked: what a row is filled in from."""

    decision: Decision
    view: V
    open_box: Callable[[Rules], B]  # takes longer than most rows need
    arg: int  # of the step that asks
    then: list[Planned]  # what the same seat does after it, the next first, until somebody else's step

    @property
    def box(self) -> B:
        """The box that is played with."""
        return self.open_box(self.view.rules)


@dataclass(frozen=True, slots=True)
class Row(Generic[V, B]):
    """What there is to say about one question; a row of nothing says that it speaks for itself.

    `leads` is the question to which every answer leads that is not to stop or to decline. A `window` is a time to do
    several things: one comes back to it, so it never follows.
    """

    subject: Callable[[Asked[V, B]], Thing | None] | None = None
    source: Callable[[Asked[V, B]], Thing | None] | None = None
    step: Callable[[Asked[V, B]], tuple[int, int]] | None = None
    leads: str = ""
    window: bool = False


def asking(view: View, seat: int | None) -> Planned:
    """The step that asks a seat, with its argument; a step without a name if none does."""
    for lane in view.agenda[-1]:
        if lane and lane[-1][0] == seat:
            return lane[-1][1], lane[-1][2]
    return "", 0


def planned(view: View, seat: int | None) -> list[Planned]:
    """What a seat does after what it is asked, the next first, until somebody else's step."""
    found: list[Planned] = []
    for lane in view.agenda[-1]:
        if lane and lane[-1][0] == seat:
            for owner, step, arg in lane[-2::-1]:
                if owner != seat:
                    break
                found.append((step, arg))
            break
    return found


def about(rows: Mapping[str, Row[V, B]], decision: Decision, view: V, open_box: Callable[[Rules], B]) -> About:
    """What a question is about; a step that is no question has no row, and is not told."""
    row = rows[decision.question]
    now = Asked(decision, view, open_box, asking(view, decision.seat)[1], planned(view, decision.seat))
    step, steps = row.step(now) if row.step is not None else (0, 0)
    return About(
        subject=row.subject(now) if row.subject is not None else None,
        source=row.source(now) if row.source is not None else None,
        step=step if steps > 1 else 0,
        steps=steps if steps > 1 else 0,
        follows=_following(rows, row, now),
    )


def _following(rows: Mapping[str, Row[V, B]], row: Row[V, B], now: Asked[V, B]) -> tuple[str, ...]:
    """Questions only; where there is another verb, such as to stop, it is not certain where the answer leads."""
    found = [name for name, _ in now.then if name in rows and not rows[name].window]
    if row.leads and all(verb == now.decision.actions[0][0] for verb, _ in now.decision.actions):
        found.insert(0, row.leads)
    return tuple(found)
