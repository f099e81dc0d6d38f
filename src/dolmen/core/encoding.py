"""What a seat may know as a flat list of whole numbers, for programs that learn.

A game names the numbers (`Game.encoding`) and fills them in (`Game.encode`). A number is an amount,
or it stands for one thing of several: 0 is none, 1 the first. Such numbers are small and quick to
write; `Encoding.wide` says how to give every value a place of its own, as most learners want it.
Seats are counted from the one that looks: 0 is its own, 1 the next at the table.
"""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.core.message import Template
from dolmen.core.state import State
from dolmen.core.step import Question

BYTE = 8
BITS = tuple(tuple(byte >> bit & 1 for bit in range(BYTE)) for byte in range(1 << BYTE))


@dataclass(slots=True, frozen=True)
class Part:
    """Numbers of one kind that stand side by side."""

    name: str  # "market.left"
    labels: tuple[str, ...]  # what each number is about
    values: tuple[str, ...] = ()  # what a number may stand for, from 1 on; none: it is an amount

    @property
    def size(self) -> int:
        return len(self.labels)


class Encoding:
    """The names of all numbers, in their order."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = tuple(parts)
        self.size = sum(part.size for part in parts)
        self.starts: dict[str, int] = {}
        at = 0
        for part in parts:
            if part.name in self.starts:
                raise ValueError(f"two parts of an encoding are called '{part.name}'")
            self.starts[part.name] = at
            at += part.size

    def __len__(self) -> int:
        return self.size

    def part(self, name: str) -> range:
        """The places of a part's numbers."""
        start = self.starts[name]
        size = next(part.size for part in self.parts if part.name == name)
        return range(start, start + size)

    def names(self) -> list[str]:
        """A name for each number: `seat.1.pool food`."""
        return [f"{part.name} {label}".rstrip() for part in self.parts for label in part.labels]

    def wide(self) -> list[tuple[int, int, str]]:
        """The columns of the wide form: the place of a number, the value that the column asks for
        (0: the amount itself), and the column's name. A number that is none has no column."""
        found: list[tuple[int, int, str]] = []
        place = 0
        for part in self.parts:
            for label in part.labels:
                name = f"{part.name} {label}".rstrip()
                if part.values:
                    for value, word in enumerate(part.values, start=1):
                        found.append((place, value, f"{name}={word}"))
                else:
                    found.append((place, 0, name))
                place += 1
        return found


def one(name: str, values: tuple[str, ...]) -> Part:
    """One number that stands for one thing of several."""
    return Part(name, ("",), values)


def amounts(name: str, *labels: str) -> Part:
    return Part(name, labels)


def others(players: int) -> tuple[str, ...]:
    """The seats as the one that looks counts them."""
    return tuple(f"seat+{n}" if n else "own" for n in range(players))


# Writing.


def write_bits(mask: int, size: int, out: list[int]) -> None:
    """The lowest bits of a mask as numbers; eight at a time, for speed."""
    while size >= BYTE:
        out += BITS[mask & 255]
        mask >>= BYTE
        size -= BYTE
    if size:
        out += BITS[mask & 255][:size]


def list_bits(mask: int, size: int) -> list[int]:
    """The same as a list, for tables."""
    found: list[int] = []
    write_bits(mask, size, found)
    return found


def number_prompts(prompts: list[Template]) -> dict[Template, int]:
    """The kinds of decisions, from 1 on; 0 is none."""
    return {template: number for number, template in enumerate(prompts, start=1)}


def open_question(s: State) -> Question | None:
    """What is asked, if anything: a judge also looks at states that wait before a plain step."""
    step = s.stack[-1] if s.stack else None
    return step if isinstance(step, Question) else None


def kind_of_decision(s: State, numbers: dict[Template, int]) -> int:
    step = open_question(s)
    return 0 if step is None else numbers[step.prompt(s).template]
