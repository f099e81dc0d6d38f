"""Every reason to refuse can be reached, names its rule, and can be said in three languages."""

from collections.abc import Callable

import pytest
from tests.altay.table import ALTAY, Table, begin

from dolmen.core.play import Play
from dolmen.core.refusal import Refused
from dolmen.games import find
from dolmen.games.altay.ids import FOLKS
from dolmen.games.altay.messages import MESSAGES
from dolmen.speech.rulebook import open_rulebook


def plain() -> Table:
    return Table().hand(0, "hunter")


def choosing_folks() -> Play:
    play = begin(4)
    play.do("folk earthfolk")
    return play


def choosing_starts() -> Play:
    play = begin(2)
    play.do("folk earthfolk")
    play.do("folk elvenfolk")
    play.do("start farmland_n")
    return play


def after(t: Table, *actions: str) -> Play:
    t.do(*actions)
    return t.play


def building() -> Table:
    t = plain().land(1, hill_n=1).land(0, farmland_nw=4, forest_nw=1).marker(hill_w="conquest_1")
    return t.open(0, "town").pool(wood=1)


def fighting() -> Table:
    t = Table().land(0, hill_c=1).land(1, mountain_w=1).hand(1, "warrior", "village", "farmer")
    return t.hand(0, "warrior", "cavalry", "hunter")


def moving() -> Table:
    t = plain().done(0, "religion").land(0, mountain_w=1, forest_nw=1, hill_se=4)
    t.land(1, farmland_n=1).marker(forest_e="conquest_1", forest_se="conquest_1")
    return t.marker(mountain_e="conquest_3_wood", mountain_s="conquest_3_wood")


