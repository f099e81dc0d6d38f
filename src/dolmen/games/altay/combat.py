"""Attack and defence (rulebook: combat)."""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import Question, Step
from dolmen.games.altay import messages as m
from dolmen.games.altay.actions import (
    ATTACK,
    CHOOSE_CARD,
    DONE,
    FIGHT,
    STRIKE,
    SURRENDER,
    TAKE_ARCHIVED,
)
from dolmen.games.altay.archive import take_archived
from dolmen.games.altay.deck import distinct, draw
from dolmen.games.altay.ids import NOBODY, NOTHING
from dolmen.games.altay.question import ActiveQuestion
from dolmen.games.altay.settlements import check_driven_out, take_marker, take_settlement
from dolmen.games.altay.state import WIDTH, Seat, State
from dolmen.games.altay.territories import neighbours
from dolmen.games.altay.turn_action import HAND, TurnAction


def attack_in_hand(s: State, me: Seat) -> int:
    """The attack of all combat cards in hand together."""
    attack = s.content.attack
    total = 0
    for card in me.hand:
        total += attack[card]
    return total


def standing_attack(s: State, me: Seat, source: int) -> int:
    """The attack value before any card: own settlements on the source, and Leadership."""
    return s.settlements[source] + me.attack_bonus


def standing_defence(s: State, target: int) -> int:
    """The defence value before any card: the owner's settlements on the target, and Strategy.
    Both are public."""
    return s.settlements[target] + s.seats[s.owner[target]].defence_bonus


class StartAttack(TurnAction):
    """M6: choose the territory to attack from and the one to attack."""

    verb = ATTACK
    needs = HAND

    def offer(self, s: State, me: Seat, out: list[int]) -> None:
        attack = s.content.attack
        cards = 0
        for card in me.hand:
            cards += attack[card]  # as in `attack_in_hand`
        if not cards:
            return
        near, seas = s.layout.near, s.seas
        prey = s.marked  # what can be attacked from some place or other, as bits
        for other in s.seats:
            prey |= other.ground
        prey &= ~me.ground
        for source in me.lands:
            if near[source] & prey or seas:
                self.offer_from(s, me, source, prey, cards, out)

    def offer_from(
        self, s: State, me: Seat, source: int, prey: int, cards: int, out: list[int]
    ) -> None:
        """The attacks from one territory, with cards of so much attack in hand."""
        reach = s.settlements[source] + me.attack_bonus + cards
        for target in neighbours(s, source) if s.seas else s.layout.adjacent[source]:
            if not prey >> target & 1:
                continue
            # R28: an attack on a free territory that cannot succeed is not offered.
            free = s.owner[target] == NOBODY
            if free and reach <= s.content.markers[s.marker[target]].value:
                continue
            pair = source * WIDTH + target
            if pair not in s.attacks:
                out.append(ATTACK.base + pair)

    def do(self, s: State, me: Seat, offset: int) -> None:
        source, target = divmod(offset, WIDTH)
        s.attacks.append(offset)
        if s.listener is not None:
            if s.owner[target] == NOBODY:
                s.tell(m.ATTACKS, s.active, source, target)
            else:
                s.tell(m.ATTACKS_SEAT, s.active, source, target, s.owner[target])
        s.push(LayCards(source, target, 0, 0))

    def refuse(self, s: State, me: Seat, offset: int) -> Refusal | None:
        source, target = divmod(offset, WIDTH)
        for territory in (source, target):
            if not s.layout.in_play[territory]:
                return Refusal(m.OUT_OF_PLAY, territory, rule="R39")
        if s.owner[source] != s.active:
            return Refusal(m.NOT_YOURS, source, rule="M6")
        if s.owner[target] == s.active:
            return Refusal(m.OWN_TARGET, target, rule="M6")
        if target not in neighbours(s, source):
            return Refusal(m.NOT_ADJACENT, source, target, rule="M6")
        if s.owner[target] == NOBODY and s.marker[target] == NOTHING:
            return Refusal(m.NOTHING_TO_ATTACK, target, rule="R32")
        if offset in s.attacks:
            return Refusal(m.PAIR_USED, source, target, rule="M6")
        cards = attack_in_hand(s, me)
        if not cards:
            return Refusal(m.NO_ATTACK_CARD, rule="M6")
        if s.owner[target] == NOBODY:
            reach = standing_attack(s, me, source) + cards
            value = s.content.markers[s.marker[target]].value
            if reach <= value:
                return Refusal(m.TOO_WEAK, reach, value, rule="R28")
        return None


