"""A companion session in the terminal: instructions, one question at a time, typed answers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from dolmen.companion.asking import BadAnswer, Question
from dolmen.companion.entry import Entry
from dolmen.companion.session import Session
from dolmen.companion.show import show, teller_of
from dolmen.companion.words import phrases
from dolmen.core.refusal import BadInput
from dolmen.games import find
from dolmen.speech.layout import simplify
from dolmen.speech.problems import spoken
from dolmen.speech.rulebook import open_rulebook
from dolmen.terminal.files import write_whole
from dolmen.terminal.handover import Handover
from dolmen.terminal.screen import Screen

Shown = dict[str, Any]


class Companion:
    def __init__(self, session: Session, screen: Screen, language: str, file: Path | None) -> None:
        self.session = session
        self.screen = screen
        self.language = language
        self.file = file
        self.words = phrases(language)
        self.told: list[str] = []  # instructions that the screen has shown
        self.focus = ""  # the place that is being corrected

    def run(self) -> int:
        self.say("about")
        while True:
            shown = show(self.session, self.language)
            self.tell(shown)
            if shown["question"] is None:
                self.end(shown)
                return 0
            self.ask(shown)
            try:
                line = self.screen.ask(self.text("what_now")).strip()
            except EOFError:
                return 0
            if line == "quit":
                return 0
            try:
                self.obey(line, shown)
            except EOFError:
                return 0
            except BadInput as error:
                self.screen.say(spoken(error, self.language))
            if self.file is not None:
                write_whole(self.file, json.dumps(self.session.json()) + "\n")

    def text(self, key: str, **values: str | int) -> str:
        return self.words.phrase("screen", key, **values)

    def say(self, key: str, **values: str | int) -> None:
        self.screen.say(self.text(key, **values))

    # Showing.

    def tell(self, shown: Shown) -> None:
        """Instructions that are new, or that have become different by a correction."""
        told = [json.dumps([one["id"], one["lines"]]) for one in shown["instructions"]]
        same = 0
        while same < min(len(told), len(self.told)) and told[same] == self.told[same]:
            same += 1
        scene = ""
        for one in shown["instructions"][same:]:
            if one["scene"] != scene:
                scene = one["scene"]
                self.screen.heading(shown["headings"][scene])
            if one["title"]:
                self.screen.say(one["title"])
            for line in one["lines"]:
                self.screen.say(line["text"], indent="    " if line["why"] else "  ")
        self.told = told

    def ask(self, shown: Shown) -> None:
        question = shown["question"]
        self.screen.gap()
        self.screen.say(question["text"])
        if question["form"] in ("marks", "things"):
            self.list_places(question)
            if question["form"] == "things" and (self.focus or question["next"]):
                place = self.focus or question["next"]
                name = next(p["text"] for p in question["places"] if p["id"] == place)
                self.say("choose_at", place=name)
                self.list_options(question)
            elif question["complete"]:
                self.screen.say(self.words.phrase("answer", "as_shown"))
        elif question["form"] == "done":
            self.screen.say(self.words.phrase("answer", "done"))
        else:
            self.list_options(question)

    def list_places(self, question: Shown) -> None:
        held = question["value"] or []
        for number, place in enumerate(question["places"], start=1):
            if question["form"] == "marks":
                sign = "x" if place["id"] in held else " "
                self.numbered(number, f"[{sign}] {place['text']}")
            else:
                lying = self.lying(question, number - 1)
                self.numbered(number, self.labelled(place["text"], lying))

    def lying(self, question: Shown, number: int) -> str:
        thing = question["value"][number]
        if thing is None:
            return self.words.phrase("answer", "empty")
        return next((o["text"] for o in question["options"] if o["id"] == thing), "?")

    def list_options(self, question: Shown) -> None:
        for number, option in enumerate(question["options"], start=1):
            self.numbered(number, option["text"])

    def numbered(self, number: int, text: str) -> None:
        self.screen.say(self.text("numbered", number=number, text=text), indent="  ")

    def end(self, shown: Shown) -> None:
        rows = [self.labelled(row["text"], row["value"]) for row in shown["score"]]
        if rows:
            theirs = sum(row["value"] for row in shown["score"])
            total = self.labelled(self.text("total"), theirs)
            self.screen.block(self.words.phrase("scene", "end"), [*rows, total])
        self.screen.say(shown["result"])

    def labelled(self, name: str, value: str | int) -> str:
        return self.words.phrase("answer", "income", name=name, income=value)

    # Obeying.

    def obey(self, line: str, shown: Shown) -> None:
        word, _, rest = line.partition(" ")
        if word == "help" or word == "?":
            self.say("help")
        elif word == "undo":
            self.focus = ""
            if not self.session.undo():
                self.say("nothing_to_undo")
        elif word == "own":
            rows = [self.labelled(row["text"], row["value"]) for row in shown["owned"]]
            self.screen.block(self.text("owns" if shown["score"] else "owns_rival"), rows)
        elif word == "why":
            for one in shown["instructions"][-1:]:
                self.explain(one["rule"])
        elif word == "history":
            for past in shown["history"]:
                self.screen.say(
                    self.text(
                        "asked_answer",
                        number=past["number"],
                        question=past["text"],
                        answer=past["answer"],
                    )
                )
        elif word == "edit":
            self.edit(rest, shown)
        elif word == "set":
            self.correct(rest, shown)
        elif word == "play":
            card = self.pick(rest, shown["reactions"])
            self.put(shown, "play", "card", card)
        elif word == "table" and rest:
            self.hand_over(Path(rest))
        elif word == "save" and rest:
            write_whole(Path(rest), json.dumps(self.session.json()) + "\n")
            self.say("saved", file=rest)
        else:
            self.answer(line, shown)

    def explain(self, rule: str) -> None:
        """The rule itself."""
        self.screen.say(self.text("rule", rule=rule))
        book = open_rulebook(find(self.session.start.game), self.language)
        found = book.ruling(rule)
        if found is not None:
            for line in found.lines:
                self.screen.say(line)

    def hand_over(self, file: Path) -> None:
        """The digital game that begins where the session is, as a record."""
        teller = teller_of(self.session, self.language)
        record = Handover(self.session, self.screen, teller, self.pick).run()
        write_whole(file, record)
        game = self.session.start.game
        self.screen.say(self.words.phrase("position", "saved", file=str(file), game=game))

    def put(self, shown: Shown, kind: Any, key: str, value: Any = None, place: str = "") -> None:
        self.session.enter(Entry(shown["scene"], kind, key, value, place))

    def answer(self, line: str, shown: Shown) -> None:
        question = shown["question"]
        key, form = question["key"], question["form"]
        if form == "done":
            self.put(shown, "answer", key)
        elif form == "choice":
            self.put(shown, "answer", key, self.pick(line, question["options"]))
        elif form == "number":
            if not line.isdecimal():
                raise BadAnswer(self.text("not_understood", text=line))
            Question(key, "number", most=question["most"]).check(int(line))
            self.put(shown, "answer", key, int(line))
        elif not line and question["complete"]:
            self.put(shown, "answer", key, question["value"])
        elif form == "marks":
            self.put(shown, "change", key, None, self.pick(line, question["places"]))
        else:
            self.place_thing(line, shown)

    def place_thing(self, line: str, shown: Shown) -> None:
        """First the place, then what lies there; places nobody has named come by themselves."""
        question = shown["question"]
        place = self.focus or question["next"]
        if not place:
            self.focus = self.pick(line, question["places"])
            return
        empty = {"id": "", "text": self.words.phrase("answer", "empty")}
        thing = self.pick(line, [*question["options"], empty]) if line else ""
        self.focus = ""
        self.put(shown, "change", question["key"], thing or None, place)

    def pick(self, line: str, things: list[dict[str, str]]) -> str:
        """One of several, by its number, its name or the beginning of it."""
        if line.isdecimal() and 1 <= int(line) <= len(things):
            return things[int(line) - 1]["id"]
        wanted = simplify(line)
        found = [t for t in things if wanted and simplify(t["text"]).startswith(wanted)]
        exact = [t for t in found if simplify(t["text"]) == wanted]
        if len(exact or found) != 1:
            raise BadAnswer(self.text("not_understood", text=line))
        return (exact or found)[0]["id"]

    def edit(self, rest: str, shown: Shown) -> None:
        """Answer an earlier question anew: `edit 12 hunt`."""
        number, _, line = rest.partition(" ")
        past = [one for one in shown["history"] if str(one["number"]) == number]
        if not past or not line:
            raise BadAnswer(self.text("not_understood", text=rest))
        question = past[0]["question"]
        value: Any
        if question["form"] == "number":
            value = int(line) if line.isdecimal() else None
        elif question["form"] == "choice":
            value = self.pick(line, question["options"])
        elif question["form"] == "marks":
            picked = self.pick(line, question["places"])
            held = question["value"] or []
            value = [p for p in held if p != picked] if picked in held else [*held, picked]
        else:
            place, _, thing = line.partition(" ")
            at = [p["id"] for p in question["places"]].index(self.pick(place, question["places"]))
            value = list(question["value"])
            value[at] = self.pick(thing, question["options"]) if thing else None
        self.session.edit(past[0]["number"], value)

    def correct(self, rest: str, shown: Shown) -> None:
        name, _, number = rest.rpartition(" ")
        rows = [row for row in shown["owned"] if row["correct"]]
        if not number.isdecimal():
            raise BadAnswer(self.text("not_understood", text=rest))
        self.put(shown, "correct", self.pick(name, rows), int(number))
