import assert from 'node:assert/strict';
import test from 'node:test';

const { signal, effect } = await import('@preact/signals');
const { share, shareBy } = await import('../build/core/share.js');
const { inParts } = await import('../build/core/parts.js');

const copy = value => JSON.parse(JSON.stringify(value));
const view = {
  market: [
    { title: 'farmer', cost: ['food'] },
    { title: 'miner', cost: [] },
  ],
  seats: [{ hand: ['a'] }, { hand: [] }],
  combat: null,
};

test('what is equal is the same', () => {
  assert.equal(share(view, copy(view)), view);
});

test('what differs is new, and everything around it; the rest is the same', () => {
  const next = copy(view);
  next.seats[1].hand.push('b');
  const shared = share(view, next);
  assert.notEqual(shared, view);
  assert.equal(shared.market, view.market);
  assert.equal(shared.seats[0], view.seats[0]);
  assert.notEqual(shared.seats[1], view.seats[1]);
  assert.deepEqual(shared.seats[1].hand, ['b']);
});

test('nothing is lost where something is gone, added or of another kind', () => {
  for (const [last, next] of [
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [
      [1, 2, 3],
      [1, 2],
    ],
    [[1], [1, 2]],
    [[], {}],
    [{}, []],
    [null, {}],
    [{ a: {} }, { a: null }],
    [{ a: undefined }, { b: undefined }],
    [undefined, [1]],
    [3, '3'],
  ])
    assert.deepEqual(share(last, structuredClone(next)), next);
});

test('entries are known by name wherever they stand', () => {
  const last = [
    { target: 'a', why: { n: 1 } },
    { target: 'b', why: { n: 2 } },
  ];
  const moved = shareBy(last, [{ target: 'b', why: { n: 2 } }], one => one.target);
  assert.equal(moved[0], last[1]);
  assert.equal(
    shareBy(last, copy(last), one => one.target),
    last,
  );
});

test('whoever reads a part hears of that part only', () => {
  const whole = signal(view);
  const parts = inParts(() => whole.value, ['seats']);
  const seen = { market: 0, first: 0, all: 0 };
  effect(() => void (parts.value?.market, seen.market++));
  effect(() => void (parts.value?.seats[0]?.hand, seen.first++));
  effect(() => void (parts.value?.seats.map(seat => seat.hand.length), seen.all++));
  const next = copy(view);
  next.seats[1].hand.push('b');
  whole.value = share(view, next);
  assert.deepEqual(seen, { market: 1, first: 1, all: 2 });
  assert.deepEqual(
    parts.value.seats.map(seat => seat.hand),
    [['a'], ['b']],
  );
  assert.equal(parts.value.seats.length, 2);
  assert.deepEqual([...parts.value.seats].length, 2);
  whole.value = undefined;
  assert.equal(parts.value, undefined);
});
