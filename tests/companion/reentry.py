"""A digital solo game entered into the companion question by question.

    python -m tests.companion.reentry [games]

plays random solo games with every mix of modules, answers the companion's questions from the true
table, compares every act of the Nomads, and prints how much was asked.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from dolmen.companion.asking import UNSEEN, Question, Value
from dolmen.companion.fold import fold
from dolmen.companion.nomads.conversion import Entering, Follower, Moment, Recorder
from dolmen.companion.nomads.flow import PERSON
from dolmen.companion.nomads.opponent import Nomads
from dolmen.companion.nomads.table import Beside
from dolmen.core.event import Event
from dolmen.core.record import Header
from dolmen.core.step import Step, act, advance
from dolmen.games import find
from dolmen.games.endless_winter.actions import (
    DECLINE,
    LESSER,
    PICK_CULTURE_CELL,
    PLAY_CULTURE,
)
from dolmen.games.endless_winter.eclipse import InTurn
from dolmen.games.endless_winter.income import Resolve
from dolmen.games.endless_winter.modules.catalogue import MODULES
from dolmen.games.endless_winter.nomads.actions import Give
from dolmen.games.endless_winter.nomads.special_action import Entered, Settle, SettleNow
from dolmen.games.endless_winter.nomads.trace import subject
from dolmen.games.endless_winter.nomads.turn import NomadActs, NomadTurn
from dolmen.games.endless_winter.preparation import Refill
from dolmen.games.endless_winter.setup_choices import ExtraCard
from dolmen.games.endless_winter.state import NOMADS_NAME, State

GAME = find("endless_winter")
GIVEN_UP = (DECLINE.base, LESSER.base)
# Names of things that nobody tells the companion, because they are all the same to the Nomads.
UNTOLD = {"card", "stone", "stones", "display_cells", "ritual", "landmark", "tile", "spots"}
SKIPPED = ("turn_order", "pile", "pile_empty", "refilled", "eclipse_of", "final", "winners")


def told(events: list[Event]) -> list[tuple[Any, ...]]:
    """What events say about the Nomads, without the names of untold things."""
    found: list[tuple[Any, ...]] = []
    for event in events:
        message = event.message
        if message.key in SKIPPED or subject(event) not in (None, NOMADS_NAME):
            continue
        if message.key in ("revealed_animal", "nomad_no_reveal"):
            found.append(("reveal",))
        elif message.key in ("nomad_buried", "nomad_buried_unseen"):
            found.append(("buried", message.values[-1]))
        else:
            found.append((message.key, *(value_of(*pair) for pair in message.tokens().values())))
    return found


def value_of(kind: str, value: Any) -> Any:
    if kind in UNTOLD or (kind == "spot" and value[0] == "stone"):
        return None
    return value


def owned(s: State) -> dict[str, Any]:
    me = s.seats[s.nomads]
    return {
        "goods": (me.food, me.tools, me.points, me.glory, me.offering),
        "animals": [*me.upright],
        "camps": me.camps,
        "pieces": (me.villages, me.built, me.raised, len(me.stones), len(me.grave)),
        "junctions": [j for j, o in enumerate(list.__iter__(s.junctions)) if o in (1, 8)],
        "sacrifice": len(s.sacrifice),
        "row": s.nomad_row,
        "figures": sorted(me.figures),
    }


class Compared(Follower):
    """Every step is compared with that of the digital game."""

    def skip(self, skipped: Step, step: Step) -> None:
        assert not theirs(skipped), f"the digital game has {skipped} before {step}"

    def taken(self, s: Beside, moment: Moment) -> None:
        assert s.listener is not None
        step, mine, others = moment.step, told(s.listener), told(moment.events)
        # People who draw their own cards lay out the extra one after that.
        if not (s.extra_card and isinstance(step, Refill) and s.own_cards):
            assert mine == others, f"{step}\n{mine}\n{others}"
        if self.at + 1 < len(self.moments) and s.stack and not isinstance(s.stack[-1], ExtraCard):
            after = owned(self.moments[self.at + 1].state)
            assert owned(s) == after, f"{step}\n{owned(s)}\n{after}"


def theirs(step: Step) -> bool:
    """Whether a step surely is one of the Nomads'."""
    if isinstance(step, NomadActs | NomadTurn | Give | Settle | SettleNow | Entered):
        return True
    return isinstance(step, Resolve | InTurn) and step.who != PERSON


