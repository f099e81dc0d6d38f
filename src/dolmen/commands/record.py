"""dolmen record: show, verify, migrate, fork and review recorded games."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any

from dolmen.commands import coaching
from dolmen.commands.common import add_content, add_language, load_record, subcommand
from dolmen.core.play import Play
from dolmen.core.record import BadRecord, Record
from dolmen.core.refusal import BadInput
from dolmen.speech.face import face_of
from dolmen.speech.lexicon import Lexicon
from dolmen.terminal.files import write_whole
from dolmen.terminal.phrases import Words
from dolmen.terminal.score import outcome, sheet
from dolmen.terminal.screen import Screen, open_screen

EXAMPLES = """  dolmen record show saves/altay-7.txt
  dolmen record show saves/altay-7.txt --seat 0 --language fr
  dolmen record verify saves/altay-7.txt
  dolmen record migrate saves/altay-7.txt --out saves/altay-7-new.txt
  dolmen record fork saves/altay-7.txt --at 40 --out what-if.txt
  dolmen record review saves/altay-7.txt --page review.html
"""


def add(subparsers: Any) -> None:
    parser = subcommand(
        subparsers,
        "record",
        "show, verify, migrate, fork or review a recorded game",
        "A record is the header of a game and its moves; everything else follows from it.",
        EXAMPLES,
    )
    kinds = parser.add_subparsers(metavar="show|verify|migrate|fork|review", required=True)
    showing = subcommand(
        kinds, "show", "the game in words", "Header, log in words, score sheet.", EXAMPLES
    )
    showing.add_argument("--seat", type=int, help="as this seat saw it (0 is the first)")
    showing.add_argument(
        "--nomads", action="store_true", help="how the automatic opponent came to its moves"
    )
    showing.add_argument("--plain", action="store_true", help="linear text, no boxes, no colours")
    add_language(showing)
    verifying = subcommand(
        kinds, "verify", "play it again and check it", "Folds the record again.", EXAMPLES
    )
    migrating = subcommand(
        kinds,
        "migrate",
        "bring it to the rules and content of this version",
        "A record of an earlier version is written anew, under the rules and with the content of "
        "this one. If a move does not fit them, it is named, and the record keeps its own rules.",
        EXAMPLES,
    )
    migrating.add_argument("--out", type=Path, required=True, metavar="FILE", help="the new record")
    forking = subcommand(
        kinds, "fork", "a new game that begins like it", "Keeps the first moves.", EXAMPLES
    )
    forking.add_argument("--at", type=int, required=True, metavar="N", help="moves to keep")
    forking.add_argument("--out", type=Path, required=True, metavar="FILE", help="the new record")
    reviewing = subcommand(
        kinds,
        "review",
        "the costliest decisions, and the chances to win",
        "The coach looks at every decision of the people at the table.",
        EXAMPLES,
    )
    coaching.add_arguments(reviewing)
    runs = (
        (showing, show),
        (verifying, verify),
        (migrating, migrate),
        (forking, fork),
        (reviewing, coaching.run),
    )
    for kind, run in runs:
        kind.add_argument("file", type=Path, help="a record")
        add_content(kind)
        kind.set_defaults(run=run)


def show(args: argparse.Namespace) -> int:
    play = load_record(args.file, args.content)
    if args.seat is not None:
        play.view(args.seat)  # refuses a seat that is not there
    lexicon = face_of(play.game, play.content).lexicon(args.language, play.content, play.names)
    words = Words(args.language)
    screen = open_screen(args.plain)
    screen.seats = tuple(lexicon.seat(seat) for seat in range(play.header.players))
    if args.nomads:
        lines = face_of(play.game, play.content).trace(play, lexicon)
        if not lines:
            raise BadInput(f"{args.file} has no automatic opponent.")
        for line in lines:
            screen.say(line)
        return 0
    show_header(play, screen, words, lexicon)
    for event in play.events:
        if event.seen_by(args.seat):
            screen.say(lexicon.say("event", event.message))
    screen.gap()
    show_score(play, screen, words, lexicon)
    return 0


def show_header(play: Play, screen: Screen, words: Words, lexicon: Lexicon) -> None:
    name = lexicon.called("game", play.game.id)
    screen.heading(words("welcome", game=name, seed=play.header.seed))
    screen.say(", ".join(lexicon.seat(seat) for seat in range(play.header.players)))
    for option, value in sorted(play.header.options.items()):
        screen.say(
            words(
                "option",
                option=lexicon.called("option", option),
                value=lexicon.called("value", f"{option}.{value}"),
            )
        )
    screen.say(words("moves", n=len(play.moves)))
    screen.gap()


def show_score(play: Play, screen: Screen, words: Words, lexicon: Lexicon) -> None:
    if not play.over:
        screen.say(words("unfinished"))
        return
    points = face_of(play.game).standings(play.state, None)
    heading = words("final")
    screen.sheet(heading, sheet(points, play.game.categories, words, lexicon))
    screen.say(outcome(play, face_of(play.game, play.content), words, lexicon), "bold")


def verify(args: argparse.Namespace) -> int:
    play = load_record(args.file, args.content)
    end = "finished" if play.over else "not finished"
    header = play.header
    print(
        f"{args.file} is a true game of {play.game.id} under rules version {header.rules} with "
        f"content {header.content}: {len(play.moves)} moves, {end}."
    )
    return 0


def migrate(args: argparse.Namespace) -> int:
    play = load_record(args.file, args.content)
    if args.out.exists():
        raise BadInput(f"{args.out} already exists; name another file.")
    new, problem = renew(play)
    write_whole(args.out, str(new))
    was, now = play.header, new.header
    print(f"{args.out} holds {args.file}: {len(new.moves)} moves.")
    print(f"Rules: version {now.rules}{'' if was.rules == now.rules else f' (was {was.rules})'}.")
    print(f"Content: {now.content}{'' if was.content == now.content else f' (was {was.content})'}.")
    if problem:
        print(
            f"It keeps its rules, for under version {play.game.version} it does not fit: {problem}"
        )
    return 0


def renew(play: Play) -> tuple[Record, str]:
    """A game's record under the newest rules that it fits, and why it does not fit newer ones."""
    record, game = play.record, play.game
    content = game.content_hash(play.content, game.all_options(play.header.options))
    header = replace(play.header, content=content)
    try:
        newest = Record(replace(header, rules=game.version), record.moves, record.totals)
        return game.resume(newest, play.content).record, ""
    except BadRecord as error:
        return Record(header, record.moves, record.totals), str(error)


def fork(args: argparse.Namespace) -> int:
    play = load_record(args.file, args.content)
    if args.out.exists():
        raise BadInput(f"{args.out} already exists; name another file.")
    branch = play.fork(args.at)
    write_whole(args.out, str(branch.record))
    print(f"{args.out} holds the first {args.at} moves of {args.file}.")
    return 0
