"""Rulings R1 to R20, R41 to R46, R55 to R64: turns, cards, incomes."""

from tests.endless_winter.table import Table, answer, first_option, start, state

from dolmen.games.endless_winter.eclipse import EclipseOf
from dolmen.games.endless_winter.icon import Icon
from dolmen.games.endless_winter.ids import (
    BASE_COLUMNS,
    CARDS,
    CHOOSE,
    COUNTERS,
    DEVELOP,
    EXCHANGE,
    FOLK,
    FOOD,
    HUNT,
    PER,
    POINT,
    TOOL,
)
from dolmen.games.endless_winter.income import resolve
from dolmen.games.endless_winter.preparation import Refill
from dolmen.games.endless_winter.scoring import scores
from dolmen.games.endless_winter.state import NEUTRAL_FIGURE


def cards(*names: str) -> list[int]:
    return [CARDS.index(name) for name in names]


def test_R01_every_turn_places_a_figure() -> None:
    t = Table().turn(0)
    assert t.asked == "place_figure"
    assert all(option.startswith("place_figure") for option in t.options)
    assert "place_figure tribe rest" in t.options
    play = first_option(start(3))
    assert sum(1 for e in play.events if e.message.key == "turn") == 4 * 3 * 3


def test_R02_twice_in_a_column_only_the_first_takes_step_c() -> None:
    t = Table().occupy(0, DEVELOP).turn(0).do("place_figure tribe develop")
    t.to("take_first_figure")
    assert not t.options, "the turn is over without the first-figure income"
    assert t.seat(0).figures == [DEVELOP + 1, DEVELOP + 1, -1]
    assert t.said("placed_figure")[0]["column"] == DEVELOP


def test_R03_no_way_back_to_step_a() -> None:
    t = Table().hand(0, "tribesman", "tribesman").give(0, food=5).turn(0)
    t.do("place_figure tribe initiate", "play_tribe tribesman", "decline", "next_step")
    assert t.asked == "step_b"
    assert t.refused("column_option recruit_to_hand") == "R3"
    t.do("play_tribe tribesman", "decline")
    assert t.asked == "step_b", "cards go on, but step A does not come back"


def test_R04_labor_lapses() -> None:
    t = Table().hand(0, "bone_needles").turn(0).do("play_culture bone_needles")
    assert t.s.labor == 2
    t.do("place_figure tribe rest").to("the end")
    assert t.s.labor == 0
    assert t.s.pledged == [0] * len(BASE_COLUMNS)


def test_R05_column_labor_replaces_labor() -> None:
    t = Table().hand(0, "brave", "brave").turn(0)
    t.s.animal_deck = []
    t.do("place_figure tribe hunt", "play_tribe brave")
    assert t.s.labor == 3
    t = Table().hand(0, "brave", "brave").turn(0)
    t.do("place_figure tribe develop", "play_tribe brave")
    assert t.s.labor == 1


def test_R06_food_and_tools_are_no_labor() -> None:
    t = Table().give(0, food=10, tools=5).display(r0c0="barter").hand(0, "tribesman").turn(0)
    t.do("place_figure tribe develop")
    assert t.refused("column_option gain_culture") == "R56"


def test_R07_no_partial_payment() -> None:
    t = Table().give(0, food=1).hand(0, "tribesman", "shaman").turn(0)
    t.do("place_figure tribe initiate", "play_tribe shaman")
    assert "column_option recruit_to_discard" in t.options
    reason = t.refusal("column_option recruit_to_hand")
    assert (reason.key, reason.rule, reason.message.values) == ("lacks_food", "R7", (2, 1))


def test_R08_a_recruit_may_be_played_at_once() -> None:
    t = Table().give(0, food=2).hand(0, "tribesman").turn(0)
    t.do("place_figure tribe initiate", "play_tribe tribesman", "decline")
    t.do("column_option recruit_to_hand", "pick_tribe_type elder")
    assert "play_tribe elder" in t.options


def test_R09_a_culture_card_gained_now_waits_for_the_next_turn() -> None:
    t = Table().hand(0, "shaman").display(r0c0="fire_making").turn(0)
    t.do("place_figure tribe develop", "play_tribe shaman", "column_option gain_culture")
    assert t.seat(0).hand == cards("fire_making")
    t.to("the end")
    assert t.seat(0).hand == cards("fire_making")


