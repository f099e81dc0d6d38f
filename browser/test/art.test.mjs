import assert from 'node:assert/strict';
import test from 'node:test';
import { area, edge, inside, rng, scatter } from '../build/art/shapes.js';
import { coast } from '../build/games/altay/geometry.js';

test('the same seed draws the same', () => {
  const a = rng('x');
  const b = rng('x');
  assert.deepEqual([a(), a(), a()], [b(), b(), b()]);
  assert.notEqual(rng('x')(), rng('y')());
});

test('neighbours share an edge exactly', () => {
  const there = edge([10, 20], [90, 40], 4, 6);
  const back = edge([90, 40], [10, 20], 4, 6);
  assert.deepEqual(there, back.reverse());
});

test('nothing is scattered outside or where pieces stand', () => {
  const square = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ];
  assert.equal(area(square), 10000);
  const spots = scatter('s', square, 12, 8, 10, p => Math.hypot(p[0] - 50, p[1] - 50) < 20);
  assert.ok(spots.length > 3);
  for (const p of spots) {
    assert.ok(inside(p, square));
    assert.ok(Math.hypot(p[0] - 50, p[1] - 50) >= 20);
  }
});

test('the coast moves the rim inwards and leaves the land alone', () => {
  assert.deepEqual(coast([300, 300]), [300, 300]);
  for (const p of [
    [0, 0],
    [500, 0],
    [1000, 700],
    [0, 350],
    [1000, 20],
    [20, 700],
  ]) {
    const [x, y] = coast(p);
    assert.ok(x >= 0 && x <= 1000 && y >= 0 && y <= 700, `${p} went to ${x}, ${y}`);
  }
});

// WCAG 2: text on the painted areas that automatic checks cannot see because they are gradients.
function light(hex) {
  const parts = [1, 3, 5].map(i => parseInt(hex.slice(i, i + 2), 16) / 255);
  const [r, g, b] = parts.map(c => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (a, b) => {
  const [x, y] = [light(a), light(b)].sort((p, q) => q - p);
  return (x + 0.05) / (y + 0.05);
};

test('text on gradients has contrast', () => {
  for (const [front, back] of [
    ['#fff6e2', '#7c3216'],
    ['#fff6e2', '#98501a'],
    ['#fff6e2', '#7a3f16'],
    ['#fff6e2', '#4b3420'],
    ['#2a1e14', '#f3e6ca'],
    ['#2a1e14', '#e2cba0'],
    ['#fff4de', '#4d5b33'],
    ['#fff4de', '#93591a'],
    ['#fff4de', '#8c3a1e'],
    ['#fff4de', '#3f6f86'],
    ['#c3b194', '#221c17'],
    ['#2a1606', '#e3a02c'],
  ]) {
    assert.ok(contrast(front, back) >= 4.5, `${front} on ${back}: ${contrast(front, back).toFixed(2)}`);
  }
});
