"""Whole games over sockets, and the ways in which a choice can be wrong."""

from __future__ import annotations

import re
import time
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from tests.server.client import Json, Player, Server, follow, golden, play_on

import dolmen
from dolmen.core.hold import unasked
from dolmen.core.record import parse
from dolmen.games import built_in
from dolmen.speech.grammar import Grammar, category
from dolmen.speech.phrases import Place
from dolmen.speech.phrases import parse as parse_text

GAMES = built_in()


def test_whole_game_between_two_people(server: Server) -> None:
    record = golden("personal-wonder")
    made = server.make("human", "open", seed=record.header.seed)
    guest = server.post(
        f"/api/tables/{made['table']}/join",
        {"name": "Bo", "token": made["invites"][0]["token"]},
    )
    assert guest["keys"][0]["seat"] == 1 and guest["host_key"] is None
    players = {0: server.sit(made, 0), 1: server.sit(guest, 1)}
    follow(players, record)
    last = players[0].now
    assert last["over"] and last["moves"] == len(record.moves) and last["decision"] is None
    assert [seat["name"] for seat in last["seats"]] == ["Player 1", "Bo"]
    assert any(seat["winner"] for seat in last["seats"])
    assert [score["total"] for score in last["scores"]] == record.totals
    play = dolmen.load(server.get(f"/api/tables/{made['table']}/record"))
    assert play.over and play.record.moves == record.moves
    assert play.header.names == {0: "Player 1", 1: "Bo"}
    closed = players[0].refusal("choose", decision=0, action=0)
    assert closed["reason"]["key"] == "closed"


def test_every_step_is_a_snapshot_also_those_of_bots(server: Server) -> None:
    made = server.make("human", "greedy", "random", seed=3)
    player = server.sit(made, 0)
    rng = Random(2)
    seen = [player.now["moves"]]
    while player.now["moves"] < 60:
        if player.choices:
            player.choose(rng.choice(player.choices)["index"])
        else:
            player.next("snapshot")
        seen.append(player.now["moves"])
    steps = [b - a for a, b in pairwise(seen)]
    assert set(steps) <= {0, 1}, "no step is left out"
    numbers = [text for text in player.raw if '"seq"' in text]
    assert len(numbers) == len(set(numbers))


def test_stale_and_double_choices_are_refused(server: Server) -> None:
    made = server.make("human", "human", seed=1)
    player = server.sit(made, 0, 1)
    player.send("look", seat=player.now["decision"]["seat"])
    player.next("snapshot")
    decision, action = player.now["decision"]["id"], player.choices[0]["index"]
    player.send("choose", decision=decision, action=action)
    player.send("choose", decision=decision, action=action)  # a double click
    assert player.next("snapshot")["moves"] == 1
    refused = player.next("refused")
    assert refused["reason"]["key"] == "stale" and "already been made" in refused["sentence"]
    refused = player.refusal("choose", decision=999, action=action)
    assert refused["reason"]["key"] == "stale"
    assert player.now["moves"] == 1


def test_only_the_deciding_seat_decides(server: Server) -> None:
    made = server.make("human", "human", seed=1)
    both = {seat: server.sit(made, seat) for seat in (0, 1)}
    decision = both[0].now["decision"]
    other = both[1 - decision["seat"]]
    assert other.choices == [] and other.now["undo"] == 0
    refused = other.refusal("choose", decision=decision["id"], action="folk earthfolk")
    assert refused["reason"]["key"] == "not_your_seat"
    spectator = server.sit(made)
    assert spectator.now["viewer"] is None
    for kind in ("choose", "undo", "redo"):
        fields = {"action": 0} if kind == "choose" else {}
        refused = spectator.refusal(kind, decision=decision["id"], **fields)
        assert refused["reason"]["key"] == "not_your_seat"
    # Reasons speak of the hand of the one who decides, so nobody else may ask.
    assert other.refusal("ask", action="folk earthfolk")["reason"]["key"] == "not_your_seat"


