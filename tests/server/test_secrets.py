"""Hidden means hidden: nobody is ever sent what they may not know."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.client import Player, Server, all_see, follow, frames_of, golden
from tests.server.test_hall import Guest, in_hall

import dolmen
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.rng import Rng
from dolmen.games import built_in
from dolmen.games.altay.ids import FOLK_TITLES
from dolmen.server import wire
from dolmen.server.archive import Archive
from dolmen.server.hall import Hall
from dolmen.server.history import PAGE, Page, replay
from dolmen.server.journal import Head
from dolmen.server.keys import Keys
from dolmen.server.reception import Reception
from dolmen.server.sheet import fresh_sheet
from dolmen.server.stops import every_move
from dolmen.server.table import ENCODER, Table

GAMES = built_in()


def names_in(view: dict[str, Any]) -> set[str]:
    return {card.partition("+")[0] for card in view}


class Watch:
    """Scans every byte a viewer gets for cards and wonders that only others have seen."""

    def __init__(self, owner: Player, seat: int, spies: list[Player]) -> None:
        self.owner, self.seat, self.spies = owner, seat, spies
        self.scanned = [0] * len(spies)
        self.public: set[str] = set()
        self.checks = 0

    def marked(self, spy: Player) -> set[str]:
        """Titles that only the owner knows to be where they are: never shown, in no deck that
        the spy holds, not for sale."""
        own = self.owner.now["view"]["seats"][self.seat]
        hidden = names_in(own["hand"]) | names_in(own["deck"]) | names_in([own["archive"] or ""])  # type: ignore[arg-type]
        shown = names_in(own["discard"]) | names_in(own["area"]) | names_in(own["trashed"])
        self.public |= shown | {card["card"].partition("+")[0] for card in own["open"]}
        for seat in spy.now["view"]["seats"]:
            for zone in ("hand", "deck", "discard", "area", "trashed"):
                self.public |= names_in(seat.get(zone, []))
            self.public |= {card["card"].partition("+")[0] for card in seat["open"]}
        return {title for title in hidden - self.public if title in FOLK_TITLES}

    def scan(self) -> None:
        own = self.owner.now["view"]["seats"][self.seat]
        for number, spy in enumerate(self.spies):
            secret = self.marked(spy)
            if not spy.now["view"]["seats"][self.seat]["wonder"] and own["wonder"]:
                secret.add(own["wonder"])
            for text in spy.raw[self.scanned[number] :]:
                for word in secret:
                    self.checks += 1
                    assert f'"{word}' not in text, f"{word} is told to {spy.now['viewer']}"
            self.scanned[number] = len(spy.raw)


@pytest.mark.parametrize("name", ["archive", "personal-wonder"])
def test_no_byte_tells_a_hidden_card(server: Server, name: str) -> None:
    record = golden(name)
    made = server.make(*["human"] * record.header.players, seed=record.header.seed)
    seats = range(record.header.players)
    players = {seat: server.sit(made, seat, protocol=1 + seat % 2) for seat in seats}
    spectator = server.sit(made, protocol=2)
    watches = [
        Watch(player, seat, [spectator, *(p for s, p in players.items() if s != seat)])
        for seat, player in players.items()
    ]
    everybody = {**players, 99: spectator}
    for seat, action in record.moves[:400]:
        # A decision is scanned before the owner has shown anything by answering it.
        for watch in watches:
            watch.scan()
        for spy in (spectator, *(p for s, p in players.items() if s != seat)):
            if spy.now["decision"]:
                assert spy.now["decision"]["choices"] == []
                assert spy.now["decision"]["prompt"]["key"] == "waiting"
                assert spy.now["why_not"] == [] and spy.now["undo_text"] is None
        assert players[seat].choose(action)["type"] == "snapshot"
        all_see(everybody, players[seat])
    assert sum(watch.checks for watch in watches) > 500


def table_of(play: Play) -> Table:
    seats = [wire.SeatPlan("human", "x")] * play.header.players
    head = Head("t", play.game.id, str(play.header), seats, False, None, time.time())
    table = Table(play.game, fresh_sheet(head), Keys(b"secret"))
    table.play = play
    table.catch_log()
    return table


CASES = [(game, players) for game in GAMES for players in game.seats]


@pytest.mark.parametrize(("game", "players"), CASES, ids=[f"{g.id}-{n}" for g, n in CASES])
def test_worlds_that_differ_in_secrets_look_the_same(game: Game, players: int) -> None:
    """Everything a viewer is sent is a function of what the viewer may know."""
    for seed in range(2):
        variants = game.variants(players)
        play = game.start(players, seed, variants[seed % len(variants)])
        rng = Rng(seed, "twins")
        table = table_of(play)
        for number in range(700):
            if play.over:
                break
            if number % 17 == 0:
                for seat in range(players):
                    check_twins(table, seat, rng)
            play.do(play.state.options[rng.below(len(play.state.options))])
            table.catch_log()


@pytest.mark.parametrize("name", ["archive", "personal-wonder", "four-driven-out"])
def test_the_same_in_played_games(name: str) -> None:
    record = golden(name)
    play = dolmen.load(str(record)).fork(0)
    table = table_of(play)
    rng = Rng(name)
    for number, (_, action) in enumerate(record.moves):
        if number % 11 == 0:
            for seat in range(record.header.players):
                check_twins(table, seat, rng)
        play.do(action)
        table.catch_log()


def check_twins(table: Table, seat: int, rng: Rng) -> None:
    real = table.play.state
    twin = table.game.determinize(real, seat, rng)
    for viewer in (seat, None):
        sent: list[bytes] = []
        for state in (real, twin):
            table.play.state = state
            sent.append(ENCODER.encode(table.fresh(viewer)))
        table.play.state = real
        assert sent[0] == sent[1]


def test_replay_of_a_running_game_shows_what_the_viewer_knew(server: Server) -> None:
    record = golden("archive")
    made = server.make(*["human"] * 4, seed=record.header.seed)
    players = {seat: server.sit(made, seat) for seat in range(4)}
    follow(players, record, 120)
    path = f"/api/tables/{made['table']}/replay"
    page, public = server.get(path), server.frames(made["table"])
    assert page["viewer"] is None and not page["over"]
    # Sole choices that nobody may know to be such are stops like any other.
    assert len(public) == players[0].now["moves"] + 1 >= 121
    assert all("hand" not in seat for frame in public for seat in frame["view"]["seats"])
    assert all(frame["action"] is None for frame in public)
    assert "drew" not in {line["text"]["key"] for frame in public for line in frame["log"]}
    key = made["keys"][2]["token"]
    own = server.frames(made["table"], f"token={key}")
    assert server.get(f"{path}?token={key}")["viewer"] == 2
    for frame in own:
        assert [("hand" in seat) for seat in frame["view"]["seats"]] == [False, False, True, False]
        assert (frame["action"] is None) == (frame["seat"] != 2)
    drawn = [line["text"] for f in own for line in f["log"] if line["text"]["key"] == "drew"]
    assert drawn and all(text["tokens"]["seat"]["n"] == 2 for text in drawn)
    status, answer = server.ask("GET", f"{path}?token={key}&seat=1")
    assert status == 403 and answer == {"error": "This key does not open that seat."}
    status, answer = server.ask("GET", f"/api/tables/{made['table']}/record?token={key}")
    assert status == 403 and "only to someone holding every seat" in answer["error"]
    keys = ",".join(k["token"] for k in made["keys"])
    assert server.get(f"/api/tables/{made['table']}/record?token={keys}").startswith("dolmen")


def test_finished_game_shows_everything() -> None:
    record = golden("personal-wonder")
    play = dolmen.load(str(record))
    bare = wire.Replay("t", "altay", None, [], [], True)
    moves = [index for _, index in play.moves]
    pages = []
    for first in range(0, len(moves) + 1, PAGE):
        pages.append(
            json.loads(
                replay(bare, str(record.header), moves, True, every_move(len(moves)), Page(first))
            )
        )
    shown = frames_of(pages)
    last = shown[-1]
    assert [frame["action"] for frame in shown[1:]] == [text for _, text in record.moves]
    assert all("hand" in seat and seat["wonder"] for seat in last["view"]["seats"])
    keys = [line["text"]["key"] for frame in shown for line in frame["log"]]
    assert "drew" in keys and "drew_hidden" not in keys
    assert [score["total"] for score in last["scores"]] == record.totals


def test_E1_nothing_sent_tells_how_many_cards_are_sealed(tmp_path: Path) -> None:
    """Neither pictures and their number, nor the numbers of moves and decisions, nor a replay."""

    async def seal(hall: Hall, cards: int, thrifty: bool) -> list[Any]:
        plan = wire.NewTable("endless_winter", [wire.SeatPlan("human", "x")] * 3, seed=5)
        table = await hall.open((await Reception(hall).make(plan)).table)
        people = [Guest(seat) for seat in range(3)]
        for guest in people:
            guest.takes_changes = thrifty
        rng = Rng(5, "sealing")

        async def act(action: int) -> None:
            who = people[table.play.state.seat]
            await hall.choose(table, who, wire.Choose(table.decision_id(), action))
            while table.bot is not None or table.unasked():
                await asyncio.sleep(0.005)

        while not table.hides_moves() or len(table.play.state.options) < 3:
            options = table.play.state.options
            await act(options[0] if table.play.held else options[rng.below(len(options))])
        first = table.play.state.seat
        spies = [*(guest for guest in people if guest.seats != {first}), Guest()]
        for guest in (*people, spies[-1]):
            await hall.arrive(table, guest)
            guest.got.clear()
        before = table.info().changed
        for _ in range(cards):
            await act(table.play.state.options[0])
        await act(table.play.state.options[-1])
        assert table.hides_moves(), "others are still to seal"
        assert table.info().changed == before
        sent = [[spy.got for spy in spies], msgspec.to_builtins(table.info())]
        sent.append(json.loads(await Archive(hall).replay(table.id, None, None)))
        for one in (sent[0], sent[1], sent[2]):
            forget(one)
        return sent

    def forget(value: Any) -> None:
        """What differs between any two tables; the number of a decision is told by no order."""
        if isinstance(value, list):
            for part in value:
                forget(part)
        elif isinstance(value, dict):
            for key in ("seq", "after", "table", "at", "created", "changed"):
                value.pop(key, None)
            if value.get("decision"):
                assert value["decision"].pop("id") > 1 << 24
            for part in value.values():
                forget(part)

    async def test(hall: Hall) -> None:
        for thrifty in (False, True):
            assert await seal(hall, 0, thrifty) == await seal(hall, 2, thrifty)

    in_hall(tmp_path, test)
