"""dolmen completion: what the shell needs to complete our commands."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import shtab

from dolmen.commands.common import subcommand
from dolmen.games import game_ids

SHELLS = ("bash", "zsh", "fish")
EXAMPLES = """  dolmen completion bash > ~/.local/share/bash-completion/completions/dolmen
  dolmen completion zsh > ~/.zfunc/_dolmen      (a folder of your $fpath)
  dolmen completion fish > ~/.config/fish/completions/dolmen.fish
"""


def add(subparsers: Any) -> None:
    parser = subcommand(
        subparsers,
        "completion",
        "let your shell complete commands",
        "Prints a script that teaches your shell to complete commands, options, games and files "
        "with the Tab key. Keep it where the shell looks for such scripts.",
        EXAMPLES,
    )
    parser.add_argument("shell", choices=SHELLS)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    print(script(args.shell))
    return 0


def script(shell: str) -> str:
    from dolmen.cli import parser  # which lists this command, too

    found = parser()
    for action in actions(found):
        if action.type is Path:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
        elif action.dest == "game" and not action.option_strings:
            action.choices = game_ids()
    text: str = shtab.complete(found, shell=shell)
    return text


def actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """All arguments of a parser and of its commands."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in dict.fromkeys(action.choices.values()):
                yield from actions(below)
        else:
            yield action
