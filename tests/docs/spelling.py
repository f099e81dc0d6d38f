"""Spelling in three languages: `python -m tests.docs.spelling` (or `make spelling`).

codespell looks for common slips in everything we write, code included; hunspell reads the pages,
the texts of the table and the rules, each in its own language. Words that its dictionaries lack are
in `tests/docs/words/<language>.txt`, one a line, those of every language in `all.txt`.

    apt-get install hunspell hunspell-en-gb hunspell-de-de hunspell-fr
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
WORDS = Path(__file__).parent / "words"
DICTIONARIES = {"en": "en_GB,en_US", "de": "de_DE", "fr": "fr"}
CODESPELL = [sys.executable, "-m", "codespell_lib", "--ignore-words", str(WORDS / "codespell.txt")]
# Code, addresses, placeholders and marks say nothing about spelling.
NOISE = re.compile(
    r"^(```|~~~).*?^\1$|^ {4,}\S[^\n]*$|`[^`\n]+`|\]\([^)]*\)|https?://\S+|<[^>]+>|\{[^}|]*\}"
    r"|[\w.+-]*[\d_@/\\=:][\w.+/-]*|#\w+|\*+",
    re.MULTILINE | re.DOTALL,
)
FORMS = re.compile(r"\{[^{}|]*\|([^{}]*)\}")  # {n|# card|# cards}
WORD = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)*")


def pages(language: str) -> Iterator[Path]:
    """The files written in a language."""
    if language == "en":
        yield from (ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"))
        other = {ROOT / "docs" / "rules" / name for name in ("de", "fr")}
        for path in sorted((ROOT / "docs").rglob("*.md")):
            if path.parent not in other:
                yield path
    else:
        yield from sorted((ROOT / "docs" / "rules" / language).glob("*.md"))
    source = ROOT / "src" / "dolmen"
    yield from sorted(source.rglob(f"help/{language}.md"))
    yield from sorted(source.rglob(f"text/{language}.toml"))


def texts(path: Path) -> str:
    """What of a file is language."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".toml":
        text = "\n".join(values(tomllib.loads(text)))
        text = FORMS.sub(lambda found: found[1].replace("|", " "), text)
    return NOISE.sub(" ", text.replace("\u00ad", "").replace("\u00a0", " "))


def values(table: Any) -> Iterator[str]:
    if isinstance(table, dict):
        for value in table.values():
            yield from values(value)
    elif isinstance(table, list):
        for value in table:
            yield from values(value)
    elif isinstance(table, str):
        yield table


def words_of(language: str) -> dict[str, set[str]]:
    """Every word, with the files it stands in."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in pages(language):
        for word in WORD.findall(texts(path)):
            found[word.replace("’", "'")].add(path.relative_to(ROOT).as_posix())
    return found


def own_words(language: str) -> set[str]:
    files = (WORDS / "all.txt", WORDS / f"{language}.txt")
    return {line for file in files for line in file.read_text(encoding="utf-8").splitlines()}


def unknown(language: str) -> dict[str, set[str]]:
    """The words that neither the dictionaries nor our own lists know."""
    words, own = words_of(language), own_words(language)
    asked = [word for word in words if word not in own and word.lower() not in own]
    found = subprocess.run(
        ["hunspell", "-i", "utf-8", "-l", "-d", DICTIONARIES[language]],
        input="\n".join(asked),
        capture_output=True,
        text=True,
        check=True,
    )
    # hunspell parts words at an apostrophe if it does not know the whole.
    lost = {word for word in found.stdout.split() if word not in own and word.lower() not in own}
    by_part: dict[str, set[str]] = defaultdict(set)
    for word in asked:
        for part in {word, *re.split("'", word)} & lost:
            by_part[part] |= words[word]
    return by_part


def slips(*more: str) -> list[str]:
    """What codespell finds in sources and English texts."""
    skip = (
        "--skip=*/rules/de/*,*/rules/fr/*,*/de.*,*/fr.*,*/node_modules,*.svg,*.json,*/web/*,*.txt"
    )
    places = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "CITATION.cff", "Makefile", "docs"]
    found = subprocess.run(
        [*CODESPELL, skip, *(more or (*places, "src", "tests", "tools", "examples"))],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    return [line for line in found.stdout.splitlines() if "==>" in line and ".toml" not in line]


def can_read(language: str) -> bool:
    """Whether hunspell is here, with the dictionaries of this language."""
    if shutil.which("hunspell") is None:
        return False
    tried = subprocess.run(
        ["hunspell", "-l", "-d", DICTIONARIES[language]], input="", capture_output=True, text=True
    )
    return tried.returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(description="Checks the spelling in three languages.")
    parser.add_argument("language", nargs="*", help="en, de, fr (all)")
    languages = parser.parse_args().language or list(DICTIONARIES)
    failed = slips()
    print(f"codespell: {len(failed)} findings", *failed, sep="\n")
    for language in languages:
        if not can_read(language):
            how = (__doc__ or "").strip().splitlines()[-1].strip()
            print(f"{language}: left out, hunspell cannot read it here; {how}")
            continue
        found = unknown(language)
        print(f"{language}: {len(words_of(language))} words, {len(found)} unknown")
        for word, files in sorted(found.items()):
            print(f"  {word}  ({', '.join(sorted(files)[:3])})")
        failed += found
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
