"""Further cards of one's own (R49, W22 to W24): spare ids that only a pack uses."""

from collections import Counter
from pathlib import Path

import pytest
from tests.endless_winter.expansion import ALL
from tests.endless_winter.own_cards import add, add_most, animal, culture, name, nomad_card
from tests.endless_winter.table import FACE, WINTER, Table

from dolmen.bots import Turn, make
from dolmen.core.content import LANGUAGES, BadContent
from dolmen.core.rng import Rng
from dolmen.core.step import act, refusal
from dolmen.core.view import see
from dolmen.games.endless_winter.box import box
from dolmen.games.endless_winter.card_text import describe
from dolmen.games.endless_winter.catalogue import catalogue
from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.ids import (
    ANIMALS,
    BASE_ANIMALS,
    BASE_CULTURE,
    BASE_NOMAD_CARDS,
    CARDS,
    COUNTERS,
    FIRST_CULTURE,
    N_ANIMAL,
    NOMAD_CARDS,
    OWN_ANIMALS,
    OWN_CULTURE,
    OWN_NOMAD_CARDS,
)
from dolmen.games.endless_winter.scoring import CATEGORIES, animal_points, scores
from dolmen.games.endless_winter.state import FACE_DOWN, NOTHING, State

OWN = frozenset((*OWN_ANIMALS, *OWN_CULTURE, *OWN_NOMAD_CARDS))
NOMADS = 1


@pytest.fixture(scope="module")
def most(tmp_path_factory: pytest.TempPathFactory) -> Content:
    return add_most(tmp_path_factory.mktemp("pack"))


def ids_in(value: object) -> set[str]:
    """Every text of a nested answer that is the id of a further card."""
    if isinstance(value, dict):
        return ids_in([*value.keys(), *value.values()])
    if isinstance(value, list | tuple):
        return set().union(*map(ids_in, value)) if value else set()
    return {value} & OWN if isinstance(value, str) else set()


# The shipped box.


def test_W22_the_shipped_box_has_no_further_cards() -> None:
    for options in ({}, dict.fromkeys(ALL, "on")):
        s = WINTER.new(WINTER.header(1, 7, options))
        assert not ids_in(WINTER.census(s))
        assert sorted(s.nomad_deck + s.nomad_row) == list(range(len(BASE_NOMAD_CARDS)))
        assert len(s.seats[0].upright) == ANIMALS.index(OWN_ANIMALS[0])
    for language in LANGUAGES:
        lexicon = FACE.lexicon(language)
        assert not ids_in(FACE.names(language))
        assert not ids_in([title for title, _ in lexicon.things()])
        assert not ids_in([[piece.id for piece in shelf.pieces] for shelf in FACE.box(language)])
    assert not ids_in(FACE.catalogue())


def test_W22_every_shipped_component_keeps_its_number() -> None:
    assert ANIMALS[-len(OWN_ANIMALS) :] == OWN_ANIMALS
    assert CARDS[-len(OWN_CULTURE) :] == OWN_CULTURE
    assert NOMAD_CARDS[-len(OWN_NOMAD_CARDS) :] == OWN_NOMAD_CARDS
    assert len(CARDS) <= FACE_DOWN


def test_W22_what_is_laid_out_before_stays_the_same(most: Content) -> None:
    """More cards in a deck are its own matter: what is laid out before it stays the same."""
    header = WINTER.header(1, 3)
    s, more = WINTER.new(header), WINTER.new(header, most)
    assert (s.order, s.stones) == (more.order, more.stones)


# A box with further cards.


def test_W22_further_cards_are_in_the_box_the_words_and_the_catalogue(most: Content) -> None:
    for language in LANGUAGES:
        lexicon = FACE.lexicon(language, most)
        titles = [title for title, _ in lexicon.things()]
        pieces = {piece.id: piece for shelf in box(lexicon) for piece in shelf.pieces}
        for id_ in OWN:
            assert any(title.lower().startswith(f"{id_} {language}") for title in titles)
            assert pieces[id_].name.lower() == f"{id_} {language}"
            assert pieces[id_].lines
        assert pieces["own_animal_3"].count == 3
    drawn = catalogue(most, {language: FACE.lexicon(language, most) for language in LANGUAGES})
    assert set(OWN_ANIMALS) < set(drawn["animals"])
    assert set(OWN_CULTURE) < set(drawn["culture"])
    assert set(OWN_NOMAD_CARDS) < set(drawn["nomad_cards"])
    assert set(OWN_ANIMALS) < set(drawn["texts"]["en"]["animal"])


