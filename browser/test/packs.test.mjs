import assert from 'node:assert/strict';
import test from 'node:test';

/** A browser's storage: its entries are its own keys. */
function storage(most = Infinity) {
  const kept = {};
  return new Proxy(kept, {
    get(_, name) {
      if (name === 'getItem') return key => kept[key] ?? null;
      if (name === 'removeItem') return key => delete kept[key];
      if (name === 'setItem')
        return (key, text) => {
          if (JSON.stringify(kept).length + text.length > most) throw new Error('QuotaExceededError');
          kept[key] = text;
        };
      return kept[name];
    },
  });
}
globalThis.localStorage = storage();

const store = await import('../build/ui/box/packs.js');
const { changedAddresses, changedEntry, freeName, newPack, same, withConfirmed, withEntry } =
  await import('../build/ui/box/changes.js');
const FIRE = 'culture_cards/culture_card/fire';
const MAMMOTH = 'animals/animal/mammoth';

function begin(most) {
  globalThis.localStorage = storage(most);
  store.chosen.value = {};
  store.readPacks();
}

test('entries are put in, found and taken out', () => {
  const pack = withEntry(newPack('altay', 'Mine'), FIRE, { id: 'fire', points: 4 });
  assert.deepEqual(pack.changes, { culture_cards: { culture_card: { fire: { id: 'fire', points: 4 } } } });
  assert.deepEqual(changedEntry(pack, FIRE), { id: 'fire', points: 4 });
  const both = withEntry(pack, MAMMOTH, { id: 'mammoth' });
  assert.deepEqual(changedAddresses(both), [FIRE, MAMMOTH]);
  assert.deepEqual(withEntry(both, FIRE, undefined).changes, {
    animals: { animal: { mammoth: { id: 'mammoth' } } },
  });
  assert.deepEqual(withEntry(pack, FIRE, undefined).changes, {});
  assert.equal(changedEntry(pack, MAMMOTH), undefined);
});

test('a table without ids is left alone', () => {
  const pack = { ...newPack('altay', 'Mine'), changes: { map: { edge: [['a', 'b']] } } };
  assert.deepEqual(changedAddresses(pack), []);
  assert.deepEqual(withEntry(pack, MAMMOTH, { id: 'mammoth' }).changes.map, { edge: [['a', 'b']] });
});

test('ticks are there once', () => {
  const ticked = withConfirmed(withConfirmed(newPack('altay', 'Mine'), FIRE, true), FIRE, true);
  assert.deepEqual(ticked.confirmed, [FIRE]);
  assert.deepEqual(withConfirmed(ticked, FIRE, false).confirmed, []);
});

test('the order of fields does not matter, that of lists does', () => {
  assert.ok(same({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 }));
  assert.ok(!same([1, 2], [2, 1]));
  assert.ok(!same({ a: undefined }, {}));
});

test('names are free', () => {
  assert.equal(freeName('Mine', []), 'Mine');
  assert.equal(freeName('Mine', ['Mine']), 'Mine 2');
  assert.equal(freeName('Mine 2', ['Mine', 'Mine 2']), 'Mine 3');
});

test('a pack is kept, chosen, changed and removed', () => {
  begin();
  const { id } = store.add(newPack('altay', 'Mine'));
  assert.equal(store.chosenPack('altay').pack.name, 'Mine');
  assert.equal(store.chosenPack('prehistory'), undefined);
  store.change(id, pack => withConfirmed(pack, FIRE, true));
  assert.deepEqual(JSON.parse(localStorage.getItem(`dolmen.pack.${id}`)).confirmed, [FIRE]);
  assert.equal(store.add(newPack('altay', 'Mine')).pack.name, 'Mine 2');
  store.remove(id);
  assert.deepEqual(
    store.packsOf('altay').map(one => one.pack.name),
    ['Mine 2'],
  );
});

test('what another window has saved stays', () => {
  begin();
  const { id } = store.add(newPack('altay', 'Mine'));
  const theirs = withEntry(store.current(id), MAMMOTH, { id: 'mammoth', count: 9 });
  localStorage.setItem(`dolmen.pack.${id}`, JSON.stringify(theirs));
  store.change(id, pack => withEntry(pack, FIRE, { id: 'fire', points: 2 }));
  assert.deepEqual(changedAddresses(store.current(id)).sort(), [MAMMOTH, FIRE]);
});

test('a full storage keeps the pack for this window, and says so', () => {
  begin(300);
  const { id } = store.add(newPack('altay', 'Mine'));
  assert.equal(store.unkept.value, false);
  store.change(id, pack => withEntry(pack, FIRE, { id: 'fire', text: 'x'.repeat(400) }));
  assert.equal(store.unkept.value, true);
  assert.equal(changedEntry(store.packsOf('altay')[0].pack, FIRE).id, 'fire');
  store.change(id, pack => withEntry(pack, FIRE, undefined));
  assert.equal(store.unkept.value, false);
});

test('a forbidden storage is no storage', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new Error('SecurityError');
    },
  });
  store.readPacks();
  const { id } = store.add(newPack('prehistory', 'Mine'));
  assert.equal(store.unkept.value, true);
  assert.equal(store.chosenPack('prehistory').id, id);
  store.remove(id);
  assert.deepEqual(store.packsOf('prehistory'), []);
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, writable: true, value: storage() });
});

test('what is no pack is passed over', () => {
  begin();
  localStorage.setItem('dolmen.pack.a', '{broken');
  localStorage.setItem('dolmen.pack.b', '7');
  store.readPacks();
  assert.deepEqual(store.packs.value, []);
});
