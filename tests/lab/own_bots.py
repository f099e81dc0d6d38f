"""Bots that disturb a run. They look for files beside a copy of this module."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from dolmen.bots import Bot, Turn

HERE = Path(__file__).parent


class Steady(Bot):
    """Plays at random, by its own generator."""

    def choose(self, turn: Turn) -> int:
        return turn.actions[self.rng.below(len(turn.actions))]


class Mortal(Steady):
    """Once, where a file says so, its process is killed."""

    def choose(self, turn: Turn) -> int:
        try:
            (HERE / "die").unlink()
        except FileNotFoundError:
            return super().choose(turn)
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("nobody comes here")


class Deadly(Bot):
    """Kills every process that asks it."""

    def choose(self, turn: Turn) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("nobody comes here")


class Patient(Steady):
    """Waits in the second batch of its process, for as long as a file is there, and says who
    waits."""

    begun = 0

    def __init__(self, rng) -> None:  # type: ignore[no-untyped-def]
        super().__init__(rng)
        Patient.begun += 1

    def choose(self, turn: Turn) -> int:
        while Patient.begun > 10 and (HERE / "hold").exists():
            (HERE / "held.part").write_text(str(os.getpid()))
            (HERE / "held.part").rename(HERE / "held")
            time.sleep(0.01)
        return super().choose(turn)
