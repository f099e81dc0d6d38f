"""Whether a choice was the only one is nobody else's business; the law notices where it shows."""

from __future__ import annotations

import pytest

from dolmen import build
from dolmen.games import find
from dolmen.games.altay.combat import LayCards
from dolmen.games.endless_winter.turn import PlayCulture
from dolmen.testing.broken import Broken
from dolmen.testing.guard_law import others_cannot_tell_where_there_is_a_choice


@pytest.mark.skipif(build.kind() == "compiled", reason="compiled methods cannot be replaced")
@pytest.mark.parametrize(
    ("game", "question"), [("altay", LayCards), ("endless_winter", PlayCulture)]
)
def test_a_question_that_is_not_guarded_is_noticed(
    game: str, question: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(question, "guarded", lambda self, s: False)
    with pytest.raises(Broken, match=f"{question.__name__}: seat . can tell"):
        for number in range(20):
            others_cannot_tell_where_there_is_a_choice(find(game), 2, number)


@pytest.mark.skipif(build.kind() == "compiled", reason="compiled methods cannot be replaced")
def test_what_is_guarded_is_no_secret_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question may not ask for a pause exactly where there is nothing to choose."""
    monkeypatch.setattr(LayCards, "guarded", lambda self, s: len(self.options(s)) == 1)
    with pytest.raises(Broken, match="whether it is guarded depends on"):
        for number in range(20):
            others_cannot_tell_where_there_is_a_choice(find("altay"), 2, number)
