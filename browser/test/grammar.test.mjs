import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { category, Grammar } from '../build/core/grammar.js';

const read = name => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
// Python reads the same cases: both must say the same.
const { nouns, forms, strangers, counts } = read('forms.json');
const info = read('grammar.json');
const grammar = language => new Grammar(language, { ...info[language], nouns: nouns[language] });

test('a name in a form', () => {
  for (const [language, name, form, said] of [...forms, ...strangers])
    assert.equal(grammar(language).put(name, form), said);
});

test('so many', () => {
  for (const [language, n, name, form, said] of counts)
    assert.equal(grammar(language).count(n, name, form), said);
});

test('plural categories are those of CLDR', () => {
  assert.deepEqual(
    [0, 1, 2, 1_000_000].map(n => category(n, 'fr')),
    ['one', 'one', 'other', 'many'],
  );
});
