"""Ancestors: new Tribe cards and Animals, Prosperity and Strife, advanced Chiefs (M3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from dolmen.core.action import Verb
from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import Step
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import COPY_ECLIPSE as COPY
from dolmen.games.endless_winter.actions import REACT_FOLLOW, REACT_STRIFE
from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.eclipse import receive_all
from dolmen.games.endless_winter.icon import Effect, Icon
from dolmen.games.endless_winter.ids import (
    ANCESTOR_ANIMALS,
    ANCESTOR_CULTURE,
    ANIMAL,
    BASE_ANIMALS,
    BASE_CHIEFS,
    CHIEFS,
    COPY_ECLIPSE,
    CULTURE,
    FIRST_ANIMAL_ITEM,
    FIRST_CULTURE,
    FOLK,
    PROSPERITY,
    RANDOM_ANIMAL,
    STRIFE,
)
from dolmen.games.endless_winter.income import INCOME, IconChoice, resolve
from dolmen.games.endless_winter.modules import Module
from dolmen.games.endless_winter.question import SeatQuestion
from dolmen.games.endless_winter.reach import bits
from dolmen.games.endless_winter.rules import Box
from dolmen.games.endless_winter.state import State

if TYPE_CHECKING:
    from dolmen.games.endless_winter.view import Table

FIRST_ROW_ANIMAL: Final = len(BASE_ANIMALS)  # Animals with Eclipse rows stand from here on
YES: Final = 0
NO: Final = 1
# Which Tribe card takes the place of which.
STACKS: Final = {
    "initiate_stack": ("elder", "storyteller"),
    "develop_stack": ("crafter", "knapper"),
    "migrate_stack": ("scout", "pathfinder"),
    "hunt_stack": ("brave", "trapper"),
    "any_stack": ("shaman", "healer"),
}


def replace_stack(box: Box, old: str, new: str) -> None:
    box.stacks[box.stacks.index(FOLK.index(old))] = FOLK.index(new)


# The Healer at the Eclipse.


def copyable(s: State, seat: int) -> list[int]:
    """Cards of the own pile with an Eclipse ability other than the Healer's (X6)."""
    folk = s.content.folk
    return [
        card
        for card in sorted(set(s.seats[seat].pile))
        if folk[card].eclipse and all(icon.op != COPY_ECLIPSE for icon in folk[card].eclipse)
    ]


class CopyEclipse(IconChoice):
    """Once more the Eclipse ability of another card; several may copy the same one."""

    op = COPY_ECLIPSE
    asking = m.PICK_COPY

    def targets(self, s: State) -> list[int]:
        return [COPY.base + card for card in copyable(s, self.who)]

    def pick(self, s: State, action: int) -> None:
        card = action - COPY.base
        if s.listener is not None:
            s.tell(m.COPIED, self.who, card)
        resolve(s, self.who, s.content.folk[card].eclipse)

    def explain(self, s: State, action: int) -> Refusal | None:
        if action in COPY:
            return Refusal(m.NOT_COPYABLE, action - COPY.base, rule="X6")
        return None


def gain_copy(s: State, seat: int, icon: Icon) -> None:
    s.push(CopyEclipse(seat, icon.n, INCOME))


