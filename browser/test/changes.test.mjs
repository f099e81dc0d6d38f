import assert from 'node:assert/strict';
import test from 'node:test';

const { changed, Whole } = await import('../build/core/changes.js');
const { joined } = await import('../build/core/pages.js');

const picture = {
  type: 'snapshot',
  seq: 7,
  view: { seats: [{ hand: ['a'] }, { hand: [] }], piles: { wood: 1 } },
  decision: null,
  log: ['old'],
  chat: [],
  fresh: true,
};
const change = (after, changes, more = {}) => ({
  type: 'change',
  seq: after + 1,
  after,
  changes,
  log: [],
  chat: [],
  ...more,
});

test('what lies on a path is new, the rest is the same', () => {
  const next = changed(picture, change(7, { 'view/seats/1/hand': ['b'], decision: { id: 3 } }));
  assert.deepEqual(next.view.seats, [{ hand: ['a'] }, { hand: ['b'] }]);
  assert.ok(Array.isArray(next.view.seats));
  assert.equal(next.view.seats[0], picture.view.seats[0]);
  assert.equal(next.view.piles, picture.view.piles);
  assert.deepEqual(next.decision, { id: 3 });
  assert.deepEqual(picture.view.seats[1].hand, []);
});

test('lines go on, and only the first picture is fresh', () => {
  const next = changed(picture, change(7, {}, { log: ['new'] }));
  assert.deepEqual([next.log, next.fresh, next.seq], [['new'], false, 8]);
});

test('a change of another picture is not shown: the whole is asked for, once', () => {
  const shown = [];
  let asked = 0;
  const whole = new Whole(
    message => shown.push(message),
    () => asked++,
  );
  whole.hear(picture);
  whole.hear(change(7, { decision: 1 }));
  whole.hear(change(9, { decision: 2 }));
  whole.hear(change(10, { decision: 3 }));
  assert.deepEqual([shown.length, asked], [2, 1]);
  whole.hear({ ...picture, seq: 11, decision: 4 });
  whole.hear(change(11, { decision: 5 }));
  whole.hear({ type: 'notice', key: 'kicked' });
  assert.deepEqual(
    shown.map(one => one.decision),
    [null, 1, 4, 5, undefined],
  );
  assert.equal(asked, 1);
});

test('pages of a replay are joined in any order', () => {
  const frame = (move, view, changes = null) => ({
    move,
    round: 1,
    log: [`line ${move}`],
    scores: view ? [{ total: 0 }] : [],
    view,
    changes,
  });
  const page = (first, frames) => ({ viewer: null, total: 4, first, frames });
  const late = joined(
    undefined,
    page(2, [frame(2, { a: 2 }), frame(3, null, { 'view/a': 3, 'scores/0': { total: 5 } })]),
  );
  assert.deepEqual(
    late.frames.map(one => one?.view.a),
    [undefined, undefined, 2, 3],
  );
  const all = joined(late, page(0, [frame(0, { a: 0 }), frame(1, null, {})]));
  assert.deepEqual(
    all.frames.map(one => [one.move, one.view.a, one.scores[0].total, one.log[0]]),
    [
      [0, 0, 0, 'line 0'],
      [1, 0, 0, 'line 1'],
      [2, 2, 0, 'line 2'],
      [3, 3, 5, 'line 3'],
    ],
  );
  assert.equal(all.frames[1].view, all.frames[0].view, 'what has not changed is the same');
});
