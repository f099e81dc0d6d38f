"""What comes from outside is checked here, and refused with one clear sentence."""

from __future__ import annotations

from dolmen.bots import bots
from dolmen.bots.lesson import ENDING
from dolmen.core.game import Game
from dolmen.core.record import Record, parse
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng
from dolmen.games import find
from dolmen.server import journal, wire
from dolmen.server.complaints import LANGUAGE, Sentence, phrases
from dolmen.server.journal import Entry
from dolmen.server.sheet import PERSONS, Sheet

NAME_LENGTH = 40
CHAT_LENGTH = 500
ID_LENGTH = 64
MOST_SECONDS, MOST_ITERATIONS = 5.0, 2_000  # that a bot may think about one decision


class NotFound(BadInput):
    """There is no such thing."""


class Forbidden(BadInput):
    """The key does not open this."""


def find_game(name: str) -> Game:
    try:
        return find(name)
    except BadInput as error:
        raise NotFound(str(error)) from None


def check_seats(game: Game, seats: list[wire.SeatPlan]) -> None:
    if len(seats) not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        sentence = f"{game.id} is for {low} to {high} players; got {len(seats)}."
        raise BadInput(sentence, ("seats",))
    for number, plan in enumerate(seats):
        if plan.kind not in PERSONS:
            try:
                check_bot(plan.kind, game)
            except BadInput as error:
                sentence = f"Seat {number} is human, open or a bot. {error}"
                raise BadInput(sentence, ("seats", number)) from None


def check_bot(name: str, game: Game) -> None:
    """There is such a bot, it reads no file of the server's, and does not think forever."""
    if any(detail.endswith(ENDING) for detail in name.split(":")):
        raise BadInput(f"A server has no bots from files; got '{name}'.")
    bot = bots.make(name, game, Rng(0))
    budget = getattr(bot, "budget", None)
    if budget is not None and (
        (budget.seconds or 0) > MOST_SECONDS or (budget.iterations or 0) > MOST_ITERATIONS
    ):
        raise BadInput(
            f"A bot of this server thinks for at most {MOST_SECONDS:g} s or {MOST_ITERATIONS} "
            f"iterations; got '{name}'."
        )


def clean_name(name: str, seat: int, kind: str) -> str:
    """One line of at most 40 characters; without one, the player is named after the seat, in the
    language of the request."""
    plain = "".join(c for c in " ".join(name.split()) if c.isprintable())[:NAME_LENGTH]
    if plain:
        return plain
    if kind not in PERSONS:
        return f"{kind.capitalize()} {seat + 1}"
    return phrases(LANGUAGE.get()).term("seat").replace("#", str(seat + 1))


def clean_talk(words: str) -> str:
    """What somebody says, in one line of at most 500 characters."""
    return " ".join(clean_text(words).split())[:CHAT_LENGTH]


def clean_text(text: str) -> str:
    """Without what is neither letter nor sign nor space: not every database keeps that."""
    return "".join(c for c in text if c.isprintable() or c.isspace())


def check_id(name: str) -> bool:
    """Whether it could be the name of something that is kept: letters and digits, not many."""
    return name.isascii() and name.isalnum() and len(name) <= ID_LENGTH


def read_record(source: str) -> Record:
    """A record that folds, to its last move."""
    try:
        record = parse(source)
        find(record.header.game).resume(record)
    except BadInput as error:
        raise BadInput(Sentence("not_a_record", problem=error.sentence)) from None
    return record


def moves_of(moves: list[tuple[int, str]]) -> list[Entry]:
    return [Entry(n, journal.MOVE, seat, text) for n, (seat, text) in enumerate(moves, start=1)]


def totals(record: Record) -> str:
    return " ".join(str(total) for total in record.totals or [])


def plain_infos(sheet: Sheet) -> list[wire.SeatInfo]:
    return [
        wire.SeatInfo(
            chair.name,
            chair.kind,
            False,
            chair.stand_in,
            None,
            seat in sheet.left_over,
            chair.resigned,
        )
        for seat, chair in enumerate(sheet.chairs)
    ]
