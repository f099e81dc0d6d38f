import assert from 'node:assert/strict';
import { test } from 'node:test';

const { boxPath, helpPath, practicePath, readRoute, reviewPath } = await import('../build/core/route.js');

test('every address leads to its page', () => {
  assert.deepEqual(readRoute('/', ''), { page: 'lobby' });
  assert.deepEqual(readRoute('/about', ''), { page: 'about' });
  assert.deepEqual(readRoute('/t/abc', '#move=4'), { page: 'table', table: 'abc' });
  assert.deepEqual(readRoute('/t/abc', '#join=KEY'), {
    page: 'join',
    table: 'abc',
    token: 'KEY',
    back: false,
  });
  assert.deepEqual(readRoute('/t/abc', '#back=KEY'), {
    page: 'join',
    table: 'abc',
    token: 'KEY',
    back: true,
  });
  assert.deepEqual(readRoute('/g/abc', '#move=4'), { page: 'table', table: 'abc', guest: true });
  assert.deepEqual(readRoute('/take', '#AB-CD'), { page: 'take', code: 'AB-CD' });
  assert.deepEqual(readRoute('/t/abc/review', '#start'), { page: 'review', table: 'abc' });
  assert.deepEqual(readRoute('/t/abc/practice/2', ''), { page: 'practice', table: 'abc', seat: 2 });
  assert.deepEqual(readRoute('/help/altay', ''), { page: 'help', game: 'altay', part: 'summary' });
  assert.deepEqual(readRoute('/help/altay/rules', '#R15'), { page: 'help', game: 'altay', part: 'rules' });
  assert.deepEqual(readRoute('/help/altay/nonsense', ''), { page: 'help', game: 'altay', part: 'summary' });
  assert.deepEqual(readRoute('/box/altay', ''), { page: 'box', game: 'altay', entry: '' });
  assert.deepEqual(readRoute('/box/altay', '#cards/card/a'), {
    page: 'box',
    game: 'altay',
    entry: 'cards/card/a',
  });
  assert.deepEqual(readRoute('/box/altay', '#part-base'), { page: 'box', game: 'altay', entry: '' });
});

test('an address is made as it is read', () => {
  assert.equal(helpPath('altay'), '/help/altay');
  assert.equal(helpPath('altay', 'rules', 'R15'), '/help/altay/rules#R15');
  assert.equal(reviewPath('abc'), '/t/abc/review');
  assert.equal(practicePath('abc', 2), '/t/abc/practice/2');
  assert.equal(boxPath('altay'), '/box/altay');
  assert.equal(boxPath('altay', 'cards/card/a'), '/box/altay#cards/card/a');
});
