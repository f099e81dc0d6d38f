"""A session turned into a digital table: what it knows of the position, what people add to that,
and the record of a game that begins there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dolmen.companion.session import Session, opponent_of
from dolmen.companion.telling import Teller
from dolmen.companion.words import problem as own_problem
from dolmen.core.position import UNSEEN, BadPosition, Field, Position
from dolmen.core.problem import Problem, problem
from dolmen.core.record import Record
from dolmen.core.refusal import BadInput
from dolmen.games import find

# Fields by what they are about, in the order in which they are asked: your own board and cards
# first, because nothing is known of them.
GROUPS = ("board", "cards", "table", "opponent", "where", "details")
CARDS = frozenset({"you.hand", "you.deck", "you.discard", "you.pile", "you.grave"})
WHERE = frozenset(
    {"round", "moment", "action", "order", "next", "figures", "foot", "passed", "turns"}
)
DETAILS = frozenset(
    {
        *("first", "removed", "nomads.next", "land.next", "you.war", "you.setup"),
        *("fish_caught", "you.hunted", "shape"),
    }
)


@dataclass(slots=True)
class Handover:
    fields: list[Field]
    known: Position

    def group(self, key: str) -> str:
        if key in DETAILS or key.startswith("gone."):
            return "details"
        if key in WHERE:
            return "where"
        if key.startswith("you."):
            return "cards" if key in CARDS else "board"
        if key.startswith("nomads.") or key in ("sacrifice", "land"):
            return "opponent"
        return "table"


def handover_of(session: Session) -> Handover:
    """What a digital table could be told, and what of it is known."""
    opponent = opponent_of(session.start)
    header = session.start.header()
    game = find(header.game)
    options = game.all_options(header.options)
    table = game.set_up(game.content_of(header), header, options)
    return Handover(game.position_fields(table), opponent.known(session.position()))


def record_of(session: Session, answers: Any) -> Record:
    """The digital game with what people say in addition to what is known; None leaves to chance
    what was known. BadPosition says what is wrong with it."""
    if not isinstance(answers, dict):
        raise BadPosition("position", problem("position_pairs"))
    found = {**handover_of(session).known, **answers}
    header = session.start.header()
    header.position = {key: value for key, value in found.items() if value is not None}
    record = Record(header)
    find(header.game).resume(record)  # whatever is wrong is said here
    return record


def retold(error: BadPosition, session: Session, teller: Teller) -> BadInput:
    """What is wrong, with the names that people know in the place of ids."""
    key, wrong = str(error.place[1]), error.sentence
    assert isinstance(wrong, Problem)
    fields = handover_of(session).fields
    title = title_of(key, fields, teller)
    inner = wrong.values["problem"]
    if title is None or not isinstance(inner, Problem):
        return error
    field = next((field for field in fields if field.key == key), None)
    values = dict(inner.values)
    if field is not None and "name" in values:
        values["name"] = called(field, str(values["name"]), teller)
    said = own_problem("at_field", field=title, problem=Problem(inner.texts, inner.key, values))
    return BadInput(said, error.place)


def title_of(key: str, fields: list[Field], teller: Teller) -> str | None:
    """What a field is called, a component, or a kind of pieces; None if people do not know it."""
    for field in fields:
        if field.key == key:
            return teller.field_name(key)
    for field in fields:
        if key in field.options:
            return teller.named(field.key, key)
    kind = key.partition(" ")[0]
    return next(
        (
            teller.words.phrase(section, kind)
            for section in ("own", "position")
            if teller.words.has(section, kind)
        ),
        None,
    )


def called(field: Field, name: str, teller: Teller) -> str:
    if name in field.options:
        return teller.named(field.key, name)
    return teller.named_place(field.key, name) if name in field.places else name


def show_handover(session: Session, teller: Teller) -> dict[str, Any]:
    """The fields as a screen asks for them."""
    handover = handover_of(session)
    groups: list[dict[str, Any]] = []
    for group in GROUPS:
        fields = [field for field in handover.fields if handover.group(field.key) == group]
        if fields:
            text = teller.words.phrase("position", f"group_{group}")
            shown = [show_field(field, handover.known, teller) for field in fields]
            groups.append({"id": group, "text": text, "fields": shown})
    return {"groups": groups}


def show_field(field: Field, known: Position, teller: Teller) -> dict[str, Any]:
    options = [
        {"id": name, "text": text, "art": teller.art(name)}
        for name, text in zip(
            field.options, apart([teller.named(field.key, n) for n in field.options]), strict=True
        )
    ]
    if field.unseen:
        options.append({"id": UNSEEN, "text": teller.words.phrase("position", "unseen")})
    return {
        "key": field.key,
        "form": field.form,
        "text": teller.field_name(field.key),
        "note": teller.field_note(field.key),
        "options": options,
        "places": [
            {"id": name, "text": teller.named_place(field.key, name)} for name in field.places
        ],
        "most": field.most,
        "value": known.get(field.key),
        "known": is_known(field, known),
        "dealt": field.dealt or field.unseen,
    }


def apart(texts: list[str]) -> list[str]:
    """Things that are called the same are numbered."""
    seen: dict[str, int] = {}
    found: list[str] = []
    for text in texts:
        seen[text] = seen.get(text, 0) + 1
        found.append(f"{text} ({seen[text]})" if texts.count(text) > 1 else text)
    return found


def is_known(field: Field, known: Position) -> bool:
    """Whether nothing of it is left to say."""
    value = known.get(field.key)
    if isinstance(value, dict):
        return UNSEEN not in value.values()
    if isinstance(value, list):
        return UNSEEN not in value
    return value is not None
