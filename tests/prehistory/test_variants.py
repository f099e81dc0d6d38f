"""Options and the solitaire game (section 10), the table as text, and the bots."""

from collections import Counter

import pytest
from tests.prehistory.table import FACE, GAME, Table

from dolmen.bots import Turn, make
from dolmen.core.play import Play
from dolmen.core.rng import Rng
from dolmen.core.step import act
from dolmen.core.view import see
from dolmen.games.prehistory import ids
from dolmen.games.prehistory.hexmap import covered, flaw_of, random_layout, size
from dolmen.games.prehistory.plaintext import WIDTH, table
from dolmen.games.prehistory.rival import RivalPick, RivalSpring, rank
from dolmen.games.prehistory.state import NOTHING, RIVAL, State
from dolmen.games.prehistory.winter import Winter


def random_game(players: int, seed: int, options: dict[str, str]) -> Play:
    play = GAME.start(players, seed, options)
    rng = Rng(seed, "variants")
    while not play.over:
        play.do(play.state.options[rng.below(len(play.state.options))])
    return play


# Maps


def test_default_layouts_have_the_right_size() -> None:
    for slots, tiles in zip(Table().s.content.layouts, (10, 15, 20), strict=True):
        assert len(slots) == tiles
        assert flaw_of(list(slots)) is None


def test_random_maps_grow_round_the_start() -> None:
    seen = set()
    for seed in range(40):
        rng = Rng(seed, "map")
        slots = random_layout(20, rng.below)
        assert flaw_of(slots) is None
        assert min(size(place) for place in covered(slots[0])) == 1
        seen.add(tuple(slots))
    assert len(seen) == 40


def test_random_map_follows_from_the_seed() -> None:
    maps = [GAME.start(3, seed, {"map": "random"}).view()["table"]["map"] for seed in (1, 1, 2)]
    assert maps[0] == maps[1] != maps[2]


def test_tiles_may_lie_half_turned() -> None:
    turned = set()
    for seed in range(30):
        s = GAME.new(GAME.header(2, seed))
        assert isinstance(s, State)
        slot = s.content.layouts[0][0]
        turned.add(s.map.places[1] == slot[:2])
        assert set(s.map.places[1:5]) == set(covered(slot))
    assert turned == {True, False}


# Turn order, weather, boards


def test_agreed_order() -> None:
    assert GAME.start(4, 1, {"order": "3-1-4-2"}).view()["table"]["order"] == [2, 0, 3, 1]
    assert GAME.start(4, 1, {"order": "seats"}).view()["table"]["order"] == [0, 1, 2, 3]
    assert GAME.start(4, 1, {"order": "seats"}, first=2).view()["table"]["order"] == [2, 3, 0, 1]
    for seed in range(6):
        assert GAME.start(4, seed, first=3).view()["table"]["order"][0] == 3
    orders = {tuple(GAME.start(3, seed).view()["table"]["order"]) for seed in range(60)}
    assert len(orders) == 6


def test_six_cube_weather_and_equal_boards() -> None:
    table = GAME.start(4, 1, {"weather": "six", "boards": "equal"}).view()["table"]
    for seat in table["seats"]:
        assert sum(seat["weather_numbers"]) == 6
        assert seat["board"] == "board_a"
    boards = [seat["board"] for seat in GAME.start(4, 1).view()["table"]["seats"]]
    assert sorted(boards) == list(ids.BOARDS)


# The rival tribe


def test_rival_spring_takes_a_foot_and_an_item() -> None:
    t = Table(1)
    s = t.s
    s.foot[:] = [0] * 12
    t.s.foot[7] = t.s.foot[6] = NOTHING  # only fishing is free
    t.fish_display("fish_trout_01", "fish_pike_09", "fish_salmon_09")
    RivalSpring().run(s)
    assert s.foot[6] != NOTHING
    assert s.fish_slots[:3] == [ids.FISH.index("fish_trout_01"), NOTHING, 29 - 1]
    RivalSpring().run(s)
    assert s.fish_slots[2] == NOTHING
    RivalSpring().run(s)  # no foot is free: it passes
    assert s.passed >> RIVAL & 1


def zones(s: State) -> list[list[int]]:
    """Displays, and what has left the game, for gathering, ceremony and hunting."""
    shown = [tile for tile in s.gather_slots if tile != NOTHING]
    displays = [shown, s.ceremony_display[:], s.hunt_display[:]]
    return [*displays, s.gather_gone[:], s.ceremony_gone[:], s.hunt_gone[:]]


@pytest.mark.parametrize(
    ("action", "zone"),
    [("gathering", 0), ("ceremony", 1), ("hunting", 2), ("painting", None), ("migration", None)],
)
def test_rival_removes_the_first_of_each(action: str, zone: int | None) -> None:
    t = Table(1)
    s = t.s
    s.foot[:] = [0] * 12
    s.foot[2 * ids.ACTIONS.index(action) + 1] = NOTHING
    s.gather_slots[0] = NOTHING  # the lowest filled slot is then the second
    before = zones(s)
    RivalSpring().run(s)
    after = zones(s)
    assert s.rival_turns == 1
    if zone is None:
        assert after == before
    else:
        assert after[zone] == before[zone][1:]
        assert after[zone + 3] == [*before[zone + 3], before[zone][0]]


