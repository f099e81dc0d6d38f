"""The round: winter, spring, summer, autumn; after the fifth the final action (5.2, 5.3)."""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.core.step import Step
from dolmen.games.prehistory.autumn import BeginAutumnTurn
from dolmen.games.prehistory.ids import ACTIONS, CENTRE, DISPLAY
from dolmen.games.prehistory.items import gain_development
from dolmen.games.prehistory.messages import (
    AUTUMN as AUTUMN_BEGINS,
)
from dolmen.games.prehistory.messages import (
    CENTRE_TILE,
    CONVERTED_REST,
    FINAL_TURNS,
    FISHING_INCOME,
    INCOME,
    ORDER,
    RANK,
    RIVAL_FIRST,
    RIVAL_SECOND,
    ROUND,
    SHARED,
    TOTAL,
    WON,
)
from dolmen.games.prehistory.messages import (
    SUMMER as SUMMER_BEGINS,
)
from dolmen.games.prehistory.messages import (
    WINTER as WINTER_BEGINS,
)
from dolmen.games.prehistory.rival import RivalPick, RivalSpring, rank
from dolmen.games.prehistory.scoring import totals, winners
from dolmen.games.prehistory.spring import SpringTurn
from dolmen.games.prehistory.state import (
    AUTUMN,
    FINAL,
    NOTHING,
    OVER,
    PICK,
    RIVAL,
    SPRING,
    SUMMER,
    VP_FISHING,
    WINTER,
    PrehistoryState,
)
from dolmen.games.prehistory.summer import FinalTurn, PickPillar, PushUp, SummerTurn

S = PrehistoryState


@dataclass(slots=True)
class Round(Step):
    """One year. Its seasons lie on the stack, the first on top."""

    number: int

    def run(self, s: S) -> None:
        s.round = self.number
        s.tell(ROUND, self.number)
        s.push(EndOfRound())
        s.push(Autumn())
        s.push(FishingIncome())
        for action in reversed(range(len(ACTIONS))):
            s.push(SummerAction(action))
        s.push(Pick())
        s.push(PushUp())
        s.push(Spring())
        s.push(Income())
        if self.number > 1:
            s.push(Winter())


@dataclass(slots=True)
class Winter(Step):
    """No decisions; the five steps do not influence each other (5.3)."""

    def run(self, s: S) -> None:
        s.phase = WINTER
        s.tell(WINTER_BEGINS)
        new_turn_order(s)
        refill(s, s.gather_slots, s.gather_pile)
        refill(s, s.fish_slots, s.fish_pile)
        new_cards(s, s.hunt_display, s.hunt_deck, s.hunt_gone)
        new_cards(s, s.ceremony_display, s.ceremony_deck, s.ceremony_gone)
        new_centre_tile(s)
        for seat in range(s.players):
            s.moved[seat] = 0


def new_turn_order(s: S) -> None:
    """W1; R70: the track first, then everybody else as before."""
    if s.solo:
        s.order = [0, RIVAL] if s.track else [RIVAL, 0]
        s.tell(RIVAL_SECOND if s.track else RIVAL_FIRST)
    else:
        s.order = [*s.track, *(seat for seat in s.order if seat not in s.track)]
        s.tell(ORDER, tuple(s.order))
    s.track = []


def refill(s: S, slots: list[int], pile: list[int]) -> None:
    """W2; R34: an exhausted pile leaves slots empty."""
    for slot, item in enumerate(slots):
        if item == NOTHING and pile:
            slots[slot] = s.turn_up(pile)


def new_cards(s: S, display: list[int], deck: list[int], gone: list[int]) -> None:
    """W3; R69: discards are out of the game."""
    gone.extend(display)
    display.clear()
    while len(display) < DISPLAY and deck:
        display.append(s.turn_up(deck))


def new_centre_tile(s: S) -> None:
    """W4; R13: only empty pillars get a cube."""
    s.price_used.append(s.tiles[CENTRE])
    s.tiles[CENTRE] = s.turn_up(s.price_stack)
    s.rotations[CENTRE] = 0
    s.show_prices(CENTRE)
    s.tell(CENTRE_TILE, tuple(s.colours[:6]))
    fill_empty_pillars(s)


def fill_empty_pillars(s: S) -> None:
    for pillar, edge in enumerate(s.content.pillar_edge):
        if not any(s.top[pillar * 6 : pillar * 6 + 6]):
            s.top[pillar * 6 + s.colours[edge]] = 1


