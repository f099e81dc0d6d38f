"""Templates and messages: a key with typed tokens, turned into a sentence only at the edges.

Log lines, prompts, refusals and action labels are all messages. A game declares its templates;
the sentences are in its text files, one per language.
"""

from dataclasses import dataclass
from typing import Any


class Template:
    """A declared sentence: its key and, in order, the name and kind of each token."""

    __slots__ = ("fields", "key")

    def __init__(self, key: str, **fields: str) -> None:
        self.key = key
        self.fields: tuple[tuple[str, str], ...] = tuple(fields.items())

    def __repr__(self) -> str:
        return f"Template({self.key})"


@dataclass(slots=True, unsafe_hash=True)  # never changed; frozen ones take three times as long
class Message:
    """A template with the values of its tokens, in the template's order."""

    template: Template
    values: tuple[Any, ...] = ()

    @property
    def key(self) -> str:
        return self.template.key

    def tokens(self) -> dict[str, tuple[str, Any]]:
        """name -> (kind, value)."""
        fields = self.template.fields
        return {
            name: (kind, value) for (name, kind), value in zip(fields, self.values, strict=True)
        }


class Messages:
    """Everything a game may say, declared one by one, so that no sentence is missing in any
    language: `TURN = MESSAGES.event("turn", seat="seat")`."""

    def __init__(self) -> None:
        self.events: list[Template] = []
        self.prompts: list[Template] = []
        self.refusals: list[Template] = []
        self.parts: list[Template] = []  # where points of the score sheet come from

    def event(self, key: str, **fields: str) -> Template:
        return declare(self.events, key, fields)

    def prompt(self, key: str, **fields: str) -> Template:
        return declare(self.prompts, key, fields)

    def refusal(self, key: str, **fields: str) -> Template:
        return declare(self.refusals, key, fields)

    def part(self, key: str, **fields: str) -> Template:
        return declare(self.parts, key, fields)


def declare(section: list[Template], key: str, fields: dict[str, str]) -> Template:
    section.append(Template(key, **fields))
    return section[-1]