class LayCards(ActiveQuestion):
    """Lay attack cards one at a time, then strike."""

    __match_args__ = ("source", "target", "laid", "strength")

    def __init__(self, source: int, target: int, laid: int, strength: int) -> None:
        self.source = source
        self.target = target
        self.laid = laid  # number of cards
        self.strength = strength  # their attack

    def attack_value(self, s: State) -> int:
        return standing_attack(s, s.me, self.source) + self.strength

    def defence_value(self, s: State) -> int:
        """What must be beaten, as far as it is known now."""
        if s.owner[self.target] == NOBODY:
            return s.content.markers[s.marker[self.target]].value
        return standing_defence(s, self.target)

    def prompt(self, s: State) -> Message:
        values = (self.source, self.target, self.attack_value(s), self.defence_value(s))
        return Message(m.ASK_ATTACK_CARD, values)

    def may_strike(self, s: State) -> bool:
        if not self.laid:
            return False
        return s.owner[self.target] != NOBODY or self.attack_value(s) > self.defence_value(s)

    def options(self, s: State) -> list[int]:
        titles = s.content.titles
        found = [
            CHOOSE_CARD.base + card for card in distinct(s.me.hand) if titles[card >> 2].attack
        ]
        if self.may_strike(s):
            found.append(STRIKE.base)
        return found

    def guarded(self, s: State) -> bool:
        """A strike at once would tell that there is no further attack card in hand."""
        return len(s.me.hand) > (0 if self.may_strike(s) else 1)

    def do(self, s: State, action: int) -> None:
        if action == STRIKE.base:
            self.strike(s)
            return
        card = action - CHOOSE_CARD.base
        me = s.me
        me.hand.remove(card)
        me.area.append(card)
        attack = s.content.titles[card >> 2].attack
        if s.listener is not None:
            s.tell(m.COMMITTED, s.active, card, self.attack_value(s) + attack)
        s.push(LayCards(self.source, self.target, self.laid + 1, self.strength + attack))

    def strike(self, s: State) -> None:
        defender = s.owner[self.target]
        if defender == NOBODY:
            conquer(s, self.target)
            return
        combat = Combat(self.source, self.target, defender, self.laid, self.attack_value(s))
        s.push(Defend(combat))
        if s.seats[defender].archive != NOTHING:
            s.push(DefendFromArchive(combat))

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action == STRIKE.base:
            if not self.laid:
                return Refusal(m.NO_CARD_LAID, rule="M6")
            return Refusal(m.TOO_WEAK, self.attack_value(s), self.defence_value(s), rule="R28")
        if action not in CHOOSE_CARD:
            return None
        card = action - CHOOSE_CARD.base
        if card not in s.me.hand:
            return Refusal(m.NOT_IN_HAND, card, rule="M6")
        return Refusal(m.NO_ATTACK_ON_CARD, card, rule="M6")


def conquer(s: State, territory: int) -> None:
    """Take the conquest marker of a free territory. R31: nobody moves in."""
    kind = take_marker(s, territory)
    me = s.me
    me.fresh[kind] += 1
    resource = s.content.markers[kind].resource
    if resource >= 0:
        me.pool[resource] += 1
    if s.listener is not None:
        if resource >= 0:
            s.tell(m.CONQUERED_GAINS, s.active, kind, territory, resource)
        else:
            s.tell(m.CONQUERED, s.active, kind, territory)


@dataclass(slots=True, frozen=True)
class Combat:
    """An attack on an opponent, struck."""

    source: int
    target: int
    defender: int
    cards: int  # laid by the attacker: the k of R35
    attack: int


def defence_value(s: State, combat: Combat, strength: int) -> int:
    return standing_defence(s, combat.target) + strength


class DefenderQuestion(Question):
    __match_args__ = ("combat",)

    def __init__(self, combat: Combat) -> None:
        self.combat = combat

    def seat(self, s: State) -> int:
        return self.combat.defender


class DefendFromArchive(DefenderQuestion):
    """R24: the defender may first take the archived card."""

    def prompt(self, s: State) -> Message:
        return Message(m.ASK_DEFEND_ARCHIVE, (s.active, self.combat.attack))

    def options(self, s: State) -> list[int]:
        return [TAKE_ARCHIVED.base, DONE.base]

    def do(self, s: State, action: int) -> None:
        if action == TAKE_ARCHIVED.base:
            take_archived(s, self.combat.defender)


