"""The shipped content as data for drawing, and the names that tokens are looked up by."""

from __future__ import annotations

from collections import Counter
from typing import Any

from dolmen.core.content import LANGUAGES, NOTES
from dolmen.games.altay.actions import BUY, PLAY, TAKE_GOAL, USE_GOAL, VOCABULARY
from dolmen.games.altay.content import Content
from dolmen.games.altay.fields import FIELD_KINDS
from dolmen.games.altay.ids import CARDS, EFFECTS, GOALS, MARKERS, RESOURCES, TERRAINS, TITLES
from dolmen.games.altay.lexicon import Lexicon
from dolmen.speech.face import Thing
from dolmen.speech.grammar import upper

FILES_WITH_CARDS = ("folk_cards.toml", "action_cards.toml", "module_seafarer.toml")


def catalogue(content: Content, lexicons: dict[str, Lexicon]) -> dict[str, Any]:
    data = content.data
    pack, board = data["pack.toml"], data["map.toml"]
    return {
        "canvas": without_notes(board["canvas"]),
        "territories": [without_notes(entry) for entry in board["territory"]],
        "seas": [without_notes(entry) for entry in board["sea"]],
        "borders": [without_notes(entry) for entry in board["border"]],
        "cards": cards(content),
        "goals": {entry["id"]: without_notes(entry) for entry in data["goals.toml"]["goal"]},
        "markers": {
            entry["id"]: without_notes(entry) for entry in data["markers.toml"]["conquest_marker"]
        },
        "folks": [without_notes(entry) for entry in pack["folk"]],
        "decks": {
            deck["folk"]: dict(Counter(entry["card"] for entry in deck["cards"]))
            for deck in data["folk_cards.toml"]["deck"]
        },
        "resources": [without_notes(entry) for entry in pack["resource"]],
        "wilds": [without_notes(entry) for entry in pack["wild"]],
        "terrains": [without_notes(entry) for entry in pack["terrain"]],
        "categories": [without_notes(entry) for entry in pack["score_category"]],
        "texts": {language: texts(lexicons[language]) for language in LANGUAGES},
    }


def without_notes(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key not in NOTES}


def cards(content: Content) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for file in FILES_WITH_CARDS:
        for entry in content.data[file]["card"]:
            number = TITLES.index(entry["id"])
            title = content.titles[number]
            opens = title.opens
            found[entry["id"]] = {
                "name": title.name,
                "kind": entry["kind"],
                "group": title.group,
                "options": [without_notes(effect) for effect in entry["effect"]],
                "fields": list(opens.fields.kinds) if opens else [],
                "mode": ("fill" if opens.fill else "store") if opens else None,
                "attack": title.attack,
                "defence": title.defence,
                "copies": [{"vp": c.vp, "cost": list(c.cost.kinds)} for c in title.copies],
            }
    return found


def texts(lexicon: Lexicon) -> dict[str, dict[str, str]]:
    goals = lexicon.content.goals
    return {
        "cards": {name: lexicon.card_text(n) for n, name in enumerate(TITLES)},
        "goals": {name: lexicon.goal_text(n) for n, name in enumerate(GOALS)},
        "worth": {name: lexicon.worth(goals[n]) for n, name in enumerate(GOALS)},
    }


def names(lexicon: Lexicon) -> dict[str, dict[str, str]]:
    """What the vocabulary has no domain for, and what buttons add to their verbs."""
    content = lexicon.content
    goals = content.goals
    return {
        "marker": {name: lexicon.inflect("marker", n, "") for n, name in enumerate(MARKERS)},
        "terrain": {name: lexicon.name("terrain", n) for n, name in enumerate(TERRAINS)},
        # Prices may hold wild fields, so both are in one table.
        "resource": {name: lexicon.good(name) for name in FIELD_KINDS},
        "choice": {
            f"{TITLES[n]}/{EFFECTS[choice.effect]}": lexicon.choice(choice)
            for n, title in enumerate(content.titles)
            for choice in title.choices
        },
        "effect": {name: lexicon.called("form", f"option_{name}") for name in EFFECTS},
        "card_text": {name: lexicon.card_text(n) for n, name in enumerate(TITLES)},
        "goal_text": {
            name: f"{lexicon.cost(goals[n].fields.kinds)}. {upper(lexicon.goal_face(n))}"
            for n, name in enumerate(GOALS)
        },
        "goal_use": {
            name: lexicon.goal_effect(goal) for name, goal in zip(GOALS, goals, strict=True)
        },
    }


def gloss(action: int) -> tuple[str, str] | None:
    verb = VOCABULARY.verbs[VOCABULARY.verb_of[action]]
    found = verb.arguments(action)
    if verb is PLAY:
        return "choice", f"{TITLES[found[0] >> 2]}/{EFFECTS[found[1]]}"
    if verb is TAKE_GOAL:
        return "goal_text", GOALS[found[0]]
    if verb is USE_GOAL:
        return "goal_use", GOALS[found[0]]
    if verb is BUY:
        return "card_text", TITLES[found[0]]
    return None


def token(kind: str, value: Any) -> Thing | None:
    """The tokens that are no single member of a domain."""
    if kind == "cards":
        return Thing("card", ids=tuple(CARDS[card] for card in value))
    if kind == "resources":
        pairs = zip(RESOURCES, value, strict=True)
        return Thing("resource", counts=tuple((name, n) for name, n in pairs if n))
    if kind == "cost":
        return Thing("resource", counts=tuple((k, value.count(k)) for k in dict.fromkeys(value)))
    if kind == "card_text":
        return Thing("card_text", id=TITLES[value])
    if kind == "marker":
        return Thing("marker", id=MARKERS[value])
    if kind == "terrain":
        return Thing("terrain", id=TERRAINS[value])
    return None