def test_W22_one_card_alone_may_be_added(tmp_path: Path) -> None:
    add(tmp_path, "culture_cards.toml", culture("own_culture_7", era=2))
    pack = WINTER.load(tmp_path)
    s = WINTER.new(WINTER.header(2, 1, content=pack), pack)
    own = CARDS.index("own_culture_7")
    assert own in s.culture_decks[1]
    assert [len(deck) for deck in s.culture_decks] == [20 - 8, 20 + 1]
    assert ids_in(WINTER.census(s)) == {"own_culture_7"}
    assert s.content.culture_of(own).points == 3


def test_W22_counts_with_the_most_further_cards(most: Content) -> None:
    for players in (1, 2):
        s = WINTER.new(WINTER.header(players, 5, content=most), most)
        found = WINTER.census(s)
        for n, id_ in enumerate(OWN_ANIMALS):
            assert found[id_] == 1 + n % 4
        assert all(found[id_] == 1 for id_ in (*BASE_CULTURE, *OWN_CULTURE))
        assert found["nomad cards"] == (len(NOMAD_CARDS) if players == 1 else 0)


@pytest.mark.parametrize("players", (1, 2, 3, 4))
def test_W22_laws_with_the_most_further_cards(players: int, most: Content) -> None:
    """Random games to their end, with and without modules; every kind of card turns up."""
    seen: set[str] = set()
    for number, options in enumerate(({}, {"ancestors": "on"}, dict.fromkeys(ALL, "on"))):
        header = WINTER.header(players, 10 + number, options, content=most)
        s = WINTER.new(header, most)
        rng = Rng(number, "own")
        census = WINTER.census(s)
        count = 0
        while s.stack:
            if count % 29 == 0:
                assert WINTER.census(s) == census
                assert s.clone() == s
                seat = count // 29 % players
                view = see(WINTER, s, seat)
                seen |= ids_in(view["table"])
                world = WINTER.determinize(s, seat, Rng(count, "world"))
                assert see(WINTER, world, seat) == view
                assert WINTER.census(world) == census
                again = WINTER.determinize(world, seat, Rng(count, "other"))
                assert again == WINTER.determinize(s, seat, Rng(count, "other"))
                for _ in range(30):
                    index = rng.below(len(WINTER.vocabulary))
                    reason = refusal(s, index)
                    assert (reason is None) == (index in s.options)
            act(s, s.options[rng.below(len(s.options))])
            count += 1
            assert count <= WINTER.longest
        assert WINTER.census(s) == census
        assert WINTER.winners(s)
    kinds = {id_.rpartition("_")[0] for id_ in seen}
    wanted = {"own_animal", "own_culture"} | ({"own_nomad_card"} if players == 1 else set())
    assert kinds == wanted


def test_W22_a_record_with_further_cards_folds(most: Content) -> None:
    play = WINTER.start(1, 21, content=most)
    rng = Rng(21, "play")
    while not play.over:
        play.do(play.state.options[rng.below(len(play.state.options))])
    again = WINTER.read(str(play.record), most)
    assert again.state == play.state
    for language in LANGUAGES:
        lexicon = FACE.lexicon(language, most)
        assert all(lexicon.say("event", event.message) for event in play.events)
        assert FACE.table(play.view(0), lexicon)


@pytest.mark.parametrize(("name", "decisions"), [("greedy", 60), ("search:8", 6)])
def test_W22_bots_play_with_further_cards(name: str, decisions: int, tmp_path: Path) -> None:
    pack = add_most(tmp_path, most_alike=12)
    s: State = WINTER.new(WINTER.header(1, 4, content=pack), pack)
    bot = make(name, WINTER, Rng(4, name))
    census = WINTER.census(s)
    for _ in range(decisions):
        act(s, bot.choose(Turn(WINTER, s)))
    assert WINTER.census(s) == census


def test_the_judge_knows_more_than_fifteen_of_a_type(tmp_path: Path) -> None:
    add(tmp_path, "animals.toml", animal("own_animal_1", count=30))
    pack = WINTER.load(tmp_path)
    t = Table(pack=pack).animals(0, own_animal_1=29).ground(r0c0="own_animal_1").turn(0)
    t.s.animal_deck.clear()
    bot = make("greedy", WINTER, Rng(1, "zoo"))
    assert bot.choose(Turn(WINTER, t.s)) in t.s.options


# Animals.


