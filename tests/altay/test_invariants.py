"""What stays true through whole games: cached values, counts, limits."""

import pytest
from tests.altay.table import ALTAY, Table, bonuses_of, content, goal

from dolmen.core.rng import Rng
from dolmen.core.step import act
from dolmen.games.altay.ids import NOBODY, NOTHING, TERRITORIES
from dolmen.games.altay.state import State
from dolmen.games.altay.turn import MAIN


def check(s: State) -> None:
    for number, seat in enumerate(s.seats):
        cached = (seat.attack_bonus, seat.defence_bonus, seat.draw_bonus, seat.archives)
        assert cached == bonuses_of(seat.done)
        assert seat.lands == [t for t, owner in enumerate(s.owner) if owner == number]
        assert seat.ground == sum(1 << t for t in seat.lands)
        assert seat.hand == sorted(seat.hand)
        assert seat.trophies[number] == 0, "R38"
        titles = [card >> 2 for card, _ in seat.open]
        assert len(set(titles)) == len(titles), "R5"
        assert seat.held in (0, 1) and (s.reserves or not seat.held), "R15"
        if s.stack and s.stack[-1] is MAIN:
            assert seat.held == 0 or seat.goal != NOTHING, "R15"
        assert len(set(seat.done)) == len(seat.done)
        assert min(seat.pool) >= 0 and seat.reserve >= 0
        levels = [content().goals[done].level for done in seat.done]
        assert levels.count(1) >= levels.count(2) >= levels.count(3), "R19"
        board = sum(n for o, n in zip(s.owner, s.settlements, strict=True) if o == number)
        captured = sum(other.trophies[number] for other in s.seats)
        if seat.folk != NOTHING:
            assert seat.reserve + seat.held + board + captured + seat.removed == 15
    for t in range(len(TERRITORIES)):
        assert (s.owner[t] == NOBODY) == (s.settlements[t] == 0)
        assert s.settlements[t] <= 4
        assert s.settlements[t] == 0 or s.marker[t] == NOTHING
        assert s.marked >> t & 1 == (s.marker[t] != NOTHING)
        assert s.layout.in_play[t] or (s.settlements[t] == 0 and s.marker[t] == NOTHING), "R39"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_the_rules(players: int) -> None:
    for number, options in enumerate(ALTAY.variants(players)):
        s = ALTAY.new(ALTAY.header(players, number, options))
        rng = Rng(number, "invariants")
        for count in range(1500):
            if not s.stack:
                break
            if count % 10 == 0:
                check(s)
            act(s, s.options[rng.below(len(s.options))])
        check(s)


BONUSES = {
    "leadership": (1, 0, 0, False),
    "strategy": (0, 1, 0, False),
    "government": (0, 0, 1, False),
    "writing": (0, 0, 0, True),
    "masonry": (0, 0, 0, False),
}


@pytest.mark.parametrize("name", BONUSES)
def test_completing_a_goal_keeps_the_cached_bonuses_in_step(name: str) -> None:
    t = Table().hand(0, "hunter")
    fields = content().goals[goal(name)].fields
    placed = {kind: fields.kinds.count(kind) for kind in fields.kinds}
    last = fields.kinds[-1]
    placed[last] -= 1
    t.goal(0, name, held=1, **placed).pool(**{last: 1}).do(f"fill_goal {last}")
    me = t.own(0)
    assert (me.attack_bonus, me.defence_bonus, me.draw_bonus, me.archives) == BONUSES[name]
    assert BONUSES[name] == bonuses_of(me.done)
