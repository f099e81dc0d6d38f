"""How `--help` is set: within the width of the window, examples as they would be typed."""

from __future__ import annotations

import argparse
import re
import textwrap

EXAMPLES = "examples:\n"
REMARK = re.compile(r"^(\s*\S.*?)\s{2,}(\(.*\))$")  # a command, and in brackets what it is for
MORE = " " * 6


class Help(argparse.HelpFormatter):
    """Sentences are filled; a command that is too long goes on in the next line, as in a shell."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        if not text.startswith(EXAMPLES):
            return super()._fill_text(text, width, indent)
        lines = [part for line in text.splitlines() for part in fold(line, width)]
        return "\n".join(indent + line for line in lines)


def fold(line: str, width: int) -> list[str]:
    """One line of the examples as lines that fit."""
    if len(line) <= width:
        return [line]
    if found := REMARK.match(line):
        return [*fold(found[1], width), MORE + found[2]]
    parts = textwrap.wrap(
        line,
        width - 2,
        subsequent_indent=MORE,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [f"{part} \\" for part in parts[:-1]] + parts[-1:]
