"""Views are of the types they claim: no key is missing, none is left over."""

import msgspec
import pytest
from tests.endless_winter.expansion import ALL
from tests.endless_winter.table import WINTER

from dolmen.core.rng import Rng
from dolmen.core.step import act
from dolmen.games.endless_winter.view import Table

EVERY = 11  # decisions between two looks


@pytest.mark.parametrize("players", (1, 2, 4))
@pytest.mark.parametrize("modules", ((), ALL), ids=("base", "all"))
def test_views_have_their_type(players: int, modules: tuple[str, ...]) -> None:
    s = WINTER.new(WINTER.header(players, 7, dict.fromkeys(modules, "on")))
    rng = Rng(7, "views")
    count = 0
    while s.stack:
        if count % EVERY == 0:
            for seat in (0, players - 1, None):
                view = WINTER.view(s, seat)
                assert msgspec.convert(view, Table) == view
        act(s, s.options[rng.below(len(s.options))])
        count += 1
