"""The table without a server, with the network cut: `python -m tests.browser.offline` does more."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser.offline import Trial, build, first, trial_in


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("offline") / "static"
    problem = build(made)
    if "npm" in problem:
        pytest.skip(f"no folder to try: {problem}")
    assert not problem
    return made


def test_it_plays_without_a_network(browser: Browser, folder: Path) -> None:
    with trial_in(browser, folder) as trial:
        first(trial)  # the network is cut here
        plays_on_after_a_reload(trial)
        assert not trial.errors and not trial.host.missing


def plays_on_after_a_reload(trial: Trial) -> None:
    made = trial.make("prehistory", "human", "greedy", seed=2)
    told = trial.play(made, most=3)
    trial.page.reload()
    trial.wait_ready()
    assert trial.moves(made["table"]) >= told["moves"] > 0
    assert not trial.play(made, most=1)["refused"]
