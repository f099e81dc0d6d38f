"""The `dolmen` command."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Sequence
from importlib.metadata import version
from types import ModuleType
from typing import NoReturn

from dolmen import build
from dolmen.commands import (
    admin,
    backup,
    bench,
    companion,
    completion,
    content,
    doctor,
    games,
    learn,
    levels,
    play,
    record,
    rules,
    serve,
    simulate,
    static,
    study,
    tournament,
)
from dolmen.commands.greeting import greeting
from dolmen.commands.help import Help
from dolmen.core.refusal import BadInput, Refused
from dolmen.speech.problems import spoken

BAD_INPUT = 2
INTERRUPTED = 130
# Whatever parts words, except the spaces that keep them together.
BREAKS = re.compile(r"[^\S\u00a0\u202f]+")

EXAMPLES = """examples:
  dolmen play altay --players human,greedy
  dolmen serve --open
  dolmen rules altay R15
  dolmen simulate altay --players greedy,random --games 400 --seed 1
  dolmen COMMAND --help
"""


def commands() -> tuple[ModuleType, ...]:
    """The subcommands, in the order of the help. Each module has `add(subparsers)`."""
    return (
        *(play, serve, companion, games, levels, rules, record, content, simulate),
        *(tournament, study, learn, bench, static, backup, admin, doctor, completion),
    )


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without repeating the usage."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{self.prog}: {message.rstrip('.')} (see {self.prog} --help).")


def parser() -> argparse.ArgumentParser:
    found = Parser(
        prog="dolmen",
        description="The digital table for board games of early peoples.",
        epilog=EXAMPLES,
        formatter_class=Help,
    )
    found.add_argument(
        "--version", action="version", version=f"dolmen {version('dolmen')} ({build.kind()})"
    )
    subparsers = found.add_subparsers(metavar="COMMAND", required=True)
    for command in commands():
        command.add(subparsers)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; gives the exit code."""
    language = "en"
    given = sys.argv[1:] if arguments is None else arguments
    if not given:
        print(greeting())
        return 0
    try:
        args = parser().parse_args(given)
        language = getattr(args, "language", None) or language
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except (BadInput, Refused) as error:
        print(one_line(spoken(error, language)), file=sys.stderr)
    except BrokenPipeError:
        # The reader (head, less) has seen enough; nothing may be flushed to it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        what = f"{error.filename}: " if error.filename else ""
        print(one_line(f"{what}{error.strerror or error}."), file=sys.stderr)
    return BAD_INPUT


def one_line(sentence: str) -> str:
    return BREAKS.sub(" ", sentence).strip()


if __name__ == "__main__":
    sys.exit(main())
