"""What a seat may know, built from scratch. All seats know the same (5.11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, cast

from dolmen.core.view import Past
from dolmen.games.prehistory import ids
from dolmen.games.prehistory.actions import MOVE_TO
from dolmen.games.prehistory.autumn import MoveTo
from dolmen.games.prehistory.ceremony import price_of_position
from dolmen.games.prehistory.ceremony_cards import ceremony_values
from dolmen.games.prehistory.content import REWARDS, Reward
from dolmen.games.prehistory.gathering import colour_of_slot
from dolmen.games.prehistory.ids import COLOURS, Action, Colour
from dolmen.games.prehistory.megaliths import megalith_scores
from dolmen.games.prehistory.migration import migration_colours
from dolmen.games.prehistory.painting import colours_of_section
from dolmen.games.prehistory.rival import RANKS, Rank, rank
from dolmen.games.prehistory.scoring import CATEGORIES, scores
from dolmen.games.prehistory.spring import weather_income
from dolmen.games.prehistory.state import NOTHING, OVER, PHASES, RIVAL, Phase, State
from dolmen.games.prehistory.view_types import (
    CardView,
    CeremonyCardView,
    Counts,
    FishSlotView,
    GatherSlotView,
    HexCampView,
    HexMembersView,
    HexView,
    HuntCardView,
    MemberView,
    MigrationView,
    Piles,
    PillarView,
    ReachView,
    RewardView,
    RivalView,
    ScoreView,
    SeatView,
    SectionView,
    SpaceView,
    StackView,
    TokenView,
    Zones,
)


class Table(TypedDict):
    """The whole table."""

    phase: Phase
    action: Action | None
    order: list[int]
    rival: RivalView | None
    rank: Rank | None
    ceremony_track: list[int]
    passed: list[int]
    pool: int
    prices: list[SpaceView]
    price_stack: StackView
    movement: Counts
    pillars: list[PillarView]
    painting: list[SectionView]
    gathering: list[GatherSlotView]
    fishing: list[FishSlotView]
    fishing_colours: list[Colour]
    hunting: list[HuntCardView]
    hunting_colours: list[Colour]
    ceremony: list[CeremonyCardView]
    shaman_prices: list[Colour]
    migration: list[MigrationView]
    piles: Piles
    unseen: Zones
    discards: Zones
    reach: ReachView | None
    map: list[HexView]
    megalith_areas: dict[str, list[list[str]]]
    seats: list[SeatView]


Seen = Past[State, Table]


def views(s: State, viewers: Sequence[int | None], past: Seen | None = None) -> list[Table]:
    """The views of several seats: one table, the very same for all."""
    return [view(s, past)] * len(viewers)


def view(s: State, past: Seen | None = None) -> Table:
    """What has not changed since an earlier moment is the very same object as it was then; nobody
    need make, compare or write it again."""
    megaliths = megalith_scores(s)
    sheet = scores(s, megaliths)
    was = None if past is None else past.state
    table: Table = cast(Table, {} if past is None else past.any().copy())
    table["phase"] = PHASES[s.phase]
    table["action"] = ids.ACTIONS[s.action] if s.action != NOTHING else None
    table["order"] = [seat for seat in s.order if seat < s.players]
    table["rival"] = rival(s) if s.solo else None
    table["rank"] = RANKS[rank(sum(sheet[0]))] if s.solo and s.phase == OVER else None
    table["ceremony_track"] = s.track[:]
    table["passed"] = [seat for seat in range(s.players) if s.passed >> seat & 1]
    table["pool"] = s.pool
    show_prices(s, table, was)
    show_displays(s, table, was)
    table["piles"] = piles(s)
    show_piles(s, table, was)
    table["reach"] = reach(s)
    table["map"] = hex_views(s, past)
    if was is None or s.areas_b is not was.areas_b or s.areas_c is not was.areas_c:
        table["megalith_areas"] = {
            "megalith_b": [names(ids.HEXES, area) for area in s.areas_b],
            "megalith_c": [names(ids.HEXES, area) for area in s.areas_c],
        }
    scored = megaliths[1]
    table["seats"] = [
        seat_view(s, seat, sheet[seat], scored[seat], past) for seat in range(s.players)
    ]
    return table


def show_prices(s: State, table: Table, was: State | None) -> None:
    """What follows from the price tiles. Their colours are those of tiles and rotations."""
    colours_changed = was is None or s.colours != was.colours
    if colours_changed or was is None or s.tiles != was.tiles:
        table["prices"] = [space(s, n) for n in range(6)]
        table["movement"] = counts(s.values)
    table["price_stack"] = stack(s)
    if colours_changed or was is None or s.top != was.top or s.foot != was.foot:
        table["pillars"] = [pillar(s, n) for n in range(6)]
    if colours_changed or was is None or s.gather_slots != was.gather_slots:
        table["gathering"] = [gather_slot(s, n) for n in range(6)]
    if colours_changed:
        table["painting"] = [section(s, n) for n in range(len(ids.SECTIONS))]
        table["fishing_colours"] = river(s, s.content.fishing_edges)
        table["hunting_colours"] = river(s, s.content.hunting_edges)
        table["shaman_prices"] = [COLOURS[price_of_position(s, p)] for p in range(ids.POSITIONS)]
        table["migration"] = [migration(s, n) for n in range(len(ids.MIGRATIONS))]


def show_displays(s: State, table: Table, was: State | None) -> None:
    if was is None or s.fish_slots != was.fish_slots:
        table["fishing"] = [fish_slot(s, n) for n in range(6)]
    if was is None or s.hunt_display != was.hunt_display:
        table["hunting"] = [hunt_card(s, card) for card in s.hunt_display]
    if was is None or s.ceremony_display != was.ceremony_display:
        table["ceremony"] = [ceremony_card(s, card) for card in s.ceremony_display]


def show_piles(s: State, table: Table, was: State | None) -> None:
    """What is hidden is looked at only for what is in it; in which order is nobody's business."""
    if (
        was is None
        or s.gather_pile != was.gather_pile
        or s.fish_pile != was.fish_pile
        or s.hunt_deck != was.hunt_deck
        or s.ceremony_deck != was.ceremony_deck
        or s.price_stack != was.price_stack
        or s.price_removed != was.price_removed
    ):
        table["unseen"] = unseen(s)
    if (
        was is None
        or s.gather_gone != was.gather_gone
        or s.fish_gone != was.fish_gone
        or s.hunt_gone != was.hunt_gone
        or s.ceremony_gone != was.ceremony_gone
        or s.price_used != was.price_used
    ):
        table["discards"] = discards(s)


