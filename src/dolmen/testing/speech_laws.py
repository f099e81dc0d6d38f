"""What holds for everything a game says, in every language that it has texts for."""

from __future__ import annotations

from dolmen.core.content import LANGUAGES
from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.core.step import refusal
from dolmen.speech.face import face_of
from dolmen.speech.lexicon import Lexicon
from dolmen.testing.broken import need
from dolmen.testing.random_games import begin, do_at_random, random_play


def languages(game: Game) -> tuple[str, ...]:
    """Those the game has texts for; without any, sentences are made from keys."""
    written = tuple(name for name in LANGUAGES if (game.folder / "text" / f"{name}.toml").exists())
    return written or LANGUAGES[:1]


def lexicons(game: Game) -> list[Lexicon]:
    return [face_of(game).lexicon(language) for language in languages(game)]


def every_refusal_can_be_said(game: Game, players: int, number: int) -> None:
    said = set()  # thousands of actions are refused for the same reasons
    play = begin(game, players, number)
    rng = Rng(number, "refuse")
    while not play.over:
        if rng.below(25) == 0:
            for index in range(len(game.vocabulary)):
                reason = refusal(play.state, index)
                if reason is not None:
                    said.add(reason.message)
        do_at_random(play, rng)
    for lexicon in lexicons(game):
        for message in said:
            need(bool(lexicon.say("refusal", message)), f"{message} has no words")


def every_event_can_be_said(game: Game, players: int, number: int) -> None:
    play = random_play(game, players, number)
    for lexicon in lexicons(game):
        for event in play.events:
            need(bool(lexicon.say("event", event.message)), f"{event} has no words")


def choices_can_be_told_apart(game: Game, players: int, number: int) -> None:
    """Copies of one card read the same; each then has a place of its own on the table."""
    face = face_of(game)
    words = lexicons(game)
    play = game.start(players, number)
    rng = Rng(number, "labels")
    while not play.over:
        decision = play.decision
        assert decision is not None
        for lexicon in words:
            need(bool(lexicon.say("prompt", decision.prompt)), f"{decision.prompt} has no words")
            labels = [lexicon.label(action) for action in decision.actions]
            for action in decision.actions:
                remark = face.remark(lexicon, play.state, action)
                need("\n" not in remark, f"the remark on '{action}' has several lines")
            places = [tuple(face.targets(play.state, action.index)) for action in decision.actions]
            apart = set(zip(labels, places, strict=True))
            need(len(apart) == len(labels), f"two choices look alike: {sorted(labels)}")
        play.do(decision.actions[rng.below(len(decision.actions))])


def the_score_sheet_adds_up(game: Game, players: int, number: int) -> None:
    """A face that names no parts and counts nothing has nothing to add up."""
    face = face_of(game)
    play = random_play(game, players, number)
    for side, row in enumerate(game.scores(play.state)):
        parts = face.parts(play.state, side, play.events)
        for category, points in zip(game.categories, row, strict=True):
            told = sum(part.points for part in parts if part.category == category)
            where = f"side {side}, {category}"
            need(not parts or told == points, f"{where}: the parts are {told}, not {points}")
    counted = face.statistics(play.events, len(game.scores(play.state)))
    need(set(counted) <= set(face.counted), "a statistic is not among those that are counted")
