import assert from 'node:assert/strict';
import test from 'node:test';

const { laidOver } = await import('../build/core/patch.js');

const shipped = {
  culture: {
    fire: { points: 1, cost: { tool: 0, labor: 2 }, effect: [{ do: 'food', n: 1 }] },
    flint: { points: 1 },
  },
  rest: [1, 2],
};

test('what differs is laid over, field by field', () => {
  const laid = laidOver(shipped, { culture: { fire: { points: 4, cost: { labor: 3 } } } });
  assert.deepEqual(laid.culture.fire, {
    points: 4,
    cost: { tool: 0, labor: 3 },
    effect: [{ do: 'food', n: 1 }],
  });
  assert.equal(laid.culture.flint, shipped.culture.flint);
  assert.equal(laid.rest, shipped.rest);
  assert.equal(shipped.culture.fire.points, 1);
});

test('lists are replaced whole, new things are added', () => {
  const laid = laidOver(shipped, {
    culture: { fire: { effect: [] }, own: { cost: { tool: 1 } } },
    rest: [3],
  });
  assert.deepEqual(laid.culture.fire.effect, []);
  assert.deepEqual(laid.culture.own, { cost: { tool: 1 } });
  assert.deepEqual(laid.rest, [3]);
});

test('null takes a field away, an object takes the place of something plain', () => {
  const laid = laidOver({ a: 1, b: { c: 1 }, d: 'word' }, { a: null, b: { c: null }, d: { food: 1 } });
  assert.deepEqual(laid, { b: {}, d: { food: 1 } });
});

test('nothing laid over something is that', () => {
  assert.equal(laidOver(shipped, {}), shipped);
});
