"""Why something is not possible: a typed reason and the rule that says so."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from dolmen.core.message import Message, Template


@dataclass(slots=True, unsafe_hash=True, init=False)  # never changed, like the message in it
class Refusal:
    """The reason why an action is not legal now."""

    message: Message
    rule: str

    def __init__(self, template: Template, *values: Any, rule: str = "") -> None:
        self.message = Message(template, values)
        self.rule = rule

    @property
    def key(self) -> str:
        return self.message.key


class Refused(Exception):
    """An illegal request, answered with its reason and rule. Nothing has changed.

    It is put into words only when it is read: most are shown in another language.
    """

    def __init__(self, refusal: Refusal, explain: Callable[[Refusal], str] = repr) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.explain = explain

    @property
    def rule(self) -> str:
        return self.refusal.rule

    @property
    def reason(self) -> str:
        """One sentence in English, with the number of the rule."""
        return self.explain(self.refusal)

    def __str__(self) -> str:
        return self.reason


class BadInput(Exception):
    """Something given from outside is wrong; the message is one clear sentence. `place` leads to
    what is wrong, as far as it is known: which field, and what within it."""

    def __init__(self, sentence: object, place: tuple[str | int, ...] = ()) -> None:
        super().__init__(sentence)
        self.place = place

    @property
    def sentence(self) -> object:
        """What puts the error into words, in the language of whoever reads it."""
        return self.args[0]


# Reasons that every game shares.
NOT_NOW = Template("not_now", prompt="prompt")
GAME_OVER = Template("game_over")
NOTHING_TO_UNDO = Template("nothing_to_undo")
NOTHING_TO_REDO = Template("nothing_to_redo")
SHARED_REASONS = (NOT_NOW, GAME_OVER, NOTHING_TO_UNDO, NOTHING_TO_REDO)
