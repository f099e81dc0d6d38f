"""Text as people type it and as lines hold it."""

import re
import textwrap
import unicodedata

KEEP = "\N{NO-BREAK SPACE}"
LOOSE_MARK = re.compile(r" (?=[:;?!»])|(?<=«) ")
HELD = re.compile(rf"(?<!«){KEEP}(?![:;?!»])")


def simplify(text: str) -> str:
    """Without capitals, accents, underscores and printers' apostrophes, for comparing what people
    type."""
    typed = text.casefold().replace("_", " ").replace("’", "'").replace("œ", "oe")
    parts = unicodedata.normalize("NFKD", typed)
    return " ".join("".join(c for c in parts if not unicodedata.combining(c)).split())


def wrap(text: str, width: int, indent: str = "", hang: str = "") -> list[str]:
    """Lines of at most this width. A no-break space holds words together and is shown as a space,
    except beside French punctuation, where it belongs."""
    parts = textwrap.wrap(
        LOOSE_MARK.sub(KEEP, text),
        width,
        initial_indent=indent,
        subsequent_indent=hang,
        break_on_hyphens=False,
    )
    return [HELD.sub(" ", part) for part in parts]
