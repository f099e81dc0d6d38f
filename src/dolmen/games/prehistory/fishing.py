"""Fishing (5.4, 5.5, 6.5) and the income of the fishing track (3.4)."""

from __future__ import annotations

from collections.abc import Iterable

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import Step
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.actions import FISH
from dolmen.games.prehistory.gains import gain_development
from dolmen.games.prehistory.ids import FISHING
from dolmen.games.prehistory.main_action import MainAction
from dolmen.games.prehistory.payment import (
    PayColours,
    count_colours,
    refuse_foot,
    refuse_half,
)
from dolmen.games.prehistory.state import NOTHING, VP_FISHING, State


def keep_fish(s: State, seat: int, fish: int) -> None:
    """A fish is kept, the fishing marker advances."""
    caught = s.content.fish[fish]
    s.fished[seat * 3 + caught.kind] += 1
    s.fishing[seat] = min(s.content.last_fishing, s.fishing[seat] + caught.value)  # R23
    if s.listener is not None:
        s.tell(m.FISHED, seat, fish, s.fishing[seat])


def catch(s: State, seat: int, slot: int) -> None:
    """Take the fish out of a slot of the display."""
    caught = s.fish_slots[slot]
    s.fish_slots[slot] = NOTHING
    keep_fish(s, seat, caught)


class PayForFish(PayColours):
    """Which colours of the fishing half pay for a fish (R22)."""

    __match_args__ = ("who", "slot")

    def __init__(self, who: int, slot: int) -> None:
        super().__init__(who)
        self.slot = slot

    def value(self, s: State) -> int:
        return s.content.fish[s.fish_slots[self.slot]].value

    def edges(self, s: State) -> tuple[int, ...]:
        return s.content.fishing_edges

    def take(self, s: State) -> None:
        catch(s, self.who, self.slot)

    def prompt(self, s: State) -> Message:
        return Message(m.ASK_PAY_FISH, (s.fish_slots[self.slot],))


class Fishing(MainAction):
    """Its items are the filled slots of the display."""

    def add_spring_options(
        self, s: State, seat: int, have: list[int], total: int, found: list[int]
    ) -> None:
        most = min(count_colours(s, have, s.content.fishing_edges), total - 1)
        if most:
            first, fish = FISH.base, s.content.fish
            for slot, tile in enumerate(s.fish_slots):
                if tile != NOTHING and fish[tile].value <= most:
                    found.append(first + slot)

    def do_in_spring(self, s: State, seat: int, argument: int) -> None:
        s.push(PayForFish(seat, argument))

    def refuse_price(self, s: State, seat: int, argument: int) -> Refusal | None:
        value = self.summer_price(s, argument)
        return refuse_half(s, seat, value, s.content.fishing_edges) or refuse_foot(
            s, seat, FISHING, value
        )

    def items(self, s: State, seat: int) -> Iterable[int]:
        return [slot for slot, tile in enumerate(s.fish_slots) if tile != NOTHING]

    def summer_price(self, s: State, item: int) -> int:
        return s.content.fish[s.fish_slots[item]].value

    def take(self, s: State, seat: int, item: int) -> None:
        catch(s, seat, item)

    def refuse_item(self, s: State, seat: int, item: int) -> Refusal | None:
        return Refusal(m.SLOT_EMPTY, rule="R33") if s.fish_slots[item] == NOTHING else None


class FishingIncome(Step):
    """The highest reward reached on the fishing track (R72)."""

    def run(self, s: State) -> None:
        s.action = NOTHING
        for seat in range(s.players):
            place = s.fishing[seat]
            vp, dp = s.content.income_vp[place], s.content.income_dp[place]
            if vp or dp:
                if s.listener is not None:
                    s.tell(m.FISHING_INCOME, seat, vp, dp)
                s.vp[seat * 3 + VP_FISHING] += vp
                gain_development(s, seat, dp)
