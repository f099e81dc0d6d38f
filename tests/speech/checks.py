"""What can be wrong with a sentence, found without understanding it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tests.speech.rendering import Line

from dolmen.speech.grammar import category

ROOT = Path(__file__).parents[2]
NO_BREAK = "\u00a0\u202f"
ID = re.compile(r"(?<![\w/.])[a-z0-9]+_[a-z0-9_]+|(?<![\w/])[a-z_]+\.[a-z_]+(?![\w/.])")
PUNCTUATION = re.compile(r"[,;:!?][,;:!?.]|(?<!\.)\.[.,;:!?](?!\.)|\( | \)|\(\)|[^.] [.,](?![\w.])")
WORD = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")
COUNTED = re.compile(r"(?<![\w/+.,×–-])(\d+) (?=[^\W\d_])")


def problems(line: Line, nouns: Nouns) -> Iterator[str]:
    """Everything that is wrong with a text in the language of these nouns."""
    yield from misspelt(line)
    if not line.drawn:  # there, numbers before names are often those of places
        yield from miscounted(line.text, nouns)
    if nouns.language == "fr":
        yield from misspaced(line.text)
        yield from unelided(line.text)
    if nouns.language == "de":
        yield from disagreeing(line.text, nouns)


# In every language.


def misspelt(line: Line) -> Iterator[str]:
    text = line.text
    if not text.strip():
        if not line.drawn:
            yield "is empty"
        return
    if not any(c.isalnum() for c in text):
        return  # what stands between two texts
    if set(text) & (set("{}") if line.drawn or " | " in text else set("{}|#")):
        yield "has marks of a template"
    if found := ID.search(text):
        yield f"shows the id or key '{found[0]}'"
    if not line.drawn and ("  " in text or text != text.strip(" ")):
        yield "has a space too many"
    if not line.drawn and (wrong := PUNCTUATION.search(text)):
        yield f"has strange punctuation: '{wrong[0]}'"
    first = next((c for c in text if c.isalnum()), "")
    if line.sentence and first.islower():
        yield "begins with a small letter"


# What is printed otherwise than it is typed.

TYPED = {
    "'": re.compile(r"(?<=[^\W\d_])'|(?<!\w)'(?=[^\W\d_])"),
    '"': re.compile(r'"'),
}
SPACED = {  # and what is spaced wrongly before it
    "en": re.compile(r"\s[%…](?!\w)"),
    "de": re.compile(r"[^\W\d_]…|(?<=\d)%"),
    "fr": re.compile(rf"\s…(?!\w)|(?<![{NO_BREAK}])%"),
}
SERIES = re.compile(r"\w+, [\w’-]+, (?:and|or) [\w’-]+[.;:)]")


def mistyped(text: str, language: str) -> Iterator[str]:
    """Apostrophes and quotation marks of the typewriter, spaces that do not belong; in English,
    a comma before the last of a series."""
    for mark, pattern in TYPED.items():
        if pattern.search(text):
            yield f"has the typed mark {mark}"
    if found := SPACED[language].search(text):
        yield f"is spaced wrongly before '{found[0][-1]}'"
    if language == "en" and (found := SERIES.search(text)):
        yield f"has a comma before the last of a series: '{found[0]}'"


# Numbers and nouns.


@dataclass
class Nouns:
    """The nouns of a game in one language, with what is known about their forms."""

    language: str
    # A noun may be listed twice, with different genders: the one of a card, the one of a piece.
    genders: dict[str, set[str]] = field(default_factory=dict)  # of a singular
    singular: dict[str, str] = field(default_factory=dict)  # -> its plural
    plural: dict[str, str] = field(default_factory=dict)  # -> its singular
    oblique: dict[str, dict[str, set[str]]] = field(default_factory=dict)  # form -> case -> genders
    datives: set[str] = field(default_factory=set)  # of plurals
    invariable: set[str] = field(default_factory=set)

    def add(self, one: str, forms: dict[str, str]) -> None:
        many = forms.get("many", "")
        if gender := forms.get("gender"):
            self.genders.setdefault(one, set()).add(gender)
            for case in ("acc", "dat", "gen"):
                cases = self.oblique.setdefault(forms.get(case, one), {})
                cases.setdefault(case, set()).add(gender)
        if not many or many == one:
            self.invariable.add(one)
        else:
            self.singular[one], self.plural[many] = many, one
            self.datives.add(forms.get("many_dat", many))

    def is_only_singular(self, word: str) -> bool:
        known = self.plural.keys() | self.datives | self.invariable
        return word in self.singular and word not in known

    def is_only_plural(self, word: str) -> bool:
        if word in self.singular or word in self.invariable:
            return False
        return word in self.plural and word not in self.oblique


@cache
def nouns_of(game: str, language: str) -> Nouns:
    """From the game's dictionary and its glossary; of a shared text, from all of them."""
    found = Nouns(language)
    games = [game] if game else ["altay", "prehistory", "endless_winter"]
    for name in games:
        for one, forms in dictionary(name, language).items():
            found.add(one, forms)
            found.add(one[:1].upper() + one[1:], {k: capital(k, v) for k, v in forms.items()})
        for term in glossary(name):
            words = term.get(language, {})
            if "one" in words and "many" in words and term.get("kind", "") != "verb":
                found.add(words["one"], {k: v for k, v in words.items() if k != "one"})
    return found


