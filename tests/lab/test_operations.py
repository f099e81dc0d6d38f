"""Work per decision, counted: no machine is too busy for it."""

import json
from pathlib import Path

import pytest

from dolmen.lab.operations import count, counted, version

KNOWN = Path(__file__).parent / "operations.json"
MORE = 1.1  # that much more is more


def test_no_decision_has_become_more_work() -> None:
    known = json.loads(KNOWN.read_text())
    if version() not in known:
        pytest.skip(f"there are no figures of Python {version()} in {KNOWN.name}")
    found = count()
    assert found.keys() == known[version()].keys()
    grown = [
        f"{name}: {value:g} {kind} instead of {known[version()][name][kind]:g}"
        for name, figures in found.items()
        for kind, value in figures.items()
        if value > MORE * known[version()][name][kind]
    ]
    assert not grown, f"{grown}; if that is meant: python -m dolmen.lab.operations --write {KNOWN}"


def test_more_work_is_noticed() -> None:
    from dolmen.core.rng import number

    def once() -> int:
        number(1, 2, 3)
        return 1

    def often() -> int:
        for counter in range(5):
            number(1, 2, counter)
        return 1

    less, more = counted(once), counted(often)
    if not less["calls"]:
        pytest.skip("the compiled engine cannot be counted")
    assert more["calls"] > 2 * less["calls"] and more["lines"] > 2 * less["lines"]
