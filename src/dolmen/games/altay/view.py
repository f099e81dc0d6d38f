"""What a seat may know, built from scratch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from dolmen.core.step import asked
from dolmen.core.view import Past
from dolmen.games.altay.combat import (
    DefenceCards,
    DefenderQuestion,
    LayCards,
    SurrenderCards,
    defence_value,
)
from dolmen.games.altay.deck import deck_cards
from dolmen.games.altay.goals import laying_open
from dolmen.games.altay.ids import (
    CARDS,
    CATEGORIES,
    FOLKS,
    GOALS,
    MARKERS,
    NOBODY,
    NOTHING,
    RESOURCES,
    SEAS,
    TERRITORIES,
    TITLES,
)
from dolmen.games.altay.market import for_sale, top_copy
from dolmen.games.altay.scoring import score
from dolmen.games.altay.state import Seat, State

# The shapes of the view. Components are called by their ids.


class TerritoryView(TypedDict):
    id: str
    owner: int | None
    settlements: int
    marker: str | None
    vp: int
    used: bool


class PileView(TypedDict):
    """A pile of the market; `vp` and `cost` are those of its top copy, None when sold out."""

    title: str
    left: int
    vp: int | None
    cost: list[str] | None
    bought: bool


class GoalStackView(TypedDict):
    goal: str
    cards: int


class DisplayView(TypedDict):
    """The goals of one level."""

    shown: list[GoalStackView]
    deck: int
    discard: list[str]


class OpenCardView(TypedDict):
    card: str
    mode: Literal["fill", "store"]
    fields: list[str]
    placed: dict[str, int]


class GoalInProgressView(TypedDict):
    goal: str
    fields: list[str]
    placed: dict[str, int]


class SeatView(TypedDict):
    """What is before one player. `wonder` is None while it is secret."""

    folk: str | None
    hand_size: int
    deck_size: int
    discard: list[str]
    area: list[str]
    open: list[OpenCardView]
    archive_full: bool
    reserve: int
    held: int
    removed: int
    pool: dict[str, int]
    coins: int
    markers: dict[str, int]
    consumed: dict[str, int]
    trophies: list[int]
    done: list[str]
    goal: GoalInProgressView | None
    wonder: str | None
    trashed: list[str]
    deck_cards: int
    score: dict[str, int]
    # Only for the one who sits there:
    hand: NotRequired[list[str]]
    archive: NotRequired[str | None]
    deck: NotRequired[list[str]]  # contents are known, their order is not


class TurnView(TypedDict):
    used_goals: list[str]
    seas: list[str]
    attacks: list[list[str]]


class CombatView(TypedDict):
    """The fight on the table; somebody defends only once it is struck."""

    source: str
    target: str
    cards: list[str]
    attack: int
    defence: int
    struck: bool
    defender: NotRequired[int]
    answer: NotRequired[list[str]]


class Table(TypedDict):
    start: int
    active: int
    ended: bool
    trading: bool
    territories: list[TerritoryView]
    market: list[PileView]
    goals: list[DisplayView]
    turn: TurnView
    combat: CombatView | None
    seats: list[SeatView]


def view(s: State, viewer: int | None) -> Table:
    return views(s, [viewer])[0]


Seen = Past[State, Table]


def views(s: State, viewers: Sequence[int | None], past: Seen | None = None) -> list[Table]:
    """The views of several seats; they share what everybody sees, and with earlier ones what has
    not changed since."""
    table: Table = {
        "start": s.start,
        "active": s.active,
        "ended": s.ended,
        "trading": s.trading,
        "territories": view_territories(s, past),
        "market": view_market(s, past),
        "goals": view_goals(s, past),
        "turn": view_turn(s),
        "combat": view_combat(s),
        "seats": see_seats(s, past),
    }
    return [table if viewer is None else open_seat(table, s, viewer, past) for viewer in viewers]


def view_territories(s: State, past: Seen | None) -> list[TerritoryView]:
    inside = [t for t, inside in enumerate(s.layout.in_play) if inside]
    if past is None:
        return [view_territory(s, t) for t in inside]
    was, shown = past.state, past.any()["territories"]
    if (
        s.owner == was.owner
        and s.settlements == was.settlements
        and s.marker == was.marker
        and s.used == was.used
    ):
        return shown
    return [
        old if is_same_territory(s, was, t) else view_territory(s, t)
        for old, t in zip(shown, inside, strict=True)
    ]


def is_same_territory(s: State, was: State, t: int) -> bool:
    return (
        s.owner[t] == was.owner[t]
        and s.settlements[t] == was.settlements[t]
        and s.marker[t] == was.marker[t]
        and not (s.used ^ was.used) >> t & 1
    )


def view_market(s: State, past: Seen | None) -> list[PileView]:
    if past is not None and s.sold == past.state.sold and s.bought == past.state.bought:
        return past.any()["market"]
    return [view_pile(s, title) for title in range(len(TITLES)) if for_sale(s, title)]


def view_goals(s: State, past: Seen | None) -> list[DisplayView]:
    if past is not None:
        was = past.state
        if (
            s.shown == was.shown
            and s.stacked == was.stacked
            and s.goal_discards == was.goal_discards
            and [len(deck) for deck in s.decks] == [len(deck) for deck in was.decks]
        ):
            return past.any()["goals"]
    return [view_display(s, level) for level in range(3)]


def see_seats(s: State, past: Seen | None) -> list[SeatView]:
    # The points of a seat that is as it was change only with the territories.
    still = (
        past is not None and s.owner == past.state.owner and s.settlements == past.state.settlements
    )
    return [see_seat(s, number, past, still) for number in range(s.players)]


def see_seat(s: State, number: int, past: Seen | None, still: bool) -> SeatView:
    """What everybody sees of a seat."""
    shown = None if past is None else seen_by_others(past, number)
    if past is None or shown is None or laying_open(s, number) or laying_open(past.state, number):
        return view_seat(s, number)
    if s.seats[number] != past.state.seats[number]:
        return changed_seat(s, number, past.state.seats[number], shown)
    points = shown["score"] if still else public_score(s, number)
    if shown["score"] != points:  # for what others did
        shown = shown.copy()
        shown["score"] = points
    return shown


def seen_by_others(past: Seen, number: int) -> SeatView | None:
    for viewer, table in past.views.items():
        if viewer != number:
            return table["seats"][number]
    return None


def open_seat(table: Table, s: State, viewer: int, past: Seen | None) -> Table:
    """The table with the things that only the viewer sees."""
    seen = table.copy()
    seen["seats"] = table["seats"][:]
    public = table["seats"][viewer]
    if past is not None and viewer in past.views and public is seen_by_others(past, viewer):
        seen["seats"][viewer] = past.views[viewer]["seats"][viewer]
    else:
        seen["seats"][viewer] = own_seat(s, viewer, public.copy())
    return seen


def own_seat(s: State, viewer: int, own: SeatView) -> SeatView:
    """What everybody sees of a seat, with what only its player sees."""
    seat = s.seats[viewer]
    own["wonder"] = GOALS[seat.wonder] if seat.wonder != NOTHING else None
    own["hand"] = cards(seat.hand)
    own["archive"] = CARDS[seat.archive] if seat.archive != NOTHING else None
    own["deck"] = cards(sorted(seat.deck))
    return own


def view_territory(s: State, t: int) -> TerritoryView:
    return {
        "id": TERRITORIES[t],
        "owner": s.owner[t] if s.owner[t] != NOBODY else None,
        "settlements": s.settlements[t],
        "marker": MARKERS[s.marker[t]] if s.marker[t] != NOTHING else None,
        "vp": s.layout.vp[t],
        "used": bool(s.used >> t & 1),
    }


def view_pile(s: State, title: int) -> PileView:
    top = top_copy(s, title)
    return {
        "title": TITLES[title],
        "left": s.copies - s.sold[title],
        "vp": top.vp if top else None,
        "cost": list(top.cost.kinds) if top else None,
        "bought": bool(s.bought >> title & 1),
    }


def view_display(s: State, level: int) -> DisplayView:
    return {
        "shown": [{"goal": GOALS[goal], "cards": s.stacked[goal]} for goal in s.shown[level]],
        "deck": len(s.decks[level]),
        "discard": [GOALS[goal] for goal in s.goal_discards[level]],
    }


def view_seat(s: State, number: int) -> SeatView:
    """What everybody sees of a seat."""
    seat = s.seats[number]
    return {
        "folk": FOLKS[seat.folk] if seat.folk != NOTHING else None,
        "hand_size": len(seat.hand),
        "deck_size": len(seat.deck),
        "discard": cards(sorted(seat.discard)),
        "area": cards(seat.area),
        "open": [view_open_card(s, card, placed) for card, placed in seat.open],
        "archive_full": seat.archive != NOTHING,
        "reserve": seat.reserve,
        "held": seat.held,
        "removed": seat.removed,
        "pool": resources(tuple(seat.pool)),
        "coins": seat.coins,
        "markers": markers(seat.fresh),
        "consumed": markers(seat.consumed),
        "trophies": list(seat.trophies),
        "done": [GOALS[goal] for goal in seat.done],
        "goal": view_goal_in_progress(s, seat),
        "wonder": GOALS[seat.wonder] if seat.wonder_open or laying_open(s, number) else None,
        "trashed": cards(sorted(seat.trashed)),
        "deck_cards": len(deck_cards(seat)),
        "score": public_score(s, number),
    }


def changed_seat(s: State, number: int, was: Seat, shown: SeatView) -> SeatView:
    """The same, sharing what has not changed since the seat was shown."""
    seat = s.seats[number]
    seen = shown.copy()
    seen["folk"] = FOLKS[seat.folk] if seat.folk != NOTHING else None
    seen["hand_size"] = len(seat.hand)
    seen["deck_size"] = len(seat.deck)
    if seat.discard != was.discard:
        seen["discard"] = cards(sorted(seat.discard))
    if seat.area != was.area:
        seen["area"] = cards(seat.area)
    if seat.open != was.open:
        seen["open"] = [view_open_card(s, card, placed) for card, placed in seat.open]
    seen["archive_full"] = seat.archive != NOTHING
    seen["reserve"] = seat.reserve
    seen["held"] = seat.held
    seen["removed"] = seat.removed
    if seat.pool != was.pool:
        seen["pool"] = resources(tuple(seat.pool))
    seen["coins"] = seat.coins
    if seat.fresh != was.fresh:
        seen["markers"] = markers(seat.fresh)
    if seat.consumed != was.consumed:
        seen["consumed"] = markers(seat.consumed)
    if seat.trophies != was.trophies:
        seen["trophies"] = list(seat.trophies)
    if seat.done != was.done:
        seen["done"] = [GOALS[goal] for goal in seat.done]
    if seat.goal != was.goal or seat.placed != was.placed:
        seen["goal"] = view_goal_in_progress(s, seat)
    seen["wonder"] = GOALS[seat.wonder] if seat.wonder_open else None
    if seat.trashed != was.trashed:
        seen["trashed"] = cards(sorted(seat.trashed))
    seen["deck_cards"] = len(deck_cards(seat))
    points = public_score(s, number)
    if points != shown["score"]:
        seen["score"] = points
    return seen


def public_score(s: State, number: int) -> dict[str, int]:
    """Scores so far are public: a secret wonder scores only once it is completed."""
    if s.seats[number].folk == NOTHING:
        return dict.fromkeys(CATEGORIES, 0)
    return dict(zip(CATEGORIES, score(s, number), strict=True))


def shown_points(table: Table) -> list[list[int]]:
    """The points of every seat, as they are in every view."""
    return [[seat["score"][name] for name in CATEGORIES] for seat in table["seats"]]


def view_open_card(s: State, card: int, placed: tuple[int, ...]) -> OpenCardView:
    opens = s.content.titles[card >> 2].opens
    assert opens is not None
    return {
        "card": CARDS[card],
        "mode": "fill" if opens.fill else "store",
        "fields": list(opens.fields.kinds),
        "placed": resources(placed),
    }


def view_goal_in_progress(s: State, seat: Seat) -> GoalInProgressView | None:
    if seat.goal == NOTHING:
        return None
    return {
        "goal": GOALS[seat.goal],
        "fields": list(s.content.goals[seat.goal].fields.kinds),
        "placed": resources(seat.placed),
    }


def view_turn(s: State) -> TurnView:
    return {
        "used_goals": [name for g, name in enumerate(GOALS) if s.applied >> g & 1],
        "seas": [name for sea, name in enumerate(SEAS) if s.seas >> sea & 1],
        "attacks": [
            [TERRITORIES[pair // len(TERRITORIES)], TERRITORIES[pair % len(TERRITORIES)]]
            for pair in s.attacks
        ],
    }


def view_combat(s: State) -> CombatView | None:
    """The fight on the table, if there is one."""
    step = asked(s)
    if isinstance(step, LayCards):
        return {
            "source": TERRITORIES[step.source],
            "target": TERRITORIES[step.target],
            "cards": cards(s.me.area[len(s.me.area) - step.laid :]),
            "attack": step.attack_value(s),
            "defence": step.defence_value(s),
            "struck": False,
        }
    if not isinstance(step, DefenderQuestion):
        return None
    fight = step.combat
    laid = step.cards if isinstance(step, DefenceCards | SurrenderCards) else ()
    strength = step.strength if isinstance(step, DefenceCards) else 0
    return {
        "source": TERRITORIES[fight.source],
        "target": TERRITORIES[fight.target],
        "cards": cards(s.me.area[len(s.me.area) - fight.cards :]),
        "attack": fight.attack,
        "defence": defence_value(s, fight, strength),
        "struck": True,
        "defender": fight.defender,
        "answer": cards(list(laid)),
    }


def cards(items: list[int]) -> list[str]:
    return [CARDS[card] for card in items]


def resources(counts: tuple[int, ...]) -> dict[str, int]:
    return {name: n for name, n in zip(RESOURCES, counts, strict=True) if n}


def markers(counts: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(MARKERS, counts, strict=True) if n}