def capital(key: str, form: str) -> str:
    return form if key in ("gender", "elided") else form[:1].upper() + form[1:]


def dictionary(game: str, language: str) -> dict[str, dict[str, str]]:
    path = ROOT / f"src/dolmen/games/{game}/text/nouns/{language}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


@cache
def glossary(game: str) -> list[dict[str, dict[str, str]]]:
    path = ROOT / f"docs/glossary/{game}.toml"
    found: list[dict[str, dict[str, str]]] = tomllib.loads(path.read_text(encoding="utf-8"))["term"]
    return found


def miscounted(text: str, nouns: Nouns) -> Iterator[str]:
    """A number directly before a noun of the other number: 2 card, 1 cards."""
    for match in COUNTED.finditer(text):
        words = WORD.findall(text[match.end() :])
        before = WORD.findall(text[: match.start()])
        if not words or (before and names_a_number(text[: match.start()], before[-1], nouns)):
            continue
        one = category(nouns.language, int(match[1])) == "one"
        phrase = next((p for p in phrases(text[match.end() :]) if known(p, nouns)), "")
        if one and nouns.is_only_plural(phrase):
            yield f"has '{match[1]} {phrase}' (one {nouns.plural[phrase]})"
        elif (
            not one and nouns.is_only_singular(phrase) and not describes(text, match, phrase, nouns)
        ):
            yield f"has '{match[1]} {phrase}' (many {nouns.singular[phrase]})"


def phrases(text: str) -> Iterator[str]:
    """The first three words of a text, the first two, the first."""
    words = re.match(r"[^\W\d_]+(?:[-'’ ]+[^\W\d_]+){0,2}", text)
    parts = re.split(r"(?= )", words[0]) if words else []
    for size in range(len(parts), 0, -1):
        yield "".join(parts[:size])


def known(phrase: str, nouns: Nouns) -> bool:
    return phrase in nouns.singular or phrase in nouns.plural or phrase in nouns.invariable


def names_a_number(start: str, word: str, nouns: Nouns) -> bool:
    """Step 2 cards: the number belongs to what comes before it."""
    close = start.rstrip(" ").endswith(word)
    labels = (word, word.lower(), word[:1].upper() + word[1:])
    return close and any(w in nouns.singular or w in nouns.invariable for w in labels)


def describes(text: str, match: re.Match[str], phrase: str, nouns: Nouns) -> bool:
    """An English noun before another one has no plural: 2 card effects."""
    after = WORD.match(text[match.end() + len(phrase) :].removeprefix(" "))
    if nouns.language != "en" or after is None:
        return False
    return after[0].endswith("s") or after[0] in nouns.plural


# French.

