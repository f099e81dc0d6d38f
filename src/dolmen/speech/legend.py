"""The legend of a game: every symbol that its table draws, with its name and a sentence.

`help/legend.toml` lists the symbols in groups, each with what it stands for among the game's own
names (`resource:food`, `card:hunter`) or with nothing; `help/text/<language>.toml` has the titles
of the groups, the names of symbols that stand for nothing, and a sentence for each. `pieces` adds
the figures of all components of some kinds, which need no sentence: they have a text.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from dolmen.speech.box import Piece, sentence
from dolmen.speech.examples import help_texts
from dolmen.speech.face import Face
from dolmen.speech.grammar import upper


@dataclass(slots=True, frozen=True)
class Symbol:
    """A symbol; `mark` is how the table finds its drawing."""

    mark: str
    name: str
    about: str


@dataclass(slots=True, frozen=True)
class SymbolGroup:
    id: str
    title: str
    symbols: tuple[Symbol, ...]


def read_legend(face: Face, language: str) -> list[SymbolGroup]:
    path = face.game.folder / "help" / "legend.toml"
    if not path.is_file():
        return []
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    words = Words(face, language)
    return [
        SymbolGroup(
            name,
            words.texts["group"][name],
            tuple(words.symbols(marks)),
        )
        for name, marks in data.items()
    ]


class Words:
    """What the symbols of a game are called, and what is said about them."""

    def __init__(self, face: Face, language: str) -> None:
        self.texts = help_texts(face.game, language)
        self.names: dict[str, dict[str, str]] = face.names(language)
        self.pieces: dict[tuple[str, str], Piece] = {
            (piece.kind, piece.id): piece
            for shelf in face.box(language, each=True)
            for piece in shelf.pieces
        }

    def symbols(self, marks: Mapping[str, Any]) -> Iterator[Symbol]:
        for mark, of in marks.items():
            if mark != "pieces":
                yield self.symbol(mark, of)
        yield from self.figures(marks.get("pieces", ()))

    def symbol(self, mark: str, of: str) -> Symbol:
        called = self.texts["name"].get(mark) or self.named(*of.split(":"))
        return Symbol(mark, upper(called), self.texts["symbol"][mark])

    def named(self, kind: str, name: str) -> str:
        """What the game calls something, as a word of its sentences or as a component."""
        known = self.names.get(kind, {})
        return known[name] if name in known else self.pieces[kind, name].name

    def figures(self, kinds: Sequence[str]) -> Iterator[Symbol]:
        for (kind, name), piece in self.pieces.items():
            if kind in kinds:
                about = " ".join(sentence(line) for line in piece.lines)
                yield Symbol(f"{kind}:{name}", upper(piece.name), about)
