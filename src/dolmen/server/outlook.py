"""What would become of a choice, as far as the one who decides may know.

Everything is tried out in a world that the deciding seat cannot tell from the real one, so that no
answer, nor the time it takes, says anything about hidden things.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dolmen.core.game import Game
from dolmen.core.hold import HoldFor, changes
from dolmen.core.horizon import reversible
from dolmen.core.refusal import Refusal
from dolmen.core.rng import Rng, derive
from dolmen.core.state import State
from dolmen.core.step import Question, act, asked, reason
from dolmen.speech.face import Face

BUTTONS: Final = 12  # a question with more of them asks for something else than to end
TRIALS: Final = 400  # choices that are tried out to find a way
STREAM: Final = "outlook"
KEY: Final = derive(0, STREAM)


class Tracker(HoldFor):
    """Remembers the sole choices that were taken on the way."""

    def __init__(self, game: Game, before: State, holds: Callable[[int], bool]) -> None:
        super().__init__(game, before, holds)
        self.taken: list[int] = []

    def waits(self, s: State, question: Question, action: int) -> bool:
        if super().waits(s, question, action):
            return True
        self.taken.append(action)
        return False


class Outlook:
    def __init__(self, face: Face, state: State, holds: Callable[[int], bool]) -> None:
        self.face = face
        self.game = face.game
        self.state = state
        self.holds = holds
        self.tried: dict[int, tuple[State, list[int]]] = {}  # from this world on
        self.places: dict[int, list[str]] = {}  # that stand for an action
        self.dealt: State | None = None
        self.view: Any = None

    @property
    def world(self) -> State:
        """Dealt when it is first asked for."""
        found = self.dealt
        if found is None:
            found = self.game.determinize(self.state, self.state.seat, Rng(0, STREAM, KEY))
            self.dealt = found
        return found

    def targets(self, action: int) -> list[str]:
        found = self.places.get(action)
        if found is None:
            found = self.places[action] = self.face.targets(self.state, action)
        return found

    def after(self, world: State, action: int) -> tuple[State, list[int]]:
        """The table at the next decision, and the sole choices taken on the way."""
        if world is not self.world:
            return self.carry_out(world, action)
        if action not in self.tried:
            self.tried[action] = self.carry_out(world, action)
        return self.tried[action]

    def carry_out(self, world: State, action: int) -> tuple[State, list[int]]:
        tracker = Tracker(self.game, world, self.holds)
        found = world.clone()
        found.listener = None
        act(found, action, tracker)
        return found, tracker.taken

    def can_take_back(self, action: int) -> bool:
        found, _ = self.after(self.world, action)
        return reversible(self.world, found)

    def final_buttons(self) -> set[int]:
        """Those among the choices without a place after which nothing can be taken back."""
        plain = [action for action in self.state.options if not self.targets(action)]
        if not plain or len(plain) > BUTTONS:
            return set()
        final = {action for action in plain if self.face.commits(self.state, action)}
        tried = [action for action in plain if action not in final]
        if tried:
            last = tried.pop()
            final.update(action for action in tried if not self.can_take_back(action))
            if not self.can_take_back_last(last):
                final.add(last)
        return final

    def can_take_back_last(self, action: int) -> bool:
        """The same without a copy of the world: should anything else be tried out, it is dealt
        anew, and is the same."""
        s, found = self.state, self.world
        if action in self.tried or not reversible(s, found):
            return self.can_take_back(action)
        self.dealt = None
        found.listener = None
        act(found, action, Tracker(self.game, s, self.holds))
        return reversible(s, found)

    def pure_gain(self) -> int | None:
        """The answer to a question whose only other answer gives something up, if it costs
        nothing."""
        s = self.state
        if len(s.options) != 2:
            return None
        kept = [action for action in s.options if not self.face.gives_up(s, action)]
        if len(kept) != 1:
            return None
        found, _ = self.after(self.world, kept[0])
        lost, gained = changes(self.game, self.world, found, s.seat)
        return kept[0] if gained and not lost else None

    # Places that the open question does not speak of.

    def ahead(self) -> set[str]:
        """The places that the next question speaks of, if what leads there can be taken back: a
        button, and the question is of the same kind; or a place where something is only taken
        up, to be put down at a place of the same kind."""
        s, face = self.state, self.face
        plain = [action for action in s.options if not face.targets(s, action)]
        placed = [action for action in s.options if face.targets(s, action)]
        found: set[str] = set()
        if len(s.options) == 1:
            return found
        for action in plain if len(plain) <= BUTTONS else ():
            then, _ = self.after(self.world, action)
            if not reversible(self.world, then) or not self.goes_on(self.world, action, then):
                continue
            if type(then.stack[-1]) is type(s.stack[-1]) and not face.gives_up(s, action):
                found.update(places(face, then))
        for action in placed if len(placed) <= BUTTONS else ():
            then, _ = self.after(self.world, action)
            if self.takes_up(action, then):
                kind = kind_of(face.targets(s, action)[-1])
                found.update(place for place in places(face, then) if kind_of(place) == kind)
        return found

    def takes_up(self, action: int, then: State) -> bool:
        """Whether a choice leads to another question, and nothing else on the table is changed."""
        s = self.world
        if not self.goes_on(s, action, then) or not reversible(s, then):
            return False
        return bool(self.seen() == self.game.view(then, s.seat))

    def seen(self) -> Any:
        """What the one who decides sees."""
        if self.view is None:
            self.view = self.game.view(self.world, self.world.seat)
        return self.view

    def ways(self, target: str, buttons: int = 1) -> tuple[list[int], bool]:
        """The choices that lead to a place with the next one, or only nearer to it (`far`); none
        that could not be taken back. If such a one leads there as well, nothing is certain. So
        many `buttons` may be pressed to go on before the way begins."""
        leading = [a for a in self.state.options if self.leads(self.world, a, target)]
        near = [action for action in leading if self.can_take_back(action)]
        if leading:
            if len(near) == 1 < len(leading):
                return [], False
            return self.face.shortest(self.state, self.likely(near), target), False
        trials, far = 0, []
        for action in self.state.options:
            found, _ = self.after(self.world, action)
            if not reversible(self.world, found) or not self.goes_on(self.world, action, found):
                continue
            trials += len(found.options)
            if trials > TRIALS:
                break
            if any(self.returns(found, following, target) for following in found.options):
                far.append(action)
        return (
            self.likely(far)
            or self.face.towards(self.state, target)
            or (self.past_buttons(target, buttons - 1) if buttons else []),
            True,
        )

    def past_buttons(self, target: str, more: int) -> list[int]:
        """The only button after which there are ways to a place."""
        s, found = self.state, []
        plain = [action for action in s.options if not self.face.targets(s, action)]
        for action in plain if len(s.options) > 1 and len(plain) <= BUTTONS else ():
            then, _ = self.after(self.world, action)
            if not reversible(self.world, then) or not self.goes_on(self.world, action, then):
                continue
            if not self.face.gives_up(s, action):
                later = Outlook(self.face, then, self.holds)
                if later.ways(target, more)[0]:
                    found.append(action)
        return found if len(found) == 1 else []

    def returns(self, world: State, action: int, target: str) -> bool:
        """Whether an action leads to a place, and can be taken back."""
        found, _ = self.after(world, action)
        return reversible(self.world, found) and self.leads(world, action, target)

    def likely(self, ways: list[int]) -> list[int]:
        """What somebody means who clicks on a place that several choices lead to. To go on is
        meant where everything else would cost something; and whoever means a button presses it,
        if another place leads there as well."""
        if len(ways) < 2:
            return ways
        plain = [action for action in ways if not self.face.targets(self.state, action)]
        costly = [action for action in ways if self.costs(action)]
        free = [action for action in ways if action not in costly]
        if len(free) == 1 and free[0] in plain:
            return free
        return [action for action in ways if action not in plain] or ways

    def costs(self, action: int) -> bool:
        """Whether a choice takes something from the one who decides."""
        found, _ = self.after(self.world, action)
        return changes(self.game, self.world, found, self.state.seat)[0]

    def leads(self, world: State, action: int, target: str) -> bool:
        """Whether an action leads to a question that speaks of a place, or past one."""
        face = self.face
        if face.gives_up(world, action):
            return False
        found, taken = self.after(world, action)
        if any(target in face.targets(world, passed) for passed in taken):
            return True
        return self.goes_on(world, action, found) and any(
            target in face.targets(found, following) for following in found.options
        )

    def goes_on(self, world: State, action: int, found: State) -> bool:
        """Whether the same seat is asked something else. A button may lead to the next question of
        the same kind; a place is one of many in it."""
        if world.seat != found.seat or not found.stack:
            return False
        before, after = world.stack[-1], found.stack[-1]
        if type(before) is type(after):
            return before != after and not self.face.targets(world, action)
        return True

    def why_not(self, target: str) -> Refusal | None:
        """Why there is no way to a place: what is in the way now, or after a choice."""
        s = self.state
        wish = self.face.wish(s, target)
        step = asked(s)
        assert step is not None
        if wish is not None and wish not in s.options:
            return reason(s, step, wish)
        for action in s.options:
            found, _ = self.after(self.world, action)
            if not reversible(self.world, found) or not self.goes_on(self.world, action, found):
                continue
            later, following = asked(found), self.face.wish(found, target)
            if later is not None and following is not None and following not in found.options:
                return reason(found, later, following)
        return None


def places(face: Face, s: State) -> set[str]:
    """Every place that the open question speaks of."""
    return {place for action in s.options for place in face.targets(s, action)}


def kind_of(place: str) -> str:
    return place.partition(":")[0]
