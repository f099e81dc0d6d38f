"""Four-legged Friends: a dog beside a figure, once per round (M6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dolmen.core.event import only
from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.rng import Rng
from dolmen.core.step import Step
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import DECLINE, DOG_CARD, USE_DOG
from dolmen.games.endless_winter.ids import ANY_COLUMN, DOGS
from dolmen.games.endless_winter.income import pay, resolve
from dolmen.games.endless_winter.modules import Module
from dolmen.games.endless_winter.modules.content import Dog
from dolmen.games.endless_winter.modules.views import DogView
from dolmen.games.endless_winter.question import SeatQuestion
from dolmen.games.endless_winter.state import NOTHING, SETUP_STREAM, State

if TYPE_CHECKING:
    from dolmen.games.endless_winter.view import Table

# Memory per seat: the Dog card kept, the two that were dealt, trust, used this round; at the end
# whether the cards are revealed.
KEPT: Final = 0
DEALT: Final = 1
TRUST: Final = 3
USED: Final = 4
PER_SEAT: Final = 5


def trust(s: State, seat: int) -> int:
    return next(
        s.memory[module.number][PER_SEAT * seat + TRUST]
        for module in s.rules.modules
        if isinstance(module, FourLeggedFriends)
    )


class FourLeggedFriends(Module):
    """The Nomads have no dog."""

    id = "four_legged_friends"
    has_secrets = True
    counters = {"dog_trust": trust}

    def memory(self, s: State) -> list[int]:
        notes: list[int] = []
        for _ in s.seats:
            notes += [NOTHING, NOTHING, NOTHING, 0, 0]
        return [*notes, 0]

    def after_setup(self, s: State) -> None:
        people = [seat for seat in s.order if seat != s.nomads]
        s.push(RevealDogs(self.number))
        for seat in reversed(people):
            s.push(KeepDog(seat, self.number))
        box = list(range(len(DOGS)))
        s.shuffle(SETUP_STREAM, box)
        notes = s.memory[self.number]
        for seat in people:
            for n in range(s.content.expansions.dogs.dealt):
                notes[PER_SEAT * seat + DEALT + n] = box.pop()
            if s.listener is not None:
                s.tell(m.DEALT_DOGS, seat, tuple(dealt(notes, seat)), to=only(seat))

    def dog(self, s: State, seat: int) -> Dog:
        return s.content.expansions.dogs.cards[s.memory[self.number][PER_SEAT * seat + KEPT]]

    def ready(self, s: State, seat: int) -> bool:
        """The dog is free and the figure stands in its column."""
        if s.memory[self.number][PER_SEAT * seat + USED]:
            return False
        return self.dog(s, seat).column in (ANY_COLUMN, s.column)

    def figure_placed(self, s: State, seat: int) -> None:
        if self.ready(s, seat):
            s.push(UseDog(seat, self.number))

    def before_chief_bonus(self, s: State, seat: int) -> None:
        """X1: the dog before or after the Chief bonus."""
        if self.ready(s, seat):
            s.push(UseDog(seat, self.number))

    def preparation(self, s: State) -> None:
        notes = s.memory[self.number]
        for seat in range(len(s.seats)):
            notes[PER_SEAT * seat + USED] = 0

    def final_scoring(self, s: State, seat: int) -> int:
        return s.content.expansions.dogs.trust_points[trust(s, seat)]

    def final_parts(self, s: State, seat: int) -> list[tuple[Message, int]]:
        return [(Message(m.PART_TRUST, (trust(s, seat),)), self.final_scoring(s, seat))]

    def census(self, s: State) -> dict[str, int]:
        notes = s.memory[self.number]
        held = [card for seat in range(s.players) for card in dealt(notes, seat)]
        return {"dogs apart": int(len(set(held)) == len(held))}

    def redeal(self, world: State, seat: int, rng: Rng) -> None:
        notes = world.memory[self.number]
        if notes[-1]:
            return
        mine = dealt(notes, seat)
        pool = [card for card in range(len(DOGS)) if card not in mine]
        rng.shuffle(pool)
        for other in range(world.players):
            at = PER_SEAT * other
            if other != seat and notes[at + DEALT] != NOTHING:
                count = len(dealt(notes, other))
                for n, card in enumerate(sorted(pool.pop() for _ in range(count))):
                    notes[at + DEALT + n] = card
                if notes[at + KEPT] != NOTHING:
                    notes[at + KEPT] = notes[at + DEALT + rng.below(count)]

    def show(self, s: State, seat: int | None, table: Table) -> None:
        notes = s.memory[self.number]
        shown: list[DogView] = []
        for other in range(s.players):
            at = PER_SEAT * other
            known = bool(notes[-1]) or other == seat
            kept = notes[at + KEPT]
            shown.append(
                {
                    "dog": DOGS[kept] if known and kept != NOTHING else None,
                    "chosen": kept != NOTHING,
                    "trust": notes[at + TRUST],
                    "used": bool(notes[at + USED]),
                }
            )
            if other == seat and not notes[-1]:
                shown[-1]["to_choose"] = [DOGS[card] for card in dealt(notes, other)]
        table["four_legged_friends"] = {"seats": shown}


def dealt(notes: list[int], seat: int) -> list[int]:
    at = PER_SEAT * seat + DEALT
    return [card for card in notes[at : at + 2] if card != NOTHING]


class KeepDog(SeatQuestion):
    """Keep one of two, sealed."""

    __match_args__ = ("who", "number")

    def __init__(self, who: int, number: int) -> None:
        super().__init__(who)
        self.number = number

    def options(self, s: State) -> list[int]:
        return [DOG_CARD.base + card for card in sorted(dealt(s.memory[self.number], self.who))]

    def do(self, s: State, action: int) -> None:
        s.memory[self.number][PER_SEAT * self.who + KEPT] = action - DOG_CARD.base

    def prompt(self, s: State) -> Message:
        return Message(m.KEEP_DOG)

    def refuse(self, s: State, action: int) -> Refusal | None:
        return Refusal(m.NOT_DEALT, rule="M6") if action in DOG_CARD else None


class RevealDogs(Step):
    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: State) -> None:
        s.learned += 1
        notes = s.memory[self.number]
        notes[-1] = 1
        for seat in range(s.players):
            if s.listener is not None:
                s.tell(m.DOG, seat, notes[PER_SEAT * seat + KEPT])


class UseDog(SeatQuestion):
    """T3: feed the dog for its effect."""

    __match_args__ = ("who", "number")

    def __init__(self, who: int, number: int) -> None:
        super().__init__(who)
        self.number = number

    def options(self, s: State) -> list[int]:
        used = s.memory[self.number][PER_SEAT * self.who + USED]
        if used or s.seats[self.who].food < s.content.expansions.dogs.food:
            return [DECLINE.base]
        return [USE_DOG.base, DECLINE.base]

    def do(self, s: State, action: int) -> None:
        if action == DECLINE.base:
            return
        notes = s.memory[self.number]
        at = PER_SEAT * self.who
        dogs = s.content.expansions.dogs
        notes[at + USED] = 1
        notes[at + TRUST] = min(dogs.trust_max, notes[at + TRUST] + 1)
        if s.listener is not None:
            s.tell(m.USED_DOG, self.who, notes[at + KEPT], notes[at + TRUST])
        pay(s, self.who, dogs.food, 0, 0)
        resolve(s, self.who, dogs.cards[notes[at + KEPT]].effect)

    def prompt(self, s: State) -> Message:
        card = s.memory[self.number][PER_SEAT * self.who + KEPT]
        return Message(m.USE_DOG, (card, s.content.expansions.dogs.cards[card].effect))
