"""How the words of a language change: plural categories by CLDR, nouns with their forms, and the
small words that agree with the noun after them. Everything that is particular to a language is
data: in `text/grammar/<language>.toml` here, and in `text/nouns/<language>.toml` of a game.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from babel.core import Locale

FOLDER = Path(__file__).parent / "text" / "grammar"
Noun = dict[str, str]  # its forms: gender, many, acc, dat, gen, many_dat; absent ones are as named


@cache
def category(language: str, n: int) -> str:
    """The plural category of a number: one, many, other."""
    return str(Locale(language).plural_form(n))


class Grammar:
    """The grammar of one language with the nouns of one game."""

    def __init__(self, language: str, nouns: dict[str, Noun]) -> None:
        rules = read(FOLDER / f"{language}.toml")
        self.language = language
        self.nouns = nouns
        self.articles: dict[str, dict[str, str]] = rules["article"]
        self.cases: list[str] = rules["cases"]
        self.definite: str = rules["definite"]
        self.vowels: str = rules["vowels"]
        self.head_last: bool = rules["head"] == "last"
        self.known: dict[tuple[str, str, str], str] = {}

    def many(self, n: int) -> bool:
        return category(self.language, n) != "one"

    def put(self, name: str, form: str) -> str:
        """A name in a form: a case (`dat`), an article (`dem`), `many`, or two of them."""
        found = self.known.get((name, form, ""))
        if found is None:
            small, case, many = self.read(form)
            found = self.small_word(name, small, many) + self.decline(name, case, many)
            self.known[name, form, ""] = found
        return found

    def put_proper(self, name: str, form: str) -> str:
        """The name of a person, which is in no dictionary even if its word is."""
        article = self.articles.get(self.read(form)[0], {})
        small = next((article[one] for one in self.proper_classes(name) if one in article), "")
        return small + name

    def count(self, n: int, name: str, form: str = "") -> str:
        """So many of a thing, in the case of the form; a number takes the place of an article."""
        key = name, form, "many" if self.many(n) else "one"
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.decline(name, self.read(form)[1], self.many(n))
        return f"{n} {found}"

    def read(self, form: str) -> tuple[str, str, bool]:
        """The article, the case, and whether it is many."""
        words = form.split()
        small = " ".join(word for word in words if word != "many")
        article = self.articles.get(small)
        return small, small if article is None else article.get("case", ""), "many" in words

    def knows(self, form: str) -> bool:
        small = self.read(form)[0]
        return not small or small in self.articles or small in self.cases

    def small_word(self, name: str, small: str, many: bool) -> str:
        """The article; a noun may have its own in its place: auf der Insel."""
        article = self.articles.get(small)
        if article is None:
            return ""
        head = self.head(name)
        if head is not None and small in head[2]:
            return head[2][small]
        return next((article[one] for one in self.classes(name, many) if one in article), "")

    def decline(self, name: str, case: str, many: bool) -> str:
        head = self.head(name)
        if head is None:
            return name
        start, end, noun = head
        old = name[start:end]
        wanted = (f"many_{case}", "many") if many else (case,)
        new = next((noun[key] for key in wanted if key in noun), old)
        return name[:start] + (upper(new) if old[:1].isupper() else new) + name[end:]

    def classes(self, name: str, many: bool) -> list[str]:
        """What decides between the forms of a word that agrees with this one, the strongest first.
        Whatever is in no dictionary is a proper name: those of people, and of an owner's cards."""
        head = self.head(name)
        noun = None if head is None else head[2]
        many = many or (noun or {}).get("gender") == "many"  # there is no singular: the Elves
        if noun is None or "gender" not in noun:
            return self.proper_classes(name, noun)
        vowel = self.elision(name, noun)
        gender = noun["gender"]
        both = [f"{gender}_{v}" for v in vowel]  # cet arc, but cette arche
        return [*(["many"] if many else []), *both, *vowel, gender, "other"]

    def proper_classes(self, name: str, noun: Noun | None = None) -> list[str]:
        vowel = self.elision(name, noun or {})
        return [*(f"name_{v}" for v in vowel), "name", *vowel, "other"]

    def elision(self, name: str, noun: Noun) -> list[str]:
        elided = name[:1].lower() in self.vowels and noun.get("elided") != "no"
        return ["vowel"] if elided else []

    def head(self, name: str) -> tuple[int, int, Noun] | None:
        """The noun in a name that bears its endings: `Wald` in `Wald im Norden`, `Farmland` in
        `Northern Farmland`, `Craftsman` in `Craftsman (wood)`."""
        ends = [at for at in range(1, len(name) + 1) if at == len(name) or name[at] == " "]
        starts = [0, *(at + 1 for at in ends[:-1])]
        first = [(0, end) for end in reversed(ends)]
        if self.head_last:
            bracket = name.find(" (")
            end = len(name) if bracket < 0 else bracket
            first = [(start, end) for start in starts if start < end] + first
        for start, end in first:
            word = name[start:end]
            noun = self.nouns.get(word) or self.nouns.get(word[:1].lower() + word[1:])
            if noun is not None:
                return start, end, noun
        return None


def upper(word: str) -> str:
    return word[:1].upper() + word[1:]


@cache
def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
