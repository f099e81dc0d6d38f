"""Writes what a browser gets for the samples, and what Python says, for `node.mjs` to compare."""

from pathlib import Path

import msgspec
from spike.samples import SAMPLES
from spike.speakers import HERE, LANGUAGES, SEATS, extended, today

from dolmen.games import find
from dolmen.server.texts import grammar_info, text
from dolmen.server.wire import Words
from dolmen.speech.face import face_of

face = face_of(find("altay"))
out = {"seats": SEATS, "texts": [text(face, section, one) for section, one in SAMPLES]}
for language in LANGUAGES:
    words, old = extended(language), today(language)
    said = {}
    for you in (None, 0):
        words.you = old.you = you
        said[str(you)] = [words.say(section, one) for section, one in SAMPLES]
    out[language] = {
        "words": Words(words.sections, face.names(language), grammar_info(words.grammar)),
        "old": old.sections,
        "said": said,
        "ftl": (HERE / "fluent" / f"{language}.ftl").read_text("utf-8"),
    }
Path("/tmp/fl/dump.json").write_bytes(msgspec.json.encode(out))
