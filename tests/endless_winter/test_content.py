"""The content pack: what the box holds, and how a wrong pack is answered."""

from pathlib import Path

import pytest
from tests.endless_winter.table import Table, content, corrected

from dolmen.core.content import BadContent
from dolmen.games.endless_winter.ids import (
    BASE_ANIMALS,
    BASE_CULTURE,
    BASE_TILES,
    CARDS,
    FOLK,
    NOMAD_ACTIONS,
    OPS,
    STARTING,
    TRIBE,
)


def test_counts_of_the_box() -> None:
    c = content()
    assert sum(c.folk[FOLK.index(name)].count for name in TRIBE) == 75
    assert sum(c.folk[FOLK.index(name)].count for name in STARTING) == 9
    base = c.culture[: len(BASE_CULTURE)]
    assert [card.era for card in base].count(1) == 20
    assert [card.era for card in base].count(2) == 20
    assert sum(animal.count for animal in c.animals[: len(BASE_ANIMALS)]) == 60
    assert len(c.tiles[: len(BASE_TILES)]) == 25
    assert sum(card.count for card in c.nomad_cards) == 16
    assert len(c.land_cards) == 6


def test_the_shape_of_the_map() -> None:
    c = content()
    assert (len(c.inner), len(c.outer)) == (6, 12)
    assert len(c.junction_hexes) == 24
    assert len(c.village_junctions) == 18
    assert len(set(c.junction_xy)) == 24, "arrows always decide"
    for junction, around in enumerate(c.junction_hexes):
        x = sum(c.hex_xy[h][0] for h in around)
        y = sum(c.hex_xy[h][1] for h in around)
        assert c.junction_xy[junction] == (x, y)


@pytest.mark.parametrize(("players", "squares"), [(1, 21), (2, 21), (3, 19), (4, 15)])
def test_squares_of_the_site(players: int, squares: int) -> None:
    layout = Table(players).s.rules.layout
    assert len(layout.spaces) == 32
    assert sum(1 for position in layout.raised if position < 2 * 80) == squares


def test_nomad_cards_hold_every_combination_once() -> None:
    cards = [card for card in content().nomad_cards if card.count]
    assert len({(card.marked, card.big, card.small) for card in cards}) == 16
    assert sorted(card.labor for card in cards) == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4
    seen = {action for card in cards for pair in card.actions for action in pair}
    assert seen == set(range(len(NOMAD_ACTIONS)))


def test_eclipse_piles_follow_the_alphabet() -> None:
    assert list(FOLK) == sorted(FOLK)
    assert CARDS[: len(FOLK)] == FOLK


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        (
            "culture_cards.toml",
            '{do = "idol", n = 2}',
            '{do = "idool", n = 2}',
            "culture_cards.toml: culture_card 'body_painting', effect 1: do: expected one of",
        ),
        (
            "culture_cards.toml",
            '{do = "tool", n = 2}',
            '{do = "tool", n = -2}',
            "culture_cards.toml: culture_card 'flint_knapping', effect 1: n: expected 1 to 20",
        ),
        (
            "animals.toml",
            'fr = "Glyptodon"',
            'fr = ""',
            "animals.toml: animal 'glyptodon': name.fr: is missing",
        ),
        (
            "animals.toml",
            'id = "mastodon"',
            'id = "mammoth"',
            "animals.toml: animal 'mammoth': id: is not an id of this game",
        ),
        (
            "chiefs.toml",
            'column = "hunt"',
            'column = "fish"',
            "chiefs.toml: chief 'tuskbreaker', side_a 1: column: expected one of",
        ),
        (
            "player_board.toml",
            "cost = {food = 2}",
            "cost = {food = 2, gold = 1}",
            "player_board.toml: village_slot 1: cost: expected one of food, tool",
        ),
        (
            "game.toml",
            "food_max = 10",
            "food_maximum = 10",
            "game.toml: [limits]: food_max: is missing",
        ),
        (
            "nomad_cards.toml",
            'initiate = ["n_bury", "n_idol"]',
            'initiate = ["n_bury", "n_bury"]',
            "nomad_cards.toml: nomad_card 'nomad_01': initiate: expected two different actions",
        ),
        (
            "land_cards.toml",
            'outer = ["o_se", "o_s", "o_wnw"]',
            'outer = ["o_se", "o_s"]',
            "land_cards.toml: land_card 'land_1': outer: expected three different hexes",
        ),
        (
            "megalith_site.toml",
            "offsets = [[0, 0], [0, 4], [2, 0], [2, 4]]",
            "offsets = [[0, 0], [0, 3], [2, 0], [2, 4]]",
            "megalith_site.toml: pattern 1: offsets: two tiles overlap",
        ),
        (
            "main_board.toml",
            'cost = "stone_slot"',
            'cost = "card"',
            "effect: does not fit the cost 'card'",
        ),
        (
            "terrain.toml",
            'neighbours = ["i_ne", "i_nw", "o_ne", "o_nw"]',
            'neighbours = ["i_ne", "i_nw", "o_ne", "o_se"]',
            "terrain.toml: hex 'o_nw': neighbours: o_n does not list it",
        ),
        (
            "sacred_stones.toml",
            'count = "villages"',
            'count = "huts"',
            "sacred_stones.toml: sacred_stone 'stone_of_hearths': count: expected one of",
        ),
    ],
)
def test_a_wrong_pack_names_file_entry_and_field(
    tmp_path: Path, file: str, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(BadContent) as caught:
        corrected(tmp_path, file, old, new)
    assert complaint in str(caught.value)


def test_a_corrected_value_is_played(tmp_path: Path) -> None:
    pack = corrected(
        tmp_path, "animals.toml", "cost = {tool = 0, labor = 2}", "cost = {tool = 0, labor = 0}"
    )
    t = Table(pack=pack).ground(r0c0="ground_sloth")
    t.s.animal_deck = []
    t.turn(0).do("place_figure tribe hunt", "column_option hunt_animal")
    assert sum(t.seat(0).upright) == 1
    assert pack.hash != content().hash


def test_an_emptied_lesser_income_table(tmp_path: Path) -> None:
    shipped = (Table().play.game.folder / "content" / "game.toml").read_text(encoding="utf-8")
    row = '[[lesser_income]]\nfrom_step = "tool"\nto_step = "food"\nsource = "R"\n'
    assert row in shipped
    pack = corrected(tmp_path, "game.toml", row, "")
    assert pack.lesser[OPS.index("tool")] == -1
    t = Table(pack=pack).gain(0, tool=1)
    assert t.seat(0).tools == 1
    assert not t.options
