"""Worked examples and legends: what they show is what the rules give, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from dolmen.core.content import LANGUAGES
from dolmen.games import BUILT_IN, find
from dolmen.server.examples import examples, legend, moments
from dolmen.speech.completeness import misshapen
from dolmen.speech.examples import explain, help_texts, read_examples, read_record, token
from dolmen.speech.face import face_of
from dolmen.speech.phrases import places
from dolmen.speech.rulebook import summary, without_figures

each_game = pytest.mark.parametrize("game", BUILT_IN)
FIGURE = re.compile(r"^!\[([^\]]*)\]\(([^)]*)\)$", re.MULTILINE)


def figures(game: str, language: str) -> list[tuple[str, list[str]]]:
    text = summary(find(game), language)
    return [(match[1], match[2].split()) for match in FIGURE.finditer(text)]


@each_game
def test_every_record_is_a_game_of_today(game: str) -> None:
    """Rules and content are those of its header, or it would not fold."""
    rules = find(game)
    used = {moment.record for moment in read_examples(rules).all_moments}
    stored = {path.stem for path in (rules.folder / "help" / "examples").glob("*.txt")}
    assert used == stored
    for name in stored:
        record = read_record(rules, name)
        play = rules.resume(record)
        assert play.record == record


@each_game
def test_there_are_two_examples_with_pictures_and_words(game: str) -> None:
    for language in LANGUAGES:
        found = examples(game, language)
        assert len(found.examples) >= 2
        for example in found.examples:
            assert example.title
            assert len(example.steps) >= 3
            for step in example.steps:
                assert step.show
                assert step.at in found.pictures
                assert not set("{}|#") & set(step.text), step.text
        told = [line for example in found.examples for step in example.steps for line in step.lines]
        assert len(told) > 5


@each_game
def test_sentences_of_examples_agree_in_every_language(game: str) -> None:
    rules = find(game)
    steps = [step for one in read_examples(rules).examples for step in one.steps]
    wanted = {step.moment.id.replace(".", "_"): set(step.values) for step in steps}
    wanted |= {example.id: set() for example in read_examples(rules).examples}
    for language in LANGUAGES:
        sentences = help_texts(rules, language)["example"]
        assert sentences.keys() == wanted.keys()
        lexicon = face_of(rules).lexicon(language)
        for key, sentence in sentences.items():
            assert places(sentence) <= wanted[key], (language, key)
            assert not list(misshapen(lexicon, sentence)), (language, key)
    # What is taken from the table is said somewhere.
    for key, names in wanted.items():
        said = [places(help_texts(rules, language)["example"][key]) for language in LANGUAGES]
        assert set().union(*said) == names, key


@each_game
def test_numbers_of_examples_come_from_the_folded_record(game: str) -> None:
    """Another table gives other sentences."""
    rules = find(game)
    found = moments(game)
    changed = 0
    for example in read_examples(rules).examples:
        for step in example.steps:
            at = found[step.moment.id]
            view = rules.view(at.state, step.moment.seat)
            lexicon = face_of(rules).lexicon("en", None, at.play.names)
            text = explain(rules, lexicon, step, view)
            for place in step.values.values():
                kind, value = token(rules, place, view)
                if kind != "n":
                    continue
                *path, last = place.split()[1].split(".")
                if last == "size":
                    continue
                inner = view
                for key in path:
                    inner = inner[int(key)] if isinstance(inner, list) else inner[key]
                inner[last] = value + 20
                changed += explain(rules, lexicon, step, view) != text
                inner[last] = value
    assert changed >= 3


def test_a_fight_is_the_one_that_was_fought() -> None:
    steps = {example.id: example.steps for example in examples("altay", "en").examples}
    assert "attack 2, defence 3" in steps["fight"][-1].lines[0]
    assert "3 against 2" in steps["fight"][2].text


def test_the_nomads_show_act_by_act_what_they_choose_among() -> None:
    found = examples("endless_winter", "en")
    nomads = next(one for one in found.examples if one.id == "nomads")
    pages = [found.pictures[step.at].page for step in nomads.steps]
    assert pages == [2, 3, 4, 0]
    assert all(found.pictures[step.at].log for step in nomads.steps[:3])
    told = [line for step in nomads.steps for line in step.lines]
    assert sum("arrow points west" in line for line in told) >= 2


def refs(game: str) -> Iterator[str]:
    for _, drawn in figures(game, "en"):
        yield from drawn
    for example in examples(game, "en").examples:
        for step in example.steps:
            yield from (f"{step.at}/{one}" for one in step.show)


@each_game
def test_summaries_draw_what_there_is(game: str) -> None:
    """The same drawings in every language, of components in the box and of moments there are."""
    shown = {language: figures(game, language) for language in LANGUAGES}
    assert len({str([drawn for _, drawn in found]) for found in shown.values()}) == 1
    assert len({str([bool(caption) for caption, _ in found]) for found in shown.values()}) == 1
    assert len(shown["en"]) >= 4
    box = {
        (piece.kind, piece.id)
        for shelf in face_of(find(game)).box("en", each=True)
        for piece in shelf.pieces
    }
    for ref in refs(game):
        moment, _, drawing = ref.rpartition("/")
        if moment:
            assert moment in moments(game), ref
        else:
            assert tuple(drawing.split(":")) in box, ref
    for language in LANGUAGES:
        assert "![" not in without_figures(summary(find(game), language))


@each_game
def test_legends_name_every_symbol_in_every_language(game: str) -> None:
    shapes = set()
    for language in LANGUAGES:
        groups = legend(game, language)
        marks = [symbol.mark for group in groups for symbol in group.symbols]
        assert len(marks) == len(set(marks))
        for group in groups:
            assert group.title
            for symbol in group.symbols:
                assert symbol.name, symbol.mark
                assert symbol.about.endswith((".", "!", "?", ")")), symbol
                assert "_" not in symbol.name, symbol
        shapes.add(str([(group.id, [one.mark for one in group.symbols]) for group in groups]))
        texts = help_texts(find(game), language)
        assert texts.keys() == {"example", "group", "name", "symbol"}
        assert texts["group"].keys() == {group.id for group in groups}
        assert texts["symbol"].keys() <= set(marks)
        assert texts["name"].keys() <= texts["symbol"].keys()
    assert len(shapes) == 1
