"""The table as plain text: blocks with a heading, parted by an empty line.

Every line fits within 76 columns, so that a frame around it fits within 80.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dolmen.core.view import View
from dolmen.games.prehistory import ids
from dolmen.games.prehistory.lexicon import Lexicon, describe
from dolmen.games.prehistory.printed import TILE_NAME
from dolmen.games.prehistory.view import Table
from dolmen.games.prehistory.view_types import Counts, HexView, ScoreView, SeatView
from dolmen.speech.grammar import upper
from dolmen.speech.layout import wrap

WIDTH = 76
HALF = 3  # characters for half a hex
RESOURCES, MARKERS = "f", "m"  # forms of the colours of cubes

# What a map cell shows: its number, terrain, what is there, and whose member or camp.
TERRAIN_LETTERS = {"water": "w", "rock": "r", "forest": "f", "none": " "}
FEATURE_LETTERS = {
    "start_camp": "@",
    "camp": "c",
    "megalith": "-",
    "fish": "-",
    "gathering": "-",
    "animal": "-",
    "marker": "m",
    "none": ".",
}


def table(view: View[Table], lexicon: Lexicon) -> list[str]:
    """The public table and every board, the viewer's own last."""
    return Plaintext(view, lexicon).draw()


def hand(view: View[Table], lexicon: Lexicon) -> list[str]:
    """The viewer's own board."""
    if view["seat"] is None:
        return []
    text = Plaintext(view, lexicon)
    text.board(view["table"]["seats"][view["seat"]], True)
    return text.found


