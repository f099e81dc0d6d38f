"""Further ceremony cards of one's own (R87): spare ids that only a pack uses."""

from pathlib import Path
from typing import cast

import pytest
from tests.prehistory.packs import SHIPPED
from tests.prehistory.table import FACE, GAME, Table

from dolmen.bots import Turn, make
from dolmen.core.content import LANGUAGES, BadContent
from dolmen.core.rng import Rng
from dolmen.core.step import act, refusal
from dolmen.core.view import see
from dolmen.games.prehistory import ids
from dolmen.games.prehistory.box import box
from dolmen.games.prehistory.catalogue import catalogue
from dolmen.games.prehistory.content import Content
from dolmen.games.prehistory.lexicon import describe

FILE = "ceremony_cards.toml"
OWN = ids.OWN_CEREMONY_CARDS
COPY = '{ op = "copy_best" }'
PER_CAMP = '{ op = "per", count = "camps_built", each = 1, vp = 2 }'
SCORES = (
    PER_CAMP,
    '{ op = "threshold", count = "fishing_position", at_least = 3, vp = 4 }',
    '{ op = "sets", of = "fish", kinds = ["fish_kind_trout", "fish_kind_pike"], vp = 2 }',
    '{ op = "pattern", sections = ["section_11", "section_22"], vp = 5 }',
    COPY,
)


def card(id_: str, score: str = PER_CAMP, value: int = 1) -> str:
    return f"""
[[ceremony_cards]]
id = "{id_}"
name = {{ en = "{id_} en", de = "{id_} de", fr = "{id_} fr" }}
value = {value}
development = 1
score = {score}
"""


