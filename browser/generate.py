"""Writes what the browser code takes from elsewhere: message types from the server's structs, text
keys from the English texts, icons, fonts and the licences of the libraries.

    generate.py            write all of it, compile, and join the modules for the page
    generate.py --check    the same into a temporary folder, compared with what is kept
"""

import filecmp
import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec
from browser.typescript import HEAD, beside_types, view_types, wire_types

from dolmen.core.content import LANGUAGES
from dolmen.games import BUILT_IN, built_in
from dolmen.server.texts import game_info, grammar_info
from dolmen.speech.grammar import Grammar

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
WEB = ROOT / "src" / "dolmen" / "web"
NODE = HERE / "node_modules"

LIBRARIES = ("preact", "@preact/signals")
FONTS = {
    "alegreya-sans": ("alegreya-sans-latin-400-normal", "alegreya-sans-latin-700-normal"),
    "skranji": ("skranji-latin-700-normal",),
    "caesar-dressing": ("caesar-dressing-latin-400-normal",),
}


def grammars() -> str:
    """Articles and the like in every language, for the tests of words that change."""
    found = {language: grammar_info(Grammar(language, {})) for language in LANGUAGES}
    return json.dumps(msgspec.to_builtins(found), ensure_ascii=False, indent=1) + "\n"


def text_keys() -> str:
    texts = tomllib.loads((WEB / "text" / "en.toml").read_text(encoding="utf-8"))
    keys = [f"{section}.{key}" for section, entries in texts.items() for key in entries]
    body = "\n".join(f"  | '{key}'" for key in keys)
    return f"{HEAD}export type TextKey =\n{body};\n"


def icon_table(file: str = "icons.toml") -> dict[str, tuple[str, str]]:
    table = tomllib.loads((HERE / file).read_text(encoding="utf-8"))["icons"]
    return {ours: (name, author) for ours, (name, author) in table.items()}


def icon_files() -> dict[Path, str]:
    """The icons of the whole table, and those that one game alone draws."""
    files = {HERE / "src/art/icons.ts": icons()}
    for path in sorted(HERE.glob("icons_*.toml")):
        game = path.stem.removeprefix("icons_")
        files[HERE / "src/games" / game / "icons.ts"] = outlines(icon_table(path.name))
    return files


def all_icons() -> dict[str, tuple[str, str]]:
    found = icon_table()
    for path in sorted(HERE.glob("icons_*.toml")):
        found |= icon_table(path.name)
    return found


STEP = re.compile(r"[\s,]*([a-zA-Z])")
NUMBER = re.compile(r"[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)")
FLAG = re.compile(r"[\s,]*([01])")  # may stand without anything between it and what follows
AXES = {"m": "xy", "l": "xy", "t": "xy", "h": "x", "v": "y", "z": ""} | {
    "c": "xyxyxy",
    "s": "xyxy",
    "q": "xyxy",
    "a": "rr.ffxy",
}


