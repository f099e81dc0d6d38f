"""The coach at the table: who may ask it, what it may know, and reviews that last."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.client import GOLDEN, PATIENCE, Server
from tests.server.test_hall import Guest, in_hall

from dolmen.bots import Turn, make
from dolmen.bots.review import review
from dolmen.core.content import LANGUAGES
from dolmen.core.game import Game
from dolmen.core.record import parse
from dolmen.core.refusal import Refused
from dolmen.core.rng import Rng
from dolmen.games import built_in, find
from dolmen.server import coach, folded, reviews, wire
from dolmen.server.coaching import Coaching
from dolmen.server.hall import Hall
from dolmen.server.journal import Entry
from dolmen.server.limits import TooMany
from dolmen.server.reception import Reception
from dolmen.server.reviews import Job, Reviews

GAMES = built_in()
IDS = [game.id for game in GAMES]
WINTER = GOLDEN.parent / "endless_winter" / "two.txt"


def beginning(path: Path, moves: int) -> str:
    """The first moves of a recorded game, as a record of its own."""
    record = parse(path.read_text(encoding="utf-8"))
    record.moves, record.totals = record.moves[:moves], None
    return str(record)


# Hints


def test_a_hint_names_actions_that_can_be_chosen(server: Server) -> None:
    made = server.make("human", "random", game="endless_winter", seed=3, first=0)
    player, spectator = server.sit(made, 0), server.sit(made)
    assert player.until(lambda s: s["decision"] and s["decision"]["choices"])["hints"]["open"]
    number = player.now["decision"]["id"]
    player.send("hint", decision=number)
    answer = player.next("hints")
    assert answer["decision"] == number
    legal = {choice["index"] for choice in player.choices}
    assert 1 <= len(answer["hints"]) <= 3
    for hint in answer["hints"]:
        assert hint["action"] in legal
        assert 0 <= hint["chance"] <= 1
        assert set(hint["reason"]) == set(LANGUAGES) and all(hint["reason"].values())
    player.send("hint", decision=number)
    assert player.next("hints") == answer  # thought about once
    assert spectator.refusal("hint", decision=number)["reason"]["key"] == "not_your_seat"
    assert player.refusal("hint", decision=number + 1)["reason"]["key"] == "stale"


def test_the_host_may_switch_hints_off(server: Server) -> None:
    made = server.make("human", "random", seed=3, hints="off")
    player = server.sit(made, 0)
    player.until(lambda s: s["decision"] and s["decision"]["choices"])
    assert player.now["hints"] is None
    number = player.now["decision"]["id"]
    assert player.refusal("hint", decision=number)["reason"]["key"] == "no_hints"
    assert player.refusal("want_hints", agreed=True)["reason"]["key"] == "no_hints"
    assert server.get(f"/api/tables/{made['table']}")["hints"] == "off"
    status, problem = server.ask(
        "POST", "/api/tables", {"game": "altay", "seats": [], "hints": "perhaps"}
    )
    assert status == 400 and "hints" in problem["error"]


def test_among_people_all_must_agree(server: Server) -> None:
    made = server.make("human", "human", seed=3)
    anna, brun = server.sit(made, 0), server.sit(made, 1)
    asked = anna if anna.choices else brun
    number = asked.now["decision"]["id"]
    assert asked.now["hints"] == {"open": False, "agreed": [], "waiting": [0, 1], "declined": None}
    assert asked.refusal("hint", decision=number)["reason"]["key"] == "hints_not_agreed"
    anna.send("want_hints", agreed=True)
    assert brun.until(lambda s: s["hints"]["agreed"] == [0])["hints"]["waiting"] == [1]
    brun.send("want_hints", agreed=False)
    said = anna.until(lambda s: s["hints"]["declined"] == 1)["hints"]
    assert said == {"open": False, "agreed": [], "waiting": [0, 1], "declined": 1}
    anna.send("want_hints", agreed=True)
    brun.until(lambda s: s["hints"]["agreed"] == [0])
    brun.send("want_hints", agreed=True)
    assert anna.until(lambda s: s["hints"]["open"])["hints"]["agreed"] == [0, 1]
    spectator = server.sit(made)
    assert spectator.refusal("want_hints", agreed=False)["reason"]["key"] == "no_seat"
    told = server.make("human", "human", seed=3, hints="on")
    assert server.sit(told, 0).now["hints"]["open"]


def test_agreement_is_kept_and_ends_with_who_gave_it(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        plan = wire.NewTable("altay", [wire.SeatPlan("human")] * 2, seed=1)
        table = await hall.open((await Reception(hall).make(plan)).table)
        coaching = Coaching(hall)
        await coaching.want(table, Guest(0, 1), True)
        hall.forget(table)
        again = await hall.open(table.id)
        allowed = again.hints()
        assert allowed is not None and allowed.open and allowed.agreed == [0, 1]
        again.sheet.apply(Entry(again.sheet.number + 1, "kick", 1))
        again.sheet.apply(Entry(again.sheet.number + 1, "join", 1, "Cleo"))
        allowed = again.hints()
        assert allowed is not None and not allowed.open and allowed.waiting == [1]

    in_hall(tmp_path, test)


def test_an_answer_that_comes_too_late_is_dropped(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        plan = wire.NewTable("altay", [wire.SeatPlan("human"), wire.SeatPlan("human")], hints="on")
        table = await hall.open((await Reception(hall).make(plan)).table)
        guest = Guest(0, 1)
        guest.viewer = table.play.state.seat
        await hall.arrive(table, guest)
        coaching = Coaching(hall)
        thought = asyncio.get_running_loop().create_future()

        async def think(*_: Any) -> list[wire.HintInfo]:
            found: list[wire.HintInfo] = await thought
            return found

        hall.workers.run_about = think  # type: ignore[assignment]
        number = table.decision_id()
        await coaching.ask(table, guest, number)
        await asyncio.sleep(0)
        with pytest.raises(Refused) as no:
            await coaching.ask(table, guest, number)  # one at a time
        assert "thinking" in no.value.reason
        await hall.choose(table, guest, wire.Choose(number, table.play.state.options[0]))
        thought.set_result([wire.HintInfo(0, 0.5, 9.0, {})])
        while coaching.asked:
            await asyncio.sleep(0)
        assert not [message for message in guest.got if message["type"] == "hints"]
        assert table.advice is None

    in_hall(tmp_path, test)


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_worlds_that_look_alike_have_the_same_hint(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach, "SEARCHES", 12)
    monkeypatch.setattr(coach, "ENDS", 1)
    play = game.start(players=2, seed=4)
    bot = make("greedy", game, Rng(4))
    while len(play.moves) < 25:
        play.do(bot.choose(Turn(game, play.state)))
    moves = [index for _, index in play.moves]
    twin = game.determinize(play.state, play.state.seat, Rng(9, "redeal"))
    assert game.view(twin, play.state.seat) == game.view(play.state, play.state.seat)
    known = folded.Folded(game, play.header, folded.Mark(0, 25), twin, moves)
    monkeypatch.setattr(folded, "FOLDED", {"twin": known})
    real = coach.advise(folded.whole("real", str(play.header), moves))
    assert coach.advise(folded.whole("twin", str(play.header), moves)) == real


# Reviews


def until(server: Server, table: str, true: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    end = time.monotonic() + PATIENCE
    while True:
        now: dict[str, Any] = server.get(f"/api/tables/{table}/review/en")
        if true(now):
            return now
        assert now["state"] in ("waiting", "running"), now
        assert time.monotonic() < end, now
        time.sleep(0.05)


def test_a_review_is_made_shown_and_kept(tmp_path: Path) -> None:
    first = Server(tmp_path / "tables.db")
    table = first.post("/api/import", {"record": beginning(WINTER, 24)})["table"]
    assert first.get(f"/api/tables/{table}/review/en")["state"] == "none"
    asked = first.post(f"/api/tables/{table}/review", {})
    assert asked["state"] == "running" and asked["total"] == 24 and asked["ticket"]
    assert first.post(f"/api/tables/{table}/review", {})["ticket"] is None  # one at a time
    found = until(first, table, lambda s: s["state"] == "done")["review"]
    assert found["game"] == "endless_winter" and len(found["names"]) == 2
    assert len(found["chances"]) == len(found["moves"]) + 1 == 25
    for row in found["chances"]:
        assert sum(row) == pytest.approx(1, abs=0.001)
    assert [seat["seat"] for seat in found["seats"]] == [0, 1]
    for seat in found["seats"]:
        own = [move for move in found["moves"] if move["seat"] == seat["seat"]]
        costs = [move["cost"] for move in own if move["cost"] is not None]
        assert seat["decisions"] == len(costs) and seat["good"] == costs.count(0.0)
        assert seat["cost"] == pytest.approx(sum(costs), abs=0.01)
        for mistake in seat["mistakes"]:
            assert found["moves"][mistake["move"] - 1]["done"] == mistake["done"]
            assert mistake["better"] != mistake["done"] and mistake["reason"]
    lucky = [move["luck"] for move in found["moves"] if move["luck"]]
    assert lucky and len(lucky) < 24  # not every move leaves something to chance
    for seat, luck in enumerate(found["luck"]):
        assert luck == pytest.approx(sum(one[seat] for one in lucky), abs=0.01)
    german = first.get(f"/api/tables/{table}/review/de")["review"]
    assert german["chances"] == found["chances"] and german["moves"] != found["moves"]
    first.kill()
    second = Server(tmp_path / "tables.db", first.port)
    try:
        again = second.get(f"/api/tables/{table}/review/en")
        assert again["state"] == "done" and again["review"] == found
        # An exercise: the seat's own eyes, and every answer gets its verdict.
        number = found["seats"][0]["mistakes"][0]["move"] if found["seats"][0]["mistakes"] else 1
        drawn = second.get(f"/api/tables/{table}/exercise/{number}")
        assert drawn["viewer"] == drawn["decision"]["seat"] and drawn["decision"]["choices"]
        for choice in (drawn["decision"]["choices"][0], drawn["decision"]["choices"][-1]):
            told = second.post(
                f"/api/tables/{table}/exercise",
                {"move": number, "action": choice["index"], "language": "fr"},
            )
            assert told["chosen"]["action"] == choice["text"]
            assert told["best"]["reason"] and told["played"]["label"]
        assert second.ask("GET", f"/api/tables/{table}/exercise/25")[0] == 404
        wrong = {"move": number, "action": -1}
        assert second.ask("POST", f"/api/tables/{table}/exercise", wrong)[0] == 400
    finally:
        assert "Traceback" not in second.stop()


def test_a_review_can_be_cancelled_by_who_asked(server: Server) -> None:
    record = WINTER.read_text(encoding="utf-8")
    table = server.post("/api/import", {"record": record})["table"]
    asked = server.post(f"/api/tables/{table}/review", {})
    until(server, table, lambda s: s["done"] > 0)
    path = f"/api/tables/{table}/review"
    assert server.ask("DELETE", f"{path}?ticket=guess")[0] == 403
    status, now = server.ask("DELETE", f"{path}?ticket={asked['ticket']}")
    assert status == 200 and now["state"] == "none"
    assert server.get(f"{path}/en")["state"] == "none"


def test_a_game_that_goes_on_is_not_reviewed(server: Server) -> None:
    made = server.make("human", "human", seed=3)
    table = made["table"]
    assert server.get(f"/api/tables/{table}/review/en")["state"] == "plays_on"
    for method, path in (
        ("POST", "review"),
        ("GET", "exercise/1"),
        ("POST", "exercise"),
    ):
        body = {"move": 1, "action": 0} if method == "POST" else None
        assert server.ask(method, f"/api/tables/{table}/{path}", body)[0] == 403


async def brought_in(hall: Hall, moves: int) -> str:
    source = beginning(WINTER, moves)
    return (await Reception(hall).bring_in(source)).table


def test_what_was_begun_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Decision by decision, stopped in the middle and taken up again: the same as in one go."""
    monkeypatch.setattr(coach, "ITERATIONS", 4)
    monkeypatch.setattr(reviews, "PORTION", 0.0)
    monkeypatch.setattr(reviews, "KEEPING", -1.0)
    record = parse(beginning(WINTER, 12))
    whole = review(find("endless_winter").resume(record), [0, 1], 4)

    async def test(hall: Hall) -> None:
        table = await brought_in(hall, 12)
        seen: list[int] = []

        async def here(work: Any, *args: Any) -> Any:
            seen.append(len(args[3].moments))
            if len(seen) == 6:
                raise asyncio.CancelledError
            return work(*args)

        hall.workers.run_review = here  # type: ignore[method-assign]
        first = Reviews(hall)
        await first.ask(table)
        with pytest.raises(asyncio.CancelledError):
            await first.work()
        assert seen == [0, 1, 2, 3, 4, 5]
        again = Reviews(hall)
        now = await again.state(table, "en")
        assert (now.state, now.done, now.total) == ("stopped", 5, 12)
        task = asyncio.create_task(again.work())
        while (await again.state(table, "en")).state != "done":
            await asyncio.sleep(0.01)
        task.cancel()
        assert seen[6:] == [5, 6, 7, 8, 9, 10, 11]
        kept = await hall.store.review(table)
        assert kept is not None
        found = coach.unpack_review(kept[1])
        assert found.chances == whole.chances and found.end == whole.end
        assert [m.cost for m in found.moments] == [m.cost for m in whole.moments]

    in_hall(tmp_path, test)


