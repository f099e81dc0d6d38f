import assert from 'node:assert/strict';
import test from 'node:test';
import { Frames, stay } from '../build/core/frames.js';
import { pause } from '../build/core/net.js';

test('own moves do not wait, many waiting ones hurry, too many jump', () => {
  assert.equal(stay(0, true, 1), 0);
  assert.equal(stay(2, false, 1), 670);
  assert.equal(stay(8, false, 1), 120);
  assert.equal(stay(30, false, 1), 0);
  assert.equal(stay(2, false, 0), 0);
  assert.equal(stay(2, false, 0.5), 335);
});

test('pictures come one by one and none is lost', t => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const shown = [];
  const frames = new Frames(
    item => shown.push(item),
    () => 1,
  );
  for (const item of [1, 2, 3]) frames.push(item, false);
  assert.deepEqual(shown, [1]);
  t.mock.timers.tick(670);
  assert.deepEqual(shown, [1, 2]);
  frames.skip();
  assert.deepEqual(shown, [1, 2, 3]);
  frames.push(4, true);
  assert.deepEqual(shown, [1, 2, 3, 4]);
});

test('a jump forgets what waits', () => {
  const shown = [];
  const frames = new Frames(
    item => shown.push(item),
    () => 1,
  );
  frames.push('a', false);
  frames.push('b', false);
  frames.jump('now');
  assert.deepEqual(shown, ['a', 'now']);
  assert.equal(frames.length, 0);
});

test('reconnecting waits longer each time, at most eight seconds or so', () => {
  assert.equal(
    pause(0, () => 0.5),
    250,
  );
  assert.equal(
    pause(3, () => 0.5),
    2000,
  );
  assert.ok(pause(20, () => 1) <= 8000 * 1.3);
  assert.ok(pause(0, () => 0) >= 250 * 0.7 - 1e-9);
});
