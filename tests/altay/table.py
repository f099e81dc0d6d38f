"""A table of Altay laid out by hand, so that tests read as examples.

    t = Table().land(0, mountain_n=1).hand(0, "stonecutter", "hunter")
    t.do("play stonecutter use_terrain")
    assert t.seat(0)["pool"] == {"stone": 2}

The board starts bare: no conquest markers, one settlement per seat in a corner, seat 0 active.
Setters write into the state; everything else goes through the public face. A hand that offers
nothing at all ends the turn by itself, so hands often hold a spare Hunter.
"""

from __future__ import annotations

from pathlib import Path
from typing import Self, cast

from dolmen.core.event import Event
from dolmen.core.play import Play
from dolmen.core.refusal import Refusal
from dolmen.core.step import reask
from dolmen.core.view import View
from dolmen.games.altay import view
from dolmen.games.altay.content import Content
from dolmen.games.altay.face import AltayFace
from dolmen.games.altay.fields import EMPTY
from dolmen.games.altay.game import Altay
from dolmen.games.altay.ids import (
    CARDS,
    FOLKS,
    GOALS,
    MARKERS,
    NOBODY,
    NOTHING,
    RESOURCES,
    TERRITORIES,
    TITLES,
)
from dolmen.games.altay.settlements import add_settlement, take_settlement
from dolmen.games.altay.state import Seat, State

ALTAY = Altay()
FACE = AltayFace(ALTAY)
CORNERS = ("farmland_nw", "farmland_ne", "farmland_sw", "farmland_se")
CORNERS_OF = {
    4: CORNERS,
    3: ("farmland_nw", "farmland_sw", "farmland_se"),
    2: ("farmland_ne", "farmland_se"),
}


def card(name: str) -> int:
    return CARDS.index(name)


def cards(names: tuple[str, ...]) -> list[int]:
    return [card(name) for name in names]


def goal(name: str) -> int:
    return GOALS.index(name)


def place(name: str) -> int:
    return TERRITORIES.index(name)


def amounts(counts: dict[str, int]) -> list[int]:
    assert set(counts) <= set(RESOURCES), counts
    return [counts.get(name, 0) for name in RESOURCES]


def content() -> Content:
    return ALTAY.content


def begin(players: int = 4, seed: int = 1, first: int | None = 0, **options: object) -> Play:
    """A game as dealt, before its first choice."""
    return ALTAY.start(players, seed, options, first)


def table_of(play: Play, viewer: int | None = None) -> view.Table:
    seen: View[view.Table] = play.view(viewer)
    return seen["table"]


def settle(play: Play, folks: tuple[str, ...] = FOLKS, starts: tuple[str, ...] = ()) -> Play:
    """Answer the choices of the setup: seat n leads folks[n] and starts in starts[n]."""
    players = play.header.players
    chosen = starts or CORNERS_OF[players]
    while (decision := play.decision) is not None and decision.prompt.key == "ask_folk":
        play.do(f"folk {folks[decision.seat]}")
    while (decision := play.decision) is not None and decision.prompt.key == "ask_start":
        play.do(f"start {chosen[decision.seat]}")
    return play


