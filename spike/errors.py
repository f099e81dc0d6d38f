"""How mistakes in a text file come to light: six of them, in both forms."""

from __future__ import annotations

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from spike.convert import pattern
from spike.speakers import extended

from dolmen.core.message import Template
from dolmen.games import find
from dolmen.games.altay.messages import MESSAGES
from dolmen.speech.completeness import problems, strangers
from dolmen.speech.face import face_of

BUILT = [Template("built", seat="seat", territory="territory", n="n")]
MISTAKES = {
    "token misspelt": "{seat} baut {teritory:im}.",
    "brace forgotten": "{seat} baut {territory:im.",
    "unknown article": "{seat} baut {territory:imm}.",
    "one choice only": "{seat} baut {n|one=eine Siedlung}.",
    "unknown class": "{seat} baut {territory|w=in der|other=im}.",
}
FTL = {
    "brace forgotten": '{ $seat } baut { NAME($territory, form: "im").',
}
for name, sentence in MISTAKES.items():
    words = extended("de")
    words.sections["event"] = {
        "built": sentence,
        "built#you": sentence.replace("{seat} baut", "Du baust"),
    }
    print(f"{name}\n  extended: {problems(words, 'event', BUILT)[0]}")
    source = "event-built = " + FTL.get(name, pattern(sentence)) + "\n"
    junk = [one for one in FluentParser().parse(source).body if isinstance(one, ast.Junk)]
    if junk:
        print("  fluent, parsing:", [note.message for one in junk for note in one.annotations])
        continue
    said = FluentBundle(["de"], functions={"NAME": lambda x, form: x, "GENDER": lambda x: "f"})
    said.add_resource(FluentResource(source))
    message = said.get_message("event-built")
    print(
        "  fluent, speaking:",
        said.format_pattern(message.value, {"seat": "A", "territory": "B", "n": 2}),
    )
for language in ("de", "fr"):
    words = extended(language)
    names = face_of(find("altay")).names(language)
    print(
        language,
        "not in the dictionary:",
        sorted(strangers(words, "event", MESSAGES.events, names)),
    )
