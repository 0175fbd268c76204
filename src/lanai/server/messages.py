"""What goes over the live connection of a table, both ways, as JSON.

Everything that changes the table carries the sequence number the sender last saw and a request id of its own making:
a request id that was answered before gets the same answer again, a stale number is refused with the present state.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ..engine.words import Message
from .entries import ClockPlan

MOST_TEXT = 300
MOST_REQUEST = 40
NARROWEST, WIDEST = 40, 240   # columns of a picture


class Command(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """From a client. `seat` is needed only by those who own several."""

    request: str = ""
    seat: int | None = None


class Entering(Command, frozen=True):
    """A command that becomes an entry of the journal."""

    seq: int = 0


class PlayMove(Entering, frozen=True, tag="move"):
    move: str = ""


class TakeBack(Entering, frozen=True, tag="undo"):
    """Undo the last decision if the law lets it be free; otherwise the others are asked."""


class AnswerUndo(Entering, frozen=True, tag="answer"):
    yes: bool = False


class GiveUp(Entering, frozen=True, tag="resign"): ...


class Go(Entering, frozen=True, tag="leave"):
    """Before the start: stand up; afterwards: a bot plays on."""


class ComeBack(Entering, frozen=True, tag="return"): ...


class Replace(Entering, frozen=True, tag="replace"):
    """Where no clock does it: let a bot play on for `seat`, whose owner has not been here for a while."""


class Hand(Entering, frozen=True, tag="entrust"):
    """In a team: let a bot play for the partner who is away (`seat`), or play that seat oneself."""

    bot: bool = True


class Look(Command, frozen=True, tag="look"):
    """Show the table from another of one's own seats (hot-seat)."""


class Hint(Command, frozen=True, tag="hint"): ...


class Why(Command, frozen=True, tag="why"):
    """A move as text, or open arguments."""

    move: str | dict[str, int | str] = ""


class Preview(Command, frozen=True, tag="preview"):
    move: str = ""


class Picture(Command, frozen=True, tag="picture"):
    """The table in letters, as that seat or a spectator may see it."""

    lang: str = "en"
    width: int = 80


class Log(Command, frozen=True, tag="log"):
    """All events from a ply on."""

    since: int = 0


class Say(Command, frozen=True, tag="chat"):
    text: str = ""


class Mute(Command, frozen=True, tag="mute"):
    person: str = ""
    on: bool = True


class Ping(Command, frozen=True, tag="ping"): ...


AnyCommand = (
    PlayMove | TakeBack | AnswerUndo | GiveUp | Go | ComeBack | Replace | Hand | Look | Hint | Why | Preview | Picture
    | Log | Say | Mute | Ping
)


class SeatInfo(msgspec.Struct, frozen=True):
    kind: str
    bot: str
    person: str | None       # a public name for the person, not the id that opens doors
    name: str
    away: str                # why the owner does not play: left, timeout or resigned
    keeper: int              # the partner who plays it then, -1 if a bot does
    partners: list[int]
    here: bool


