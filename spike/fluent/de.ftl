## event

event-folk_chosen = { $seat } führt { NAME($folk, form: "den") } an.
    .you = Du führst { NAME($folk, form: "den") } an.
event-starts = { $seat } siedelt { NAME($territory, form: "im") }.
    .you = Du siedelst { NAME($territory, form: "im") }.
event-played = { $seat } spielt { NAME($card, form: "einen") }.
    .you = Du spielst { NAME($card, form: "einen") }.
event-produced_on = { $seat } spielt { NAME($card, form: "einen") } und nutzt { NAME($territory, form: "den") }: { $resources }.
    .you = Du spielst { NAME($card, form: "einen") } und nutzt { NAME($territory, form: "den") }: { $resources }.
event-gained = { $seat } erhält 1 { $resource }.
    .you = Du erhältst 1 { $resource }.
event-put = { $seat } legt 1 { $resource } auf { NAME($title, form: "den") }.
    .you = Du legst 1 { $resource } auf { NAME($title, form: "den") }.
event-took_stored = { $seat } nimmt { $resources } { NAME($card, form: "vom") }.
    .you = Du nimmst { $resources } { NAME($card, form: "vom") }.
event-marker_consumed = { $seat } spielt { NAME($card, form: "einen") } und verbraucht { NAME($marker, form: "einen") }.
    .you = Du spielst { NAME($card, form: "einen") } und verbrauchst { NAME($marker, form: "einen") }.
event-drew = { $seat } zieht { NAME($cards, form: "einen") }.
    .you = Du ziehst { NAME($cards, form: "einen") }.
event-drew_hidden = { $seat } zieht { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }.
    .you = Du ziehst { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }.
event-sailed = { $seat } öffnet für diesen Zug { NAME($sea, form: "den") }.
    .you = Du öffnest für diesen Zug { NAME($sea, form: "den") }.
event-bought = { $seat } kauft { NAME($card, form: "einen") } für { $resources }.
    .you = Du kaufst { NAME($card, form: "einen") } für { $resources }.
event-built = { $seat } baut { NAME($territory, form: "im") }.
    .you = Du baust { NAME($territory, form: "im") }.
event-resettled = { $seat } siedelt { NAME($source, form: "vom") } { NAME($target, form: "ins") } um.
    .you = Du siedelst { NAME($source, form: "vom") } { NAME($target, form: "ins") } um.
event-attacks = { $seat } greift { NAME($source, form: "vom") } aus { NAME($target, form: "den") } an.
    .you = Du greifst { NAME($source, form: "vom") } aus { NAME($target, form: "den") } an.
event-attacks_seat = { $seat } greift { $other } { NAME($source, form: "vom") } aus { NAME($target, form: "im") } an.
    .you = Du greifst { $other } { NAME($source, form: "vom") } aus { NAME($target, form: "im") } an.
    .you-other = { $seat } greift dich { NAME($source, form: "vom") } aus { NAME($target, form: "im") } an.
event-conquered = { $seat } erobert { NAME($territory, form: "den") } und nimmt { NAME($marker, form: "einen") }.
    .you = Du eroberst { NAME($territory, form: "den") } und nimmst { NAME($marker, form: "einen") }.
event-surrendered = { $seat } ergibt sich und legt { NAME($cards, form: "einen") } ab.
    .you = Du ergibst dich und legst { NAME($cards, form: "einen") } ab.
event-captured = { $seat } gewinnt { NAME($territory, form: "im") } eine Siedlung von { $other }.
    .you = Du gewinnst { NAME($territory, form: "im") } eine Siedlung von { $other }.
    .you-other = { $seat } gewinnt { NAME($territory, form: "im") } eine deiner Siedlungen.
event-archived = { $seat } archiviert { NAME($card, form: "einen") }.
    .you = Du archivierst { NAME($card, form: "einen") }.
event-goal_revealed = { NAME($goal, form: "der") } wird aufgedeckt.
event-took_goal = { $seat } nimmt { NAME($goal, form: "den") } und legt 1 { $resource } darauf.
    .you = Du nimmst { NAME($goal, form: "den") } und legst 1 { $resource } darauf.
event-completed = { $seat } erfüllt { NAME($goal, form: "den") }!
    .you = Du erfüllst { NAME($goal, form: "den") }!
event-coins_gained = { $seat } erhält { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    } für ungenutzte Ressourcen.
    .you = Du erhältst { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    } für ungenutzte Ressourcen.

## prompt

prompt-ask_payment = Womit bezahlst du { NAME($title, form: "den") }?
prompt-ask_resettle_to = Wohin siedelst du { NAME($territory, form: "vom") } um?
prompt-ask_attack_card = Angriff auf { NAME($target, form: "den") } { NAME($source, form: "vom") } aus: { $attack } gegen { $defence }. Welche Karte?
prompt-ask_surrender_card = Du darfst noch { $k ->
        [one] eine Karte
       *[other] { $k } Karten
    } ablegen und ziehst ebenso viele.

## refusal

refusal-resource_lacking = Du hast { NAME($resource, form: "keinen") }
refusal-terrain_not_owned = Du hast keine Siedlung auf { NAME($terrain, form: "einem") }
refusal-not_adjacent = { NAME($target, form: "der") } grenzt nicht an { NAME($source, form: "den") }

## effect

effect-use_terrain = nutze { NAME($terrain, form: "einen") }
effect-fill_open_card = fülle { NAME($title, form: "deinen offenen") } vollständig

## count

count-technologies_done = { $n ->
        [one] erfüllte Technologie
       *[other] { $n } erfüllte Technologien
    }
count-deck_cards = { $n ->
        [one] Karte in deinem Deck
       *[other] { $n } Karten in deinem Deck
    }
