"""The score pad: the final scoring of a real game, category by category."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from dolmen.companion.asking import BadAnswer
from dolmen.companion.words import phrases, problem
from dolmen.core.refusal import BadInput
from dolmen.games import built_in, find
from dolmen.speech.face import face_of

LARGEST = 999
LONGEST = 40  # letters of a name
# What breaks a tie, in its order; Altay compares the categories themselves, the first one first.
TIES: dict[str, tuple[str, ...]] = {
    "endless_winter": ("goods", "villages", "order"),
    "prehistory": ("camps",),
}
# What stands for each category, as the legend of its game draws it.
CATEGORY_ART: dict[str, dict[str, str]] = {
    "altay": {
        "goals": "icon:trophy",
        "action_cards": "icon:cards",
        "territories": "icon:mountains",
        "captured_settlements": "other:settlement",
        "conquest_markers": "marker:conquest_3_wood",
    },
    "prehistory": {
        "animals": "icon:mammoth",
        "camps": "sign:camp",
        "fishing": "icon:fish",
        "development": "sign:dp",
        "painting": "icon:hand",
        "hunting": "icon:spear",
        "gathering": "icon:basket",
        "megaliths": "megalith:megalith_b",
        "ceremony": "icon:drum",
    },
    "endless_winter": {
        "track": "op:point",
        "offering": "op:idol",
        "glory": "icon:laurels",
        "cultures": "op:culture",
        "animals": "op:animal",
        "modules": "icon:stones",
    },
}
LESS_IS_MORE = frozenset({"order"})  # first in turn order beats second


@dataclass(slots=True)
class Pad:
    game: str
    names: list[str]
    points: list[list[int | None]]  # per player and category
    ties: dict[str, list[int | None]] = field(default_factory=dict)  # per breaker and player

    def totals(self) -> list[int]:
        return [sum(points or 0 for points in row) for row in self.points]

    def filled(self) -> bool:
        return all(points is not None for row in self.points for points in row)

    def leaders(self) -> tuple[list[int], str]:
        """Who is in front once everything is entered, and the breaker that is asked next."""
        totals = self.totals()
        front = [seat for seat, total in enumerate(totals) if total == max(totals)]
        if self.game == "altay" and len(front) > 1:
            rows = {seat: [points or 0 for points in self.points[seat]] for seat in front}
            best = max(rows.values())
            return [seat for seat in front if rows[seat] == best], ""
        for breaker in TIES.get(self.game, ()):
            if len(front) == 1:
                break
            entered = self.ties.get(breaker, [])
            values = {seat: entered[seat] if seat < len(entered) else None for seat in front}
            if any(value is None for value in values.values()):
                return front, breaker
            sign = -1 if breaker in LESS_IS_MORE else 1
            best_value = max(sign * (value or 0) for value in values.values())
            front = [seat for seat in front if sign * (values[seat] or 0) == best_value]
        return front, ""


def read_pad(data: Any) -> Pad:
    """A pad that came from outside."""
    if not isinstance(data, dict) or data.get("game") not in {game.id for game in built_in()}:
        raise BadInput(problem("pad_game"), ("game",))
    game, names = find(data["game"]), data.get("names")
    most = max(game.seats)
    if not isinstance(names, list) or not 1 <= len(names) <= most:
        raise BadInput(problem("pad_players", most=most), ("names",))
    if not all(isinstance(name, str) and len(name) <= LONGEST for name in names):
        raise BadInput(problem("pad_names", most=LONGEST), ("names",))
    pad = Pad(game.id, names, [])
    rows = data.get("points") or []
    for seat in range(len(names)):
        row = rows[seat] if isinstance(rows, list) and seat < len(rows) else []
        pad.points.append(read_numbers(row, len(game.categories)))
    ties = data.get("ties") or {}
    for breaker in TIES.get(game.id, ()):
        if isinstance(ties, dict) and breaker in ties:
            pad.ties[breaker] = read_numbers(ties[breaker], len(names))
    return pad


def read_numbers(data: Any, length: int) -> list[int | None]:
    found: list[int | None] = [None] * length
    if not isinstance(data, list):
        raise BadAnswer(problem("pad_points", most=LARGEST))
    for at, value in enumerate(data[:length]):
        if value is not None and (type(value) is not int or not 0 <= value <= LARGEST):
            raise BadAnswer(problem("pad_points", most=LARGEST))
        found[at] = value
    return found


def show_pad(data: Any, language: str) -> dict[str, Any]:
    """The pad with its headings, totals, and what is asked next."""
    pad = read_pad(data)
    words = phrases(language)
    lexicon = face_of(find(pad.game), find(pad.game).content).lexicon(language)
    names = [
        name or words.phrase("pad", "player", n=seat + 1) for seat, name in enumerate(pad.names)
    ]
    categories = [
        {
            "id": name,
            "text": lexicon.called("category", name),
            "art": CATEGORY_ART[pad.game][name],
        }
        for name in find(pad.game).categories
    ]
    front, breaker = pad.leaders() if pad.filled() else ([], "")
    result = question = ""
    tied = lexicon.join([names[seat] for seat in front])
    if breaker:
        asked = words.phrase("pad", breaker)
        question = words.phrase("pad", "tie", players=tied, question=asked)
    elif front and len(names) == 1:
        result = words.phrase("pad", "solo", points=pad.totals()[0])
    elif front:
        key = "wins" if len(front) == 1 else "shared"
        result = words.phrase("pad", key, **{"player" if key == "wins" else "players": tied})
    return {
        "game": pad.game,
        "names": names,
        "categories": categories,
        "points": pad.points,
        "ties": pad.ties,
        "totals": pad.totals(),
        "front": front,
        "breaker": breaker,
        "question": question,
        "result": result,
    }