def test_few_reviews_wait(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        tables = [await brought_in(hall, 3) for _ in range(2)]
        found = Reviews(hall)
        assert (await found.ask(tables[0])).state == "running"
        found.jobs += [Job(f"other {n}") for n in range(reviews.QUEUE)]
        with pytest.raises(TooMany):
            await found.ask(tables[1])
        found.jobs.pop()
        now = await found.ask(tables[1])
        assert (now.state, now.first) == ("waiting", reviews.QUEUE)

    in_hall(tmp_path, test)


def test_without_a_judge_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hall: Hall) -> None:
        table = await brought_in(hall, 3)
        monkeypatch.setattr(reviews, "has_judge", lambda game: False)
        assert (await Reviews(hall).state(table, "en")).state == "no_judge"

    in_hall(tmp_path, test)


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_an_exercise_hides_what_was_hidden(game: Game) -> None:
    play = game.start(players=2, seed=4)
    bot = make("greedy", game, Rng(4))
    while len(play.moves) < 20:
        play.do(bot.choose(Turn(game, play.state)))
    seats = [wire.SeatInfo("x", "human", False, None, None, False)] * 2
    empty: dict[str, Any] = {name: [] for name in ("why_not", "log", "scores", "chat")}
    bare = wire.Snapshot(
        seq=1, table="t", game=game.id, moves=0, viewer=None, seats=seats, host=False, round=0,
        view={}, decision=None, fresh=True, undo=0, redo=0, undo_text=None, over=False,
        ended=False, paused=False, **empty,
    )  # fmt: skip
    moves = [index for _, index in play.moves]
    drawn = msgspec.json.decode(coach.exercise(bare, str(play.header), [*moves, 0], 21))
    seat = play.state.seat
    seen = msgspec.json.decode(msgspec.json.encode(game.view(play.state, seat)))
    assert drawn["viewer"] == seat and drawn["view"] == seen
    assert [choice["index"] for choice in drawn["decision"]["choices"]] == play.state.options
