"""Stones, for two to four players. The numbers in the comments are those of rules.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from dolmen.core import state as core
from dolmen.core.action import Domain, Verb, Vocabulary
from dolmen.core.content import Content, Files
from dolmen.core.event import only
from dolmen.core.game import Game
from dolmen.core.message import Message, Messages
from dolmen.core.record import Header
from dolmen.core.refusal import Refusal
from dolmen.core.rng import Rng
from dolmen.core.step import Question, reask

WEIGHTS, COPIES, HAND = 6, 4, 3
STREAMS = ("bag",)
BAG = 0

PLACE = Verb("place", stone=Domain("stone", tuple(str(n + 1) for n in range(WEIGHTS))))
TOPPLE = Verb("topple")
VOCABULARY = Vocabulary(PLACE, TOPPLE)

MESSAGES = Messages()
DREW = MESSAGES.event("drew", seat="seat", stone="stone")
PLACED = MESSAGES.event("placed", seat="seat", stone="stone", n="n")
TOPPLED = MESSAGES.event("toppled", seat="seat")
ASK = MESSAGES.prompt("ask")
NOT_YOURS = MESSAGES.refusal("not_yours", stone="stone")
TOO_HEAVY = MESSAGES.refusal("too_heavy", stone="stone", top="stone")
NO_CAIRN = MESSAGES.refusal("no_cairn")


@dataclass(slots=True)
class State(core.State):
    bag: list[int]  # the weights still in it, the next one last
    hands: list[list[int]]  # per seat, sorted
    cairn: list[int]  # the top stone last
    fallen: int  # stones of toppled cairns, which are out of the game
    points: list[int]

    def clone(self) -> State:
        return State(
            *(self.players, self.stack[:], self.keys, self.counters[:], self.learned),
            *(self.seat, self.options, None),
            self.bag[:],
            [hand[:] for hand in self.hands],
            self.cairn[:],
            self.fallen,
            self.points[:],
        )


class Table(TypedDict):
    bag: int
    cairn: list[int]
    points: list[int]
    hands: list[int]  # how many stones each seat holds
    hand: list[int] | None  # the viewer's own


@dataclass
class Turn(Question):
    """1.2: place a stone, or topple the cairn."""

    player: int

    def seat(self, s: State) -> int:
        return self.player

    def prompt(self, s: State) -> Message:
        return Message(ASK)

    def options(self, s: State) -> list[int]:
        top = s.cairn[-1] if s.cairn else WEIGHTS
        fitting = sorted({stone for stone in s.hands[self.player] if stone <= top})
        found = [PLACE.base + stone for stone in fitting]
        return [*found, TOPPLE.base] if s.cairn else found

    def do(self, s: State, action: int) -> None:
        if action in PLACE:
            self.place(s, action - PLACE.base)
        else:
            s.fallen += len(s.cairn)
            s.cairn.clear()
            s.tell(TOPPLED, self.player)
        following = (self.player + 1) % s.players
        if s.hands[following]:  # 1.4: the game ends when the next player has nothing to place
            s.push(Turn(following))

    def place(self, s: State, stone: int) -> None:
        s.hands[self.player].remove(stone)
        s.cairn.append(stone)
        s.points[self.player] += len(s.cairn)  # 1.3
        s.tell(PLACED, self.player, stone, len(s.cairn))
        if s.bag:
            draw(s, self.player)

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action in TOPPLE:
            return Refusal(NO_CAIRN, rule="1.2")
        stone = action - PLACE.base
        if stone not in s.hands[self.player]:
            return Refusal(NOT_YOURS, stone, rule="1.1")
        return Refusal(TOO_HEAVY, stone, s.cairn[-1], rule="1.2")


def draw(s: State, seat: int) -> None:
    """Only the seat itself learns what it drew."""
    stone = s.turn_up(s.bag)
    s.hands[seat] = sorted([*s.hands[seat], stone])
    s.tell(DREW, seat, stone, to=only(seat))


class Stones(Game[State, Content, Table]):
    id = "stones"
    version = 1
    seats = range(2, 5)
    vocabulary = VOCABULARY
    messages = MESSAGES
    categories = ("stones",)
    longest = 2 * WEIGHTS * COPIES
    folder = Path(__file__).parent

    def read_content(self, files: Files) -> Content:
        return Content(files)

    def set_up(self, content: Content, header: Header, options: Mapping[str, str]) -> State:
        bag = [stone for stone in range(WEIGHTS) for _ in range(COPIES)]
        kernel = core.begin(header.players, header.seed, STREAMS)
        s = State(*kernel, bag, [[] for _ in range(header.players)], [], 0, [0] * header.players)
        s.shuffle(BAG, s.bag)
        for seat in range(header.players):
            for _ in range(HAND):
                draw(s, seat)
        s.push(Turn(header.first or 0))
        return s

    def view(self, s: State, seat: int | None) -> Table:
        return {
            "bag": len(s.bag),
            "cairn": [stone + 1 for stone in s.cairn],
            "points": s.points[:],
            "hands": [len(hand) for hand in s.hands],
            "hand": None if seat is None else [stone + 1 for stone in s.hands[seat]],
        }

    def determinize(self, s: State, seat: int, rng: Rng) -> State:
        world = s.clone()
        world.keys = core.streams(rng.below(1 << 31), STREAMS)
        others = [n for n in range(s.players) if n != seat]
        hidden = sorted([*s.bag, *(stone for n in others for stone in s.hands[n])])
        rng.shuffle(hidden)
        for n in others:
            world.hands[n] = sorted(hidden.pop() for _ in s.hands[n])
        world.bag = hidden
        reask(world)
        return world

    def scores(self, s: State) -> list[list[int]]:
        return [[n] for n in s.points]

    def winners(self, s: State) -> list[int]:
        return [seat for seat, n in enumerate(s.points) if n == max(s.points)]

    def round(self, s: State) -> int:
        return 1

    def census(self, s: State) -> dict[str, int]:
        piles = (s.bag, s.cairn, *s.hands)
        return {"stones": sum(len(pile) for pile in piles) + s.fallen}