def names(known: tuple[str, ...], numbers: Sequence[int]) -> list[str]:
    return [known[number] for number in numbers]


def colours(numbers: Sequence[int]) -> list[Colour]:
    return [COLOURS[number] for number in numbers]


def counts(numbers: Sequence[int]) -> Counts:
    grey, red, yellow, blue, brown, white = numbers
    return {
        "grey": grey,
        "red": red,
        "yellow": yellow,
        "blue": blue,
        "brown": brown,
        "white": white,
    }


# The board.


def rival(s: State) -> RivalView:
    return {
        "first": s.order[0] == RIVAL,
        "passed": bool(s.passed >> RIVAL & 1),
        "spring_turns": s.rival_turns,
    }


def piles(s: State) -> Piles:
    return {
        "gathering": len(s.gather_pile),
        "fish": len(s.fish_pile),
        "hunt": len(s.hunt_deck),
        "ceremony": len(s.ceremony_deck),
    }


def unseen(s: State) -> Zones:
    """What is hidden, known by elimination, in no order."""
    return {
        "gathering": names(ids.GATHERING_TILES, sorted(s.gather_pile)),
        "fish": names(ids.FISH, sorted(s.fish_pile)),
        "hunt": names(ids.HUNT_CARDS, sorted(s.hunt_deck)),
        "ceremony": names(ids.CEREMONY_CARDS, sorted(s.ceremony_deck)),
        "price": names(ids.PRICE_TILES, sorted((*s.price_stack[:-1], *s.price_removed))),
    }


def discards(s: State) -> Zones:
    return {
        "gathering": names(ids.GATHERING_TILES, s.gather_gone),
        "fish": names(ids.FISH, s.fish_gone),
        "hunt": names(ids.HUNT_CARDS, s.hunt_gone),
        "ceremony": names(ids.CEREMONY_CARDS, s.ceremony_gone),
        "price": names(ids.PRICE_TILES, s.price_used),
    }


