"""A game at the terminal table: people and bots in turn, saved after every decision."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from dolmen.bots import Bot, Turn, answer, make
from dolmen.bots.coach import hint
from dolmen.bots.patience import Patience
from dolmen.core.action import Action
from dolmen.core.game import Game
from dolmen.core.hold import Hold, HoldFor, unasked
from dolmen.core.play import Decision, Play
from dolmen.core.refusal import Refused
from dolmen.core.rng import Rng
from dolmen.speech.face import face_of
from dolmen.speech.lexicon import Lexicon
from dolmen.terminal.explain import explain
from dolmen.terminal.files import SaveFile, unused
from dolmen.terminal.menu import Entry, Menu
from dolmen.terminal.phrases import Words
from dolmen.terminal.score import outcome, sheet
from dolmen.terminal.screen import Screen

HUMAN = "human"
INTERRUPTED = 130  # what shells say of a program ended by Ctrl-C
LAST_EVENTS = 30
SLOW = 0.5  # seconds, after which silence makes people wonder
COMMANDS = ("?", "u", "r", "l", "v", "s", "q", "quit", "t", "h", "c")


class Quit(Exception):
    """Somebody leaves the table; the game stays in its file."""


def bots_for(
    game: Game, players: tuple[str, ...], seed: int, own: Mapping[str, str] | None = None
) -> list[Bot | None]:
    """The bots on their seats; None where a person sits."""
    return [
        None
        if name == HUMAN
        else make(name, game, Rng(seed, f"bot {seat}"), own, players=len(players))
        for seat, name in enumerate(players)
    ]


class Session:
    def __init__(
        self,
        play: Play,
        players: tuple[str, ...],
        screen: Screen,
        language: str,
        save: SaveFile,
        quick: bool = False,
        own: Mapping[str, str] | None = None,
    ) -> None:
        self.play, self.quick = play, quick  # quick: sole choices are made for everybody
        self.players = players
        play.header.bots = {seat: name for seat, name in enumerate(players) if name != HUMAN}
        self.bots = bots_for(play.game, players, play.header.seed, own)
        self.screen = screen
        self.words = Words(language)
        self.face = face_of(play.game, play.content)
        self.lexicon: Lexicon = self.face.lexicon(language, play.content, play.names)
        self.save = save
        self.saved = True
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.heard = [0] * len(players)  # per seat, events already reported
        self.present: int | None = self.people[0] if len(self.people) == 1 else None
        self.lexicon.you = self.present
        self.decided: int | None = None  # who decided last
        self.workers = 1  # processes in which the coach thinks
        self.patience = Patience()
        self.slow = [False] * len(players)  # whose last decision took long
        self.screen.seats = tuple(self.lexicon.seat(seat) for seat in range(len(players)))

    # The course of a game

    def run(self) -> int:
        """Play to the end or until a player quits; returns the exit code."""
        self.decided = None
        try:
            self.keep()
            self.greet()
            while not self.play.over:
                self.patience.turns_to(self.play.state.seat)
                if self.bots[self.play.state.seat] is not None:
                    self.bot()
                elif (unasked := self.quiet()) is not None:
                    self.answer_unasked(unasked)
                else:
                    self.person()
            self.finish()
        except (Quit, EOFError):
            self.leave()
            return 0
        except KeyboardInterrupt:
            self.leave()
            return INTERRUPTED
        return 0

    def greet(self) -> None:
        say = self.screen.say
        name = self.lexicon.called("game", self.play.game.id)
        self.screen.heading(self.words("welcome", game=name, seed=self.play.header.seed))
        for seat, player in enumerate(self.players):
            key = "is_person" if player == HUMAN else "is_bot"
            say(self.words(key, name=self.lexicon.seat(seat), bot=player))
        say(self.words("how"))
        if self.play.moves:
            say(self.words("resumed", n=len(self.play.moves)))
            # What happened before the break can be read with `l`.
            self.heard = [len(self.play.events)] * len(self.players)

    def keep(self) -> None:
        """Save; a full disk does not end the game."""
        try:
            self.save.write(self.play)
            self.saved = True
        except OSError as error:
            if self.saved:
                reason = error.strerror or str(error)
                self.screen.say(
                    self.words("not_saved", file=str(self.save.path), reason=reason), "bold red"
                )
            self.saved = False

    def leave(self) -> None:
        self.keep()
        self.screen.gap()
        if self.saved:
            self.screen.say(self.words("saved", file=str(self.save.path)))
            command = f"dolmen play --resume {shlex.quote(str(self.save.path))}"
            self.screen.say(self.words("resume"))
            self.screen.line(f"  {command}")

    def bot(self) -> None:
        seat = self.play.state.seat
        bot = self.bots[seat]
        assert bot is not None
        # Keyed by the place in the game: a resumed game goes on as it would have gone.
        bot.rng = Rng(f"{self.play.header.seed}/{seat}/{len(self.play.moves)}", "bot")
        if self.slow[seat]:
            self.screen.say(self.words("thinks", name=self.lexicon.seat(seat)))
        seconds = self.patience.allows(self.players[seat])
        began = time.monotonic()
        action = answer(bot, Turn(self.play.game, self.play.state, seconds))
        took = time.monotonic() - began
        self.patience.spend(took)
        self.slow[seat] = took > SLOW
        self.do(action)
        if not self.people:
            self.report(None)

    def do(self, action: int) -> None:
        self.decided = self.play.state.seat
        self.play.do(action, self.hold(self.play.passed + 1 if self.play.held else 0))
        self.keep()

    def hold(self, passed: int = 0) -> Hold:
        """Before a sole choice that matters the table waits for its person."""
        if self.quick:
            return Hold(passed)
        play = self.play
        return HoldFor(play.game, play.state, lambda seat: seat in self.people, passed)

    def answer_unasked(self, action: int) -> None:
        """A quiet turn: nothing is lost by not asking. What can be redone stays so."""
        if self.play.undone[-1:] == [action]:
            self.play.redo(self.hold())
        else:
            self.play.do(action, self.hold())
        self.keep()  # it may have been the last of the game

    def report(self, seat: int | None) -> None:
        """Say what happened since this seat last looked, as far as it may know."""
        place = 0 if seat is None else seat
        for event in self.play.events[self.heard[place] :]:
            if event.seen_by(seat):
                self.screen.say(self.lexicon.say("event", event.message))
        self.heard[place] = len(self.play.events)

    def finish(self) -> None:
        if len(self.people) == 1:
            self.report(self.people[0])
        elif not self.people:
            self.report(None)
        else:
            self.screen.clear()
        self.screen.gap()
        self.show_score(self.words("final"))
        self.screen.say(outcome(self.play, self.face, self.words, self.lexicon), "bold")
        if self.saved:
            self.screen.say(self.words("kept", file=str(self.save.path)))

    # A person's decision

    def person(self) -> None:
        decision = self.play.decision
        assert decision is not None
        seat = decision.seat
        if seat != self.present:
            self.curtain(seat)
        if self.decided != seat:
            # The table is long: what happened stands below it, where it is seen.
            self.show_table()
            self.screen.gap()
            self.report(seat)
        else:
            self.report(seat)
            self.show_hand()
        menu = Menu(decision.actions, self.lexicon, self.label)
        self.show_menu(decision, menu)
        asked = self.play.state
        while self.play.state is asked:
            self.answer(self.ask(), menu, decision)

    def ask(self) -> str:
        return " ".join(self.screen.ask(self.words("ask")).split())

    def curtain(self, seat: int) -> None:
        """Several people at one screen: nobody sees another's hand."""
        name = self.lexicon.seat(seat)
        if self.present is not None:
            self.screen.clear()
        self.present = None
        self.screen.say(self.words("pass_to", name=name), "bold")
        self.screen.ask(self.words("enter", name=name) + " ")
        self.screen.clear()
        self.present = seat
        self.decided = None

    def show_table(self) -> None:
        self.screen.blocks(self.face.table(self.play.view(self.present), self.lexicon))

    def show_hand(self) -> None:
        """The player's own area; the whole table where a game has no such part."""
        lines = self.face.hand(self.play.view(self.present), self.lexicon)
        if lines:
            self.screen.blocks(lines)

    def show_menu(self, decision: Decision, menu: Menu) -> None:
        self.screen.gap()
        prompt = self.lexicon.say("prompt", decision.prompt)
        name = self.lexicon.seat(decision.seat)
        self.screen.say(self.words("prompt", name=name, prompt=prompt), "bold")
        self.screen.menu(menu.groups)
        if self.play.held:
            self.screen.say(self.words("sole_undo" if self.play.can_undo else "sole"))

    def answer(self, line: str, menu: Menu, decision: Decision) -> None:
        word, _, rest = line.partition(" ")
        if not line and self.play.held:
            self.take(menu.entries[0])
        elif not line:
            self.show_menu(decision, menu)
        elif line.startswith("?"):
            self.help(line[1:].strip(), menu)
        elif word in COMMANDS and (not rest or word in ("l", "s", "u")):
            self.command(word, rest)
        else:
            self.choose(line, menu)

    def choose(self, line: str, menu: Menu) -> None:
        entries = menu.find(line)
        if len(entries) == 1:
            self.take(entries[0])
        elif entries:
            self.screen.say(self.words("several"))
            for entry in entries:
                self.screen.say(f"{entry.number}. {entry.label}", indent="  ")
        elif line.isdecimal():
            self.screen.say(self.words("no_number", n=int(line), last=len(menu.entries)))
        else:
            for part in explain(self.play, menu, self.words, self.lexicon, line):
                self.screen.say(part)
            self.screen.say(self.words("hint"))

    def take(self, entry: Entry) -> None:
        self.do(entry.action.index)

    # Commands

    def help(self, question: str, menu: Menu) -> None:
        if not question:
            self.screen.heading(self.words("help"))
            for key in (
                "number",
                "why",
                "undo",
                "redo",
                "log",
                "score",
                "save",
                "table",
                "coach",
                "quit",
            ):
                self.screen.say(self.words(f"help_{key}"))
            self.screen.say(self.words("help_file", file=str(self.save.path)))
            return
        for line in explain(self.play, menu, self.words, self.lexicon, question):
            self.screen.say(line)

    def command(self, word: str, rest: str) -> None:
        commands: dict[str, Callable[[str], None]] = {
            "u": self.undo,
            "r": self.redo,
            "l": self.log,
            "v": lambda _: self.show_score(self.words("so_far")),
            "s": self.save_as,
            "q": self.quit,
            "quit": self.quit,  # as beside a real table
            "t": lambda _: self.show_table(),
            "h": lambda _: self.show_hand(),
            "c": lambda _: self.coach(),
        }
        commands[word](rest)

    def coach(self) -> None:
        """What a strong player would consider, and why."""
        if self.play.held:
            self.screen.say(self.words("sole"))
            return
        self.screen.say(self.words("coach_thinks"))
        for number, found in enumerate(hint(self.play, workers=self.workers), start=1):
            self.screen.say(f"{number}. {found.sentence(self.lexicon)}", indent="  ")

    def quit(self, _: str) -> None:
        raise Quit

    def undo(self, rest: str) -> None:
        """One decision back; `u all` goes back to the horizon."""
        try:
            self.play.undo()
            while self.play.can_undo and (rest or self.was_quiet()):
                self.play.undo()
        except Refused as error:
            self.screen.say(self.play.explain(error.refusal, self.lexicon.language))
            return
        self.heard = [min(n, len(self.play.events)) for n in self.heard]
        self.screen.say(self.words("undone"))
        self.keep()

    def label(self, action: Action) -> str:
        """What an entry of the menu says: the label, and what the table adds to it."""
        s = self.play.state
        label = self.face.label(self.lexicon, s, action)
        remark = self.face.remark(self.lexicon, s, action)
        return f"{label} ({remark})" if remark else label

    def was_quiet(self) -> bool:
        """Whether the open question would be answered unasked again."""
        return self.quiet() is not None

    def quiet(self) -> int | None:
        """The answer that nobody need be asked for."""
        return unasked(self.play)

    def redo(self, _: str) -> None:
        try:
            self.play.redo(self.hold())
        except Refused as error:
            self.screen.say(self.play.explain(error.refusal, self.lexicon.language))
            return
        self.screen.say(self.words("redone"))
        self.keep()

    def log(self, rest: str) -> None:
        seen = [event for event in self.play.events if event.seen_by(self.present)]
        if not rest:
            if len(seen) > LAST_EVENTS:
                self.screen.say(self.words("log_all", n=len(seen)))
            seen = seen[-LAST_EVENTS:]
        for event in seen:
            self.screen.say(self.lexicon.say("event", event.message))

    def show_score(self, heading: str) -> None:
        points = self.face.standings(self.play.state, self.present)
        categories = self.play.game.categories
        self.screen.sheet(heading, sheet(points, categories, self.words, self.lexicon))

    def save_as(self, rest: str) -> None:
        """Save now; with a file name, a copy of the game as it stands."""
        target = SaveFile(Path(rest).expanduser()) if rest else self.save
        if rest and target.path.exists():
            self.screen.say(self.words("exists", file=str(target.path)))
            return
        try:
            target.write(self.play)
        except OSError as error:
            reason = error.strerror or str(error)
            self.screen.say(self.words("not_saved", file=str(target.path), reason=reason))
            return
        self.screen.say(self.words("saved", file=str(target.path)))


def default_file(game: str, seed: int) -> Path:
    return unused(Path("saves") / f"{game}-{seed}.txt")
