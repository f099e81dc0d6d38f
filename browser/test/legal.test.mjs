import assert from 'node:assert/strict';
import test from 'node:test';
import { candidates, lit, pick, towards } from '../build/core/legal.js';

const choice = (index, ...targets) => ({ index, targets, text: String(index), label: null, ends: false });
const end = choice(0);
const play = choice(1, 'hand:hunter');
const produce = choice(2, 'hand:farmer');
const terrain = choice(3, 'hand:farmer');
const put = choice(4, 'pool:food', 'open:village');
const goal = choice(5, 'pool:food', 'goal:current');
const take = choice(6, 'open:merchant');
const store = choice(7, 'pool:wood', 'open:merchant');
const north = choice(8, 'territory:a', 'territory:n');
const south = choice(9, 'territory:a', 'territory:s');
const other = choice(10, 'territory:b', 'territory:s');
const all = [end, play, produce, terrain, put, goal, take, store, north, south, other];

test('a place that stands for one action commits it', () => {
  assert.deepEqual(pick(all, [], 'hand:hunter'), { kind: 'commit', choice: play });
});

test('several actions in one place open a menu', () => {
  const found = pick(all, [], 'hand:farmer');
  assert.equal(found.kind, 'menu');
  assert.deepEqual(found.choices, [produce, terrain]);
});

test('a good asks where, then goes there', () => {
  const first = pick(all, [], 'pool:food');
  assert.deepEqual(first, { kind: 'narrow', picked: ['pool:food'] });
  assert.deepEqual([...lit(all, first.picked)].sort(), ['goal:current', 'open:village']);
  assert.deepEqual(pick(all, first.picked, 'goal:current'), { kind: 'commit', choice: goal });
});

test('the destination alone is enough when only one thing fits', () => {
  assert.deepEqual(pick(all, [], 'open:village'), { kind: 'commit', choice: put });
});

test('a destination with an action of its own asks which', () => {
  assert.deepEqual(pick(all, [], 'open:merchant').choices, [take, store]);
});

test('an attack: the source lights its targets, a shared target asks from where', () => {
  const first = pick(all, [], 'territory:a');
  assert.equal(first.kind, 'narrow');
  assert.deepEqual([...lit(all, first.picked)].sort(), ['territory:n', 'territory:s']);
  assert.deepEqual(pick(all, first.picked, 'territory:n'), { kind: 'commit', choice: north });
  assert.deepEqual(pick(all, [], 'territory:s').choices, [south, other]);
});

test('a source with a single target does not attack by itself', () => {
  assert.deepEqual(pick(all, [], 'territory:b'), { kind: 'narrow', picked: ['territory:b'] });
});

test('a second click takes the first place back, another place begins anew', () => {
  assert.deepEqual(pick(all, ['territory:a'], 'territory:a'), { kind: 'narrow', picked: [] });
  assert.deepEqual(pick(all, ['territory:a'], 'hand:hunter'), { kind: 'commit', choice: play });
});

test('what is not legal does nothing', () => {
  assert.deepEqual(pick(all, [], 'market:city'), { kind: 'none' });
  assert.deepEqual(candidates(all, ['market:city']), []);
});

test('arrows go to the nearest place in their direction', () => {
  const at = (x, y) => ({ x, y });
  const right = at(50, 10);
  const far = at(200, 0);
  assert.equal(towards(at(0, 0), [far, right, at(-5, 0)], 1, 0), right);
  assert.equal(towards(at(0, 0), [right], -1, 0), undefined);
});
