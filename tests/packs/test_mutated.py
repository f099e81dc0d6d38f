"""Packs come from strangers: whatever is in one, there is an answer of one sentence, or a game.

python -m tests.packs 10000
"""

from __future__ import annotations

import pytest
from tests.packs.run import Tally, run

from dolmen.games import all_games

GAMES = [game.id for game in all_games()]


@pytest.mark.parametrize("name", GAMES)
def test_a_mutated_pack_is_refused_in_one_sentence_or_can_be_played(name: str) -> None:
    tally: Tally = run(name, range(60), play_every=6)
    assert tally.accepted > 3 and tally.refused > 15 and tally.played
