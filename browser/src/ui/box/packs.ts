/** The packs that this browser keeps: nobody has an account. Each has a key of its own and is
 * read again before it is changed, so that two windows do not undo each other's work. */
import { signal } from '@preact/signals';
import type { PlainPack } from '../../core/pack.ts';
import { store, stored, storedKeys, unstore } from '../../core/storage.ts';
import { freeName } from './changes.ts';

export interface OwnedPack {
  /** Its key in this browser; names may change. */
  id: string;
  pack: PlainPack;
}

const PACK = 'dolmen.pack.';
const CHOSEN = 'dolmen.box.';

export const packs = signal<OwnedPack[]>([]);
/** By game, the pack that one works on. */
export const chosen = signal<Record<string, string>>({});
/** The browser would not keep it: it is gone when this window is closed. */
export const unkept = signal(false);

function readPack(id: string): PlainPack | undefined {
  try {
    const found = JSON.parse(stored(PACK + id) ?? 'null') as PlainPack | null;
    return found && typeof found.name === 'string' && typeof found.changes === 'object'
      ? { ...found, confirmed: found.confirmed ?? [] }
      : undefined;
  } catch {
    return undefined;
  }
}

/** What the browser would not keep lives as long as this window. */
const loose = new Map<string, PlainPack>();

/** As it is now, whichever window changed it last. */
export const current = (id: string): PlainPack | undefined => loose.get(id) ?? readPack(id);

export function readPacks(): void {
  const ids = [...new Set([...storedKeys(PACK).map(key => key.slice(PACK.length)), ...loose.keys()])];
  packs.value = ids
    .flatMap(id => {
      const pack = current(id);
      return pack ? [{ id, pack }] : [];
    })
    .sort((a, b) => a.pack.name.localeCompare(b.pack.name));
  const games = storedKeys(CHOSEN).map(key => key.slice(CHOSEN.length));
  chosen.value = {
    ...chosen.peek(),
    ...Object.fromEntries(games.map(game => [game, stored(CHOSEN + game) ?? ''])),
  };
}

export const packsOf = (game: string): OwnedPack[] => packs.value.filter(one => one.pack.game === game);

export const chosenPack = (game: string): OwnedPack | undefined =>
  packsOf(game).find(one => one.id === chosen.value[game]);

export function choose(game: string, id: string): void {
  chosen.value = { ...chosen.value, [game]: id };
  store(CHOSEN + game, id);
}

function put(id: string, pack: PlainPack): void {
  const kept = store(PACK + id, JSON.stringify(pack));
  if (kept) loose.delete(id);
  else loose.set(id, pack);
  unkept.value = loose.size > 0;
  readPacks();
}

/** Takes a pack in, under a name that no other of its game has, and works on it. */
export function add(pack: PlainPack): OwnedPack {
  readPacks();
  // Not a UUID: those are only there where the page came over a safe line.
  const id = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  const named = {
    ...pack,
    name: freeName(
      pack.name,
      packsOf(pack.game).map(one => one.pack.name),
    ),
  };
  put(id, named);
  choose(pack.game, id);
  return { id, pack: named };
}

/** Changes one thing in a pack as it is now. */
export function change(id: string, edit: (pack: PlainPack) => PlainPack): PlainPack | undefined {
  const before = current(id);
  if (!before) return undefined;
  const after = edit(before);
  put(id, after);
  return after;
}

export function remove(id: string): void {
  loose.delete(id);
  unstore(PACK + id);
  unkept.value = loose.size > 0;
  readPacks();
}

/** Another window has changed something. */
export function watchOthers(): () => void {
  const changed = (e: StorageEvent) => {
    if (!e.key || e.key.startsWith(PACK)) readPacks();
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
