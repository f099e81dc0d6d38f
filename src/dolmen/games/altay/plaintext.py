"""The table as text: goals, market, map, players, hand; what changes most comes last.

Every line fits within 76 columns, so that a frame around it fits within 80.
"""

from dolmen.core.view import View
from dolmen.games.altay.ids import CARDS, FOLKS, GOALS, MARKERS, RESOURCES, TERRITORIES, TITLES
from dolmen.games.altay.lexicon import Lexicon
from dolmen.games.altay.view import SeatView, Table, TerritoryView
from dolmen.speech.grammar import upper
from dolmen.speech.layout import KEEP, wrap

WIDTH = 76
NAME_WIDTH = 12  # of a seat in the map

CARD = {name: number for number, name in enumerate(CARDS)}
TITLE = {name: number for number, name in enumerate(TITLES)}
GOAL = {name: number for number, name in enumerate(GOALS)}
MARKER = {name: number for number, name in enumerate(MARKERS)}
TERRITORY = {name: number for number, name in enumerate(TERRITORIES)}


def table(view: View[Table], lexicon: Lexicon) -> list[str]:
    """The whole table as the viewer sees it."""
    table = view["table"]
    blocks = [
        goals(table, lexicon),
        market(table, lexicon),
        board(table, lexicon),
        players(view, lexicon),
        fight(table, lexicon),
        hand(view, lexicon),
    ]
    return join(blocks)


def join(blocks: list[list[str]]) -> list[str]:
    found: list[str] = []
    for block in blocks:
        if block:
            found += ["", *block] if found else block
    return found


def fold(text: str, indent: str = "", hang: str = "    ") -> list[str]:
    return wrap(text, WIDTH, indent, hang)


# The map


def board(table: Table, lexicon: Lexicon) -> list[str]:
    here = [TERRITORY[territory["id"]] for territory in table["territories"]]
    rows = [
        (short(t, lexicon), state(territory, lexicon), neighbours(t, here, lexicon))
        for t, territory in zip(here, table["territories"], strict=True)
    ]
    colon = lexicon.term("colon").rstrip()
    first = max(len(name) for name, _, _ in rows) + len(colon) + 1
    second = max(len(what) for _, what, _ in rows) + 2
    found = [lexicon.phrase("table", "map")]
    for name, what, near in rows:
        row = f"{name + colon:<{first}}{what:<{second}}{near}"
        found += fold(row.rstrip(), hang=" " * (first + second))
    for number in (number for number, sea in enumerate(lexicon.content.seas) if table_seas(table)):
        members = [t for t in lexicon.content.seas[number].members if t in here]
        sea = lexicon.name("sea", number)
        found += fold(
            lexicon.phrase("table", "coast", sea=sea, places=places(members, lexicon)), hang="  "
        )
    return found


def table_seas(table: Table) -> bool:
    """Coasts matter only with the islands in play."""
    return any(territory["id"].startswith("island") for territory in table["territories"])


def short(t: int, lexicon: Lexicon) -> str:
    kind, direction = TERRITORIES[t].split("_")
    return f"{ground(kind, lexicon)} {lexicon.sections['direction'][direction]}"


def ground(kind: str, lexicon: Lexicon) -> str:
    return lexicon.phrase("table", "island") if kind == "island" else lexicon.of("terrain", kind)


def state(territory: TerritoryView, lexicon: Lexicon) -> str:
    parts: list[str] = []
    if territory["owner"] is not None:
        name = clip(lexicon.seat(territory["owner"]))
        parts.append(lexicon.phrase("table", "held", name=name, n=territory["settlements"]))
    elif territory["marker"] is None:
        parts.append(lexicon.phrase("table", "free"))
    if territory["marker"] is not None:
        parts.append(marker(territory["marker"], lexicon))
    if territory["vp"]:
        parts.append(lexicon.phrase("table", "vp", n=territory["vp"]))
    if territory["used"]:
        parts.append(lexicon.phrase("table", "used"))
    return ", ".join(parts)


def clip(name: str) -> str:
    return name if len(name) <= NAME_WIDTH else name[: NAME_WIDTH - 1] + "…"


def marker(name: str, lexicon: Lexicon) -> str:
    facts = lexicon.content.markers[MARKER[name]]
    if facts.resource < 0:
        return lexicon.phrase("table", "marker", n=facts.value)
    resource = lexicon.name("resource", facts.resource)
    return lexicon.phrase("table", "marker_with", n=facts.value, resource=resource)


