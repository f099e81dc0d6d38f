"""The companion in the terminal: typed answers, corrections, a saved session."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from dolmen.companion.session import Session, Start, read_session
from dolmen.core.refusal import BadInput
from dolmen.games import find
from dolmen.terminal.companion import Companion
from dolmen.terminal.screen import PlainScreen


def typed(session: Session, file: Path, *lines: str, language: str = "en") -> str:
    """What the screen says while somebody types these lines."""
    left: Iterator[str] = iter(lines)

    def ask(prompt: str) -> str:
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    out = io.StringIO()
    assert Companion(session, PlainScreen(out, ask, 80), language, file).run() == 0
    return out.getvalue()


def test_a_session_is_typed_corrected_and_saved(tmp_path: Path) -> None:
    file = tmp_path / "session.json"
    session = Session(Start("endless_winter", 3))
    said = typed(session, file, "masto", "nonsense", "hunt", "own", "set food 3", "own", "history")
    assert "The Nomads begin with a Mastodon." in said
    assert "nonsense" in said and said.count("Food: ") == 2 and "Food: 3" in said
    assert "Where does your figure stand now? Hunt" in said
    again = read_session(json.loads(file.read_text(encoding="utf-8")))
    assert again.position().told == session.position().told
    number = session.position().asked[0].entries[-1]
    said = typed(
        again, file, f"edit {number} glypto", "undo", "undo", "undo", "undo", language="de"
    )
    assert "Die Nomaden beginnen mit" in said and "Es gibt nichts zurückzunehmen." in said


def test_the_rival_tribe_is_typed(tmp_path: Path) -> None:
    file = tmp_path / "session.json"
    said = typed(Session(Start("prehistory", 3)), file, "1", "", "", "", "", "2", "", "no")
    assert said.count("cube at the foot of") == 4  # three, and in round 2 the tribe is first
    assert "Remove all markers of" in said
    assert "The rival tribe goes first this round." in said


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_session_becomes_a_digital_game(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Enter leaves open what is not known; what is wrong is asked again."""
    monkeypatch.chdir(tmp_path)
    file, record = tmp_path / "session.json", Path("game.txt")
    session = Session(Start("endless_winter", 3))
    kept = [""] * 60
    wrong = ["Chief", "", "seven", "7"] if language == "en" else []
    said = typed(session, file, "masto", f"table {record}", *wrong, *kept, language=language)
    assert "{" not in said and str(record) in said
    play = find("endless_winter").read(record.read_text(encoding="utf-8"))
    assert play.header.position is not None
    assert play.header.position["nomads.animals"] == {"mastodon": 1}
    if language == "en":
        assert "I do not understand" in said
    said = typed(session, file, "why", language=language)
    assert len(said) > 300  # the rule itself


def test_a_file_that_is_no_session(tmp_path: Path) -> None:
    with pytest.raises(BadInput):
        read_session({"start": {"game": "chess"}, "log": []})
    with pytest.raises(BadInput):
        read_session({"start": {"game": "endless_winter", "seed": 1}, "log": [{"do": "fly"}]})
