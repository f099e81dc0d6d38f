"""A session as plain data for any screen."""

from __future__ import annotations

from typing import Any

from dolmen.companion.session import GAMES, Session, opponent_of
from dolmen.companion.telling import Teller
from dolmen.companion.words import phrases, problem
from dolmen.core.refusal import BadInput
from dolmen.games import find

LANGUAGES = ("en", "de", "fr")
OPPONENTS = {"endless_winter": "nomads", "prehistory": "rival"}


def teller_of(session: Session, language: str) -> Teller:
    if language not in LANGUAGES:
        raise BadInput(problem("no_language", language=language))
    header = session.start.header()
    game = find(session.start.game)
    content = game.content_of(header)
    if game.id == "endless_winter":
        from dolmen.companion.nomads.teller import NomadTeller

        return NomadTeller(language, game, content)
    from dolmen.companion.rival.teller import RivalTeller

    return RivalTeller(language, game, content)


def show(session: Session, language: str) -> dict[str, Any]:
    """Everything a screen shows of a session."""
    position = session.position()
    teller = teller_of(session, language)
    opponent = opponent_of(session.start)
    question = position.question
    instructions = teller.instructions(position)
    asked = None if question is None else teller.question(question)
    reactions: list[dict[str, str]] = []
    if question is not None and question.own_turn:
        reactions = [
            {"id": name, "text": teller.thing(question, name), "art": teller.art(name)}
            for name in opponent.reactions(position.state)
        ]
    return {
        # The seed would tell which cards come.
        "start": {name: part for name, part in session.start.json().items() if name != "seed"},
        "length": len(session.log),
        "scene": position.scene,
        "heading": teller.scene(position.scene),
        "question": asked,
        "reactions": reactions,
        "instructions": [one.json() for one in instructions],
        "headings": {scene: teller.scene(scene) for scene in {i.scene for i in instructions}},
        "boards": [board.json() for board in teller.boards(position)],
        "owned": teller.owned(position),
        "possessions": opponent.possessions(position.state),
        "score": teller.score(position),
        "history": teller.history(position),
        "result": "" if question is not None else teller.result(position),
        "over": question is None,
        "last": session.last(position),
    }


def words_of(language: str) -> dict[str, Any]:
    """The fixed texts of a screen, and whom it can play."""
    sections = phrases(language).sections
    opponents = [{"game": game, "text": sections["screen"][OPPONENTS[game]]} for game in GAMES]
    return {
        **{name: sections[name] for name in ("screen", "answer", "pad", "position")},
        "opponents": opponents,
    }
