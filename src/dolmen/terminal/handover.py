"""A session turned into a digital table in the terminal: one field after the other, typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dolmen.companion.asking import BadAnswer
from dolmen.companion.handover import record_of, retold, show_handover
from dolmen.companion.session import Session
from dolmen.companion.telling import Teller
from dolmen.core.position import UNSEEN, BadPosition, Position
from dolmen.core.refusal import BadInput
from dolmen.speech.problems import spoken
from dolmen.terminal.screen import Screen

CHANCE = "-"
Shown = dict[str, Any]
Picker = Callable[[str, list[dict[str, str]]], str]


class Handover:
    """Asks for what is not known. What is wrong is said, and its field is asked again."""

    def __init__(self, session: Session, screen: Screen, teller: Teller, pick: Picker) -> None:
        self.session = session
        self.screen = screen
        self.teller = teller
        self.pick = pick

    def text(self, key: str, **values: str | int) -> str:
        return self.teller.words.phrase("position", key, **values)

    def run(self) -> str:
        """The record of the digital game."""
        answers: Position = {}
        groups = show_handover(self.session, self.teller)["groups"]
        self.screen.say(self.text("about" if self.teller.opponent == "nomads" else "about_rival"))
        self.screen.say(self.text("terminal"))
        for group in groups:
            self.screen.heading(group["text"])
            for field in group["fields"]:
                if not field["known"]:
                    self.ask(field, answers)
        while True:
            try:
                return str(record_of(self.session, answers))
            except BadPosition as error:
                told = retold(error, self.session, self.teller)
                self.screen.say(spoken(told, self.teller.language))
                wrong = [f for g in groups for f in g["fields"] if f["key"] == error.place[1]]
                self.ask(wrong[0] if wrong else self.choose(groups), answers)

    def choose(self, groups: list[Shown]) -> Shown:
        """The field to be changed, where the error does not say which one."""
        fields = [field for group in groups for field in group["fields"]]
        named = [{"id": field["key"], "text": field["text"]} for field in fields]
        while True:
            try:
                key = self.pick(self.screen.ask(f"{self.text('change')}: ").strip(), named)
                return next(field for field in fields if field["key"] == key)
            except BadAnswer as error:
                self.screen.say(spoken(error, self.teller.language))

    def ask(self, field: Shown, answers: Position) -> None:
        """Until it is understood: Enter keeps what is shown, a dash leaves it to chance."""
        key = field["key"]
        if field["note"]:
            self.screen.say(field["note"])
        while True:
            shown = self.words(field, answers.get(key, field["value"]))
            line = self.screen.ask(f"{field['text']} [{shown}]: ").strip()
            if line == "?":
                names = [*field["places"], *field["options"]]
                self.screen.say(", ".join(one["text"] for one in names))
                continue
            if not line:
                return
            try:
                answers[key] = None if line == CHANCE else self.value(field, line)
                return
            except BadInput as error:
                self.screen.say(spoken(error, self.teller.language))

    def words(self, field: Shown, value: Any) -> str:
        names = {one["id"]: one["text"] for one in (*field["options"], *field["places"])}
        names[UNSEEN] = UNSEEN
        if value is None:
            return self.text("chance" if field["dealt"] else "nothing")
        if isinstance(value, dict):
            pairs = [
                f"{n} {names[name]}" if isinstance(n, int) else f"{names[name]} = {names[n]}"
                for name, n in value.items()
            ]
            return ", ".join(pairs)
        if isinstance(value, list):
            return ", ".join(names[name] for name in value)
        return str(names.get(value, value))

    def value(self, field: Shown, line: str) -> Any:
        form, options = field["form"], field["options"]
        if form == "number":
            if not line.isdecimal():
                raise BadAnswer(self.not_understood(line))
            return int(line)
        if form == "choice":
            return self.pick(line, options)
        parts = [part.strip() for part in line.split(",") if part.strip()]
        if form == "counts":
            counts: dict[str, int] = {}
            for name, n in (self.count(part, options) for part in parts):
                counts[name] = counts.get(name, 0) + n
            return counts
        if form == "things":
            return dict(self.lying(part, field) for part in parts)
        found: list[str] = []
        for part in parts:
            name, n = self.count(part, options)
            found += [name] * n
        return found

    def count(self, part: str, options: list[dict[str, str]]) -> tuple[str, int]:
        """`2 Elder`, or `Elder` for one."""
        number, _, name = part.partition(" ")
        if number.isdecimal() and name:
            return self.one(name.strip(), options), int(number)
        return self.one(part, options), 1

    def lying(self, part: str, field: Shown) -> tuple[str, str]:
        """`place = thing`."""
        place, sign, thing = part.partition("=")
        if not sign:
            raise BadAnswer(self.not_understood(part))
        return self.pick(place.strip(), field["places"]), self.one(thing.strip(), field["options"])

    def one(self, name: str, options: list[dict[str, str]]) -> str:
        return UNSEEN if name == UNSEEN else self.pick(name, options)

    def not_understood(self, text: str) -> str:
        return self.teller.words.phrase("screen", "not_understood", text=text)
