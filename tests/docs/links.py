"""Do the links of README and docs lead somewhere? `python -m tests.docs.links` checks the files and
their anchors, and, where it has been built, every page of the site (`make docs`);
`--outside` asks other people's servers, too."""

from __future__ import annotations

import argparse
import html.parser
import re
import sys
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SITE = ROOT / "build" / "docs"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
FENCED = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]+`")
LINK = re.compile(r"(?:\]\(|(?:href|src)=\")([^)\s\"]+)")
HEADING = re.compile(r"^#{1,6} +(.*?)\s*$", re.MULTILINE)
# Pages that are made with the site.
MADE = {"docs/look_up/commands.md", "docs/rules/coverage.md"}
MADE |= {"docs/changelog.md", "docs/contributing.md", "docs/credits.md"}


def links(page: Path) -> Iterator[str]:
    text = CODE.sub("", FENCED.sub("", page.read_text(encoding="utf-8")))
    yield from LINK.findall(text)


@cache
def anchors(page: Path) -> frozenset[str]:
    """What the headings of a page are called in addresses."""
    text = FENCED.sub("", page.read_text(encoding="utf-8"))
    return frozenset(slug(heading) for heading in HEADING.findall(text))


def slug(heading: str) -> str:
    plain = re.sub(r"[`*]|\[([^]]*)\]\([^)]*\)", r"\1", heading).lower()
    return re.sub(r"[\s]", "-", re.sub(r"[^\w\s-]", "", plain).strip())


def broken() -> list[str]:
    """Links between our own files that lead nowhere."""
    found = []
    for page in PAGES:
        for link in links(page):
            if not urllib.parse.urlsplit(link).scheme and not leads(page, link):
                found.append(f"{page.relative_to(ROOT)}: {link}")
    return found


def leads(page: Path, link: str) -> bool:
    path, _, anchor = urllib.parse.unquote(link).partition("#")
    target = (page.parent / path).resolve() if path else page
    name = target.relative_to(ROOT).as_posix() if target.is_relative_to(ROOT) else ""
    if name in MADE:
        return True
    if not target.exists():
        return False
    return not anchor or target.suffix != ".md" or anchor in anchors(target)


class Reader(html.parser.HTMLParser):
    """Collects what a page of the site leads to, and what can be led to in it."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.names: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.links.append(value)
            elif name in ("id", "name") and value:
                self.names.add(value)


def broken_in_site() -> list[str]:
    """Links of the built site that lead nowhere."""
    pages = {}
    for path in sorted(SITE.rglob("*.html")):
        pages[path] = reader = Reader()
        reader.feed(path.read_text(encoding="utf-8"))
    found = []
    for page, read in pages.items():
        for link in read.links:
            parts = urllib.parse.urlsplit(link)
            if parts.scheme or parts.netloc or page.name == "404.html":
                continue
            target = (page.parent / urllib.parse.unquote(parts.path)).resolve()
            target = page if not parts.path else target
            target = target / "index.html" if target.is_dir() else target
            fine = target.exists()
            if fine and parts.fragment and target in pages and parts.fragment != "__skip":
                fine = urllib.parse.unquote(parts.fragment) in pages[target].names
            if not fine:
                found.append(f"{page.relative_to(SITE)}: {link}")
    return found


def broken_outside() -> list[str]:
    """Addresses of others that do not answer."""
    found = []
    for address in sorted({link for page in PAGES for link in links(page) if "://" in link}):
        request = urllib.request.Request(address, headers={"User-Agent": "Mozilla/5.0 (links)"})
        try:
            urllib.request.urlopen(request, timeout=20).close()
        except (urllib.error.URLError, TimeoutError, OSError) as error:
            found.append(f"{address}: {error}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Checks the links of README and docs.")
    parser.add_argument("--outside", action="store_true", help="also those to other servers")
    args = parser.parse_args()
    found = broken()
    print(f"{len(PAGES)} files, {sum(1 for page in PAGES for _ in links(page))} links")
    if SITE.exists():
        found += broken_in_site()
        print(f"{len(list(SITE.rglob('*.html')))} pages of the site")
    if args.outside:
        found += broken_outside()
    print("\n".join(found) or "no dead link")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
