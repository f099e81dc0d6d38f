"""A wrong file of an expansion is answered with file, entry and field."""

from pathlib import Path

import pytest
from tests.endless_winter.table import WINTER, corrected

from dolmen.core.content import BadContent

WRONG = [
    ("exp_ancestors.toml", 'do = "copy_eclipse"', 'do = "copy"', "tribe_card 'healer'"),
    ("exp_ancestors.toml", 'replaces = "elder"', 'replaces = "chief"', "replaces"),
    ("exp_ancestors.toml", "opponent_price = {point = 2}", "", "opponent_price: is missing"),
    ("exp_ancestors.toml", 'kind = "strife"', 'kind = "war"', "culture_card 'raiding_party'"),
    ("exp_rivers_rafts.toml", 'id = "fish_eel"', 'id = "fish_cod"', "'fish_cod': id"),
    ("exp_rivers_rafts.toml", 'kind = "landmark"', 'kind = "tower"', "kind"),
    ("exp_rivers_rafts.toml", 'o_n = "o_ene"', 'o_n = "o_e"', "every hex once"),
    ("exp_cave_paintings.toml", "lines = 3", "lines = 4", "painting 'hand'"),
    ("exp_cave_paintings.toml", "dot = true", "dot = false", "belongs to the rules"),
    ("exp_cave_paintings.toml", 'to_step = "torch"', 'to_step = "lamp"', "to_step"),
    (
        "exp_four_legged_friends.toml",
        "trust_points = [0, 1, 2, 3, 5]",
        "trust_points = [0, 1]",
        "5",
    ),
    ("exp_ritual_sites.toml", 'count = "villages"', 'count = "towns"', "ritual_medicine_wheel"),
    ("exp_mammoth.toml", "income_multiplier = 2", "income = 2", "income_multiplier: is missing"),
    ("exp_rest_tiles.toml", "p1 = 2", "p1 = 99", "tiles_in_play"),
    ("exp_glacier_tokens.toml", 'fr = "Cache de silex"', 'it = "Cache"', "name.fr"),
]


@pytest.mark.parametrize(("file", "old", "new", "says"), WRONG)
def test_wrong_content(tmp_path: Path, file: str, old: str, new: str, says: str) -> None:
    with pytest.raises(BadContent) as caught:
        corrected(tmp_path, file, old, new)
    assert file in str(caught.value)
    assert says in str(caught.value)


def test_W20_a_corrected_module_leaves_the_base_game_alone(tmp_path: Path) -> None:
    pack = corrected(tmp_path, "exp_mammoth.toml", "income_multiplier = 2", "income_multiplier = 3")
    assert WINTER.header(2, 1, content=pack).content == WINTER.header(2, 1).content
    on = {"mammoth": "on"}
    assert WINTER.header(2, 1, on, content=pack).content != WINTER.header(2, 1, on).content
