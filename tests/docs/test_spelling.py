"""What people read is spelled right, in three languages; `make spelling` lists every finding."""

import pytest
from tests.docs.spelling import DICTIONARIES, NOISE, can_read, slips, unknown


def test_common_slips_in_the_english_pages() -> None:
    pytest.importorskip("codespell_lib", reason="codespell is not installed")
    assert slips("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs") == []


@pytest.mark.parametrize("language", DICTIONARIES)
def test_every_word_is_known(language: str) -> None:
    if not can_read(language):
        pytest.skip(f"hunspell cannot read {language} here")
    assert unknown(language) == {}


def test_code_is_no_language() -> None:
    text = "A card ([R15](rules/altay.md)), `xyzzy`, https://xyzzy.example and {xyzzy}."
    assert NOISE.sub(" ", text).split() == ["A", "card", "([", "),", ",", "and", "."]
