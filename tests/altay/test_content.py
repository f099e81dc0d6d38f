"""Packs of one's own: a wrong one is answered with file, entry and field; a right one counts."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.altay.table import ALTAY, FACE, Table, content, corrected, load

from dolmen import load as load_record
from dolmen.core.content import BadContent
from dolmen.core.record import BadRecord
from dolmen.core.rng import Rng
from dolmen.games.altay.ids import TITLES

# file, passage of the shipped file, what is there instead, the sentence
WRONG = [
    (
        *("action_cards.toml", 'op = "draw"', 'op = "pull"'),
        "action_cards.toml: card 'scholar', effect 2, do 1: op: expected one of produce, ",
    ),
    (
        *("action_cards.toml", 'name = { en = "Farmer", de = "Bauer", fr = "Fermier" }', ""),
        "action_cards.toml: card 'farmer': name: is missing.",
    ),
    (
        *("action_cards.toml", 'de = "Bauer", ', ""),
        "action_cards.toml: card 'farmer': name.de: is missing.",
    ),
    (
        *("action_cards.toml", 'fr = "Fermier" }', 'fr = "Fermier", it = "Contadino" }'),
        "action_cards.toml: card 'farmer': name.it: is not a language of the table.",
    ),
    (
        *("map.toml", 'adjacent = ["forest_nw", "hill_w", "hill_n"]', 'adjacent = ["hill_w"]'),
        "map.toml: territory 'forest_nw': adjacent: names 'farmland_nw', which does not name",
    ),
    (
        *("map.toml", 'adjacent = ["forest_nw", ', 'adjacent = ["farmland_nw", '),
        "map.toml: territory 'farmland_nw': adjacent: names the territory itself.",
    ),
    (
        *("action_cards.toml", '[[card.copy]]\nnumber = 8\nvp = 0\ncost = ["food"]\n', ""),
        "action_cards.toml: card 'farmer': copy: the number of copies must be 8, not 7.",
    ),
    (
        *("folk_cards.toml", '  { number = 3, card = "hunter" },\n', ""),
        "folk_cards.toml: deck 'earthfolk': cards: the number of cards must be 10, not 9.",
    ),
    (
        *("goals.toml", "copies = 4", "copies = 3"),
        "goals.toml: goal 'engineering': copies: must be 4, not 3.",
    ),
    (
        *("action_cards.toml", 'title_group = "farmer"', 'title_group = "farmer"\ncolour = "red"'),
        "action_cards.toml: card 'farmer': colour: is not a known field.",
    ),
    (
        *("goals.toml", 'op = "trash_hand", n = 1', 'op = "trash_hand", n = 1, m = 2'),
        "goals.toml: goal 'engineering', cost 1: m: is not a known field.",
    ),
    (
        *("action_cards.toml", 'id = "farmer"', 'id = "peasant"'),
        "action_cards.toml: card 'peasant': id: is not an id of this game.",
    ),
    (
        *("action_cards.toml", 'id = "miner"', 'id = "farmer"'),
        "action_cards.toml: card 'farmer': id: appears twice.",
    ),
    (
        *("action_cards.toml", 'id = "farmer"\n', ""),
        "action_cards.toml: card 1: id: is missing.",
    ),
    (
        *("action_cards.toml", 'id = "farmer"', 'id = ["farmer"]'),
        "action_cards.toml: card ['farmer']: id: expected a text, got ['farmer'].",
    ),
    (
        *("markers.toml", "value = 1\n", 'value = "one"\n'),
        "markers.toml: conquest_marker 'conquest_1': value: expected a whole number, got 'one'.",
    ),
    (
        *("markers.toml", "count = 12", "count = 1"),
        "markers.toml: conquest_marker: count: the number of lowland markers is 13, but the map "
        "needs 20.",
    ),
    (
        *("action_cards.toml", "vp = 2", "vp = 4"),
        "action_cards.toml: card 'chariot', copy 1: vp: expected 0 to 3, got 4.",
    ),
    (
        *("action_cards.toml", 'cost = ["food"]', 'cost = ["gold"]'),
        "action_cards.toml: card 'farmer', copy 1: cost: expected one of food, wood, metal, ",
    ),
    (
        *("action_cards.toml", 'cost = ["food"]', "cost = []"),
        "action_cards.toml: card 'farmer', copy 1: cost: expected 1 to 9 resources, got 0.",
    ),
    (
        *("action_cards.toml", 'do = [{ op = "draw", n = 1 }]', "do = 1"),
        "action_cards.toml: card 'scholar', effect 2: do: expected a list, got 1.",
    ),
    (
        *("action_cards.toml", 'do = [{ op = "draw", n = 1 }]', "do = [1]"),
        "action_cards.toml: card 'scholar', effect 2, do 1: expected a table, got 1.",
    ),
    (
        *("action_cards.toml", 'do = [{ op = "draw", n = 1 }]', 'do = [{ op = "draw" }]'),
        "action_cards.toml: card 'scholar', effect 2, do 1: n: is missing.",
    ),
    (
        *("action_cards.toml", 'id = "draw"', 'id = "produce"'),
        "action_cards.toml: card 'scholar': effect: two options bear the same id.",
    ),
    (
        *("action_cards.toml", 'op = "draw"', 'op = "trash_hand"'),
        "action_cards.toml: card 'scholar', effect 2: do: holds an op that is a cost or ",
    ),
    (
        *("goals.toml", 'cost = [{ op = "trash_hand", n = 1 }]', 'cost = [{ op = "draw", n = 1 }]'),
        "goals.toml: goal 'engineering': cost: holds an op that is no cost.",
    ),
    (
        *("goals.toml", 'op = "defence_bonus"', 'op = "draw"'),
        "goals.toml: goal 'strategy': do: holds an op that does not fit the trigger 'continuous'.",
    ),
    (
        *(
            "goals.toml",
            'fields = ["culture", "culture", "culture"]',
            'fields = ["any", "culture"]',
        ),
        "goals.toml: goal 'philosophy': fields: two kinds of field accept the same resource.",
    ),
    (
        *("pack.toml", "open_cards_per_title = 1", "open_cards_per_title = 2"),
        "pack.toml: [limits]: open_cards_per_title: cannot be changed here and must be 1.",
    ),
    (
        *("pack.toml", "settlements = 15", "settlements = 14"),
        "pack.toml: folk 'earthfolk': settlements: expected 15, as [limits] says.",
    ),
    (
        *("pack.toml", 'values = ["off", "on"]', 'values = ["off", "on", "maybe"]'),
        "pack.toml: option 'trading': values: must be off, on.",
    ),
    (
        *("pack.toml", "[limits]", "[bounds]"),
        "pack.toml: [limits] is missing.",
    ),
    (
        *("pack.toml", "[limits]", '[bonus]\nid = "x"\n\n[limits]'),
        "pack.toml: [bonus] is not a known table.",
    ),
    (
        *("setup.toml", 'recommended_starts = ["farmland_ne"', 'recommended_starts = ["hill_ne"'),
        "setup.toml: setup 2: recommended_starts: 'hill_ne' is no start in play.",
    ),
    (
        *("setup.toml", "players = 2", "players = 5"),
        "setup.toml: setup 5: players: expected 2 to 4, got 5.",
    ),
    (
        *("module_seafarer.toml", 'islands = ["island_w", "island_e"]', 'islands = ["island_w"]'),
        "module_seafarer.toml: [module]: islands: map.toml has the islands island_w, island_e.",
    ),
    (
        *("goals.toml", "[[goal]]\nid", "[[goal]\nid"),
        "goals.toml: not valid TOML: ",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "sentence"), WRONG, ids=range(len(WRONG)))
def test_a_wrong_pack_gives_one_sentence(
    tmp_path: Path, file: str, old: str, new: str, sentence: str
) -> None:
    with pytest.raises(BadContent) as caught:
        load(corrected(tmp_path, file, old, new))
    said = str(caught.value)
    assert said.startswith(sentence), said
    assert said.endswith(".") and "\n" not in said


def without(file: str, key: str, name: str) -> str:
    """A shipped file that lacks one entry, written out again."""
    data = tomllib.loads((ALTAY.folder / "content" / file).read_text(encoding="utf-8"))
    data[key] = [entry for entry in data[key] if entry.get("id") != name]
    return "\n".join(f"{name} = {toml(value)}" for name, value in data.items())


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    return json.dumps(value)


@pytest.mark.parametrize(
    ("file", "key", "name"),
    [
        ("action_cards.toml", "card", "chariot"),
        ("goals.toml", "goal", "ark"),
        ("markers.toml", "conquest_marker", "conquest_1"),
        ("map.toml", "sea", "sea_e"),
    ],
)
def test_a_missing_entry(tmp_path: Path, file: str, key: str, name: str) -> None:
    (tmp_path / file).write_text(without(file, key, name), encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        load(tmp_path)
    assert str(caught.value) == f"{file}: {key} {name!r} is missing."


def test_a_file_that_does_not_belong(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("", encoding="utf-8")
    with pytest.raises(BadContent, match=r"cards.toml is not a file of this game \(action_cards"):
        load(tmp_path)


def test_a_folder_without_files_and_no_folder_at_all(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"holds no \.toml file"):
        load(tmp_path)
    with pytest.raises(BadContent, match="is not a pack, nor a folder with content files"):
        load(tmp_path / "nowhere")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "goals.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadContent, match=r"goals\.toml: not UTF-8 text\."):
        load(tmp_path)


def test_wrong_values_anywhere_are_answered_never_with_a_crash(tmp_path: Path) -> None:
    """A sample of all fields of all small files, each with something that does not belong."""
    rng = Rng(7, "wrong values")
    refused = 0
    for file in ("goals.toml", "markers.toml", "setup.toml", "folk_cards.toml"):
        shipped = (ALTAY.folder / "content" / file).read_text(encoding="utf-8")
        for _ in range(12):
            data = tomllib.loads(shipped)
            spoil(data, rng)
            (tmp_path / file).write_text(
                "\n".join(f"{key} = {toml(value)}" for key, value in data.items()),
                encoding="utf-8",
            )
            try:
                load(tmp_path)
            except BadContent as error:
                refused += 1
                assert str(error).startswith(file) and "\n" not in str(error)
        (tmp_path / file).unlink()
    assert refused > 30


def spoil(data: Any, rng: Rng) -> None:
    """Walk to a random place and put something wrong there."""
    while True:
        keys: list[Any] = list(data) if isinstance(data, dict) else list(range(len(data)))
        key = keys[rng.below(len(keys))]
        if isinstance(data[key], dict | list) and data[key] and rng.below(8):
            data = data[key]
            continue
        data[key] = (-1, "nonsense", [], {"a": 1}, True, 1.5)[rng.below(6)]
        return


def test_a_corrected_value_changes_hash_and_game(tmp_path: Path) -> None:
    pack = load(
        corrected(tmp_path, "action_cards.toml", "res = { food = 2 }", "res = { food = 3 }")
    )
    assert pack.hash != content().hash
    t = Table(pack=pack).hand(0, "farmer", "hunter")
    t.do("play farmer use_terrain")
    assert t.seat(0)["pool"] == {"food": 3}
    lexicon = FACE.lexicon("en", pack)
    assert lexicon.card_text(TITLES.index("farmer")).endswith("gain 3 food")


def test_layout_and_comments_do_not_change_the_hash(tmp_path: Path) -> None:
    pack = load(corrected(tmp_path, "goals.toml", "[[goal]]", "\n# a remark\n[[goal]]"))
    assert pack.hash == content().hash


def test_a_record_carries_the_pack_it_was_played_with(tmp_path: Path) -> None:
    folder = corrected(tmp_path, "pack.toml", "hand_size = 5", "hand_size = 6")
    play = ALTAY.start(2, 3, content=folder)
    rng = Rng(1, "play")
    for _ in range(40):
        play.do(play.state.options[rng.below(len(play.state.options))])
    text = str(play.record)
    assert load_record(text).state == play.state
    text = "\n".join(line for line in text.split("\n") if not line.startswith("pack:"))
    with pytest.raises(BadRecord) as caught:
        load_record(text)
    shipped = content().hash
    assert str(caught.value) == (
        f"The record was played with content {play.content.hash}; this is {shipped}."
    )
    again = load_record(text, folder)
    assert again.state == play.state


def test_the_shipped_content_restates_the_published_facts() -> None:
    files = content().data
    assert len(files["map.toml"]["territory"]) == 25
    assert len(files["map.toml"]["border"]) == 41
    assert sum(m["count"] for m in files["markers.toml"]["conquest_marker"]) == 33
    assert files["markers.toml"]["vp_marker"]["count"] == 6
    assert {c["value"]: c["count"] for c in files["markers.toml"]["coin"]} == {1: 40, 5: 12}
    kinds = [border["kind"] for border in files["map.toml"]["border"]]
    assert (kinds.count("strait"), kinds.count("river")) == (1, 12)
