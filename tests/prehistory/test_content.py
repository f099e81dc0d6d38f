"""Content packs: corrections are read, mistakes answered with file, entry and field."""

from pathlib import Path

import pytest
from tests.prehistory.packs import SHIPPED, pack
from tests.prehistory.table import GAME, Table

from dolmen.core.content import BadContent
from dolmen.core.refusal import BadInput
from dolmen.games.prehistory import ids


def test_shipped_content_has_the_counts_of_the_box() -> None:
    content = Table().s.content
    assert [len(t) for t in (content.gathering, content.fish, content.hunt)] == [30, 30, 30]
    assert sum(card.count for card in content.ceremony) == 34
    assert [len(t) for t in (content.camps, content.map_tiles)] == [7, 20]
    assert [content.megalith_type.count(kind) for kind in range(3)] == [8, 6, 6]
    features = [hex.feature for tile in content.map_tiles for hex in tile]
    wanted = {"megalith": 20, "animal": 6, "fish": 6, "gathering": 6, "marker": 12, "camp": 22}
    assert {f: features.count(ids.FEATURES.index(f)) for f in wanted} == wanted
    terrains = [hex.terrain for tile in content.map_tiles for hex in tile]
    assert [terrains.count(terrain) for terrain in range(3)] == [26, 27, 27]
    values = [fish.value for fish in content.fish]
    assert [values.count(v) for v in (1, 2, 3)] == [12, 12, 6]


def test_price_tiles_are_twelve_different_rounds_of_six_colours() -> None:
    tiles = Table().s.content.tile_colours
    assert all(sorted(tile) == list(range(6)) for tile in tiles)
    turns = {min(tile[n:] + tile[:n] for n in range(6)) for tile in tiles}
    assert len(turns) == 12
    for colour in range(6):
        for distance in range(6):
            assert sum(1 for tile in tiles if tile[distance] == colour) == 2


def test_a_correction_changes_the_game_and_its_hash(tmp_path: Path) -> None:
    own = pack(tmp_path, "camps.toml", ("vp = 6", "vp = 7"))
    content = GAME.load(own)
    assert content.hash != GAME.content.hash
    assert GAME.start(2, 1, content=content).header.content == content.hash


MISTAKES = [
    (
        "camps.toml",
        ('id = "camp_7"', 'id = "camp_8"'),
        "camps.toml: camps 'camp_8': id: is not an id of this game.",
    ),
    (
        "camps.toml",
        ("need = 4", 'need = "four"'),
        "camps.toml: camps 'camp_7': need: expected a whole number, got 'four'.",
    ),
    (
        "camps.toml",
        ("need = 4\nsettle = 2", "need = 4\nsettle = 5"),
        "camps.toml: camps 'camp_7': settle: expected 0 to 4, got 5.",
    ),
    (
        "ceremony_cards.toml",
        ('op = "copy_best"', 'op = "copy_worst"'),
        "ceremony_cards.toml: ceremony_cards 'ceremony_copy', score: op: expected one of per, "
        "sets, pattern, threshold, copy_best; got 'copy_worst'.",
    ),
    (
        "ceremony_cards.toml",
        ('count = "camps_built"', 'count = "tents"'),
        "ceremony_cards 'ceremony_camps', score: count: expected one of",
    ),
    (
        "ceremony_cards.toml",
        ('terrain = "water", ', ""),
        "ceremony_cards 'ceremony_terrain_water', score: terrain: is missing.",
    ),
    (
        "ceremony_cards.toml",
        ('de = "Riten", ', ""),
        "ceremony_cards 'ceremony_ceremony_cards': name.de: is missing.",
    ),
    (
        "ceremony_cards.toml",
        ("value = 2\ndevelopment = 0", "value = 2\ndevelopement = 0"),
        "development: is missing.",
    ),
    (
        "price_tiles.toml",
        ('["grey", "white", "red"', '["grey", "grey", "red"'),
        "price_tiles 'price_01': colours: expected each of the six colours once.",
    ),
    (
        "hunt_cards.toml",
        (
            'reward = { type = "resource", colour = "red", n = 1 }',
            'reward = { type = "vp", n = 1 }',
        ),
        "hunt_cards 'hunt_tiger_foot_1', reward: type: expected one of resource, marker, "
        "development; got 'vp'.",
    ),
    (
        "megaliths.toml",
        ("count = 8", "count = 9"),
        "megaliths.toml: megalith_types: count: expected 20 in all, got 21.",
    ),
    (
        "map_layouts.toml",
        ("{ q = 2, r = 0, rotation = 3 }", "{ q = -2, r = 0, rotation = 0 }"),
        "map_layouts 'layout_2p': slots: slot 2 overlaps slot 1",
    ),
    (
        "map_layouts.toml",
        ("{ q = 3, r = 0, rotation = 4 }", "{ q = 30, r = 0, rotation = 4 }"),
        "map_layouts 'layout_2p': slots: slot 10 is not connected with the start hex.",
    ),
    (
        "map_layouts.toml",
        ("  { q = 3, r = 0, rotation = 4 },\n", ""),
        "map_layouts 'layout_2p': slots: the number of slots must be 10, not 9.",
    ),
    (
        "map_tiles.toml",
        ('feature = "fish" }', 'feature = "pond" }'),
        "map_tiles 'map_01', hexes 1: feature: expected one of",
    ),
    (
        "map_tiles.toml",
        ('feature = "none" }', 'feature = "animal" }'),
        "the tiles have 7 animal spaces, but there are 6 animal tokens.",
    ),
    (
        "board.toml",
        ('id = "pillar_gathering"\nedge = 1', 'id = "pillar_gathering"\nedge = 0'),
        "pillars 'pillar_gathering': edge: edge 0 is already taken.",
    ),
    (
        "game.toml",
        ("cube_to_points = 1", "cube_to_points = 3"),
        "game.toml: [development]: cube_to_points: must be 1, not 3.",
    ),
    (
        "personal_boards.toml",
        ('lower = "kind_egg"', 'lower = "kind_honey"'),
        "kind_honey has a basket already.",
    ),
]


