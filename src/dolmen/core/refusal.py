"""Why something is not possible: a typed reason and the rule that says so."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

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

    >>> import dolmen
    >>> play = dolmen.game("altay").start(players=2, seed=1)
    >>> events = play.do("folk firefolk")
    >>> try:
    ...     play.do("folk firefolk")
    ... except dolmen.Refused as refused:
    ...     print(refused.rule, refused.reason)
    4.8 Another player already leads the Firefolk (4.8).
    """

    def __init__(self, refusal: Refusal, explain: Callable[[Refusal], str] = repr) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.explain = explain

    @property
    def rule(self) -> str:
        """The number of the rule that forbids it."""
        return self.refusal.rule

    @property
    def reason(self) -> str:
        """One sentence in English, with the number of the rule."""
        return self.explain(self.refusal)

    def __str__(self) -> str:
        return self.reason


class BadInput(Exception):
    """Something given from outside is wrong; the message is one clear sentence. `place` leads to
    what is wrong, as far as it is known: which field, and what within it.

    >>> import dolmen
    >>> dolmen.game("chess")
    Traceback (most recent call last):
    dolmen.core.refusal.BadInput: There is no game 'chess'; the table has ...
    """

    def __init__(self, sentence: object, place: tuple[str | int, ...] = ()) -> None:
        super().__init__(sentence)
        self.place = place

    @property
    def sentence(self) -> object:
        """What puts the error into words, in the language of whoever reads it."""
        return self.args[0]

    def __reduce__(self) -> tuple[Any, ...]:
        """Python would leave the place behind when an error of a compiled class is sent on."""
        return type(self), (self.sentence, self.place)


# Reasons that every game shares.
NOT_NOW: Final = Template("not_now", prompt="prompt")
GAME_OVER: Final = Template("game_over")
NOTHING_TO_UNDO: Final = Template("nothing_to_undo")
NOTHING_TO_REDO: Final = Template("nothing_to_redo")
SHARED_REASONS: Final = (NOT_NOW, GAME_OVER, NOTHING_TO_UNDO, NOTHING_TO_REDO)
