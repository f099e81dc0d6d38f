"""What decks are worth in Altay, and what the pool of a turn can still be used for."""

from __future__ import annotations

from typing import Final

from dolmen.bots.judges.altay.goals import goal_done
from dolmen.bots.judges.altay.weights import AltayWeights
from dolmen.games.altay import effects as fx
from dolmen.games.altay.deck import deck_cards
from dolmen.games.altay.fields import EMPTY, Fields
from dolmen.games.altay.goals import level_counts, may_take_level
from dolmen.games.altay.ids import FIRST_MARKET_TITLE, NOTHING, TITLES
from dolmen.games.altay.state import Seat, State

HAND: Final = 5
WARRIOR, CAVALRY, CHARIOT = (TITLES.index(title) for title in ("warrior", "cavalry", "chariot"))


class Deck:
    __slots__ = ("arms", "counts", "power", "size", "vp")

    def __init__(self, counts: list[int], size: int, vp: int, power: float, arms: float) -> None:
        self.counts = counts  # per title
        self.size = size
        self.vp = vp
        self.power = power
        self.arms = arms  # attack or defence to be expected in a hand

    def worth(self, w: AltayWeights, seat: Seat) -> float:
        total = self.power - w.drag * self.size
        if w.quality and self.size:
            total += w.quality * (HAND + seat.draw_bonus) * self.power / self.size
        return total

    def gain(self, w: AltayWeights, title: int) -> float:
        """What one more card of a title adds."""
        n = self.counts[title]
        first, further = w.cards[title]
        more = first if not n else further if n <= w.further_copies else 0.0
        total = more - w.drag
        if w.quality:
            before = self.power / self.size if self.size else 0.0
            total += w.quality * HAND * ((self.power + more) / (self.size + 1) - before)
        return total


def survey(w: AltayWeights, seat: Seat) -> Deck:
    """All cards of a player, wherever they are."""
    counts = [0] * len(TITLES)
    values = w.cards
    most = w.further_copies
    vp = 0
    power = 0.0
    cards = deck_cards(seat)
    for card in cards:
        title = card >> 2
        n = counts[title]
        counts[title] = n + 1
        vp += card & 3
        if n <= most:
            first, further = values[title]
            power += further if n else first
    size = len(cards)
    armed = counts[WARRIOR] + 2 * counts[CAVALRY] + 3 * counts[CHARIOT]
    return Deck(counts, size, vp, power, HAND * armed / size if size else 0.0)


def plan(w: AltayWeights, s: State, number: int, deck: Deck, time: float, build: float) -> float:
    """What the pool can still bring this turn: fill cards, then the goal, then buy one card."""
    seat = s.seats[number]
    left = seat.pool[:]
    total = 0.0
    for card, placed in seat.open:
        opens = s.content.titles[card >> 2].opens
        if opens is not None and opens.fill:
            filled = take(opens.fields, placed, left)
            if filled:
                built = sum([e.n for e in opens.on_full if isinstance(e, fx.BuildSettlements)])
                total += (1 - w.opened) * build * built * filled / opens.fields.size
    if seat.goal != NOTHING:
        fields = s.content.goals[seat.goal].fields
        filled = take(fields, seat.placed, left)
        if filled:
            part = w.goal_filled * filled / fields.size
            if filled + sum(seat.placed) == fields.size:
                part += 1.0 - w.goal_begun - w.goal_filled
            total += part * goal_done(w, s, number, seat.goal, time, build)
    elif any(left):
        total += best_goal(w, s, number, left, time, build)
    if any(left):
        total += best_purchase(w, s, left, deck, time)
    return total


def take(fields: Fields, placed: tuple[int, ...], left: list[int]) -> int:
    """Fill what can be filled; gives the number of fields."""
    filled = 0
    for mask, room in zip(fields.masks, fields.room, strict=True):
        for kind in range(5):
            if mask >> kind & 1:
                room -= placed[kind]
        if room <= 0:
            continue
        for kind in range(5):
            if mask >> kind & 1 and left[kind]:
                n = min(room, left[kind])
                left[kind] -= n
                filled += n
                room -= n
                if not room:
                    break
    return filled


def best_goal(
    w: AltayWeights, s: State, number: int, left: list[int], time: float, build: float
) -> float:
    """The goal that could be begun now with the best promise."""
    seat = s.seats[number]
    goals = s.content.goals
    counts = level_counts(s, seat)
    best = 0.0
    chosen = NOTHING
    for level in (1, 2, 3):
        if not may_take_level(counts, level):
            continue
        shown = s.shown[level - 1]
        if level == 3 and not seat.wonder_open:
            shown = [*shown, seat.wonder]
        for goal in shown:
            if goal in seat.done:
                continue
            fields = goals[goal].fields
            filled = take(fields, EMPTY, left[:])
            if not filled:
                continue
            part = w.goal_begun + w.goal_filled * filled / fields.size
            worth = part * goal_done(w, s, number, goal, time, build)
            if worth > best:
                best, chosen = worth, goal
    if chosen != NOTHING:
        take(goals[chosen].fields, EMPTY, left)
    return best


def best_purchase(w: AltayWeights, s: State, left: list[int], deck: Deck, time: float) -> float:
    best = 0.0
    whole = sum(left)
    sold, bought, copies = s.sold, s.bought, s.copies
    end = len(TITLES) if s.seafarer else len(TITLES) - 1
    for title in range(FIRST_MARKET_TITLE, end):
        if bought >> title & 1 or sold[title] >= copies:
            continue
        copy = s.content.titles[title].copies[sold[title]]
        if copy.cost.size <= whole and copy.cost.payable(left):
            worth = copy.vp + deck.gain(w, title) * time
            if worth > best:
                best = worth
    return best
