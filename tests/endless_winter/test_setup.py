"""Setup and phases (sections 4 and 5)."""

import pytest
from tests.endless_winter.table import answer, content, first_option, start, state

from dolmen.games.endless_winter.ids import BASE, BASE_SITE_TILES, GLACIER


@pytest.mark.parametrize(("players", "stones"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_setup_by_number_of_players(players: int, stones: int) -> None:
    s = state(start(players, 3))
    assert len(s.stones) == 2 * stones
    assert all(content().stones[n].era == 1 for n in s.stones[:stones])
    assert [s.stacks[kind] for kind in s.rules.stacks] == [15] * 5
    assert all(card >= 0 for card in s.display)
    assert all(animal >= 0 for animal in s.ground)
    assert s.seats[0].camps[BASE] == 2
    assert s.seats[0].board_camps == 3


def test_first_cell_of_the_display_is_filled_first() -> None:
    s = state(start(2, 3))
    assert len(s.culture_decks[0]) == 20 - 8
    assert len(s.animal_deck) == 60 - 6


@pytest.mark.parametrize("seed", range(20))
def test_maps_are_legal(seed: int) -> None:
    s = state(start(2, seed))
    types = [content().tiles[tile].type for tile in s.tiles]
    assert types[BASE] == -1
    for hex_, around in enumerate(content().neighbours):
        assert all(types[hex_] != types[other] for other in around)
    assert all(types[hex_] != GLACIER for hex_ in content().inner)
    assert sorted(types[1:]) == sorted(list(range(6)) * 3)


def test_every_site_tile_lies_once() -> None:
    s = state(start(4, 3))
    tiles = {content().space_place[space][0] for space in s.spaces if space >= 0}
    assert tiles == set(range(len(BASE_SITE_TILES)))


def test_the_agreed_first_player_begins() -> None:
    for first in range(3):
        play = start(3, 9).game.start(3, 9, first=first)
        assert state(play).order[0] == first


def test_alone_you_choose_a_chief_of_two_and_see_your_hand_before_the_setup_card() -> None:
    play = start(1, 3)
    assert play.decision is not None
    assert play.decision.prompt.key == "choose_chief"
    assert len(play.decision.actions) == 2
    assert play.view(0)["table"]["seats"][0]["hand"] == []
    answer(play, "choose_setup")
    assert len(play.view(0)["table"]["seats"][0]["hand"]) == 5
    assert play.view(0)["table"]["nomads"]["land_discard"] == []


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_four_rounds_of_three_turns(players: int) -> None:
    play = first_option(start(players, 2))
    keys = [e.message.key for e in play.events]
    assert keys.count("round") == 4
    assert keys.count("turn") == 12 * players
    assert keys.count("nomad_turn") == (12 if players == 1 else 0)
    assert keys.count("new_order") == 4
    assert keys.count("new_era") == 1
    assert keys[-1] == "winners"


def test_solo_scores_show_both_sides() -> None:
    play = first_option(start(1, 2))
    assert len(play.scores) == 2
    assert play.winners in ([0], [1])
    totals = [row["total"] for row in play.scores]
    assert (play.winners == [0]) == (totals[0] > totals[1])
