"""Playing cards (rulebook: producing resources)."""

from __future__ import annotations

from typing import Final

from dolmen.core.refusal import Refusal
from dolmen.games.altay import effects as fx
from dolmen.games.altay import messages as m
from dolmen.games.altay.actions import PLAY
from dolmen.games.altay.carry import carry_out
from dolmen.games.altay.content import Choice
from dolmen.games.altay.fields import EMPTY
from dolmen.games.altay.ids import EFFECTS
from dolmen.games.altay.state import Seat, State
from dolmen.games.altay.territories import territory_to_use
from dolmen.games.altay.turn_action import HAND, TurnAction

N_EFFECTS: Final = len(EFFECTS)


class PlayCard(TurnAction):
    """M1: play a hand card with one of its options."""

    verb = PLAY
    needs = HAND

    def offer(self, s: State, me: Seat, out: list[int]) -> None:
        plays, ground = s.content.plays, s.layout.ground
        usable = me.ground & ~s.used
        last = -1
        for card in me.hand:
            if card == last:
                continue
            last = card
            for action, terrain, conditions in plays[card]:
                if terrain >= 0:
                    if ground[terrain] & usable:
                        out.append(action)
                    continue
                for effect in conditions:
                    if not effect.possible(s, me, card):
                        break
                else:
                    out.append(action)

    def do(self, s: State, me: Seat, offset: int) -> None:
        card, effect = divmod(offset, N_EFFECTS)
        choice = s.content.titles[card >> 2].choice(effect)
        assert choice is not None
        me.hand.remove(card)
        first = choice.effects[0]
        if isinstance(first, fx.StayOpen):
            me.open.append((card, EMPTY))
            if s.listener is not None:
                s.tell(m.OPENED_FILL if first.opening.fill else m.OPENED_STORE, s.active, card)
            return
        me.area.append(card)
        if s.listener is not None:
            tell_play(s, card, choice)
        carry_out(s, choice.whole, card)

    def refuse(self, s: State, me: Seat, offset: int) -> Refusal | None:
        card, effect = divmod(offset, N_EFFECTS)
        if card not in me.hand:
            return Refusal(m.NOT_IN_HAND, card, rule="M1")
        title = s.content.titles[card >> 2]
        choice = title.choice(effect)
        if choice is None:
            if title.attack or title.defence:
                return Refusal(m.COMBAT_CARD, card, rule="M1")
            return Refusal(m.NO_SUCH_OPTION, card, rule="6.2")
        return hindrance(s, me, card, choice)


def hindrance(s: State, me: Seat, card: int, choice: Choice) -> Refusal | None:
    """An option is legal only if its whole cost can be paid and its effect does something."""
    for effect in choice.conditions:
        if not effect.possible(s, me, card):
            return effect.reason(s, me, card)
    return None


def tell_play(s: State, card: int, choice: Choice) -> None:
    """The log line of a card that goes to the play area."""
    place = -1
    for cost in choice.costs:
        if isinstance(cost, fx.UseTerrain):
            place = territory_to_use(s, cost.terrain)
    for effect in choice.effects:
        if isinstance(effect, fx.Produce):
            if place >= 0:
                s.tell(m.PRODUCED_ON, s.active, card, effect.amounts, place)
            else:
                s.tell(m.PRODUCED, s.active, card, effect.amounts)
        elif isinstance(effect, fx.FillOpenCard):
            s.tell(m.VILLAGE_FILLED, s.active, card, effect.title, place)
        elif isinstance(effect, fx.Draw | fx.OpenSea):
            s.tell(m.PLAYED, s.active, card)
