"""What the coach does in the worker processes: hints, reviews portion by portion, exercises."""

from __future__ import annotations

import time
import zlib
from dataclasses import replace

import msgspec

from dolmen.bots.advice import reason
from dolmen.bots.coach import Outlook, consider
from dolmen.bots.review import ITERATIONS, Moment, Review, Reviewer, Weighing, label
from dolmen.core.content import LANGUAGES
from dolmen.core.game import Game
from dolmen.core.record import Header, Record, parse
from dolmen.core.refusal import BadInput
from dolmen.games import find
from dolmen.server import picture, wire
from dolmen.server.folded import Told, fold, whole
from dolmen.server.outlook import Outlook as Foresight
from dolmen.speech.face import face_of
from dolmen.speech.lexicon import Lexicon

ADVICE = 3  # actions that a hint names
SEARCHES = 150  # iterations for a hint: a second or two, however patient somebody is ...
ENDS = 2  # ... and so many games played on to their ends from each action
ENCODER = msgspec.json.Encoder()


class Portion(msgspec.Struct):
    """A part of a review; `end` holds the last chances once nothing is left."""

    moments: list[Moment]
    end: list[float]


def advise(told: Told) -> list[wire.HintInfo]:
    """The best actions of the seat that decides. They follow from what the seat can see and from
    the number of the move alone: nothing hidden, and no clock, has a say."""
    game, head, mark, state, _ = fold(told)
    found = consider(
        game, state, ADVICE, iterations=SEARCHES, seed=f"hint {mark.moves}", worlds=ENDS
    )
    lexicons = {language: lexicon_of(game, head, language) for language in LANGUAGES}
    return [
        wire.HintInfo(
            hint.action.index,
            round(hint.chance, 4),
            round(hint.score, 1),
            {language: hint.reason(lexicon) for language, lexicon in lexicons.items()},
        )
        for hint in found
    ]


def look_at(table: str, header: str, moves: list[int], review: Review, seconds: float) -> Portion:
    """Go on with a review for about so long: at least one decision, at most all that are left."""
    began = time.monotonic()
    done = len(review.moments)
    known = f"{table}/review"  # not the state that a bot of the table thinks about
    folded = fold(whole(known, header, moves[:done]))
    game, state = folded.game, folded.state.clone()
    begun = {(moment.round, moment.seat) for moment in review.moments}
    reviewer = Reviewer(game, state, review.seats, ITERATIONS, begun)
    found = Review(review.seats, list(review.moments))
    while len(found.moments) < len(moves):
        reviewer.floors = found.floors()
        number = len(found.moments) + 1
        found.moments.append(reviewer.look(number, moves[number - 1]))
        if time.monotonic() - began > seconds:
            break
    over = len(found.moments) == len(moves)
    return Portion(found.moments[done:], reviewer.chances(reviewer.state) if over else [])


def pack_review(found: Review) -> bytes:
    return zlib.compress(ENCODER.encode(found))


def unpack_review(data: bytes) -> Review:
    return msgspec.json.decode(zlib.decompress(data), type=Review)


def describe_review(
    header: str, names: tuple[str, ...], winners: list[int], data: bytes, language: str
) -> wire.ReviewInfo:
    """A review in one language."""
    head = parse(header).header
    head.names = {seat: name for seat, name in enumerate(names) if name}
    game = find(head.game)
    return review_info(game, lexicon_of(game, head, language), unpack_review(data), winners)


def review_info(game: Game, lexicon: Lexicon, found: Review, winners: list[int]) -> wire.ReviewInfo:
    players = range(len(found.end))
    return wire.ReviewInfo(
        game=game.id,
        title=lexicon.called("game", game.id),
        names=[lexicon.seat(seat) for seat in players],
        winners=winners,
        chances=found.chances,
        moves=[
            wire.MoveReview(
                moment.seat,
                moment.round,
                label(game, lexicon, moment.done),
                moment.luck,
                round(moment.cost, 4) if moment.looked else None,
            )
            for moment in found.moments
        ],
        luck=[round(found.luck(seat), 4) for seat in players],
        seats=[seat_review(game, lexicon, found, seat) for seat in found.seats],
    )


def seat_review(game: Game, lexicon: Lexicon, found: Review, seat: int) -> wire.SeatReview:
    own = [moment for moment in found.moments if moment.seat == seat and moment.looked]
    mistakes = []
    for number, moment in found.worst(seat):
        better = moment.better
        assert better is not None
        mistakes.append(
            wire.MistakeInfo(
                move=number,
                round=moment.round,
                done=label(game, lexicon, moment.done),
                better=label(game, lexicon, better.action),
                cost=better.cost,
                before=better.before,
                after=better.after,
                reason=reason(lexicon, better.gains, better.prospects),
            )
        )
    good = sum(moment.better is None for moment in own)
    cost = round(sum(moment.cost for moment in own), 4)
    return wire.SeatReview(seat, len(own), good, cost, mistakes)


# Exercises: a decision of a game that is over, asked again.


def exercise(bare: wire.Snapshot, header: str, moves: list[int], number: int) -> bytes:
    """The table as the seat saw it that made this decision, with the question. `bare` says who
    sits there. Gives JSON."""
    head = parse(header).header
    game = find(head.game)
    play = game.resume(Record(head))
    for index in moves[: number - 1]:
        play.do(index)
    face, s = face_of(game, play.content), play.state
    seat = s.seat
    log = picture.entries(face, play.events, 0)
    outlook = Foresight(face, s, lambda _: True)
    drawn = msgspec.structs.replace(
        bare,
        moves=number - 1,
        viewer=seat,
        round=game.round(s),
        view=face.views(s, [seat])[0],
        decision=picture.decision(face, s, number, outlook, False),
        why_not=picture.why_not(face, s),
        log=picture.seen(log, seat),
        scores=picture.scores(face, s, seat),
    )
    return ENCODER.encode(drawn)


def try_out(
    table: str,
    header: str,
    names: tuple[str, ...],
    moves: list[int],
    asked: wire.TryOut,
) -> wire.Exercise:
    """What somebody chose, beside what was played and what is best."""
    head = replace(parse(header).header, names={n: name for n, name in enumerate(names) if name})
    game = find(head.game)
    state = fold(whole(f"{table}/exercise", header, moves[: asked.move - 1])).state.clone()
    if asked.action not in state.options:
        raise BadInput("That is not possible here.")
    weighing = Weighing(game, state, asked.move, ITERATIONS)
    played = moves[asked.move - 1]
    order = list(dict.fromkeys((weighing.best.action, played, asked.action)))
    values = {action: weighing.weigh(action).value for action in order}
    outlooks = dict(zip(order, weighing.reasons(order), strict=True))
    lexicon = lexicon_of(game, head, asked.language)

    def verdict(action: int) -> wire.Verdict:
        return told(game, lexicon, action, values[action], outlooks[action])

    return wire.Exercise(verdict(asked.action), verdict(played), verdict(weighing.best.action))


def told(game: Game, lexicon: Lexicon, action: int, chance: float, more: Outlook) -> wire.Verdict:
    done = game.vocabulary.action(action)
    said = reason(lexicon, more.named(game), more.prospects)
    return wire.Verdict(done.text, lexicon.label(done), round(chance, 4), said)


def lexicon_of(game: Game, head: Header, language: str) -> Lexicon:
    content = game.content_of(head)
    names = tuple(head.names.get(seat, "") for seat in range(head.players))
    found: Lexicon = face_of(game, content).lexicon(language, content, names)
    return found
