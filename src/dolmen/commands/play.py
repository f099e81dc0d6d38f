"""dolmen play: a game in the terminal."""

from __future__ import annotations

import argparse
import secrets
from collections import Counter
from pathlib import Path
from typing import Any

from dolmen.bots.bots import offered
from dolmen.bots.own_bot import read_own
from dolmen.commands.common import (
    add_bots,
    add_content,
    add_language,
    content_of,
    load_record,
    subcommand,
)
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.refusal import BadInput
from dolmen.games import find
from dolmen.lab.plan import parse_options
from dolmen.terminal.files import SaveFile, go_back_to_wait, read_text
from dolmen.terminal.screen import open_screen
from dolmen.terminal.session import HUMAN, Session, bots_for, default_file

EXAMPLES = """  dolmen play altay --players human,greedy
  dolmen play altay --players human,human,greedy --names Anna,Ben
  dolmen play altay --players human,random --seed 7 --option trading=on --language de
  dolmen play altay --players human,human --names Anna,Ben --first Ben
  dolmen play altay --bot mine=my_bots:Mine --players human,mine
  dolmen play altay --plain                     (linear text for a screen reader)
  dolmen play --resume saves/altay-7.txt
"""


def add(subparsers: Any) -> None:
    parser = subcommand(
        subparsers,
        "play",
        "play a game in the terminal",
        "People and bots at one table. The game is saved after every decision; several people "
        "share the screen in turn.",
        EXAMPLES,
    )
    parser.add_argument("game", nargs="?", help="altay, ... (see dolmen games)")
    parser.add_argument(
        "--players",
        help="who plays on each seat: human or a bot, separated by commas (human,greedy; Endless "
        "Winter: human alone against the Nomads)",
    )
    add_bots(parser)
    parser.add_argument("--seed", type=int, help="the same seed deals the same game")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument(
        "--first",
        metavar="SEAT",
        help="who goes first, if the players have agreed on it: a name of --names, or a seat "
        "(0 is the first); otherwise the game decides",
    )
    parser.add_argument(
        "--names", help="names of the people, or of all players, separated by commas"
    )
    parser.add_argument("--plain", action="store_true", help="linear text, no boxes, no colours")
    parser.add_argument(
        "--quick",
        action="store_true",
        help="make sole choices at once, even if they end a turn or reveal something",
    )
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="where to save the game (saves/GAME-SEED.txt)"
    )
    parser.add_argument("--resume", type=Path, metavar="FILE", help="continue a saved game")
    parser.add_argument(
        "--workers", type=int, default=1, help="processes in which the coach thinks (1)"
    )
    add_content(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.workers < 1:
        raise BadInput(f"--workers must be at least 1; got {args.workers}.")
    session = resumed(args) if args.resume else begun(args)
    return session.run()


def begun(args: argparse.Namespace) -> Session:
    if args.game is None:
        raise BadInput("Which game? For example: dolmen play altay (dolmen games lists them).")
    game = find(args.game)
    players = seats(args.players or ",".join((HUMAN, *[usual_bot(game)] * (game.usual - 1))))
    seed = secrets.randbelow(1_000_000) if args.seed is None else args.seed
    bots_for(
        game, players, seed, read_own(args.bot)
    )  # an unknown bot is refused before anything is dealt
    if args.save is not None and args.save.exists():
        raise BadInput(f"{args.save} already exists; resume it with --resume or name another file.")
    called = names(args.names, players)
    play = game.start(
        players=len(players),
        seed=seed,
        options=dict(parse_options(args.option)),
        first=first_seat(args.first, called),
        names=called,
        content=content_of(game, args.content),
    )
    path = args.save or default_file(game.id, seed)
    return table(args, play, players, path)


def usual_bot(game: Game) -> str:
    """Who sits opposite where nobody says otherwise: the second level, or what the game has."""
    names = [level.id for level in offered(game)]
    return "hunter" if "hunter" in names else names[-1]


def resumed(args: argparse.Namespace) -> Session:
    for given, name in (
        (args.seed is not None, "--seed"),
        (args.option, "--option"),
        (args.first, "--first"),
        (args.names, "--names"),
    ):
        if given:
            raise BadInput(f"{name} belongs to a new game; a resumed game keeps its own.")
    play = load_record(args.resume, args.content)
    if not args.quick:
        play = go_back_to_wait(play, read_text(args.resume))
    if args.game is not None and find(args.game) is not play.game:
        raise BadInput(f"{args.resume} is a game of {play.game.id}, not of {args.game}.")
    if args.save is not None and args.save.exists() and not args.save.samefile(args.resume):
        raise BadInput(f"{args.save} already exists; name another file.")
    bots = play.header.bots
    players = tuple(bots.get(seat, HUMAN) for seat in range(play.header.players))
    if args.players:
        players = seats(args.players)
    if len(players) != play.header.players:
        raise BadInput(f"The game has {play.header.players} seats; --players names {len(players)}.")
    bots_for(play.game, players, play.header.seed, read_own(args.bot))
    return table(args, play, players, args.save or args.resume)


def table(args: argparse.Namespace, play: Play, players: tuple[str, ...], path: Path) -> Session:
    screen = open_screen(args.plain)
    save = SaveFile(path)
    session = Session(play, players, screen, args.language, save, args.quick, read_own(args.bot))
    session.workers = args.workers
    save.write(play)  # a problem with saving shows before the first move
    return session


def seats(words: str) -> tuple[str, ...]:
    found = tuple(word.strip() for word in words.split(","))
    if not all(found):
        raise BadInput(f"A seat is empty in --players {words}; say human or the name of a bot.")
    return found


def first_seat(word: str | None, called: dict[int, str]) -> int | None:
    """The seat that goes first: by its number, or by the player's name."""
    if word is None:
        return None
    for seat, name in called.items():
        if name.casefold() == word.strip().casefold():
            return seat
    if word.strip().isdecimal():
        return int(word)
    known = f" ({', '.join(called.values())})" if called else ""
    raise BadInput(f"--first names a seat (0 is the first) or a player{known}; got '{word}'.")


def names(words: str | None, players: tuple[str, ...]) -> dict[int, str]:
    """Names for all seats, or for the people alone; bots are then called by what they are."""
    if words is None:
        return {}
    given = [word.strip() for word in words.split(",")]
    people = [seat for seat, player in enumerate(players) if player == HUMAN]
    if len(given) == len(players):
        found = dict(enumerate(given))
    elif len(given) == len(people):
        found = dict(zip(people, given, strict=True))
        bots = Counter(player for player in players if player != HUMAN)
        count: Counter[str] = Counter()
        for seat, player in enumerate(players):
            if player != HUMAN:
                count[player] += 1
                many = bots[player] > 1
                name = player.partition(":")[0].title()
                found[seat] = f"{name} {count[player]}" if many else name
    else:
        raise BadInput(
            f"--names needs {len(people)} names for the people or {len(players)} for all seats; "
            f"got {len(given)}."
        )
    if len(set(found.values())) < len(found):
        raise BadInput("Two players have the same name.")
    return found
