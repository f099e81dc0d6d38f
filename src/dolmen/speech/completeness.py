"""Whether the sentences of a game are complete and fit what the game declares."""

from collections.abc import Iterator, Mapping, Sequence

from dolmen.core.game import Game
from dolmen.core.message import Template
from dolmen.core.refusal import SHARED_REASONS
from dolmen.speech.lexicon import Lexicon, you_form
from dolmen.speech.phrases import Phrases, Place, parse, places

CHOICES = {
    "one",
    "many",
    "other",
    "m",
    "f",
    "n",
    "vowel",
    "m_vowel",
    "f_vowel",
    "name",
    "name_vowel",
}


Names = Mapping[str, Mapping[str, str]]  # kind -> id -> name


def problems(lexicon: Lexicon, section: str, templates: Sequence[Template]) -> list[str]:
    """What is wrong with the sentences of a section: missing ones, unknown tokens, leftovers."""
    found: list[str] = []
    sentences = lexicon.sections.get(section, {})
    where = f"{lexicon.language}.toml [{section}]"
    for template in templates:
        if template.key not in sentences:
            found.append(f"{where}: {template.key} is missing")
            continue
        fields = {name for name, _ in template.fields}
        for place in sorted(places(sentences[template.key]) - fields):
            found.append(f"{where}: {template.key} has no token {{{place}}}")
        found.extend(f"{where}: {wrong}" for wrong in you_problems(sentences, template, section))
    known = {template.key for template in templates}
    known |= {you_form(t.key, name) for t in templates for name in seat_fields(t)}
    found.extend(f"{where}: {key} belongs to nothing" for key in sentences if key not in known)
    for key, sentence in sentences.items():
        found.extend(f"{where}: {key} {wrong}" for wrong in misshapen(lexicon, sentence))
    return found


def misshapen(words: Phrases, sentence: str) -> Iterator[str]:
    """What is wrong with the places of a sentence themselves."""
    for part in parse(sentence):
        if isinstance(part, str):
            if "{" in part or "}" in part:
                yield f"has a brace too many: {part.strip()!r}"
        elif part.form and not words.grammar.knows(part.form):
            yield f"asks for a form that the language does not have: {part.form!r}"
        elif part.choices:
            strange = {one for one in part.choices if not one.isdigit()} - CHOICES
            if strange or "other" not in part.choices:
                yield f"chooses {{{part.name}}} by {', '.join(part.choices)}"


def strangers(
    lexicon: Lexicon, section: str, templates: Sequence[Template], names: Names
) -> set[str]:
    """Names that follow an article somewhere, but whose noun is in no dictionary: they are
    taken for proper names. None of those that are shipped should be."""
    kinds: set[str] = set()
    for template in templates:
        fields = dict(template.fields)
        for part in parse(lexicon.sections[section].get(template.key, "")):
            if isinstance(part, Place) and part.form in lexicon.grammar.articles:
                kinds.add(fields[part.name])
    wanted = {name for kind in kinds for name in names.get(kind, {}).values()}
    return {name for name in wanted if lexicon.grammar.head(name) is None}


def seat_fields(template: Template) -> list[str]:
    """The tokens of a template that the reader may be."""
    return [name for name, kind in template.fields if kind in ("seat", "seats")]


def you_problems(sentences: dict[str, str], template: Template, section: str) -> Iterator[str]:
    """An event whose subject is a seat has a second person; every second person says the same as
    the ordinary sentence, only without naming the reader."""
    for name in seat_fields(template):
        key = you_form(template.key, name)
        if key not in sentences:
            if section == "event" and name == "seat":
                yield f"{key} is missing"
        elif places(sentences[key]) != places(sentences[template.key]) - {name}:
            yield f"{key} has not the tokens of {template.key} without {{{name}}}"


def refusals(game: Game) -> tuple[Template, ...]:
    """All reasons a game may give, the shared ones included."""
    return (*SHARED_REASONS, *game.messages.refusals)
