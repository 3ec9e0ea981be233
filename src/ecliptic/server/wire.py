"""The WebSocket protocol: the words between a client and a table; the browser's types are generated from these.

What a client sends is one message in each frame; a frame that it gets may hold several, each on a line of its own.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ecliptic.bots.advice import Advice
from ecliptic.core.final import FinalSheet
from ecliptic.core.moves import Undo
from ecliptic.core.sheet import Sheet
from ecliptic.core.view import View
from ecliptic.core.words import Event, Phrase, Thing
from ecliptic.server.table.seats import Ending, Next, Order, Phase, Proposal, StandIn
from ecliptic.server.table.settings import BotName, Settings

VERSION = 2  # a client of another version is told to reload

# Python's `$` looks past a line break at the end.
RequestId = Annotated[str, Meta(min_length=8, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
MOST = 2**31 - 1  # as databases count
Count = Annotated[int, Meta(ge=0, le=MOST)]
VerbName = Annotated[str, Meta(min_length=1, max_length=40)]
# No control characters but tabs and line breaks: databases keep no NUL, and terminals obey the others.
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f-\x9f]+$")]
AnAction = tuple[VerbName, Count]


# What a client asks for. The same id twice has one effect.


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Answer the decision of this turn."""

    id: RequestId
    seat: SeatNumber
    turn: Count
    action: AnAction


class TakeBack(Struct, frozen=True, tag="take-back", forbid_unknown_fields=True):
    """Take back the last move."""

    id: RequestId
    seat: SeatNumber


class Propose(Struct, frozen=True, tag="propose", forbid_unknown_fields=True):
    """Ask the others."""

    id: RequestId
    seat: SeatNumber
    what: Proposal


