"""Why the table itself says no, whatever game is played."""

from functools import partial

from dolmen.core.game import Game
from dolmen.core.message import Messages, Template
from dolmen.core.refusal import Refusal, Refused
from dolmen.server import wire
from dolmen.server.texts import lexicon, text
from dolmen.speech.face import Face

SECTION = "hall"
MESSAGES = Messages()
refusal = MESSAGES.refusal
STALE = refusal("stale")
NOT_YOUR_SEAT = refusal("not_your_seat", seat="seat")
NO_SEAT = refusal("no_seat")
PAUSED = refusal("paused")
CLOSED = refusal("closed")
BROKEN = refusal("broken")
STANDS_IN = refusal("stands_in", seat="seat")
NOT_HOST = refusal("not_host")
NOT_PERSON = refusal("not_person")
PRESENT = refusal("present", seat="seat")
UNKNOWN_POWER = refusal("unknown_power")
NO_BOT = refusal("no_bot")
TOO_FAST = refusal("too_fast")
BAD_MESSAGE = refusal("bad_message")
NOT_OVER = refusal("not_over")
REMATCH_MADE = refusal("rematch_made")
NOT_PAUSED = refusal("not_paused")
NOBODY_STANDS_IN = refusal("nobody_stands_in", seat="seat")
NOTHING_TO_UNDO = refusal("nothing_to_undo")
NOTHING_TO_REDO = refusal("nothing_to_redo")
EMPTY = refusal("empty")
MUTED = refusal("muted")
RESIGNED = refusal("resigned", seat="seat")
PLAYS_ON = refusal("plays_on")
NO_HINTS = refusal("no_hints")  # switched off, or the game has no judge
HINTS_NOT_AGREED = refusal("hints_not_agreed")
HINT_UNDER_WAY = refusal("hint_under_way")
COACH_BUSY = refusal("coach_busy")
POSSIBLE = refusal("possible")  # the answer to "why not?" where nothing is in the way


def no(game: Game, template: Template, *values: int) -> Refused:
    """A refusal of the table, to be raised."""
    return Refused(Refusal(template, *values), partial(explain, game))


def explain(game: Game, refusal: Refusal) -> str:
    return lexicon(game.id, "en").explain(refusal, SECTION)


def on_the_wire(face: Face, refused: Refused) -> wire.Refused:
    """A refusal of the rules or of the table, as a browser reads it."""
    message = refused.refusal.message
    section = SECTION if message.template in MESSAGES.refusals else "refusal"
    return wire.Refused(text(face, section, message), refused.rule, refused.reason)
