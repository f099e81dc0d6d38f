"""A game of a few lines, to test the kernel without any game of the table.

Two players take one to three stones from a heap in turn; whoever takes the last one wins. Before
taking, a player may mark stones (changes nothing anybody learns), roll a die (chance), or look at
the top of a face-down pile. With one stone left there is no choice, so it takes itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from dolmen.core.action import Domain, Verb, Vocabulary
from dolmen.core.content import Content, Files
from dolmen.core.event import only, others
from dolmen.core.game import Game
from dolmen.core.message import Message, Messages
from dolmen.core.option import Option
from dolmen.core.record import Header
from dolmen.core.refusal import Refusal
from dolmen.core.rng import Rng
from dolmen.core.state import State, streams
from dolmen.core.step import Question, Step

TAKE = Verb("take", n=Domain("amount", ("one", "two", "three")))
MARK = Verb("mark")
ROLL = Verb("roll")
LOOK = Verb("look")
VOCABULARY = Vocabulary(TAKE, MARK, ROLL, LOOK)

MESSAGES = Messages()
TOOK = MESSAGES.event("took", seat="seat", n="n")
ROLLED = MESSAGES.event("rolled", n="n")
LOOKED = MESSAGES.event("looked", seat="seat", n="n")
LOOKED_HIDDEN = MESSAGES.event("looked_hidden", seat="seat")
ASK = MESSAGES.prompt("ask", n="n")
TOO_MANY = MESSAGES.refusal("too_many", n="n")
USED_UP = MESSAGES.refusal("used_up")


class Table(TypedDict):
    left: int
    pile: int
    taken: list[int]


@dataclass(slots=True)
class Heap(State):
    left: int
    marks: int
    pile: list[int]
    taken: list[int]

    def clone(self) -> Heap:
        return Heap(
            self.players,
            self.stack[:],
            self.keys,
            self.counters[:],
            self.learned,
            self.seat,
            self.options,
            None,
            self.left,
            self.marks,
            self.pile[:],
            self.taken[:],
        )


@dataclass
class Turn(Question):
    player: int

    def seat(self, s: Heap) -> int:
        return self.player

    def prompt(self, s: Heap) -> Message:
        return Message(ASK, (s.left,))

    def options(self, s: Heap) -> list[int]:
        found = [TAKE.at(n) for n in range(min(3, s.left))]
        if s.left > 1:
            found.append(MARK.base)
            found.append(ROLL.base)
            if s.pile:
                found.append(LOOK.base)
        return found

    def do(self, s: Heap, action: int) -> None:
        if action in TAKE:
            s.push(TakeStones(self.player, action - TAKE.base + 1))
            return
        if action == MARK.base:
            s.marks += 1
        elif action == ROLL.base:
            s.tell(ROLLED, s.below(0, 6) + 1)
        else:
            card = s.turn_up(s.pile)
            s.tell(LOOKED, self.player, card, to=only(self.player))
            s.tell(LOOKED_HIDDEN, self.player, to=others(self.player))
        s.push(self)

    def refuse(self, s: Heap, action: int) -> Refusal | None:
        if action in TAKE:
            return Refusal(TOO_MANY, s.left, rule="S1")
        return Refusal(USED_UP, rule="S2") if action == LOOK.base else None


@dataclass
class TakeStones(Step):
    player: int
    n: int

    def run(self, s: Heap) -> None:
        s.left -= self.n
        s.taken[self.player] += self.n
        s.tell(TOOK, self.player, self.n)
        if s.left:
            s.push(Turn(1 - self.player))


class Stones(Game[Heap, Content, Table]):
    id = "stones"
    version = 3
    seats = range(2, 3)
    options = (Option("heap", ("seven", "nine")), Option("looking", ("on", "off")))
    vocabulary = VOCABULARY
    messages = MESSAGES
    categories = ("stones",)
    longest = 100
    folder = Path(__file__).parent

    def read_content(self, files: Files) -> Content:
        content = Content(files)
        content.hash = "5707e50000000000"
        return content

    def set_up(self, content: Content, header: Header, options: Mapping[str, str]) -> Heap:
        s = Heap(
            players=header.players,
            stack=[],
            keys=streams(header.seed, ("die", "pile")),
            counters=[0, 0],
            learned=0,
            seat=-1,
            options=[],
            listener=None,
            left=7 if options["heap"] == "seven" else 9,
            marks=0,
            pile=list(range(4)) if options["looking"] == "on" else [],
            taken=[0, 0],
        )
        s.shuffle(1, s.pile)
        s.push(Turn(header.first or 0))
        return s

    def view(self, s: Heap, seat: int | None) -> Table:
        return {"left": s.left, "pile": len(s.pile), "taken": list(s.taken)}

    def determinize(self, s: Heap, seat: int, rng: Rng) -> Heap:
        world = s.clone()
        world.pile.sort()
        rng.shuffle(world.pile)
        return world

    def scores(self, s: Heap) -> list[list[int]]:
        return [[n] for n in s.taken]

    def winners(self, s: Heap) -> list[int]:
        return [seat for seat, n in enumerate(s.taken) if n == max(s.taken)]

    def round(self, s: Heap) -> int:
        return 1

    def census(self, s: Heap) -> dict[str, int]:
        return {"stones": s.left + sum(s.taken)}


STONES = Stones()