class Answer(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """Agree to what was proposed, or do not."""

    id: RequestId
    seat: SeatNumber
    agrees: bool


class Do(Struct, frozen=True, tag="do", forbid_unknown_fields=True):
    """What needs no more than its name."""

    id: RequestId
    seat: SeatNumber
    what: Literal["leave", "resign", "resume", "let-steward", "come-back"]


class Sit(Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Take an open seat; the invitation opens a table that is not listed."""

    id: RequestId
    seat: SeatNumber


class PutBot(Struct, frozen=True, tag="put-bot", forbid_unknown_fields=True):
    """The host puts a bot into a free seat, or opens it again."""

    id: RequestId
    seat: SeatNumber
    level: BotName


class Begin(Struct, frozen=True, tag="begin", forbid_unknown_fields=True):
    """The host begins the game, or gives the table up."""

    id: RequestId
    close: bool = False


class AnOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """If asked this, do that."""

    question: VerbName
    action: AnAction


class SetOrders(Struct, frozen=True, tag="set-orders", forbid_unknown_fields=True):
    """Leave standing orders in place of those that were there; none takes them back."""

    id: RequestId
    seat: SeatNumber
    orders: Annotated[list[AnOrder], Meta(max_length=20)]


Request = Act | TakeBack | Propose | Answer | Do | Sit | PutBot | Begin | SetOrders


# What a client may also say on its socket.


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: how much of the log the client has, and from which telling of it."""

    version: Count
    seen: Count = 0
    backs: Count = 0
    heard: Count = 0  # the number of the last line of chat
    words: bool = False  # the client knows no game by itself: it wants everything in words as well


class Why(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Ask why something is not possible."""

    id: RequestId
    seat: SeatNumber
    action: AnAction


class AskHint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Ask what a bot thinks of the own decision."""

    id: RequestId
    seat: SeatNumber


class Chat(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Say something to the table."""

    id: RequestId
    text: ChatText


class Look(Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """Say whether somebody looks: a page in the background is connected, and yet its reader has to be told."""

    id: RequestId
    here: bool


Said = Hello | Why | AskHint | Chat | Look | Request


# What the table answers.


class SeatSeen(Struct, frozen=True):
    """Who sits where, as everybody sees it."""

    name: str
    kind: Literal["open", "person", "bot"]
    level: str  # of a bot: a level, or the name of another that the server offers
    played_by: str  # the level that plays for a bot which this server does not know any more
    steward: bool
    resigned: bool
    here: bool  # the person is connected now
    waited_for: bool
    hints: int  # how many it has asked for
    left: int | None  # milliseconds on the clock, when it last stood
    since: int | None  # from when on it runs


class MotionSeen(Struct, frozen=True):
    """What is proposed, and who has agreed."""

    seat: int
    what: Proposal
    agreed: list[int]


class TableSeen(Struct, frozen=True, tag="table"):
    """All that one viewer sees: the first thing that a socket tells; from then on it tells what changes."""

    id: str
    phase: Phase
    ending: Ending | None
    host: bool
    seat: int | None
    seats: list[SeatSeen]
    settings: Settings
    motion: MotionSeen | None
    winners: list[int]
    view: View | None
    turn: int
    undo: Undo | None  # whether the last move can be taken back
    backs: int  # how often something was taken back: events are told anew then
    told: int  # how many events there were so far
    orders: list[Order]  # the viewer's own
    next: Next | None  # where the players go on
    has_record: bool  # a game that began in the middle of another has none
    code: str  # the secret of the invitation, for those who sit here


class TableChanged(Struct, frozen=True, tag="changed"):
    """What has changed since the last `table` or `changed`: these fields take the place of the client's."""

    table: dict[str, Any]  # fields of the table, but for its view
    view: dict[str, Any]  # fields of the view; all of them, when there was none


class EventsTold(Struct, frozen=True, tag="events"):
    """What happened: these follow those that the client has, from the first on."""

    backs: int
    first: int
    events: list[Event]


class SceneTold(Struct, frozen=True, tag="scene"):
    """What never changes in a game: what its colours are called, which is whose, and what a drawn board needs."""

    game: str
    edition: str
    colours: list[Phrase]
    mains: list[int]  # the colour by which each seat wins or loses
    board: Any


class AboutTold(Struct, frozen=True):
    """What a question is about: see `ecliptic.core.words.About`. Things are named; `follows` are questions in short."""

    subject: Thing | None = None
    source: Thing | None = None
    source_words: Phrase | None = None
    step: int = 0
    steps: int = 0
    follows: list[Phrase] = []


class WordsTold(Struct, tag="words"):
    """The viewer's question with its answers in their order, and the board as text; it belongs to the last `table`."""

    prompt: Phrase | None
    rule: str  # that explains the question
    options: list[Phrase]
    sheet: Sheet
    outlook: list[Event]  # what would happen at the next count if it came now
    about: AboutTold | None = None  # of the question
    final: FinalSheet | None = None  # once the game is over


class LineTold(Struct, frozen=True):
    """One event in words, the colours that it concerns, and the rule behind it."""

    words: Phrase
    rule: str
    colours: list[int]
    loud: bool  # a chapter of the game begins
    by: StandIn = ""


class LogTold(Struct, frozen=True, tag="log"):
    """The same events as `events` tells, in words."""

    backs: int
    first: int
    lines: list[LineTold]


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to `hello`: what the server's clock says, in milliseconds; clocks at the table go by it."""

    version: int
    now: int


class Done(Struct, frozen=True, tag="done"):
    """It was done, now or before."""

    id: str


class Refused(Struct, frozen=True, tag="refused"):
    """It was not done, and nothing has changed: a message with its arguments, and the rule that says so."""

    id: str
    reason: Phrase
    rule: str = ""


class Legal(Struct, frozen=True, tag="legal"):
    """The answer to `why` where nothing is against it."""

    id: str


class HintTold(Struct, frozen=True, tag="hint-told"):
    """What a bot thinks: the best actions first, with chances and points for each seat."""

    id: str
    advice: Advice


class ChatLine(Struct, frozen=True, tag="said"):
    """Somebody said something."""

    number: int
    at: int
    name: str
    seated: bool
    text: str


class Reload(Struct, frozen=True, tag="reload"):
    """The client is of another version than the server."""

    version: int


Told = (
    Welcome
    | EventsTold
    | TableSeen
    | TableChanged
    | SceneTold
    | WordsTold
    | LogTold
    | Done
    | Refused
    | Legal
    | HintTold
    | ChatLine
    | Reload
)

ENCODER = msgspec.json.Encoder()
SAID: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
