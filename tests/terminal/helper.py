"""A table in memory, with people who answer by script or by dice."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from rich.console import Console

import dolmen
from dolmen.core.play import Play
from dolmen.core.rng import Rng
from dolmen.terminal.files import SaveFile
from dolmen.terminal.screen import PlainScreen, RichScreen, Screen
from dolmen.terminal.session import Session

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Table:
    """A session whose output is kept and whose input comes from `answer`."""

    def __init__(
        self,
        folder: Path,
        players: str = "human,greedy",
        seed: int = 7,
        rich: bool = False,
        language: str = "en",
        names: tuple[str, ...] = (),
        options: dict[str, str] | None = None,
        play: Play | None = None,
        width: int = 80,
    ) -> None:
        seats = tuple(players.split(","))
        self.out = io.StringIO()
        self.answers: Iterator[str] = iter(())
        self.asked: list[str] = []
        game = dolmen.game("altay")
        self.play = play or game.start(len(seats), seed, options, names=dict(enumerate(names)))
        self.file = folder / "game.txt"
        screen: Screen
        if rich:
            console = Console(
                file=self.out,
                width=width,
                force_terminal=True,
                highlight=False,
                legacy_windows=False,
            )
            screen = RichScreen(console, self.ask)
        else:
            screen = PlainScreen(self.out, self.ask, width)
        self.session = Session(self.play, seats, screen, language, SaveFile(self.file))

    def ask(self, prompt: str) -> str:
        self.asked.append(prompt)
        answer = next(self.answers)
        self.out.write(f"{prompt}{answer}\n")
        return answer

    def run(self, *parts: Iterable[str]) -> str:
        """Play with these answers; gives what was shown, without colours."""

        def answers() -> Iterator[str]:
            for part in parts:
                yield from part
            raise EOFError

        self.answers = answers()
        before = len(self.out.getvalue())
        self.code = self.session.run()
        return CODES.sub("", self.out.getvalue()[before:])

    def dice(self, until: Callable[[], bool] = lambda: False) -> Iterator[str]:
        """Legal numbers by dice, which fall by the place in the game: a resumed game sees the
        same. An answer to the curtain is the same to it."""
        while not until() and not self.play.over:
            n = len(self.play.state.options)
            yield str(1 + Rng(f"{self.play.header.seed}/{len(self.play.moves)}").below(n))

    def main(self) -> Iterator[str]:
        """To the first turn of the first seat."""
        return self.dice(
            lambda: (
                len(self.play.state.options) > 0
                and self.play.state.seat == 0
                and self.play.decision is not None
                and self.play.decision.prompt.key == "ask_main"
            )
        )
