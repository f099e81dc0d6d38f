"""dolmen rules: the rules of a game, by number or by words."""

from __future__ import annotations

import argparse
from typing import Any

from dolmen.commands.common import add_language, subcommand
from dolmen.core.refusal import BadInput
from dolmen.games import find
from dolmen.speech.rulebook import (
    HEADING,
    Passage,
    clean,
    is_number,
    open_rulebook,
    row,
    summary,
    without_figures,
)
from dolmen.terminal.screen import Screen, open_screen

EXAMPLES = """  dolmen rules altay                   (the table of contents)
  dolmen rules altay R15
  dolmen rules altay 5.5
  dolmen rules altay archive defender
  dolmen rules altay --summary --language de
"""


def add(subparsers: Any) -> None:
    parser = subcommand(
        subparsers,
        "rules",
        "look something up in the rules",
        "Shows a numbered ruling, every passage that contains the words, or the game on one page.",
        EXAMPLES,
    )
    parser.add_argument("game", help="altay, ...")
    parser.add_argument("what", nargs="*", help="the number of a section or ruling, or words")
    parser.add_argument("--summary", action="store_true", help="the game on one page")
    add_language(parser)
    parser.add_argument("--plain", action="store_true", help="linear text, no colours")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = find(args.game)
    screen = open_screen(args.plain)
    question = " ".join(args.what)
    if args.summary:
        if question:
            raise BadInput("The summary is one page; leave out the number or the words.")
        show_page(without_figures(summary(game, args.language)), screen)
        return 0
    book = open_rulebook(game, args.language)
    if not question:
        for passage in book.sections:
            screen.say(passage.heading)
        return 0
    if is_number(question):
        ruling = book.ruling(question)
        if ruling is None:
            raise BadInput(f"The rules of {args.game} have no number {question.upper()}.")
        show(ruling, screen)
        return 0
    found = book.find(question)
    if not found:
        raise BadInput(f"The rules of {args.game} say nothing about '{question}'.")
    for passage in found:
        show(passage, screen)
        screen.gap()
    return 0


def show(passage: Passage, screen: Screen) -> None:
    screen.heading(" ".join(part for part in (passage.number, passage.heading) if part))
    for line in passage.lines:
        screen.say(line)


def show_page(text: str, screen: Screen) -> None:
    """A page of Markdown; a row of a table becomes a line that repeats the names of its columns."""
    columns: list[str] = []
    for line in text.splitlines():
        if match := HEADING.match(line):
            screen.heading(clean(match[2]))
        elif line.startswith("|"):
            cells = row(line)
            if not columns:
                columns = cells
            elif cells:
                first, *others = cells
                named = zip(columns[1:], others, strict=True)
                parts = [f"{name}: {cell}" if len(others) > 1 else cell for name, cell in named]
                screen.say(f"- {first}: {'; '.join(part for part in parts if part)}")
        else:
            columns = []
            if line.strip():
                screen.say(clean(line))
            else:
                screen.gap()