class Ancestors(Module):
    id = "ancestors"
    gains = {"copy_eclipse": gain_copy}

    def chosen(self, option: str, default: str) -> str:
        return self.options.get(option, default)

    def pack(self, box: Box) -> None:
        for option, (old, new) in STACKS.items():
            if self.chosen(option, "auto") in ("auto", new):
                replace_stack(box, old, new)
        for number, name in enumerate(ANCESTOR_ANIMALS):
            if self.chosen(name, "on") == "on":
                box.animals[box.animals.index(number)] = FIRST_ROW_ANIMAL + number
        for name in ANCESTOR_CULTURE:
            card = FIRST_CULTURE + CULTURE.index(name)
            kind = box.content.culture_of(card).kind
            option = "prosperity" if kind == PROSPERITY else "strife"
            if self.chosen(option, "on") == "on":
                box.more_cultures.append(card)
        if self.chosen("advanced_chiefs", "on") == "on":
            box.chiefs = list(range(len(BASE_CHIEFS), len(CHIEFS)))

    # Animals at the Eclipse.

    def eclipse_after_tribe_cards(self, s: State, seat: int) -> None:
        """The row of each new type; the Nomads gain nothing."""
        if seat == s.nomads:
            return
        animals = [animal for animal in s.rules.animals if row_of(s, seat, animal)]
        items = tuple(FIRST_ANIMAL_ITEM + animal - FIRST_ROW_ANIMAL for animal in animals)
        receive_all(s, seat, items)

    def gift(self, s: State, seat: int, item: int) -> tuple[Effect, int] | None:
        animal = FIRST_ROW_ANIMAL + item - FIRST_ANIMAL_ITEM
        return row_of(s, seat, animal), bits(ANIMAL, RANDOM_ANIMAL)

    def brings(self, content: Content) -> dict[str, tuple[Effect, ...]]:
        return {"copy_eclipse": tuple(card.eclipse for card in content.folk)}

    def receive(self, s: State, seat: int, item: int) -> None:
        animal = FIRST_ROW_ANIMAL + item - FIRST_ANIMAL_ITEM
        if s.listener is not None:
            s.tell(m.ANIMAL_ROW, seat, animal, s.seats[seat].upright[animal])
        resolve(s, seat, row_of(s, seat, animal))

    # Prosperity and Strife.

    def culture_played(self, s: State, seat: int, card: int) -> None:
        if s.content.culture_of(card).kind in (PROSPERITY, STRIFE):
            s.push(Reactions(seat, card))

    # Knowledge.

    def show(self, s: State, seat: int | None, table: Table) -> None:
        table["ancestors"] = {}


def row_of(s: State, seat: int, animal: int) -> Effect:
    """By the number of upright Animals; the last row also for more (X7)."""
    rows = s.content.animals[animal].rows
    upright = s.seats[seat].upright[animal]
    return rows[min(upright, len(rows)) - 1] if rows and upright else ()


class Reactions(Step):
    """Each opponent in turn order, from the one after the active player on (X11)."""

    __match_args__ = ("who", "card")

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def run(self, s: State) -> None:
        at = s.order.index(self.who)
        others = s.order[at + 1 :] + s.order[:at]
        for other in reversed(others):
            s.push(React(other, self.card))


class React(Step):
    """The Nomads follow always, and pay for Strife whenever they have the points (X14)."""

    __match_args__ = ("who", "card")

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def run(self, s: State) -> None:
        printed = s.content.culture_of(self.card)
        if printed.kind == PROSPERITY:
            if self.who == s.nomads:
                follow(s, self.who, self.card)
            else:
                s.push(Follow(self.who, self.card))
        elif s.seats[self.who].points >= printed.price:
            if self.who == s.nomads:
                pay_strife(s, self.who, self.card)
            else:
                s.push(Strife(self.who, self.card))


def follow(s: State, seat: int, card: int) -> None:
    if s.listener is not None:
        s.tell(m.FOLLOWED, s.seat_token(seat), card)
    resolve(s, seat, s.content.culture_of(card).follow)


def pay_strife(s: State, seat: int, card: int) -> None:
    """The points vanish (X13); then the main effect."""
    printed = s.content.culture_of(card)
    s.seats[seat].points -= printed.price
    if s.listener is not None:
        s.tell(m.PAID_STRIFE, s.seat_token(seat), printed.price, card)
    resolve(s, seat, printed.effect)


class Reaction(SeatQuestion):
    """An opponent's answer to a Culture card: yes or no."""

    verb: ClassVar[Verb]
    __match_args__ = ("who", "card")

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def options(self, s: State) -> list[int]:
        return [self.verb.base + YES, self.verb.base + NO]

    def do(self, s: State, action: int) -> None:
        if action == self.verb.base + YES:
            self.react(s)

    def react(self, s: State) -> None:
        raise NotImplementedError


class Follow(Reaction):
    verb = REACT_FOLLOW

    def react(self, s: State) -> None:
        follow(s, self.who, self.card)

    def prompt(self, s: State) -> Message:
        return Message(m.REACT_FOLLOW, (self.card, s.content.culture_of(self.card).follow))


class Strife(Reaction):
    verb = REACT_STRIFE

    def react(self, s: State) -> None:
        pay_strife(s, self.who, self.card)

    def prompt(self, s: State) -> Message:
        printed = s.content.culture_of(self.card)
        return Message(m.REACT_STRIFE, (self.card, printed.price, printed.effect))
