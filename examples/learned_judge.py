"""Learn what the judge of a game misses, and let the result play.

    python examples/learned_judge.py prehistory 2 lesson.json

The same as `dolmen learn`, from Python, with so few games that the gate will hardly be passed.
Needs: pip install 'dolmen[lab]'
"""

from __future__ import annotations

import sys
from pathlib import Path

from dolmen.bots import Turn, make
from dolmen.bots.lesson import Lesson
from dolmen.core.rng import Rng
from dolmen.core.step import act
from dolmen.games import find
from dolmen.lab.engine import engine_of
from dolmen.lab.learn import Course, learn


def train(course: Course, out: Path, workers: int = 1) -> Lesson:
    with engine_of(workers) as engine:
        lesson = learn(course, engine, report=lambda done: None)
    out.write_text(lesson.write(), encoding="utf-8")
    return lesson


def play(game: str, file: Path, seed: int = 1) -> list[int]:
    """The points of the learned judge (seat 0) and of the greedy bot in one game."""
    found = find(game)
    names = (f"greedy:{file}", "greedy")
    bots = [make(name, found, Rng(seed, f"seat {seat}")) for seat, name in enumerate(names)]
    s = found.new(found.header(2, seed))
    while s.stack:
        act(s, bots[s.seat].choose(Turn(found, s)))
    return [sum(row) for row in found.scores(s)]


if __name__ == "__main__":
    name, players, file = [*sys.argv[1:], *("prehistory", "2", "lesson.json")[len(sys.argv) - 1 :]]
    made = train(Course(name, int(players), games=20, deals=10, gate=10), Path(file))
    for column, weight in sorted(made.weights.items(), key=lambda pair: -pair[1])[:5]:
        print(f"{weight:+.2f}  {column}")
    print("passed" if made.passed else "not passed", made.gate)
    print(play(name, Path(file)))
