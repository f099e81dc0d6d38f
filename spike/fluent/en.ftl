## event

event-folk_chosen = { $seat } leads the { $folk }.
    .you = You lead the { $folk }.
event-starts = { $seat } settles { NAME($territory, form: "in the") }.
    .you = You settle { NAME($territory, form: "in the") }.
event-played = { $seat } plays { NAME($card, form: "a") }.
    .you = You play { NAME($card, form: "a") }.
event-produced_on = { $seat } plays { NAME($card, form: "a") } and uses { NAME($territory, form: "the") }: { $resources }.
    .you = You play { NAME($card, form: "a") } and use { NAME($territory, form: "the") }: { $resources }.
event-gained = { $seat } gains 1 { $resource }.
    .you = You gain 1 { $resource }.
event-put = { $seat } puts 1 { $resource } on { NAME($title, form: "the") }.
    .you = You put 1 { $resource } on { NAME($title, form: "the") }.
event-took_stored = { $seat } takes { $resources } from { NAME($card, form: "the") }.
    .you = You take { $resources } from { NAME($card, form: "the") }.
event-marker_consumed = { $seat } plays { NAME($card, form: "a") } and uses up { NAME($marker, form: "a") }.
    .you = You play { NAME($card, form: "a") } and use up { NAME($marker, form: "a") }.
event-drew = { $seat } draws { NAME($cards, form: "a") }.
    .you = You draw { NAME($cards, form: "a") }.
event-drew_hidden = { $seat } draws { $n ->
        [one] a card
       *[other] { $n } cards
    }.
    .you = You draw { $n ->
        [one] a card
       *[other] { $n } cards
    }.
event-sailed = { $seat } opens { NAME($sea, form: "the") } for this turn.
    .you = You open { NAME($sea, form: "the") } for this turn.
event-bought = { $seat } buys { NAME($card, form: "a") } for { $resources }.
    .you = You buy { NAME($card, form: "a") } for { $resources }.
event-built = { $seat } builds { NAME($territory, form: "in the") }.
    .you = You build { NAME($territory, form: "in the") }.
event-resettled = { $seat } moves a settlement from { NAME($source, form: "the") } to { NAME($target, form: "the") }.
    .you = You move a settlement from { NAME($source, form: "the") } to { NAME($target, form: "the") }.
event-attacks = { $seat } attacks { NAME($target, form: "the") } from { NAME($source, form: "the") }.
    .you = You attack { NAME($target, form: "the") } from { NAME($source, form: "the") }.
event-attacks_seat = { $seat } attacks { $other } { NAME($target, form: "in the") } from { NAME($source, form: "the") }.
    .you = You attack { $other } { NAME($target, form: "in the") } from { NAME($source, form: "the") }.
    .you-other = { $seat } attacks you { NAME($target, form: "in the") } from { NAME($source, form: "the") }.
event-conquered = { $seat } conquers { NAME($territory, form: "the") } and takes { NAME($marker, form: "a") }.
    .you = You conquer { NAME($territory, form: "the") } and take { NAME($marker, form: "a") }.
event-surrendered = { $seat } surrenders and discards { NAME($cards, form: "a") }.
    .you = You surrender and discard { NAME($cards, form: "a") }.
event-captured = { $seat } captures a settlement of { $other } { NAME($territory, form: "in the") }.
    .you = You capture a settlement of { $other } { NAME($territory, form: "in the") }.
    .you-other = { $seat } captures one of your settlements { NAME($territory, form: "in the") }.
event-archived = { $seat } archives { NAME($card, form: "a") }.
    .you = You archive { NAME($card, form: "a") }.
event-goal_revealed = { NAME($goal, form: "the") } is revealed.
event-took_goal = { $seat } takes { NAME($goal, form: "the") } and puts 1 { $resource } on it.
    .you = You take { NAME($goal, form: "the") } and put 1 { $resource } on it.
event-completed = { $seat } completes { NAME($goal, form: "the") }!
    .you = You complete { NAME($goal, form: "the") }!
event-coins_gained = { $seat } gains { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } for unused resources.
    .you = You gain { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } for unused resources.

## prompt

prompt-ask_payment = Which resource pays for { NAME($title, form: "the") }?
prompt-ask_resettle_to = Where does the settlement from { NAME($territory, form: "the") } go?
prompt-ask_attack_card = Attack on { NAME($target, form: "the") } from { NAME($source, form: "the") }: { $attack } against { $defence }. Which card?
prompt-ask_surrender_card = You may discard { $k ->
        [one] one more card
       *[other] { $k } more cards
    } and draw as many.

## refusal

refusal-resource_lacking = You have no { $resource }
refusal-terrain_not_owned = You have no settlement on { NAME($terrain, form: "a") }
refusal-not_adjacent = { NAME($target, form: "the") } is not adjacent to { NAME($source, form: "the") }

## effect

effect-use_terrain = use { NAME($terrain, form: "a") }
effect-fill_open_card = fill your open { $title } completely

## count

count-technologies_done = { $n ->
        [one] completed technology
       *[other] { $n } completed technologies
    }
count-deck_cards = { $n ->
        [one] card in your deck
       *[other] { $n } cards in your deck
    }