class ClockInfo(msgspec.Struct, frozen=True):
    left: list[int]          # milliseconds by seat at the moment of sending
    running: int


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a score: what counts (an id of the game's data), how many, points."""

    what: str
    count: int
    points: int


class LineInfo(msgspec.Struct, frozen=True):
    """The finished game that a side line goes on from, None if it came from a file, and after how many decisions."""

    table: str | None
    ply: int


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a table besides the game on it."""

    id: str
    game: str
    variant: str
    status: str
    seats: list[SeatInfo]
    timing: ClockPlan        # what was chosen
    timeout: str
    clock: ClockInfo | None  # what is left, once it runs
    hints: bool
    listed: bool
    deciding: int
    asking: int              # the seat that asks for an undo, or -1
    agreed: list[int]        # seats that have said yes
    undone: int              # how often something was taken back
    commitment: str
    ranking: list[int] | None    # this and the next two by seat, when it is over
    scores: list[int] | None
    breakdown: list[list[ScoreLine]] | None
    next: str | None         # the rematch
    line: LineInfo | None    # a side line: where it comes from
    hinted: list[tuple[int, int]]   # hints that were taken: the ply before which, and the seat


class MoveInfo(msgspec.Struct, frozen=True):
    text: str
    family: str
    args: dict[str, int | str]
    final: bool


class EventInfo(msgspec.Struct, frozen=True):
    """Something that happened, as the reader may know it: `args` is empty if it may not know the numbers."""

    kind: str
    seat: int
    args: dict[str, int]
    ply: int
    turn: int                # the first ply of the turn it belongs to
    say: Message | None      # a phrase that follows the name of the seat; None: there is nothing to say


class Effects(msgspec.Struct, frozen=True):
    """What a move will do: the answer to preview and hint. `effects` and `reasons` are phrases to be joined by
    commas."""

    move: str
    preview: Any             # the game's
    effects: list[Message]
    reasons: list[Message]   # why it is good; only a hint has any


# Encoded once for all readers; `holds` tells what is inside.
RawTable = Annotated[msgspec.Raw, msgspec.Meta(extra={"holds": TableInfo})]
RawMoves = Annotated[msgspec.Raw, msgspec.Meta(extra={"holds": list[MoveInfo] | None})]
RawEvents = Annotated[msgspec.Raw, msgspec.Meta(extra={"holds": list[EventInfo]})]


class State(msgspec.Struct, frozen=True, tag_field="type", tag="state"):
    """The table as one reader may see it; sent on connecting and after every entry."""

    seq: int
    ply: int
    table: RawTable
    view: msgspec.Raw        # the game's public view, null before the start
    you: list[int]           # the reader's seats
    seat: int | None         # the seat it looks from
    own: Any                 # the game's view for that seat alone
    moves: RawMoves          # only for the seat that decides, otherwise null
    ask: Message | None      # what that seat can do now
    undo: str                # "free", "ask" or ""
    since: int               # ply of the first of these events
    events: RawEvents


class Answer(msgspec.Struct, frozen=True, tag_field="type", tag="answer", omit_defaults=True):
    """What became of a request."""

    request: str
    ok: bool
    seq: int
    code: str = ""
    text: str = ""
    ruling: str = ""
    message: Message | None = None   # why a move is refused, for every language
    body: Any = None


class Chat(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    person: str
    name: str
    text: str
    at: int


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is here has changed."""

    table: RawTable


class Bye(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """The server goes down for a moment; come back after that many seconds."""

    code: str
    seconds: int


class Frame(msgspec.Struct, frozen=True):
    """A game as it stood after one decision, for a reader who knew no more than could be known then."""

    ply: int                 # 0: after setup
    seat: int                # who decided, -1 at ply 0
    move: str | None
    view: Any
    own: Any
    events: list[EventInfo]  # of this ply


class Frames(msgspec.Struct, frozen=True):
    """A part of a finished game, for the replay. There are `total` plies."""

    game: str
    variant: str
    players: int
    total: int
    scores: list[int] | None
    ranking: list[int] | None
    frames: list[Frame]


class Better(msgspec.Struct, frozen=True):
    """A move that could have been played."""

    move: str
    say: list[Message]       # what it does, phrases that follow the name of the seat
    chance: float            # of its seat to win


class AnalysedStep(msgspec.Struct, frozen=True):
    """What the analysis says of one decision; chances and luck are by seat."""

    ply: int                 # after it so many decisions were taken
    seat: int
    move: str
    say: list[Message]       # what it does, for moves that the log says nothing of
    forced: bool             # there was nothing to decide
    before: list[float]      # chances, as the decider could know them
    expected: list[float]    # the same after the move, before anything was revealed
    best: list[Better]       # the best moves, the first first
    lost: float              # what was given away beside the best move
    luck: list[float]        # what the revelation brought
    turning: str             # a turning point: by "mistake" or by "luck"; otherwise ""


class Analysed(msgspec.Struct, frozen=True):
    """Looking back at a whole game, by seat."""

    game: str
    simulations: int         # for each decision
    steps: list[AnalysedStep]
    result: list[float]      # what part of the victory each seat got
    luck: list[float]        # sums
    lost: list[float]


class AnalysisBody(msgspec.Struct, frozen=True):
    """How far an analysis is, in decisions (`of` 0: nobody asked for it yet), and the analysis once it is there."""

    done: int
    of: int
    analysis: Analysed | None


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyCommand).decode


class _Requested(msgspec.Struct):
    request: str = ""


def request_of(text: str) -> str:
    """The id under which whoever sent this waits for an answer, as far as it can be read."""
    try:
        return msgspec.json.decode(text, type=_Requested).request[:MOST_REQUEST]
    except msgspec.DecodeError:
        return ""
