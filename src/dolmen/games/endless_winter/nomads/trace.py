"""What the Nomads did and why, turn by turn, as lines of text made from a play's events.

Every turn begins with a heading; below it stand the card with its arrows, the column with the
reason, and each action with what was considered and what was taken.
"""

from __future__ import annotations

from collections.abc import Iterable

from dolmen.core.event import Event
from dolmen.games.endless_winter.state import NOMADS_NAME
from dolmen.speech.lexicon import Lexicon

INDENT = "  "
# How deep the lines of an event stand below the heading; consequences stand one deeper.
DEPTH = {
    "nomad_extra": 1,
    "nomad_turn": 1,
    "nomad_column_marked": 1,
    "nomad_column_all_taken": 1,
    "nomad_column_arrow": 1,
    "nomad_first": 1,
    "nomad_large": 1,
    "nomad_action": 1,
    "nomad_pile": 1,
    "new_order": 1,
    "eclipse_of": 1,
    "terrain": 2,
    "slot": 2,
    "stone_scores": 2,
    "final": 1,
    "final_modules": 1,
    "winners": 1,
}
IN_TURN, IN_ECLIPSE = 2, 3
# Events that everybody causes: they belong to the trace while the Nomads act.
SHARED = frozenset({"land_reshuffled", "revealed_animal", "ice_find"})


def trace(events: Iterable[Event], lexicon: Lexicon) -> list[str]:
    """The lines of a whole play, in the language of the lexicon."""
    lines: list[str] = []
    round_ = 0
    turn = 0
    acting = False
    depth = IN_TURN
    heading = ""

    def head(key: str, **numbers: int) -> None:
        nonlocal heading
        sentence = lexicon.sections["trace"][key]
        title = lexicon.fill(sentence, {name: ("n", n) for name, n in numbers.items()})
        if title != heading:
            heading = title
            if lines:
                lines.append("")
            lines.append(title)

    def put(event: Event, depth: int) -> None:
        lines.append(INDENT * depth + lexicon.say("event", event.message))

    for event in events:
        key, values = event.message.key, event.message.values
        if key == "round":
            round_, turn, acting = values[0], 0, False
        elif key == "turn":
            acting = False
        elif key == "nomad_turn":
            turn += 1
            acting = True
            depth = IN_TURN
            head("turn", round=round_, turn=turn)
            put(event, DEPTH[key])
        elif key == "eclipse":
            head("eclipse", round=round_)
        elif key in ("final", "final_modules", "winners"):
            head("end")
            put(event, DEPTH[key])
        elif key == "eclipse_of":
            acting = values[0] == NOMADS_NAME
            depth = IN_ECLIPSE
            if acting:
                put(event, DEPTH[key])
        elif key == "new_order":
            put(event, DEPTH[key])
        elif key.startswith("nomad_") or by_nomads(values) or (acting and key in SHARED):
            if round_ == 0:
                head("setup")
                put(event, 1)
            else:
                put(event, DEPTH.get(key, depth if acting else 1))
    return lines


def by_nomads(values: tuple[object, ...]) -> bool:
    return bool(values) and values[0] == NOMADS_NAME and not isinstance(values[0], bool)
