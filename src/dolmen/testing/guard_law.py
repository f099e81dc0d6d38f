"""Where the table waits is no secret: it waits in every world that somebody else thinks possible.

What a table sends, and when, follows from where it stops. A sole choice that is taken unasked in
one world and asked for in another would tell them apart.
"""

from __future__ import annotations

from dolmen.core.game import Game
from dolmen.core.hold import HoldFor, NextQuestion
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act, asked
from dolmen.testing.broken import need
from dolmen.testing.hold_law import everybody


def others_cannot_tell_where_there_is_a_choice(
    game: Game, players: int, number: int, options: dict[str, str] | None = None
) -> int:
    """At every question, sole choices included, another seat's world is dealt anew: the table
    stops in both or in neither. Gives how many questions were compared."""
    rng, found = Rng(number, "guard"), 0
    s = game.start(players, number, options).state.clone()
    s.listener = None
    before = s
    while s.stack:
        seat = s.seat
        observer = (seat + 1 + rng.below(players - 1)) % players if players > 1 else seat
        if observer != seat:
            compare(game, before, s, observer, rng)
            found += 1
        if len(s.options) > 1:
            before = s
        action = s.options[rng.below(len(s.options))]
        s = s.clone()
        act(s, action, NextQuestion())
    return found


def compare(game: Game, before: State, real: State, observer: int, rng: Rng) -> None:
    twin = game.determinize(real, observer, rng)
    question = asked(real)
    assert question is not None
    name = type(question).__name__
    alike = question.guarded(real) == question.guarded(twin)
    need(alike, f"{name}: whether it is guarded depends on what seat {observer} cannot know")
    ours, theirs = stops(game, before, real), stops(game, before, twin)
    need(
        ours == theirs,
        f"{name}: seat {observer} can tell whether seat {real.seat} has a choice; "
        "the question is not guarded",
    )


def stops(game: Game, before: State, s: State) -> bool:
    """Whether the table stops at the open question, where everybody is a person."""
    if len(s.options) != 1:
        return True
    question = asked(s)
    assert question is not None
    hold = HoldFor(game, before, everybody, guards=everybody)
    return hold.waits(s, question, s.options[0])
