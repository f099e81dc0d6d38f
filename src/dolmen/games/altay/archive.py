"""The archived card (rulebook: goals, Writing)."""

from __future__ import annotations

from dolmen.core.event import only, others
from dolmen.core.refusal import Refusal
from dolmen.games.altay import messages as m
from dolmen.games.altay.actions import ARCHIVE, DONE, TAKE_ARCHIVED
from dolmen.games.altay.deck import distinct
from dolmen.games.altay.ids import NOTHING
from dolmen.games.altay.question import ActiveQuestion
from dolmen.games.altay.state import Seat, State
from dolmen.games.altay.turn_action import ARCHIVED, TurnAction


class Archive(ActiveQuestion):
    """At the end of the turn: put a hand card face down aside, or not."""

    ask = m.ASK_ARCHIVE

    def options(self, s: State) -> list[int]:
        return [*(ARCHIVE.base + card for card in distinct(s.me.hand)), DONE.base]

    def do(self, s: State, action: int) -> None:
        if action == DONE.base:
            return
        card = action - ARCHIVE.base
        s.me.hand.remove(card)
        s.me.archive = card
        if s.listener is not None:
            s.tell(m.ARCHIVED, s.active, card, to=only(s.active))
            s.tell(m.ARCHIVED_HIDDEN, s.active, to=others(s.active))

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action not in ARCHIVE:
            return None
        return Refusal(m.NOT_IN_HAND, action - ARCHIVE.base, rule="R25")


class TakeArchived(TurnAction):
    """M10: take the archived card into the hand."""

    verb = TAKE_ARCHIVED
    needs = ARCHIVED

    def offer(self, s: State, me: Seat, out: list[int]) -> None:
        if me.archive >= 0:
            out.append(TAKE_ARCHIVED.base)

    def do(self, s: State, me: Seat, offset: int) -> None:
        take_archived(s, s.active)

    def refuse(self, s: State, me: Seat, offset: int) -> Refusal | None:
        return Refusal(m.ARCHIVE_EMPTY, rule="M10") if me.archive < 0 else None


def take_archived(s: State, number: int) -> None:
    """R24: in the own turn, or as defender before answering an attack."""
    seat = s.seats[number]
    card = seat.archive
    seat.archive = NOTHING
    seat.hand.append(card)
    seat.hand.sort()
    if s.listener is not None:
        s.tell(m.TOOK_ARCHIVED, number, card, to=only(number))
        s.tell(m.TOOK_ARCHIVED_HIDDEN, number, to=others(number))
