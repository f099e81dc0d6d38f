"""The laws on random games with every module, every pair and all together, for 1 to 4 players.
`make soak` plays every one of the 256 sets."""

import os
from itertools import combinations

import pytest
from tests.endless_winter.expansion import ALL
from tests.endless_winter.table import WINTER

from dolmen.core.rng import Rng
from dolmen.core.step import act, refusal
from dolmen.core.view import see
from dolmen.games.endless_winter.actions import (
    PICK_BURY,
    PICK_HEX,
    PLACE_FIGURE,
    PLAY_CULTURE,
    PLAY_TRIBE,
)
from dolmen.games.endless_winter.ids import CARDS, DISCARD, FIRST_CULTURE, FOLK, PLACES, START

SOAK = int(os.environ.get("DOLMEN_LAW_GAMES", "200")) > 200
SIZES = range(len(ALL) + 1) if SOAK else (1, 2, len(ALL))
SETS = [names for size in SIZES for names in combinations(ALL, size)]
EVERY = 23  # states between two looks


@pytest.mark.parametrize("players", (1, 2, 3, 4))
@pytest.mark.parametrize("part", range(4))
def test_laws_of_every_set_of_modules(players: int, part: int) -> None:
    for number in range(part, len(SETS), 4):
        options = dict.fromkeys(SETS[number], "on")
        s = WINTER.new(WINTER.header(players, number, options))
        rng = Rng(number, "sets")
        census = WINTER.census(s)
        count = 0
        while s.stack:
            if count % EVERY == 0:
                assert WINTER.census(s) == census
                twin = s.clone()
                assert twin == s
                seat = count // EVERY % players
                world = WINTER.determinize(s, seat, Rng(count, "world"))
                assert see(WINTER, world, seat) == see(WINTER, s, seat)
                assert WINTER.census(world) == census
                again = WINTER.determinize(world, seat, Rng(count, "other"))
                assert again == WINTER.determinize(s, seat, Rng(count, "other"))
                for _ in range(30):
                    index = rng.below(len(WINTER.vocabulary))
                    assert (refusal(s, index) is None) == (index in s.options)
                assert s == twin
            act(s, s.options[rng.below(len(s.options))])
            count += 1
            assert count <= WINTER.longest
        assert WINTER.census(s) == census
        assert WINTER.winners(s)


def test_the_number_of_an_argument_is_that_of_the_component() -> None:
    text = WINTER.vocabulary.text
    assert text(PLAY_TRIBE.base + FOLK.index("healer")) == "play_tribe healer"
    assert text(PICK_BURY.at(DISCARD, CARDS.index("red_ochre"))) == "pick_bury discard red_ochre"
    assert text(PICK_HEX.base + START) == "pick_hex start"
    assert text(PLACE_FIGURE.at(0, PLACES.index("cave"))) == "place_figure chief cave"
    first = PLAY_CULTURE.base - FIRST_CULTURE
    assert text(first + CARDS.index("harvest_feast")) == "play_culture harvest_feast"


def test_a_verb_has_one_place_in_the_vocabulary() -> None:
    assert len({verb.name for verb in WINTER.vocabulary.verbs}) == len(WINTER.vocabulary.verbs)
