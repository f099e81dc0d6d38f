"""Where the table waits before a sole choice, nothing of the rules changes."""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.core.game import Game
from dolmen.core.hold import Hold, HoldAt, HoldFor
from dolmen.core.play import Play
from dolmen.core.record import Record
from dolmen.core.refusal import Refused
from dolmen.core.rng import Rng
from dolmen.core.step import act
from dolmen.testing.broken import need


@dataclass(slots=True)
class Waits:
    """How often the table waited, and how often that could be taken back."""

    waits: int = 0
    taken_back: int = 0


def everybody(seat: int) -> bool:
    return True


def hold_for(play: Play, passed: int = 0) -> Hold:
    return HoldFor(play.game, play.state, everybody, passed, guards=everybody)


def a_held_game_folds_as_if_nobody_had_waited(
    game: Game, players: int, number: int, options: dict[str, str] | None = None
) -> Waits:
    """Undo, redo and going on at every wait; what stands is what the record gives."""
    rng = Rng(number, "hold")
    play = game.start(players, number, options)
    twin = play.state.clone()  # never waits
    twin.listener = told = play.events[:]
    found = Waits()
    while not play.over:
        before, moves, seat = play.state, len(play.moves), play.state.seat
        action = play.state.options[rng.below(len(play.state.options))]
        play.do(action, hold_for(play))
        act(twin, action)
        while play.held:
            found.waits += 1
            need(len(play.moves) == moves + 1, "to wait is a move")
            there, passed = play.state, play.passed
            again = game.resume(Record(play.header, play.record.moves[:-1]))
            again.do(play.moves[-1][1], HoldAt(passed))
            alike = again.state == there and again.events == play.events
            need(alike, "a record that is folded does not wait where the table waited")
            if play.can_undo:
                found.taken_back += 1
                play.undo()
                back = play.state == before and play.state.seat == seat and not play.held
                need(back and play.passed == 0, "undo does not lead back from a wait")
                need(len(play.moves) == moves, "undo from a wait leaves a move")
                play.redo(HoldAt(passed))
                need(play.state == there and play.passed == passed, "redo does not wait again")
            refuses_all_else(play)
            need(play.state == there, "what is refused at a wait changes the state")
            play.do(there.options[0], hold_for(play, passed + 1))
            need(len(play.moves) == moves + 1, "to go on is a move")
        need(play.state == twin and play.events == told, "a game that waits goes differently")
    need(game.resume(play.record).state == play.state, "the record of a held game folds wrongly")
    return found


def refuses_all_else(play: Play) -> None:
    other = (play.state.options[0] + 1) % len(play.game.vocabulary)
    try:
        play.do(other, hold_for(play))
    except Refused:
        return
    need(False, "something else than the sole choice can be done")
