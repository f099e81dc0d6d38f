"""Pages of the documentation that are made, not written; mkdocs calls it (mkdocs.yml).

What stands at the top of the project is shown under its own name, the commands are listed as they
are, and the coverage of the rules is counted anew.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
# Files of the project that are also pages; links to any other lead nowhere and become plain text.
SHOWN = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "CREDITS.md": "credits.md",
}
# A block of code that names its file, as the guides write them.
FILE = re.compile(r"^(```\w+) ([\w./-]+)$", re.MULTILINE)
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)#\s]+)(#[^)\s]*)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    pages = {shown: (ROOT / name).read_text(encoding="utf-8") for name, shown in SHOWN.items()}
    pages["look_up/commands.md"] = commands()
    pages["rules/coverage.md"] = coverage()
    for name, text in pages.items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: object, config: MkDocsConfig, files: Files) -> str:
    """Links and blocks that are right in the project are made right in the site."""
    uri: str = page.file.src_uri  # type: ignore[attr-defined]
    source = next((name for name, shown in SHOWN.items() if shown == uri), f"docs/{uri}")

    def mend(match: re.Match[str]) -> str:
        words, target, anchor = match[1], match[2], match[3] or ""
        if "://" in target or target.startswith("mailto:"):
            return match[0]
        meant = os.path.normpath(Path(source).parent / target)
        shown = SHOWN.get(meant, meant.removeprefix("docs/") if meant.startswith("docs/") else "")
        if (ROOT / "docs" / shown / "README.md").is_file():
            shown = f"{shown}/README.md"
        if not shown or files.get_file_from_path(shown) is None:
            return words
        return f"[{words}]({os.path.relpath(shown, Path(uri).parent)}{anchor})"

    return LINK.sub(mend, FILE.sub(r'\1 title="\2"', markdown))


def on_page_content(html: str, page: object, config: MkDocsConfig, files: Files) -> str:
    """A fence that is seen was not understood."""
    if "```" in html:
        raise PluginError(f"{page.file.src_uri}: a block of code is not one.")  # type: ignore[attr-defined]
    return html


def commands() -> str:
    """Every command with its help, as a terminal of 80 columns shows it."""
    os.environ["COLUMNS"] = "80"
    from dolmen.cli import parser

    lines = ["# Commands", ""]
    lines += ["Every command as its `--help` describes it. `dolmen` alone names the four that most"]
    lines += ["people need.", ""]
    for found in parsers(parser()):
        lines += ["#" * min(4, 1 + len(found.prog.split())) + f" {found.prog}", ""]
        lines += ["```text", found.format_help().rstrip(), "```", ""]
    return "\n".join(lines)


def parsers(below: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    yield below
    for action in below._actions:
        if isinstance(action, argparse._SubParsersAction):
            for found in dict.fromkeys(action.choices.values()):
                yield from parsers(found)


def coverage() -> str:
    sys.path.insert(0, str(ROOT))
    from tests.rules.coverage import page

    return page()
