"""dolmen rules: the rules of a game, by number or by words."""

from __future__ import annotations

import argparse
from typing import Any

from dolmen.commands.common import subcommand
from dolmen.core.refusal import BadInput
from dolmen.core.rulebook import NUMBER, Passage, open_rulebook
from dolmen.games import find
from dolmen.terminal.screen import Screen, open_screen

EXAMPLES = """  dolmen rules altay                   (the table of contents)
  dolmen rules altay R15
  dolmen rules altay archive defender
"""


def add(subparsers: Any) -> None:
    parser = subcommand(
        subparsers,
        "rules",
        "look something up in the rules",
        "Shows a numbered ruling, or every passage that contains the words.",
        EXAMPLES,
    )
    parser.add_argument("game", help="altay, ...")
    parser.add_argument("what", nargs="*", help="the number of a ruling, or words")
    parser.add_argument("--plain", action="store_true", help="linear text, no colours")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    book = open_rulebook(find(args.game).id)
    screen = open_screen(args.plain)
    wish = " ".join(args.what)
    if not wish:
        for passage in book.sections:
            screen.say(passage.heading)
        return 0
    if NUMBER.fullmatch(wish.upper()):
        ruling = book.ruling(wish)
        if ruling is None:
            raise BadInput(f"The rules of {args.game} have no ruling {wish.upper()}.")
        show(ruling, screen)
        return 0
    found = book.find(wish)
    if not found:
        raise BadInput(f"The rules of {args.game} say nothing about '{wish}'.")
    for passage in found:
        show(passage, screen)
        screen.gap()
    return 0


def show(passage: Passage, screen: Screen) -> None:
    screen.heading(" ".join(part for part in (passage.number, passage.heading) if part))
    for line in passage.lines:
        screen.say(line)
