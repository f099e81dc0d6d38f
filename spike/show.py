"""Every sample in every language: today, extended, Fluent; the last two must agree."""

from spike.samples import CARDS_SHOWN, SAMPLES
from spike.speakers import LANGUAGES, Fluent, extended, today

for language in LANGUAGES:
    old, new, fluent = today(language), extended(language), Fluent(language)
    for you in (None, 0):
        new.you = fluent.you = old.you = you
        for section, message in SAMPLES:
            said = new.say(section, message)
            other = fluent.say(section, message)
            if you is None:
                print(f"{language}  {old.say(section, message)}\n  -> {said}")
            assert said == other, (said, other)
    for title in CARDS_SHOWN:
        print(f"{language}  {old.card_text(title)}\n  -> {new.card_text(title)}")
        assert new.card_text(title) == fluent.card_text(title)
    print(new.deck(0))