Case = tuple[str, str, Callable[[], Play], str]
CASES: list[Case] = [
    ("folk_taken", "4.8", choosing_folks, "folk earthfolk"),
    ("no_start", "4.9", choosing_starts, "start forest_n"),
    ("start_taken", "4.9", choosing_starts, "start farmland_n"),
    ("out_of_play", "R39", choosing_starts, "start farmland_nw"),
    ("not_in_hand", "M1", lambda: plain().play, "play digger metal"),
    ("no_such_option", "6.2", lambda: plain().play, "play hunter draw"),
    ("combat_card", "M1", lambda: Table().hand(0, "warrior").play, "play warrior produce"),
    (
        *("terrain_not_owned", "R11"),
        lambda: Table().hand(0, "miner").play,
        "play miner use_terrain",
    ),
    (
        *("terrain_used", "R11"),
        lambda: after(Table().hand(0, "farmer", "farmer"), "play farmer use_terrain"),
        "play farmer use_terrain",
    ),
    (
        *("nothing_to_draw", "R3"),
        lambda: Table().hand(0, "scholar").deck(0).play,
        "play scholar draw",
    ),
    (
        *("hand_empty", "R26"),
        lambda: Table().hand(0).done(0, "engineering").play,
        "use_goal engineering",
    ),
    (
        *("hand_empty", "6.1"),
        lambda: Table().hand(0).done(0, "mathematics").play,
        "use_goal mathematics",
    ),
    ("pool_empty", "6.1", lambda: plain().done(0, "commerce").play, "use_goal commerce"),
    (
        *("open_already", "R5"),
        lambda: Table().hand(0, "village").open(0, "village").play,
        "play village fill",
    ),
    ("not_open", "M2", lambda: plain().pool(food=1).play, "put food village"),
    ("not_open", "M3", lambda: plain().play, "take_stored merchant"),
    ("not_open", "M4", lambda: plain().play, "discard_open village"),
    ("not_open", "M1", lambda: Table().hand(0, "colonist").play, "play colonist fill_village"),
    ("no_fresh_marker", "R27", lambda: Table().hand(0, "shaman").play, "play shaman consume"),
    (
        *("no_sea", "R68"),
        lambda: after(
            Table(seafarer="on").hand(0, *["seafarer"] * 3),
            *("play seafarer sail", "sea sea_w", "play seafarer sail"),
        ),
        "play seafarer sail",
    ),
    ("resource_lacking", "M2", lambda: plain().open(0, "village").play, "put food village"),
    ("no_field", "M2", lambda: plain().open(0, "town").pool(food=1).play, "put food town"),
    ("no_goal_field", "M2", lambda: plain().goal(0, "ark").pool(food=1).play, "fill_goal food"),
    ("not_storing", "M3", lambda: plain().open(0, "village").play, "take_stored village"),
    ("stores", "R6", lambda: plain().open(0, "merchant").play, "discard_open merchant"),
    ("no_trading", "M11", lambda: plain().coins(0, 9).play, "exchange food"),
    (
        *("coins_lacking", "M11"),
        lambda: Table(trading="on").hand(0, "hunter").coins(0, 4).play,
        "exchange food",
    ),
    ("not_for_sale", "M5", lambda: plain().pool(food=9).play, "buy hunter"),
    ("pile_empty", "R8", lambda: plain().pool(food=9).sold(farmer=8).play, "buy farmer"),
    ("bought_already", "M5", lambda: after(plain().pool(food=9), "buy farmer"), "buy farmer"),
    ("cannot_pay", "M5", lambda: plain().pool(metal=2, culture=1).play, "buy chariot"),
    (
        *("not_that_payment", "M5"),
        lambda: after(plain().sold(merchant=1).pool(food=3, wood=1, stone=1), "buy merchant"),
        "resource food",
    ),
    (
        *("other_kind_first", "M5"),
        lambda: after(plain().sold(worker=1).pool(food=1, wood=1, metal=1, stone=1), "buy worker"),
        "resource stone",
    ),
    (
        *("too_late_for_kind", "M5"),
        lambda: after(
            plain().sold(worker=1).pool(food=1, wood=1, metal=2, stone=1),
            *("buy worker", "resource metal"),
        ),
        "resource wood",
    ),
    (
        *("resource_lacking", "M5"),
        lambda: after(plain().sold(merchant=1).pool(food=3, wood=1, stone=1), "buy merchant"),
        "resource metal",
    ),
    ("not_yours", "M6", lambda: fighting().play, "attack mountain_w hill_c"),
    ("not_adjacent", "M6", lambda: fighting().play, "attack hill_c farmland_ne"),
    (
        *("own_target", "M6"),
        lambda: fighting().land(0, hill_c=1, forest_sw=1).play,
        "attack hill_c forest_sw",
    ),
    ("nothing_to_attack", "R32", lambda: fighting().play, "attack hill_c forest_sw"),
    (
        *("pair_used", "M6"),
        lambda: after(
            fighting().land(1, mountain_w=2).hand(1),
            *("attack hill_c mountain_w", "card warrior", "strike", "fight"),
        ),
        "attack hill_c mountain_w",
    ),
    (
        *("no_attack_card", "M6"),
        lambda: fighting().hand(0, "hunter").play,
        "attack hill_c mountain_w",
    ),
    (
        *("too_weak", "R28"),
        lambda: Table().hand(0, "warrior").marker(hill_w="conquest_2_food").play,
        "attack farmland_nw hill_w",
    ),
    (
        *("no_attack_on_card", "M6"),
        lambda: after(fighting(), "attack hill_c mountain_w"),
        "card hunter",
    ),
    ("no_card_laid", "M6", lambda: after(fighting(), "attack hill_c mountain_w"), "strike"),
    ("not_in_hand", "M6", lambda: after(fighting(), "attack hill_c mountain_w"), "card chariot"),
    (
        *("no_defence_on_card", "5.5"),
        lambda: after(fighting(), *("attack hill_c mountain_w", "card warrior", "strike", "fight")),
        "card village",
    ),
    (
        *("not_in_hand", "5.5"),
        lambda: after(
            fighting(), *("attack hill_c mountain_w", "card warrior", "strike", "surrender")
        ),
        "card hunter",
    ),
    ("goal_in_progress", "M7", lambda: plain().goal(0, "ark").play, "take_goal writing"),
    (
        *("goal_not_shown", "M7"),
        lambda: plain().display(1, "masonry").play,
        "take_goal writing",
    ),
    ("goal_done", "M7", lambda: plain().done(0, "writing").play, "take_goal writing"),
    (
        *("level_rule", "R19"),
        lambda: plain().display(2, "philosophy").pool(culture=1).play,
        "take_goal philosophy",
    ),
    (
        *("nothing_fits", "M7"),
        lambda: plain().display(1, "masonry").pool(wood=1).play,
        "take_goal masonry",
    ),
    (
        *("no_goal_field", "M7"),
        lambda: after(
            plain().display(1, "masonry").pool(food=1, wood=1, stone=1), "take_goal masonry"
        ),
        "resource wood",
    ),
    ("no_goal", "M8", lambda: plain().play, "abandon_goal"),
    ("wonder_stays", "M8", lambda: plain().goal(0, "ark", wood=1).play, "abandon_goal"),
    ("goal_not_done", "M9", lambda: plain().play, "use_goal philosophy"),
    ("goal_not_usable", "M9", lambda: plain().done(0, "strategy").play, "use_goal strategy"),
    (
        *("goal_used", "M9"),
        lambda: after(plain().done(0, "philosophy"), "use_goal philosophy"),
        "use_goal philosophy",
    ),
    ("archive_empty", "M10", lambda: plain().play, "take_archived"),
    (
        *("not_in_hand", "R25"),
        lambda: after(plain().done(0, "writing"), "end_turn"),
        "archive chariot",
    ),
    (
        *("nothing_to_resettle", "R61"),
        lambda: moving().land(0, hill_se=4).land(3, farmland_se=1).play,
        "use_goal religion",
    ),
    ("territory_full", "5.6", lambda: after(building(), "put wood town"), "place farmland_nw"),
    ("marker_there", "5.6", lambda: after(building(), "put wood town"), "place hill_w"),
    ("foreign", "5.6", lambda: after(building(), "put wood town"), "place hill_n"),
    ("not_reachable", "5.6", lambda: after(building(), "put wood town"), "place forest_e"),
    ("out_of_play", "R39", lambda: after(building(), "put wood town"), "place island_w"),
    ("no_way_out", "R61", lambda: after(moving(), "use_goal religion"), "resettle hill_se"),
    (
        *("same_kind", "R50"),
        lambda: after(plain().done(0, "commerce").pool(food=1), "use_goal commerce"),
        "resource food",
    ),
]