def test_R10_a_further_culture_card_costs_another_card() -> None:
    t = Table().hand(0, "flint_knapping", "gathering_baskets").turn(0)
    t.do("play_culture flint_knapping", "take", "take")
    assert t.asked == "place_figure"
    t = Table().hand(0, "fishing_weirs", "gathering_baskets", "snares", "elder").turn(0)
    t.do("play_culture gathering_baskets")
    t.do("play_culture fishing_weirs")
    assert t.asked == "pick_discard"
    assert t.options == ["pick_discard elder", "pick_discard snares"]
    assert t.seat(0).food == 3, "the discard comes before the effect"
    t.do("pick_discard snares")
    assert t.seat(0).food == 7
    assert t.seat(0).discard == cards("snares")
    t = Table().hand(0, "fire_making", "snares").turn(0)
    t.do("play_culture fire_making", "pick_track glory")
    assert t.asked == "place_figure"


def test_R11_an_effect_may_bury_the_next_culture_card() -> None:
    t = Table().hand(0, "burial_rites", "snares").turn(0)
    t.do("play_culture burial_rites", "pick_bury hand snares", "pick_track glory")
    assert t.asked == "place_figure"
    assert t.seat(0).grave == cards("snares")


def test_R12_chief_bonus_is_optional_and_never_on_rest() -> None:
    t = Table().turn(0)  # Tuskbreaker, side A: hunt: labor 2
    t.s.animal_deck = []
    t.do("place_figure chief hunt")
    assert t.options == ["use_chief", "decline"]
    t.do("use_chief")
    assert t.s.labor == 2
    t = Table().turn(0).do("place_figure chief develop")
    assert t.asked != "use_chief", "the side does not name this column"
    t = Table().turn(0).do("place_figure chief rest")
    assert t.asked != "use_chief"
    t = Table().turn(0).do("place_figure tribe hunt")
    assert t.asked != "use_chief"


def test_R13_bury_from_hand_and_discard_pile_only() -> None:
    t = Table().hand(0, "elder").discard(0, "scout").pile(0, "shaman").deck(0, "crafter")
    t.seat(0).area = cards("brave")
    t.gain(0, bury=1)
    assert t.options == ["pick_bury hand elder", "pick_bury discard scout", "lesser", "decline"]
    assert t.refused("pick_bury discard shaman") == "R13"


def test_R14_every_kind_of_deck_card_may_be_buried() -> None:
    t = Table().hand(0, "tribesman", "elder", "snares").animals(0, mastodon=1).gain(0, bury=1)
    names = [o for o in t.options if o.startswith("pick_bury")]
    assert names == [f"pick_bury hand {n}" for n in ("elder", "tribesman", "snares")]


def test_R15_nothing_to_draw() -> None:
    t = Table().gain(0, draw=1)
    assert t.options == ["lesser", "decline"]
    assert t.refused("take") == "R15"
    t = Table().discard(0, "elder", "scout").gain(0, draw=2)
    t.do("take", "take")
    assert t.seat(0).hand == cards("elder", "scout")


def test_R16_empty_tribe_stacks() -> None:
    t = Table()
    t.s.stacks = [0, 2] + [0] * (len(FOLK) - 2)
    t.gain(0, tribe_to_hand=1)
    assert t.options == ["pick_tribe_type crafter", "lesser", "decline"]
    assert t.refused("pick_tribe_type elder") == "R16"
    t = Table()
    t.s.stacks = [0] * len(FOLK)
    t.gain(0, tribe_to_discard=1).do("lesser", "take")
    assert t.seat(0).tools == 1


def test_R17_idol_benefits_before_the_next_step() -> None:
    t = Table().give(0, offering=3).gain(0, idol=2)
    t.do("pick_track offering", "take", "take")
    assert t.seat(0).tools == 2
    assert t.asked == "pick_track"
    t.do("pick_track offering")
    assert (t.seat(0).offering, t.seat(0).tools) == (5, 2)


def test_R18_both_markers_at_the_top() -> None:
    t = Table().give(0, glory=12, offering=11).gain(0, idol=3)
    assert t.seat(0).offering == 12
    assert t.seat(0).points == 5 + 2


def test_R41_hand_has_no_limit() -> None:
    t = Table().hand(0, *["elder"] * 8).deck(0, *["scout"] * 5).deck(1, *["scout"] * 5)
    Refill().run(t.s)
    assert len(t.seat(0).hand) == 13