class Table:
    def __init__(
        self,
        players: int = 4,
        seed: int = 1,
        folks: tuple[str, ...] = FOLKS,
        first: int = 0,
        pack: Content | None = None,
        **options: object,
    ) -> None:
        self.play = settle(ALTAY.start(players, seed, options, first, content=pack), folks)
        self.state.marker = [NOTHING] * len(TERRITORIES)
        self.state.marked = 0
        self.reask()

    @property
    def state(self) -> State:
        return cast(State, self.play.state)

    def own(self, seat: int) -> Seat:
        """The bare data of a seat, for what no view shows."""
        return self.state.seats[seat]

    def reask(self) -> Self:
        reask(self.state)
        return self

    # Laying things out

    def hand(self, seat: int, *names: str) -> Self:
        self.own(seat).hand = sorted(cards(names))
        return self.reask()

    def deck(self, seat: int, *names: str) -> Self:
        """The draw pile, its top first."""
        self.own(seat).deck = cards(names)[::-1]
        return self.reask()

    def discard(self, seat: int, *names: str) -> Self:
        self.own(seat).discard = cards(names)
        return self.reask()

    def trash(self, seat: int, *names: str) -> Self:
        self.own(seat).trashed = cards(names)
        return self.reask()

    def archive(self, seat: int, name: str) -> Self:
        self.own(seat).archive = card(name)
        return self.reask()

    def open(self, seat: int, name: str, **resources: int) -> Self:
        self.own(seat).open.append((card(name), tuple(amounts(resources))))
        return self.reask()

    def pool(self, seat: int = 0, **resources: int) -> Self:
        self.own(seat).pool = amounts(resources)
        return self.reask()

    def coins(self, seat: int, n: int) -> Self:
        self.own(seat).coins = n
        return self.reask()

    def land(self, seat: int, **settlements: int) -> Self:
        """All settlements of a seat on the board; what is left of the 15 is the reserve."""
        s = self.state
        for t, owner in enumerate(s.owner):
            while owner == seat and s.settlements[t]:
                take_settlement(s, t)
        for name, n in settlements.items():
            assert s.layout.in_play[place(name)] and s.owner[place(name)] == NOBODY, name
            for _ in range(n):
                add_settlement(s, place(name), seat)
        self.own(seat).reserve = 15 - sum(settlements.values()) - self.own(seat).held
        return self.reask()

    def reserve(self, seat: int, n: int) -> Self:
        """Pieces that are neither here nor on the board count as removed from the game."""
        me = self.own(seat)
        me.removed += me.reserve - n
        me.reserve = n
        return self.reask()

    def marker(self, **markers: str) -> Self:
        for name, kind in markers.items():
            self.state.marker[place(name)] = MARKERS.index(kind)
            self.state.marked |= 1 << place(name)
        return self.reask()

    def markers(self, seat: int, *fresh: str, consumed: tuple[str, ...] = ()) -> Self:
        me = self.own(seat)
        me.fresh = [fresh.count(kind) for kind in MARKERS]
        me.consumed = [consumed.count(kind) for kind in MARKERS]
        return self.reask()

    def trophies(self, seat: int, *by_owner: int) -> Self:
        self.own(seat).trophies = list(by_owner)
        return self.reask()

    def done(self, seat: int, *names: str) -> Self:
        me = self.own(seat)
        me.done += [goal(name) for name in names]
        bonuses = bonuses_of(me.done)
        me.attack_bonus, me.defence_bonus, me.draw_bonus, me.archives = bonuses
        return self.reask()

    def goal(self, seat: int, name: str, held: int = 0, **resources: int) -> Self:
        me = self.own(seat)
        me.goal, me.placed = goal(name), tuple(amounts(resources))
        me.reserve -= held
        me.held = held
        return self.reask()

    def wonder(self, seat: int, name: str, laid_open: bool = False) -> Self:
        """The personal wonder; whoever has it now gets the old one in exchange."""
        s, me, number = self.state, self.own(seat), goal(name)
        old = me.wonder
        for other in s.seats:
            if other.wonder == number:
                other.wonder = old
        deck = s.decks[2]
        if number in deck:
            deck[deck.index(number)] = old
        if number in s.shown[2]:
            s.shown[2][s.shown[2].index(number)] = old
            s.stacked[number], s.stacked[old] = 0, 1
        me.wonder, me.wonder_open = number, laid_open
        return self.reask()

    def display(self, level: int, *names: str, deck: tuple[str, ...] = ()) -> Self:
        """The open goals of a level, equal ones stacked, and the deck behind, its top first."""
        s = self.state
        for number in s.shown[level - 1]:
            s.stacked[number] = 0
        s.shown[level - 1] = list(dict.fromkeys(goal(name) for name in names))
        for name in names:
            s.stacked[goal(name)] += 1
        s.decks[level - 1] = [goal(name) for name in deck][::-1]
        s.goal_discards[level - 1] = []
        return self.reask()

    def sold(self, **copies: int) -> Self:
        for title, n in copies.items():
            self.state.sold[TITLES.index(title)] = n
        return self.reask()

    def round(self, n: int) -> Self:
        self.state.round = n
        return self

    # Playing

    def do(self, *actions: str) -> list[Event]:
        """Carry out actions; gives what happened during the last of them."""
        events: list[Event] = []
        for action in actions:
            events = self.play.do(action)
        return events

    def end_turns(self, n: int) -> Self:
        for _ in range(n):
            self.do("end_turn")
        return self

    # Looking

    @property
    def options(self) -> set[str]:
        decision = self.play.decision
        return {action.text for action in decision.actions} if decision else set()

    def offered(self, verb: str) -> set[str]:
        """The arguments with which a verb is on offer."""
        found = (text.partition(" ") for text in self.options)
        return {rest for name, _, rest in found if name == verb}

    @property
    def asks(self) -> str:
        decision = self.play.decision
        return decision.prompt.key if decision else ""

    @property
    def decider(self) -> int:
        return self.state.seat

    def refusal(self, action: str) -> Refusal:
        reason = self.play.refusal(action)
        assert reason is not None, f"{action} is legal"
        return reason

    def refused(self, action: str) -> tuple[str, str]:
        """The reason and the rule."""
        reason = self.refusal(action)
        return reason.key, reason.rule

    def table(self, viewer: int | None = None) -> view.Table:
        return table_of(self.play, viewer)

    def seat(self, number: int) -> view.SeatView:
        """A seat as its player sees it."""
        return self.table(number)["seats"][number]

    def in_progress(self, seat: int) -> view.GoalInProgressView:
        """The goal that a seat works on."""
        goal = self.table()["seats"][seat]["goal"]
        assert goal is not None
        return goal

    def at(self, territory: str) -> view.TerritoryView:
        for entry in self.table()["territories"]:
            if entry["id"] == territory:
                return entry
        raise KeyError(territory)

    def holds(self, territory: str) -> tuple[int | None, int]:
        entry = self.at(territory)
        return entry["owner"], entry["settlements"]

    def pile(self, title: str) -> view.PileView:
        for entry in self.table()["market"]:
            if entry["title"] == title:
                return entry
        raise KeyError(title)

    def shown(self, level: int) -> dict[str, int]:
        entry = self.table()["goals"][level - 1]
        return {shown["goal"]: shown["cards"] for shown in entry["shown"]}

    def score(self, seat: int) -> dict[str, int]:
        return self.play.scores[seat]