@pytest.mark.parametrize(("key", "rule", "make", "action"), CASES, ids=[c[0] for c in CASES])
def test_refusal(key: str, rule: str, make: Callable[[], Play], action: str) -> None:
    play = make()
    reason = play.refusal(action)
    assert reason is not None, f"{action} is legal"
    assert (reason.key, reason.rule) == (key, rule)
    before = play.state.clone()
    with pytest.raises(Refused) as caught:
        play.do(action)
    assert play.state == before
    assert (caught.value.rule, caught.value.refusal) == (rule, reason)
    sentences = [play.explain(reason, language) for language in ("en", "de", "fr")]
    assert len(set(sentences)) == 3
    for sentence in sentences:
        assert sentence.endswith(f" ({rule}).")
        assert not set("{}|#") & set(sentence)


def test_every_reason_is_reached() -> None:
    assert {template.key for template in MESSAGES.refusals} == {key for key, _, _, _ in CASES}


@pytest.mark.parametrize("rule", sorted({rule for _, rule, _, _ in CASES}))
def test_the_rule_can_be_looked_up(rule: str) -> None:
    passage = open_rulebook(find("altay")).ruling(rule)
    assert passage is not None and passage.lines


def test_an_answer_to_another_question_says_what_is_asked() -> None:
    play = after(building(), "put wood town")
    with pytest.raises(Refused) as caught:
        play.do("end_turn")
    assert (
        str(caught.value) == "That is not the decision to make now (Where do you build?)."
    )  # no rule: it is not against any


def test_nothing_can_be_done_once_the_game_is_over() -> None:
    t = Table()
    t.state.ended = True
    t.end_turns(4)
    assert t.refused("end_turn") == ("game_over", "")


def test_refusals_give_numbers_and_names() -> None:
    t = plain().pool(metal=2, culture=1)
    reason = t.refusal("buy chariot")
    assert t.play.explain(reason) == (
        "A Chariot (2 VP) costs 2 metal and 2 culture; you have 2 metal and 1 culture (M5)."
    )
    assert len(FOLKS) == 4 and ALTAY.id == "altay"
