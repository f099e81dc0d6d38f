"""The first round with keys alone and with a finger alone; `tests.browser.hands` plays the rest."""

from __future__ import annotations

from playwright.sync_api import Browser
from tests.browser.hands import play_game
from tests.browser.means import Finger, Keys
from tests.browser.tables import Server


def test_keys_alone_are_enough(browser: Browser, server: Server) -> None:
    keys = play_game(browser, server, "altay", "keyboard", rounds=1).means
    assert isinstance(keys, Keys)
    assert keys.unseen == [], "what Enter presses has a focus that can be seen"


def test_a_finger_is_enough(browser: Browser, server: Server) -> None:
    finger = play_game(browser, server, "altay", "phone", rounds=1).means
    assert isinstance(finger, Finger)
    assert finger.missed == [], "every place can be brought to light and hit"
    assert finger.listed == 0
