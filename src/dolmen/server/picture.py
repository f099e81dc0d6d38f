"""What a viewer sees of a game: the parts of a snapshot that come from the rules.

Everything here is asked for one viewer and built up from nothing; what the viewer may not know
is never read.
"""

from __future__ import annotations

from dolmen.core.event import Event
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.state import State
from dolmen.core.step import asked, refusal
from dolmen.server import wire
from dolmen.server.words import label, table_text, text


class Labels:
    """The labels of a game's actions, made once each."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.made: dict[int, tuple[str, wire.Text, bool]] = {}

    def of(self, index: int) -> tuple[str, wire.Text, bool]:
        found = self.made.get(index)
        if found is None:
            action = self.game.vocabulary.action(index)
            ends = action.verb.name in self.game.finals
            found = self.made[index] = (action.text, label(self.game, action), ends)
        return found


LABELS: dict[str, Labels] = {}


def labels(game: Game) -> Labels:
    found = LABELS.get(game.id)
    if found is None:
        found = LABELS[game.id] = Labels(game)
    return found


def decision(game: Game, s: State, viewer: int | None, number: int) -> wire.Decision | None:
    """The open question. Who does not decide learns only who does: a prompt may name things
    that only the one asked knows."""
    step = asked(s)
    if step is None:
        return None
    if viewer != s.seat:
        waiting = table_text("waiting", seat=wire.Token("seat", n=s.seat))
        return wire.Decision(number, s.seat, waiting, [])
    named = labels(game)
    choices: list[wire.Choice] = []
    for index in s.options:
        words, button, ends = named.of(index)
        choices.append(wire.Choice(index, words, button, game.targets(s, index), ends))
    return wire.Decision(number, s.seat, text(game, "prompt", step.prompt(s)), choices)


def why_not(game: Game, s: State, viewer: int | None) -> list[wire.WhyNot]:
    """What the deciding viewer may wish for but may not have. A place that some legal action
    lights is not grey."""
    if viewer is None or viewer != s.seat:
        return []
    lit = {target for index in s.options for target in game.targets(s, index)}
    found: list[wire.WhyNot] = []
    for target, action in game.wishes(s, viewer):
        if target in lit:
            continue
        reason = refusal(s, action)
        if reason is not None:
            lit.add(target)
            said = text(game, "refusal", reason.message)
            found.append(wire.WhyNot(target, said, reason.rule))
    return found


def entries(game: Game, events: list[Event], move: int) -> list[tuple[Event, wire.LogEntry]]:
    """Events with their lines for the log."""
    return [(event, wire.LogEntry(move, text(game, "event", event.message))) for event in events]


def seen(log: list[tuple[Event, wire.LogEntry]], viewer: int | None) -> list[wire.LogEntry]:
    return [entry for event, entry in log if event.seen_by(viewer)]


def scores(game: Game, s: State, viewer: int | None) -> list[wire.Score]:
    return [
        wire.Score(sum(points), dict(zip(game.categories, points, strict=True)))
        for points in (game.standings(s, viewer) if s.stack else game.scores(s))
    ]


def undo_text(play: Play) -> wire.Text | None:
    """The label of the action that undo takes back."""
    if not play.horizon.moments:
        return None
    _, index = play.moves[play.horizon.moments[-1].moves]
    return labels(play.game).of(index)[1]