def test_rival_takes_three_turns_a_round() -> None:
    t = Table(1)
    s = t.s
    s.rival_turns = 0
    s.passed = 0
    s.foot[:] = [NOTHING] * 12
    for _ in range(3):
        RivalSpring().run(s)
        assert not s.passed >> RIVAL & 1
    RivalSpring().run(s)
    assert s.passed >> RIVAL & 1
    assert 12 - s.foot.count(NOTHING) == 3


def test_rival_picks_the_fullest_pillar() -> None:
    t = Table(1)
    for pillar in ids.ACTIONS:
        t.top(pillar, grey=1)
    t.top("ceremony", red=2)
    t.top("fishing", red=2)
    RivalPick().run(t.s)
    table = t.play.view()["table"]
    assert sum(table["pillars"][ids.CEREMONY]["top"].values()) == 0
    assert sum(table["pillars"][ids.FISHING]["top"].values()) == 2


def test_first_in_the_solitaire_game_after_a_ceremony() -> None:
    t = Table(1)
    assert t.s.order == [0, RIVAL]
    Winter().run(t.s)
    assert t.s.order == [RIVAL, 0]
    t.s.track = [0]
    Winter().run(t.s)
    assert t.s.order == [0, RIVAL]


def test_ranks() -> None:
    assert [rank(total) for total in (0, 59, 60, 79, 80, 99, 100, 140)] == [0, 0, 1, 1, 2, 2, 3, 3]
    play = random_game(1, 4, {})
    assert play.view()["table"]["rank"] == "camp_fire"
    assert "rank" in [event.message.key for event in play.events]


def test_no_seat_of_the_rival_is_ever_asked() -> None:
    for seed in range(5):
        play = random_game(1, seed, {})
        assert {seat for seat, _ in play.moves} == {0}


# Free actions come last, main choices first


def test_main_choices_come_first() -> None:
    free = {"rotate_price", "rotate_weather", "buy_resource", "buy_marker"}
    free |= {"convert_resource", "convert_marker", "dp_to_movement"}
    s = GAME.new(GAME.header(3, 2))
    rng = Rng(2, "order")
    while s.stack:
        verbs = [GAME.vocabulary.action(index).verb.name for index in s.options]
        kinds = [verb in free for verb in verbs]
        assert kinds == sorted(kinds)
        act(s, s.options[rng.below(len(s.options))])


# The table as text


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_table_fits_eighty_columns(players: int) -> None:
    lexicons = [FACE.lexicon(language) for language in ("en", "de", "fr")]
    for options in GAME.variants(players):
        s = GAME.new(GAME.header(players, 3, options))
        rng = Rng(3, "table")
        count = 0
        while s.stack:
            if count % 40 == 0:
                for lexicon in lexicons:
                    drawn = table(see(GAME, s, 0), lexicon)
                    assert max(len(line) for line in drawn) <= WIDTH
                    assert any(lexicon.seat(0) in line for line in drawn)
            act(s, s.options[rng.below(len(s.options))])
            count += 1
        assert table(see(GAME, s, None), lexicons[0])


def test_the_drawing_shows_what_is_there() -> None:
    t = Table()
    t.land({(1, 0): "megalith_b", (0, 1): "camp", (-1, 0): "fish_trout_01", (0, -1): "marker red"})
    t.camp((0, 1), "camp_1", seat=1)
    t.members((1, 0))
    text = "\n".join(table(t.play.view(0), FACE.lexicon("en")))
    assert f"{t.hex(1, 0)}wB1" in text
    assert f"{t.hex(0, 1)}w^2" in text
    assert f"{t.hex(-1, 0)} trout (value 1)" in text
    assert f"{t.hex(0, -1)} red marker" in text


# Derived values and bots


def test_shown_prices_follow_from_tiles_and_rotations() -> None:
    s = GAME.new(GAME.header(4, 8))
    assert isinstance(s, State)
    rng = Rng(8, "prices")
    while s.stack:
        twin = s.clone()
        for space in range(6):
            twin.show_prices(space)
        assert (twin.colours, twin.values) == (s.colours, s.values)
        crowd = Counter(hex for seat in range(4) for hex in s.members[seat])
        assert s.crowd == [crowd[hex] for hex in range(len(s.map))]
        act(s, s.options[rng.below(len(s.options))])


def bot_game(bots: list[str], seed: int) -> State:
    s = GAME.new(GAME.header(len(bots), seed))
    assert isinstance(s, State)
    minds = [make(bot, GAME, Rng(seed, f"bot {seat}")) for seat, bot in enumerate(bots)]
    while s.stack:
        act(s, minds[s.seat].choose(Turn(GAME, s)))
    return s


def test_greedy_beats_random() -> None:
    for seed in range(10):
        s = bot_game(["greedy", "random"] if seed % 2 else ["random", "greedy"], seed)
        greedy = seed % 2 ^ 1
        totals = [sum(points) for points in GAME.scores(s)]
        assert totals[greedy] > totals[1 - greedy]


def test_greedy_is_reproducible() -> None:
    assert bot_game(["greedy"] * 3, 5) == bot_game(["greedy"] * 3, 5)
    assert bot_game(["greedy"], 5) == bot_game(["greedy"], 5)