def test_R42_food_and_tools_above_the_limit_are_lost() -> None:
    t = Table().give(0, food=8).gain(0, food=5)
    assert t.seat(0).food == 10
    t = Table().give(0, food=0, tools=5).gain(0, tool=1)
    assert (t.seat(0).food, t.seat(0).tools) == (1, 5), "a sixth tool becomes food"


def test_R43_offering_points() -> None:
    t = Table().give(0, food=7, tools=4)
    assert [points_at(t, position) for position in (0, 1, 4, 7, 11)] == [0, 2, 3, 5, 11]


def points_at(t: Table, position: int) -> int:
    return scores(t.give(0, offering=position).s)[0][1]


def test_R44_cultures_that_are_not_buried_score_nothing() -> None:
    t = Table().hand(0, "star_lore").deck(0, "star_lore").discard(0, "star_lore")
    assert sum(scores(t.s)[0]) == 0


def test_R45_choose_and_per() -> None:
    t = Table().hand(0, "healing_herbs").turn(0).do("play_culture healing_herbs")
    assert t.options == ["pick_option 1", "pick_option 2", "pick_option 3"]
    assert t.refused("pick_option 4") == "R45"
    t.do("pick_option 2", "decline")
    assert t.seat(0).food == 1
    t = Table().hand(0, "trophy_hall").animals(0, mastodon=2, argentavis=1).turn(0)
    t.do("play_culture trophy_hall")
    assert t.seat(0).points == 2
    icon = Icon(PER, 3, get=(Icon(POINT),), counter=COUNTERS.index("food"), div=2)
    t = Table().give(0, food=9)
    resolve(t.s, 0, (icon,))
    assert t.run().seat(0).points == 3, "at most the cap"


def test_R46_labor_outside_the_turn_is_ignored() -> None:
    t = Table().gain(0, labor=2)
    assert t.s.labor == 0
    t = Table().turn(1)
    t.gain(0, labor=2)
    assert t.s.labor == 0


def test_R53_nobody_is_first_where_a_neutral_figure_stands() -> None:
    t = Table()
    t.s.first[HUNT] = NEUTRAL_FIGURE
    t.s.animal_deck = []
    t.turn(0).do("place_figure tribe hunt").to("take_first_figure")
    assert t.said("placed_first") == []
    assert t.seat(0).food == 0


def test_R55_free_step_b_as_lesser_income() -> None:
    t = Table().turn(0).do("place_figure tribe initiate", "column_option bury_one")
    assert t.options == ["lesser", "decline"]
    t.do("lesser", "take")
    assert t.seat(0).tools == 1
    t = Table().turn(0)
    t.s.animal_deck = []
    t.do("place_figure tribe hunt", "column_option tip_one", "lesser")
    assert t.seat(0).food == 1
    t = Table().turn(0).do("place_figure tribe develop")
    assert t.asked == "take_first_figure", "no stone is affordable: step B is skipped"


def test_R56_what_cannot_be_received_cannot_be_bought() -> None:
    t = Table().give(0, food=5).hand(0, "tribesman").turn(0)
    t.seat(0).board_camps = 0
    t.do("place_figure tribe migrate", "play_tribe tribesman", "decline")
    assert t.asked != "step_a"
    t = Table().give(0, food=5).hand(0, "shaman", "shaman").turn(0)
    t.s.stacks = [0] * len(FOLK)
    t.do("place_figure tribe initiate", "play_tribe shaman")
    assert t.refused("column_option recruit_to_hand") == "R56"


def test_R57_labor_is_one_pool() -> None:
    t = Table().hand(0, "bone_needles", "start_brave").ground(r0c0="sabertooth").turn(0)
    t.s.animal_deck = []
    t.do("play_culture bone_needles", "place_figure chief hunt", "use_chief")
    t.do("play_tribe start_brave")
    assert t.s.labor == 2 + 2 + 2


def test_R59_what_can_be_declined() -> None:
    t = Table().deck(0, "elder").gain(0, draw=1)
    assert "decline" in t.options
    t = Table().gain(0, tool=1)
    assert t.options == ["take", "lesser"]
    assert t.refused("decline") == "R59"
    t = Table().gain(0, idol=1)
    assert t.options == ["pick_track glory", "pick_track offering"]
    t = Table().gain(0, random_animal=1)
    assert t.options == ["take", "lesser"]
    assert t.refused("decline") == "R59"


