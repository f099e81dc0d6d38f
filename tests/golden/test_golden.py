"""Complete recorded games of every game, folded again: byte for byte, and with every state and
every event on the way as its digest says."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.golden import digests
from tests.golden.digests import FILES, FOLDER

import dolmen
from dolmen import build
from dolmen.core.event import EVERYBODY, only
from dolmen.core.message import Template
from dolmen.core.play import Play
from dolmen.core.record import parse
from dolmen.core.state import State
from dolmen.core.step import act
from dolmen.games.endless_winter.modules.catalogue import MODULES

each_game = pytest.mark.parametrize(
    "path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES]
)


def texts(game: str) -> dict[str, str]:
    return {p.stem: p.read_text(encoding="utf-8") for p in FILES if p.parent.name == game}


def load(game: str, name: str) -> Play:
    return dolmen.load(texts(game)[name])


# Which games there are.


@pytest.mark.parametrize("game", digests.GAMES)
def test_there_is_a_golden_game_for_every_number_of_players(game: str) -> None:
    for players in dolmen.game(game).seats:
        assert any(f"players: {players}\n" in text for text in texts(game).values())


def test_altay_has_a_golden_game_for_every_end_and_variant() -> None:
    known = texts("altay")
    assert len(known) >= 12
    for option in dolmen.game("altay").options:
        for value in option.values[1:]:
            assert any(f"option {option.id}: {value}\n" in text for text in known.values())


def test_prehistory_has_a_golden_game_for_every_end_and_variant() -> None:
    known = texts("prehistory")
    for option in dolmen.game("prehistory").options:
        for value in option.values[1:2]:
            assert any(f"option {option.id}: {value}\n" in text for text in known.values())
    assert any("option order: 3-1-4-2\n" in text for text in known.values())
    assert {"tie-broken", "shared-victory", "exhausted-pile"} <= set(known)


def test_endless_winter_has_a_golden_game_for_every_difficulty() -> None:
    known = texts("endless_winter")
    assert len(known) >= 16
    for name in ("solo", "solo-extra-card", "solo-village-tile", "solo-both"):
        assert f"{name}-won" in known
        assert f"{name}-lost" in known
        assert ("extra_card: on" in known[f"{name}-won"]) == ("extra" in name or "both" in name)
        assert ("village_tile: on" in known[f"{name}-won"]) == ("tile" in name or "both" in name)


def test_endless_winter_has_a_golden_game_for_every_module() -> None:
    known = texts("endless_winter")
    for module in MODULES:
        for where, players in (("solo", 1), ("four", 4)):
            text = known[f"{module.id.replace('_', '-')}-{where}"]
            assert f"players: {players}\n" in text
            assert f"option {module.id}: on\n" in text
            assert text.count("\noption ") == 1
            assert f"option {module.id}: on\n" in known[f"all-modules-{where}"]


# That they fold.


@each_game
def test_record(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    play = dolmen.load(text)
    assert play.over
    assert str(play.record) == text


@each_game
def test_it_does_not_matter_whether_anybody_listens(path: Path) -> None:
    play = dolmen.load(path.read_text(encoding="utf-8"))
    s = play.game.new(play.header, play.content)
    for _, action in play.moves:
        act(s, action)
    assert s == play.state


@each_game
def test_digests(path: Path) -> None:
    assert digests.difference(path) is None


def test_every_digest_belongs_to_a_game() -> None:
    assert sorted(FOLDER.glob("*/*.digest")) == sorted(digests.beside(path) for path in FILES)


# How they end.


def test_ends_of_prehistory() -> None:
    tie = load("prehistory", "tie-broken")
    totals = [row["total"] for row in tie.scores]
    assert totals[0] == totals[1]
    assert len(tie.winners) == 1
    assert load("prehistory", "shared-victory").winners == [0, 1]
    assert load("prehistory", "exhausted-pile").view()["table"]["piles"]["gathering"] == 0


@pytest.mark.parametrize("name", [n for n in texts("endless_winter") if n.startswith("solo")])
def test_ends_of_endless_winter_alone(name: str) -> None:
    play = load("endless_winter", name)
    assert len(play.scores) == 2
    if name.endswith("won"):
        assert play.winners == [0]
    if name.endswith("lost"):
        assert play.winners == [1]


# That a digest sees what is wrong. Each change spoils one moment of a game, after which the move
# in question must be named, and no other.

SPOILT = FOLDER / "altay" / "last-settlement-lost.txt"
Tell = Callable[..., None]
Change = Callable[[Tell, State, Template, tuple[Any, ...], int], None]


def other_token(tell: Tell, s: State, template: Template, values: tuple[Any, ...], to: int) -> None:
    tell(s, template, (values[0] + 1) % s.players, *values[1:], to=to)


def other_audience(
    tell: Tell, s: State, template: Template, values: tuple[Any, ...], to: int
) -> None:
    tell(s, template, *values, to=only(0) if to == EVERYBODY else EVERYBODY)


def untold(tell: Tell, s: State, template: Template, values: tuple[Any, ...], to: int) -> None:
    """The event is lost."""


def told_twice(tell: Tell, s: State, template: Template, values: tuple[Any, ...], to: int) -> None:
    tell(s, template, *values, to=to)
    tell(s, template, *values, to=to)


def seat_events() -> Iterator[tuple[int, int]]:
    """Move and running number of each event of the game whose first token is a seat."""
    record = parse(SPOILT.read_text(encoding="utf-8"))
    play = dolmen.game(record.header.game).start(
        record.header.players, record.header.seed, record.header.options
    )
    count = len(play.events)
    for move, (_, text) in enumerate(record.moves, start=1):
        for event in play.do(text):
            if event.message.template.fields[:1] == (("seat", "seat"),):
                yield move, count
            count += 1


@pytest.mark.skipif(build.kind() == "compiled", reason="compiled code cannot be patched")
@pytest.mark.parametrize("change", [other_token, other_audience, untold, told_twice])
def test_a_wrong_event_in_the_middle_is_found(
    change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = list(seat_events())
    move, wrong = events[len(events) // 2]
    tell, count = State.tell, 0

    def spoil(s: State, template: Template, *values: Any, to: int = EVERYBODY) -> None:
        nonlocal count
        if count == wrong:
            change(tell, s, template, values, to)
        else:
            tell(s, template, *values, to=to)
        count += 1

    monkeypatch.setattr(State, "tell", spoil)
    found = digests.difference(SPOILT)
    assert found is not None
    seat, text = parse(SPOILT.read_text(encoding="utf-8")).moves[move - 1]
    assert found.startswith(f"last-settlement-lost, move {move} ({seat} {text}): other events ")


def more_learned(play: Play) -> None:
    play.state.learned += 1


def more_drawn(play: Play) -> None:
    play.state.counters[0] += 1


def fewer_options(play: Play) -> None:
    play.state.options = play.state.options[:-1]


def options_in_another_order(play: Play) -> None:
    play.state.options = play.state.options[::-1]


@pytest.mark.parametrize(
    "spoil", [more_learned, more_drawn, fewer_options, options_in_another_order]
)
def test_a_wrong_state_in_the_middle_is_found(
    spoil: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = 101
    do = Play.do

    def carry_out(play: Play, action: str) -> object:
        events = do(play, action)
        if len(play.moves) == wrong:
            spoil(play)
        return events

    monkeypatch.setattr(Play, "do", carry_out)
    found = digests.difference(SPOILT)
    assert found is not None
    assert found.startswith(f"last-settlement-lost, move {wrong} (")
    assert "): other state than recorded" in found


@pytest.mark.parametrize("part", ["view", "scores"])
def test_a_wrong_view_or_score_in_the_middle_is_found(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, wrong = dolmen.game("altay"), 101
    moves = 0
    do, answer = Play.do, getattr(game, part)

    def carry_out(play: Play, action: str) -> object:
        nonlocal moves
        moves += 1
        return do(play, action)

    def spoil(s: State, *seat: int | None) -> Any:
        found = answer(s, *seat)
        if moves == wrong and part == "scores":
            found[1][0] += 1
        elif moves == wrong and seat == (1,):
            found["seats"][1]["hand"] = found["seats"][1]["hand"][1:]
        return found

    monkeypatch.setattr(Play, "do", carry_out)
    monkeypatch.setattr(game, part, spoil)
    found = digests.difference(SPOILT)
    assert found is not None
    assert found.startswith(f"last-settlement-lost, move {wrong} (")
    assert "): other state than recorded" in found


def test_missing_digests_are_found(tmp_path: Path) -> None:
    path = tmp_path / SPOILT.name
    path.write_bytes(SPOILT.read_bytes())
    lines = digests.beside(SPOILT).read_text(encoding="utf-8").splitlines(keepends=True)
    digests.beside(path).write_text("".join(lines), encoding="utf-8")
    assert digests.difference(path) is None
    digests.beside(path).write_text("".join(lines[:-1]), encoding="utf-8")
    assert digests.difference(path) == (
        f"last-settlement-lost: {len(lines) - 1} digests for {len(lines) - 1} moves and set-up"
    )


def test_the_command_writes_what_the_tests_compare(tmp_path: Path) -> None:
    path = tmp_path / SPOILT.name
    path.write_bytes(SPOILT.read_bytes())
    digests.write(path)
    assert digests.beside(path).read_bytes() == digests.beside(SPOILT).read_bytes()
