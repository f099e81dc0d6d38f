"""Ritual Sites: one card of the row for each player and game (M7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import DECLINE, RITUAL
from dolmen.games.endless_winter.ids import EAST, RITUALS
from dolmen.games.endless_winter.income import add_points, lacking, pay, resolve
from dolmen.games.endless_winter.modules import Module
from dolmen.games.endless_winter.nomads.situation import arrows
from dolmen.games.endless_winter.question import SeatQuestion
from dolmen.games.endless_winter.state import NOTHING, SETUP_STREAM, State

if TYPE_CHECKING:
    from dolmen.games.endless_winter.view import Table

# Memory: per seat the card it has taken, or NOTHING; then the row from left to right.


@mypyc_attr(allow_interpreted_subclasses=True)
class RitualSites(Module):
    id = "ritual_sites"

    def memory(self, s: State) -> list[int]:
        cards = list(range(len(RITUALS)))
        s.shuffle(SETUP_STREAM, cards)
        return [NOTHING] * len(s.seats) + cards[: s.content.expansions.rituals.row[s.players]]

    def row(self, s: State) -> list[int]:
        return s.memory[self.number][len(s.seats) :]

    def eclipse_player_end(self, s: State, seat: int) -> None:
        if seat == s.nomads:
            self.remove_one(s)
        elif s.memory[self.number][seat] == NOTHING:
            s.push(TakeRitual(seat, self.number))

    def remove_one(self, s: State) -> None:
        """The Nomads remove a card by the big arrow and score; gaps do not count (X70)."""
        row = self.row(s)
        if not row:
            return
        big, _ = arrows(s)
        card = row[-1] if big == EAST else row[0]
        s.memory[self.number].remove(card)
        points = s.content.expansions.rituals.nomad_points
        if s.listener is not None:
            s.tell(m.NOMAD_RITUAL, big, card)
        add_points(s, s.nomads, points)

    def census(self, s: State) -> dict[str, int]:
        held = [card for card in s.memory[self.number] if card != NOTHING]
        return {"rituals apart": int(len(set(held)) == len(held))}

    def show(self, s: State, seat: int | None, table: Table) -> None:
        taken = s.memory[self.number][: s.players]
        table["ritual_sites"] = {
            "row": [RITUALS[card] for card in self.row(s)],
            "taken": [RITUALS[card] if card != NOTHING else None for card in taken],
        }


def lacks(s: State, seat: int, card: int) -> Refusal | None:
    """What is missing for a card; it is checked when the card is taken (X66)."""
    printed = s.content.expansions.rituals.cards[card]
    for counter, least in printed.requirement:
        have = s.rules.counters[counter](s, seat)
        if have < least:
            return Refusal(m.RITUAL_NEEDS, (counter, least), have, rule="M7")
    me = s.seats[seat]
    return lacking(me.food, me.tools, 0, printed.food, printed.tool, 0, "M7")


class TakeRitual(SeatQuestion):
    """A card whose requirement is met and whose price can be paid, or none."""

    __match_args__ = ("who", "number")

    def __init__(self, who: int, number: int) -> None:
        super().__init__(who)
        self.number = number

    def options(self, s: State) -> list[int]:
        row = sorted(s.memory[self.number][len(s.seats) :])
        open_ = [RITUAL.base + card for card in row if lacks(s, self.who, card) is None]
        return [*open_, DECLINE.base]

    def do(self, s: State, action: int) -> None:
        if action == DECLINE.base:
            return
        card = action - RITUAL.base
        notes = s.memory[self.number]
        notes.remove(card)
        notes[self.who] = card
        if s.nomads != NOTHING:
            del notes[len(s.seats) :]  # alone: all others leave the game
        if s.listener is not None:
            s.tell(m.TOOK_RITUAL, self.who, card)
        printed = s.content.expansions.rituals.cards[card]
        pay(s, self.who, printed.food, printed.tool, 0)
        resolve(s, self.who, printed.reward)

    def prompt(self, s: State) -> Message:
        return Message(m.TAKE_RITUAL)

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action not in RITUAL:
            return None
        card = action - RITUAL.base
        if card not in s.memory[self.number][len(s.seats) :]:
            return Refusal(m.RITUAL_GONE, card, rule="M7")
        return lacks(s, self.who, card)
