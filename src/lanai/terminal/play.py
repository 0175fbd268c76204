"""Playing at one keyboard, against bots and with others beside you."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from ..engine.errors import BadRecord, IllegalMove, LanaiError
from ..engine.match import Match, Move
from ..engine.picture import Line, Span
from ..engine.words import Message, Words
from . import saves
from .ending import ending
from .reading import meant, open_arguments
from .saves import Place, Save, Seat
from .screen import Screen
from .seats import player, seated
from .story import name, story

if TYPE_CHECKING:
    from ..bots import Bot

INTERRUPTED, TERMINATED = 130, 143   # exit codes a shell gives for these signals


class Session:
    """One game at the prompt. Every decision is on the disk before the next line is shown."""

    def __init__(self, screen: Screen, match: Match, seats: list[Seat], place: Place | None) -> None:
        self.screen, self.match, self.seats, self.place = screen, match, seats, place
        self.words: Words = screen.words
        self.news: list[Line] = []       # to be shown under the next picture
        self.told = match.ply            # the last ply that is in the news or was
        self.stale = True                # the picture shown is not that of the game
        self.saved = self.warned = False
        self._bots: dict[int, Bot] = {}
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help, "moves": self.moves, "undo": self.undo, "hint": self.hint, "why": self.why,
            "log": self.log, "board": self.board, "save": self.save, "load": self.load, "quit": self.quit,
        }

    # -- the conversation --------------------------------------------------------------------------------

    def run(self) -> int:
        """Until the input or the player ends it; the exit code."""
        before = signal.signal(signal.SIGTERM, terminate)
        code = 0
        try:
            self.keep()
            while True:
                self.play_on()
                self.show()
                text = self.screen.ask()
                if text is None:
                    break
                self.obey(text)
        except KeyboardInterrupt:
            self.screen.blank()
            code = INTERRUPTED
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        finally:
            signal.signal(signal.SIGTERM, before)
        if not self.match.over:
            self.keep()
            if self.saved:
                self.screen.say("terminal-saved")
        if self.place:
            self.place.release()
        return code

    def play_on(self) -> None:
        """Bots, and what leaves a person no choice, until a person has to decide. The last decision of a turn is
        left to the person even then: it could still be taken back."""
        while not self.match.over:
            move = self.only() if self.seats[self.match.seat].bot is None else self.bot().choose(self.match)
            if move is None:
                break
            self.match.play(move)
            self.decided()
        if self.told < self.match.ply:
            self.news += story(self.match, self.names, self.words, self.reader, self.told + 1)
            self.told = self.match.ply

    def only(self) -> Move | None:
        moves = self.match.moves()
        return moves[0] if len(moves) == 1 and not moves[0].final else None

    def bot(self) -> Bot:
        seat = self.match.seat
        if seat not in self._bots:
            self._bots[seat] = player(self.match, self.seats, seat)
        return self._bots[seat]

    def decided(self) -> None:
        self.stale = True
        self.keep()

    def keep(self) -> None:
        """Save the game, or forget it when it is over."""
        if not self.place:
            return
        try:
            if self.match.over:
                self.place.clear()
            else:
                saves.write(self.place.path, Save.of(self.match, self.seats))
            self.saved = True
        except OSError as error:
            if not self.warned:   # once is enough
                self.tell("terminal-unsaved", "error", why=str(error.strerror))
            self.saved, self.warned = False, True

    # -- what is shown -----------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.bot is None]

    @property
    def reader(self) -> int | None:
        """Through whose eyes things are told: the only person's, or with several what everybody may know."""
        return self.people[0] if len(self.people) == 1 else None

    def tell(self, id: str, style: str = "dim", **args: Any) -> None:
        """Something to be said under the next picture."""
        self.news.append([Span(self.words(id, **args), style)])

    def show(self) -> None:
        drawn = self.stale
        if self.stale:
            self.screen.clear()
            self.picture()
            for line in self.news:
                self.screen.line(line, indent=1)
            if self.match.over:
                self.screen.blank()
                self.screen.draw(ending(self.match, self.names, self.words))
                self.screen.blank()
            self.news, self.stale = [], False
        if self.match.over:
            self.screen.say("terminal-over", "dim")
            return
        view, moves = self.match.view(self.match.seat), self.match.moves()
        prompt = self.match.game.picture.prompt(view, moves)
        self.screen.line([*name(self.match.seat, self.names), Span(": " + self.words.say(prompt))])
        if drawn:
            self.screen.say("terminal-prompt", "dim")

    def picture(self) -> None:
        near = self.match.seat if self.match.seat in self.people else self.reader
        view = self.match.view(near)
        self.screen.draw(self.match.game.picture.picture(view, self.names, self.words))

    def effects(self, move: Move) -> str:
        view, preview = self.match.view(self.match.seat), self.match.preview(move)
        return ", ".join(map(self.words.say, self.match.game.picture.effects(view, move, preview)))

    # -- what is typed -----------------------------------------------------------------------------------

    def obey(self, text: str) -> None:
        """A command by its name, else a move, else a command cut short."""
        text = text.replace("−", "-")   # as the picture writes it
        word, _, rest = text.partition(" ")
        word, rest = word.lower(), rest.strip()
        if not text:
            self.quit("") if self.match.over else self.moves("")
        elif word in self.commands:
            self.commands[word](rest)
        elif word in ("?", "exit"):
            self.commands["help" if word == "?" else "quit"](rest)
        elif not self.try_move(text):
            command = next((c for c in self.commands if c.startswith(word)), None)
            if command:
                self.commands[command](rest)
            else:
                self.refuse(text)

    def try_move(self, text: str) -> bool:
        """Play what the text means; False if it means no legal move."""
        several = len(list(self.match.game.notation.sequence(text))) > 1
        if (several or any(mark in text for mark in ",;")) and not self.match.over:
            self.play(text)
            return True
        found = meant(self.match, text)
        if len(found) == 1:
            self.play(found[0])
        elif found:
            self.screen.say("terminal-which", text=text)
            self.offer(found)
        return bool(found)

    def play(self, move: str | Move) -> None:
        try:
            self.match.play(move)
        except IllegalMove as error:
            self.sentence(error.reason, error.ruling)
        else:
            self.decided()

    def refuse(self, text: str) -> None:
        """Say why it cannot be played."""
        if self.match.over:
            return   # the prompt says so
        args = open_arguments(self.match.game, text)
        reason = self.match.why(args) if args else None
        if reason:
            self.sentence(reason.message, reason.ruling)
        elif text.isdecimal():
            self.screen.say("terminal-no-number", "error", count=len(self.match.moves()))
        else:
            self.screen.say("terminal-unreadable", "error", text=text)

    def sentence(self, reason: Message, ruling: str) -> None:
        said = self.words.say(reason)
        said = said[:1].upper() + said[1:]
        self.screen.line([Span(f"{said} [{ruling}]." if ruling else f"{said}.", "error")])

    def offer(self, moves: list[Move]) -> None:
        """Moves with their numbers, by family, and what each will do."""
        numbers = {move.id: n for n, move in enumerate(self.match.moves(), 1)}
        longest = max((len(move.text) for move in moves), default=0)
        family = ""
        rows: list[tuple[Line, ...]] = []
        for move in moves:
            if move.family != family:
                if rows:
                    self.screen.rows(rows)
                family, rows = move.family, []
                self.screen.say(f"{self.match.game.name}-family-{family}", "dim")
            number, text = f"{numbers[move.id]:>4}", move.text.ljust(longest)
            rows.append(([Span(number, "legal")], [Span(text)], [Span(self.effects(move), "dim")]))
        self.screen.rows(rows)

    # -- commands ----------------------------------------------------------------------------------------

    def help(self, rest: str) -> None:
        self.screen.say("terminal-help-intro")
        usage = [("MOVE", "move"), ("moves", "moves"), ("undo", "undo"), ("hint", "hint"), ("why MOVE", "why"),
                 ("log", "log"), ("board", "board"), ("save FILE", "save"), ("load FILE", "load"), ("quit", "quit")]
        self.screen.rows([([Span(f"  {text}", "legal")], [Span(self.words(f"terminal-help-{id}"))])
                          for text, id in usage])
        self.screen.say(f"{self.match.game.name}-help")

    def moves(self, rest: str) -> None:
        self.offer(self.match.moves())

    def undo(self, rest: str) -> None:
        """Back to the last time a person had a choice, past bots and dice: nobody far away is at this table."""
        back = self.match.fork()
        while back.ply:
            back.undo()
            if self.seats[back.seat].bot is None and (len(back.moves()) > 1 or back.moves()[0].final):
                self.tell("terminal-undone", count=self.match.ply - back.ply)
                self.match, self.told = back, back.ply
                self.decided()
                return
        self.screen.say("terminal-nothing-to-undo", "error")

    def hint(self, rest: str) -> None:
        if self.match.over:
            return
        from ..bots.explain import ADVISER, hint, named

        found = hint(self.match)
        move = self.match.move(found.move)
        self.screen.say("terminal-hint", bot=self.words(f"bot-{ADVISER}"), move=move.text, effects=self.effects(move))
        self.screen.say("terminal-hint-why", "dim", why=", ".join(
            self.words.say(named(reason, self.names)) for reason in found.reasons))

    def why(self, rest: str) -> None:
        """Why a move cannot be played; or what it does, if it can."""
        found = meant(self.match, rest) if rest else []
        if not rest:
            self.screen.say("terminal-why-what", "error")
        elif len(found) == 1:
            self.screen.say("terminal-legal", move=found[0].text, effects=self.effects(found[0]))
        elif found:
            self.screen.say("terminal-which", text=rest)
            self.offer(found)
        else:
            self.refuse(rest)

    def log(self, rest: str) -> None:
        for line in story(self.match, self.names, self.words, self.reader):
            self.screen.line(line)

    def board(self, rest: str) -> None:
        self.stale = True

    def save(self, rest: str) -> None:
        if not rest:
            self.screen.say("terminal-which-file", "error")
            return
        path = Path(rest).expanduser()
        try:
            if path.exists():
                saves.read(path)   # only a saved game is written over
            saves.write(path, Save.of(self.match, self.seats))
        except BadRecord:
            self.screen.say("terminal-not-over", "error", file=rest)
        except OSError as error:
            self.screen.say("terminal-cannot-write", "error", file=rest, why=str(error.strerror))
        else:
            self.screen.say("terminal-written", file=rest)

    def load(self, rest: str) -> None:
        """Go on with another game; the one at the table stays where it is saved."""
        if not rest:
            self.screen.say("terminal-which-file", "error")
            return
        try:
            save = saves.read(Path(rest).expanduser())
            match = restored(save)
            place = saves.fresh(match.game.name) if self.place else None
        except OSError as error:
            self.screen.say("terminal-cannot-read", "error", file=rest, why=str(error.strerror))
            return
        except LanaiError as error:
            self.screen.say("terminal-cannot-read", "error", file=rest, why=str(error))
            return
        if self.place:
            self.keep()
            self.place.release()
        self.match, self.place, self._bots = match, place, {}
        if save.seats:
            self.seats = save.seats
        elif len(self.seats) != match.players:
            self.seats = seated(match.players, [], [], self.words)
        self.news, self.told = [], match.ply
        self.tell("terminal-loaded", file=rest)
        self.decided()

    def quit(self, rest: str) -> NoReturn:
        raise SystemExit(0)


