"""What the table itself refuses is said in every language, and never in a game's words."""

import pytest

from dolmen.core.content import LANGUAGES
from dolmen.games import built_in
from dolmen.server.refusals import MESSAGES, NOT_YOUR_SEAT, SECTION, no, on_the_wire
from dolmen.server.texts import lexicon
from dolmen.speech.completeness import problems
from dolmen.speech.face import face_of

GAMES = built_in()
WAITING = "waiting"  # not a refusal: who decides


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    wrong = problems(lexicon("altay", language), SECTION, MESSAGES.refusals)
    assert wrong == [f"{language}.toml [{SECTION}]: {WAITING} belongs to nothing"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_refusal_reaches_the_browser_with_its_sentence(game: object) -> None:
    game = next(one for one in GAMES if one is game)
    sent = on_the_wire(face_of(game), no(game, NOT_YOUR_SEAT, 1))
    assert sent.reason is not None and sent.reason.section == SECTION
    assert sent.reason.tokens["seat"].n == 1
    assert sent.sentence.startswith("It is not your turn: ")
