"""Modules attach at their named hooks; the base rules do not know them."""

from typing import Any

from tests.endless_winter.table import WINTER, Table, content, start, state

from dolmen.core.step import act, advance
from dolmen.games.endless_winter.eclipse import TerrainIncome, pile_labor
from dolmen.games.endless_winter.icon import Effect, Icon
from dolmen.games.endless_winter.ids import FOOD, HEXES, N_SETTLE, OPS, POINT
from dolmen.games.endless_winter.income import add_points, resolve
from dolmen.games.endless_winter.influence import hexes_led, influences
from dolmen.games.endless_winter.modules import Module
from dolmen.games.endless_winter.preparation import Preparation
from dolmen.games.endless_winter.primitives import rules_for
from dolmen.games.endless_winter.scoring import scores
from dolmen.games.endless_winter.state import State

HOOKS = (
    "after_setup",
    "nomads_arrived",
    "before_turn",
    "rest_taken",
    "camp_entered_hex",
    "eclipse_after_tribe_cards",
    "eclipse_before_terrain",
    "eclipse_terrain_hex",
    "eclipse_player_end",
    "preparation",
    "nomad_special_before",
    "nomad_special_after_b",
)


class Probe(Module):
    """Counts how often each hook is called."""

    id = "probe"

    def memory(self, s: State) -> list[int]:
        return [0] * len(HOOKS)

    def count(self, s: State, hook: str) -> None:
        s.memory[0][HOOKS.index(hook)] += 1

    def after_setup(self, s: State) -> None:
        self.count(s, "after_setup")

    def nomads_arrived(self, s: State) -> None:
        assert sum(s.seats[s.nomads].camps) == 5
        self.count(s, "nomads_arrived")

    def before_turn(self, s: State, seat: int) -> None:
        self.count(s, "before_turn")

    def rest_taken(self, s: State, seat: int) -> None:
        self.count(s, "rest_taken")
        resolve(s, seat, (Icon(POINT, 1),))

    def camp_entered_hex(self, s: State, seat: int, hex_: int) -> None:
        self.count(s, "camp_entered_hex")

    def eclipse_after_tribe_cards(self, s: State, seat: int) -> None:
        self.count(s, "eclipse_after_tribe_cards")

    def eclipse_before_terrain(self, s: State, seat: int) -> None:
        self.count(s, "eclipse_before_terrain")

    def eclipse_terrain_hex(self, s: State, seat: int, hex_: int, income: Any) -> Any:
        self.count(s, "eclipse_terrain_hex")
        return income

    def eclipse_player_end(self, s: State, seat: int) -> None:
        self.count(s, "eclipse_player_end")

    def preparation(self, s: State) -> None:
        self.count(s, "preparation")

    def nomad_special_before(self, s: State) -> None:
        self.count(s, "nomad_special_before")

    def nomad_special_after_b(self, s: State, land: int) -> None:
        self.count(s, "nomad_special_after_b")

    def final_scoring(self, s: State, seat: int) -> int:
        return 7


def test_every_hook_is_called_in_a_solo_game() -> None:
    seen = [0] * len(HOOKS)
    for seed in range(6):
        s = state(start(1, seed)).clone()
        s.rules = rules_for(content(), 1, (Probe(),), WINTER.version)
        s.memory = [Probe().memory(s)]
        number = seed
        while s.stack:
            number = (number * 31 + 7) % 1009
            act(s, s.options[number % len(s.options)])
        seen = [a + b for a, b in zip(seen, s.memory[0], strict=True)]
        counted = dict(zip(HOOKS, s.memory[0], strict=True))
        assert counted["after_setup"] == counted["nomads_arrived"] == 1
        assert counted["before_turn"] == 24
        assert counted["eclipse_player_end"] == 8
        assert counted["preparation"] == 3
        assert [row[5] for row in scores(s)] == [7, 7]
    assert all(seen), dict(zip(HOOKS, seen, strict=True))


def test_a_rest_benefit_comes_after_the_rest_effect() -> None:
    t = Table(modules=(Probe(),)).deck(0, "elder").turn(0).do("place_figure tribe rest")
    assert t.asked == "take_draw"
    assert t.seat(0).points == 0
    t.to("the end")
    assert t.seat(0).points == 1


class Mountain(Module):
    """A rival of influence 2 on one hex, influence of its own, a doubled income, a new meaning
    for a primitive and a counter."""

    id = "mountain"
    gains = {"reveal_animal": lambda s, seat, icon: add_points(s, seat, 3)}
    counters = {"hand_size": lambda s, seat: 99}

    def influence(self, s: State, table: list[list[int]]) -> None:
        table[0][HEXES.index("o_s")] += 1

    def rival(self, s: State, hex_: int) -> int:
        return 2 if hex_ == HEXES.index("o_n") else 0

    def eclipse_labor(self, s: State, seat: int) -> int:
        return 5 * seat

    def eclipse_terrain_hex(self, s: State, seat: int, hex_: int, income: Effect) -> Effect:
        return income * 2


def test_influence_rivals_and_changed_incomes() -> None:
    t = Table(modules=(Mountain(),)).camps(0, o_n=1).tile(o_s="tile_plains_1")
    assert influences(t.s)[0][HEXES.index("o_s")] == 1
    assert hexes_led(t.s, 0) == [HEXES.index("o_s")]
    t.step(TerrainIncome(0))
    assert t.seat(0).food == 2
    assert [pile_labor(t.s, seat) for seat in (0, 1)] == [0, 5]
    t.gain(0, reveal_animal=1)
    assert t.seat(0).points == 3
    assert t.s.rules.counters[20](t.s, 0) == 99


def test_memory_is_cloned() -> None:
    t = Table(modules=(Probe(),))
    twin = t.s.clone()
    Preparation().run(twin)
    assert twin.memory != t.s.memory


def test_camps_of_players_enter_hexes() -> None:
    t = Table(modules=(Probe(),)).gain(0, place_camp=1).do("pick_hex base")
    t.gain(0, move_camp=1).do("pick_camp base", "pick_step i_e")
    assert t.s.memory[0][HOOKS.index("camp_entered_hex")] == 2


def test_what_comes_before_the_special_action_is_completed_first() -> None:
    class Fish(Module):
        id = "fish"

        def nomad_special_before(self, s: State) -> None:
            resolve(s, s.nomads, (Icon(FOOD, 2),))

    t = Table(1, modules=(Fish(),)).row("nomad_01").land("land_3")
    t.camps(1, i_ne=1, i_e=1, o_se=1, o_s=1, o_wnw=1).nomad_action(N_SETTLE)
    keys = [e.message.key for e in t.play.events if e.message.key in ("gained", "nomad_no_village")]
    assert keys[-3:] == ["gained", "gained", "nomad_no_village"]


def test_primitives_fill_the_vocabulary() -> None:
    rules = rules_for(content(), 2, (), WINTER.version)
    assert len(rules.gains) == len(rules.nomad_gains) == len(OPS)
    advance(Table().s)