class Defend(DefenderQuestion):
    """The owner of the target surrenders or fights, knowing the attack value."""

    def prompt(self, s: State) -> Message:
        c = self.combat
        values = (s.active, c.target, c.attack, defence_value(s, c, 0), c.cards)
        return Message(m.ASK_DEFEND, values)

    def options(self, s: State) -> list[int]:
        return [SURRENDER.base, FIGHT.base]

    def do(self, s: State, action: int) -> None:
        if action == SURRENDER.base:
            s.push(SurrenderCards(self.combat, ()))
        else:
            s.push(DefenceCards(self.combat, (), 0))


class SurrenderCards(DefenderQuestion):
    """May discard up to k hand cards of any kind, k = the attacker's cards (R35)."""

    __match_args__ = ("combat", "cards")

    def __init__(self, combat: Combat, cards: tuple[int, ...]) -> None:
        super().__init__(combat)
        self.cards = cards

    def prompt(self, s: State) -> Message:
        return Message(m.ASK_SURRENDER_CARD, (self.combat.cards - len(self.cards),))

    def options(self, s: State) -> list[int]:
        found: list[int] = []
        if len(self.cards) < self.combat.cards:
            hand = s.seats[self.combat.defender].hand
            found = [CHOOSE_CARD.base + card for card in distinct(hand)]
        found.append(DONE.base)
        return found

    def do(self, s: State, action: int) -> None:
        if action == DONE.base:
            if s.listener is not None:
                s.tell(m.SURRENDERED, self.combat.defender, self.cards)
            lose(s, self.combat.target, self.combat.defender, s.active)
            s.push(Refresh(self.combat.defender, len(self.cards)))
            return
        card = action - CHOOSE_CARD.base
        use_card(s, self.combat.defender, card)
        s.push(SurrenderCards(self.combat, (*self.cards, card)))

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action not in CHOOSE_CARD:
            return None
        return Refusal(m.NOT_IN_HAND, action - CHOOSE_CARD.base, rule="5.5")


class DefenceCards(DefenderQuestion):
    """Lay defence cards one at a time, then let the fight be decided."""

    __match_args__ = ("combat", "cards", "strength")

    def __init__(self, combat: Combat, cards: tuple[int, ...], strength: int) -> None:
        super().__init__(combat)
        self.cards = cards
        self.strength = strength

    def prompt(self, s: State) -> Message:
        value = defence_value(s, self.combat, self.strength)
        return Message(m.ASK_DEFENCE_CARD, (self.combat.attack, value))

    def options(self, s: State) -> list[int]:
        titles = s.content.titles
        hand = s.seats[self.combat.defender].hand
        found = [CHOOSE_CARD.base + card for card in distinct(hand) if titles[card >> 2].defence]
        found.append(DONE.base)
        return found

    def guarded(self, s: State) -> bool:
        return bool(s.seats[self.combat.defender].hand)

    def do(self, s: State, action: int) -> None:
        combat = self.combat
        if action != DONE.base:
            card = action - CHOOSE_CARD.base
            use_card(s, combat.defender, card)
            defence = s.content.titles[card >> 2].defence
            s.push(DefenceCards(combat, (*self.cards, card), self.strength + defence))
            return
        value = defence_value(s, combat, self.strength)
        if s.listener is not None:
            s.tell(m.FOUGHT, combat.defender, self.cards, combat.attack, value)
        s.push(Refresh(combat.defender, len(self.cards)))
        if combat.attack > value:
            lose(s, combat.target, combat.defender, s.active)
        elif combat.attack < value:
            lose(s, combat.source, s.active, combat.defender)  # R37: also the last one
        elif s.listener is not None:
            s.tell(m.TIED, value)

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action not in CHOOSE_CARD:
            return None
        card = action - CHOOSE_CARD.base
        if card not in s.seats[self.combat.defender].hand:
            return Refusal(m.NOT_IN_HAND, card, rule="5.5")
        return Refusal(m.NO_DEFENCE_ON_CARD, card, rule="5.5")


def use_card(s: State, number: int, card: int) -> None:
    """R4: the defender's cards go to the own discard pile before anything is drawn."""
    seat = s.seats[number]
    seat.hand.remove(card)
    seat.discard.append(card)


def lose(s: State, territory: int, loser: int, winner: int) -> None:
    """The loser gives one settlement of the territory involved; it is a trophy for good."""
    take_settlement(s, territory)
    s.seats[winner].trophies[loser] += 1
    if s.listener is not None:
        s.tell(m.CAPTURED, winner, loser, territory)
    check_driven_out(s, loser)


class Refresh(Step):
    """R36, R64: the defender draws as many cards as were used, whoever won."""

    __match_args__ = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: State) -> None:
        draw(s, self.seat, self.n)
