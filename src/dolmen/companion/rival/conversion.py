"""A digital solitaire game turned into a session: what somebody at the table would have answered,
in the order in which it is asked."""

from __future__ import annotations

from typing import Any

from dolmen.companion.entry import Entry
from dolmen.companion.fold import fold
from dolmen.companion.opponent import Opponent
from dolmen.core.game import Game
from dolmen.core.record import Record
from dolmen.core.step import Guide, Step, act, advance
from dolmen.games.prehistory.ids import PILLARS
from dolmen.games.prehistory.pillars import foot_free
from dolmen.games.prehistory.rival import TURNS_PER_ROUND, RivalPick, RivalSpring
from dolmen.games.prehistory.winter import Winter


class Watching(Guide):
    """Sees the table whenever the companion asks."""

    def __init__(self) -> None:
        self.answers: list[Any] = []

    def stops(self, s: Any, step: Step) -> bool:
        if isinstance(step, RivalSpring) and s.rival_turns < TURNS_PER_ROUND:
            if s.rival_turns or s.order[0] == 0:
                self.answers.append([name for n, name in enumerate(PILLARS) if not foot_free(s, n)])
        elif isinstance(step, RivalPick):
            sums = [sum(s.top[p * 6 : p * 6 + 6]) for p in range(len(PILLARS))]
            most = max(sums)
            self.answers.append([PILLARS[p] for p, n in enumerate(sums) if n == most])
        elif isinstance(step, Winter):
            self.answers.append("yes" if s.track else "no")
        return False


def entries_of(game: Game[Any, Any, Any], record: Record, opponent: Opponent[Any]) -> list[Entry]:
    header = record.header
    s = game.set_up(game.content_of(header), header, game.all_options(header.options))
    watching = Watching()
    advance(s, watching)
    for _, text in record.moves:
        act(s, game.vocabulary.parse(text), watching)
    answers = [*watching.answers]
    if not s.stack:
        answers.append(sum(game.scores(s)[0]))
    entries: list[Entry] = []
    for value in answers:
        position = fold(opponent, entries)
        if position.question is None:
            break
        entries.append(Entry(position.scene, "answer", position.question.key, value))
    return entries
