"""Altay in a real browser."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.tables import (
    Open,
    Server,
    Table,
    choose,
    choose_first,
    count_drawn,
    install_clock,
    make,
    question,
    record_flyers,
    show_list,
    stop_clock,
)
from tests.server.client import pictures

from dolmen.core.record import parse

GOLDEN = Path(__file__).parents[1] / "golden" / "altay"


def at_first_turn(page: Page, server: Server, *kinds: str) -> Table:
    """A table where the first seat has the first turn."""
    table = make(server, *(kinds or ("human", "random")), seed=5, first=0)
    table.sit(page, 0)
    show_list(page)
    choose(page, "folk earthfolk")
    choose_first(page, "start ")
    page.click("[data-act=list]")
    expect(page.locator("#question")).to_contain_text("Your turn")
    return table


def hand(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all(
        ".own .hand .card", "cards => cards.map(c => c.dataset.target.slice(5))"
    )
    return found


def pool(page: Page) -> str:
    return " ".join(page.locator(".bowl .goodbutton").all_inner_texts())


def test_a_turn_with_the_mouse(server: Server, open_page: Open) -> None:
    page = open_page()
    at_first_turn(page, server)
    before = hand(page)
    assert "hunter" in before
    page.locator("[data-target='hand:hunter'].legal").first.click()
    expect(page.locator("[data-target='pool:food']")).to_be_visible()
    assert len(hand(page)) == 4
    page.click("[data-target='market:farmer'].legal")
    expect(page.locator("[data-target='pool:food']")).to_have_count(0)
    expect(page.locator(".pile .stamp")).to_have_count(1)
    assert "You buy a Farmer" in page.inner_text(".logbox")
    page.click("[data-choice=end_turn]")
    # The bot plays, then it is my turn again with five new cards.
    expect(page.locator(".logbox .round").last).to_contain_text("Round 2")
    expect(page.locator("#question")).to_contain_text("Your turn")
    assert len(hand(page)) == 5


def test_the_same_turn_with_keys_only(server: Server, open_page: Open) -> None:
    page = open_page()
    at_first_turn(page, server)

    def focus(target: str) -> None:
        for _ in range(40):
            page.keyboard.press("n")
            where = page.evaluate("document.activeElement.dataset.target")
            if where == target:
                return
        raise AssertionError(f"n never reaches {target}")

    focus("hand:hunter")
    page.keyboard.press("Enter")
    expect(page.locator("[data-target='pool:food']")).to_be_visible()
    focus("market:farmer")
    page.keyboard.press("Enter")
    expect(page.locator(".pile .stamp")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(".pile .stamp")).to_have_count(0)
    page.keyboard.press("Shift+U")
    expect(page.locator(".pile .stamp")).to_have_count(1)
    page.keyboard.press("e")
    expect(page.locator(".logbox .round").last).to_contain_text("Round 2")


def test_undo_reaches_to_the_horizon(server: Server, open_page: Open) -> None:
    page = open_page()
    at_first_turn(page, server)
    undo = page.locator("[data-act=undo]")
    start = hand(page)
    page.locator("[data-target='hand:hunter'].legal").first.click()
    expect(page.locator("[data-target='pool:food']")).to_be_visible()
    assert "Hunter" in (undo.get_attribute("title") or "")
    undo.click()
    expect(page.locator("[data-target='pool:food']")).to_have_count(0)
    assert hand(page) == start
    page.click("[data-act=redo]")
    expect(page.locator("[data-target='pool:food']")).to_be_visible()
    # Ending the turn draws cards: nothing before it comes back.
    page.click("[data-choice=end_turn]")
    expect(page.locator(".logbox .round").last).to_contain_text("Round 2")
    expect(undo).to_have_attribute("aria-disabled", "true")
    assert "Nothing can be undone" in (undo.get_attribute("title") or "")


def test_what_cannot_be_taken_back_is_asked_again(server: Server, open_page: Open) -> None:
    page = open_page(confirm="always")
    make(server, "human", "random", seed=5, first=0).sit(page, 0)
    folk = page.locator("[data-target='folk:earthfolk']")
    folk.click()
    page.wait_for_selector("[data-act=sure]")
    assert "cannot be undone" in question(page)
    page.keyboard.press("Escape")
    expect(page.locator("#question")).to_contain_text("Choose your folk")
    folk.click()
    page.click("[data-act=sure]")
    expect(page.locator(".logbox")).to_contain_text("You lead the Earthfolk")


def test_a_stale_choice_is_refused(server: Server, open_page: Open) -> None:
    page = open_page()
    sent: list[str] = []
    received: list[str] = []

    def watch(socket: object) -> None:
        socket.on("framesent", lambda text: sent.append(str(text)))  # type: ignore[attr-defined]
        socket.on("framereceived", lambda text: received.append(str(text)))  # type: ignore[attr-defined]

    page.on("websocket", watch)
    at_first_turn(page, server)
    # Two clicks in the same moment name the same decision; the second one must not count.
    page.evaluate(
        """() => {
          const card = document.querySelector("[data-target='hand:hunter'].legal");
          card.click(); card.click();
        }"""
    )
    expect(page.locator(".toast")).to_be_visible()
    chosen = [json.loads(text) for text in sent if '"choose"' in text][-2:]
    assert chosen[0] == chosen[1]
    assert any('"refused"' in text for text in received)
    assert len(hand(page)) == 4


def test_what_is_not_legal_says_why_and_shows_the_rule(server: Server, open_page: Open) -> None:
    page = open_page()
    at_first_turn(page, server)
    page.hover("[data-target='market:city']")
    why = page.locator(".inspect .whynot")
    expect(why).to_contain_text("costs")
    page.click("[data-target='market:city']", force=True)
    toast = page.locator(".toast")
    expect(toast).to_contain_text("costs")
    number = toast.locator(".rulelink").inner_text()
    assert re.fullmatch(r"[A-Z]\d+", number)
    toast.locator(".rulelink").click()
    expect(page.locator("dialog h2")).to_contain_text(number)
    expect(page.locator("dialog .markdown")).to_have_text(re.compile(".{40}"))


def test_goods_go_onto_open_cards_by_clicking_either(server: Server, open_page: Open) -> None:
    page = open_page()
    _, good, title = at_move(page, server, "put ").split()
    page.click(f"[data-target='pool:{good}'].legal")
    # Only one card takes it: that is enough.
    expect(page.locator(f"[data-target='open:{title}'] .slot.full")).to_have_count(1)


def at_move(page: Page, server: Server, beginning: str) -> str:
    """A recorded game just before the first move that begins like this, for who makes it."""
    golden = (GOLDEN / "two-last-settlement.txt").read_text()
    moves = parse(golden).moves
    stop = next(n for n, (_, text) in enumerate(moves) if text.startswith(beginning))
    seat, text = moves[stop]
    kinds = ["human" if n == seat else "random" for n in range(2)]
    table = make(server, *kinds, record=golden, moves=stop)
    table.sit(page, seat)
    page.wait_for_selector("[data-act=list]")
    return text


def test_the_staged_attack_shows_the_comparison(server: Server, open_page: Open) -> None:
    page = open_page(confirm="always")
    assert at_move(page, server, "attack farmland_s hill_s")
    page.click("[data-target='territory:hill_s'].legal")
    fight = page.locator(".combat")
    expect(fight).to_contain_text("Enough to conquer")
    expect(page.locator(".pieces .versus").first).to_have_text("2")
    # Nobody defends a free territory: what can be undone is not asked about.
    page.click("[data-choice=strike]")
    expect(page.locator(".logbox")).to_contain_text("You conquer the Southern Hill")
    expect(fight).to_have_count(0)
    expect(page.locator("[data-act=undo]")).to_have_attribute("title", "Undo: Strike")


def test_the_attacker_is_shown_the_defenders_strategy(server: Server, open_page: Open) -> None:
    page = open_page()
    at_move(page, server, "attack hill_se forest_se")
    page.click("[data-target='territory:hill_se'].legal")
    page.click("[data-target='territory:forest_se'].legal")
    # One settlement, and the public Strategy of its owner.
    expect(page.locator(".combat .side b")).to_have_text(["2", "2"])


def test_a_territory_borders_only_on_what_is_in_play(server: Server, open_page: Open) -> None:
    page = open_page()
    at_first_turn(page, server)
    page.hover("[data-target='territory:hill_n']")
    slip = page.locator(".inspect .slip")
    expect(slip.locator(".dim")).to_have_text("Neighbours: Northern Farmland, Northern Forest")
    page.hover("[data-target='territory:hill_c']", force=True)
    expect(slip).to_contain_text("not in play")
    expect(slip.locator(".dim")).to_have_count(0)


def test_two_browsers_play_to_the_end(server: Server, open_page: Open) -> None:
    """They play the second half of a recorded game, and its record comes out again."""
    golden = (GOLDEN / "last-settlement-lost.txt").read_text()
    record = parse(golden)
    half = len(record.moves) // 2
    table = make(server, "human", "open", record=golden, moves=half)
    first, second = open_page(), open_page()
    table.sit(first, 0)
    # The second one comes by the link.
    second.goto(f"{server.address}/t/{table.id}#join={table.token(1)}")
    second.fill(".joinpage input", "Brun")
    second.click(".joinpage button[type=submit]")
    second.wait_for_selector(".tile")
    pages = (first, second)
    first.keyboard.press("l")
    second.keyboard.press("l")
    for seat, text in record.moves[half:]:
        choose(pages[seat], text)
    for page in pages:
        expect(page.locator("#question")).to_contain_text("The game is over")
    ours = parse(server.text(f"/api/tables/{table.id}/record?token={table.token(0)}"))
    assert ours.moves == record.moves
    assert ours.totals == record.totals
    # The score sheet, with its charts.
    expect(first.locator(".sheet")).to_be_visible()  # it opens by itself
    expect(first.locator(".sheet .total b")).to_have_count(2)
    expect(first.locator(".charts .chart")).to_have_count(2)


def test_a_game_is_ended_with_the_keyboard_and_the_list_alone(
    server: Server, open_page: Open
) -> None:
    """Two people on one keyboard; nothing is read but the question and the list. They take over a
    game that is three quarters played; `python -m tests.browser.hands` plays whole ones."""
    text = (GOLDEN / "last-settlement-lost.txt").read_text()
    record = parse(text)
    played = len(record.moves) * 3 // 4
    table = make(server, "human", "human", record=text, moves=played)
    page = open_page()
    table.sit(page, 0, 1)
    page.keyboard.press("l")
    before = ""
    for _, text in record.moves[played:]:
        state = page.evaluate(READY, before)
        if state["curtain"]:
            page.keyboard.press("Enter")
            state = page.evaluate(READY, state["id"])
        assert not state["curtain"]
        at = state["options"].index(text)
        for _ in range(at - state["at"]):
            page.keyboard.press("ArrowDown")
        for _ in range(state["at"] - at):
            page.keyboard.press("ArrowUp")
        before = state["id"]
        page.keyboard.press("Enter")
    expect(page.locator("#question")).to_contain_text("The game is over")
    assert [s["total"] for s in final_scores(server, table)] == record.totals


# Waits for another question than before that has the focus, or for the curtain.
READY = """async before => {
  const until = Date.now() + 20000;
  for (;;) {
    const curtain = document.querySelector('[data-act=curtain-open]');
    const all = [...document.querySelectorAll('.choices button')];
    const at = all.indexOf(document.activeElement);
    const id = document.querySelector('.prompt').dataset.decision;
    const ready = curtain ? document.activeElement === curtain : at >= 0;
    if (ready && id !== before)
      return {curtain: !!curtain, options: all.map(b => b.dataset.choice), at, id};
    if (Date.now() > until)
      throw new Error('the focus is on ' + document.activeElement.outerHTML.slice(0, 200));
    await new Promise(done => setTimeout(done, 4));
  }
}"""


def final_scores(server: Server, table: Table) -> list[dict[str, int]]:
    found = server.get(f"/api/tables/{table.id}/replay?from=99999&token={table.token(0)}")
    scores: list[dict[str, int]] = found["frames"][-1]["scores"]
    return scores


def test_hot_seat_covers_hidden_hands(server: Server, open_page: Open) -> None:
    page = open_page()
    table = make(server, "human", "human", seed=5, first=0)
    table.sit(page, 0, 1)
    show_list(page)
    choose(page, "folk earthfolk")
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("Brun")
    page.click("[data-act=curtain-open]")
    expect(curtain).to_have_count(0)
    choose(page, "folk firefolk")
    choose_first(page, "start ")
    expect(curtain).to_contain_text("Ayla")
    page.keyboard.press("Enter")
    choose_first(page, "start ")
    first = hand(page)
    assert len(first) == 5
    choose(page, "end_turn")
    expect(curtain).to_contain_text("Brun")
    page.click("[data-act=curtain-open]")
    expect(curtain).to_have_count(0)
    assert len(hand(page)) == 5
    assert "warrior" in hand(page) or hand(page) != first


def test_the_server_dies_and_comes_back(own_server: Server, open_page: Open) -> None:
    page = open_page()
    at_first_turn(page, own_server)
    page.locator("[data-target='hand:hunter'].legal").first.click()
    expect(page.locator("[data-target='pool:food']")).to_be_visible()
    left = hand(page)
    own_server.stop()
    expect(page.locator(".link.online")).to_have_count(0)
    expect(page.locator("#question")).to_contain_text("connection lost")
    own_server.start()
    expect(page.locator(".link.online")).to_have_count(1)
    expect(page.locator("[data-target='pool:food']")).to_be_visible()
    assert hand(page) == left
    page.click("[data-target='market:farmer'].legal")
    expect(page.locator(".pile .stamp")).to_have_count(1)


def test_the_language_changes_everywhere(server: Server, open_page: Open) -> None:
    page = open_page()
    at_first_turn(page, server)
    page.select_option(".language", "de")
    expect(page.locator("#question")).to_contain_text("Zug")
    expect(page.locator("[data-target='hand:hunter'] .title").first).to_have_text("Jäger")
    expect(page.locator(".logbox")).to_contain_text("Du beginnst")
    assert page.evaluate("document.documentElement.lang") == "de"
    page.select_option(".language", "fr")
    expect(page.locator("[data-choice=end_turn]").first).to_contain_text("tour")
    expect(page.locator(".market h2")).to_have_text("Marché")
    page.reload()
    expect(page.locator(".market h2")).to_have_text("Marché")


def test_replay_there_and_back(server: Server, open_page: Open) -> None:
    page = open_page()
    table = at_first_turn(page, server)
    page.locator("[data-target='hand:hunter'].legal").first.click()
    page.click("[data-target='market:farmer'].legal")
    expect(page.locator(".pile .stamp")).to_have_count(1)
    now = hand(page)
    page.click("[data-act=menu]")
    page.click(".drop button:text-is('Replay')")
    expect(page.locator(".replaybar")).to_be_visible()
    expect(page.locator(".pile .stamp")).to_have_count(1)
    page.keyboard.press(",")
    expect(page.locator(".pile .stamp")).to_have_count(0)
    page.keyboard.press("Home")
    expect(page.locator(".pieces use[href^='#hut']")).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator(".pile .stamp")).to_have_count(1)
    page.keyboard.press(",")
    page.keyboard.press(",")
    assert re.search(r"#move=\d+$", page.url)
    there = page.url
    page.click("[data-act=live]")
    expect(page.locator(".replaybar")).to_have_count(0)
    assert hand(page) == now
    # The address opens the same moment.
    page.goto("about:blank")
    page.goto(there)
    expect(page.locator(".replaybar")).to_be_visible()
    expect(page.locator(".pile .stamp")).to_have_count(0)
    assert table.id in page.url
    # A press outside closes the menu, and Escape leaves the replay.
    page.click("[data-act=menu]")
    expect(page.locator(".drop")).to_be_visible()
    page.mouse.click(600, 600)
    expect(page.locator(".drop")).to_have_count(0)
    expect(page.locator(".replaybar")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".replaybar")).to_have_count(0)
    assert hand(page) == now


def test_a_position_becomes_a_new_table(server: Server, open_page: Open) -> None:
    page = open_page()
    table = at_first_turn(page, server)
    page.locator("[data-target='hand:hunter'].legal").first.click()
    page.click("[data-target='market:farmer'].legal")
    expect(page.locator(".pile .stamp")).to_have_count(1)
    page.click("[data-act=menu]")
    page.click(".drop button:text-is('Replay')")
    page.wait_for_selector(".replaybar")
    page.keyboard.press(",")
    expect(page.locator(".pile .stamp")).to_have_count(0)
    page.click(".replaybar button:text-is('Play on from here')")
    page.wait_for_url(lambda url: "/t/" in url and table.id not in url)
    expect(page.locator("[data-target='pool:food']")).to_be_visible()
    expect(page.locator(".pile .stamp")).to_have_count(0)


def test_a_spectator_sees_no_hidden_card(server: Server, open_page: Open) -> None:
    player, watcher = open_page(), open_page()
    received: list[str] = []
    watcher.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda text: received.append(str(text))),
    )
    table = at_first_turn(player, server)
    watcher.goto(f"{server.address}/t/{table.id}")
    watcher.wait_for_selector(".tile")
    player.locator("[data-target='hand:hunter'].legal").first.click()
    expect(player.locator("[data-target='pool:food']")).to_be_visible()
    player.click("[data-choice=end_turn]")
    expect(player.locator(".logbox .round").last).to_contain_text("Round 2")
    expect(watcher.locator(".logbox .round").last).to_contain_text("Round 2")
    seen = pictures([json.loads(text) for text in received])
    assert len(seen) > 2
    for message in seen:
        assert message["viewer"] is None
        assert message["why_not"] == []
        assert not message["decision"] or message["decision"]["choices"] == []
        for seat in message["view"]["seats"]:
            assert not {"hand", "deck", "archive"} & set(seat)
            assert seat["wonder"] is None
        for entry in message["log"]:
            assert entry["text"]["key"] not in ("drew", "archived", "took_archived")
    expect(watcher.locator(".own .hand .card.back")).to_have_count(5)
    expect(watcher.locator("[data-act=list]")).to_have_count(0)


def test_others_moves_are_shown_one_by_one(server: Server, open_page: Open) -> None:
    page = open_page(motion="full", speed="fast")
    install_clock(page)
    record_flyers(page)
    at_first_turn(page, server, "human", "greedy")
    stop_clock(page)
    page.click("[data-choice=end_turn]")
    # While frames wait there is a way to skip them.
    page.wait_for_selector("[data-act=skip]")
    page.click("[data-act=skip]")
    page.clock.resume()
    expect(page.locator(".logbox .round").last).to_contain_text("Round 2")
    expect(page.locator("#question")).to_contain_text("Your turn")
    # If nobody skips them, things fly over the table.
    page.evaluate("flown = 0")
    page.click("[data-choice=end_turn]")
    expect(page.locator(".logbox .round").last).to_contain_text("Round 3")
    page.wait_for_function("() => flown > 0")
    expect(page.locator(".flyer")).to_have_count(0)


def test_chat_host_powers_and_rematch(server: Server, open_page: Open) -> None:
    first, second = open_page(), open_page()
    table = make(server, "human", "open", seed=5, first=0)
    table.sit(first, 0)
    table_key = table.token(1)
    second.goto(f"{server.address}/t/{table.id}#join={table_key}")
    second.fill(".joinpage input", "Brun")
    second.click(".joinpage button[type=submit]")
    second.wait_for_selector(".tile")
    second.click(".logtabs button:nth-child(2)")
    second.fill(".talk input", "Hello <b>there</b>")
    second.keyboard.press("Enter")
    expect(first.locator(".logtabs .dot")).to_have_text("1")
    first.click(".logtabs button:nth-child(2)")
    expect(first.locator(".talk .logbox")).to_contain_text("Brun: Hello <b>there</b>")
    first.click("[data-act=menu]")
    first.click(".drop button:text-is('Host')")
    first.click(".window .row button:text-is('Pause')")
    expect(second.locator(".top .paused")).to_be_visible()
    first.click(".window .row button:text-is('Resume')")
    expect(second.locator(".top .paused")).to_have_count(0)
    second.goto("about:blank")
    expect(first.locator(".hostseats li:nth-child(2)")).to_contain_text("away")
    first.click(".hostseats li:nth-child(2) button:text-is('Let a bot play')")
    expect(first.locator(".hostseats li:nth-child(2)")).to_contain_text("is playing")
    first.click("[data-act=kick-1]")
    expect(first.locator(".hostseats li:nth-child(2)")).to_contain_text("free seat")


def test_the_same_table_again(server: Server, open_page: Open) -> None:
    golden = (GOLDEN / "last-settlement-lost.txt").read_text()
    record = parse(golden)
    table = make(server, "human", "open", record=golden, moves=len(record.moves) - 1)
    first, second = open_page(), open_page()
    table.sit(first, 0)
    second.goto(f"{server.address}/t/{table.id}#join={table.token(1)}")
    second.fill(".joinpage input", "Brun")
    second.click(".joinpage button[type=submit]")
    second.click("[data-choice=end_turn]")
    expect(first.locator(".sheet")).to_be_visible()
    first.click("dialog button:text-is('Rematch')")
    first.wait_for_url(lambda url: "/t/" in url and table.id not in url)
    second.wait_for_url(lambda url: "/t/" in url and table.id not in url)
    first.wait_for_selector(".tile")
    assert first.url.split("/t/")[1] == second.url.split("/t/")[1]


def test_export_import_and_report(server: Server, open_page: Open, tmp_path: Path) -> None:
    page = open_page()
    at_first_turn(page, server)
    page.locator("[data-target='hand:hunter'].legal").first.click()
    expect(page.locator("[data-target='pool:food']")).to_be_visible()
    page.click("[data-act=menu]")
    with page.expect_download() as saving:
        page.click(".drop button:text-is('Save the game file')")
    saved = tmp_path / "game.dolmen"
    saving.value.save_as(saved)
    assert parse(saved.read_text()).moves[-1] == (0, "play hunter produce")
    page.click("[data-act=menu]")
    page.click(".drop button:text-is('Report a bug')")
    page.fill("dialog textarea", "the hut is blue")
    with page.expect_download() as reporting:
        page.click("dialog .go")
    report = tmp_path / "report.txt"
    reporting.value.save_as(report)
    assert "the hut is blue" in report.read_text()
    # The window has closed, and the browser has gone back by its step.
    page.wait_for_function("() => !history.state?.dialog")
    page.goto(server.address)
    page.set_input_files(".import input", saved)
    page.wait_for_selector(".replaybar")
    expect(page.locator("[data-act=list]")).to_have_count(0)
    page.click("[data-act=live]")
    expect(page.locator("#question")).to_have_text("This game was not finished.")
    page.click("[data-act=menu]")
    page.click(".drop button:text-is('Replay')")
    # The game was not over: it can be saved again, and played on from where it stood.
    page.click("[data-act=menu]")
    with page.expect_download() as again:
        page.click(".drop button:text-is('Save the game file')")
    copy = tmp_path / "copy.dolmen"
    again.value.save_as(copy)
    assert parse(copy.read_text()).moves == parse(saved.read_text()).moves
    there = page.url.split("#")[0]
    page.locator("body").press("End")
    page.click(".replaybar button:text-is('Play on from here')")
    page.wait_for_url(lambda url: "/t/" in url and not url.startswith(there))
    expect(page.locator("[data-target='pool:food']")).to_be_visible()
    page.click("[data-target='market:farmer'].legal")
    expect(page.locator(".pile .stamp")).to_have_count(1)


def test_the_guided_first_turn(server: Server, open_page: Open) -> None:
    page = open_page(guided=[])
    table = make(server, "human", "random", seed=5, first=0)
    table.sit(page, 0)
    guide = page.locator(".guide")
    expect(guide).to_contain_text("Every folk has a starting deck of ten cards")
    page.click("[data-target='folk:earthfolk']")
    expect(guide).to_contain_text("A white rope marks")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(guide).to_contain_text("On your turn you play the five cards")
    page.locator("[data-target='hand:hunter'].legal").first.click()
    expect(guide).to_contain_text("Your resources last until the end of your turn")
    page.click("[data-act=skip-guide]")
    expect(guide).to_have_count(0)
    page.reload()
    page.wait_for_selector(".tile")
    expect(guide).to_have_count(0)


def test_it_is_small_and_quick(server: Server, open_page: Open) -> None:
    page = open_page()
    size = {"n": 0}

    def count(response: object) -> None:
        headers = response.headers  # type: ignore[attr-defined]
        size["n"] += int(headers.get("content-length", 0))

    page.on("response", count)
    table = make(server, "human", "random", "random", "random", seed=5, first=0)
    table.sit(page, 0)
    assert size["n"] < 400_000
    show_list(page)
    choose(page, "folk earthfolk")
    choose_first(page, "start ")
    page.click("[data-act=list]")
    expect(page.locator("#question")).to_contain_text("Your turn")
    assert page.evaluate("document.querySelectorAll('body *').length") < 2500
    # A move draws what it changes, not the table.
    count_drawn(page)
    page.locator("[data-target^='hand:'].legal").first.click()
    expect(page.locator("[data-act=undo]")).to_have_attribute("aria-disabled", "false")
    assert 0 < page.evaluate("redrawn") < 150


def test_the_title_says_whose_turn_it_is(server: Server, open_page: Open) -> None:
    page = open_page()
    at_first_turn(page, server)
    expect(page).to_have_title(re.compile("^●"))
