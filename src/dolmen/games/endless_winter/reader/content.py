"""Reading the content pack: every wrong value is answered with file, entry and field."""

from __future__ import annotations

from dolmen.core.content import Files, Pack
from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.reader.animals import read_animals
from dolmen.games.endless_winter.reader.boards import IdolBoard, PlayerBoard
from dolmen.games.endless_winter.reader.cards import (
    Chiefs,
    read_cultures,
    read_folk,
    read_setup_cards,
)
from dolmen.games.endless_winter.reader.game_file import (
    Limits,
    Rounds,
    Scoring,
    SetupNumbers,
    Solo,
    check_displays,
    read_lesser,
)
from dolmen.games.endless_winter.reader.main_board import read_columns
from dolmen.games.endless_winter.reader.megalith_site import MegalithSite
from dolmen.games.endless_winter.reader.modules import read_expansions
from dolmen.games.endless_winter.reader.nomads import NomadAid, NomadCards
from dolmen.games.endless_winter.reader.sacred_stones import read_stones
from dolmen.games.endless_winter.reader.terrain import Map, Terrain


def read_content(files: Files) -> Content:
    pack = Pack(files)
    content = read(pack)
    pack.finish(content)
    return content


def read(pack: Pack) -> Content:
    """Each file by its own reader, then everything together as one table."""
    limits, rounds, setup = Limits(pack), Rounds(pack), SetupNumbers(pack)
    scoring, solo = Scoring(pack), Solo(pack)
    board, idols, chiefs = PlayerBoard(pack), IdolBoard(pack), Chiefs(pack)
    terrain, map_, site = Terrain(pack), Map(pack), MegalithSite(pack)
    expansions = read_expansions(pack)
    pairs = [inner for inner, _ in expansions.mammoth.targets]
    nomads, aid = NomadCards(pack, pairs), NomadAid(pack)
    check_displays(pack)
    return Content(
        data=pack.files,
        food_max=limits.food,
        tool_max=limits.tools,
        stones_max=limits.stones,
        villages_max=limits.villages,
        camps_max=limits.camps,
        megaliths_max=limits.megaliths,
        rounds=rounds.count,
        era_of_round=rounds.era_of_round,
        initial_hand=rounds.initial_hand,
        draw_per_round=rounds.draw_per_round,
        free_cultures=rounds.free_cultures,
        extra_culture_discards=rounds.extra_culture_discards,
        rest_effect=rounds.rest_effect,
        rest_labor=rounds.rest_labor,
        camps_on_base=setup.camps_on_base,
        start_food=setup.food,
        start_tools=setup.tools,
        stones_per_era=setup.stones_per_era,
        setup_cards_dealt=setup.cards_dealt,
        tipped_count=scoring.tipped_count,
        turn_order=rounds.turn_order,
        lesser=read_lesser(pack),
        tile_influence=solo.tile_influence,
        tile_is_camp=solo.tile_is_camp,
        default_arrows=solo.default_arrows,
        colours=setup.colours,
        columns=read_columns(pack),
        folk=read_folk(pack, rounds.initial_hand),
        culture=read_cultures(pack),
        animals=read_animals(pack, scoring),
        chiefs=chiefs.names,
        chief_bonus=chiefs.bonus,
        setup_cards=read_setup_cards(pack),
        stones=read_stones(pack),
        village_cost=board.village_cost,
        village_income=board.village_income,
        stone_cost=board.stone_cost,
        stone_income=board.stone_income,
        megalith_income=board.megalith_income,
        megalith_pieces=board.megalith_pieces,
        glory_points=idols.glory_points,
        glory_effect=idols.glory_effect,
        offering_rate=idols.offering_rate,
        offering_effect=idols.offering_effect,
        overflow=idols.overflow,
        terrain_types=terrain.types,
        tiles=terrain.tiles,
        equal_neighbours=terrain.equal_neighbours,
        inner_forbidden=terrain.inner_forbidden,
        hex_names=map_.hex_names,
        hex_xy=map_.hex_xy,
        neighbours=map_.neighbours,
        inner=map_.inner,
        outer=map_.outer,
        junction_hexes=map_.junction_hexes,
        junction_xy=map_.junction_xy,
        village_junctions=map_.village_junctions,
        hex_junctions=map_.hex_junctions,
        site_tiles=site.tiles,
        space_place=site.space_place,
        space_income=site.space_income,
        patterns=site.patterns,
        level_income=site.level_income,
        nomad_cards=nomads.cards,
        nomad_actions=nomads.actions,
        land_cards=nomads.land_cards,
        aid_chain=aid.chain,
        aid_instead=aid.instead,
        aid_ignored=aid.ignored,
        aid_settles=aid.settles,
        points_per_nomad_stone=aid.points_per_stone,
        expansions=expansions,
        hashes={},
        reaches={},
    )
