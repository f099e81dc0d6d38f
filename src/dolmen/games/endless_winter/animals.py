"""Animals: hunting ground, animal area, tipping (6.1, 6.10)."""

from __future__ import annotations

from dolmen.core.refusal import Refusal
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import PICK_ANIMAL_CELL, PICK_OWN_ANIMAL, TAKE
from dolmen.games.endless_winter.display import DisplayChoice
from dolmen.games.endless_winter.icon import Icon
from dolmen.games.endless_winter.ids import ANIMAL, RANDOM_ANIMAL, REVEAL_ANIMAL, TIP
from dolmen.games.endless_winter.income import INCOME, IconChoice, resolve
from dolmen.games.endless_winter.state import NOTHING, State


class GainAnimal(DisplayChoice):
    """An Animal of the hunting ground; in Hunt for its printed cost."""

    op = ANIMAL
    asking = m.PICK_ANIMAL
    verb = PICK_ANIMAL_CELL

    def cells(self, s: State) -> list[int]:
        return s.ground

    def affordable(self, s: State) -> list[int]:
        return affordable_animals(s, self.who)

    def cost(self, s: State, card: int) -> tuple[int, int]:
        return s.content.animals[card].tool, animal_labor(s, self.who, card)

    def take(self, s: State, cell: int) -> None:
        take_animal(s, self.who, cell)


def affordable_animals(s: State, seat: int) -> list[int]:
    tools, labor = s.seats[seat].tools, s.labor
    found: list[int] = []
    for cell, animal in enumerate(s.ground):
        if animal != NOTHING:
            printed = s.content.animals[animal]
            price = printed.labor if printed.discount is None else animal_labor(s, seat, animal)
            if price <= labor and printed.tool <= tools:
                found.append(PICK_ANIMAL_CELL.base + cell)
    return found


def animal_labor(s: State, seat: int, animal: int) -> int:
    """Printed Labor, less a discount that some Animals show; never below 0 (X33)."""
    printed = s.content.animals[animal]
    if printed.discount is None:
        return printed.labor
    counter, div, labor, most = printed.discount
    times = min(most, s.rules.counters[counter](s, seat) // div)
    return max(0, printed.labor - labor * times)


def take_animal(s: State, seat: int, cell: int) -> None:
    animal = s.ground[cell]
    s.ground[cell] = NOTHING
    s.seats[seat].upright[animal] += 1
    if s.listener is not None:
        s.tell(m.TOOK_ANIMAL, s.seat_token(seat), animal, cell)


class TakeRandomAnimal(IconChoice):
    """The top card of the animal deck; with an empty deck only the lesser income (R35)."""

    op = RANDOM_ANIMAL
    asking = m.TAKE_RANDOM_ANIMAL

    def targets(self, s: State) -> list[int]:
        return [TAKE.base] if s.animal_deck else []

    def pick(self, s: State, action: int) -> None:
        draw_animal(s, self.who)

    def options(self, s: State) -> list[int]:
        options = IconChoice.options(self, s)
        return options or [TAKE.base]  # an edited table without the lesser income: nothing happens

    def explain(self, s: State, action: int) -> Refusal | None:
        return Refusal(m.DECK_EMPTY, rule="R35") if action in TAKE else None


def draw_animal(s: State, seat: int) -> None:
    if s.animal_deck:
        animal = s.turn_up(s.animal_deck)
        s.seats[seat].upright[animal] += 1
        if s.listener is not None:
            s.tell(m.DREW_ANIMAL, s.seat_token(seat), animal)


class RevealAnimal(IconChoice):
    """May be declined outside step 0 (R59)."""

    op = REVEAL_ANIMAL
    asking = m.TAKE_REVEAL

    def targets(self, s: State) -> list[int]:
        return [TAKE.base] if can_reveal(s) else []

    def pick(self, s: State, action: int) -> None:
        reveal_animal(s)

    def explain(self, s: State, action: int) -> Refusal | None:
        return Refusal(m.NOTHING_TO_REVEAL, rule="R35") if action in TAKE else None


def can_reveal(s: State) -> bool:
    return bool(s.animal_deck) and NOTHING in s.ground


def reveal_animal(s: State) -> None:
    """The top Animal onto the first empty space; nothing if there is none (R35)."""
    if can_reveal(s):
        cell = s.ground.index(NOTHING)
        s.ground[cell] = s.turn_up(s.animal_deck)
        if s.listener is not None:
            s.tell(m.REVEALED_ANIMAL, s.ground[cell], cell)


def fill_ground(s: State) -> None:
    while can_reveal(s):
        s.ground[s.ground.index(NOTHING)] = s.turn_up(s.animal_deck)


class Tip(IconChoice):
    """Turn an upright Animal and gain its tip; it cannot be tipped again (R32)."""

    op = TIP
    asking = m.PICK_TIP

    def targets(self, s: State) -> list[int]:
        upright = s.seats[self.who].upright
        first = PICK_OWN_ANIMAL.base
        return [first + animal for animal, n in enumerate(upright) if n]

    def pick(self, s: State, action: int) -> None:
        animal = action - PICK_OWN_ANIMAL.base
        me = s.seats[self.who]
        me.upright[animal] -= 1
        me.tipped[animal] += 1
        if s.listener is not None:
            s.tell(m.TIPPED, self.who, animal)
        resolve(s, self.who, s.content.animals[animal].tip)

    def explain(self, s: State, action: int) -> Refusal | None:
        if action in PICK_OWN_ANIMAL:
            return Refusal(m.NONE_UPRIGHT, action - PICK_OWN_ANIMAL.base, rule="R32")
        return None


def gain_animal(s: State, seat: int, icon: Icon) -> None:
    s.push(GainAnimal(seat, icon.n, INCOME))


def gain_random_animal(s: State, seat: int, icon: Icon) -> None:
    s.push(TakeRandomAnimal(seat, icon.n, INCOME))


def gain_reveal_animal(s: State, seat: int, icon: Icon) -> None:
    if can_reveal(s):
        s.push(RevealAnimal(seat, icon.n, INCOME))


def gain_tip(s: State, seat: int, icon: Icon) -> None:
    s.push(Tip(seat, icon.n, INCOME))