def add(folder: Path, *entries: str) -> Path:
    text = (SHIPPED / FILE).read_text(encoding="utf-8")
    (folder / FILE).write_text(text + "".join(entries), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As many further cards as the rules know, of every way to score."""
    cards = [card(id_, SCORES[n % len(SCORES)], 1 + n % 3) for n, id_ in enumerate(OWN)]
    return add(tmp_path_factory.mktemp("pack"), *cards)


@pytest.fixture(scope="module")
def most(folder: Path) -> Content:
    return cast(Content, GAME.load(folder))


def texts_in(value: object) -> set[str]:
    """Every text of a nested answer that is the id of a further card."""
    if isinstance(value, dict):
        return texts_in([*value.keys(), *value.values()])
    if isinstance(value, list | tuple):
        return set().union(*map(texts_in, value)) if value else set()
    return {value} & set(OWN) if isinstance(value, str) else set()


def test_R87_the_shipped_box_has_no_further_cards() -> None:
    s = GAME.new(GAME.header(2, 7))
    assert sorted(s.ceremony_deck + s.ceremony_display) == list(range(34))
    assert ids.CEREMONY_CARDS[34:] == OWN
    for language in LANGUAGES:
        assert not texts_in(FACE.names(language))
        assert not texts_in([title for title, _ in FACE.lexicon(language).things()])
        assert not texts_in([[piece.id for piece in shelf.pieces] for shelf in FACE.box(language)])
    assert not texts_in(FACE.catalogue())


def test_R87_further_cards_are_in_the_box_the_words_and_the_catalogue(most: Content) -> None:
    for language in LANGUAGES:
        lexicon = FACE.lexicon(language, most)
        titles = {title.lower() for title, _ in lexicon.things()}
        pieces = {piece.name.lower() for shelf in box(lexicon) for piece in shelf.pieces}
        for id_ in OWN:
            assert f"{id_} {language}" in titles
            assert f"{id_} {language}" in pieces
            assert describe(lexicon, "ceremony_card", id_)
    drawn = catalogue(most, {language: FACE.lexicon(language, most) for language in LANGUAGES})
    assert set(OWN) < set(drawn["ceremony"])
    assert set(OWN) < set(drawn["texts"]["fr"]["ceremony_card"])


@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_R87_all_further_cards_are_shuffled_in(players: int, most: Content) -> None:
    s = GAME.new(GAME.header(players, 5, content=most), most)
    assert len(s.ceremony_display) == 5
    assert sorted(s.ceremony_deck + s.ceremony_display) == list(range(34 + 12))
    assert GAME.census(s)["ceremony cards"] == 46


@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_R87_laws_with_the_most_further_cards(players: int, most: Content) -> None:
    seen: set[str] = set()
    taken: set[str] = set()
    for number in range(3):
        s = GAME.new(GAME.header(players, number, content=most), most)
        rng = Rng(number, "own")
        census = GAME.census(s)
        count = 0
        while s.stack:
            if count % 29 == 0:
                assert GAME.census(s) == census
                assert s.clone() == s
                seat = count // 29 % players
                view = see(GAME, s, seat)
                seen |= texts_in(view["table"]["ceremony"])
                world = GAME.determinize(s, seat, Rng(count, "world"))
                assert see(GAME, world, seat) == view
                assert GAME.census(world) == census
                for _ in range(30):
                    index = rng.below(len(GAME.vocabulary))
                    assert (refusal(s, index) is None) == (index in s.options)
            act(s, s.options[rng.below(len(s.options))])
            count += 1
            assert count <= GAME.longest
        assert GAME.census(s) == census
        taken |= {ids.CEREMONY_CARDS[held] for cards in s.cards for held in cards} & set(OWN)
    assert len(seen) > 3
    assert taken


def test_R87_a_record_with_further_cards_folds_and_bots_play(most: Content) -> None:
    play = GAME.start(2, 3, content=most)
    bot = make("greedy", GAME, Rng(3, "own"))
    while not play.over:
        play.do(bot.choose(Turn(GAME, play.state)))
    again = GAME.read(str(play.record), most)
    assert again.state == play.state
    for language in LANGUAGES:
        lexicon = FACE.lexicon(language, most)
        assert all(lexicon.say("event", event.message) for event in play.events)
        assert FACE.table(play.view(0), lexicon)


def test_R87_a_further_card_is_danced_for_and_scores(folder: Path) -> None:
    t = Table(content=folder)
    t.shamans(0, 2, 4)
    t.ceremony_display("own_ceremony_1")
    t.markers(yellow=1)
    t.at_summer("ceremony").do("ceremony own_ceremony_1", "dance_to p")
    assert t.s.dp[0] == 1
    assert [ids.CEREMONY_CARDS[held] for held in t.s.cards[0]] == ["own_ceremony_1"]
    t.land({(1, 0): "camp:rock", (2, 0): "camp:rock"})
    t.members((1, 0), (2, 0))
    t.camp((1, 0), "camp_1")
    t.camp((2, 0), "camp_2")
    assert t.score("ceremony") == 4
    # R59: copies take the best card that is no copy; each of several does.
    held = ("own_ceremony_1", "own_ceremony_5", "ceremony_copy")
    t.s.cards[0] = tuple(map(ids.CEREMONY_CARDS.index, held))
    assert t.score("ceremony") == 12


@pytest.mark.parametrize(
    ("entries", "complaint"),
    [
        (
            (card("own_ceremony_13"),),
            f"{FILE}: ceremony_cards 'own_ceremony_13': id: is not an id of this game; "
            "further ones are own_ceremony_1 to own_ceremony_12.",
        ),
        (
            (card("own_ceremony_2"), card("own_ceremony_2")),
            f"{FILE}: ceremony_cards 'own_ceremony_2': id: appears twice.",
        ),
        (
            (card("own_ceremony_2", value=4),),
            f"{FILE}: ceremony_cards 'own_ceremony_2': value: expected 1 to 3, got 4.",
        ),
        (
            (card("own_ceremony_2") + "count = 2\n",),
            f"{FILE}: ceremony_cards 'own_ceremony_2': count: is not a known field.",
        ),
    ],
)
def test_wrong_entries_are_named(tmp_path: Path, entries: tuple[str, ...], complaint: str) -> None:
    with pytest.raises(BadContent) as caught:
        GAME.load(add(tmp_path, *entries))
    assert str(caught.value) == complaint