@pytest.mark.parametrize(("file", "change", "sentence"), MISTAKES)
def test_a_mistake_names_file_entry_and_field(
    tmp_path: Path, file: str, change: tuple[str, str], sentence: str
) -> None:
    own = pack(tmp_path, file, change)
    with pytest.raises(BadContent) as caught:
        GAME.load(own)
    assert str(caught.value).startswith(f"{file}: ")
    assert sentence in str(caught.value)


def test_unknown_files_and_folders(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"holds no \.toml file"):
        GAME.load(tmp_path)
    (tmp_path / "moon.toml").write_text("[moon]\n", encoding="utf-8")
    with pytest.raises(BadContent, match=r"moon.toml is not a file of this game"):
        GAME.load(tmp_path)
    with pytest.raises(BadContent, match=r"game\.toml: This is not a pack"):
        GAME.load(SHIPPED / "game.toml")


def test_a_custom_map_is_played(tmp_path: Path) -> None:
    """Any connected shape is legal, holes too: a long chain of tiles."""
    text = (SHIPPED / "map_layouts.toml").read_text(encoding="utf-8")
    head, _, rest = text.partition("slots = [")
    tail = rest.partition("]\n")[2]
    slots = "".join(f"  {{ q = {1 + 2 * n}, r = 0, rotation = 0 }},\n" for n in range(10))
    (tmp_path / "map_layouts.toml").write_text(f"{head}slots = [\n{slots}]\n{tail}", "utf-8")
    play = GAME.start(2, 5, content=tmp_path)
    places = {(hex["q"], hex["r"]) for hex in play.view()["table"]["map"]}
    assert places == {(0, 0)} | {(q, r) for q in range(1, 21) for r in (0, 1)}
    while not play.over:
        play.do(play.state.options[0])


def test_bad_input_is_one_sentence() -> None:
    with pytest.raises(BadInput, match="has no option 'moon'"):
        GAME.start(2, 1, {"moon": "full"})
    with pytest.raises(BadInput, match="Option 'weather' must be one of seven, six; got 'eight'"):
        GAME.start(2, 1, {"weather": "eight"})
    with pytest.raises(BadInput, match="is for 1 to 4 players; got 5"):
        GAME.start(5, 1)
    with pytest.raises(BadInput, match="names 3 seats"):
        GAME.start(2, 1, {"order": "1-2-3"})
    with pytest.raises(BadInput, match="begins with seat 2, not with seat 1"):
        GAME.start(2, 1, {"order": "2-1"}, first=0)
    play = GAME.start(2, 1)
    before = play.state.clone()
    for text in ("dance", "paint section_44", "paint", "pay_resource green"):
        with pytest.raises(BadInput):
            play.do(text)
    assert play.state == before
