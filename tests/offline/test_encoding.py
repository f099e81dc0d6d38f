"""The plain counterpart of msgspec beside the compiled one: the same bytes, the same complaints."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

COUNTERPART = Path(__file__).parents[2] / "src" / "dolmen" / "offline" / "counterpart"
GOOD = [
    {"type": "hello", "tokens": ["a", "b"], "seat": None, "language": "de", "protocol": 2},
    {"type": "choose", "decision": 3, "action": "pass", "unsure": True},
    {"type": "choose", "decision": 3.0, "action": 7},
    {"type": "say", "text": "Grüße – „ja“ \\ \u2028"},
    {"type": "look", "seat": None},
]
BAD = [
    {},
    [],
    {"type": "nobody"},
    {"type": 3},
    {"type": "choose"},
    {"type": "choose", "decision": "3", "action": 1},
    {"type": "choose", "decision": 3, "action": [1]},
    {"type": "choose", "decision": True, "action": 1},
    {"type": "choose", "decision": 1.5, "action": 1},
    {"type": "hello", "tokens": ["x" * 101]},
    {"type": "hello", "tokens": ["x"] * 9},
    {"type": "hello", "tokens": "x"},
]
# Runs with either package under the name of msgspec.
PROGRAM = """
import json, sys
import msgspec
from dolmen.games import built_in
from dolmen.server import texts, wire

def said(message):
    try:
        found = msgspec.json.decode(json.dumps(message), type=wire.BrowserMessage)
        return msgspec.json.encode(found).decode()
    except msgspec.ValidationError as wrong:
        return str(wrong)

lines = [said(message) for message in json.loads(sys.argv[1])]
for game in built_in():
    lines.append(msgspec.json.encode(texts.game_info(game)).decode())
    lines.append(msgspec.json.encode(texts.forms(game.id, "fr")).decode())
    lines.append(msgspec.json.encode(texts.words(game.id, "de")).decode())
raw = {"a": [msgspec.Raw(b'{"b":1}'), "x"], "c": msgspec.Raw(b"[2]")}
lines.append(msgspec.json.encode(raw).decode())
lines.append(msgspec.json.encode(wire.Problem("wrong")).decode())
lines.append(msgspec.json.encode(wire.Problem("wrong", ["seats", 1])).decode())
print(json.dumps([msgspec.__file__, *lines]))
"""


def run(path: str) -> list[str]:
    start = f"import sys; sys.path.insert(0, {path!r})\n" if path else ""
    done = subprocess.run(
        [sys.executable, "-c", start + PROGRAM, json.dumps(GOOD + BAD)],
        check=True,
        capture_output=True,
        text=True,
    )
    found: list[str] = json.loads(done.stdout)
    return found


def test_both_write_and_refuse_the_same() -> None:
    compiled, plain = run(""), run(str(COUNTERPART))
    assert plain[0].startswith(str(COUNTERPART))
    assert not compiled[0].startswith(str(COUNTERPART))
    for ours, theirs in zip(plain[1:], compiled[1:], strict=True):
        assert ours == theirs


def test_both_refuse_what_is_no_json() -> None:
    plain = importlib.import_module("dolmen.offline.counterpart.msgspec")
    for text in ('{"a":', "NaN", "[1,]", "\x00"):
        with pytest.raises(msgspec.DecodeError):
            msgspec.json.decode(text)
        with pytest.raises(plain.DecodeError):
            plain.json.decode(text)
