"""What `dolmen` says when it is called without a command."""

from __future__ import annotations

import os

from dolmen.terminal.phrases import Words, preferred

# The four commands that most people need, each with the key of what it does.
USEFUL = (
    ("dolmen serve --open", "greet_serve"),
    ("dolmen play altay", "greet_play"),
    ("dolmen rules altay --summary", "greet_rules"),
    ("dolmen doctor", "greet_doctor"),
)


def greeting() -> str:
    words = Words(preferred(os.environ))
    width = max(len(command) for command, _ in USEFUL)
    lines = [f"  {command:{width}}  {words(key)}" for command, key in USEFUL]
    return "\n".join((words("greet"), "", *lines, "", words("greet_more")))