class Plaintext:
    """The lines of one drawing."""

    def __init__(self, view: View[Table], lexicon: Lexicon) -> None:
        self.view = view
        self.table = view["table"]
        self.lexicon = lexicon
        self.word = lexicon.sections["table"]
        self.found: list[str] = []

    def draw(self) -> list[str]:
        viewer = self.view["seat"]
        seats = self.table["seats"]
        others = [seat for seat in seats if seat["seat"] != viewer]
        own = [seat for seat in seats if seat["seat"] == viewer]
        self.head()
        self.gap()
        self.pillars()
        self.gap()
        self.offers()
        self.gap()
        self.map()
        for seat in (*others, *own):
            self.gap()
            self.board(seat, seat["seat"] == viewer)
        return self.found

    # Pieces of lines

    def put(self, label: str, text: str) -> None:
        """A labelled paragraph with hanging indent."""
        colon = self.lexicon.term("colon")
        self.found += wrap(f"{upper(label)}{colon}{text}", WIDTH, hang="    ")

    def title(self, heading: str) -> None:
        self.found.append(upper(self.word[heading]))

    def gap(self) -> None:
        self.found.append("")

    def names(self, colours: Iterable[str], between: str = ", ") -> str:
        return between.join(map(self.lexicon.printed, colours))

    def price(self, colours: Sequence[str]) -> str:
        return self.names(colours, " + ")

    def cubes(self, counts: Counts, form: str) -> str:
        """So many of each colour; resources and markers differ in gender."""
        count, printed = self.lexicon.grammar.count, self.lexicon.printed
        parts = [count(counts[c], printed(c), form) for c in ids.COLOURS if counts[c]]
        return ", ".join(parts) or self.word["empty"]

    def player(self, seat: int) -> str:
        return self.lexicon.seat(seat)

    # The common board

    def head(self) -> None:
        table, word = self.table, self.word
        colon = self.lexicon.term("colon")
        phase = word[f"phase_{table['phase']}"]
        if table["action"]:
            phase = f"{phase}, {self.lexicon.printed(table['action'])}"
        self.found.append(f"{word['round']} {self.view['round']}, {phase}"[:WIDTH])
        order = [self.player(seat) for seat in table["order"]]
        if table["rival"]:
            order.insert(0 if table["rival"]["first"] else 1, word["rival"])
        track = ", ".join(self.player(seat) for seat in table["ceremony_track"])
        self.put(
            word["order"], f"{', '.join(order)} | {word['track']}{colon}{track or word['empty']}"
        )
        values = ", ".join(f"{self.lexicon.printed(c)} {table['movement'][c]}" for c in ids.COLOURS)
        self.put(word["movement"], values)
        stack = table["price_stack"]
        if stack["colours"] is not None:
            self.put(word["stack"], f"{self.names(stack['colours'])} ({stack['size']})")
        if table["pool"]:
            self.put(word["pool"], str(table["pool"]))

    def pillars(self) -> None:
        self.title("pillars")
        for action, pillar in zip(ids.ACTIONS, self.table["pillars"], strict=True):
            foot = self.names(pillar["foot"]) or self.word["empty"]
            self.put(self.lexicon.printed(action), f"{self.cubes(pillar['top'], MARKERS)} / {foot}")

    def offers(self) -> None:
        table, word, lexicon = self.table, self.word, self.lexicon
        self.title("offers")
        self.offer(
            word["painting"],
            (
                f"{s['section'][-2]}.{s['section'][-1]} {self.price(s['price'])}"
                for s in table["painting"]
            ),
        )
        self.offer(
            word["gathering"],
            (
                f"{n}. {self.tile(slot['kind'], slot['dp'])} ({lexicon.printed(slot['price'])})"
                for n, slot in enumerate(table["gathering"], start=1)
                if slot["kind"] is not None
            ),
        )
        self.offer(
            f"{word['fishing']} ({self.names(table['fishing_colours'])})",
            (
                f"{n}. {self.lexicon.name('fish', ids.FISH.index(slot['fish']))}"
                for n, slot in enumerate(table["fishing"], start=1)
                if slot["fish"] is not None
            ),
        )
        self.offer(
            f"{word['hunting']} ({self.names(table['hunting_colours'])})",
            (
                f"{lexicon.hunt_card(number)} ({lexicon.hunt_gain(number)})"
                for card in table["hunting"]
                for number in (ids.HUNT_CARDS.index(card["card"]),)
            ),
        )
        self.ceremonies()
        self.offer(
            word["migration"],
            (f"{self.price(o['price'])} -> {o['members']}" for o in table["migration"]),
        )

    def offer(self, label: str, items: Iterable[str]) -> None:
        self.put(label, self.lexicon.term("semicolon").join(items) or self.word["empty"])

    def ceremonies(self) -> None:
        table, lexicon = self.table, self.lexicon
        prices = ", ".join(
            f"{n} {lexicon.printed(colour)}"
            for n, colour in enumerate(table["shaman_prices"], start=1)
        )
        self.put(self.word["ceremony"], prices)
        for card in table["ceremony"]:
            name = lexicon.printed(card["card"])
            text = describe(lexicon, "ceremony_card", card["card"])
            self.found += wrap(f"{name}{lexicon.term('colon')}{text}", WIDTH, "  ", "    ")

    def tile(self, kind: str, dp: int | None) -> str:
        if not dp:
            return self.lexicon.printed(kind)
        return self.lexicon.text(TILE_NAME, ids.KINDS.index(kind), dp)

    # The map

    def map(self) -> None:
        hexes = self.table["map"]
        left = min(2 * h["q"] + h["r"] for h in hexes)
        right = max(2 * h["q"] + h["r"] for h in hexes)
        self.title("map")
        self.found += wrap(self.word["legend"], WIDTH)
        if (right - left + 2) * HALF <= WIDTH:
            for row in range(min(h["r"] for h in hexes), max(h["r"] for h in hexes) + 1):
                self.found.append(self.row([h for h in hexes if h["r"] == row], left))
        things = [f"{h['hex'][1:]} {thing}" for h in hexes if (thing := self.thing(h))]
        self.found += wrap(self.lexicon.term("semicolon").join(things), WIDTH)

    def row(self, hexes: list[HexView], left: int) -> str:
        text = ""
        for hex in sorted(hexes, key=lambda h: h["q"]):
            column = (2 * hex["q"] + hex["r"] - left) * HALF
            text = text.ljust(column) + self.cell(hex)
        return text.rstrip()

    def cell(self, hex: HexView) -> str:
        """Number, terrain, what is there, who is there: at most six characters."""
        what = FEATURE_LETTERS[hex["feature"]]
        token = hex["token"]
        if token is not None:
            what = token["megalith"][-1].upper() if "megalith" in token else "*"
        if hex["camp"] is not None:
            what = "^"
        who = ""
        if hex["members"]:
            who = "+" if len(hex["members"]) > 1 else str(hex["members"][0]["seat"] + 1)
        elif hex["camp"] is not None:
            who = str(hex["camp"]["seat"] + 1)
        return f"{hex['hex'][1:]}{TERRAIN_LETTERS[hex['terrain']]}{what}{who}"

    def thing(self, hex: HexView) -> str:
        """What the drawing has no room to tell."""
        token = hex["token"]
        if hex["camp"] is not None:
            camp = self.lexicon.name("camp", ids.CAMPS.index(hex["camp"]["camp"]))
            seat = self.player(hex["camp"]["seat"])
            return self.lexicon.phrase("table", "camp_of", camp=camp, seat=seat)
        if hex["colour"] is not None:
            return self.lexicon.marker(ids.COLOURS.index(hex["colour"]))
        if token is None or "megalith" in token:
            return ""
        if "tile" in token:
            return self.tile(token["kind"], token["dp"])
        if "fish" in token:
            return self.lexicon.name("fish", ids.FISH.index(token["fish"]))
        return self.lexicon.printed(token["species"])

    # A player's board

    def board(self, seat: SeatView, own: bool) -> None:
        word, lexicon = self.word, self.lexicon
        colon = lexicon.term("colon")
        name = self.player(seat["seat"]) + (f" ({word['you']})" if own else "")
        self.found.append(f"{name}, {lexicon.printed(seat['colour'])}"[:WIDTH])
        markers = f"{word['markers']}{colon}{self.cubes(seat['markers'], MARKERS)}"
        self.put(
            word["resources"],
            f"{self.cubes(seat['resources'], RESOURCES)} | {markers} "
            f"| {word['dp']} {seat['dp']} | {word['vp']} {seat['vp']} "
            f"| {word['fishing']} {seat['fishing']}",
        )
        self.members(seat)
        if self.table["phase"] == "setup":
            # R6: the first income, by the rotation that is chosen
            for rotation, cubes in enumerate(seat["next_income"]):
                label = lexicon.phrase("table", "first", n=rotation)
                self.put(label, self.cubes(cubes, RESOURCES))
        income = seat["next_income"][seat["weather"]]
        fire = " ".join(str(place + 1) for place in seat["shamans"])
        self.put(word["next"], f"{self.cubes(income, RESOURCES)} | {word['shamans']}{colon}{fire}")
        self.painting(seat)
        self.collections(seat)
        self.cards(seat, own)
        self.score(seat["score"])

    def members(self, seat: SeatView) -> None:
        """Where they are, which of them have moved, and the camps."""
        word = self.word
        places: dict[str, int] = {}
        for member in seat["members"]:
            hex = ids.HEXES.index(member["hex"])
            key = str(hex) if hex else self.lexicon.name("hex", hex)
            key += f" ({word['moved']})" if member["moved"] else ""
            places[key] = places.get(key, 0) + 1
        where = ", ".join(f"{n} × {key}" if n > 1 else key for key, n in places.items())
        camps = " ".join(f"{c['hex'][1:]}({c['camp'][-1]})" for c in seat["camps"])
        self.put(
            word["members"],
            f"{where or word['empty']} | {word['home']} {seat['home']} "
            f"| {word['camps']}{self.lexicon.term('colon')}{camps or word['empty']} "
            f"({word['left']} {' '.join(c[-1] for c in seat['camps_left']) or word['empty']})",
        )

    def cards(self, seat: SeatView, own: bool) -> None:
        lexicon = self.lexicon
        for card in seat["cards"]:
            text = lexicon.printed(card["card"])
            if own:
                number = ids.CEREMONY_CARDS.index(card["card"])
                text += f" ({lexicon.score_text(lexicon.content.ceremony[number].score)})"
            text = f"* {text}{lexicon.term('colon')}{card['now']}"
            self.found += wrap(text, WIDTH, "  ", "    ")

    def score(self, score: ScoreView) -> None:
        word = self.word
        sheet = ", ".join(
            f"{word[f'{key}_score']} {n}" for key, n in score.items() if key != "total" and n
        )
        self.put(word["score"], f"{score['total']} ({sheet or word['empty']})")

    def painting(self, seat: SeatView) -> None:
        rows = []
        for row in "123":
            rows.append(
                "".join("#" if f"section_{row}{c}" in seat["painted"] else "." for c in "123")
            )
        self.put(self.word["painting"], " / ".join(rows))

    def collections(self, seat: SeatView) -> None:
        word, lexicon = self.word, self.lexicon
        colon = lexicon.term("colon")
        groups: list[str] = []
        for label, counts in (("baskets", seat["baskets"]), ("fish", seat["fish"])):
            count = lexicon.grammar.count
            parts = [count(n, lexicon.printed(kind)) for kind, n in counts.items() if n]
            if parts:
                groups.append(f"{upper(word[label])}{colon}{', '.join(parts)}")
        for species in ids.SPECIES:
            points, prints = seat["animals"][species], seat["footprints"][species]
            if points or prints:
                groups.append(
                    f"{upper(lexicon.printed(species))}{colon}"
                    + lexicon.phrase("table", "product", points=sum(points), n=len(prints))
                    + (f" ({', '.join(self.gift(card) for card in prints)})" if prints else "")
                )
        if seat["megaliths_a"]:
            groups.append(f"{upper(word['megaliths'])}{colon}{seat['megaliths_a']}")
        for group in groups:
            self.found += wrap(group, WIDTH, hang="    ")

    def gift(self, card: str) -> str:
        reward = self.lexicon.content.hunt[ids.HUNT_CARDS.index(card)].reward
        return self.lexicon.reward(reward) if reward is not None else ""
