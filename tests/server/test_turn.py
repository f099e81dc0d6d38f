"""A turn is its player's: the table waits before sole choices, and undo works until then."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.client import Player, Server
from tests.server.test_hall import Guest, in_hall

from dolmen.core.game import Game
from dolmen.core.refusal import Refused
from dolmen.games import built_in
from dolmen.server import wire
from dolmen.server.archive import Archive
from dolmen.server.hall import Hall
from dolmen.server.hosts import Hosts
from dolmen.server.reception import Reception
from dolmen.server.table import Table

GAMES = built_in()


async def seated(hall: Hall, game: str, players: int, **more: Any) -> tuple[Table, list[Guest]]:
    plan = wire.NewTable(game, [wire.SeatPlan("human", f"P{n}") for n in range(players)], **more)
    table = await hall.open((await Reception(hall).make(plan)).table)
    guests = [Guest(seat) for seat in range(players)]
    for guest in guests:
        await hall.arrive(table, guest)
    return table, guests


async def choose(hall: Hall, table: Table, guests: list[Guest], action: int) -> None:
    who = guests[table.play.state.seat]
    await hall.choose(table, who, wire.Choose(table.decision_id(), action))
    while table.bot is not None:
        await table.bot


async def play_until_held(
    hall: Hall, table: Table, guests: list[Guest], rng: Random, undo: bool = True
) -> None:
    while not (table.play.held and (table.play.can_undo or not undo)):
        options = table.play.state.options
        await choose(hall, table, guests, options[0] if table.play.held else rng.choice(options))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_table_that_waits_is_the_same_from_the_store(tmp_path: Path, game: Game) -> None:
    """Folded again at every wait and after it; undone, redone, gone on, and over in the end."""

    async def test(hall: Hall) -> None:
        table, guests = await seated(hall, game.id, 2, seed=4)
        rng = Random(4)
        waits = undone = 0
        while not table.play.over and len(table.play.moves) < 250:
            held = table.play.held
            if held and waits < 5:
                waits += 1
                stored = await hall.store.load(table.id)
                assert stored is not None
                again = await hall.fold(stored)
                assert again.play.held and again.play.state == table.play.state
                assert again.play.passed == table.play.passed
                assert again.decision_id() == table.decision_id()
                assert again.fresh(0).undo == table.fresh(0).undo
                who = guests[table.play.state.seat]
                if table.play.can_undo:
                    undone += 1
                    there = table.play.state
                    await hall.undo(table, who, table.decision_id())
                    assert not table.play.held
                    while table.play.undone and not table.play.held:
                        await hall.redo(table, who, table.decision_id())
                    assert table.play.state == there
            options = table.play.state.options
            await choose(hall, table, guests, options[0] if held else rng.choice(options))
        assert waits == 5 and undone > 0
        while table.play.held:
            await choose(hall, table, guests, table.play.state.options[0])
        assert game.resume(table.play.record).state == table.play.state
        stored = await hall.store.load(table.id)
        assert stored is not None
        assert (await hall.fold(stored)).play.state == table.play.state
        assert table.sheet.over == table.play.over

    in_hall(tmp_path, test)


def test_others_see_only_that_the_turn_is_not_over(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, guests = await seated(hall, "altay", 2, seed=1)
        rng = Random(1)
        await play_until_held(hall, table, guests, rng)
        while table.play.state.options != [table.play.index("end_turn")]:
            await choose(hall, table, guests, table.play.state.options[0])
            await play_until_held(hall, table, guests, rng)
        seat = table.play.state.seat
        own, other = guests[seat].got[-1], guests[1 - seat].got[-1]
        assert [choice["text"] for choice in own["decision"]["choices"]] == ["end_turn"]
        assert own["decision"]["choices"][0]["ends"] and own["undo"] > 0
        assert other["decision"]["seat"] == seat and other["decision"]["choices"] == []
        assert other["decision"]["prompt"]["key"] == "waiting" and other["undo"] == 0
        # A replay goes no further than the table: nobody has drawn a new hand.
        shown = await Archive(hall).replay(table.id, None, None)
        assert b'"drew' not in shown.rpartition(b'"move":')[2]
        moves, log = own["moves"], len(table.play.events)
        await choose(hall, table, guests, table.play.state.options[0])
        stops = own["decision"]["guarded"]  # where nobody may know that it was the only choice
        assert table.play.state.seat == 1 - seat and guests[0].got[-1]["moves"] == moves + stops
        assert len(table.play.events) > log and guests[1 - seat].got[-1]["undo"] == 0

    in_hall(tmp_path, test)


def test_a_stand_in_goes_on_for_an_absent_person(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, guests = await seated(hall, "altay", 2, seed=1, clock=600)
        await play_until_held(hall, table, guests, Random(1))
        seat = table.play.state.seat
        assert table.ticking() == seat, "the clock of the one for whom the table waits runs"
        moves = len(table.play.moves)
        async with table.lock:
            request = wire.Host("stand_in", seat, "random")
            await Hosts(hall).stand_in(table, guests[seat], request)
        hall.attendant.go_on(table)
        assert table.bot is not None
        await table.bot
        assert not table.play.held and table.play.state.seat == 1 - seat
        assert len(table.play.moves) >= moves
        assert table.game.resume(table.play.record).state == table.play.state

    in_hall(tmp_path, test)


def test_killed_while_it_waits(tmp_path: Path) -> None:
    first = Server(tmp_path / "tables.db")
    made = first.make("human", "human", seed=11)
    players = {seat: first.sit(made, seat) for seat in (0, 1)}
    rng = Random(2)
    actor = step(players, rng)
    while not (actor.held and actor.now["undo"]):
        actor = step(players, rng)
    before = first.sit(made, actor.now["viewer"]).now
    first.kill()
    second = Server(tmp_path / "tables.db", first.port)
    player = second.sit(made, before["viewer"])
    kept = ("moves", "view", "decision", "undo", "redo", "undo_text", "log", "scores")
    assert {key: player.now[key] for key in kept} == {key: before[key] for key in kept}
    assert player.held
    player.send("undo", decision=player.now["decision"]["id"])
    player.until(lambda s: s["redo"] == 1)
    assert player.now["moves"] == before["moves"] - 1 and not player.held
    player.send("redo", decision=player.now["decision"]["id"])
    player.until(lambda s: s["redo"] == 0)
    assert player.held and player.now["view"] == before["view"]
    player.choose(player.choices[0]["index"])
    assert not player.held and player.now["moves"] == before["moves"]
    assert "Traceback" not in second.stop()


def step(players: dict[int, Player], rng: Random) -> Player:
    """One answer of whoever is asked; gives who is asked then."""
    anybody = players[0]
    seat = anybody.now["decision"]["seat"]
    actor = players[seat]
    actor.decide(actor.choices[0]["index"] if actor.held else rng.choice(actor.choices)["index"])
    number = actor.now["decision"]["id"]
    for player in players.values():
        player.until(lambda s: s["decision"]["id"] == number)
    return players[actor.now["decision"]["seat"]]


def test_unsure_choices_are_asked_about_exactly_if_they_are_final(tmp_path: Path) -> None:
    """For every choice of some tables: asked about first, or taken and then to be undone."""

    async def test(hall: Hall, game: Game) -> tuple[int, int]:
        table, guests = await seated(hall, game.id, 2, seed=3)
        rng = Random(3)
        asked = taken = 0
        for _ in range(90):
            if table.play.over:
                break
            who, action = guests[table.play.state.seat], rng.choice(table.play.state.options)
            if table.alone:  # nothing to be asked about
                await choose(hall, table, guests, action)
                continue
            number, turns = table.decision_id(), table.sheet.turns
            await hall.choose(table, who, wire.Choose(number, action, unsure=True))
            while table.bot is not None:
                await table.bot
            if table.sheet.turns == turns:
                asked += 1
                assert who.got[-1] == {"type": "sure", "decision": number, "action": action}
                await choose(hall, table, guests, action)
                assert table.steps_back() == 0, "what is asked about cannot be undone"
            else:
                taken += 1
                assert table.play.can_undo, f"{table.game.vocabulary.text(action)} can be undone"
        return asked, taken

    async def all_games(hall: Hall) -> None:
        for game in GAMES:
            asked, taken = await test(hall, game)
            assert asked > 5 and taken > 5, game.id

    in_hall(tmp_path, all_games)


def test_every_region_of_altay_answers_a_click(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, guests = await seated(hall, "altay", 2, seed=1)
        rng = Random(1)
        keys = set()
        for _ in range(40):
            options = table.play.state.options
            await choose(
                hall, table, guests, options[0] if table.play.held else rng.choice(options)
            )
            s = table.play.state
            who = guests[s.seat]
            if who.got[-1]["decision"]["prompt"]["key"] != "ask_main":
                continue
            lit = {t for choice in who.got[-1]["decision"]["choices"] for t in choice["targets"]}
            for territory in who.got[-1]["view"]["territories"]:
                place = f"territory:{territory['id']}"
                if place in lit:
                    continue
                with pytest.raises(Refused) as no:
                    await hall.reach(table, who, wire.Reach(table.decision_id(), place))
                assert no.value.refusal.key != "not_now" and no.value.refusal.rule
                keys.add(no.value.refusal.key)
        assert {"not_adjacent", "no_attack_card"} <= keys

    in_hall(tmp_path, test)


def test_a_click_reaches_what_the_next_question_asks_for(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        table, guests = await seated(hall, "endless_winter", 2, seed=2)
        rng = Random(2)
        found: dict[str, int] = {}
        reasons: set[str] = set()
        for _ in range(150):
            options = table.play.state.options
            await choose(
                hall, table, guests, options[0] if table.play.held else rng.choice(options)
            )
            s = table.play.state
            if table.play.over:
                break
            who, shown = guests[s.seat], guests[s.seat].got[-1]
            if shown["decision"]["prompt"]["key"] not in ("step_a", "step_b"):
                continue
            lit = {t for choice in shown["decision"]["choices"] for t in choice["targets"]}
            for place in ("ground:1", "culture:1", "hex:center", "tribe:elder", "nonsense"):
                if place in lit:
                    continue
                before = table.sheet.number
                try:
                    await hall.reach(table, who, wire.Reach(table.decision_id(), place))
                except Refused as no:
                    reasons.add(no.refusal.key)
                    continue
                answer = who.got[-1]
                assert (
                    answer["type"] == "ways" and answer["choices"] and table.sheet.number == before
                )
                kind = place.partition(":")[0]
                found[kind] = found.get(kind, 0) + 1
                if answer["far"]:
                    continue
                # What is offered does lead there.
                trial = table.play.clone()
                trial.do(answer["choices"][0]["index"])
                lit_then = {
                    t
                    for index in trial.state.options
                    for t in table.face.targets(trial.state, index)
                }
                assert place in lit_then or len(trial.moves) > len(table.play.moves)
        assert found and "other_option" in reasons

    in_hall(tmp_path, test)
