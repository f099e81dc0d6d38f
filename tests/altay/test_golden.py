"""Complete recorded games, folded again byte for byte."""

from pathlib import Path

import pytest

import dolmen

FOLDER = Path(__file__).parent.parent / "golden" / "altay"
FILES = sorted(FOLDER.glob("*.txt"))


def test_there_is_a_golden_game_for_every_end_and_variant() -> None:
    texts = {path.stem: path.read_text(encoding="utf-8") for path in FILES}
    assert len(texts) >= 12
    for players in (2, 3, 4):
        assert any(f"players: {players}\n" in text for text in texts.values())
    for option in dolmen.game("altay").options:
        for value in option.values[1:]:
            assert any(f"option {option.id}: {value}\n" in text for text in texts.values())


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_golden_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    play = dolmen.load(text)
    assert play.over
    assert str(play.record) == text
