"""What travels between processes arrives as it was, whichever engine runs."""

import pickle

import pytest

import dolmen
from dolmen.core.play import Play
from dolmen.core.rng import Rng
from dolmen.core.step import act


def played(game: str) -> Play:
    table = dolmen.game(game).start(2, 4)
    rng = Rng(4)
    for _ in range(30):
        table.do(table.state.options[rng.below(len(table.state.options))])
    return table


@pytest.mark.parametrize("game", ["altay", "prehistory", "endless_winter"])
def test_what_travels_arrives_as_it_was(game: str) -> None:
    table = played(game)
    whole = (table.header, table.record, table.state.stack)
    assert pickle.loads(pickle.dumps(whole)) == whole


@pytest.mark.parametrize("kind", [dolmen.BadInput, dolmen.BadContent, dolmen.BadRecord])
def test_errors_arrive_with_their_place(kind: type[dolmen.BadInput]) -> None:
    error = kind("wrong", ("cards", 3))
    arrived = pickle.loads(pickle.dumps(error))
    assert type(arrived) is kind
    assert (arrived.sentence, arrived.place) == (error.sentence, error.place)


def test_a_traceback_names_the_line_of_the_rules() -> None:
    s = dolmen.game("altay").new(dolmen.game("altay").header(2, 1))
    with pytest.raises(Exception) as raised:  # whatever nonsense leads to
        act(s, -(10**9))
    places = []
    trace = raised.value.__traceback__
    while trace is not None:
        places.append((trace.tb_frame.f_code.co_filename.replace("\\", "/"), trace.tb_lineno))
        trace = trace.tb_next
    assert any("dolmen/games/altay/" in name and line > 1 for name, line in places), places
