"""Games through the messages of a hall, with given seeds and answers. This runs on a server and,
as it is, in the page's Python, so it imports nothing that is only here."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import secrets
from typing import Any

from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.games import find
from dolmen.offline.local_hall import AppHall

GAMES = ("altay", "prehistory", "endless_winter")
STALE = ("stale", "not_your_seat")


def plan_of(game: str, number: int) -> dict[str, Any]:
    """A table by its number: players, options and who sits there are chosen by it; the first has
    every option that goes with the others."""
    rng = random.Random(f"{game}/{number}")
    rules = find(game)
    players = rng.choice(rules.seats)
    kinds = ["human"] + [rng.choice(("human", "greedy", "greedy")) for _ in range(players - 1)]
    seats = [{"kind": kind, "name": f"P{n}"} for n, kind in enumerate(kinds)]
    options = rules.variants(players)[-1] if number == 0 else mixed(rules, rng, players)
    return {"game": game, "seats": seats, "options": options, "seed": number}


def mixed(rules: Game, rng: random.Random, players: int) -> dict[str, str]:
    for _ in range(1000):
        options = {one.id: rng.choice(one.offered(players)) for one in rules.options}
        try:
            rules.header(players, 0, options)
        except BadInput:
            continue
        return options
    return {}


class Desk:
    """What the hall says to one player who has all seats."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()

    def push(self, number: int, text: str | None) -> None:
        self.heard.put_nowait(text)


async def ask(hall: AppHall, method: str, path: str, body: Any = None, token: str = "") -> Any:
    headers = json.dumps({"Authorization": f"Bearer {token}"} if token else {})
    sent = b"" if body is None else json.dumps(body).encode()
    status, kind, found = await hall.answer(method, path, headers, sent)
    assert status == 200, (path, status, found[:300])
    return json.loads(found) if kind == "application/json" else found.decode()


async def make(hall: AppHall, game: str, number: int) -> Any:
    """Bots are keyed by the name of their table, so it has the same one everywhere."""
    usual, name = secrets.token_hex, hashlib.sha256(f"{game}/{number}".encode()).hexdigest()[:16]
    secrets.token_hex = lambda nbytes=None: name
    try:
        return await ask(hall, "POST", "/api/tables", plan_of(game, number))
    finally:
        secrets.token_hex = usual


async def play(hall: AppHall, desk: Desk, game: str, number: int) -> str:
    """The record of a whole game."""
    rng = random.Random(f"answers/{game}/{number}")
    made = await make(hall, game, number)
    tokens = [key["token"] for key in made["keys"]]
    hall.connect(number, f"/ws/{made['table']}")
    hello = {"type": "hello", "tokens": [*tokens, made["host_key"]], "protocol": 1}
    hall.hear(number, json.dumps(hello))
    answered = None
    while True:
        text = await desk.heard.get()
        assert text is not None
        message = json.loads(text)
        if message["type"] == "refused":
            assert (message["reason"] or {}).get("key") in STALE, message
        if message["type"] != "snapshot":
            continue
        if message["over"]:
            break
        decision = message["decision"]
        if decision is None or message["page"] or decision["id"] == answered:
            continue
        if decision["seat"] != message["viewer"] and message["seats"][decision["seat"]]["kind"] in (
            "human",
        ):
            hall.hear(number, json.dumps({"type": "look", "seat": decision["seat"]}))
            continue
        if decision["choices"]:
            answered = decision["id"]
            # Mostly what stands last, which ends things: games of chance alone go on for ever.
            choices = decision["choices"]
            choice = rng.choice(choices) if rng.random() < 0.4 else choices[-1]
            sent = {"type": "choose", "decision": answered, "action": choice["text"]}
            hall.hear(number, json.dumps(sent))
    hall.disconnect(number)
    while await desk.heard.get() is not None:
        pass
    return str(await ask(hall, "GET", f"/api/tables/{made['table']}/record", token=tokens[0]))


async def records(hall: AppHall, desk: Desk, game: str, first: int, count: int) -> list[str]:
    return [await play(hall, desk, game, number) for number in range(first, first + count)]
