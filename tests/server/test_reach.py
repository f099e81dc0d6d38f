"""A click on a place that the open question does not speak of: what leads there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from dolmen.core.play import Play
from dolmen.core.step import asked
from dolmen.games import find
from dolmen.games.endless_winter.camps import MoveCamp
from dolmen.games.endless_winter.camps import ways as steps
from dolmen.games.endless_winter.columns import ColumnStep
from dolmen.games.endless_winter.ids import LOCATIONS
from dolmen.games.endless_winter.turn import PlayCulture
from dolmen.games.prehistory.actions import BUY_RESOURCE
from dolmen.games.prehistory.autumn import AutumnTurn, bargains
from dolmen.games.prehistory.ids import CAMPS, COLOURS
from dolmen.server.outlook import Outlook


def positions(game: str, wanted: Callable[[Play], bool], most: int) -> Iterator[Play]:
    """Tables at which the first seat is asked, a few of each random game."""
    rules, found = find(game), 0
    for seed in range(30):
        play, rng = rules.start(2, seed), Random(seed)
        while not play.over and len(play.moves) < 400 and found < most:
            if play.state.seat == 0 and wanted(play) and rng.random() < 0.3:
                yield play
                found += 1
            play.do(rng.choice(play.state.options))
    assert found == most, f"no such positions of {game}"


def asks(kind: type) -> Callable[[Play], bool]:
    return lambda play: isinstance(asked(play.state), kind)


def ways(play: Play, target: str) -> list[str]:
    outlook = Outlook(play.game.face, play.state, lambda seat: True)
    found, _ = outlook.ways(target)
    return [play.game.vocabulary.text(index) for index in found]


def texts(play: Play) -> list[str]:
    return [play.game.vocabulary.text(index) for index in play.state.options]


def test_who_clicks_on_a_column_plays_no_card_unasked() -> None:
    for play in positions("endless_winter", asks(PlayCulture), 4):
        assert ways(play, "column:rest") == ["end_culture"], texts(play)


def test_ones_own_camp_begins_its_move() -> None:
    def movable(play: Play) -> bool:
        return asks(ColumnStep)(play) and "column_option move_camp" in texts(play)

    for play in positions("endless_winter", movable, 4):
        s: Any = play.state
        for place, n in enumerate(s.seats[0].camps):
            if n:
                assert ways(play, f"camp:{LOCATIONS[place]}") == ["column_option move_camp"]


def test_going_on_leads_to_the_options_of_the_next_step() -> None:
    def affordable_next(play: Play) -> bool:
        if not asks(ColumnStep)(play):
            return False
        outlook = Outlook(play.game.face, play.state, lambda seat: True)
        return any(place.startswith("option:") for place in outlook.ahead())

    for play in positions("endless_winter", affordable_next, 4):
        outlook = Outlook(play.game.face, play.state, lambda seat: True)
        for place in outlook.ahead() - lit(play):
            if place.startswith("option:"):
                assert ways(play, place) == ["next_step"]


def test_a_long_way_is_paid_for() -> None:
    """Whoever follows the ways arrives, and what is paid unasked has to be paid in any case."""
    paid = forced = 0
    for play in positions("prehistory", asks(AutumnTurn), 8):
        face = play.game.face
        s: Any = play.state
        for hex in range(len(s.map)):
            target = f"hex:h{hex}"
            first = face.towards(play.state, target)
            if not first or target in lit(play):
                continue
            walk = play.clone()
            while payments := face.towards(walk.state, target):
                assert set(payments) <= set(walk.state.options)
                walk.do(payments[-1])
            assert reachable(walk, target)
            paid += 1
            if len(first) == 1:
                rest = play.clone()
                while others := payments_instead(rest, first[0]):
                    rest.do(others[0])
                assert not reachable(rest, target), "something else would have been enough"
                forced += 1
    assert paid > forced > 0


def reachable(play: Play, target: str) -> bool:
    return target in lit(play) or any("move_from" in way for way in ways(play, target))


def lit(play: Play) -> set[str]:
    face, s = play.game.face, play.state
    return {target for index in s.options for target in face.targets(s, index)}


def payments_instead(play: Play, paid: int) -> list[int]:
    """Whatever else could be paid for movement. Development points have two ways, of which the
    table takes the better one."""
    s: Any = play.state
    found = [BUY_RESOURCE.base + c for c in bargains(s, s.seat)]
    found += [index for index in play.state.options if verb_of(play, index) in PAYING]
    if verb_of(play, paid) in DEVELOPMENT:
        return [index for index in found if verb_of(play, index) not in DEVELOPMENT]
    return [index for index in found if index != paid]


def verb_of(play: Play, index: int) -> str:
    return play.game.vocabulary.text(index).split()[0]


PAYING = ("pay_resource", "pay_marker", "dp_to_movement")
DEVELOPMENT = ("dp_to_movement", "buy_resource")


def test_a_click_on_an_empty_place_buys_what_is_to_be_paid() -> None:
    """But only what brings more movement than its price; everything else says why not."""

    def bargain(play: Play) -> bool:
        s: Any = play.state
        cheap = list(bargains(s, s.seat)) if asks(AutumnTurn)(play) else []
        return bool(cheap) and not any(s.resources[s.seat * 6 + c] for c in cheap)

    for play in positions("prehistory", bargain, 6):
        s: Any = play.state
        grey = {place for place, _ in play.game.face.requests(s, s.seat)}
        for c, colour in enumerate(COLOURS):
            place = f"tent:{colour}"
            if c in bargains(s, s.seat):
                assert ways(play, place) == [f"buy_resource {colour}"]
                assert place not in grey
                after = play.clone()
                after.do(f"buy_resource {colour}")
                assert f"pay_resource {colour}" in texts(after)
                pool, dp = s.pool + s.dp[s.seat], s.dp[s.seat]
                after.do(f"pay_resource {colour}")
                then: Any = after.state
                assert then.pool + then.dp[then.seat] > pool
                assert then.dp[then.seat] < dp
            elif place not in lit(play):
                assert place in grey


def test_a_camp_that_may_move_does_not_keep_its_neighbours_grey() -> None:
    def several(play: Play) -> bool:
        return asks(MoveCamp)(play) and len(play.state.options) > 1

    for play in positions("endless_winter", several, 4):
        s: Any = play.state
        outlook = Outlook(play.game.face, play.state, lambda seat: True)
        near = {
            f"hex:{LOCATIONS[to]}"
            for place, n in enumerate(s.seats[0].camps)
            for to in (steps(s, 0, place) if n else ())
        }
        assert near <= outlook.ahead(), texts(play)


def test_a_click_on_a_camp_pays_for_the_way_to_its_space() -> None:
    def poor(play: Play) -> bool:
        return (
            asks(AutumnTurn)(play)
            and "dp_to_movement" in texts(play)
            and not any(text.startswith(("build", "move_from")) for text in texts(play))
        )

    paid: set[str] = set()
    for play in positions("prehistory", poor, 12):
        s: Any = play.state
        for number, camp in enumerate(CAMPS):
            found = ways(play, f"camp:{camp}")
            assert all(one in texts(play) for one in found)
            assert not found or s.camps_left[0] >> number & 1
            paid.update(one.split()[0] for one in found)
    assert "dp_to_movement" in paid
    assert paid <= {*PAYING, "buy_resource"}
