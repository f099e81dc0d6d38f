"""My turn is mine: it ends when I say so, and a click does what it says."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.clicks import measure, play_before
from tests.browser.tables import (
    Open,
    Server,
    Table,
    choose,
    make,
    question,
    show_list,
    wait_until,
)

from dolmen.core.hold import HoldFor
from dolmen.core.horizon import reversible
from dolmen.core.play import Play
from dolmen.core.record import parse
from dolmen.core.step import asked
from dolmen.games import find
from dolmen.games.prehistory.autumn import AutumnTurn
from dolmen.games.prehistory.spring import TurnTail
from dolmen.games.prehistory.targets import missing_bargains
from dolmen.server.outlook import Outlook

Wanted = Callable[[Play], Any]


def position(game: str, wanted: Wanted, players: int = 2, **options: str) -> tuple[Play, Any]:
    """A table at which the first seat decides and finds what is wanted, and what that is."""
    rules = find(game)
    for seed in range(60):
        play = rules.start(players, seed, options)
        rng = Random(seed)
        while not play.over and len(play.moves) < 250:
            found = wanted(play) if play.state.seat == 0 else None
            if found:
                return play, found
            play.do(rng.choice(play.state.options))
    raise AssertionError(f"no such position of {game}")


def outlook(play: Play) -> Outlook:
    return Outlook(play.game.face, play.state, lambda seat: True)


def text(play: Play, index: int) -> str:
    return play.game.vocabulary.text(index)


def targets(play: Play, index: int) -> list[str]:
    found: list[str] = play.game.face.targets(play.state, index)
    return found


def lit(play: Play) -> set[str]:
    return {t for index in play.state.options for t in targets(play, index)}


def sit(server: Server, page: Page, play: Play) -> Table:
    kinds = ["human"] * play.record.header.players
    table = make(server, *kinds, game=play.game.id, record=str(play.record))
    table.sit(page, 0, ready=".prompt.mine")
    return table


def leads_to_wait(verb: str) -> Wanted:
    """A choice after which only this is left, and which can then be undone."""

    def wanted(play: Play) -> int | None:
        s = play.state
        for index in s.options:
            if play.game.face.gives_up(s, index):
                continue
            trial = play.clone()
            trial.do(index, HoldFor(play.game, s, lambda seat: True))
            if trial.held and trial.can_undo and text(play, trial.state.options[0]) == verb:
                return int(index)
        return None

    return wanted


def test_a_turn_ends_when_its_player_says_so(server: Server, open_page: Open) -> None:
    for game, verb in (
        ("altay", "end_turn"),
        ("prehistory", "end_turn"),
        ("endless_winter", "eclipse_done"),
    ):
        play, index = position(game, leads_to_wait(verb))
        page = open_page()
        table = sit(server, page, play)
        show_list(page)
        choose(page, text(play, index))
        button = page.locator(".acts button.lit")
        expect(button).to_have_attribute("data-choice", verb)
        expect(page.locator("[data-act=undo]")).not_to_have_attribute("aria-disabled", "true")
        assert "undo" in question(page)
        page.click("[data-act=undo]")
        expect(button).to_have_count(0)
        page.click("[data-act=redo]")
        expect(button).to_have_count(1)
        # Somebody who wants speed is not asked.
        quick = open_page(quick=True)
        table.sit(quick, 0, ready=".prompt")
        expect(quick.locator(".acts button.lit")).to_have_count(0)
        expect(button).to_have_count(0)


def opens_without_food(play: Play) -> str | None:
    """An open card that can only be given up."""
    up = [index for index in play.state.options if play.game.face.gives_up(play.state, index)]
    others = [index for index in play.state.options if index not in up]
    rest = {t for index in others for t in targets(play, index)}
    found = [t for index in up for t in targets(play, index) if t not in rest]
    return found[0] if found and len(others) > 1 else None


def test_giving_up_takes_a_second_step(server: Server, open_page: Open) -> None:
    play, place = position("altay", opens_without_food)
    page = open_page()
    sit(server, page, play)
    thing = page.locator(f"[data-target='{place}']").first
    expect(thing).not_to_have_class("legal")
    assert "legal" not in (thing.get_attribute("class") or "")
    thing.dispatch_event("click")
    expect(page.locator(".menu [data-choice^='discard_open']")).to_have_count(1)
    page.keyboard.press("Escape")
    page.click("[data-act=give-up]")
    expect(page.locator(".menu [data-choice]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".menu")).to_have_count(0)
    # From the list it is asked about, and No leaves everything as it was.
    show_list(page)
    page.locator(".choices [data-choice^='discard_open']").first.click()
    expect(page.locator("[data-act=sure]")).to_be_visible()
    page.locator(".acts button", has_text="No").click()
    expect(page.locator("[data-act=sure]")).to_have_count(0)
    assert "legal" not in (thing.get_attribute("class") or "")


def final_after_undoable(play: Play) -> tuple[int, int] | None:
    """A choice that can be undone, and one on the table after it that cannot."""
    view = outlook(play)
    s = play.state
    if play.decision is None or play.decision.prompt.key != "ask_main":
        return None
    for index in s.options:
        if play.game.face.gives_up(s, index) or not view.can_take_back(index):
            continue
        later = play.clone()
        later.do(index)
        if later.state.seat != 0 or type(later.state.stack[-1]) is not type(s.stack[-1]):
            continue
        then = outlook(later)
        for following in later.state.options:
            if targets(later, following) and not then.can_take_back(following):
                return index, following
    return None


def test_asked_again_before_exactly_what_cannot_be_undone(server: Server, open_page: Open) -> None:
    play, (first, final) = position("altay", final_after_undoable)
    page = open_page(confirm="usual")
    sit(server, page, play)
    show_list(page)
    choose(page, text(play, first))  # can be undone: not asked about
    page.locator(f".choices [data-choice='{text(play, final)}']").click()
    expect(page.locator("[data-act=sure]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-act=sure]")).to_have_count(0)
    expect(page.locator("[data-act=undo]")).not_to_have_attribute("aria-disabled", "true")
    # The button that ends the turn carries a lock, and says so.
    expect(page.locator(".acts [data-choice=end_turn] .final")).to_have_count(1)
    page.locator(f".choices [data-choice='{text(play, final)}']").click()
    page.click("[data-act=sure]")
    expect(page.locator("[data-act=undo]")).to_have_attribute("aria-disabled", "true")


def pure_gain(play: Play) -> int | None:
    gain = outlook(play).pure_gain()
    return gain if gain is not None and outlook(play).can_take_back(gain) else None


def test_pure_gains_are_taken_for_those_who_want_it(server: Server, open_page: Open) -> None:
    play, index = position("endless_winter", pure_gain)
    gain = f"0 {text(play, index)}"
    for wanted in (False, True):
        page = open_page(autogain=wanted)
        table = sit(server, page, play)
        record = f"/api/tables/{table.id}/record?token={table.token(0)},{table.token(1)}"
        taken = partial(is_recorded, server, record, gain)
        if not wanted:
            expect(page.locator(f".acts [data-choice='{text(play, index)}']")).to_be_visible()
            assert not taken(), "asked, unless wished otherwise"
            continue
        wait_until(page, taken)


def at_main(play: Play) -> Any:
    decision = play.decision
    if decision is None or decision.prompt.key != "ask_main":
        return None
    hand = [t for t in lit(play) if t.startswith("hand:")]
    dark = [
        f"territory:{t['id']}"
        for t in play.view(0)["table"]["territories"]
        if f"territory:{t['id']}" not in lit(play)
    ]
    return (hand[0], dark[0]) if hand and dark else None


def test_places_say_what_a_click_does_or_why_nothing(server: Server, open_page: Open) -> None:
    play, (card, region) = position("altay", at_main)
    page = open_page()
    sit(server, page, play)
    thing = page.locator(f"[data-target='{card}']").first
    assert "Click: " in (thing.get_attribute("aria-description") or "")
    thing.hover()
    expect(page.locator(".tip")).to_contain_text("Click: ")
    page.mouse.move(2, 2)
    expect(page.locator(".tip")).to_have_count(0)
    page.locator(f"[data-target='{region}']").first.dispatch_event("click")
    expect(page.locator(".toast")).not_to_be_empty()
    expect(page.locator(".toast button, .toast a").first).to_be_visible()


def leads_on(*kinds: str) -> Wanted:
    """A place that no choice stands for, but to which exactly one leads."""

    def wanted(play: Play) -> tuple[str, int] | None:
        view, now = outlook(play), lit(play)
        for index in play.state.options:
            if play.game.face.gives_up(play.state, index):
                continue
            found, _ = view.after(view.world, index)
            if not reversible(view.world, found) or not view.goes_on(view.world, index, found):
                continue
            for following in found.options:
                for place in play.game.face.targets(found, following):
                    if place.split(":")[0] in kinds and place not in now:
                        ways, far = view.ways(place)
                        if not far and ways == [index]:
                            return place, index
        return None

    return wanted


def is_recorded(server: Server, record: str, line: str) -> bool:
    return line in server.text(record).splitlines()[-3:]


def test_a_direct_click_begins_the_action(server: Server, open_page: Open) -> None:
    for game, kinds in (("endless_winter", ("ground", "culture")), ("prehistory", ("hex",))):
        play, (place, index) = position(game, leads_on(*kinds))
        page = open_page()
        table = sit(server, page, play)
        page.locator(f"[data-target='{place}']").first.wait_for(state="attached")
        page.locator(f"[data-target='{place}']").first.dispatch_event("click")
        record = f"/api/tables/{table.id}/record?token={table.token(0)},{table.token(1)}"
        chosen = f"0 {text(play, index)}"  # the choice that leads there
        wait_until(page, partial(is_recorded, server, record, chosen))
        page.wait_for_function("() => !document.querySelector('.menu')")


def test_choices_are_not_blind(server: Server, open_page: Open) -> None:
    page = open_page()
    make(server, "human", "greedy", seed=5).sit(page, 0, ready=".picker.folks")
    for folk in page.locator(".folk").all():
        counts = [int(n) for n in folk.locator(".card .count").all_inner_texts()]
        assert sum(counts) == 10
    page.click("[data-act=fold]")
    expect(page.locator(".folkname")).to_have_count(0)
    page.click("[data-act=fold]")
    page.locator(".folkname").first.click()
    expect(page.locator(".picker")).to_have_count(0)
    other = open_page()
    make(server, "human", "greedy", game="prehistory", seed=5).sit(other, 0, ready=".weathers")
    # The wall stands free above the wheels.
    free = other.evaluate(
        """() => document.querySelector('.picker').getBoundingClientRect().top
          - document.querySelector('.stage').getBoundingClientRect().top"""
    )
    assert free > 120
    other.click("[data-act=fold]")
    expect(other.locator(".weathers")).to_have_count(0)


def skips_into_summer(play: Play) -> tuple[list[str], str, list[str]] | None:
    """At the end of a turn of spring: what is skipped up to the question which pillar to take, an
    answer to that, and what is skipped from there on."""
    if not isinstance(asked(play.state), TurnTail) or play.game.quiet(play.state) is not None:
        return None
    spring = play.clone()
    passed = skip_through(spring)
    if "pass" not in passed:
        return None
    for option in spring.state.options:
        summer = spring.clone()
        summer.do(option)
        skipped = skip_through(summer)
        if text(spring, option).startswith("pick") and skipped and not summer.over:
            return passed, text(spring, option), skipped
    return None


def skip_through(play: Play) -> list[str]:
    """Skip whatever offers nothing at once."""
    found = []
    while play.state.stack and (skip := play.game.face.skipping(play.state)) is not None:
        found.append(text(play, skip))
        play.do(skip)
    return found


def bargain(play: Play) -> tuple[str, int] | None:
    """In autumn: a resource worth buying, of which there is none."""
    s: Any = play.state
    found: dict[str, int] = missing_bargains(s, 0) if asks_autumn(play) else {}
    return next(iter(found.items()), None)


def asks_autumn(play: Play) -> bool:
    return isinstance(asked(play.state), AutumnTurn)


def test_prehistory_asks_no_more_than_it_must(server: Server, open_page: Open) -> None:
    page = open_page()
    play, (passed, pick, skipped) = position("prehistory", skips_into_summer, players=1)
    table = sit(server, page, play)
    record = f"/api/tables/{table.id}/record?token={table.token(0)}"
    page.click("[data-act=skip-on]")
    # Which pillar to take is asked on the way.
    page.click(f"[data-target='pillar:{pick.split()[1]}'].legal")
    meant = [*passed, pick, *skipped]
    wait_until(page, lambda: len(parse(server.text(record)).moves) >= len(play.moves) + len(meant))
    done = parse(server.text(record)).moves[len(play.moves) :]
    assert [text for _, text in done] == meant, "until there is something to do"
    expect(page.locator("[data-act=skip-off]")).to_have_count(0)
    # A resource that there is none of is bought and paid with one click.
    play, (place, index) = position("prehistory", bargain)
    table = sit(server, page, play)
    record = f"/api/tables/{table.id}/record?token={table.token(0)},{table.token(1)}"
    thing = page.locator(f"[data-target='{place}']")
    expect(thing).to_have_attribute("title", re.compile("A click buys one for 2 development"))
    thing.click()
    paid = text(play, index).replace("buy_resource", "pay_resource")
    wait_until(page, partial(is_recorded, server, record, f"0 {paid}"))
    assert is_recorded(server, record, f"0 {text(play, index)}")
    page.click("[data-act=undo]")
    page.click("[data-act=undo]")
    expect(thing).to_have_attribute("title", re.compile("A click buys one"))


def test_two_rounds_cost_few_clicks(server: Server, open_page: Open) -> None:
    """The same game cost 22 clicks in 0.2.0, when turns ended by themselves."""
    page = open_page(confirm="usual")
    mouse = measure(page, server, play_before("altay", 5), 2, direct=True)
    assert mouse.clicks <= 19
