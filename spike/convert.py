"""Writes the sentences of `cldr/` as Fluent files: the same places, the same forms."""

from __future__ import annotations

import tomllib
from pathlib import Path

from dolmen.speech.phrases import Place, parse

HERE = Path(__file__).parent


def pattern(sentence: str) -> str:
    return "".join(part if isinstance(part, str) else placeable(part) for part in parse(sentence))


def placeable(place: Place) -> str:
    if place.choices:
        numbers = "one" in place.choices
        selector = f"${place.name}" if numbers else f"GENDER(${place.name})"
        number = f"{{ ${place.name} }}"
        variants = "".join(
            f"\n       {'*' if key == 'other' else ' '}[{key}] {text.replace('#', number)}"
            for key, text in place.choices.items()
        )
        return f"{{ {selector} ->{variants}\n    }}"
    if place.counted:
        return f'{{ NAME(${place.counted}, ${place.name}, form: "{place.form}") }}'
    if place.form:
        return f'{{ NAME(${place.name}, form: "{place.form}") }}'
    return f"{{ ${place.name} }}"


def convert(sections: dict[str, dict[str, str]]) -> str:
    lines: list[str] = []
    for section, sentences in sections.items():
        lines += ["", f"## {section}", ""]
        for key, sentence in sentences.items():
            name, _, person = key.partition("#")
            lead = f"    .{person.replace('_', '-')}" if person else f"{section}-{name}"
            lines.append(f"{lead} = {pattern(sentence)}")
    return "\n".join(lines[1:]) + "\n"


if __name__ == "__main__":
    for language in ("en", "de", "fr"):
        sections = tomllib.loads((HERE / "cldr" / f"{language}.toml").read_text("utf-8"))
        (HERE / "fluent" / f"{language}.ftl").write_text(convert(sections), "utf-8")