def neighbours(t: int, here: list[int], lexicon: Lexicon) -> str:
    near = [n for n in lexicon.content.territories[t].adjacent if n in here]
    return lexicon.phrase("table", "next_to", places=places(near, lexicon)) if near else ""


def places(territories: list[int], lexicon: Lexicon) -> str:
    """Territories by terrain: "Forest N, SW; Hill C"."""
    kinds: dict[str, list[str]] = {}
    for t in sorted(territories):
        kind, direction = TERRITORIES[t].split("_")
        kinds.setdefault(kind, []).append(lexicon.sections["direction"][direction])
    groups = (f"{ground(kind, lexicon)} {', '.join(d)}" for kind, d in kinds.items())
    return lexicon.term("semicolon").join(group.replace(" ", KEEP) for group in groups)


# Market and goals


def market(table: Table, lexicon: Lexicon) -> list[str]:
    found = [lexicon.phrase("table", "market")]
    for pile in table["market"]:
        title = TITLE[pile["title"]]
        if pile["cost"] is None or pile["vp"] is None:
            text = lexicon.phrase("table", "pile_empty", card=lexicon.title(title))
        else:
            text = lexicon.phrase(
                "table",
                "pile",
                card=lexicon.card(title * 4 + pile["vp"]),
                left=pile["left"],
                cost=lexicon.cost(tuple(pile["cost"])),
                text=upper(lexicon.card_text(title)),
            )
        if pile["bought"]:
            text += " " + lexicon.phrase("table", "bought")
        found += fold(text)
    return found


def goals(table: Table, lexicon: Lexicon) -> list[str]:
    found = [lexicon.phrase("table", "goals")]
    for level, display in enumerate(table["goals"], start=1):
        found.append(lexicon.phrase("table", f"level_{level}", deck=display["deck"]))
        for place in display["shown"]:
            number = GOAL[place["goal"]]
            facts = lexicon.content.goals[number]
            text = lexicon.phrase(
                "table",
                "goal_stack" if place["cards"] > 1 else "goal",
                goal=lexicon.name("goal", number),
                n=place["cards"],
                cost=lexicon.cost(facts.fields.kinds),
                text=upper(lexicon.goal_face(number)),
            )
            found += fold(text, indent="  ", hang="      ")
    return found


# Players


def players(view: View[Table], lexicon: Lexicon) -> list[str]:
    table = view["table"]
    found = [lexicon.phrase("table", "players", n=view["round"])]
    if table["ended"]:
        found.append(lexicon.phrase("table", "end"))
    for number in range(view["players"]):
        found += player(view, number, lexicon)
    return found


def player(view: View[Table], number: int, lexicon: Lexicon) -> list[str]:
    table = view["table"]
    seat = table["seats"][number]
    name = lexicon.seat(number)
    if seat["folk"] is None:
        return fold(lexicon.phrase("table", "nobody", name=name))
    folk = lexicon.name("folk", FOLKS.index(seat["folk"]))
    points = sum(seat["score"].values())
    head = [lexicon.phrase("table", "player", name=name, folk=folk, points=points)]
    if number == view["seat"]:
        head.append(lexicon.phrase("table", "you"))
    if number == table["start"]:
        head.append(lexicon.phrase("table", "starts"))
    if number == table["active"]:
        head.append(lexicon.phrase("table", "turn"))
    found = fold(", ".join(head))
    for text in possessions(table, number, lexicon):
        found += fold(text, indent="  ", hang="    ")
    return found


def possessions(table: Table, number: int, lexicon: Lexicon) -> list[str]:
    """What is open before a player."""
    seat = table["seats"][number]
    owned = sum(territory["owner"] == number for territory in table["territories"])
    pieces = lexicon.phrase("table", "pieces", reserve=seat["reserve"], territories=owned)
    held = lexicon.phrase(
        "table",
        "cards",
        hand=seat["hand_size"],
        deck=seat["deck_size"],
        discard=len(seat["discard"]),
    )
    found = [f"{pieces}, {held}", *means(table, seat, lexicon)]
    if seat["done"]:
        done = ", ".join(lexicon.name("goal", GOAL[goal]) for goal in seat["done"])
        found.append(lexicon.phrase("table", "completed", goals=done))
    for counts, sentence in ((seat["markers"], "markers"), (seat["consumed"], "markers_used")):
        if counts:
            found.append(lexicon.phrase("table", sentence, markers=markers(counts, lexicon)))
    for other, n in enumerate(seat["trophies"]):
        if n:
            found.append(lexicon.phrase("table", "trophies", name=lexicon.seat(other), n=n))
    if seat["archive_full"]:
        found.append(lexicon.phrase("table", "archive_full"))
    if seat["removed"]:
        found.append(lexicon.phrase("table", "removed", n=seat["removed"]))
    for names, sentence in ((seat["area"], "played"), (seat["discard"], "discarded")):
        if names:
            found.append(lexicon.phrase("table", sentence, cards=cards(names, lexicon)))
    return found


