"""A match against another checkout; here it is this one."""

from pathlib import Path

import pytest

from dolmen.core.refusal import BadInput
from dolmen.games import find
from dolmen.lab.versus import Other, match

ROOT = Path(__file__).parents[2]


def test_both_sides_fold_the_same_game() -> None:
    other = Other(ROOT, "prehistory", pure=True, processor=True)
    try:
        found = match(find("prehistory"), other, "random", games=2, seed=3, decide=False)
    finally:
        other.close()
    assert found["games"] == 2 and 0 <= found["wins"] <= 2


def test_another_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no checkout"):
        Other(tmp_path, "altay", pure=True)