def steps(path: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of an outline with their numbers, one by one."""
    at, command = 0, ""
    while at < len(path.rstrip()):
        if found := STEP.match(path, at):
            command, at = found[1], found.end()
        numbers: list[float] = []
        for axis in AXES[command.lower()]:
            found = (FLAG if axis == "f" else NUMBER).match(path, at)
            assert found, path[at:]
            numbers.append(float(found[1]))
            at = found.end()
        yield command, numbers
        if command in "mM":  # what follows without a letter of its own is a line
            command = "l" if command == "m" else "L"


def rounded(path: str) -> str:
    """The outline in whole units: there are 512 of them, and a screen shows 100 dots at most. It is
    the points that are rounded, not the way between them, so that nothing adds up."""
    exact, start = {"x": 0.0, "y": 0.0}, {"x": 0.0, "y": 0.0}
    out = last = ""
    for command, numbers in steps(path):
        axes = AXES[command.lower()]
        relative = command.islower()
        texts: list[str] = []
        then = dict(exact)
        for axis, number in zip(axes, numbers, strict=True):
            if axis not in exact:
                texts.append(shortest(number))
                continue
            then[axis] = number + (exact[axis] if relative else 0)
            texts.append(str(round(then[axis]) - (round(exact[axis]) if relative else 0)))
        if command in "zZ":
            then = dict(start)
        elif command in "mM":
            start = dict(then)
        exact = then
        follows = {"m": "l", "M": "L"}.get(last, last)
        out = joined(out + ("" if command == follows and command not in "zZ" else command), texts)
        last = command
    return out


def joined(out: str, texts: list[str]) -> str:
    for text in texts:
        out += text if text.startswith("-") or out[-1:].isalpha() else f" {text}"
    return out


def shortest(value: float) -> str:
    """For the size of an arc, where rounding would tell."""
    text = f"{value:.1f}".removesuffix(".0")
    return re.sub(r"^(-?)0\.", r"\1.", text)


def outlines(table: dict[str, tuple[str, str]]) -> str:
    """Only the outlines."""
    source = json.loads((NODE / "@iconify-json/game-icons/icons.json").read_text(encoding="utf-8"))
    lines = [HEAD, "export const ICONS: Record<string, string> = {"]
    for ours, (name, _) in table.items():
        paths = re.findall(r' d="([^"]+)"', source["icons"][name]["body"])
        lines.append(f"  {ours}: '{''.join(map(rounded, paths))}',")
    lines.append("};\n")
    return "\n".join(lines)


def icons() -> str:
    authors = sorted({author for _, author in all_icons().values()})
    return outlines(icon_table()) + f"\nexport const ICON_AUTHORS = {json.dumps(authors)};\n"


def credits() -> str:
    site = "https://game-icons.net/1x1"
    rows = "\n".join(
        f"| {ours} | [{name}]({site}/{author.lower().replace(' ', '-')}/{name}.html) | {author} |"
        for ours, (name, author) in sorted(all_icons().items())
    )
    games = "\n".join(
        f"| {line.name['en']} | {', '.join(line.designers)} | {line.publisher} |"
        for line in (game_info(game) for game in built_in())
    )
    return CREDITS.replace("@ROWS@", rows).replace("@GAMES@", games)


CREDITS = """# Credits

Dolmen is an unofficial fan project. It contains no art, logo or text of the printed games.

| Game | Designers | Publisher |
|---|---|---|
@GAMES@

## Icons

Icons made by the authors below, from [game-icons.net](https://game-icons.net), under
[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/). They were recoloured, scaled and combined
with drawings of our own.

| In Dolmen | Icon | Author |
|---|---|---|
@ROWS@

## Fonts

Alegreya Sans, Skranji and Caesar Dressing, under the SIL Open Font License 1.1; the licence texts
are beside the files in `src/dolmen/web/fonts`. Dolmen Title is six letters of Caesar Dressing,
under the same licence. Dolmen Symbols is some arrows and signs of
[DejaVu Sans](https://dejavu-fonts.github.io), under the licence of Bitstream Vera; its text is
beside the files too.

## Libraries in the browser

Preact and Preact Signals, MIT licence; the licence texts are in `src/dolmen/web/licences`.

## In the table without a server

`dolmen static` packs these into its folder; they are in no other part of Dolmen:

- [Pyodide](https://pyodide.org), Python for the browser, Mozilla Public License 2.0; its source is
  at <https://github.com/pyodide/pyodide>. It contains
  [CPython](https://www.python.org) and its standard library, Python Software Foundation License 2.
- [Starlette](https://www.starlette.io) and [Babel](https://babel.pocoo.org) with data of the
  [Unicode CLDR](https://cldr.unicode.org) (Unicode License), BSD 3-Clause License; tomli-w and
  mypy-extensions, MIT licence; typing-extensions, Python Software Foundation License 2.

## Everything else

The code and everything else that is drawn on the table are our own, under the MIT licence; see
[LICENSE](LICENSE).
"""


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def generated() -> dict[Path, str]:
    """Every file that is written from something else."""
    return {
        HERE / "src/core/wire.ts": wire_types(),
        HERE / "src/ui/companion/wire.ts": beside_types(),
        HERE / "src/core/keys.ts": text_keys(),
        HERE / "test/grammar.json": grammars(),
        **{HERE / "src/games" / game / "view.ts": view_types(game) for game in BUILT_IN},
        **icon_files(),
        ROOT / "CREDITS.md": credits(),
    }


def sources() -> None:
    for path, text in generated().items():
        write(path, text)


def copies(web: Path) -> None:
    for folder in ("licences", "fonts"):
        (web / folder).mkdir(parents=True, exist_ok=True)
    for name in LIBRARIES:
        ours = name.removeprefix("@").replace("/", "-")
        shutil.copy(NODE / name / "LICENSE", web / "licences" / f"{ours}.txt")
    for family, files in FONTS.items():
        package = NODE / "@fontsource" / family
        shutil.copy(package / "LICENSE", web / "fonts" / f"{family}-LICENSE.txt")
        for name in files:
            shutil.copy(package / "files" / f"{name}.woff2", web / "fonts")
    # Six letters of Caesar Dressing and the signs of DejaVu Sans that the page uses, cut out and
    # renamed as their licences ask.
    for path in (HERE / "fonts").iterdir():
        shutil.copy(path, web / "fonts")


def compile_to(web: Path) -> bool:
    """The compiler writes to its own folder, where the logic tests find the modules one by one; the
    page loads them joined, and the styles too."""
    shutil.rmtree(HERE / "build", ignore_errors=True)
    tsc = ["node", str(NODE / "typescript/bin/tsc"), "-p", str(HERE)]
    bundle = ["node", str(HERE / "bundle.mjs"), str(web)]
    return all(not subprocess.run(command, check=False).returncode for command in (tsc, bundle))


def check() -> int:
    """Is what is kept in the repository exactly what the sources give?"""
    wrong: list[str] = []
    for path, text in generated().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            wrong.append(str(path.relative_to(ROOT)))
    with tempfile.TemporaryDirectory() as folder:
        web = Path(folder)
        if not compile_to(web):
            return 1
        copies(web)
        ours = {path.relative_to(web) for path in web.rglob("*") if path.is_file()}
        kept = {
            path.relative_to(WEB)
            for part in ("js", "css", "alone", "offline", "licences", "fonts")
            for path in (WEB / part).rglob("*")
            if path.is_file()
        } | {Path("index.html"), Path("needs.json"), Path("service.js")}
        wrong += [f"src/dolmen/web/{name} (left over)" for name in sorted(kept - ours)]
        for path in sorted(ours):
            if not (WEB / path).exists() or not filecmp.cmp(web / path, WEB / path, shallow=False):
                wrong.append(f"src/dolmen/web/{path}")
    for name in wrong:
        print(f"not up to date: {name}", file=sys.stderr)
    if wrong:
        print("run `make web`", file=sys.stderr)
    return 1 if wrong else 0


def main() -> int:
    if "--check" in sys.argv:
        return check()
    sources()
    copies(WEB)
    return 0 if compile_to(WEB) else 1


if __name__ == "__main__":
    sys.exit(main())