def means(table: Table, seat: SeatView, lexicon: Lexicon) -> list[str]:
    """Resources, and what they can be put on."""
    found: list[str] = []
    if seat["pool"]:
        found.append(lexicon.phrase("table", "in_pool", resources=resources(seat["pool"], lexicon)))
    if table["trading"]:
        found.append(lexicon.phrase("table", "coins", n=seat["coins"]))
    if seat["goal"] is not None:
        found.append(
            lexicon.phrase(
                "table",
                "in_progress",
                goal=lexicon.name("goal", GOAL[seat["goal"]["goal"]]),
                placed=resources(seat["goal"]["placed"], lexicon),
                cost=lexicon.cost(tuple(seat["goal"]["fields"])),
            )
        )
    for card in seat["open"]:
        found.append(
            lexicon.phrase(
                "table",
                "open_fill" if card["mode"] == "fill" else "open_store",
                card=lexicon.card(CARD[card["card"]]),
                placed=resources(card["placed"], lexicon),
                cost=lexicon.cost(tuple(card["fields"])),
            )
        )
    return found


def resources(counts: dict[str, int], lexicon: Lexicon) -> str:
    return lexicon.resources(tuple(counts.get(kind, 0) for kind in RESOURCES))


def markers(counts: dict[str, int], lexicon: Lexicon) -> str:
    parts = []
    for name, n in counts.items():
        text = marker(name, lexicon)
        parts.append(f"{n} × {text}" if n > 1 else text)
    return ", ".join(parts)


def cards(names: list[str], lexicon: Lexicon) -> str:
    return lexicon.counted([CARD[name] for name in names])


def fight(table: Table, lexicon: Lexicon) -> list[str]:
    combat = table["combat"]
    if combat is None:
        return []
    text = lexicon.phrase(
        "table",
        "fight",
        target=lexicon.name("territory", TERRITORY[combat["target"]]),
        source=lexicon.name("territory", TERRITORY[combat["source"]]),
        attack=combat["attack"],
        cards=cards(combat["cards"], lexicon),
        defence=combat["defence"],
    )
    return [lexicon.called("group", "strike"), *fold(text)]


# The viewer's own things


def hand(view: View[Table], lexicon: Lexicon) -> list[str]:
    """The viewer's hand with what each card does, and the means to act."""
    table = view["table"]
    if view["seat"] is None:
        return []
    seat = table["seats"][view["seat"]]
    if seat["folk"] is None:
        return []
    found = [lexicon.phrase("table", "hand")]
    held = [CARD[name] for name in seat["hand"]]
    for card in dict.fromkeys(held):
        found += fold(
            lexicon.phrase(
                "table",
                "hand_cards",
                n=held.count(card),
                card=lexicon.card(card),
                text=lexicon.card_text(card >> 2),
            )
        )
    if not held:
        found.append(lexicon.phrase("table", "hand_empty"))
    for text in means(table, seat, lexicon):
        found += fold(text)
    if seat["archive"] is not None:
        card_name = lexicon.card(CARD[seat["archive"]])
        found += fold(lexicon.phrase("table", "archived", card=card_name))
    if seat["wonder"] is not None and seat["wonder"] not in seat["done"]:
        found += fold(wonder(GOAL[seat["wonder"]], lexicon))
    if seat["deck"]:
        found += fold(lexicon.phrase("table", "draw_pile", cards=cards(seat["deck"], lexicon)))
    return found


def wonder(number: int, lexicon: Lexicon) -> str:
    return lexicon.phrase(
        "table",
        "wonder",
        goal=lexicon.name("goal", number),
        cost=lexicon.cost(lexicon.content.goals[number].fields.kinds),
        bonus=lexicon.content.limits.personal_wonder_vp,
        text=upper(lexicon.goal_text(number)),
    )
