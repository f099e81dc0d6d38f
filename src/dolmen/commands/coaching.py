"""dolmen record review: what the coach says of a recorded game."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from dolmen.bots.advice import say
from dolmen.bots.review import ITERATIONS, Review, review, tell_chance, tell_luck, tell_mistakes
from dolmen.commands.common import add_language, load_record
from dolmen.core.play import Play
from dolmen.core.refusal import BadInput
from dolmen.server.coach import review_info
from dolmen.server.review_page import page
from dolmen.speech.face import face_of
from dolmen.speech.lexicon import Lexicon
from dolmen.terminal.files import write_whole
from dolmen.terminal.screen import Screen, open_screen

BARS = "▁▂▃▄▅▆▇█"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seat", type=int, action="append", help="this seat only (0 is the first)")
    parser.add_argument(
        "--iterations", type=int, default=ITERATIONS, help=f"per decision ({ITERATIONS})"
    )
    parser.add_argument("--page", type=Path, metavar="FILE", help="write the review as HTML")
    parser.add_argument("--plain", action="store_true", help="linear text, no boxes, no colours")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    play = load_record(args.file, args.content)
    if args.iterations < 1:
        raise BadInput(f"--iterations must be at least 1; got {args.iterations}.")
    seats = chosen_seats(play, args.seat)
    lexicon = face_of(play.game, play.content).lexicon(args.language, play.content, play.names)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say(lexicon.language, "progress"), total=len(play.moves))
        found = review(
            play,
            seats,
            args.iterations,
            progress=lambda done: progress.update(task, completed=done),
        )
    show(found, play, lexicon, open_screen(args.plain), args.plain)
    if args.page:
        info = review_info(play.game, lexicon, found, play.winners)
        write_whole(args.page, page(info, lexicon.language))
        print(args.page)
    return 0


def chosen_seats(play: Play, wanted: list[int] | None) -> list[int]:
    """The seats asked for; without any, those of the people."""
    if wanted is None:
        people = [seat for seat in range(play.header.players) if seat not in play.header.bots]
        return people or list(range(play.header.players))
    for seat in wanted:
        play.view(seat)  # refuses a seat that is not there
    return sorted(set(wanted))


def show(found: Review, play: Play, lexicon: Lexicon, screen: Screen, plain: bool) -> None:
    screen.seats = tuple(lexicon.seat(seat) for seat in range(play.header.players))
    screen.heading(say(lexicon.language, "chart"))
    for seat in range(play.header.players):
        chances = [row[seat] for row in found.chances]
        if plain:
            for move in sample(len(chances), 10):
                screen.say(tell_chance(lexicon, seat, move, chances[move]))
        else:
            screen.say(f"{lexicon.seat(seat)}: {sparkline(chances, screen.width - 24)}")
    for seat in found.seats:
        screen.gap()
        screen.heading(say(lexicon.language, "review", name=lexicon.seat(seat)))
        told = list(tell_mistakes(play.game, lexicon, found, seat))
        for line in told or [say(lexicon.language, "best")]:
            screen.say(line)
        screen.say(tell_luck(lexicon, found, seat))
    screen.gap()
    screen.say(say(lexicon.language, "note"))


def sample(length: int, count: int) -> list[int]:
    """Places spread over a list, the first and the last among them."""
    if length <= count:
        return list(range(length))
    return [round(n * (length - 1) / (count - 1)) for n in range(count)]


def sparkline(chances: list[float], width: int) -> str:
    return "".join(BARS[min(7, int(8 * chances[at]))] for at in sample(len(chances), width))
