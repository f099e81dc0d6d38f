"""The Nomads beside a real table: the same acts as in the digital game, whatever is mistyped."""

from __future__ import annotations

import random

import pytest
from tests.companion.reentry import GAME, enter_game, mix, owned

from dolmen.companion.asking import Question
from dolmen.companion.entry import Entry
from dolmen.companion.nomads.opponent import Nomads
from dolmen.companion.session import Session, Start, read_session, session_of
from dolmen.companion.show import show
from dolmen.games.endless_winter.modules.catalogue import MODULES
from dolmen.games.endless_winter.state import State

EVERYTHING = {module.id: "on" for module in MODULES} | {"extra_card": "on", "village_tile": "on"}


@pytest.mark.parametrize(
    ("options", "seed", "own_cards"),
    [({}, 1, False), (EVERYTHING, 2, True), (EVERYTHING, 3, False), (mix(4), 4, True)],
)
def test_a_digital_game_is_entered_again(
    options: dict[str, str], seed: int, own_cards: bool
) -> None:
    """Every act is compared on the way (`reentry.Compared`)."""
    effort, entering = enter_game(options, seed, own_cards)
    assert effort.turns == 12
    assert effort.most_taps <= 2
    assert sum(effort.questions.values()) / effort.turns < 12
    scenes = {entry.at for entry in entering.entries}
    assert {"0.setup", "1.n2", "4.eclipse", "end"} <= scenes


def wrong_answer(question: Question, chance: random.Random) -> object:
    """Something else that could have been answered."""
    if question.form == "choice":
        others = [option for option in question.options if option != question.value]
        return chance.choice(others) if others else question.value
    if question.form == "number":
        return chance.randrange(question.most)
    if question.form == "marks":
        return chance.sample(question.places, chance.randrange(len(question.places) + 1))
    if question.form == "things":
        return [chance.choice([None, *question.options]) for _ in question.places]
    return None


def answer(session: Session, value: object) -> None:
    position = session.position()
    assert position.question is not None
    entry = Entry(position.scene, "answer", position.question.key, value)  # type: ignore[arg-type]
    session.enter(entry)


def test_twenty_mistakes_are_corrected() -> None:
    """Some at once, some after going on with the game as the mistake has made it."""
    options = mix(7)
    _, entering = enter_game(options, 7, own_cards=True)
    entries = [entry for entry in entering.entries if entry.kind in ("answer", "play")]
    chance = random.Random(7)
    spots = set(chance.sample([n for n, e in enumerate(entries) if e.kind == "answer"], 20))
    session = Session(Start("endless_winter", 7, options, own_cards=True))
    for number, entry in enumerate(entries):
        if number in spots:
            position = session.position()
            assert position.question is not None and position.question.key == entry.key
            position.question.value = entry.value
            answer(session, wrong_answer(position.question, chance))
            mistake = len(session.entries()) - 1
            gone_on = chance.randrange(3)
            for _ in range(gone_on):  # believing that all is well
                now = session.position()
                if now.question is not None:
                    answer(session, wrong_answer(now.question, chance))
            if chance.random() < 0.5:
                while len([e for e in session.entries() if e]) > mistake_free(session, mistake):
                    session.drop(max(n for n, e in enumerate(session.entries()) if e))
                session.enter(entry)
            else:
                for later in range(mistake + 1, len(session.entries())):
                    session.drop(later)
                session.edit(mistake, entry.value)
        else:
            session.enter(entry)
    position = session.position()
    assert position.question is None
    right = entering.position
    assert owned(position.state) == owned(right.state)
    assert Nomads.score_of(position.state) == Nomads.score_of(right.state)
    assert position.state.numbers == right.state.numbers
    assert read_session(session.json()).position().told == position.told


def mistake_free(session: Session, mistake: int) -> int:
    """How many entries are left once the mistake and what followed are gone."""
    return len([e for e in session.entries()[:mistake] if e])


def test_an_earlier_answer_is_edited_and_later_ones_are_kept() -> None:
    options: dict[str, str] = {}
    _, entering = enter_game(options, 5, own_cards=False)
    session = Session(Start("endless_winter", 5, options))
    for entry in entering.entries:
        session.enter(entry)
    first = next(n for n, e in enumerate(entering.entries) if e.key.startswith("figure"))
    right = entering.entries[first].value
    before = owned(session.position().state)
    other = "hunt" if right != "hunt" else "migrate"
    session.edit(first, other)
    changed = session.position()
    assert len(changed.used) > first  # what came after is not lost
    session.edit(first, right)
    assert owned(session.position().state) == before


def test_undo_takes_back_one_entry_at_a_time() -> None:
    session = Session(Start("endless_winter", 1))
    assert not session.undo()
    answer(session, "mastodon")
    asked = session.position().question
    assert asked is not None
    answer(session, wrong_answer(asked, random.Random(1)))
    assert session.position().question != asked
    assert session.undo()
    assert session.position().question == asked
    assert session.undo()
    assert not session.undo()


def test_a_number_is_corrected() -> None:
    session = Session(Start("endless_winter", 1))
    answer(session, "mastodon")
    scene = session.position().scene
    for key, value in (
        ("food", 7),
        ("animal.mastodon", 3),
        ("buried", 2),
        ("food", -1),
        ("camp.base", 1),
    ):
        session.enter(Entry(scene, "correct", key, value))
    shown = show(session, "de")
    found = {row["id"]: row["value"] for row in shown["owned"]}
    assert "base" in shown["possessions"]["camps"]
    assert (found["food"], found["animal.mastodon"], found["buried"]) == (7, 3, 2)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_everything_is_put_into_words(language: str) -> None:
    _, entering = enter_game(EVERYTHING, 9, own_cards=True)
    session = Session(Start("endless_winter", 9, EVERYTHING, own_cards=True))
    for entry in entering.entries:
        session.log.append({"do": "add", "entry": entry.json()})
    shown = show(session, language)
    assert shown["over"] and shown["question"] is None
    texts = [line["text"] for one in shown["instructions"] for line in one["lines"]]
    texts += [past["text"] + past["answer"] for past in shown["history"]]
    assert len(texts) > 200
    assert not [text for text in texts if "_" in text or "{" in text or "90" in text]
    assert GAME.id == shown["start"]["game"]
    # The tiles that were told are drawn on the map.
    hexes = [spot for spot in shown["boards"][0]["spots"] if spot["shape"] == "hex"]
    assert {spot["art"].partition(":")[0] for spot in hexes if spot["look"]} == {"tile"}


@pytest.mark.parametrize("cut", [0.0, 0.13, 0.31, 0.5, 0.77, 1.0])
def test_a_digital_game_goes_on_beside_a_real_table(cut: float) -> None:
    """Wherever it is, the session has what the Nomads own, and asks the next question."""
    chance = random.Random(3)
    play = GAME.start(1, 3, EVERYTHING)
    while not play.over:
        play.do(chance.choice(play.state.options))
    play = play.fork(int(cut * len(play.moves)))
    session = session_of(str(play.record))
    position = session.position()
    assert (position.question is None) == play.over
    assert isinstance(play.state, State)
    assert owned(position.state) == owned(play.state)