def begin(screen: Screen, match: Match, seats: list[Seat]) -> Session:
    """A new game, in a place of its own if there is any."""
    try:
        return Session(screen, match, seats, saves.fresh(match.game.name))
    except OSError as error:   # every place is taken
        session = Session(screen, match, seats, None)
        session.tell("terminal-unsaved", "error", why=str(error.strerror or error))
        return session


def terminate(*_: object) -> NoReturn:
    raise SystemExit(TERMINATED)


def restored(save: Save) -> Match:
    """The game again, if those who play it can still be had."""
    from ..bots import bot

    for seat in save.seats:
        if seat.bot is not None:
            bot(seat.bot)   # BadOption if there is no such bot any more
    return save.record.match()


def resume(screen: Screen, game: str | None) -> Session | None:
    """The game to go on with, or None if there is none; damaged ones are named and left alone."""
    session = None
    others = 0
    for place, save in saves.unfinished(game):
        if session is not None:
            others += 1
            place.release()
            continue
        try:
            if isinstance(save, BadRecord):
                raise save
            match = restored(save)
            if match.over:
                raise BadRecord(screen.words("terminal-finished"))
        except LanaiError as error:
            screen.say("terminal-damaged", "error", file=str(place.path), why=str(error))
            place.release()
            continue
        seats = save.seats or seated(match.players, [], [], screen.words)
        session = Session(screen, match, seats, place)
    if session and others:
        session.tell("terminal-others", count=others, folder=str(saves.folder()))
    return session
