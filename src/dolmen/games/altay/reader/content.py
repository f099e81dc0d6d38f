"""The whole content: every file read, then checked as a whole."""

from __future__ import annotations

from dolmen.core.content import BadContent, Files, Pack
from dolmen.games.altay.actions import PLAY
from dolmen.games.altay.content import Content, Play, Title
from dolmen.games.altay.ids import MAX_VP, MOUNTAIN, RESOURCES, TERRITORIES
from dolmen.games.altay.problem import problem
from dolmen.games.altay.reader.board import read_map, read_markers, read_seas, read_small_markers
from dolmen.games.altay.reader.cards import read_decks, read_titles
from dolmen.games.altay.reader.goals import read_goals
from dolmen.games.altay.reader.pack import Names, read_header, read_limits
from dolmen.games.altay.reader.setup import read_rows


def read_content(files: Files) -> Content:
    pack = Pack(files)
    names: Names = {}
    read_header(pack, names)
    titles = read_titles(pack)
    goals = read_goals(pack)
    markers = read_markers(pack)
    territories = read_map(pack)
    content = Content(
        data=files,
        titles=titles,
        decks=read_decks(pack),
        goals=goals,
        markers=markers,
        territories=territories,
        seas=read_seas(pack),
        rows=read_rows(pack, territories),
        limits=read_limits(pack),
        vp_marker_value=read_small_markers(pack),
        names=names,
        groups=number_groups(titles),
        prices=tuple(tuple(copy.cost for copy in title.copies) for title in titles),
        within=titles_within(titles),
        attack=tuple(title.attack for title in titles for _ in range(MAX_VP + 1)),
        plays=tuple(
            plays_of(titles[card // (MAX_VP + 1)], card)
            for card in range(len(titles) * (MAX_VP + 1))
        ),
    )
    check_counts(content)
    pack.finish(content)
    return content


def number_groups(titles: tuple[Title, ...]) -> tuple[int, ...]:
    groups = list(dict.fromkeys(title.group for title in titles))
    return tuple(groups.index(title.group) for title in titles)


def titles_within(titles: tuple[Title, ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """By kinds and number of resources the titles that may be for sale for them."""
    most = max(copy.cost.size for title in titles for copy in title.copies)

    def titles_for(kinds: int, total: int) -> tuple[int, ...]:
        return tuple(
            number
            for number, title in enumerate(titles)
            if any(copy.cost.size <= total and not copy.cost.mask & ~kinds for copy in title.copies)
        )

    return tuple(
        tuple(titles_for(kinds, total) for total in range(most + 1))
        for kinds in range(1 << len(RESOURCES))
    )


def plays_of(title: Title, card: int) -> tuple[Play, ...]:
    return tuple(
        (PLAY.at(card, choice.effect), choice.terrain, choice.conditions)
        for choice in title.choices
    )


def check_counts(content: Content) -> None:
    """There must be enough markers for every territory that gets one."""
    mountains = sum(1 for t in content.territories if t.terrain == MOUNTAIN)
    lowland = len(TERRITORIES) - mountains
    for mountain, needed in ((True, mountains), (False, lowland)):
        there = sum(m.count for m in content.markers if m.mountain == mountain)
        if there < needed:
            if mountain:
                raise BadContent(problem("mountain_markers", n=there, needed=needed))
            raise BadContent(problem("lowland_markers", n=there, needed=needed))
