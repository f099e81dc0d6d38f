"""What is behind `?`: actions, rulings, cards."""

from __future__ import annotations

from dolmen.core.action import Action
from dolmen.core.event import Event
from dolmen.core.play import Play
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng
from dolmen.core.step import act
from dolmen.speech.face import face_of
from dolmen.speech.layout import simplify
from dolmen.speech.lexicon import Lexicon
from dolmen.speech.rulebook import Passage, Rulebook, is_number, open_rulebook
from dolmen.terminal.menu import Menu
from dolmen.terminal.phrases import Words

MOST_PASSAGES = 3


def rulebook(play: Play, language: str) -> Rulebook | None:
    try:
        return open_rulebook(play.game, language)
    except BadInput:
        return None


def passage_lines(passage: Passage) -> list[str]:
    head = ": ".join(part for part in (passage.number, passage.heading) if part)
    return [head, *passage.lines]


def explain(play: Play, menu: Menu, words: Words, lexicon: Lexicon, question: str) -> list[str]:
    """Answer a question about an action, a rule or a thing, in lines."""
    book = rulebook(play, lexicon.language)
    if is_number(question) and not question.isdecimal():  # a plain number is one of the menu
        passage = book.ruling(question) if book else None
        return passage_lines(passage) if passage else [words("no_rule", rule=question.upper())]
    exact = menu.exact(question)
    if len(exact) == 1:
        return explain_legal(play, words, lexicon, exact[0].action)
    if question.isdecimal():
        return [words("no_number", n=int(question), last=len(menu.entries))]
    action = typed(play, question)
    if action is not None:
        return explain_illegal(play, book, words, lexicon, action)
    if found := face_of(play.game, play.content).describe(lexicon, question, play.state):
        return found
    entries = menu.find(question)
    if len(entries) == 1:
        return explain_legal(play, words, lexicon, entries[0].action)
    if entries:
        return [words("several"), *(f"{e.number}. {e.label}" for e in entries)]
    action = labelled(play, lexicon, question)
    if action is not None:
        return explain_illegal(play, book, words, lexicon, action)
    passages = book.find(question)[:MOST_PASSAGES] if book else []
    lines = [line for passage in passages for line in passage_lines(passage)]
    return lines or [words("unknown", what=question)]


def typed(play: Play, question: str) -> Action | None:
    """The action with this text, legal or not."""
    try:
        return play.game.vocabulary.action(play.game.vocabulary.parse(question.lower()))
    except BadInput:
        return None


def labelled(play: Play, lexicon: Lexicon, question: str) -> Action | None:
    """The first action whose label begins like this, legal or not."""
    wanted = simplify(question)
    for action in play.game.vocabulary:
        if simplify(lexicon.label(action)).startswith(wanted):
            return action
    return None


def explain_legal(play: Play, words: Words, lexicon: Lexicon, action: Action) -> list[str]:
    label = lexicon.label(action)
    lines = [label, words("typed", text=action.text)]
    lines += about(play, lexicon, action, label)
    happens = outcome(play, action)
    if happens is None:
        lines.append(words("chance"))
    elif happens:
        lines.append(words("then"))
        lines += [f"- {lexicon.say('event', event.message)}" for event in happens]
    return lines


def about(play: Play, lexicon: Lexicon, action: Action, label: str) -> list[str]:
    """The texts of the things an action names, unless its label says it all."""
    names = {
        lexicon.name(kind, value)
        for (_, kind), value in zip(action.verb.template.fields, action.arguments, strict=True)
    }
    things = face_of(play.game).things(lexicon, play.state)
    return [f"{name}: {text}" for name, text in things if name in names and text not in label]


def outcome(play: Play, action: Action) -> list[Event] | None:
    """What would happen, as far as it is certain; None if chance or hidden things decide.

    It is tried in a world made from what the seat knows, so it gives nothing away.
    """
    seat = play.state.seat
    world = play.game.determinize(play.state, seat, Rng(play.header.seed, "explain"))
    before = world.learned
    heard: list[Event] = []
    world.listener = heard
    act(world, action.index)
    if world.learned != before:
        return None
    return [event for event in heard if event.seen_by(seat)]


def explain_illegal(
    play: Play, book: Rulebook | None, words: Words, lexicon: Lexicon, action: Action
) -> list[str]:
    reason = play.refusal(action)
    assert reason is not None
    lines = [
        words("not_possible", label=lexicon.label(action)),
        play.explain(reason, lexicon.language),
    ]
    passage = book.ruling(reason.rule) if book and reason.rule else None
    if passage is not None:
        lines += passage_lines(passage)
    return lines
