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

from tests.companion.oracle import GAME, Moment, play_out, truth

from dolmen.companion.asking import Question, Value
from dolmen.companion.entry import Entry
from dolmen.companion.fold import Folding, fold
from dolmen.companion.nomads.flow import PERSON, FirstAnimal
from dolmen.companion.nomads.opponent import Nomads
from dolmen.companion.nomads.table import Beside
from dolmen.core.event import Event
from dolmen.core.step import Step
from dolmen.games.endless_winter.eclipse import EclipseOf, InTurn, SealPile
from dolmen.games.endless_winter.ids import CARDS, LAND_CARDS, NOMAD_CARDS, PLACES
from dolmen.games.endless_winter.income import Resolve
from dolmen.games.endless_winter.modules.ancestors import React
from dolmen.games.endless_winter.modules.catalogue import MODULES
from dolmen.games.endless_winter.nomads.actions import Give
from dolmen.games.endless_winter.nomads.special_action import Entered, Settle, SettleNow
from dolmen.games.endless_winter.nomads.trace import subject
from dolmen.games.endless_winter.nomads.turn import NomadActs, NomadTurn
from dolmen.games.endless_winter.setup_choices import ExtraCard
from dolmen.games.endless_winter.state import NOMADS_NAME, PREPARATION, State
from dolmen.games.endless_winter.turn import Turn

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


class Compared(Nomads):
    """The companion's Nomads, step by step beside those of the digital game."""

    moments: list[Moment]
    at = 0

    def moment(self, step: Step[Any]) -> Moment | None:
        """The digital game right before the same step; None if it has no such step."""
        if isinstance(step, Turn | SealPile | FirstAnimal):
            return None
        if isinstance(step, EclipseOf) and step.who == PERSON:
            return None
        while self.moments[self.at].step != step:
            skipped = self.moments[self.at].step
            assert not theirs(skipped), f"the digital game has {skipped} before {step}"
            self.at += 1
            assert self.at < len(self.moments), f"the digital game has no {step}"
        return self.moments[self.at]

    def advance(self, s: Beside) -> None:
        step = s.stack[-1]
        dealt = isinstance(step, ExtraCard) and s.phase == PREPARATION
        moment = None if dealt else self.moment(step)
        super().advance(s)
        if moment is None:
            return
        assert s.listener is not None
        mine, theirs = told(s.listener), told(moment.events)
        if not (s.extra_card and type(step).__name__ == "Refill" and s.own_cards):
            assert mine == theirs, f"{step}\n{mine}\n{theirs}"
        if self.at + 1 < len(self.moments) and s.stack and not isinstance(s.stack[-1], ExtraCard):
            after = owned(self.moments[self.at + 1].state)
            assert owned(s) == after, f"{step}\n{owned(s)}\n{after}"
        self.at += 1


def theirs(step: Step[Any]) -> bool:
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


class Entering(Folding[Beside]):
    """Answers every question from the true table, with as few taps as the page needs."""

    opponent: Compared
    entries: list[Entry]

    def __init__(self, opponent: Compared, effort: Effort) -> None:
        super().__init__(opponent, [])
        self.entries = []
        self.effort = effort
        self.figures: Counter[str] = Counter()

    def put(self, kind: Any, key: str, value: Value = None, place: str = "", taps: int = 1) -> None:
        entry = Entry(self.position.scene, kind, key, value, place)
        self.unused.setdefault(entry.at, []).append(len(self.entries))
        self.entries.append(entry)
        self.effort.entries += 1
        self.effort.taps += taps
        self.effort.most_taps = max(self.effort.most_taps, taps)

    def reply(self, question: Question) -> bool:
        self.effort.questions[question.kind] += 1
        if question.own_turn and self.reacts():
            return super().reply(question)
        value = self.true_answer(question)
        self.correct_places(question, value)
        taps = 2 if question.form == "number" and isinstance(value, int) and value > 9 else 1
        self.put("answer", question.key, value, taps=taps)
        assert super().reply(question), (question, value)
        return True

    def correct_places(self, q: Question, value: Value) -> None:
        if q.form not in ("marks", "things"):
            return
        assert isinstance(q.value, list) and isinstance(value, list)
        if q.form == "marks":
            for place in {*q.value} ^ {*value}:
                self.put("change", q.key, None, str(place))
        else:
            unseen = True
            for place, was, now in zip(q.places, q.value, value, strict=True):
                if was != now:
                    # The page points at the spaces it knows nothing about.
                    taps = 1 if was == "?" and unseen else 2
                    self.put("change", q.key, now, place, taps)

    def reacts(self) -> bool:
        """The player has played a card that the Nomads react to."""
        opponent = self.opponent
        for number in range(opponent.at, len(opponent.moments)):
            step = opponent.moments[number].step
            if isinstance(step, NomadTurn) or type(step).__name__ == "Eclipse":
                return False
            if isinstance(step, React) and step.who != PERSON:
                opponent.at = number
                self.put("play", "card", CARDS[step.card], taps=2)
                return True
        return False

    def true_answer(self, q: Question) -> Value:
        opponent = self.opponent
        step = self.position.state.stack[-1]
        if q.kind == "land_card":
            opponent.moment(step)
            return LAND_CARDS[opponent.moments[opponent.at + 1].state.land_discard[-1]]
        if q.kind == "nomad_card" and isinstance(step, ExtraCard):
            if self.position.state.phase != PREPARATION:
                opponent.moment(step)
                return NOMAD_CARDS[opponent.moments[opponent.at].state.nomad_deck[-1]]
            return NOMAD_CARDS[opponent.moments[opponent.at].state.nomad_row[-1]]
        if isinstance(step, FirstAnimal):
            return truth(opponent.moments[0].state, q)
        moment = opponent.moment(step)
        if moment is None:
            return None
        if q.kind == "figure":
            there = Counter(PLACES[p] for p in moment.state.seats[PERSON].figures if p >= 0)
            before = Counter(
                PLACES[p] for p in self.position.state.seats[PERSON].figures if p >= 0
            )
            (place,) = there - before
            return place
        return truth(moment.state, q)


def enter_game(options: dict[str, str], seed: int, own_cards: bool) -> tuple[Effort, Entering]:
    """Play a digital game, enter it, compare; give the effort and what was entered."""
    header = GAME.header(1, seed, options)
    moments, end = play_out(header, seed)
    opponent = Compared(GAME, GAME.content, header, own_cards)  # type: ignore[arg-type]
    opponent.moments = moments
    effort = Effort(turns=sum(isinstance(moment.step, NomadTurn) for moment in moments))
    entering = Entering(opponent, effort)
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