def space(s: State, number: int) -> SpaceView:
    return {
        "space": ids.SPACES[number],
        "tile": ids.PRICE_TILES[s.tiles[number]],
        "rotation": s.rotations[number],
        "colours": colours(s.colours[number * 6 : number * 6 + 6]),
    }


def stack(s: State) -> StackView:
    """R2: the top of the stack is open, the rest of it is hidden (T60)."""
    if not s.price_stack:
        return {"size": 0, "top": None, "colours": None}
    top = s.price_stack[-1]
    return {
        "size": len(s.price_stack),
        "top": ids.PRICE_TILES[top],
        "colours": colours(s.content.tile_colours[top]),
    }


def pillar(s: State, number: int) -> PillarView:
    foot = s.foot[number * ids.FOOT_SLOTS : (number + 1) * ids.FOOT_SLOTS]
    return {
        "pillar": ids.PILLARS[number],
        "top": counts(s.top[number * 6 : number * 6 + 6]),
        "foot": [COLOURS[colour] for colour in foot if colour != NOTHING],
        "refill": COLOURS[s.colours[s.content.pillar_edge[number]]],
    }


def section(s: State, number: int) -> SectionView:
    return {
        "section": ids.SECTIONS[number],
        "symbols": names(ids.SYMBOLS, s.content.section_symbols[number]),
        "price": colours(colours_of_section(s, number)),
    }


def gather_slot(s: State, slot: int) -> GatherSlotView:
    tile = s.gather_slots[slot]
    data = s.content.gathering[tile] if tile != NOTHING else None
    return {
        "slot": ids.GATHER_SLOTS[slot],
        "price": COLOURS[colour_of_slot(s, slot)],
        "tile": ids.GATHERING_TILES[tile] if data is not None else None,
        "kind": ids.KINDS[data.kind] if data is not None else None,
        "dp": data.dp if data is not None else None,
    }


def fish_slot(s: State, slot: int) -> FishSlotView:
    fish = s.fish_slots[slot]
    data = s.content.fish[fish] if fish != NOTHING else None
    return {
        "slot": ids.FISH_SLOTS[slot],
        "fish": ids.FISH[fish] if data is not None else None,
        "kind": ids.FISH_KINDS[data.kind] if data is not None else None,
        "value": data.value if data is not None else None,
    }


def river(s: State, edges: tuple[int, ...]) -> list[Colour]:
    return [COLOURS[s.colours[ids.AT_RIVER * 6 + edge]] for edge in edges]


def reward_view(reward: Reward) -> RewardView:
    colour = COLOURS[reward.colour] if reward.colour != NOTHING else None
    return {"type": REWARDS[reward.kind], "colour": colour, "n": reward.n}


def hunt_card(s: State, card: int) -> HuntCardView:
    data = s.content.hunt[card]
    return {
        "card": ids.HUNT_CARDS[card],
        "species": ids.SPECIES[data.species],
        "type": "animal" if data.animal else "footprint",
        "value": data.value,
        "points": data.points if data.animal else None,
        "reward": reward_view(data.reward) if data.reward is not None else None,
    }


def ceremony_card(s: State, card: int) -> CeremonyCardView:
    data = s.content.ceremony[card]
    return {"card": ids.CEREMONY_CARDS[card], "value": data.value, "dp": data.dp}


def migration(s: State, option: int) -> MigrationView:
    return {
        "option": ids.MIGRATIONS[option],
        "price": colours(migration_colours(s, option)),
        "members": s.content.migrations[option].members,
    }


# The map.


def reach(s: State) -> ReachView | None:
    step = s.stack[-1] if s.stack else None
    if not isinstance(step, MoveTo):
        return None
    steps = s.map.row(step.source)
    places = [option - MOVE_TO.base for option in step.options(s)]
    return {
        "from": ids.HEXES[step.source],
        "steps": {ids.HEXES[place]: steps[place] for place in places},
    }