def bonuses_of(done: list[int]) -> tuple[int, int, int, bool]:
    """What completed goals give for good: attack, defence, draw, archive."""
    totals = {"attack_bonus": 0, "defence_bonus": 0, "end_draw_bonus": 0, "archive_hand": 0}
    for number in done:
        for entry in content().data["goals.toml"]["goal"]:
            if entry["id"] == GOALS[number]:
                for effect in entry.get("do", ()):
                    if effect["op"] in totals:
                        totals[effect["op"]] += effect["n"]
    archives = totals["archive_hand"] > 0
    return totals["attack_bonus"], totals["defence_bonus"], totals["end_draw_bonus"], archives


def corrected(folder: Path, file: str, old: str, new: str, times: int = 1) -> Path:
    """A pack of one's own in `folder`: a shipped file with one passage changed."""
    text = (ALTAY.folder / "content" / file).read_text(encoding="utf-8")
    assert old in text, f"{file} does not say {old!r}"
    (folder / file).write_text(text.replace(old, new, times), encoding="utf-8")
    return folder


def load(folder: Path) -> Content:
    return ALTAY.load(folder)


def keys(events: list[Event]) -> list[str]:
    return [event.message.key for event in events]


__all__ = [
    "ALTAY",
    "CORNERS",
    "EMPTY",
    "FACE",
    "Table",
    "begin",
    "bonuses_of",
    "card",
    "content",
    "corrected",
    "goal",
    "keys",
    "load",
    "place",
    "settle",
    "table_of",
]
