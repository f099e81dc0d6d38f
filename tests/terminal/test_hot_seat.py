"""Several people at one screen."""

import re
from pathlib import Path

import pytest
from tests.terminal.helper import Table

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


@pytest.mark.parametrize("rich", [True, False], ids=["rich", "plain"])
def test_the_curtain_hides_every_other_hand(
    tmp_path: Path, rich: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cut the output at the curtains; what lies between them is for one person alone."""
    table = Table(tmp_path, players="human,human,greedy", names=("Anna", "Ben", "Cleo"), rich=rich)
    monkeypatch.setattr(table.out, "isatty", lambda: True)
    owners: list[tuple[int, int]] = []  # (place in the output, seat) at every real question
    ask = table.session.screen.ask

    def watched(prompt: str) -> str:
        if prompt == "> ":
            owners.append((len(table.out.getvalue()), table.play.state.seat))
        return ask(prompt)

    table.session.screen.ask = watched
    table.run(table.dice(lambda: len(table.play.moves) > 220))
    shown = table.out.getvalue()
    lexicon = table.session.lexicon
    secrets = {
        seat: {
            lexicon.say("event", event.message)
            for event in table.play.events
            if not event.seen_by(seat)
        }
        - {
            lexicon.say("event", event.message)
            for event in table.play.events
            if event.seen_by(seat)
        }
        for seat in (0, 1)
    }
    assert secrets[0]
    assert secrets[1]
    screens = shown.split(CLEAR)
    place = 0
    seen: set[int] = set()
    for text in screens:
        here = {seat for at, seat in owners if place <= at <= place + len(text)}
        place += len(text) + len(CLEAR)
        assert len(here) <= 1, "no screen is for two people"
        if "Pass the screen" in text:
            assert not here
            assert "Your hand" not in text
            continue
        for seat in here:
            seen.add(seat)
            flat = " ".join(COLOUR.sub("", text).split())
            assert not [line for line in secrets[seat] if line in flat]
    assert seen == {0, 1}
    assert any("Pass the screen to Ben." in COLOUR.sub("", text) for text in screens)


def test_one_person_has_no_curtain(tmp_path: Path) -> None:
    table = Table(tmp_path)
    shown = table.run(table.dice(lambda: len(table.play.moves) > 40))
    assert "Pass the screen" not in shown


def test_ctrl_c_at_the_curtain(tmp_path: Path) -> None:
    table = Table(tmp_path, players="human,human")
    table.run(())
    assert table.code == 0
    assert table.file.exists()


def test_what_others_did_is_told_to_each(tmp_path: Path) -> None:
    table = Table(tmp_path, players="human,human", names=("Anna", "Ben"))
    shown = table.run(table.dice(lambda: len(table.play.moves) > 3), ["", "q"])
    assert "Anna leads the" in shown
    assert "Ben leads the" in shown