def token(s: State, hex: int) -> TokenView | None:
    number = s.tokens[hex]
    if number == NOTHING:
        return None
    feature = s.map.feature[hex]
    if feature == ids.GATHERING_SPACE:
        tile = s.content.gathering[number]
        return {
            "tile": ids.GATHERING_TILES[number],
            "kind": ids.KINDS[tile.kind],
            "dp": tile.dp,
        }
    if feature == ids.FISH_SPACE:
        fish = s.content.fish[number]
        return {
            "fish": ids.FISH[number],
            "kind": ids.FISH_KINDS[fish.kind],
            "value": fish.value,
        }
    if feature == ids.ANIMAL_SPACE:
        return {
            "animal": ids.ANIMAL_TOKENS[number],
            "species": ids.SPECIES[s.content.token_species[number]],
            "points": s.content.token_points[number],
        }
    return {"megalith": ids.MEGALITH_TYPES[s.content.megalith_type[number]]}


def hex_camp(s: State, hex: int) -> HexCampView | None:
    if s.camp_at[hex] == NOTHING:
        return None
    seat, camp = divmod(s.camp_at[hex], len(ids.CAMPS))
    return {"seat": seat, "camp": ids.CAMPS[camp]}


def hex_members(s: State, hex: int) -> list[HexMembersView]:
    return [
        {"seat": seat, "n": s.members[seat].count(hex)}
        for seat in range(s.players)
        if hex in s.members[seat]
    ]


def hex_views(s: State, past: Seen | None) -> list[HexView]:
    if past is None or past.state.map is not s.map:
        return [hex_view(s, hex) for hex in range(len(s.map))]
    was, shown = past.state, past.any()["map"]
    changed = changed_hexes(s, was)
    if not changed:
        return shown
    shown = shown[:]
    for hex in changed:
        shown[hex] = hex_view(s, hex)
    return shown


def changed_hexes(s: State, was: State) -> set[int]:
    found: set[int] = set()
    if s.tokens != was.tokens or s.camp_at != was.camp_at:
        for hex in range(len(s.map)):
            if s.tokens[hex] != was.tokens[hex] or s.camp_at[hex] != was.camp_at[hex]:
                found.add(hex)
    for now, then in zip(s.members, was.members, strict=True):
        if now != then:
            found.update(now)
            found.update(then)
    if s.paid != was.paid:
        found.update(hex for hex in range(len(s.map)) if (s.paid ^ was.paid) >> hex & 1)
    return found


def hex_view(s: State, hex: int) -> HexView:
    q, r = s.map.places[hex]
    colour = s.map.colour[hex]
    return {
        "hex": ids.HEXES[hex],
        "q": q,
        "r": r,
        "terrain": ids.TERRAINS[s.map.terrain[hex]],
        "feature": ids.FEATURES[s.map.feature[hex]],
        "colour": COLOURS[colour] if colour != NOTHING else None,
        "token": token(s, hex),
        "camp": hex_camp(s, hex),
        "members": hex_members(s, hex) if s.crowd[hex] else [],
        "paid": bool(s.paid >> hex & 1),
    }


# The seats.


def own_part(s: State, seat: int) -> SeatView:
    megaliths = megalith_scores(s)
    return seat_view(s, seat, scores(s, megaliths)[seat], megaliths[1][seat])


def seat_view(
    s: State, seat: int, sheet: list[int], scored: list[int], past: Seen | None = None
) -> SeatView:
    cards: list[CardView] = [
        {"card": ids.CEREMONY_CARDS[card], "now": value}
        for card, value in zip(s.cards[seat], ceremony_values(s, seat, scored), strict=True)
    ]
    points = score(sheet)
    if past is None or not is_same_seat(s, past.state, seat):
        return made_seat(s, seat, cards, points)
    shown = past.any()["seats"][seat]
    if shown["cards"] == cards and shown["score"] == points:
        return shown
    shown = shown.copy()  # what others did changed what it is worth
    shown["cards"] = cards
    shown["score"] = points
    return shown


