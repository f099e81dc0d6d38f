"""Where the table is shown: in colours and boxes, or as linear text for a screen reader."""

from __future__ import annotations

import os
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TextIO

from rich.box import ROUNDED
from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from dolmen.speech.layout import wrap
from dolmen.terminal.menu import Group
from dolmen.terminal.score import Sheet

WIDTH = 80
NARROWEST = 30
SEAT_STYLES = ("bold cyan", "bold yellow", "bold magenta", "bold green", "bold blue", "bold red")
GAP = 2  # between two columns
Asker = Callable[[str], str]


class Screen(ABC):
    """What a session needs of a terminal."""

    def __init__(self, ask: Asker) -> None:
        self.ask = ask
        self.seats: tuple[str, ...] = ()  # names to be coloured

    @property
    @abstractmethod
    def width(self) -> int:
        """How many columns there are."""

    @abstractmethod
    def line(self, text: str, style: str = "") -> None:
        """One line that is known to fit."""

    @abstractmethod
    def heading(self, text: str) -> None:
        """What the following lines are about."""

    @abstractmethod
    def block(self, heading: str, lines: Sequence[str]) -> None:
        """A part of the table."""

    @abstractmethod
    def clear(self) -> None:
        """Hide everything shown so far."""

    @abstractmethod
    def menu(self, groups: Sequence[Group]) -> None:
        """What can be chosen, with its numbers."""

    @abstractmethod
    def sheet(self, heading: str, sheet: Sheet) -> None:
        """The score sheet."""

    def say(self, text: str, style: str = "", indent: str = "") -> None:
        """A sentence of any length."""
        for part in fold(text, self.width, indent, indent):
            self.line(part, style)

    def gap(self) -> None:
        self.line("")

    def blocks(self, lines: Sequence[str]) -> None:
        """Blocks in the form a game draws its table: a heading, lines, an empty line."""
        block: list[str] = []
        for line in (*lines, ""):
            if line:
                block.append(line)
            elif block:
                self.block(block[0], block[1:])
                block = []


class PlainScreen(Screen):
    """No colours, no boxes, one thing after the other."""

    def __init__(self, out: TextIO, ask: Asker, width: int = WIDTH) -> None:
        super().__init__(ask)
        self.out = out
        self.columns = max(width, NARROWEST)

    @property
    def width(self) -> int:
        return self.columns

    def line(self, text: str, style: str = "") -> None:
        print(text, file=self.out, flush=True)

    def heading(self, text: str) -> None:
        self.say(f"{text}:" if text[-1:].isalnum() else text)

    def block(self, heading: str, lines: Sequence[str]) -> None:
        self.gap()
        self.heading(heading)
        for line in lines:
            for part in refold(line, self.width):
                self.line(part)

    def clear(self) -> None:
        if self.out.isatty():
            # Screen and scrollback: the curtain must hide the hand before it.
            self.out.write("\x1b[2J\x1b[3J\x1b[H")
        else:
            self.out.write("\n" * 40)
        self.out.flush()

    def menu(self, groups: Sequence[Group]) -> None:
        for group in groups:
            self.heading(group.heading)
            for entry in group.entries:
                for part in fold(f"{entry.number}. {entry.label}", self.width, "", "    "):
                    self.line(part)

    def sheet(self, heading: str, sheet: Sheet) -> None:
        self.heading(heading)
        for line in sheet.lines:
            self.say(line)


