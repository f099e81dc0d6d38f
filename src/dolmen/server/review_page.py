"""A review as a page of its own: the browser's own page with its data in it, without a server."""

from __future__ import annotations

import tomllib
from html import escape

import msgspec

from dolmen.server import wire
from dolmen.server.assets import WEB

SECTIONS = ("app", "review")  # of the browser's texts


def page(info: wire.ReviewInfo, language: str) -> str:
    texts = tomllib.loads((WEB / "text" / f"{language}.toml").read_text(encoding="utf-8"))
    said = {section: texts[section] for section in SECTIONS}
    data = msgspec.json.encode({"review": info, "texts": said, "language": language}).decode()
    title = f"{info.title}: {texts['review']['title']}"
    return PAGE.format(
        language=language,
        title=escape(title),
        head=read("alone/head.js"),
        style=read("alone/review.css"),
        data=data.replace("<", "\\u003c"),
        script=read("alone/review.js"),
    )


def read(name: str) -> str:
    return (WEB / name).read_text(encoding="utf-8")


PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#171310"><meta name="color-scheme" content="dark light">
<script>{head}</script>
<style>{style}</style></head><body><div id="app"></div>
<script type="application/json" id="data">{data}</script>
<script>{script}</script></body></html>
"""
