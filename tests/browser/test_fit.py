"""Everything fits in every window, in the longest words too; whatever scrolls can be reached.

All sizes, languages and tables: `python -m tests.browser.fit`."""

from __future__ import annotations

import pytest
from tests.browser.fit import POSITIONS, look
from tests.browser.tables import Open, Server

# A phone, a tablet both ways, the lowest desk; German has the longest words.
SMALL = ((390, 844), (820, 1180), (1024, 768), (1280, 720))


@pytest.mark.parametrize("name", ["altay", "prehistory", "endless-winter"])
def test_everything_fits(name: str, server: Server, open_page: Open) -> None:
    page = open_page(size=SMALL[0], language="de")
    POSITIONS[name].open(page, server)
    assert list(look(page, POSITIONS[name], SMALL, ["de"])) == []
    assert list(look(page, POSITIONS[name], SMALL[-1:], ["fr"])) == []


def test_a_text_across_another_is_noticed(server: Server, open_page: Open) -> None:
    """Prices on names, texts that are cut, words that are broken, what lies below the window."""
    page = open_page(size=(1280, 720))
    POSITIONS["altay"].open(page, server)
    page.add_style_tag(
        content="""
          .market .cost { margin-top: -14px; }
          .goalname { width: 20px; overflow: hidden; }
          .people .who { overflow-wrap: anywhere; width: 10px; }
          .own { translate: 0 90px; }
          .market .title { margin-top: 20px; }
        """
    )
    found = list(look(page, POSITIONS["altay"], [(1280, 720)], ["en"]))
    kinds = ("crosses", "cut", "broken", "outside", "name not on top", "not in sight: .hand .card")
    for kind in kinds:
        assert any(kind in fault for fault in found), (kind, found)