ELIDED = re.compile(
    r"(?<![\w'’-])(?:(?P<small>[ldjmtsn]e|que|la|lorsque|puisque|jusque|quoique)"
    r" (?=[aàâeéèêëiîïoôœuùûy])|(?P<this>ce) (?=[aâeéèêëiîïoôœu])|(?P<si>si) (?=ils? ))",
    re.IGNORECASE,
)
ASPIRATED = re.compile(r"(onze|onzième|oui|un|une|yeti|yaourt|ouistiti)\b", re.IGNORECASE)
BREAKING = re.compile(rf"[^{NO_BREAK}\s(:;!?]([:;!?»])(?![\w/])|\s(?<![{NO_BREAK}])([:;!?»])")
OPENING = re.compile(rf"«(?![{NO_BREAK}])")


def misspaced(text: str) -> Iterator[str]:
    """French puts a no-break space before : ; ! ? » and after «."""
    if found := BREAKING.search(text):
        yield f"has no no-break space before '{found[1] or found[2]}'"
    if OPENING.search(text):
        yield "has no no-break space after «"


def unelided(text: str) -> Iterator[str]:
    for match in ELIDED.finditer(text):
        after = text[match.end() :]
        if match["this"] and after.lower().startswith("en "):
            continue
        if ASPIRATED.match(after) or after.lower().startswith("à "):
            continue
        yield f"has '{match[0]}' before '{after.split()[0]}'"


# German.

READINGS = {  # gender or number, and case
    "der": "m1 f3 f2 p2",
    "die": "f1 f4 p1 p4",
    "das": "n1 n4",
    "den": "m4 p3",
    "dem": "m3 n3",
    "des": "m2 n2",
    "im": "m3 n3",
    "am": "m3 n3",
    "vom": "m3 n3",
    "zum": "m3 n3",
    "beim": "m3 n3",
    "zur": "f3",
    "ins": "n4",
    "ans": "n4",
    "aufs": "n4",
}
ENDINGS = {
    "": "m1 n1 n4",
    "e": "f1 f4 p1 p4",
    "en": "m4 p3",
    "em": "m3 n3",
    "er": "f3 f2 p2",
    "es": "m2 n2",
}
READINGS |= {
    stem + ending: found
    for stem in ("ein", "kein", "mein", "dein", "sein")
    for ending, found in ENDINGS.items()
}
READINGS |= {f"ihr{ending}": found for ending, found in ENDINGS.items() if ending}
READINGS |= {f"dies{ending}": found for ending, found in ENDINGS.items() if ending}
READINGS |= {f"jed{e}": f for e, f in ENDINGS.items() if e} | {"jeder": "m1 f3 f2"}
READINGS |= {"dieser": "m1 f3 f2 p2", "dieses": "n1 n4 m2 n2", "jedes": "n1 n4 m2 n2"}
CASES = {"2": "gen", "3": "dat", "4": "acc"}
ARTICLE = re.compile(
    rf"(?<![\w,-])(?<!, )({'|'.join(sorted(READINGS, key=len, reverse=True))}) (?=[A-ZÄÖÜ])",
    re.IGNORECASE,
)


def disagreeing(text: str, nouns: Nouns) -> Iterator[str]:
    """An article whose form fits no case of the noun right after it."""
    for match in ARTICLE.finditer(text):
        after = re.match(r"[^\W\d_]+(?![\w-])", text[match.end() :])
        if after is None or not listed(after[0], nouns):
            continue
        readings = READINGS[match[1].lower()].split()
        if not any(fits(after[0], reading[0], reading[1], nouns) for reading in readings):
            yield f"has '{match[1]} {after[0]}'"


def listed(word: str, nouns: Nouns) -> bool:
    return word in nouns.genders or word in nouns.datives or word in nouns.plural


def fits(word: str, kind: str, case: str, nouns: Nouns) -> bool:
    if kind == "p":
        if "many" in nouns.genders.get(word, set()):
            return True
        if case == "3":
            return word in nouns.datives or (word in nouns.plural and word[-1] in "ns")
        return word in nouns.plural or (word in nouns.invariable and word in nouns.genders)
    if case == "1":
        return kind in nouns.genders.get(word, set())
    if case == "2" and kind != "f":
        return True  # dictionaries list the genitive only where a sentence needs it
    return kind in nouns.oblique.get(word, {}).get(CASES[case], set())
