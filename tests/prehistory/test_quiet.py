"""R83: turns that nobody is asked about, because nothing at all could be gained."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.prehistory.table import GAME, Table

from dolmen.core.play import Play
from dolmen.core.rng import Rng
from dolmen.core.step import act, advance, asked
from dolmen.games.prehistory.ceremony import FreeDance
from dolmen.games.prehistory.final_action import FinalTurn
from dolmen.games.prehistory.spring import SpringTurn, TurnTail
from dolmen.games.prehistory.state import State
from dolmen.games.prehistory.summer import SummerTurn
from dolmen.testing.quiet import check_quiet

END_TURN = GAME.vocabulary.parse("end_turn")
SKIP = GAME.vocabulary.parse("skip")
ANSWERED = (TurnTail, SummerTurn, FinalTurn, FreeDance)


def gathered(players: int = 2) -> Table:
    """A spring turn after its action, with a cube left."""
    t = Table(players)
    t.price("space_gathering", "price_11")
    t.gathering_display(None, "gather_egg_1")
    t.resources(blue=1, grey=2)
    t.at_spring().do("gather gather_slot_1")
    assert isinstance(t.s.stack[-1], TurnTail)
    return t


def test_R83_a_cube_may_still_turn_a_price_before_others_act() -> None:
    t = gathered()
    assert not t.s.dp[0] and t.have() == {"grey": 1}
    assert GAME.quiet(t.s) is None
    t.do("convert_resource grey")
    assert GAME.quiet(t.s) is None
    before = list(t.s.rotations)
    t.do("rotate_price space_river clockwise")
    assert t.s.rotations != before


def test_R83_the_game_in_which_the_table_ended_a_spring_turn() -> None:
    play = GAME.start(2, 11)
    play.do("setup w5 even")
    play.do("setup w5 even")
    for action in ("fish fish_slot_2", "pay red", "foot white"):
        play.do(action)
    assert isinstance(asked(play.state), TurnTail)
    assert GAME.quiet(play.state) is None
    play.undo()  # the foot is still one's own to choose
    play.do("foot white")
    cube = next(a for a in play.state.options if "convert" in GAME.vocabulary.text(a))
    play.do(cube)
    before = play.view()["table"]["prices"]
    play.do("rotate_price space_river clockwise")
    assert play.view()["table"]["prices"] != before


def test_R83_whoever_is_alone_in_spring_goes_on_with_the_next_turn() -> None:
    t = gathered(3)
    t.s.passed |= 0b010
    assert GAME.quiet(t.s) is None
    t.s.passed |= 0b100
    assert GAME.quiet(t.s) == END_TURN
    undo = len(t.play.horizon.moments)
    t.do("end_turn")
    assert isinstance(t.s.stack[-1], SpringTurn) and t.s.seat == 0
    assert len(t.play.horizon.moments) == undo + 1


def test_R83_the_rival_tribe_too_has_to_have_passed() -> None:
    t = gathered(1)
    assert GAME.quiet(t.s) is None  # its turn is drawn by lot: nothing could be taken back
    t.s.passed |= 0b10
    assert GAME.quiet(t.s) == END_TURN


def summer(action: str, dp: int, fishing: int) -> Table:
    """A summer turn without an item."""
    t = Table()
    t.s.dp[0], t.s.fishing[0] = dp, fishing
    t.s.home[0] = 0
    t.gathering_display()
    t.hunt_display()
    return t.at_summer(action)


@pytest.mark.parametrize(("dp", "lost"), [(17, 0), (18, 1), (20, 3)])
def test_R83_points_that_the_fishing_income_would_waste_may_be_spent(dp: int, lost: int) -> None:
    t = summer("migration", dp, 19)  # 3 points are due
    assert (GAME.quiet(t.s) is None) == bool(lost)
    skipped, bought = t.play.clone(), t.play.clone()
    skipped.do("skip")
    bought.do("buy_marker red")
    bought.do("skip")
    assert kept(skipped) == kept(bought) + (2 if not lost else 2 - min(lost, 3))


def kept(play: Play) -> int:
    state = play.state
    assert isinstance(state, State)
    return state.dp[0] + state.cubes(0)


def test_R83_earlier_turns_of_the_summer_can_wait() -> None:
    assert GAME.quiet(summer("gathering", 20, 19).s) == SKIP
    assert GAME.quiet(summer("hunting", 20, 19).s) == SKIP
    assert GAME.quiet(summer("migration", 20, 0).s) == SKIP


def test_R83_a_turn_is_asked_if_an_item_could_be_paid() -> None:
    t = Table()
    t.s.home[0] = 1
    t.resources(red=2)
    assert GAME.quiet(t.at_summer("migration").s) == SKIP
    t.s.dp[0] = 1
    assert GAME.quiet(t.again().s) is None


def test_R83_an_autumn_turn_is_ended_by_its_player_alone() -> None:
    t = Table()
    t.land()
    t.s.round = 5
    t.members((0, 0))
    t.resources(red=1)
    t.at_autumn(pool=1)
    t.do("move_from h0", f"move_to {t.name(1, 0)}")
    assert GAME.quiet(t.s) is None
    assert t.play.can_undo


def quiet_states(players: int, number: int) -> Iterator[State]:
    """The states of a random game that may be answered unasked, most of them with other things in
    the deciding seat's stores than chance would ever bring together."""
    variants = GAME.variants(players)
    s = GAME.new(GAME.header(players, number, variants[number % len(variants)]))
    rng = Rng(number, "quiet states")
    while s.stack:
        step = asked(s)
        if isinstance(step, ANSWERED):
            yield s
            for _ in range(3):
                world, seat, rich = s.clone(), s.seat, rng.below(2)
                world.dp[seat] = 20 - min(rng.below(21), rng.below(21)) if rich else rng.below(3)
                world.fishing[seat] = rng.below(21)
                for store in (world.resources, world.markers):
                    cubes = [rng.below(5) // 3 if rich else rng.below(9) // 8 for _ in range(6)]
                    store[seat * 6 : seat * 6 + 6] = cubes
                if rng.below(2):
                    world.passed = sum(1 << other for other in s.order if other != seat)
                advance(world)
                if asked(world) == step:
                    yield world
        act(s, s.options[rng.below(len(s.options))])


def no_richer(s: State, other: State, seat: int) -> bool:
    """The same table, and the seat has no more in any store: a cube that was sold before the
    fishing income, but could not be after it, was sold for points that are lost."""
    twin, six = s.clone(), slice(seat * 6, seat * 6 + 6)
    twin.dp, twin.resources, twin.markers = other.dp, other.resources, other.markers
    twin.options = other.options
    ours = (s.dp[seat], *s.resources[six], *s.markers[six])
    theirs = (other.dp[seat], *other.resources[six], *other.markers[six])
    return twin == other and all(a <= b for a, b in zip(ours, theirs, strict=True))


@pytest.mark.parametrize("players", GAME.seats)
def test_R83_nothing_is_lost_by_a_quiet_answer(players: int) -> None:
    found: set[type] = set()
    for number in range(3):
        for count, s in enumerate(quiet_states(players, number)):
            step = asked(s)
            if check_quiet(GAME, s, Rng(f"{number}/{count}", "quiet"), no_richer):
                found.add(type(step))
    assert found >= {SummerTurn, FinalTurn, TurnTail}
