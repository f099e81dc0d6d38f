"""What a seat may know, built up from nothing. All seats know the same (5.11)."""

from __future__ import annotations

from typing import Any

from dolmen.games.prehistory import ids
from dolmen.games.prehistory.autumn import MoveTo
from dolmen.games.prehistory.ceremony import price_of_position
from dolmen.games.prehistory.migration import migration_colours
from dolmen.games.prehistory.rival import RANKS, rank
from dolmen.games.prehistory.rounds import weather_income
from dolmen.games.prehistory.scoring import (
    CATEGORIES,
    ceremony_values,
    megalith_scores,
    score_sheet,
)
from dolmen.games.prehistory.state import NOTHING, OVER, PHASES, RIVAL, PrehistoryState
from dolmen.games.prehistory.tables import REWARDS, Reward
from dolmen.games.prehistory.words import MOVE_TO_0

Table = dict[str, Any]
S = PrehistoryState


def view(s: S, viewer: int | None) -> Table:
    sheet = score_sheet(s)
    scored = megalith_scores(s)[1]
    return {
        "phase": PHASES[s.phase],
        "action": ids.ACTIONS[s.action] if s.action != NOTHING else None,
        "order": [seat for seat in s.order if seat < s.players],
        "rival": rival(s) if s.solo else None,
        "rank": RANKS[rank(sum(sheet[0]))] if s.solo and s.phase == OVER else None,
        "ceremony_track": s.track[:],
        "passed": [seat for seat in range(s.players) if s.passed >> seat & 1],
        "pool": s.pool,
        "prices": [space(s, n) for n in range(6)],
        "price_stack": stack(s),
        "movement": dict(zip(ids.COLOURS, s.values, strict=True)),
        "pillars": [pillar(s, n) for n in range(6)],
        "painting": painting_prices(s),
        "gathering": [gather_slot(s, n) for n in range(6)],
        "fishing": [fish_slot(s, n) for n in range(6)],
        "fishing_colours": river(s, s.content.fishing_edges),
        "hunting": [hunt_card(s, card) for card in s.hunt_display],
        "hunting_colours": river(s, s.content.hunting_edges),
        "ceremony": [ceremony_card(s, card) for card in s.ceremony_display],
        "shaman_prices": [ids.COLOURS[price_of_position(s, p)] for p in range(ids.POSITIONS)],
        "migration": [migration(s, n) for n in range(len(ids.MIGRATIONS))],
        "piles": {
            "gathering": len(s.gather_pile),
            "fish": len(s.fish_pile),
            "hunt": len(s.hunt_deck),
            "ceremony": len(s.ceremony_deck),
        },
        "unseen": unseen(s),
        "discards": {
            "gathering": names(ids.GATHERING_TILES, s.gather_gone),
            "fish": names(ids.FISH, s.fish_gone),
            "hunt": names(ids.HUNT_CARDS, s.hunt_gone),
            "ceremony": names(ids.CEREMONY_CARDS, s.ceremony_gone),
            "price": names(ids.PRICE_TILES, s.price_used),
        },
        "reach": reach(s),
        "map": [hex_view(s, hex) for hex in range(len(s.map))],
        "megalith_areas": {
            "megalith_b": [names(ids.HEXES, area) for area in s.areas_b],
            "megalith_c": [names(ids.HEXES, area) for area in s.areas_c],
        },
        "seats": [seat_view(s, seat, sheet[seat], scored[seat]) for seat in range(s.players)],
    }


def names(table: tuple[str, ...], numbers: list[int] | tuple[int, ...]) -> list[str]:
    return [table[number] for number in numbers]


def rival(s: S) -> dict[str, Any]:
    return {
        "first": s.order[0] == RIVAL,
        "passed": bool(s.passed >> RIVAL & 1),
        "spring_turns": s.rival_turns,
    }


def unseen(s: S) -> dict[str, list[str]]:
    """What lies hidden, known by elimination, in no order."""
    return {
        "gathering": names(ids.GATHERING_TILES, sorted(s.gather_pile)),
        "fish": names(ids.FISH, sorted(s.fish_pile)),
        "hunt": names(ids.HUNT_CARDS, sorted(s.hunt_deck)),
        "ceremony": names(ids.CEREMONY_CARDS, sorted(s.ceremony_deck)),
        "price": names(ids.PRICE_TILES, sorted((*s.price_stack[:-1], *s.price_removed))),
    }


