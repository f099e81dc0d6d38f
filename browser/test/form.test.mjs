import assert from 'node:assert/strict';
import test from 'node:test';

const { beginning, placeFor, placesOf, plainlyWrong, settled, stepOf } =
  await import('../build/ui/box/form.js');

const field = (key, kind, more = {}) => ({
  ...{ key, kind, label: key, low: 0, high: 0, values: [], fields: [], of: '', optional: false },
  ...{ size: 0, distinct: false, needs: '', among: [] },
  ...more,
});
const number = (key, low, high, more = {}) => field(key, 'number', { low, high, ...more });
const values = ids => ids.map(id => ({ id, name: id }));
const n = number('n', 1, 9);
const forms = {
  forms: [
    {
      table: 'cards/card',
      title: 'Card',
      room: [],
      blank: {},
      shelf: 'card',
      fields: [
        field('name', 'names'),
        field('cost', 'table', { fields: [number('tool', 0, 9), number('labor', 0, 9)] }),
        number('points', 0, 20),
        field('effect', 'steps', { of: 'effect' }),
        field('follow', 'steps', { of: 'effect', optional: true }),
      ],
    },
  ],
  vocabularies: [
    {
      id: 'effect',
      key: 'do',
      cases: [
        { id: 'food', name: 'Food', fields: [n] },
        { id: 'tool', name: 'Tool', fields: [n] },
        {
          id: 'hunt',
          name: 'Labor',
          fields: [field('column', 'choice', { values: values(['hunt', 'cave']) }), n],
        },
        {
          id: 'choose',
          name: 'Choose',
          fields: [field('options', 'ways', { of: 'effect', low: 2, high: 4 })],
        },
        { id: 'per', name: 'Per', fields: [field('step', 'step', { of: 'effect' }), number('div', 1, 9)] },
        {
          id: 'swap',
          name: 'Swap',
          fields: [field('give', 'counts', { values: values(['food', 'tool']), high: 9 })],
        },
      ],
    },
  ],
};
const [form] = forms.forms;
const [vocabulary] = forms.vocabularies;
const card = {
  id: 'a',
  name: { en: 'A', de: 'A', fr: 'A' },
  cost: { tool: 0, labor: 1 },
  points: 1,
  effect: [
    { do: 'food', n: 1 },
    { do: 'choose', options: [[{ do: 'tool', n: 2 }], [{ do: 'per', step: { do: 'food', n: 1 }, div: 2 }]] },
    { do: 'swap', give: { food: 1 } },
  ],
};
const at = (...place) =>
  placeFor(['cards', 'card', 'a', ...place], 'cards/card/a', placesOf(forms, form, card));

test('a problem belongs to the innermost field that holds its place', () => {
  assert.deepEqual(at('points'), ['points']);
  assert.deepEqual(at('name', 'de'), ['name', 'de']);
  assert.deepEqual(at('cost', 'labor'), ['cost', 'labor']);
  assert.deepEqual(at('effect', 0, 'n'), ['effect', 0, 'n']);
  assert.deepEqual(at('effect', 0, 'do'), ['effect', 0, 'do']);
  assert.deepEqual(at('effect', 1, 'options', 1, 0, 'step', 'n'), [
    'effect',
    1,
    'options',
    1,
    0,
    'step',
    'n',
  ]);
  assert.deepEqual(at('effect', 2, 'give', 'tool'), ['effect', 2, 'give', 'tool']);
});

test('what has no field of its own belongs to the group around it', () => {
  assert.deepEqual(at('effect', 0, 'surprise'), ['effect', 0]);
  assert.deepEqual(at('effect', 9, 'n'), ['effect']);
  assert.deepEqual(at('cost', 'food'), ['cost']);
  assert.deepEqual(at('effect', 1, 'options', 0, 5), ['effect', 1, 'options', 0]);
});

test('what is in no field of this card belongs nowhere', () => {
  assert.deepEqual(at('id'), []);
  assert.deepEqual(at(), []);
  const places = placesOf(forms, form, card);
  assert.deepEqual(placeFor(['cards', 'card', 'b', 'points'], 'cards/card/a', places), []);
  assert.deepEqual(placeFor([], 'cards/card/a', places), []);
});

test('plain mistakes are found without asking', () => {
  assert.deepEqual(plainlyWrong(forms, form, card), []);
  const wrong = plainlyWrong(forms, form, {
    ...card,
    name: { en: 'A', de: ' ', fr: 'A' },
    points: null,
    effect: [
      { do: 'food', n: 44 },
      { do: 'choose', options: [[{ do: 'tool', n: 1.5 }], []] },
    ],
  });
  assert.deepEqual(
    wrong.map(problem => [problem.kind, problem.path.join('.')]),
    [
      ['text', 'name.de'],
      ['number', 'points'],
      ['number', 'effect.0.n'],
      ['number', 'effect.1.options.0.0.n'],
    ],
  );
});

test('an empty word may be what is chosen', () => {
  const none = field('gift', 'choice', { values: values(['', 'food']) });
  const only = { ...form, fields: [none] };
  assert.deepEqual(plainlyWrong(forms, only, { gift: '' }), []);
  assert.deepEqual(
    plainlyWrong(forms, only, {}).map(problem => problem.kind),
    ['missing'],
  );
});

test('another kind of step keeps what both say', () => {
  assert.deepEqual(stepOf(forms, vocabulary, 'hunt', { do: 'food', n: 3 }), {
    do: 'hunt',
    column: 'hunt',
    n: 3,
  });
  assert.deepEqual(stepOf(forms, vocabulary, 'choose', { do: 'food', n: 3 }), {
    do: 'choose',
    options: [[], []],
  });
});

test('fields begin with what the reader would accept', () => {
  assert.equal(beginning(forms, number('points', 0, 20)), 1);
  assert.equal(beginning(forms, number('div', 3, 9)), 3);
  assert.deepEqual(beginning(forms, field('numbers', 'numbers', { size: 3, low: 2, high: 4 })), [2, 2, 2]);
  const two = field('pair', 'choices', { values: values(['a', 'b', 'c']), low: 2, high: 2, distinct: true });
  assert.deepEqual(beginning(forms, two), ['a', 'b']);
  assert.deepEqual(beginning(forms, field('step', 'step', { of: 'effect' })), { do: 'food', n: 1 });
});

test('fields come and go with what they need', () => {
  const fields = [
    field('kind', 'choice', { values: values(['prosperity', 'strife']) }),
    field('follow', 'steps', { of: 'effect', low: 1, needs: 'kind', among: ['prosperity'] }),
    number('price', 2, 9, { needs: 'kind', among: ['strife'] }),
  ];
  const strife = settled(forms, fields, { kind: 'strife', follow: [] });
  assert.deepEqual(strife, { kind: 'strife', price: 2 });
  assert.deepEqual(settled(forms, fields, { ...strife, kind: 'prosperity' }), {
    kind: 'prosperity',
    follow: [{ do: 'food', n: 1 }],
  });
});
