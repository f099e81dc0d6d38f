"""What a table on a screen asks of the game: places of actions, grey places, names, data."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from dolmen.core.content import LANGUAGES
from dolmen.core.step import refusal
from dolmen.games.prehistory import ids
from dolmen.games.prehistory.actions import VOCABULARY
from dolmen.games.prehistory.face import PrehistoryFace
from dolmen.games.prehistory.game import Prehistory
from dolmen.games.prehistory.lexicon import texts
from dolmen.games.prehistory.state import State
from dolmen.server.texts import label

GAME = Prehistory()
FACE = PrehistoryFace(GAME)
BUTTONS = {"pass", "skip", "end_turn"}


def decisions(players: int, seed: int, *liked: str) -> Iterator[State]:
    """A random game, decision by decision; liked verbs come first."""
    play = GAME.start(players=players, seed=seed)
    chance = random.Random(seed)
    while not play.over:
        assert isinstance(play.state, State)
        yield play.state
        options = play.state.options
        first = [o for o in options if VOCABULARY.action(o).verb.name in liked]
        play.perform(chance.choice(first or options))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_legal_action_has_a_place_of_its_own(players: int) -> None:
    for s in decisions(players, 7):
        seen: dict[frozenset[str], int] = {}
        for option in s.options:
            places = frozenset(FACE.targets(s, option))
            verb = VOCABULARY.action(option).verb.name
            if not places:
                assert verb in BUTTONS or VOCABULARY.action(option).text == "dance_to p"
                continue
            assert places not in seen, (option, seen[places])
            seen[places] = option


@pytest.mark.parametrize("players", [1, 3])
def test_what_one_may_wish_for_is_legal_or_has_a_reason(players: int) -> None:
    refused = 0
    for s in decisions(players, 11):
        legal = set(s.options)
        for place, action in FACE.requests(s, s.seat):
            assert place in FACE.targets(s, action)
            reason = refusal(s, action)
            assert (reason is None) == (action in legal)
            refused += reason is not None
    assert refused > 1_000


def test_a_moving_member_sees_what_every_place_costs() -> None:
    asked = 0
    for s in decisions(4, 3, "pay_resource", "pay_marker", "move_from"):
        reach = GAME.view(s, s.seat)["reach"]
        moves = [VOCABULARY.action(o) for o in s.options]
        if moves[0].verb.name != "move_to":
            assert reach is None
            continue
        asked += 1
        assert reach is not None
        assert set(reach["steps"]) == {ids.HEXES[move.arguments[0]] for move in moves}
        assert all(1 <= n <= GAME.view(s, None)["pool"] for n in reach["steps"].values())
    assert asked


def test_every_label_can_be_put_into_words() -> None:
    for language in LANGUAGES:
        names = FACE.names(language)
        for index in range(VOCABULARY.size):
            for token in label(FACE, VOCABULARY.action(index)).tokens.values():
                if token.id is not None:
                    assert names[token.kind][token.id]


def test_the_catalogue_has_the_text_of_every_thing() -> None:
    found = FACE.catalogue()
    for language in LANGUAGES:
        for kind, (table, _) in texts(FACE.lexicons[language]).items():
            assert set(found["texts"][language][kind]) == set(table) - set(ids.OWN_CEREMONY_CARDS)
            assert all(found["texts"][language][kind].values())
    assert found["edge_value"][0] == 3
    assert set(found["hunt"]) == set(ids.HUNT_CARDS)
    assert set(found["ceremony"]) == set(ids.PRINTED_CEREMONY_CARDS)