def space(s: S, number: int) -> dict[str, Any]:
    return {
        "space": ids.SPACES[number],
        "tile": ids.PRICE_TILES[s.tiles[number]],
        "rotation": s.rotations[number],
        "colours": names(ids.COLOURS, s.colours[number * 6 : number * 6 + 6]),
    }


def stack(s: S) -> dict[str, Any]:
    """R2: the top of the stack lies open, the rest of it is hidden (T60)."""
    if not s.price_stack:
        return {"size": 0, "top": None, "colours": None}
    top = s.price_stack[-1]
    return {
        "size": len(s.price_stack),
        "top": ids.PRICE_TILES[top],
        "colours": names(ids.COLOURS, s.content.tile_colours[top]),
    }


def counts(labels: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    return dict(zip(labels, numbers, strict=True))


def pillar(s: S, number: int) -> dict[str, Any]:
    foot = s.foot[number * ids.FOOT_SLOTS : (number + 1) * ids.FOOT_SLOTS]
    return {
        "pillar": ids.PILLARS[number],
        "top": counts(ids.COLOURS, s.top[number * 6 : number * 6 + 6]),
        "foot": [ids.COLOURS[colour] for colour in foot if colour != NOTHING],
        "refill": ids.COLOURS[s.colours[s.content.pillar_edge[number]]],
    }


def painting_prices(s: S) -> list[dict[str, Any]]:
    return [
        {
            "section": name,
            "symbols": names(ids.SYMBOLS, s.content.section_symbols[section]),
            "price": [
                ids.COLOURS[s.colours[ids.AT_PAINTING * 6 + edge]]
                for edge in s.content.section_edges[section]
            ],
        }
        for section, name in enumerate(ids.SECTIONS)
    ]


def gather_slot(s: S, slot: int) -> dict[str, Any]:
    tile = s.gather_slots[slot]
    price = s.colours[ids.AT_GATHERING * 6 + s.content.slot_edge[slot]]
    return {
        "slot": ids.GATHER_SLOTS[slot],
        "price": ids.COLOURS[price],
        **gathering_tile(s, tile),
    }


def gathering_tile(s: S, tile: int) -> dict[str, Any]:
    if tile == NOTHING:
        return {"tile": None, "kind": None, "dp": None}
    data = s.content.gathering[tile]
    return {"tile": ids.GATHERING_TILES[tile], "kind": ids.KINDS[data.kind], "dp": data.dp}


def fish_slot(s: S, slot: int) -> dict[str, Any]:
    return {"slot": ids.FISH_SLOTS[slot], **fish_view(s, s.fish_slots[slot])}


def fish_view(s: S, fish: int) -> dict[str, Any]:
    if fish == NOTHING:
        return {"fish": None, "kind": None, "value": None}
    data = s.content.fish[fish]
    return {"fish": ids.FISH[fish], "kind": ids.FISH_KINDS[data.kind], "value": data.value}


def river(s: S, edges: tuple[int, ...]) -> list[str]:
    return [ids.COLOURS[s.colours[ids.AT_RIVER * 6 + edge]] for edge in edges]


def reward_view(reward: Reward) -> dict[str, Any]:
    colour = ids.COLOURS[reward.colour] if reward.colour != NOTHING else None
    return {"type": REWARDS[reward.kind], "colour": colour, "n": reward.n}


def hunt_card(s: S, card: int) -> dict[str, Any]:
    data = s.content.hunt[card]
    return {
        "card": ids.HUNT_CARDS[card],
        "species": ids.SPECIES[data.species],
        "type": "animal" if data.animal else "footprint",
        "value": data.value,
        "points": data.points if data.animal else None,
        "reward": reward_view(data.reward) if data.reward is not None else None,
    }


def ceremony_card(s: S, card: int) -> dict[str, Any]:
    data = s.content.ceremony[card]
    return {"card": ids.CEREMONY_CARDS[card], "value": data.value, "dp": data.dp}


def migration(s: S, option: int) -> dict[str, Any]:
    return {
        "option": ids.MIGRATIONS[option],
        "price": names(ids.COLOURS, migration_colours(s, option)),
        "members": s.content.migrations[option].members,
    }


def reach(s: S) -> dict[str, Any] | None:
    """While a member moves: where it stands, and how many steps every place it may go to takes."""
    step = s.stack[-1] if s.stack else None
    if not isinstance(step, MoveTo):
        return None
    steps = s.map.row(step.source)
    places = [option - MOVE_TO_0 for option in step.options(s)]
    return {
        "from": ids.HEXES[step.source],
        "steps": {ids.HEXES[place]: steps[place] for place in places},
    }


def token(s: S, hex: int) -> dict[str, Any] | None:
    number = s.tokens[hex]
    if number == NOTHING:
        return None
    feature = s.map.feature[hex]
    if feature == ids.GATHERING_SPACE:
        return gathering_tile(s, number)
    if feature == ids.FISH_SPACE:
        return fish_view(s, number)
    if feature == ids.ANIMAL_SPACE:
        return {
            "animal": ids.ANIMAL_TOKENS[number],
            "species": ids.SPECIES[s.content.token_species[number]],
            "points": s.content.token_points[number],
        }
    return {"megalith": ids.MEGALITH_TYPES[s.content.megalith_type[number]]}


def members_view(s: S, hex: int) -> list[dict[str, int]]:
    return [
        {"seat": seat, "n": s.members[seat].count(hex)}
        for seat in range(s.players)
        if hex in s.members[seat]
    ]


def hex_view(s: S, hex: int) -> dict[str, Any]:
    q, r = s.map.places[hex]
    colour = s.map.colour[hex]
    camp = s.camp_at[hex]
    return {
        "hex": ids.HEXES[hex],
        "q": q,
        "r": r,
        "terrain": ids.TERRAINS[s.map.terrain[hex]],
        "feature": ids.FEATURES[s.map.feature[hex]],
        "colour": ids.COLOURS[colour] if colour != NOTHING else None,
        "token": token(s, hex),
        "camp": None
        if camp == NOTHING
        else {"seat": camp // len(ids.CAMPS), "camp": ids.CAMPS[camp % len(ids.CAMPS)]},
        "members": members_view(s, hex) if s.crowd[hex] else [],
        "paid": bool(s.paid >> hex & 1),
    }


def seat_view(s: S, seat: int, sheet: list[int], scored: list[int]) -> dict[str, Any]:
    six, three = slice(seat * 6, seat * 6 + 6), slice(seat * 3, seat * 3 + 3)
    moved = s.moved[seat]
    values = ceremony_values(s, seat, scored)
    return {
        "seat": seat,
        "colour": ids.PLAYER_COLOURS[seat],
        "board": ids.BOARDS[s.boards[seat]],
        "weather_ring": names(ids.COLOURS, s.content.rings[s.boards[seat]]),
        "weather_numbers": list(s.weather_numbers[seat]),
        "weather": s.weather[seat],
        # R6: the income of the next spring for every rotation the tile may have now
        "next_income": [
            counts(ids.COLOURS, list(weather_income(s, seat, (rotation + 1) % 6)))
            for rotation in range(6)
        ],
        "resources": counts(ids.COLOURS, s.resources[six]),
        "markers": counts(ids.COLOURS, s.markers[six]),
        "vp": sum(s.vp[three]),
        "dp": s.dp[seat],
        "fishing": s.fishing[seat],
        "shamans": [p for p in range(ids.POSITIONS) if s.shamans[seat] >> p & 1],
        "painted": [n for i, n in enumerate(ids.SECTIONS) if s.painted[seat] >> i & 1],
        "baskets": counts(ids.KINDS, s.gathered[six]),
        "fish": counts(ids.FISH_KINDS, s.fished[three]),
        "footprints": {
            name: names(ids.HUNT_CARDS, s.footprints[seat * 3 + n])
            for n, name in enumerate(ids.SPECIES)
        },
        "animals": {name: list(s.animals[seat * 3 + n]) for n, name in enumerate(ids.SPECIES)},
        "cards": [
            {"card": ids.CEREMONY_CARDS[card], "now": value}
            for card, value in zip(s.cards[seat], values, strict=True)
        ],
        "home": s.home[seat],
        "members": [
            {"hex": ids.HEXES[hex], "moved": bool(moved >> hex & 1)} for hex in s.members[seat]
        ],
        "camps": [
            {"hex": ids.HEXES[hex], "camp": ids.CAMPS[s.camp_at[hex] % len(ids.CAMPS)]}
            for hex in s.camps[seat]
        ],
        "camps_left": [n for i, n in enumerate(ids.CAMPS) if s.camps_left[seat] >> i & 1],
        "megaliths_a": s.megaliths_a[seat],
        "score": {"total": sum(sheet), **dict(zip(CATEGORIES, sheet, strict=True))},
    }