@dataclass
class Effort:
    """How much a game asked of whoever entered it."""

    turns: int = 0
    questions: Counter[str] = field(default_factory=Counter)
    entries: int = 0
    taps: int = 0
    most_taps: int = 0


class Tapping(Entering):
    """Enters every question with as few taps as the page needs."""

    def __init__(self, opponent: Compared, effort: Effort) -> None:
        super().__init__(opponent)
        self.effort = effort

    def count(self, taps: int) -> None:
        self.effort.entries += 1
        self.effort.taps += taps
        self.effort.most_taps = max(self.effort.most_taps, taps)

    def reply(self, question: Question) -> bool:
        self.effort.questions[question.kind] += 1
        assert super().reply(question), question
        return True

    def reacts(self) -> bool:
        found = super().reacts()
        if found:
            self.count(2)
        return found

    def answer(self, question: Question, value: Value) -> None:
        self.correct_places(question, value)
        large = question.form == "number" and isinstance(value, int) and value > 9
        self.count(2 if large else 1)
        super().answer(question, value)

    def correct_places(self, q: Question, value: Value) -> None:
        if q.form not in ("marks", "things"):
            return
        assert isinstance(q.value, list) and isinstance(value, list)
        if q.form == "marks":
            for place in sorted({*map(str, q.value)} ^ {*map(str, value)}):
                self.put("change", q.key, None, place)
                self.count(1)
            return
        for place, was, now in zip(q.places, q.value, value, strict=True):
            if was != now:
                self.put("change", q.key, now, place)
                self.count(1 if was == UNSEEN else 2)  # the page points at what it does not know


def play_out(header: Header, seed: int) -> tuple[list[Moment], State]:
    """A solo game in which the player decides at random, but likes Culture cards, to some of which
    the Nomads react, and seldom gives anything up: the table is to become full."""
    chance = random.Random(seed)
    s = GAME.set_up(GAME.content_of(header), header, GAME.all_options(header.options))
    recorder = Recorder()
    s.listener = recorder.told
    advance(s, recorder)
    while s.stack:
        recorder.close()
        liked = [o for o in s.options if o in PLAY_CULTURE or o in PICK_CULTURE_CELL]
        liked = liked or [o for o in s.options if o not in GIVEN_UP] or s.options
        act(s, chance.choice(liked if chance.random() < 0.8 else s.options), recorder)
    recorder.close()
    return recorder.moments, s


def enter_game(options: dict[str, str], seed: int, own_cards: bool) -> tuple[Effort, Tapping]:
    """Play a digital game, enter it, compare; give the effort and what was entered."""
    header = GAME.header(1, seed, options)
    moments, end = play_out(header, seed)
    opponent = Compared(GAME, GAME.content, header, own_cards)  # type: ignore[arg-type]
    opponent.moments = moments
    effort = Effort(turns=sum(isinstance(moment.step, NomadTurn) for moment in moments))
    entering = Tapping(opponent, effort)
    position = entering.run()
    assert not position.state.stack
    assert opponent.score_of(position.state) == GAME.scores(end)[1]
    # The entries alone lead to the same end.
    again = fold(Nomads(GAME, GAME.content, header, own_cards), entering.entries)  # type: ignore[arg-type]
    assert owned(again.state) == owned(position.state)
    assert again.state.numbers == position.state.numbers
    assert not [n for n in range(len(entering.entries)) if n not in again.used]
    return effort, entering


def mix(seed: int) -> dict[str, str]:
    """Any modules and difficulties."""
    chance = random.Random(seed)
    names = [module.id for module in MODULES] + ["extra_card", "village_tile"]
    return {name: "on" for name in names if chance.random() < 0.5}


def main(games: int) -> None:
    total = Effort()
    for seed in range(games):
        effort, _ = enter_game(mix(seed), seed, own_cards=seed % 2 == 1)
        total.turns += effort.turns
        total.questions += effort.questions
        total.entries += effort.entries
        total.taps += effort.taps
        total.most_taps = max(total.most_taps, effort.most_taps)
    asked = sum(total.questions.values())
    print(f"{games} games, {total.turns} Nomad turns: every act equal.")
    print(
        f"Per Nomad turn, Eclipses included: {asked / total.turns:.2f} questions, "
        f"{total.entries / total.turns:.2f} entries, {total.taps / total.turns:.2f} taps; "
        f"at most {total.most_taps} taps per entry."
    )
    for kind, n in total.questions.most_common():
        print(f"  {kind}: {n / total.turns:.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
