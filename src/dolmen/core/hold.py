"""A turn is its player's: the table waits before a sole choice that matters, until they go on.

The rules take a sole choice unasked, and a record never holds it; that stays so. A `Hold` is a
guide that stops short of some of them. Then the open question has one option, which is how a game
that is held is told from any other. Whatever comes before can still be taken back, and to go on is
no decision of the rules: folding the record gives the same game.

A sole choice may also tell what its seat has in hand: whoever strikes at once has no further card.
Where a question is `guarded`, the table stops as if there were something to choose, and goes on
after a while.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from dolmen.core.horizon import reversible
from dolmen.core.state import State
from dolmen.core.step import STOP, Guide, Question, Step, act, advance, asked, put

if TYPE_CHECKING:
    from dolmen.core.game import Game
    from dolmen.core.play import Play

Watch = Callable[[State], None]
LOST: Final = 1
GAINED: Final = 2


def is_held(s: State) -> bool:
    """Whether the table waits before a sole choice."""
    return len(s.options) == 1 and bool(s.stack)


@mypyc_attr(allow_interpreted_subclasses=True)
class Hold(Guide):
    """Counts the sole choices that are carried out on the way from one decision to the next. This
    one never stops; somebody may watch between the steps."""

    def __init__(self, passed: int = 0, watch: Watch | None = None) -> None:
        self.passed = passed
        self.watch = watch

    def stops(self, s: State, step: Step) -> bool:
        if self.watch is not None:
            self.watch(s)
        return False

    def answer(self, s: State, question: Question) -> int:
        if self.watch is not None:
            self.watch(s)
        options = question.options(s)
        if len(options) == 1 and not self.waits(s, question, options[0]):
            self.passed += 1
            return options[0]
        put(s, question, options)
        return STOP

    def waits(self, s: State, question: Question, action: int) -> bool:
        """Whether to stop short of a sole choice."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class HoldAt(Hold):
    """Stops where the table stopped before: after so many sole choices."""

    def __init__(self, at: int, passed: int = 0, watch: Watch | None = None) -> None:
        super().__init__(passed, watch)
        self.at = at

    def waits(self, s: State, question: Question, action: int) -> bool:
        return self.passed == self.at


@mypyc_attr(allow_interpreted_subclasses=True)
class HoldFor(Hold):
    """Stops before sole choices that matter to whoever makes them, on the seats that `holds`
    names; and before those that nobody else may know to be the only ones, on the seats that
    `guards` names. `before` is the table at the last decision."""

    def __init__(
        self,
        game: Game,
        before: State,
        holds: Callable[[int], bool],
        passed: int = 0,
        watch: Watch | None = None,
        guards: Callable[[int], bool] | None = None,
    ) -> None:
        super().__init__(passed, watch)
        self.game = game
        self.before = before
        self.holds = holds
        self.guards = guards
        self.alone = False  # whether it stopped for the others' eyes alone

    def waits(self, s: State, question: Question, action: int) -> bool:
        seat = question.seat(s)
        if self.holds(seat) and self.matters(s, question, action, seat):
            return True
        self.alone = self.guards is not None and self.guards(seat) and question.guarded(s)
        return self.alone

    def matters(self, s: State, question: Question, action: int, seat: int) -> bool:
        """Whether a sole choice ends a turn, reveals something, or costs something for good. Seen
        by carrying it out up to the next question, whoever is asked there."""
        acted = self.before.seat == seat
        if not acted and self.game.quiet(ready(s, question, action)) is not None:
            return False  # nobody would be asked even if there were others
        after = ready(s, question, action)
        after.stack.pop()
        question.do(after, action)
        advance(after, NextQuestion())
        if after.learned != s.learned:
            return True
        if after.seat != seat:
            # Who has done nothing yet and only gains has nothing to think about.
            return acted or self.changes(s, question, action, after, seat) != (False, True)
        takes_back = acted and self.before.learned == s.learned
        return not takes_back and self.changes(s, question, action, after, seat)[0]

    def changes(
        self, s: State, question: Question, action: int, after: State, seat: int
    ) -> tuple[bool, bool]:
        return changes(self.game, ready(s, question, action), after, seat)


def ready(s: State, question: Question, action: int) -> State:
    """A copy of the table where a question is asked that has one answer."""
    found = s.clone()
    found.listener = None
    put(found, question, [action])
    return found


def is_guarded(s: State) -> bool:
    """Whether nobody but the seat that is asked may know how many answers there are."""
    step = asked(s)
    return step is not None and step.guarded(s)


def unasked(play: Play) -> int | None:
    """The answer that a person need not be asked for, because nothing is lost by it; not even the
    chance to take something back."""
    s, quiet = play.state, play.game.quiet
    answer = None if play.held or play.over else quiet(s)
    if answer is None or all(quiet(moment.state) is not None for moment in play.horizon.moments):
        return answer  # nobody was asked before it
    after = s.clone()
    after.listener = None
    act(after, answer)
    return answer if reversible(s, after) else None


class NextQuestion(Guide):
    """Stops at every question, however few answers it has."""

    __slots__ = ()

    def answer(self, s: State, question: Question) -> int:
        put(s, question, question.options(s))
        return STOP


def changes(game: Game, then: State, now: State, seat: int) -> tuple[bool, bool]:
    """Whether a seat has lost anything, and whether it has gained: as its own view counts."""
    found = compare(game.own_part(then, seat), game.own_part(now, seat))
    return found & LOST != 0, found & GAINED != 0


def compare(then: Any, now: Any) -> int:
    """Whether a number in a view has become less or more, or the length of a list."""
    if then is now:
        return 0
    old = then if is_mapping(then) else None
    new = now if is_mapping(now) else None
    found = 0
    if old is None or new is None:
        found = compare_numbers(number(then), number(now))
    if new is not None:
        for name, part in new.items():
            found |= compare(None if old is None else old.get(name), part)
    if old is not None:
        for name, part in old.items():
            if new is None or name not in new:
                found |= compare(part, None)
    return found


def compare_numbers(had: int | None, has: int | None) -> int:
    lost = had is not None and had > (has or 0)
    gained = has is not None and has > (had or 0)
    return (LOST if lost else 0) | (GAINED if gained else 0)


def number(value: Any) -> int | None:
    """What counts of a value that is not made of others."""
    if isinstance(value, list):
        return len(value)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def is_mapping(value: Any) -> bool:
    """What parts of views nearly always are is seen quickly."""
    kind = type(value)
    if kind is dict:
        return True
    leaf = kind is int or kind is bool or kind is str or kind is list or value is None
    return not leaf and isinstance(value, Mapping)