def main_turn(server: Server, seed: int = 1) -> Player:
    """Both seats in one hand, at the first decision of the first turn."""
    made = server.make("human", "human", seed=seed)
    player = server.sit(made, 0, 1)
    while player.now["decision"]["prompt"]["key"] != "ask_main":
        seat = player.now["decision"]["seat"]
        if player.now["viewer"] != seat:
            player.send("look", seat=seat)
            player.next("snapshot")
        else:
            player.choose(player.choices[0]["index"])
    return player


def test_illegal_actions_are_refused_with_reason_and_rule(server: Server) -> None:
    player = main_turn(server)
    decision = player.now["decision"]["id"]
    refused = player.refusal("choose", decision=decision, action="buy city")
    assert refused["reason"]["section"] == "refusal"
    assert refused["reason"]["key"] == "cannot_pay" and refused["rule"] == "M5"
    assert refused["reason"]["tokens"]["card"]["id"] == "city+2"
    assert "City" in refused["sentence"]
    assert player.refusal("ask", action="buy city")["reason"] == refused["reason"]
    assert player.refusal("ask", action="end_turn")["sentence"] == "That is possible."
    for nonsense in ("fly", "buy nothing_known", 10**6, -1, ""):
        answer = player.refusal("choose", decision=decision, action=nonsense)
        assert answer["sentence"] and player.now["decision"]["id"] == decision


def test_targets_and_reasons_cover_the_table(server: Server) -> None:
    player = main_turn(server)
    lit = {target for choice in player.choices for target in choice["targets"]}
    grey = {why["target"] for why in player.now["why_not"]}
    assert not lit & grey
    hand = {f"hand:{card}" for card in player.now["view"]["seats"][player.now["viewer"]]["hand"]}
    market = {f"market:{pile['title']}" for pile in player.now["view"]["market"]}
    assert hand | market <= lit | grey
    ends = [choice["text"] for choice in player.choices if choice["ends"]]
    assert ends == ["end_turn"]
    for why in player.now["why_not"]:
        assert why["rule"] and why["reason"]["section"] == "refusal"


def test_undo_and_redo_up_to_the_horizon(server: Server) -> None:
    player = main_turn(server)
    start = player.now
    assert start["undo"] == 0 and start["undo_text"] is None
    decision = start["decision"]["id"]
    assert player.refusal("undo", decision=decision)["reason"]["key"] == "nothing_to_undo"
    assert player.refusal("redo", decision=decision)["reason"]["key"] == "nothing_to_redo"
    card = next(
        c for c in player.choices if c["text"].startswith("play ") and "draw" not in c["text"]
    )
    player.choose(card["index"])
    assert player.now["undo"] == 1 and player.now["undo_text"] == card["label"]
    assert player.refusal("undo", decision=decision)["reason"]["key"] == "stale"
    player.send("undo", decision=player.now["decision"]["id"])
    back = player.next("snapshot")
    assert back["fresh"] and back["view"] == start["view"] and back["redo"] == 1
    assert back["moves"] == start["moves"]
    assert back["decision"]["id"] == decision + 2, "a choice from before the undo is stale"
    player.send("redo", decision=back["decision"]["id"])
    again = player.next("snapshot")
    assert again["moves"] == start["moves"] + 1 and again["redo"] == 0
    player.choose("end_turn")  # the next seat decides, cards were drawn
    assert player.now["undo"] == 0


