import assert from 'node:assert/strict';
import test from 'node:test';

// What a page has and Node has not; nothing here is drawn.
globalThis.navigator ??= { language: 'en' };
globalThis.localStorage ??= { getItem: () => null, setItem: () => {} };
globalThis.matchMedia ??= () => ({ matches: false, addEventListener: () => {} });
globalThis.document ??= {
  documentElement: { classList: { toggle: () => {} }, dataset: {} },
  querySelector: () => null,
  addEventListener: () => {},
};
const { ICONS: COMMON } = await import('../build/art/icons.js');
const { catalogue } = await import('../build/core/picture.js');
const { figureOf, iconOf, kindOf } = await import('../build/games/endless_winter/Card.js');
const { ICONS } = await import('../build/games/endless_winter/icons.js');
const { ceremonyIcon } = await import('../build/games/prehistory/catalogue.js');
const { ICONS: CAVE } = await import('../build/games/prehistory/icons.js');

const upTo = n => Array.from({ length: n }, (_, i) => i + 1);

test('further cards of an own box have a figure that is drawn', () => {
  const animals = Object.fromEntries(upTo(12).map(n => [`own_animal_${n}`, { tip: [] }]));
  const effects = [[{ do: 'bury', n: 1 }], [{ do: 'per' }], [], [{ do: 'food', n: 2 }]];
  const culture = Object.fromEntries(effects.map((effect, n) => [`own_culture_${n + 1}`, { effect }]));
  catalogue.value = { animals, culture, stones: {}, folk: {} };
  for (const id of [...Object.keys(animals), ...Object.keys(culture)]) {
    const figure = figureOf(id);
    assert.ok(figure in ICONS || figure in COMMON, `${id}: ${figure}`);
  }
  assert.equal(kindOf('own_animal_1'), 'animal');
  assert.equal(kindOf('own_culture_1'), 'culture');
  assert.equal(iconOf('own_culture_1'), 'ew_bury');
  assert.equal(new Set(upTo(4).map(n => iconOf(`own_animal_${n}`))).size, 4);
  assert.equal(iconOf('sabertooth'), 'sabertooth');
});

test('a further ceremony card shows what it counts', () => {
  const score = { op: 'per', count: 'camps_built', argument: -1, of: null };
  catalogue.value = { ceremony: { own_ceremony_1: { value: 1, dp: 0, score } } };
  assert.equal(ceremonyIcon('own_ceremony_1'), 'tipi');
  for (const card of ['own_ceremony_1', 'own_ceremony_2']) {
    const figure = ceremonyIcon(card);
    assert.ok(figure in CAVE || figure in COMMON, figure);
  }
});
