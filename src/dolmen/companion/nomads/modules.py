"""The modules beside a real table: each asks for what it reads, then does as ever."""

from __future__ import annotations

from collections.abc import Mapping

from dolmen.companion.nomads.table import SOMETHING, Beside
from dolmen.games.endless_winter.icon import Effect, Icon
from dolmen.games.endless_winter.ids import BASE, DELTA, GLACIER, HEXES
from dolmen.games.endless_winter.modules import Module
from dolmen.games.endless_winter.modules.catalogue import in_play
from dolmen.games.endless_winter.modules.content import LANDMARK_HEX
from dolmen.games.endless_winter.modules.glacier_tokens import HIDDEN, GlacierTokens
from dolmen.games.endless_winter.modules.mammoth import Mammoth
from dolmen.games.endless_winter.modules.ritual_sites import RitualSites
from dolmen.games.endless_winter.modules.river_map import kind_of
from dolmen.games.endless_winter.modules.rivers_rafts import (
    AT_LANDMARKS,
    AT_RIVER,
    AT_SEATS,
    PER_SEAT,
    RAFT,
    RiversRafts,
    nomad_move_raft,
    raft_pos,
)
from dolmen.games.endless_winter.state import NOTHING, State


def ask(s: State, key: str) -> None:
    assert isinstance(s, Beside)
    s.need(key)


def ask_fish(s: State) -> None:
    """Which fish lies where their Raft goes next."""
    space = raft_pos(s, s.nomads) + 1
    if space < DELTA:
        ask(s, f"fish.{space}")
        assert isinstance(s, Beside)
        s.fresh.remove(f"fish.{space}")  # it is caught; later another one lies there


def move_raft(s: State, icon: Icon) -> None:
    ask_fish(s)
    nomad_move_raft(s, icon)


class Rivers(RiversRafts):
    nomad_gains = {"move_raft": move_raft}

    def where(self, s: State) -> None:
        """The hex of the Nomads' Raft."""
        space = raft_pos(s, s.nomads)
        if 0 < space < DELTA and s.memory[self.number][AT_RIVER + space - 1] == SOMETHING:
            ask(s, f"river.{space}")

    def nomad_special_before(self, s: State) -> None:
        ask_fish(s)
        super().nomad_special_before(s)

    def stands_in(self, s: State, seat: int) -> int:
        self.where(s)
        return super().stands_in(s, seat)

    def influence(self, s: State, table: list[list[int]]) -> None:
        self.where(s)
        super().influence(s, table)

    def eclipse_before_terrain(self, s: State, seat: int) -> None:
        if raft_pos(s, seat) >= s.content.expansions.rivers.leader_minimum:
            ask(s, "raft")
        super().eclipse_before_terrain(s, seat)

    def see_landmark(self, s: State, hex_: int) -> None:
        """Which Landmark lies there is all the same to the Nomads."""
        if kind_of(s.content, s.tiles[hex_]) == LANDMARK_HEX:
            s.memory[self.number][AT_LANDMARKS + hex_] = 0

    def eclipse_terrain_hex(self, s: State, seat: int, hex_: int, income: Effect) -> Effect:
        self.see_landmark(s, hex_)
        return super().eclipse_terrain_hex(s, seat, hex_, income)

    def tell_terrain_hex(self, s: State, seat: int, hex_: int) -> None:
        self.see_landmark(s, hex_)
        super().tell_terrain_hex(s, seat, hex_)

    def forget(self, s: State) -> None:
        """Nothing of the dealt river is true on the real table."""
        notes = s.memory[self.number]
        for space in range(AT_RIVER, AT_LANDMARKS):
            notes[space] = SOMETHING
        # The middle of every river is the middle of the map.
        middle = s.content.expansions.rivers.river.index(BASE)
        notes[AT_RIVER + middle] = BASE
        for hex_ in range(len(HEXES)):
            notes[AT_LANDMARKS + hex_] = NOTHING

    def preparation(self, s: State) -> None:
        """People lay new fish."""
        notes = s.memory[self.number]
        for seat in range(len(s.seats)):
            notes[AT_SEATS + PER_SEAT * seat + RAFT] = 0


class Glaciers(GlacierTokens):
    def ask_token(self, s: State, hex_: int) -> None:
        """What lies on a glacier; a token that was turned over stays."""
        inner = hex_ in s.content.inner and GLACIER in s.content.inner_forbidden
        if inner and s.rules.home == BASE:  # else a River tile may bring one
            return
        open_ = 0 <= s.memory[self.number][hex_] < HIDDEN
        if not open_ and s.content.tiles[s.tiles[hex_]].type == GLACIER:
            ask(s, f"ice.{HEXES[hex_]}")

    def forget(self, s: State) -> None:
        """Nothing of the dealt tokens is true on the real table."""
        s.memory[self.number] = [NOTHING] * len(HEXES)

    def turn_over(self, s: State, hex_: int) -> bool:
        if hex_ >= len(HEXES):
            return False
        self.ask_token(s, hex_)
        if s.memory[self.number][hex_] == HIDDEN + SOMETHING:
            ask(s, f"find.{HEXES[hex_]}")
        return super().turn_over(s, hex_)

    def eclipse_terrain_hex(self, s: State, seat: int, hex_: int, income: Effect) -> Effect:
        self.ask_token(s, hex_)
        return super().eclipse_terrain_hex(s, seat, hex_, income)

    def tell_terrain_hex(self, s: State, seat: int, hex_: int) -> None:
        self.ask_token(s, hex_)
        super().tell_terrain_hex(s, seat, hex_)


class Rituals(RitualSites):
    def eclipse_player_end(self, s: State, seat: int) -> None:
        if self.row(s):
            ask(s, "ritual")
        super().eclipse_player_end(s, seat)


class MammothBeside(Mammoth):
    def nomad_special_after_b(self, s: State, land: int) -> None:
        ask(s, "mammoth")
        super().nomad_special_after_b(s, land)


BESIDE: dict[type[Module], type[Module]] = {
    RiversRafts: Rivers,
    GlacierTokens: Glaciers,
    RitualSites: Rituals,
    Mammoth: MammothBeside,
}


def modules_beside(options: Mapping[str, str]) -> tuple[Module, ...]:
    """The modules of a game, those that read the table in their version that asks."""
    return tuple(
        BESIDE[type(module)](options) if type(module) in BESIDE else module
        for module in in_play(options)
    )