def test_R60_draws_of_preparation_are_forced() -> None:
    t = Table().deck(0, *["elder"] * 6).deck(1, *["elder"] * 6)
    Refill().run(t.s)
    assert [len(seat.hand) for seat in t.s.seats] == [5, 5]


def test_R61_cards_drawn_by_step_c_are_kept() -> None:
    t = Table().deck(0, "elder").turn(0).do("place_figure tribe initiate", "next_step")
    t.do("first_figure", "pick_track glory", "take")
    assert t.seat(0).hand == cards("elder")
    assert not t.options, "it cannot be played any more"


def test_R62_depth_first() -> None:
    t = Table().give(0, glory=3).hand(0, "elder", "scout").gain(0, idol=1, food=2)
    t.do("pick_track glory")
    assert t.asked == "pick_bury"
    assert t.seat(0).food == 0, "the food comes after everything the Idol causes"
    t.do("pick_bury hand elder")
    assert t.seat(0).food == 2


def test_R63_every_game_ends() -> None:
    for players in (1, 2, 3, 4):
        assert first_option(start(players, 3)).over


def test_R64_equal_cards_are_one_option() -> None:
    t = Table().hand(0, "elder", "elder", "elder").discard(0, "elder", "elder").gain(0, bury=1)
    assert t.options == ["pick_bury hand elder", "pick_bury discard elder", "lesser", "decline"]
    t = Table().hand(0, "elder", "elder").turn(0).do("place_figure tribe develop")
    assert t.options == ["play_tribe elder", "next_step"]


def test_exchange_gives_exactly_what_it_says() -> None:
    icon = Icon(EXCHANGE, 2, give=(1, 0), get=(Icon(TOOL),))
    t = Table().give(0, food=2)
    resolve(t.s, 0, (icon,))
    t.run().do("use_exchange", "use_exchange")
    assert (t.seat(0).food, t.seat(0).tools) == (0, 2)
    assert not t.options


def test_lesser_income_may_be_taken_repeatedly() -> None:
    t = Table().gain(0, sacred_stone=1).do("lesser", "lesser", "lesser")
    assert t.seat(0).food == 1
    t = Table().camps(0, base=1).gain(0, village=1).do("lesser", "lesser")
    assert t.options == ["pick_camp base", "decline"]
    assert t.refused("lesser") == "5.6", "a move cannot be changed"


def test_choose_is_a_question_of_its_own() -> None:
    icon = Icon(CHOOSE, options=((Icon(FOOD, 2),), (Icon(POINT, 1),)))
    t = Table()
    resolve(t.s, 0, (icon,))
    t.run().do("pick_option 2")
    assert t.seat(0).points == 1


def test_R40_turn_order_income_at_setup_and_eclipse() -> None:
    t = Table(4)
    t.s.order = (3, 1, 0, 2)
    t.step(*(EclipseOf(seat) for seat in t.s.order)).to("the end")
    goods = [(seat.food, seat.tools) for seat in t.s.seats]
    assert goods[3] == (0, 0)
    assert goods[1] == (1, 0)
    assert goods[0] == (2, 0)
    assert goods[2][0] + goods[2][1] == 2


def test_R47_setup_incomes_in_turn_order() -> None:
    play = answer(start(3, 5), "place_figure")
    gained = [e.message.values[0] for e in play.events if e.message.key == "gained"]
    order = state(play).order
    assert [seat for n, seat in enumerate(gained) if seat not in gained[:n]] == list(order)
    assert gained == sorted(gained, key=order.index), "each completes the own incomes first"


def test_R50_sealed_choices_stay_hidden() -> None:
    play = start(2, 5)
    assert play.decision is not None
    first = play.decision.seat
    play.do(play.decision.actions[1])
    shown = play.view(1 - first)["table"]["seats"][first]
    assert (shown["chief_side"], shown["side_chosen"]) == (None, True)
    answer(play, "choose_setup")
    assert play.decision is not None
    second = play.decision.seat
    play.do(play.decision.actions[0])
    shown = play.view(1 - second)["table"]["seats"][second]
    assert (shown["setup_card"], shown["setup_chosen"]) == (None, True)
