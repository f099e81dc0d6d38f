"""What a seat may know, built up from nothing."""

from collections.abc import Sequence
from typing import Any

from dolmen.core.step import asked
from dolmen.games.altay.combat import Combat, DefenceCards, Defend, DefendFromArchive, LayCards
from dolmen.games.altay.combat import SurrenderCards as Surrender
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
from dolmen.games.altay.scoring import deck_cards, score
from dolmen.games.altay.state import AltayState, Seat

Table = dict[str, Any]


def view(s: AltayState, viewer: int | None) -> Table:
    return views(s, [viewer])[0]


def views(s: AltayState, viewers: Sequence[int | None]) -> list[Table]:
    """The views of several seats; they share what everybody sees."""
    table = {
        "start": s.start,
        "active": s.active,
        "ended": s.ended,
        "trading": s.trading,
        "territories": [territory(s, t) for t, inside in enumerate(s.layout.in_play) if inside],
        "market": [pile(s, t) for t in range(len(TITLES)) if for_sale(s, t)],
        "goals": [display(s, level) for level in range(3)],
        "turn": turn(s),
        "combat": combat(s),
    }
    public = [seat_view(s, number) for number in range(s.players)]
    found: list[Table] = []
    for viewer in viewers:
        seats = public[:]
        if viewer is not None:
            seats[viewer] = public[viewer] | own_things(s.seats[viewer])
        found.append(table | {"seats": seats})
    return found


def territory(s: AltayState, t: int) -> dict[str, Any]:
    return {
        "id": TERRITORIES[t],
        "owner": s.owner[t] if s.owner[t] != NOBODY else None,
        "settlements": s.settlements[t],
        "marker": MARKERS[s.marker[t]] if s.marker[t] != NOTHING else None,
        "vp": s.layout.vp[t],
        "used": bool(s.used >> t & 1),
    }


def pile(s: AltayState, title: int) -> dict[str, Any]:
    top = top_copy(s, title)
    return {
        "title": TITLES[title],
        "left": s.copies - s.sold[title],
        "vp": top.vp if top else None,
        "cost": list(top.cost.kinds) if top else None,
        "bought": bool(s.bought >> title & 1),
    }


def display(s: AltayState, level: int) -> dict[str, Any]:
    return {
        "shown": [{"goal": GOALS[goal], "cards": s.stacked[goal]} for goal in s.shown[level]],
        "deck": len(s.decks[level]),
        "discard": [GOALS[goal] for goal in s.goal_discards[level]],
    }


def seat_view(s: AltayState, number: int) -> dict[str, Any]:
    """What everybody sees of a seat."""
    seat = s.seats[number]
    return {
        "folk": FOLKS[seat.folk] if seat.folk != NOTHING else None,
        "hand_size": len(seat.hand),
        "deck_size": len(seat.deck),
        "discard": cards(sorted(seat.discard)),
        "area": cards(seat.area),
        "open": [open_card(s, card, placed) for card, placed in seat.open],
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
        "goal": goal_in_progress(s, seat),
        "wonder": GOALS[seat.wonder] if seat.wonder_open or laying_open(s, number) else None,
        "trashed": cards(sorted(seat.trashed)),
        "deck_cards": len(deck_cards(seat)),
        "score": public_score(s, number),
    }


def own_things(seat: Seat) -> dict[str, Any]:
    """What only the one who sits there sees."""
    return {
        "hand": cards(seat.hand),
        "archive": CARDS[seat.archive] if seat.archive != NOTHING else None,
        "wonder": GOALS[seat.wonder] if seat.wonder != NOTHING else None,
        "deck": cards(sorted(seat.deck)),  # contents are known, their order is not
    }


def public_score(s: AltayState, number: int) -> dict[str, int]:
    """Scores so far are public: a secret wonder scores only once it is completed."""
    if s.seats[number].folk == NOTHING:
        return dict.fromkeys(CATEGORIES, 0)
    return dict(zip(CATEGORIES, score(s, number), strict=True))


def open_card(s: AltayState, card: int, placed: tuple[int, ...]) -> dict[str, Any]:
    opens = s.content.titles[card >> 2].opens
    assert opens is not None
    return {
        "card": CARDS[card],
        "mode": "fill" if opens.fill else "store",
        "fields": list(opens.fields.kinds),
        "placed": resources(placed),
    }


def goal_in_progress(s: AltayState, seat: Seat) -> dict[str, Any] | None:
    if seat.goal == NOTHING:
        return None
    return {
        "goal": GOALS[seat.goal],
        "fields": list(s.content.goals[seat.goal].fields.kinds),
        "placed": resources(seat.placed),
    }


def turn(s: AltayState) -> dict[str, Any]:
    return {
        "used_goals": [name for g, name in enumerate(GOALS) if s.applied >> g & 1],
        "seas": [name for sea, name in enumerate(SEAS) if s.seas >> sea & 1],
        "attacks": [
            [TERRITORIES[pair // len(TERRITORIES)], TERRITORIES[pair % len(TERRITORIES)]]
            for pair in s.attacks
        ],
    }


def combat(s: AltayState) -> dict[str, Any] | None:
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
    if not isinstance(step, DefendFromArchive | Defend | DefenceCards | Surrender):
        return None
    fight: Combat = step.combat
    laid = step.cards if isinstance(step, DefenceCards | Surrender) else ()
    strength = step.strength if isinstance(step, DefenceCards) else 0
    defender = s.seats[fight.defender]
    return {
        "source": TERRITORIES[fight.source],
        "target": TERRITORIES[fight.target],
        "cards": cards(s.me.area[len(s.me.area) - fight.cards :]),
        "attack": fight.attack,
        "defence": s.settlements[fight.target] + defender.defence_bonus + strength,
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