class RichScreen(Screen):
    """Colours where the terminal has them, and boxes."""

    def __init__(self, console: Console, ask: Asker | None = None) -> None:
        super().__init__(ask or (lambda prompt: console.input(Text(prompt, style="bold"))))
        self.console = console

    @property
    def width(self) -> int:
        return max(self.console.width, NARROWEST)

    def line(self, text: str, style: str = "") -> None:
        self.console.print(self.coloured(text, style), soft_wrap=True)

    def coloured(self, text: str, style: str = "") -> Text:
        shown = Text(text, style=style)
        # Longer names last: "Ann" is a part of "Anna".
        for seat, name in sorted(enumerate(self.seats), key=lambda pair: len(pair[1])):
            shown.highlight_words([name], SEAT_STYLES[seat % len(SEAT_STYLES)])
        return shown

    def heading(self, text: str) -> None:
        self.line(text, "bold underline")

    def block(self, heading: str, lines: Sequence[str]) -> None:
        widest = max((len(line) for line in lines), default=0)
        frame = 4
        if widest + frame <= self.width:
            body = Text("\n").join(self.coloured(line) for line in lines)
            title = Text(heading, style="bold")
            width = min(self.width, max(WIDTH, widest + frame))
            self.console.print(
                Panel(body, title=title, title_align="left", border_style="dim", width=width)
            )
            return
        self.console.print(Rule(Text(heading, style="bold"), align="left", style="dim"))
        for line in lines:
            for part in refold(line, self.width):
                self.line(part)

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()
        else:
            self.console.print("\n" * 40)

    def menu(self, groups: Sequence[Group]) -> None:
        digits = max(len(str(entry.number)) for group in groups for entry in group.entries)
        for group in groups:
            self.line(group.heading, "bold underline")
            labels = [f"{entry.number:>{digits}}  {entry.label}" for entry in group.entries]
            for row in columns(labels, self.width):
                for part in fold(row, self.width, "", " " * (digits + 2)):
                    self.console.print(self.numbered(part, digits), soft_wrap=True)

    def numbered(self, row: str, digits: int) -> Text:
        shown = self.coloured(row)
        shown.highlight_regex(r"^ *\d+(?=  )|(?<=   ) *\d+(?=  )", "bold cyan")
        return shown

    def sheet(self, heading: str, sheet: Sheet) -> None:
        table = Table(title=Text(heading, style="bold"), title_justify="left", box=ROUNDED)
        table.add_column("")
        for seat, name in enumerate(self.seats):
            style = SEAT_STYLES[seat % len(SEAT_STYLES)]
            table.add_column(Text(name, style=style), justify="right")
        for number, (row, values) in enumerate(zip(sheet.rows, sheet.cells, strict=True)):
            last = number == len(sheet.rows) - 1
            table.add_row(Text(row), *values, style="bold" if last else "")
            if number == len(sheet.rows) - 2:
                table.add_section()
        self.console.print(table)


def columns(labels: Sequence[str], width: int) -> list[str]:
    """Labels side by side, read downwards, if two columns fit; else one below the other."""
    widest = max(len(label) for label in labels)
    if len(labels) < 4 or 2 * widest + GAP + 1 > width:
        return list(labels)
    half = (len(labels) + 1) // 2
    left, right = labels[:half], [*labels[half:], ""]
    pad = widest + GAP + 1
    return [f"{a:<{pad}}{b}".rstrip() for a, b in zip(left, right, strict=False)]


def fold(text: str, width: int, indent: str, hang: str) -> list[str]:
    if len(text) + len(indent) <= width:
        return [indent + text]
    return wrap(text, width, indent, hang)


def refold(line: str, width: int) -> list[str]:
    """A line of a drawing on a terminal that is too narrow for it."""
    if len(line) <= width:
        return [line]
    indent = line[: len(line) - len(line.lstrip())]
    return fold(line.strip(), width, indent, indent + "  ")


def read_line(prompt: str) -> str:
    """The prompt goes to where the table is shown, also when the answers come from a file."""
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\n")


def open_screen(plain: bool, environment: Mapping[str, str] = os.environ) -> Screen:
    """The screen for this terminal; linear text without a terminal or on a dumb one."""
    asker = input if sys.stdin.isatty() and sys.stdout.isatty() else read_line
    if plain or not sys.stdout.isatty() or environment.get("TERM", "") in ("dumb", ""):
        width = os.get_terminal_size().columns if sys.stdout.isatty() else WIDTH
        return PlainScreen(sys.stdout, asker, min(width or WIDTH, WIDTH))
    return RichScreen(Console(highlight=False, emoji=False), asker)
