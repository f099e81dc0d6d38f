"""Complete recorded games, folded again byte for byte."""

from pathlib import Path

import pytest

import dolmen

FOLDER = Path(__file__).parent.parent / "golden" / "prehistory"
FILES = sorted(FOLDER.glob("*.txt"))


def test_there_is_a_golden_game_for_every_end_and_variant() -> None:
    texts = {path.stem: path.read_text(encoding="utf-8") for path in FILES}
    for players in (1, 2, 3, 4):
        assert any(f"players: {players}\n" in text for text in texts.values())
    for option in dolmen.game("prehistory").options:
        for value in option.values[1:2]:
            assert any(f"option {option.id}: {value}\n" in text for text in texts.values())
    assert any("option order: 3-1-4-2\n" in text for text in texts.values())
    assert {"tie-broken", "shared-victory", "exhausted-pile"} <= set(texts)


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_golden_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    play = dolmen.load(text)
    assert play.over
    assert str(play.record) == text


def test_ends() -> None:
    tie = dolmen.load((FOLDER / "tie-broken.txt").read_text(encoding="utf-8"))
    totals = [row["total"] for row in tie.scores]
    assert totals[0] == totals[1]
    assert len(tie.winners) == 1
    shared = dolmen.load((FOLDER / "shared-victory.txt").read_text(encoding="utf-8"))
    assert shared.winners == [0, 1]
    empty = dolmen.load((FOLDER / "exhausted-pile.txt").read_text(encoding="utf-8"))
    assert empty.view()["table"]["piles"]["gathering"] == 0
