"""Setup (section 4): the table as laid out by chance."""

from __future__ import annotations

from collections.abc import Mapping

from dolmen.core.record import Header
from dolmen.core.state import streams
from dolmen.games.endless_winter.animals import fill_ground
from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.culture_cards import fill_display
from dolmen.games.endless_winter.ids import (
    BASE_SITE_TILES,
    DISPLAY,
    FOLK,
    GROUND,
    JUNCTIONS,
    LAND_CARDS,
    LOCATIONS,
    SACRIFICED,
    SITE_SIZE,
    STARTING,
)
from dolmen.games.endless_winter.megaliths import spaces_of
from dolmen.games.endless_winter.modules.catalogue import in_play
from dolmen.games.endless_winter.primitives import rules_for
from dolmen.games.endless_winter.rules import Rules
from dolmen.games.endless_winter.setup_choices import SetUp
from dolmen.games.endless_winter.state import (
    FACE_DOWN,
    HOME,
    NOMADS_STREAM,
    NOTHING,
    SETUP,
    SETUP_STREAM,
    STREAMS,
    Seat,
    State,
)
from dolmen.games.endless_winter.tile_map import lay_tiles


def set_up(content: Content, header: Header, options: Mapping[str, str]) -> State:
    """The table as laid out by chance, in the order of the rulebook."""
    players = header.players
    rules = rules_for(content, players, in_play(options), header.rules)
    s = bare_table(
        rules, players, header.seed, options["extra_card"] == "on", options["village_tile"] == "on"
    )
    deal_player_aids(s, header.first)
    lay_stones(s)
    lay_culture(s)
    lay_animals(s)
    s.tiles = lay_map(s)
    tiles = list(range(len(BASE_SITE_TILES)))
    for module in rules.modules:
        module.lay_site(s, tiles)
    s.shuffle(SETUP_STREAM, tiles)
    s.spaces = spaces_of(rules.content, players, tiles)
    lay_boards(s)
    s.memory = [module.memory(s) for module in rules.modules]
    s.push(SetUp())
    return s


def bare_table(
    rules: Rules, players: int, seed: int, extra_card: bool, village_tile: bool
) -> State:
    """Nothing has been laid out yet."""
    content = rules.content
    sides = 2 if players == 1 else players
    return State(
        players=players,
        stack=[],
        keys=streams(seed, STREAMS),
        counters=[0] * len(STREAMS),
        learned=0,
        seat=-1,
        options=[],
        listener=None,
        rules=rules,
        content=content,
        nomads=1 if players == 1 else NOTHING,
        extra_card=extra_card,
        village_tile=village_tile,
        round=1,
        phase=SETUP,
        order=(),
        seats=[new_seat(content) for _ in range(sides)],
        sides_open=False,
        setup_open=False,
        piles_open=False,
        active=NOTHING,
        figure=NOTHING,
        column=NOTHING,
        labor=0,
        pledged=[0] * len(rules.columns),
        first=[NOTHING] * len(rules.columns),
        stacks=[
            content.folk[kind].count if kind in rules.stacks else 0 for kind in range(len(FOLK))
        ],
        culture_decks=[[], []],
        display=[NOTHING] * len(DISPLAY),
        culture_removed=[],
        animal_deck=[],
        ground=[NOTHING] * len(GROUND),
        stones=[],
        tiles=(),
        junctions=[NOTHING] * len(JUNCTIONS),
        spaces=(),
        site=[0] * SITE_SIZE,
        nomad_deck=[],
        nomad_row=[],
        nomad_pile=[],
        sacrifice=[],
        land_deck=[],
        land_discard=[],
        memory=[],
    )


def new_seat(content: Content) -> Seat:
    types = content.animal_types()
    return Seat(
        chief=NOTHING,
        side=NOTHING,
        chiefs=[],
        dealt=[],
        setup=NOTHING,
        food=0,
        tools=0,
        points=0,
        glory=0,
        offering=0,
        deck=[],
        hand=[],
        area=[],
        discard=[],
        pile=[],
        grave=[],
        upright=[0] * types,
        tipped=[0] * types,
        figures=[HOME] * 3,
        camps=[0] * len(LOCATIONS),
        board_camps=content.camps_max,
        villages=0,
        built=0,
        raised=0,
        stones=[],
    )


def deal_player_aids(s: State, first: int | None) -> None:
    """4.1; alone you take aid 2, the Nomads begin."""
    if s.nomads != NOTHING:
        s.order = (s.nomads, 0)
        return
    order = list(range(s.players))
    s.shuffle(SETUP_STREAM, order)
    if first is not None:
        order.remove(first)
        order.insert(0, first)
    s.order = tuple(order)


def lay_stones(s: State) -> None:
    """4.3: as many of each era as the number of players says, era I to the left."""
    for era in (1, 2):
        stones = [n for n in s.rules.stones if s.content.stones[n].era == era]
        s.shuffle(SETUP_STREAM, stones)
        s.stones.extend(stones[: s.content.stones_per_era[s.players]])


def lay_culture(s: State) -> None:
    """4.5; alone the sacrifice pile is drawn first: era I on top of era II."""
    for era in (1, 2):
        deck = [card for card in s.rules.cultures if s.content.culture_of(card).era == era]
        s.shuffle(SETUP_STREAM, deck)
        if s.nomads != NOTHING:
            for _ in range(SACRIFICED):
                s.sacrifice.append(deck.pop() + FACE_DOWN)
        more = [card for card in s.rules.more_cultures if s.content.culture_of(card).era == era]
        if more:
            deck.extend(more)
            s.shuffle(SETUP_STREAM, deck)
        s.culture_decks[era - 1] = deck
    s.sacrifice = s.sacrifice[SACRIFICED:] + s.sacrifice[:SACRIFICED]
    fill_display(s)


def lay_animals(s: State) -> None:
    """4.6; alone the next Animal goes to the Nomads."""
    for animal in s.rules.animals:
        s.animal_deck.extend([animal] * s.content.animals[animal].count)
    s.shuffle(SETUP_STREAM, s.animal_deck)
    fill_ground(s)
    if s.nomads != NOTHING:
        s.seats[s.nomads].upright[s.turn_up(s.animal_deck)] += 1


def lay_map(s: State) -> tuple[int, ...]:
    """4.7; a module may lay a map of its own."""
    for module in s.rules.modules:
        laid = module.lay_map(s)
        if laid:
            return laid
    return lay_tiles(s)


def lay_boards(s: State) -> None:
    """4.9 to 4.11: boards, Camps, Chief cards, shuffled starting cards."""
    content = s.content
    chiefs = list(s.rules.chiefs)
    s.shuffle(SETUP_STREAM, chiefs)
    for seat, me in enumerate(s.seats):
        if seat == s.nomads:
            continue
        me.food = content.start_food
        me.tools = content.start_tools
        me.camps[s.rules.home] = content.camps_on_base
        me.board_camps -= content.camps_on_base
        for card in (FOLK.index(name) for name in STARTING):
            me.deck.extend([card] * content.folk[card].count)
        s.shuffle(SETUP_STREAM, me.deck)
        if s.nomads == NOTHING:
            me.chief = chiefs.pop()
        else:
            me.chiefs = sorted((chiefs.pop(), chiefs.pop()))
    if s.nomads != NOTHING:
        s.nomad_deck = [n for n, card in enumerate(s.content.nomad_cards) if card.count]
        s.shuffle(NOMADS_STREAM, s.nomad_deck)
        s.land_deck = list(range(len(LAND_CARDS)))
        s.shuffle(NOMADS_STREAM, s.land_deck)
