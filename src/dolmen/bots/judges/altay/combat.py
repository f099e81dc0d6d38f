"""What attacks and defences that are under way promise in Altay."""

from __future__ import annotations

from dolmen.bots.judges.altay.weights import AltayWeights
from dolmen.core.step import Question
from dolmen.games.altay.combat import (
    Combat,
    DefenceCards,
    Defend,
    DefendFromArchive,
    LayCards,
    SurrenderCards,
)
from dolmen.games.altay.ids import NOBODY
from dolmen.games.altay.state import Seat, State


def pending_combat(w: AltayWeights, s: State, step: Question | None, seat: int) -> float:
    if isinstance(step, LayCards):
        return attack_promise(w, s, step) if s.active == seat else 0.0
    if isinstance(step, DefendFromArchive | Defend):
        return fight_promise(w, s, step.combat, 0, seat)
    if isinstance(step, DefenceCards):
        return fight_promise(w, s, step.combat, step.strength, seat)
    if isinstance(step, SurrenderCards):
        return surrender_promise(w, s, step, seat)
    return 0.0


def attack_promise(w: AltayWeights, s: State, step: LayCards) -> float:
    """What the attack will bring if the hand is laid sensibly, less the cards it takes."""
    titles = s.content.titles
    hand = sorted([titles[card >> 2].attack for card in s.me.hand], reverse=True)
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
    whole = sum(hand)
    won = duel(w, s, step.target, step.source, value + whole)
    return won * w.planned - price - w.spent * whole


def duel(w: AltayWeights, s: State, target: int, source: int, attack: int) -> float:
    """The expected gain of attacking an opponent, whose hand is not known."""
    defender = s.seats[s.owner[target]]
    margin = attack - s.settlements[target] - defender.defence_bonus
    likely = min(w.guard_most, w.guard * len(defender.hand))
    if w.guard_cards:
        likely += w.guard_cards * expected_defence(s, defender)
    win = min(1.0, max(0.0, 0.5 + w.edge * (margin - likely)))
    prize = w.prize
    if s.settlements[target] == 1:
        prize += s.layout.vp[target] + w.driven_out
    risk = w.risk if s.settlements[source] > 1 else w.risk_last
    return win * prize - (1 - win) * risk * (w.unlikely if margin >= likely - 1 else 1.0)


def expected_defence(s: State, seat: Seat) -> float:
    """Of a hand that nobody else knows: hand and draw pile together are known."""
    titles = s.content.titles
    unseen = seat.hand + seat.deck
    total = 0
    for card in unseen:
        total += titles[card >> 2].defence
    return total * len(seat.hand) / len(unseen) if unseen else 0.0


def fight_promise(w: AltayWeights, s: State, combat: Combat, strength: int, seat: int) -> float:
    if seat == s.active:
        return duel(w, s, combat.target, combat.source, combat.attack)
    if seat != combat.defender:
        return 0.0
    mine = s.seats[seat]
    titles = s.content.titles
    reach = s.settlements[combat.target] + mine.defence_bonus + strength
    reach += sum([titles[card >> 2].defence for card in mine.hand])
    if reach > combat.attack:
        return w.repelled
    return 0.0 if reach == combat.attack else -w.beaten - last_stand(w, s, seat)


def surrender_promise(w: AltayWeights, s: State, step: SurrenderCards, seat: int) -> float:
    if seat == s.active:
        return w.prize
    if seat != step.combat.defender:
        return 0.0
    # New cards for old: each weak card discarded is worth a little.
    return w.refreshed * len(step.cards) - w.surrendered - last_stand(w, s, seat)


def last_stand(w: AltayWeights, s: State, seat: int) -> float:
    """What a defeat costs besides if it drives the seat from the board: the game ends with it."""
    pieces = 0
    for owner, settlements in zip(s.owner, s.settlements, strict=True):
        if owner == seat:
            pieces += settlements
    return w.final if pieces == 1 else 0.0
