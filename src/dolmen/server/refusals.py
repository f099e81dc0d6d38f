"""Why the table itself says no, whatever game is played."""

from functools import partial

from dolmen.core.game import Game
from dolmen.core.message import Template
from dolmen.core.refusal import Refusal, Refused
from dolmen.server import wire
from dolmen.server.texts import lexicon, text

SECTION = "hall"
STALE = Template("stale")
NOT_YOUR_SEAT = Template("not_your_seat", seat="seat")
NO_SEAT = Template("no_seat")
PAUSED = Template("paused")
CLOSED = Template("closed")
BROKEN = Template("broken")
STANDS_IN = Template("stands_in", seat="seat")
NOT_HOST = Template("not_host")
NOT_PERSON = Template("not_person")
PRESENT = Template("present", seat="seat")
UNKNOWN_POWER = Template("unknown_power")
NO_BOT = Template("no_bot")
TOO_FAST = Template("too_fast")
BAD_MESSAGE = Template("bad_message")
NOT_OVER = Template("not_over")
REMATCH_MADE = Template("rematch_made")
NOT_PAUSED = Template("not_paused")
NOBODY_STANDS_IN = Template("nobody_stands_in", seat="seat")
NOTHING_TO_UNDO = Template("nothing_to_undo")
NOTHING_TO_REDO = Template("nothing_to_redo")
EMPTY = Template("empty")
POSSIBLE = Template("possible")  # the answer to "why not?" where nothing is in the way
REASONS = (
    *(STALE, NOT_YOUR_SEAT, NO_SEAT, PAUSED, CLOSED, BROKEN, STANDS_IN, NOT_HOST, NOT_PERSON),
    *(PRESENT, UNKNOWN_POWER, NO_BOT, TOO_FAST, BAD_MESSAGE, NOT_OVER, REMATCH_MADE, NOT_PAUSED),
    *(NOBODY_STANDS_IN, NOTHING_TO_UNDO, NOTHING_TO_REDO, EMPTY, POSSIBLE),
)


def no(game: Game, template: Template, *values: int) -> Refused:
    """A refusal of the table, to be raised."""
    return Refused(Refusal(template, *values), partial(explain, game))


def explain(game: Game, refusal: Refusal) -> str:
    return lexicon(game.id, "en").explain(refusal, SECTION)


def on_the_wire(game: Game, refused: Refused) -> wire.Refused:
    """A refusal of the rules or of the table, as a browser reads it."""
    message = refused.refusal.message
    section = SECTION if message.template in REASONS else "refusal"
    return wire.Refused(text(game, section, message), refused.rule, refused.reason)