def test_reconnecting_finds_everything(server: Server) -> None:
    made = server.make("human", "human", seed=8)
    players = {0: server.sit(made, 0), 1: server.sit(made, 1)}
    play_on(players, Random(3), 25)
    players[0].send("say", text="back soon")
    players[0].until(lambda s: any(line["text"] == "back soon" for line in s["chat"]))
    before = players[0].now
    players[0].close()
    players[1].until(lambda s: not s["seats"][0]["present"])
    again = server.sit(made, 0)
    for key in ("moves", "view", "decision", "why_not", "scores", "round"):
        assert again.now[key] == before[key]
    assert again.now["chat"][-1]["text"] == "back soon"
    assert len(again.now["log"]) > 10
    players[1].until(lambda s: s["seats"][0]["present"])
    play_on({0: again, 1: players[1]}, Random(4), 5)


def test_several_tabs_of_one_person(server: Server) -> None:
    made = server.make("human", "human", seed=2)
    tabs = [server.sit(made, 0, 1) for _ in range(3)]
    seat = tabs[0].now["decision"]["seat"]
    assert all(tab.now["viewer"] == seat for tab in tabs), "the eyes of who decides"
    tabs[1].choose(tabs[1].choices[0]["index"])
    for tab in tabs:
        tab.at(1)
    tabs[0].close()
    tabs[1].close()
    time.sleep(0.2)
    assert server.get(f"/api/tables/{made['table']}")["seats"][0]["present"]


def test_several_people_on_one_screen(server: Server) -> None:
    made = server.make("human", "human", "greedy", seed=4)
    screen = server.sit(made, 0, 1, seat=1)
    assert screen.now["viewer"] == 1
    rng = Random(1)
    seen: set[int] = set()
    while screen.now["moves"] < 50:
        seat = screen.now["decision"]["seat"]
        if seat == 2:
            screen.next("snapshot")
        elif screen.now["viewer"] != seat:
            screen.send("look", seat=seat)
            fresh = screen.until(lambda s, seat=seat: s["viewer"] == seat)  # type: ignore[misc]
            assert "hand" in fresh["view"]["seats"][seat]
            assert "hand" not in fresh["view"]["seats"][1 - seat]
            seen.add(seat)
        else:
            screen.choose(rng.choice(screen.choices)["index"])
    assert seen == {0, 1}
    assert screen.refusal("look", seat=2)["reason"]["key"] == "no_seat"
    screen.send("look", seat=None)
    assert "hand" not in screen.until(lambda s: s["viewer"] is None)["view"]["seats"][0]


def test_a_thinking_bot_delays_no_other_table(tmp_path: Path) -> None:
    """Both are measured in work, not in seconds: the bot's 2,000 iterations take many times as
    long as the moves at the other table, on whatever machine."""
    server = Server(tmp_path / "tables.db")
    try:
        slow = server.make("search:2000", "human", game="prehistory", seed=1, first=0)
        assert server.sit(slow).now["decision"]["seat"] == 0
        player = server.sit(server.make("human", "greedy", seed=1), 0)
        rng = Random(1)
        while player.now["moves"] < 25:
            if player.choices:
                player.choose(rng.choice(player.choices)["index"])
            else:
                player.next("snapshot")
        assert server.sit(slow).now["moves"] == 0, "the slow bot still thinks"
    finally:
        server.kill()  # nobody waits for the end of its thoughts


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_game_is_played_to_its_end(server: Server, game: str) -> None:
    """Bots and one person who answers at random; every text can be put into words."""
    players = dolmen.game(game).seats[0]
    seats = ["human", *["greedy"] * (players - 1)]
    made = server.make(*seats, game=game, seed=7)
    player = server.sit(made, 0)
    told = server.get(f"/api/games/{game}/words/fr")
    rng = Random(7)
    while not player.now["over"]:
        if player.choices:
            assert alike(player.choices, told) == []
            assert in_words(player.now["decision"]["prompt"], told)
            answer = player.choose(rng.choice(player.choices)["index"])
            assert answer["type"] == "snapshot", answer
        else:
            player.next("snapshot")
        for line in player.now["log"]:
            assert in_words(line["text"], told)
        for why in player.now["why_not"]:
            assert in_words(why["reason"], told)
    record = server.get(f"/api/tables/{made['table']}/record")
    assert dolmen.load(record).over


