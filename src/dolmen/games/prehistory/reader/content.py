"""From the files of a content pack to the tables of the game, every value checked."""

from __future__ import annotations

from collections import Counter

from dolmen.core.content import Files, Pack
from dolmen.games.prehistory import ids
from dolmen.games.prehistory.content import Content, Names
from dolmen.games.prehistory.reader import game, pieces
from dolmen.games.prehistory.reader import personal_boards as personal
from dolmen.games.prehistory.reader.board import read_board, read_price_tiles
from dolmen.games.prehistory.reader.ceremony_cards import read_ceremony
from dolmen.games.prehistory.reader.fields import in_order, read_names
from dolmen.games.prehistory.reader.map import read_layouts, read_map_tiles

# Tables of which only the printed names are read.
NAMED: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("game.toml", "colours", ids.COLOURS),
    ("game.toml", "player_colours", ids.PLAYER_COLOURS),
    ("gathering.toml", "gathering_kinds", ids.KINDS),
    ("fish.toml", "fish_kinds", ids.FISH_KINDS),
    ("hunt_cards.toml", "species", ids.SPECIES),
)


def read_content(files: Files) -> Content:
    pack = Pack(files)
    names: dict[str, Names] = {}
    for file, key, wanted in NAMED:
        read_names(names, in_order(pack, file, key, wanted))
    content = read_tables(pack, names)
    pack.finish(content)
    return content


def read_tables(pack: Pack, names: dict[str, Names]) -> Content:
    tribe = game.read_tribe(pack)
    scoring = game.read_scoring(pack)
    track = game.read_fishing_track(pack)
    board = read_board(pack, names)
    tile_colours, tile_values = read_price_tiles(pack)
    weather = personal.read_weather(pack, names)
    sections = personal.read_sections(pack)
    section_edges = tuple(tuple(board.symbol_edge[s] for s in symbols) for symbols in sections)
    baskets = personal.read_baskets(pack)
    tokens = pieces.read_animal_tokens(pack)
    megaliths = pieces.read_megaliths(pack, names)
    return Content(
        data=pack.files,
        rounds=game.read_rounds(pack),
        tribe=tribe.members,
        start_on_map=tribe.on_map,
        start_at_home=tribe.at_home,
        costs=game.read_costs(pack),
        gathering_markers=pack.table("game.toml", "summer").number("gathering_markers", 1, 20),
        marker_colour=game.read_marker_colours(pack, names),
        dp_per_vp=scoring.dp_per_vp,
        row_vp=scoring.row_vp,
        set_vp=scoring.set_vp,
        unit_member=scoring.unit_member,
        unit_camp=scoring.unit_camp,
        last_dp=pack.table("tracks.toml", "development_track").number("last", 1, 100),
        last_fishing=track.last,
        income_vp=track.vp,
        income_dp=track.dp,
        pillar_edge=board.pillar_edge,
        edge_value=board.edge_value,
        symbol_edge=board.symbol_edge,
        slot_edge=board.slot_edge,
        position_edge=board.position_edge,
        patterns=board.patterns,
        hunting_edges=board.hunting,
        fishing_edges=board.fishing,
        migrations=board.migrations,
        tile_colours=tile_colours,
        tile_values=tile_values,
        rings=weather.rings,
        weather=weather.numbers,
        weather_six=weather.six,
        weather_six_always=weather.six_always,
        section_symbols=sections,
        section_edges=section_edges,
        section_needs=tuple(tuple(Counter(edges).items()) for edges in section_edges),
        line_rewards=personal.read_line_rewards(pack),
        baskets=baskets,
        basket_of=personal.basket_of_kind(baskets),
        gathering=pieces.read_gathering(pack),
        fish=pieces.read_fish(pack),
        hunt=pieces.read_hunt_cards(pack),
        token_species=tokens.species,
        token_points=tokens.points,
        ceremony=read_ceremony(pack, names),
        camps=pieces.read_camps(pack),
        megalith_type=megaliths.types,
        vp_a=megaliths.vp_a,
        vp_b=megaliths.vp_b,
        vp_c_first=megaliths.vp_c[0],
        vp_c_second=megaliths.vp_c[1],
        map_tiles=read_map_tiles(pack, names),
        layouts=read_layouts(pack, names),
        names=names,
    )
