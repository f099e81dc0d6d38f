import assert from 'node:assert/strict';
import test from 'node:test';

const text = await import('../build/core/text.js');

text.interfaceTexts.value = { seat: { number: 'Player {n}', points: '{name}: {n|# point|# points}' } };
text.gameTexts.value = {
  sections: {
    event: { bought: '{seat} buys {card} for {resources}.', drew: '{seat} draws {n|a card|# cards}.' },
    label: { with: '{label}: {what}' },
    verb: { play: 'Play {card}' },
    term: { nothing: 'nothing', no_card: 'no card', vp: 'VP' },
  },
  names: {
    card: { hunter: 'Hunter' },
    title: { chariot: 'Chariot' },
    resource: { food: 'food', metal: 'metal' },
  },
};
text.seatNames.value = ['Ayla', 'Brun'];
const none = { id: null, n: null, ids: null, counts: null, text: null, message: null, texts: null };
const token = (kind, more) => ({ ...none, kind, ...more });

test('plurals follow the language', () => {
  assert.equal(text.t('seat.points', { name: 'A', n: 1 }), 'A: 1 point');
  assert.equal(text.t('seat.points', { name: 'A', n: 0 }), 'A: 0 points');
  text.language.value = 'fr';
  assert.equal(text.t('seat.points', { name: 'A', n: 0 }), 'A: 0 point');
  text.language.value = 'en';
});

test('tokens become names', () => {
  const bought = {
    section: 'event',
    key: 'bought',
    tokens: {
      seat: token('seat', { n: 1 }),
      card: token('card', { id: 'chariot+2' }),
      resources: token('resource', {
        counts: [
          ['food', 1],
          ['metal', 2],
        ],
      }),
    },
  };
  assert.equal(text.say(bought), 'Brun buys Chariot (2 VP) for 1 food and 2 metal.');
  const parts = text.parts(bought);
  assert.equal(parts.map(p => p.text).join(''), text.say(bought));
  assert.deepEqual(
    parts.filter(p => p.token).map(p => p.token.kind),
    ['seat', 'card', 'resource'],
  );
});

test('verbs agree with an automatic opponent, and people are never declined', async () => {
  const { readFileSync } = await import('node:fs');
  const read = name => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
  const { nouns, opponents } = read('forms.json');
  const info = read('grammar.json');
  const before = [text.gameTexts.value, text.seatNames.value, text.language.value];
  const people = { en: 'hunter', de: 'Wald', fr: 'camp' };
  for (const [language, name, sentence, person, opponent] of opponents) {
    text.language.value = language;
    text.seatNames.value = [people[language]];
    text.gameTexts.value = {
      sections: { event: { did: sentence }, term: { opponent: name } },
      names: {},
      grammar: { ...info[language], nouns: nouns[language] },
    };
    const did = seat => text.say({ section: 'event', key: 'did', tokens: { seat } });
    assert.equal(did(token('seat', { n: 0 })), person);
    assert.equal(did(token('seat', { n: 1 })), opponent);
    assert.equal(did(token('seat', { texts: { [language]: name } })), opponent);
  }
  [text.gameTexts.value, text.seatNames.value, text.language.value] = before;
});

test('nothing and nobody have words', () => {
  const empty = token('resource', { counts: [] });
  assert.equal(text.tokenText(empty), 'nothing');
  assert.equal(text.tokenText(token('card', { ids: [] })), 'no card');
  assert.equal(text.tokenText(token('seat', { n: 7 })), 'Player 8');
  assert.equal(text.tokenText(token('seat', { n: 7, texts: { en: 'the Nomads' } })), 'the Nomads');
});

test('a text within a text', () => {
  const verb = { section: 'verb', key: 'play', tokens: { card: token('card', { id: 'hunter' }) } };
  const label = {
    section: 'label',
    key: 'with',
    tokens: { label: token('verb', { message: verb }), what: token('text', { text: 'gain 1 food' }) },
  };
  assert.equal(text.say(label), 'Play Hunter: gain 1 food');
});

test('a sentence about whoever looks speaks to them', () => {
  Object.assign(text.gameTexts.value.sections.event, {
    hit: '{seat} hits {other}.',
    'hit#you': 'You hit {other}.',
    'hit#you_other': '{seat} hits you.',
    won: '{seats} won.',
    'won#you': 'You won.',
  });
  const seat = n => token('seat', { n });
  const hit = (a, b) => ({ section: 'event', key: 'hit', tokens: { seat: seat(a), other: seat(b) } });
  const won = ids => ({ section: 'event', key: 'won', tokens: { seats: token('seat', { ids }) } });
  const drew = { section: 'event', key: 'drew', tokens: { seat: seat(0), n: token('n', { n: 1 }) } };
  assert.equal(text.say(hit(0, 1)), 'Ayla hits Brun.');
  text.you.value = 0;
  assert.equal(text.say(hit(0, 1)), 'You hit Brun.');
  assert.equal(text.say(hit(1, 0)), 'Brun hits you.');
  assert.equal(text.say(won(['0'])), 'You won.');
  assert.equal(text.say(won(['0', '1'])), 'Ayla and Brun won.');
  assert.equal(text.say(drew), 'Ayla draws a card.', 'without a second person the name stands');
  text.you.value = null;
});

test('a label has the colon of the language', () => {
  assert.equal(text.labelled('Camps', 3), 'Camps: 3');
  text.language.value = 'fr';
  assert.equal(text.labelled('Campements', 3), 'Campements\u00a0: 3');
  text.language.value = 'en';
});

test('a list reads as the browser itself would write it', () => {
  // Our English is British: no comma before "and".
  for (const [language, locale] of Object.entries({ en: 'en-GB', de: 'de', fr: 'fr' })) {
    text.language.value = language;
    const list = new Intl.ListFormat(locale, { type: 'conjunction' });
    for (const n of [0, 1, 2, 3, 4]) {
      const parts = ['food', 'wood', 'bone', 'stone'].slice(0, n);
      assert.equal(text.join(parts), list.format(parts));
    }
  }
  text.language.value = 'en';
});
