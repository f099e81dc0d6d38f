"""Packs with something wrong in them, made at random out of right ones."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from tests.packs.forms import Writer

from dolmen.core.content import key_of
from dolmen.core.game import Game
from dolmen.core.own_pack import DEPTH, FORMAT, LARGEST, addressed
from dolmen.speech.face import face_of

Plain = dict[str, Any]
Spot = tuple[Any, Any]  # what holds a value, and the key or index of it


def right_pack(game: Game, rng: random.Random) -> Plain:
    """A few shipped entries as they are, or filled in at random from their forms; now and then a
    whole table."""
    changes: Plain = {}
    entries = addressed(game.files)
    forms = face_of(game).forms("en")
    writer = Writer(forms, rng)
    by_table = {form.table: form for form in forms.forms}
    for address in rng.sample(sorted(entries), rng.randint(1, 4)):
        file, table, name = address.split("/")
        form = by_table.get(f"{file}/{table}")
        entry = deepcopy(entries[address])
        if form and rng.random() < 0.4:
            entry |= writer.table(form.fields, entry)
        if form and form.room and rng.random() < 0.3:
            name = rng.choice(form.room)
            entry["id"] = name
        changes.setdefault(file, {}).setdefault(table, {})[name] = entry
    if rng.random() < 0.2:
        whole = [
            (file, table)
            for file, tables in game.files.items()
            for table, value in tables.items()
            if not key_of(value)
        ]
        if whole:
            file, table = rng.choice(whole)
            own = changes.setdefault(file.removesuffix(".toml"), {})
            own[table] = deepcopy(game.files[file][table])
    return {"format": FORMAT, "game": game.id, "name": "Mutated", "changes": changes}


def mutate(pack: Plain, rng: random.Random) -> list[str]:
    """Change a few things for the worse, in place; the names of what was done."""
    done: list[str] = []
    for _ in range(rng.randint(1, 3)):
        spots = list(spots_in(pack["changes"]))
        if not spots:
            break
        mutation = rng.choice(MUTATIONS)
        mutation(rng.choice(spots), rng, pack)
        done.append(mutation.__name__)
    return done


def spots_in(value: Any) -> Iterator[Spot]:
    pairs: Any = ()
    if isinstance(value, dict):
        pairs = value.items()
    elif isinstance(value, list):
        pairs = enumerate(value)
    for key, inner in pairs:
        yield value, key
        yield from spots_in(inner)


def texts_in(value: Any) -> Iterator[str]:
    for holder, key in spots_in(value):
        if isinstance(holder[key], str):
            yield holder[key]


ODD: tuple[Any, ...] = (
    *(0, 7, -1, True, False, None, 0.5, float("nan"), "", "x", "\0", "two\nlines", [], {}),
    *([1], ["x"], {"x": 1}, [[]], [{}], {"id": "x"}, {"en": "x"}, {"do": "food"}, {"op": "draw"}),
)


def other_type(spot: Spot, rng: random.Random, pack: Plain) -> None:
    holder, key = spot
    holder[key] = deepcopy(rng.choice(ODD))


def delete(spot: Spot, rng: random.Random, pack: Plain) -> None:
    holder, key = spot
    del holder[key]


def add(spot: Spot, rng: random.Random, pack: Plain) -> None:
    holder, key = spot
    if isinstance(holder, dict):
        name = rng.choice(["extra", "n", "id", "cost", "effect", "name", "vp", "do", "op", "count"])
        holder[name] = deepcopy(holder[key])
    else:
        holder.append(deepcopy(holder[key]))


def swap(spot: Spot, rng: random.Random, pack: Plain) -> None:
    """Two values change places, ids among them."""
    holder, key = spot
    other, place = rng.choice(list(spots_in(pack["changes"])))
    first, second = deepcopy(holder[key]), deepcopy(other[place])
    holder[key] = second
    if place in other if isinstance(other, dict) else place < len(other):
        other[place] = first


def rename(spot: Spot, rng: random.Random, pack: Plain) -> None:
    holder, key = spot
    if isinstance(holder, dict):
        others = ["unknown", f"{key}_2", "", "x" * 70, *list(texts_in(pack["changes"]))[:40]]
        holder[rng.choice(others)] = holder.pop(key)


def huge(spot: Spot, rng: random.Random, pack: Plain) -> None:
    holder, key = spot
    holder[key] = rng.choice([LARGEST, LARGEST + 1, 10**30, -(10**30), 100, 99, 21, -5])


def deep(spot: Spot, rng: random.Random, pack: Plain) -> None:
    holder, key = spot
    for _ in range(rng.choice([2, 5, DEPTH, 3 * DEPTH])):
        holder[key] = rng.choice([[holder[key]], {"options": holder[key]}, {"step": holder[key]}])


def language(spot: Spot, rng: random.Random, pack: Plain) -> None:
    tables = [h[k] for h, k in spots_in(pack["changes"]) if isinstance(h[k], dict) and "en" in h[k]]
    if tables:
        names = rng.choice(tables)
        names[rng.choice(["en", "de", "fr", "es", ""])] = rng.choice(
            ["", "Nom", 3, None, "x" * 2000]
        )
        if rng.random() < 0.5:
            names.pop(rng.choice(list(names)))


def other_text(spot: Spot, rng: random.Random, pack: Plain) -> None:
    """Another word that is used here: often right, sometimes not."""
    texts = [(h, k) for h, k in spots_in(pack["changes"]) if isinstance(h[k], str)]
    if texts:
        holder, key = rng.choice(texts)
        holder[key] = rng.choice(["unknown", *texts_in(pack["changes"])])


def near(spot: Spot, rng: random.Random, pack: Plain) -> None:
    """A number a little larger or smaller: often right."""
    numbers = [(h, k) for h, k in spots_in(pack["changes"]) if type(h[k]) is int]
    if numbers:
        holder, key = rng.choice(numbers)
        holder[key] += rng.choice([-2, -1, 1, 2, 5])


def twice(spot: Spot, rng: random.Random, pack: Plain) -> None:
    lists = [h[k] for h, k in spots_in(pack["changes"]) if isinstance(h[k], list) and h[k]]
    if lists:
        chosen = rng.choice(lists)
        chosen += deepcopy(chosen) * rng.choice([1, 1, 30])


def empty(spot: Spot, rng: random.Random, pack: Plain) -> None:
    full = [h[k] for h, k in spots_in(pack["changes"]) if isinstance(h[k], list | dict) and h[k]]
    if full:
        rng.choice(full).clear()


MUTATIONS: tuple[Callable[[Spot, random.Random, Plain], None], ...] = (
    other_type,
    delete,
    add,
    swap,
    rename,
    huge,
    deep,
    language,
    other_text,
    other_text,
    near,
    near,
    twice,
    empty,
)
