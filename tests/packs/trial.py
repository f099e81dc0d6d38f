"""What becomes of a pack: it is refused with one sentence, or it can be played and read."""

from __future__ import annotations

import random
from typing import Any

from dolmen.core.content import LANGUAGES, BadContent, Content
from dolmen.core.game import Game
from dolmen.core.own_pack import read
from dolmen.core.step import act
from dolmen.core.view import see
from dolmen.speech.differences import differences
from dolmen.speech.face import face_of

MOVES = 200
HEADS = ("The pack", "This is not a pack")  # of sentences about a pack as a whole


def load(game: Game, plain: dict[str, Any]) -> Content | BadContent:
    """The content, or why not; anything else that is raised is a mistake of the reader."""
    try:
        content: Content = game.load(read(plain))
    except BadContent as error:
        check_sentence(error)
        return error
    return content


def check_sentence(error: BadContent) -> None:
    """One sentence that names file, entry and field."""
    said = str(error)
    assert said.endswith(".") and "\n" not in said, said
    if said.startswith(HEADS):
        return
    assert error.place, said
    file, *rest = error.place
    assert f"{file}.toml" in said, (said, error.place)
    named = rest[:2] if "does not go with the rest" in said else rest[:3]
    assert all(step in said for step in named if isinstance(step, str)), (said, error.place)


def read_out(game: Game, content: Content) -> None:
    """Everything that screens show of a content before a game begins."""
    face = face_of(game, content)
    for language in LANGUAGES:
        assert face.box(language, each=True)
        assert face.names(language)
        assert list(face.lexicon(language).things())
        differences(face, language)
    assert face.catalogue()


def play(game: Game, content: Content, seed: int, most: int = MOVES) -> int:
    """A random game of some moves, every sentence of it said; the number of moves."""
    rng = random.Random(seed)
    face = face_of(game, content)
    players = rng.choice(list(game.seats))
    options = rng.choice(game.variants(players))
    events: list[Any] = []
    header = game.header(players, seed, options, content=content)
    s = game.new(header, content, events)
    seats = tuple(f"P{seat}" for seat in range(players))
    lexicons = [face.lexicon(language, seats=seats) for language in LANGUAGES]
    moves = 0
    while s.stack and moves < most:
        action = rng.choice(s.options)
        for lexicon in lexicons:
            lexicon.label(game.vocabulary.action(action))
        act(s, action)
        moves += 1
    view = see(game, s, 0)
    for lexicon in lexicons:
        for event in events:
            lexicon.say("event", event.message)
        assert face.table(view, lexicon)
    game.scores(s)
    return moves
