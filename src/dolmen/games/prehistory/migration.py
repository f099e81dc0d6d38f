"""Migration: members go from the tent to the map (5.4, 5.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import FollowUp
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.actions import DESTINATION, MIGRATE, NUMBER
from dolmen.games.prehistory.ids import AT_MIGRATION, MIGRATION, START_HEX
from dolmen.games.prehistory.main_action import MainAction
from dolmen.games.prehistory.payment import pay_resources, refuse_colours
from dolmen.games.prehistory.state import State

PRICES: Final = AT_MIGRATION * 6  # where the colours of its price tile begin


def migration_colours(s: State, option: int) -> list[int]:
    """The spring price of an option."""
    return [s.colours[PRICES + edge] for edge in s.content.migrations[option].edges]


def destinations(s: State, seat: int) -> tuple[int, ...]:
    """Where migrating members may go: the start hex or a camp of the seat (R76)."""
    return (START_HEX, *s.camps[seat])


def migrate(s: State, seat: int, n: int, hex: int) -> None:
    """Members enter the map; R30: any number, and nothing happens there (T52)."""
    s.home[seat] -= n
    s.members[seat] = tuple(sorted((*s.members[seat], *([hex] * n))))
    s.crowd[hex] += n
    if s.listener is not None:
        s.tell(m.MIGRATED, seat, n, hex)


class HowMany(FollowUp):
    """Spring: how many members go for the price of an option (R29)."""

    __match_args__ = ("who", "option")

    def __init__(self, who: int, option: int) -> None:
        self.who = who
        self.option = option

    def seat(self, s: State) -> int:
        return self.who

    def most(self, s: State) -> int:
        return min(s.home[self.who], s.content.migrations[self.option].members)

    def options(self, s: State) -> list[int]:
        first = NUMBER.base
        return [first + n for n in range(self.most(s))]

    def do(self, s: State, action: int) -> None:
        pay_resources(s, self.who, migration_colours(s, self.option))
        s.push(WhereTo(self.who, action - NUMBER.base + 1))

    def prompt(self, s: State) -> Message:
        return Message(m.ASK_NUMBER)

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action not in NUMBER:
            return None
        return Refusal(m.TOO_MANY_MEMBERS, action - NUMBER.base + 1, self.most(s), rule="R29")


class WhereTo(FollowUp):
    """All members of one migration go to one place."""

    __match_args__ = ("who", "n")

    def __init__(self, who: int, n: int) -> None:
        self.who = who
        self.n = n

    def seat(self, s: State) -> int:
        return self.who

    def options(self, s: State) -> list[int]:
        first = DESTINATION.base
        return [first + hex for hex in destinations(s, self.who)]

    def do(self, s: State, action: int) -> None:
        migrate(s, self.who, self.n, action - DESTINATION.base)

    def prompt(self, s: State) -> Message:
        return Message(m.ASK_DESTINATION, (self.n,))

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action not in DESTINATION:
            return None
        return Refusal(m.NOT_A_DESTINATION, action - DESTINATION.base, rule="R76")


class Migration(MainAction):
    """In spring one chooses an option of the board, then a number; in summer the number itself,
    as the members in the tent can be counted off: item 0 is one member, item 1 are two."""

    def add_spring_options(
        self, s: State, seat: int, have: list[int], total: int, found: list[int]
    ) -> None:
        if not s.home[seat]:
            return
        first, colours = MIGRATE.base, s.colours
        for option, migration in enumerate(s.content.migrations):
            edges = migration.edges
            if len(edges) < total:
                for edge in edges:
                    if not have[colours[PRICES + edge]]:
                        break
                else:
                    found.append(first + option)

    def do_in_spring(self, s: State, seat: int, argument: int) -> None:
        s.push(HowMany(seat, argument))

    def refuse_price(self, s: State, seat: int, argument: int) -> Refusal | None:
        return refuse_colours(s, seat, MIGRATION, migration_colours(s, argument))

    def items(self, s: State, seat: int) -> Iterable[int]:
        return range(s.home[seat])

    def summer_price(self, s: State, item: int) -> int:
        return item + 1

    def take(self, s: State, seat: int, item: int) -> None:
        s.push(WhereTo(seat, item + 1))

    def refuse_item(self, s: State, seat: int, item: int) -> Refusal | None:
        return None if s.home[seat] else Refusal(m.NOBODY_HOME, rule="R29")

    def refuse_in_summer(self, s: State, seat: int, item: int) -> Refusal | None:
        home = s.home[seat]
        if 0 < home <= item:
            return Refusal(m.TOO_MANY_MEMBERS, item + 1, home, rule="R29")
        return super().refuse_in_summer(s, seat, item)
