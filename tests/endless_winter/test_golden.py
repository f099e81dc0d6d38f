"""Complete recorded games, folded again byte for byte."""

from pathlib import Path

import pytest

import dolmen
from dolmen.games.endless_winter.modules.catalogue import MODULES

FOLDER = Path(__file__).parent.parent / "golden" / "endless_winter"
FILES = sorted(FOLDER.glob("*.txt"))


def test_there_is_a_golden_game_for_every_difficulty_and_number_of_players() -> None:
    texts = {path.stem: path.read_text(encoding="utf-8") for path in FILES}
    assert len(texts) >= 16
    for players in (1, 2, 3, 4):
        assert any(f"players: {players}\n" in text for text in texts.values())
    for name in ("solo", "solo-extra-card", "solo-village-tile", "solo-both"):
        assert f"{name}-won" in texts
        assert f"{name}-lost" in texts
        assert ("extra_card: on" in texts[f"{name}-won"]) == ("extra" in name or "both" in name)
        assert ("village_tile: on" in texts[f"{name}-won"]) == ("tile" in name or "both" in name)


def test_there_is_a_golden_game_for_every_module() -> None:
    texts = {path.stem: path.read_text(encoding="utf-8") for path in FILES}
    for module in MODULES:
        for where, players in (("solo", 1), ("four", 4)):
            text = texts[f"{module.id.replace('_', '-')}-{where}"]
            assert f"players: {players}\n" in text
            assert f"option {module.id}: on\n" in text
            assert text.count("\noption ") == 1
            assert f"option {module.id}: on\n" in texts[f"all-modules-{where}"]


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_golden_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    play = dolmen.load(text)
    assert play.over
    assert str(play.record) == text
    if path.stem.startswith("solo"):
        assert play.winners == ([0] if path.stem.endswith("won") else play.winners)
        assert len(play.scores) == 2
    if path.stem.endswith("lost"):
        assert play.winners == [1]
