## event

event-folk_chosen = { $seat } mène { NAME($folk, form: "le") }.
    .you = Vous menez { NAME($folk, form: "le") }.
event-starts = { $seat } s'installe { NAME($territory, form: "dans le") }.
    .you = Vous vous installez { NAME($territory, form: "dans le") }.
event-played = { $seat } joue { NAME($card, form: "un") }.
    .you = Vous jouez { NAME($card, form: "un") }.
event-produced_on = { $seat } joue { NAME($card, form: "un") } et exploite { NAME($territory, form: "le") } : { $resources }.
    .you = Vous jouez { NAME($card, form: "un") } et exploitez { NAME($territory, form: "le") } : { $resources }.
event-gained = { $seat } gagne 1 { $resource }.
    .you = Vous gagnez 1 { $resource }.
event-put = { $seat } pose 1 { $resource } sur { NAME($title, form: "le") }.
    .you = Vous posez 1 { $resource } sur { NAME($title, form: "le") }.
event-took_stored = { $seat } reprend { $resources } { NAME($card, form: "du") }.
    .you = Vous reprenez { $resources } { NAME($card, form: "du") }.
event-marker_consumed = { $seat } joue { NAME($card, form: "un") } et consomme { NAME($marker, form: "un") }.
    .you = Vous jouez { NAME($card, form: "un") } et consommez { NAME($marker, form: "un") }.
event-drew = { $seat } pioche { NAME($cards, form: "un") }.
    .you = Vous piochez { NAME($cards, form: "un") }.
event-drew_hidden = { $seat } pioche { $n ->
        [one] une carte
       *[other] { $n } cartes
    }.
    .you = Vous piochez { $n ->
        [one] une carte
       *[other] { $n } cartes
    }.
event-sailed = { $seat } ouvre { NAME($sea, form: "le") } pour ce tour.
    .you = Vous ouvrez { NAME($sea, form: "le") } pour ce tour.
event-bought = { $seat } achète { NAME($card, form: "un") } pour { $resources }.
    .you = Vous achetez { NAME($card, form: "un") } pour { $resources }.
event-built = { $seat } construit { NAME($territory, form: "dans le") }.
    .you = Vous construisez { NAME($territory, form: "dans le") }.
event-resettled = { $seat } déplace une colonie { NAME($source, form: "du") } vers { NAME($target, form: "le") }.
    .you = Vous déplacez une colonie { NAME($source, form: "du") } vers { NAME($target, form: "le") }.
event-attacks = { $seat } attaque { NAME($target, form: "le") } depuis { NAME($source, form: "le") }.
    .you = Vous attaquez { NAME($target, form: "le") } depuis { NAME($source, form: "le") }.
event-attacks_seat = { $seat } attaque { $other } { NAME($target, form: "dans le") } depuis { NAME($source, form: "le") }.
    .you = Vous attaquez { $other } { NAME($target, form: "dans le") } depuis { NAME($source, form: "le") }.
    .you-other = { $seat } vous attaque { NAME($target, form: "dans le") } depuis { NAME($source, form: "le") }.
event-conquered = { $seat } conquiert { NAME($territory, form: "le") } et prend { NAME($marker, form: "un") }.
    .you = Vous conquérez { NAME($territory, form: "le") } et prenez { NAME($marker, form: "un") }.
event-surrendered = { $seat } se rend et défausse { NAME($cards, form: "un") }.
    .you = Vous vous rendez et défaussez { NAME($cards, form: "un") }.
event-captured = { $seat } capture une colonie { NAME($other, form: "de") } { NAME($territory, form: "dans le") }.
    .you = Vous capturez une colonie { NAME($other, form: "de") } { NAME($territory, form: "dans le") }.
    .you-other = { $seat } capture une de vos colonies { NAME($territory, form: "dans le") }.
event-archived = { $seat } archive { NAME($card, form: "un") }.
    .you = Vous archivez { NAME($card, form: "un") }.
event-goal_revealed = { NAME($goal, form: "le") } est { GENDER($goal) ->
        [f] dévoilée
       *[other] dévoilé
    }.
event-took_goal = { $seat } prend { NAME($goal, form: "le") } et y pose 1 { $resource }.
    .you = Vous prenez { NAME($goal, form: "le") } et y posez 1 { $resource }.
event-completed = { $seat } achève { NAME($goal, form: "le") } !
    .you = Vous achevez { NAME($goal, form: "le") } !
event-coins_gained = { $seat } gagne { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    } pour ses ressources inutilisées.
    .you = Vous gagnez { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    } pour vos ressources inutilisées.

## prompt

prompt-ask_payment = Quelle ressource paie { NAME($title, form: "le") } ?
prompt-ask_resettle_to = Où va la colonie { NAME($territory, form: "du") } ?
prompt-ask_attack_card = Attaque { NAME($target, form: "du") } depuis { NAME($source, form: "le") } : { $attack } contre { $defence }. Quelle carte ?
prompt-ask_surrender_card = Vous pouvez encore défausser { $k ->
        [one] une carte
       *[other] { $k } cartes
    } et en piocher autant.

## refusal

refusal-resource_lacking = Vous n'avez pas { NAME($resource, form: "de") }
refusal-terrain_not_owned = Vous n'avez pas de colonie sur { NAME($terrain, form: "un") }
refusal-not_adjacent = { NAME($target, form: "le") } n'est pas { GENDER($target) ->
        [f] adjacente
       *[other] adjacent
    } { NAME($source, form: "au") }

## effect

effect-use_terrain = exploitez { NAME($terrain, form: "un") }
effect-fill_open_card = remplissez entièrement votre carte ouverte { $title }

## count

count-technologies_done = { $n ->
        [one] technologie achevée
       *[other] { $n } technologies achevées
    }
count-deck_cards = { $n ->
        [one] carte de votre deck
       *[other] { $n } cartes de votre deck
    }
