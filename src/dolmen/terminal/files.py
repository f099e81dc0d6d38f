"""Files that are either written whole or not at all."""

import os
from pathlib import Path

from dolmen.core.hold import HoldAt
from dolmen.core.play import Play
from dolmen.core.refusal import BadInput

WAITS = "# waits "  # a remark in a record: after how many sole choices the table waits


def write_whole(path: Path, text: str) -> None:
    """Put the text in place of what the file held before; on failure it keeps what it held."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a text file.") from None


def unused(path: Path) -> Path:
    """This path, or the same with a number, such that no file is there yet."""
    number = 2
    free = path
    while free.exists():
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    return free


def go_back_to_wait(play: Play, text: str) -> Play:
    """A saved game, where the table waited for its person when it was saved."""
    last = text.rstrip().rpartition("\n")[2]
    number = last.removeprefix(WAITS)
    if not play.moves or not last.startswith(WAITS) or not number.isdecimal():
        return play
    waiting = play.fork(len(play.moves) - 1)
    waiting.header.bots = play.header.bots
    waiting.do(play.moves[-1][1], HoldAt(int(number)))
    return waiting if waiting.held else play


class SaveFile:
    """The file that holds the game after every decision."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.moves: list[tuple[int, int]] = []
        self.lines: list[str] = []

    def text(self, play: Play) -> str:
        # Whole records are long: only what changed since the last time is put into words.
        while self.moves != play.moves[: len(self.moves)]:
            self.moves.pop()
            self.lines.pop()
        for seat, index in play.moves[len(self.moves) :]:
            self.moves.append((seat, index))
            self.lines.append(f"{seat} {play.game.vocabulary.text(index)}")
        parts = [str(play.header), *self.lines]
        if play.held:
            parts.append(f"{WAITS}{play.passed}")
        if play.over:
            totals = [sum(points) for points in play.game.scores(play.state)]
            parts.append("end " + " ".join(str(total) for total in totals))
        return "\n".join(parts) + "\n"

    def write(self, play: Play) -> None:
        write_whole(self.path, self.text(play))