def test_R49_promo_animals_score_5_points_each(tmp_path: Path) -> None:
    add(tmp_path, "animals.toml", animal("own_animal_1"), animal("own_animal_2", count=4))
    pack = WINTER.load(tmp_path)
    t = Table(pack=pack).animals(0, own_animal_1=1, own_animal_2=3, mastodon=1)
    assert scores(t.s)[0][CATEGORIES.index("animals")] == 5 + 15 + 1
    t.tipped(0, own_animal_2=1)
    assert animal_points(t.s, 0) == 5 + 15 + 1, "tipped ones count no more than any others"
    lexicon = FACE.lexicon("en", pack)
    assert describe(lexicon, "animal", "own_animal_2") == [
        "own_animal_2 en (×4)",
        "Cost: 1 Labor",
        "When tipped: 2 food",
        "5 points each",
    ]


def test_R49_their_points_are_those_of_the_pack(tmp_path: Path) -> None:
    add(tmp_path, "animals.toml", animal("own_animal_1"))
    text = (WINTER.folder / "content" / "game.toml").read_text(encoding="utf-8")
    assert "animals_x1 = 5" in text
    changed = text.replace("animals_x1 = 5", "animals_x1 = 7")
    (tmp_path / "game.toml").write_text(changed, encoding="utf-8")
    t = Table(pack=WINTER.load(tmp_path)).animals(0, own_animal_1=1)
    assert animal_points(t.s, 0) == 7


def test_W23_a_further_animal_is_hunted_tipped_and_counted(most: Content) -> None:
    t = Table(pack=most).hand(0, "start_shaman").ground(r0c0="own_animal_2").turn(0)
    t.do("place_figure tribe hunt", "play_tribe start_shaman")
    own = ANIMALS.index("own_animal_2")
    t.do("column_option hunt_animal")
    if "pick_animal_cell r0c0" in t.options:
        t.do("pick_animal_cell r0c0")
    assert t.seat(0).upright[own] == 1
    assert t.said("took_animal")[0]["animal"] == own
    counters = t.s.rules.counters
    assert counters[COUNTERS.index("animal_types")](t.s, 0) == 1
    assert animal_points(t.s, 0) == 2, "the first of a type of five"
    t.gain(0, tip=1)
    t.do("pick_own_animal own_animal_2")
    assert (t.seat(0).upright[own], t.seat(0).tipped[own], t.seat(0).food) == (0, 1, 2)
    assert animal_points(t.s, 0) == 0
    assert counters[COUNTERS.index("animal_types")](t.s, 0) == 1


def test_W23_the_nomads_take_further_animals_by_their_rule(most: Content) -> None:
    t = Table(1, pack=most).row("nomad_01")
    t.animals(NOMADS, own_animal_4=1).ground(r0c0="mastodon", r2c1="own_animal_4")
    t.nomad_action(N_ANIMAL)
    assert t.seat(NOMADS).upright[ANIMALS.index("own_animal_4")] == 2
    assert animal_points(t.s, NOMADS) == 10


def test_W23_ancestors_replaces_the_seven_types_and_leaves_further_ones(most: Content) -> None:
    options = {"ancestors": "on", "rivers_rafts": "on"}
    s = WINTER.new(WINTER.header(2, 1, options, content=most), most)
    names = {ANIMALS[animal] for animal in s.rules.animals}
    assert not names & set(BASE_ANIMALS)
    assert set(OWN_ANIMALS) < names
    assert all(not s.content.animals[ANIMALS.index(id_)].rows for id_ in OWN_ANIMALS)


# Culture cards.


def test_W24_a_further_culture_card_is_bought_played_and_buried(most: Content) -> None:
    t = Table(pack=most).hand(0, "start_shaman").display(r0c0="own_culture_1").turn(0)
    t.do("place_figure tribe develop", "play_tribe start_shaman", "column_option gain_culture")
    if "pick_culture_cell r0c0" in t.options:
        t.do("pick_culture_cell r0c0")
    own = CARDS.index("own_culture_1")
    assert own in t.seat(0).hand
    t = Table(pack=most).hand(0, "own_culture_1", "snares").turn(0).do("play_culture own_culture_1")
    assert t.seat(0).food == 2
    t = Table(pack=most).grave(0, "own_culture_1", "own_culture_2")
    assert scores(t.s)[0][CATEGORIES.index("cultures")] == 6


