"""Views are of the types they claim: no key is missing, none is left over. What is sealed stays so
until all have answered."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.endless_winter.expansion import ALL
from tests.endless_winter.table import WINTER, Table

from dolmen.core.event import Event
from dolmen.core.rng import Rng
from dolmen.core.step import act, asked
from dolmen.core.view import see
from dolmen.games.endless_winter.actions import ECLIPSE_DONE
from dolmen.games.endless_winter.eclipse import Eclipse, SealPile
from dolmen.games.endless_winter.state import State
from dolmen.games.endless_winter.view import Table as TableView
from dolmen.games.endless_winter.view import seat_view, views

EVERY = 11  # decisions between two looks


@pytest.mark.parametrize("players", (1, 2, 4))
@pytest.mark.parametrize("modules", ((), ALL), ids=("base", "all"))
def test_views_have_their_type(players: int, modules: tuple[str, ...]) -> None:
    s = WINTER.new(WINTER.header(players, 7, dict.fromkeys(modules, "on")))
    rng = Rng(7, "views")
    count = 0
    while s.stack:
        if count % EVERY == 0:
            for seat in (0, players - 1, None):
                view = WINTER.view(s, seat)
                assert msgspec.convert(view, TableView) == view
        act(s, s.options[rng.below(len(s.options))])
        count += 1


# E1: what is sealed.


def sealing(version: int, players: int) -> State:
    """Seat 0 is the first to choose an Eclipse pile; everybody has cards to choose from."""
    t = Table(players)
    for seat in range(players):
        t.hand(seat, "elder", "brave", "scout", "shaman").deck(seat, "elder", "snares", "brave")
    t.s.rules = replace(t.s.rules, version=version)
    return t.step(Eclipse()).s


def seal(s: State, cards: int) -> tuple[State, list[Event]]:
    """The state after whoever decides has put so many cards aside, and what was told about it."""
    after = s.clone()
    after.listener = []
    for _ in range(cards):
        act(after, after.options[0])
    act(after, ECLIPSE_DONE.base)
    return after, after.listener


@pytest.mark.parametrize("players", (2, 3, 4))
def test_E1_nobody_learns_how_many_cards_are_put_aside(players: int) -> None:
    """Views, events and worlds are the same for everybody else, whatever was sealed."""
    for more in (1, 3):
        s = sealing(2, players)
        first = s.seat
        none, told_none = seal(s, 0)
        one, told_one = seal(s, more)
        assert isinstance(asked(none), SealPile), "others are still to come"
        for viewer in (*(seat for seat in range(players) if seat != first), None):
            assert see(WINTER, none, viewer) == see(WINTER, one, viewer)
            seen = [[e for e in told if e.seen_by(viewer)] for told in (told_none, told_one)]
            assert [e.message.key for e in seen[0]] == ["sealed_hidden"]
            assert seen[0] == seen[1]
            if viewer is not None:
                for world in range(8):
                    rng = Rng(world, "sealed"), Rng(world, "sealed")
                    assert WINTER.determinize(none, viewer, rng[0]) == WINTER.determinize(
                        one, viewer, rng[1]
                    )
        mine = see(WINTER, one, first)["table"]["seats"][first]
        assert mine["eclipse_pile_size"] == more
        assert len(mine["hand"]) == mine["hand_size"] == 4 - more


def test_E1_worlds_differ_in_what_was_put_aside() -> None:
    s, _ = seal(sealing(2, 3), 1)
    earlier = next(seat for seat in range(3) if s.seats[seat].pile)
    worlds = [WINTER.determinize(s, s.seat, Rng(n, "worlds")) for n in range(40)]
    assert len({len(world.seats[earlier].pile) for world in worlds}) > 2
    later = s.order[2]
    assert not any(world.seats[later].pile for world in worlds), "who has not begun has none"


def test_E1_the_piles_are_open_when_all_have_answered() -> None:
    s, _ = seal(sealing(2, 2), 1)
    first = s.order[0]
    s, told = seal(s, 0)
    assert s.piles_open
    shown = WINTER.view(s, 1 - first)["seats"][first]
    assert shown["eclipse_pile_size"] == 1
    assert [e.message.key for e in told][:2] == ["sealed", "sealed_hidden"]
    assert "pile" in [e.message.key for e in told]


def test_E1_games_of_the_first_rules_tell_as_before() -> None:
    s = sealing(1, 2)
    first = s.seat
    before = WINTER.view(s, 1 - first)["seats"][first]
    after, told = seal(s, 1)
    shown = WINTER.view(after, 1 - first)["seats"][first]
    assert [e.message.key for e in told if e.seen_by(1 - first)] == ["sealed"]
    assert shown["eclipse_pile_size"] == 1
    assert shown["hand_size"] == before["hand_size"] - 1
    world = WINTER.determinize(after, 1 - first, Rng(3, "world"))
    assert len(world.seats[first].pile) == 1


def test_a_seat_sees_what_every_part_of_the_table_shows_it() -> None:
    """The part that is shared holds no more and no less than what each would be shown alone."""
    for seed, options in enumerate(WINTER.variants(3)):
        play, rng = WINTER.start(3, seed, options), Rng(seed, "parts")
        for _ in range(60):
            s: Any = play.state
            for seat, table in zip((0, 1, 2, None), views(s, (0, 1, 2, None)), strict=True):
                assert table["seats"] == [seat_view(s, other, seat) for other in range(3)]
                parts: Any = {}
                for module in s.rules.modules:
                    module.show(s, seat, parts)
                assert parts.items() <= table.items(), (options, seat)
            play.do(s.options[rng.below(len(s.options))])