def is_same_seat(s: State, was: State, seat: int) -> bool:
    """Whether nothing before a seat has changed, but for what it is worth."""
    six, three = slice(seat * 6, seat * 6 + 6), slice(seat * 3, seat * 3 + 3)
    return (
        s.resources[six] == was.resources[six]
        and s.weather[seat] == was.weather[seat]
        and s.markers[six] == was.markers[six]
        and s.members[seat] == was.members[seat]
        and s.moved[seat] == was.moved[seat]
        and s.home[seat] == was.home[seat]
        and s.vp[three] == was.vp[three]
        and s.dp[seat] == was.dp[seat]
        and s.fishing[seat] == was.fishing[seat]
        and s.shamans[seat] == was.shamans[seat]
        and s.painted[seat] == was.painted[seat]
        and s.gathered[six] == was.gathered[six]
        and s.fished[three] == was.fished[three]
        and s.footprints[three] == was.footprints[three]
        and s.animals[three] == was.animals[three]
        and s.camps[seat] == was.camps[seat]
        and s.camps_left[seat] == was.camps_left[seat]
        and s.camp_at == was.camp_at
        and s.megaliths_a[seat] == was.megaliths_a[seat]
        and s.boards[seat] == was.boards[seat]
        and s.weather_numbers == was.weather_numbers
    )


def made_seat(s: State, seat: int, cards: list[CardView], points: ScoreView) -> SeatView:
    six, three = slice(seat * 6, seat * 6 + 6), slice(seat * 3, seat * 3 + 3)
    return {
        "seat": seat,
        "colour": ids.PLAYER_COLOURS[seat],
        "board": ids.BOARDS[s.boards[seat]],
        "weather_ring": colours(s.content.rings[s.boards[seat]]),
        "weather_numbers": list(s.weather_numbers[seat]),
        "weather": s.weather[seat],
        # R6: the income of the next spring for every rotation the tile may have now
        "next_income": [
            counts(weather_income(s, seat, (rotation + 1) % 6)) for rotation in range(6)
        ],
        "resources": counts(s.resources[six]),
        "markers": counts(s.markers[six]),
        "vp": sum(s.vp[three]),
        "dp": s.dp[seat],
        "fishing": s.fishing[seat],
        "shamans": [p for p in range(ids.POSITIONS) if s.shamans[seat] >> p & 1],
        "painted": [n for i, n in enumerate(ids.SECTIONS) if s.painted[seat] >> i & 1],
        "baskets": dict(zip(ids.KINDS, s.gathered[six], strict=True)),
        "fish": dict(zip(ids.FISH_KINDS, s.fished[three], strict=True)),
        "footprints": {
            name: names(ids.HUNT_CARDS, s.footprints[seat * 3 + n])
            for n, name in enumerate(ids.SPECIES)
        },
        "animals": {name: list(s.animals[seat * 3 + n]) for n, name in enumerate(ids.SPECIES)},
        "cards": cards,
        "home": s.home[seat],
        "members": members_on_map(s, seat),
        "camps": [
            {"hex": ids.HEXES[hex], "camp": ids.CAMPS[s.camp_at[hex] % len(ids.CAMPS)]}
            for hex in s.camps[seat]
        ],
        "camps_left": [n for i, n in enumerate(ids.CAMPS) if s.camps_left[seat] >> i & 1],
        "megaliths_a": s.megaliths_a[seat],
        "score": points,
    }


def members_on_map(s: State, seat: int) -> list[MemberView]:
    """Every member on the map. A move ends alone on its hex: whoever stands there besides came
    later, by the final action, and has not moved (5.1)."""
    moved, found, last = s.moved[seat], list[MemberView](), NOTHING
    for hex in s.members[seat]:
        found.append({"hex": ids.HEXES[hex], "moved": hex != last and bool(moved >> hex & 1)})
        last = hex
    return found


def shown_points(table: Table) -> list[list[int]]:
    """The points of every seat, as they are in every view."""
    sheets = [cast(dict[str, int], seat["score"]) for seat in table["seats"]]
    return [[sheet[name] for name in CATEGORIES] for sheet in sheets]


def score(sheet: list[int]) -> ScoreView:
    """A row of the score sheet, by category."""
    animals, camps, fishing, development, painting, hunting, gathering, megaliths, ceremony = sheet
    return {
        "total": sum(sheet),
        "animals": animals,
        "camps": camps,
        "fishing": fishing,
        "development": development,
        "painting": painting,
        "hunting": hunting,
        "gathering": gathering,
        "megaliths": megaliths,
        "ceremony": ceremony,
    }