@dataclass(slots=True)
class Income(Step):
    """Every player turns the weather tile and takes what it shows (R6, R62)."""

    def run(self, s: S) -> None:
        s.phase = SPRING
        for seat in range(s.players):
            s.weather[seat] = (s.weather[seat] + 1) % 6
            income = weather_income(s, seat, s.weather[seat])
            for colour in range(6):
                s.resources[seat * 6 + colour] += income[colour]
            s.tell(INCOME, seat, income)


def weather_income(s: S, seat: int, rotation: int) -> tuple[int, ...]:
    """Resources per colour that the weather tile shows in a rotation (3.2)."""
    ring, numbers = s.content.rings[s.boards[seat]], s.weather_numbers[seat]
    found = [0] * 6
    for place, colour in enumerate(ring):
        found[colour] = numbers[(place - rotation) % 6]
    return tuple(found)


@dataclass(slots=True)
class Spring(Step):
    def run(self, s: S) -> None:
        s.passed = 0
        s.turn = 0
        s.rival_turns = 0
        s.push(NextSpringTurn())


@dataclass(slots=True)
class NextSpringTurn(Step):
    """Round-robin in turn order until all have passed."""

    def run(self, s: S) -> None:
        count = len(s.order)
        for offset in range(count):
            place = (s.turn + offset) % count
            seat = s.order[place]
            if not s.passed >> seat & 1:
                s.turn = (place + 1) % count
                s.push(self)
                s.push(SpringTurn(seat) if seat < s.players else RivalSpring())
                return


@dataclass(slots=True)
class Pick(Step):
    """In reverse turn order: what is pushed last, the last seat of the order, picks first."""

    def run(self, s: S) -> None:
        s.phase = PICK
        s.tell(SUMMER_BEGINS)
        for seat in s.order:
            s.push(PickPillar(seat) if seat < s.players else RivalPick())


@dataclass(slots=True)
class SummerAction(Step):
    """One of the six actions, once for every player in reverse turn order."""

    action: int

    def run(self, s: S) -> None:
        s.phase = SUMMER
        s.action = self.action
        for seat in s.order:
            if seat < s.players:
                s.push(SummerTurn(seat, self.action))


@dataclass(slots=True)
class FishingIncome(Step):
    """The highest reward reached on the fishing track (R72)."""

    def run(self, s: S) -> None:
        s.action = NOTHING
        for seat in range(s.players):
            place = s.fishing[seat]
            vp, dp = s.content.income_vp[place], s.content.income_dp[place]
            if vp or dp:
                s.tell(FISHING_INCOME, seat, vp, dp)
                s.vp[seat * 3 + VP_FISHING] += vp
                gain_development(s, seat, dp)


@dataclass(slots=True)
class Autumn(Step):
    def run(self, s: S) -> None:
        s.phase = AUTUMN
        s.tell(AUTUMN_BEGINS)
        for seat in reversed(s.order):
            if seat < s.players:
                s.push(BeginAutumnTurn(seat))


@dataclass(slots=True)
class EndOfRound(Step):
    def run(self, s: S) -> None:
        if not s.last_round:
            s.push(Round(s.round + 1))
            return
        s.phase = FINAL
        s.tell(FINAL_TURNS)
        s.push(FinalScoring())
        for seat in reversed(s.order):
            if seat < s.players:
                s.push(FinalTurn(seat))


@dataclass(slots=True)
class FinalScoring(Step):
    """Section 8. R55: what is left becomes development points first."""

    def run(self, s: S) -> None:
        s.phase = OVER
        for seat in range(s.players):
            cubes = s.cubes(seat)
            if cubes:
                for place in range(seat * 6, seat * 6 + 6):
                    s.resources[place] = 0
                    s.markers[place] = 0
                s.dp[seat] = min(s.content.last_dp, s.dp[seat] + cubes * s.content.costs.cube)
                s.tell(CONVERTED_REST, seat, cubes, s.dp[seat])
        points = totals(s)
        for seat in range(s.players):
            s.tell(TOTAL, seat, points[seat])
        if s.solo:
            s.tell(RANK, rank(points[0]))
            return
        best = winners(s)
        s.tell(WON if len(best) == 1 else SHARED, tuple(best))