def test_what_need_not_be_asked_is_not_asked(server: Server) -> None:
    made = server.make("human", "human", game="prehistory", seed=2)
    player = server.sit(made, 0, 1)
    game = dolmen.game("prehistory")
    rng = Random(3)
    taken_back = 0
    while player.now["moves"] < 150 and not player.now["over"]:
        seat = player.now["decision"]["seat"]
        if player.now["viewer"] != seat:
            player.send("look", seat=seat)
            player.until(lambda s, seat=seat: s["viewer"] == seat or s["over"])  # type: ignore[misc]
        elif player.now["undo"] and rng.random() < 0.1:
            before = player.now
            player.send("undo", decision=before["decision"]["id"])
            if player.read()["type"] == "snapshot" and player.now["moves"] < before["moves"]:
                taken_back += 1
        elif player.choices:
            player.choose(rng.choice(player.choices)["index"])
        else:
            player.next("snapshot")
    keys = ",".join(key["token"] for key in made["keys"])
    play = game.start(2, 2)
    quiet = 0
    for _, action in parse(server.get(f"/api/tables/{made['table']}/record?token={keys}")).moves:
        answer = unasked(play)
        if answer is not None:
            quiet += 1
            assert play.index(action) == answer
        play.do(action)
    assert quiet > 0 and taken_back > 0


def alike(choices: list[Json], told: Json) -> list[str]:
    """Labels of several choices; copies of one card may share theirs."""
    found: dict[str, set[str]] = {}
    for choice in choices:
        found.setdefault(in_words(choice["label"], told), set()).add(
            re.sub(r"\d", "", choice["text"])
        )
    return [label for label, texts in found.items() if len(texts) > 1]


def in_words(text: Json, told: Json) -> str:
    """A text as a reader of the protocol puts it into words (French)."""
    grammar = Grammar("fr", told["grammar"]["nouns"])

    def put(place: Place) -> str:
        token = text["tokens"][place.name]
        if place.counted:
            return grammar.count(token["n"], named(text["tokens"][place.counted], told), place.form)
        if not place.choices:
            return grammar.put(named(token, told), place.form)
        if token["n"] is None:
            traits = grammar.classes(named(token, told), False)
        else:
            traits = [str(token["n"]), category("fr", token["n"]), "other"]
        found = next(place.choices[trait] for trait in traits if trait in place.choices)
        return found.replace("#", str(token["n"]))

    sentence: str = told["sections"][text["section"]][text["key"]]
    return "".join(part if isinstance(part, str) else put(part) for part in parse_text(sentence))


def named(token: Json, told: Json) -> str:
    kind, term = token["kind"], told["sections"]["term"]
    if token["message"] is not None:
        return in_words(token["message"], told)
    if token["texts"] is not None:
        return str(token["texts"]["fr"])
    if token["text"] is not None:
        return str(token["text"])
    if token["id"] is not None:
        return str(told["names"][kind][token["id"]])
    if token["ids"] is not None:
        names = told["names"].get(kind, {})
        parts = [names[name] if kind != "seat" else f"seat {name}" for name in token["ids"]]
        return ", ".join(parts) or str(term.get(f"no_{kind}") or term["nothing"])
    if token["n"] is not None:
        return str(token["n"])
    counts = [f"{n} {told['names'][kind][name]}" for name, n in token["counts"]]
    return ", ".join(counts) or str(term["nothing"])


def test_showing_other_keys_later(server: Server) -> None:
    made = server.make("human", "human")
    watcher, comer = server.sit(made), server.sit(made)
    comer.send("hello", tokens=[made["keys"][1]["token"]])
    assert comer.until(lambda s: s["viewer"] == 1)["fresh"]
    watcher.until(lambda s: s["seats"][1]["present"])
    comer.send("hello", tokens=[])
    watcher.until(lambda s: not s["seats"][1]["present"])
