"""Where games are played: parcels of work for processes of this machine."""

from dolmen.lab.engine import Processes, tell


def test_every_item_is_done_once_and_in_order() -> None:
    numbers = range(-300, 0)
    with Processes(2, tell) as engine:
        assert list(engine.map(abs, numbers)) == list(range(300, 0, -1))
        assert list(engine.map(abs, [])) == []


def test_parcels_become_smaller_towards_the_end() -> None:
    """So that no worker waits long for the last one; together they are everything."""
    engine = Processes(2, tell)
    left, portions = 50, []
    while left:
        portions.append(engine.portion(8, left))
        left -= portions[-1]
    assert portions == [8, 8, 8, 6, 5, 3, 3, 2, 1, 1, 1, 1, 1, 1, 1]
