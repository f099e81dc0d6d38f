"""What a state of Altay is worth, in victory points: points so far, and what promises more."""

from __future__ import annotations

from typing import cast

from dolmen.bots.judge import Judge, Weights
from dolmen.bots.judges.altay_weights import read
from dolmen.core.state import State
from dolmen.core.step import asked
from dolmen.games.altay import effects as fx
from dolmen.games.altay.combat import (
    Combat,
    DefenceCards,
    Defend,
    DefendFromArchive,
    LayCards,
    SurrenderCards,
)
from dolmen.games.altay.fields import EMPTY
from dolmen.games.altay.goals import FirstResource
from dolmen.games.altay.ids import NOBODY, NOTHING, TITLES
from dolmen.games.altay.scoring import count, deck_cards, score, winners
from dolmen.games.altay.settlements import Place, ResettleFrom, ResettleTo, building_places
from dolmen.games.altay.state import AltayState, Seat

VICTORY = 100.0  # a decided game outweighs every promise


class AltayJudge(Judge):
    def __init__(self, weights: Weights) -> None:
        self.weights = read(weights)

    def worth(self, s: State, seat: int) -> float:
        state = cast(AltayState, s)
        if state.seats[seat].folk == NOTHING:
            return 0.0
        if not state.stack:
            return decided(state, seat)
        points = [
            self.standing(state, number) if other.folk != NOTHING else 0.0
            for number, other in enumerate(state.seats)
        ]
        own = points.pop(seat)
        promise = self.promises(state, seat) + self.pending(state, seat)
        return own + promise - self.weights.rival * max(points)

    def standing(self, s: AltayState, seat: int) -> float:
        """Points on the table; conquest markers count in thirds."""
        goals, cards, territories, trophies, markers = score(s, seat)
        mine = s.seats[seat]
        value = 0
        for kind, marker in enumerate(s.content.markers):
            value += marker.value * (mine.fresh[kind] + mine.consumed[kind])
        part = self.weights.thirds
        thirds = value / s.content.limits.marker_points_per_vp
        return goals + cards + territories + trophies + (1 - part) * markers + part * thirds

    def time_left(self, s: AltayState) -> float:
        """How much of a long game is still to come, 0 to 1."""
        if s.ended:
            return 0.0
        reserve = min(seat.reserve + seat.held for seat in s.seats)
        return min(1.0, reserve * self.weights.pace)

    def promises(self, s: AltayState, number: int) -> float:
        w = self.weights
        seat = s.seats[number]
        time = self.time_left(s)
        total = self.deck_worth(seat) * time
        for goal in seat.done:
            total += w.effects[goal] * time
        total += self.map_worth(s, number, time)
        total += w.coin * seat.coins
        total += w.pool * sum(seat.pool)
        for card, placed in seat.open:
            opens = s.content.titles[card >> 2].opens
            assert opens is not None
            filled = sum(placed)
            if opens.fill:
                built = sum(e.n for e in opens.on_full if isinstance(e, fx.BuildSettlements))
                part = w.opened + (1 - w.opened) * filled / opens.fields.size
                total += part * w.settlement * built
            else:
                total += w.stored * filled + w.store
            for kind, n in enumerate(seat.pool):
                if n and opens.fields.fits(placed, kind):
                    total += w.needed
        if seat.goal != NOTHING:
            total += self.goal_worth(s, number, seat.goal, seat.placed, time)
        return total

    def goal_worth(
        self, s: AltayState, number: int, goal: int, placed: tuple[int, ...], time: float
    ) -> float:
        """A goal in progress: its worth when done, by how much of it is filled or in the pool."""
        w = self.weights
        seat = s.seats[number]
        card = s.content.goals[goal]
        if card.formula is not None:
            counted = count(s, number, card.formula.count)
            growth = 1.0 + w.growth * time
            done = min(card.formula.cap, card.formula.base + counted * growth / card.formula.per)
            if goal == seat.wonder:
                done += s.content.limits.personal_wonder_vp
        else:
            built = sum(e.n for e in card.effects if isinstance(e, fx.BuildSettlements))
            done = card.vp + w.settlement * (1 + built) + w.effects[goal] * time
        ready = 0
        for kind, n in enumerate(seat.pool):
            if n and card.fields.fits(placed, kind):
                ready += 1
        part = w.goal_begun + w.goal_filled * sum(placed) / card.fields.size
        return done * part + w.needed * ready

    def deck_worth(self, seat: Seat) -> float:
        counts = [0] * len(TITLES)
        cards = deck_cards(seat)
        for card in cards:
            counts[card >> 2] += 1
        total = 0.0
        for (first, further), n in zip(self.weights.cards, counts, strict=True):
            if n:
                total += first + further * min(n - 1, 2)
        return total - self.weights.drag * len(cards)

    def map_worth(self, s: AltayState, number: int, time: float) -> float:
        w = self.weights
        total = 0.0
        terrains = 0
        for territory, owner in enumerate(s.owner):
            if owner != number:
                continue
            settlements = s.settlements[territory]
            total += w.stack[min(settlements, 4)]
            terrains |= 1 << s.layout.terrain[territory]
            if settlements == 1:
                for n in s.layout.adjacent[territory]:
                    if s.owner[n] not in (NOBODY, number):
                        total -= w.lone * (1 + s.layout.vp[territory])
                        break
        return total + w.terrain * terrains.bit_count() * time

    # Choices that are only half made

    def pending(self, s: AltayState, seat: int) -> float:
        step = asked(s)
        if isinstance(step, LayCards):
            return self.attack_promise(s, step) if s.active == seat else 0.0
        if isinstance(step, DefendFromArchive | Defend):
            return self.fight_promise(s, step.combat, 0, seat)
        if isinstance(step, DefenceCards):
            return self.fight_promise(s, step.combat, step.strength, seat)
        if isinstance(step, SurrenderCards):
            return self.surrender_promise(s, step, seat)
        if s.active != seat:
            return 0.0
        w = self.weights
        if isinstance(step, Place):
            return max((self.place_promise(s, t, seat) for t in building_places(s)), default=0.0)
        if isinstance(step, FirstResource):
            return self.goal_worth(s, seat, step.goal, EMPTY, self.time_left(s))
        if isinstance(step, fx.GainOne):
            return (w.pool + 0.5 * w.needed) * step.n
        if isinstance(step, ResettleFrom | ResettleTo):
            return w.resettle
        if isinstance(step, fx.GiveCard):
            return w.give
        return 0.0

    def place_promise(self, s: AltayState, territory: int, seat: int) -> float:
        if s.owner[territory] == seat:
            n = s.settlements[territory]
            stack = self.weights.stack
            return stack[min(n + 1, 4)] - stack[min(n, 4)]
        return 1.0 + s.layout.vp[territory]

    def attack_promise(self, s: AltayState, step: LayCards) -> float:
        """What the attack will bring if the hand is laid sensibly, less the cards it takes."""
        w = self.weights
        titles = s.content.titles
        hand = sorted((titles[card >> 2].attack for card in s.me.hand), reverse=True)
        value = step.attack_value(s)
        price = w.laid * step.strength
        if s.owner[step.target] == NOBODY:
            marker = s.content.markers[s.marker[step.target]]
            gain = marker.value / 3 + (w.pool + w.needed if marker.resource >= 0 else 0.0)
            gain += w.freed + w.freed_marker * s.layout.vp[step.target]
            needed = step.defence_value(s) + 1 - value
            for attack in reversed(hand):
                if needed <= 0:
                    break
                needed -= attack
                price += w.laid * attack
            return w.planned * gain - price
        reach = value + sum(hand)
        return (
            self.duel(s, step.target, step.source, reach) * w.planned - price - w.spent * sum(hand)
        )

    def duel(self, s: AltayState, target: int, source: int, attack: int) -> float:
        """The expected gain of attacking an opponent, whose hand is not known: on average a card
        or two of defence."""
        w = self.weights
        defender = s.seats[s.owner[target]]
        margin = attack - s.settlements[target] - defender.defence_bonus
        likely = min(w.guard_most, w.guard * len(defender.hand))
        win = 0.5 + w.edge * (margin - likely)
        win = min(1.0, max(0.0, win))
        prize = w.prize
        if s.settlements[target] == 1:
            prize += s.layout.vp[target] + w.driven_out
        risk = w.risk if s.settlements[source] > 1 else w.risk_last
        return win * prize - (1 - win) * risk * (w.unlikely if margin >= likely - 1 else 1.0)

    def fight_promise(self, s: AltayState, combat: Combat, strength: int, seat: int) -> float:
        if seat == s.active:
            return self.duel(s, combat.target, combat.source, combat.attack)
        if seat != combat.defender:
            return 0.0
        mine = s.seats[seat]
        titles = s.content.titles
        reach = s.settlements[combat.target] + mine.defence_bonus + strength
        reach += sum(titles[card >> 2].defence for card in mine.hand)
        if reach > combat.attack:
            return self.weights.repelled
        if reach == combat.attack:
            return 0.0
        return -self.weights.beaten

    def surrender_promise(self, s: AltayState, step: SurrenderCards, seat: int) -> float:
        w = self.weights
        if seat == s.active:
            return w.prize
        if seat != step.combat.defender:
            return 0.0
        # New cards for old: each weak card discarded is worth a little.
        return w.refreshed * len(step.cards) - w.surrendered


def decided(s: AltayState, seat: int) -> float:
    totals = [sum(score(s, number)) for number in range(s.players)]
    margin = totals.pop(seat) - max(totals)
    return VICTORY + margin if seat in winners(s) else -VICTORY + margin
