"""The box of a content with a pack: what each component comes from, and what it says."""

from __future__ import annotations

import pytest

from dolmen.core.content import LANGUAGES
from dolmen.core.own_pack import OwnPack, addressed
from dolmen.games import all_games, find
from dolmen.speech.box import Piece, least_certain
from dolmen.speech.face import Face, face_of

GAMES = [game.id for game in all_games()]


def pieces(face: Face, pack: OwnPack | None = None, each: bool = True) -> list[Piece]:
    own = face_of(face.game, face.game.load(pack)) if pack else face
    return [piece for shelf in own.box("en", each) for piece in shelf.pieces]


@pytest.mark.parametrize("name", GAMES)
def test_every_entry_of_a_component_is_there_and_is_its_main_one_once(name: str) -> None:
    face = face_of(find(name))
    known = addressed(face.game.files)
    found = pieces(face)
    assert all(address in known for piece in found for address in piece.entries)
    main = [piece.entries[0] for piece in found if piece.entries]
    assert len(set(main)) == len(main)
    assert all(bool(piece.source) == bool(piece.entries) for piece in found)


def test_the_least_certain_mark_counts() -> None:
    assert least_certain([{"source": "S"}]) == "S"
    assert least_certain([{"source": "S"}, {"source": "P"}]) == "P"
    assert least_certain([{"source": "P/R"}, {"source": "S"}]) == "R"
    assert least_certain([{"source": "S+M"}]) == "M"
    assert least_certain([{"source": "P", "name_source": "R"}]) == "R"
    assert least_certain([{"source": "P", "reconstructed": ["name"]}]) == "R"
    assert least_certain([{}]) == ""


def test_equal_components_stay_apart_where_each_can_be_corrected() -> None:
    face = face_of(find("prehistory"))
    fish = [p for p in pieces(face, each=False) if p.kind == "fish"]
    assert len(fish) < 30 and sum(p.count for p in fish) == 30
    assert {a for p in fish for a in p.entries if a.startswith("fish/fish/")} == {
        p.entries[0] for p in pieces(face) if p.kind == "fish"
    }


def test_screens_show_what_the_pack_says() -> None:
    face = face_of(find("altay"))
    farmer = next(e for e in face.game.files["action_cards.toml"]["card"] if e["id"] == "farmer")
    grower = farmer | {"name": dict.fromkeys(LANGUAGES, "Grower")}
    pack = OwnPack("altay", "Mine", {"action_cards": {"card": {"farmer": grower}}})
    own = face_of(face.game, face.game.load(pack))
    assert "Grower" in {piece.name for piece in pieces(face, pack)}
    assert "Grower" not in {piece.name for piece in pieces(face)}
    assert own.names("de")["title"]["farmer"] == "Grower"
    assert face.names("de")["title"]["farmer"] == "Bauer"
    assert own.catalogue()["cards"]["farmer"]["name"]["fr"] == "Grower"
    assert own.texts_of("title", 10)["en"] == "Grower"


def test_further_cards_are_on_their_shelf() -> None:
    face = face_of(find("endless_winter"))
    forms = {form.table: form for form in face.forms("en").forms if form.room}
    assert len(forms) == 3
    for form in forms.values():
        file, table = form.table.split("/")
        pack = OwnPack(face.game.id, "More", {file: {table: {form.room[2]: form.blank}}})
        (new,) = [piece for piece in pieces(face, pack) if piece.id == form.room[2]]
        assert new.entries == (f"{form.table}/{form.room[2]}",)
        assert new.kind == form.shelf
