"""The part of a game's state that the kernel keeps: stack, random streams, knowledge counter."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from dolmen.core import rng
from dolmen.core.event import EVERYBODY, Event
from dolmen.core.inherited import keep_fields
from dolmen.core.message import Message, Template
from dolmen.core.oracle import ASKED, CURRENT, consult
from dolmen.core.rng import MASK, Rng, mix, number

if TYPE_CHECKING:
    from dolmen.core.step import Step


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class State:
    """Plain data: numbers, flat lists and steps. A game's state extends it and writes `clone`.

    Steps never change once they are on the stack (a step that continues pushes a new one), so
    a clone shares them.
    """

    players: int
    stack: list[Step]
    keys: tuple[int, ...]  # two words per random stream
    counters: list[int]  # numbers drawn so far, per stream
    learned: int  # how often chance spoke or a hidden thing was turned up
    seat: int  # who decides now; -1 when the game is over
    options: list[int]  # what may be decided now, as action indices; never changed in place
    listener: list[Event] | None = field(compare=False, repr=False)

    def __init_subclass__(cls) -> None:
        keep_fields(cls)

    def clone(self) -> State:
        raise NotImplementedError(type(self).__name__)

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        """Content and rules are shared, as in any clone."""
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """As it is sent to another process: without a listener, and without tables, which find
        themselves there (`core/content.py`)."""
        values = {f.name: getattr(self, f.name) for f in fields(self)}
        return restore, (type(self), {**values, "listener": None})

    # Chance. A game names its streams once; here they are numbers.

    def below(self, stream: int, n: int) -> int:
        """A number from 0 to n-1 out of a stream of the game."""
        keys, counters = self.keys, self.counters
        key0: i64 = keys[2 * stream]
        if key0 < 0:
            return self.consult(stream, n)
        key1: i64 = keys[2 * stream + 1]
        counter: i64 = counters[stream]
        product: i64 = number(key0, key1, counter) * n
        self.learned += 1
        counters[stream] = counter + 1
        if product & MASK < n and product & MASK < (MASK + 1 - n) % n:
            return self.below(stream, n)  # as outside the game
        return product >> 32

    def shuffle(self, stream: int, items: list[int]) -> None:
        if self.keys[2 * stream] < 0:
            for last in range(len(items) - 1, 0, -1):
                other = self.consult(stream, last + 1)
                items[last], items[other] = items[other], items[last]
            return
        began = self.counters[stream]
        ended: int = mix(items, self.keys[2 * stream], self.keys[2 * stream + 1], began)
        self.counters[stream] = ended
        self.learned += ended - began

    def open_stream(self, stream: int) -> Rng:
        """A generator for many numbers in a row. What it drew counts when it is handed back, and
        until then nothing else draws from the stream."""
        key0, key1 = self.keys[2 * stream], self.keys[2 * stream + 1]
        rng: Rng = Told("") if key0 < 0 else Rng("")
        rng.go_on(key0, key1, self.counters[stream])
        return rng

    def close_stream(self, stream: int, rng: Rng) -> None:
        drawn = rng.counter - self.counters[stream]
        self.counters[stream] += drawn
        self.learned += drawn

    def consult(self, stream: int, n: int) -> int:
        """A number that is told instead of drawn (`core/oracle.py`)."""
        self.learned += 1
        self.counters[stream] += 1
        return consult(n)

    def turn_up(self, pile: list[int]) -> int:
        """Take the top (last) item of a face-down pile: seeing it reveals something new."""
        self.learned += 1
        return pile.pop()

    def turn_up_several(self, pile: list[int], n: int) -> list[int]:
        """As many of the top items, or what there is, the topmost first."""
        taken = pile[-n:] if n else []
        del pile[len(pile) - len(taken) :]
        taken.reverse()
        self.learned += len(taken)
        return taken

    # Steps and events.

    def push(self, step: Step) -> None:
        self.stack.append(step)

    def tell(self, template: Template, *values: Any, to: int = EVERYBODY) -> None:
        """Emit an event. Hot paths look at `listener` first, so that silence costs nothing."""
        if self.listener is not None:
            self.listener.append(Event(Message(template, values), to))


class Told(Rng):
    """A generator whose numbers are told instead of drawn."""

    __slots__ = ()

    def below(self, n: int) -> int:
        self.end += 1
        return consult(n)


def restore(kind: type[State], values: dict[str, Any]) -> State:
    """A state from what `State.__reduce__` took down."""
    new: State = kind.__new__(kind)
    for name, value in values.items():
        setattr(new, name, value)
    return new


def begin(
    players: int, seed: object, names: tuple[str, ...]
) -> tuple[int, list[Step], tuple[int, ...], list[int], int, int, list[int], None]:
    """What the kernel keeps of a game that has not begun: the first fields of its state."""
    return players, [], streams(seed, names), [0] * len(names), 0, -1, [], None


def streams(seed: object, names: tuple[str, ...]) -> tuple[int, ...]:
    """The keys of a game's named random streams."""
    if CURRENT.get() is not None:
        return (ASKED,) * (2 * len(names))
    words: list[int] = []
    for name in names:
        words.extend(rng.derive(seed, name))
    return tuple(words)