def test_W24_further_culture_cards_may_lie_in_the_sacrifice_pile(most: Content) -> None:
    """They are shuffled in before it is drawn, cards of modules after it."""
    first_own = CARDS.index(OWN_CULTURE[0])
    hidden: Counter[str] = Counter()
    for seed in range(12):
        header = WINTER.header(1, seed, {"ancestors": "on", "cave_paintings": "on"}, content=most)
        s = WINTER.new(header, most)
        pile = [card - FACE_DOWN for card in s.sacrifice]
        assert all(s.content.culture_of(card).era == 2 for card in pile[:5])
        hidden.update("own" if card >= first_own else "base" for card in pile)
        assert all(
            card < FIRST_CULTURE + len(BASE_CULTURE) or card >= first_own
            for world in (s, WINTER.determinize(s, 0, Rng(seed, "world")))
            for card in (marked - FACE_DOWN for marked in world.sacrifice)
        )
    assert hidden["own"]
    assert hidden["base"]


# Nomad cards.


def test_W22_further_nomad_cards_are_shuffled_drawn_and_carried_out(most: Content) -> None:
    t = Table(1, pack=most).next_cards("own_nomad_card_5").ground(r0c0="mastodon")
    t.s.nomad_row.clear()
    t.nomad_turn()
    assert [NOMAD_CARDS[card] for card in t.s.nomad_row] == ["own_nomad_card_5"]
    assert t.s.content.nomad_cards[t.s.nomad_row[-1]].labor == 4
    assert t.seat(NOMADS).upright[ANIMALS.index("mastodon")] == 1
    assert t.seat(NOMADS).food == 1
    assert t.s.ground[0] == NOTHING


# Wrong packs.


@pytest.mark.parametrize(
    ("file", "entries", "complaint"),
    [
        (
            "animals.toml",
            (animal("own_animal_13"),),
            "animals.toml: animal 'own_animal_13': id: is not an id of this game; "
            "further ones are own_animal_1 to own_animal_12.",
        ),
        (
            "animals.toml",
            (animal("own_culture_1"),),
            "animals.toml: animal 'own_culture_1': id: is not an id of this game; ",
        ),
        (
            "animals.toml",
            (animal("own_animal_1"), animal("own_animal_1")),
            "animals.toml: animal 'own_animal_1': id: appears twice.",
        ),
        (
            "animals.toml",
            (animal("own_animal_1", count=31),),
            "animals.toml: animal 'own_animal_1': count: expected 1 to 30, got 31.",
        ),
        (
            "animals.toml",
            (animal("own_animal_1", "x2"),),
            "animals.toml: animal 'own_animal_1': scoring: expected one of x10, x5, x1; got 'x2'.",
        ),
        (
            "animals.toml",
            (animal("own_animal_1") + "eclipse = []\n",),
            "animals.toml: animal 'own_animal_1': eclipse: is not a known field.",
        ),
        (
            "culture_cards.toml",
            (culture("own_culture_13"),),
            "culture_cards.toml: culture_card 'own_culture_13': id: is not an id of this game; "
            "further ones are own_culture_1 to own_culture_12.",
        ),
        (
            "culture_cards.toml",
            (culture("own_culture_2", era=3),),
            "culture_cards.toml: culture_card 'own_culture_2': era: expected 1 to 2, got 3.",
        ),
        (
            "culture_cards.toml",
            (culture("own_culture_2") + 'kind = "strife"\n',),
            "culture_cards.toml: culture_card 'own_culture_2': kind: is not a known field.",
        ),
        (
            "culture_cards.toml",
            (culture("own_culture_2").replace(name("own_culture_2"), '{en = "x"}'),),
            "culture_cards.toml: culture_card 'own_culture_2': name.de: is missing.",
        ),
        (
            "nomad_cards.toml",
            (nomad_card("own_nomad_card_9"),),
            "nomad_cards.toml: nomad_card 'own_nomad_card_9': id: is not an id of this game; "
            "further ones are own_nomad_card_1 to own_nomad_card_8.",
        ),
        (
            "nomad_cards.toml",
            (nomad_card("own_nomad_card_1"), nomad_card("own_nomad_card_1")),
            "nomad_cards.toml: nomad_card 'own_nomad_card_1': id: appears twice.",
        ),
    ],
)
def test_wrong_entries_are_named(
    tmp_path: Path, file: str, entries: tuple[str, ...], complaint: str
) -> None:
    add(tmp_path, file, *entries)
    with pytest.raises(BadContent) as caught:
        WINTER.load(tmp_path)
    assert str(caught.value).startswith(complaint)
