/** What is in a pack, and packs that differ from it in one thing. An address is file/table/id. */
import { FORMAT, type Entry, type PlainPack } from '../../core/pack.ts';

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const newPack = (game: string, name: string): PlainPack => ({
  format: FORMAT,
  game,
  name,
  confirmed: [],
  changes: {},
});

/** File, table and id. */
export function partsOf(address: string): [string, string, string] {
  const [file = '', table = '', ...id] = address.split('/');
  return [file, table, id.join('/')];
}

/** `animals/animal`, which a form is for. */
export const tableOf = (address: string): string => partsOf(address).slice(0, 2).join('/');

export function changedEntry(pack: PlainPack | undefined, address: string): Entry | undefined {
  const [file, table, id] = partsOf(address);
  const entries = pack?.changes[file]?.[table];
  const found = isTable(entries) ? entries[id] : undefined;
  return isTable(found) ? found : undefined;
}

/** Everything that a pack changes or adds. */
export function changedAddresses(pack: PlainPack | undefined): string[] {
  return Object.entries(pack?.changes ?? {}).flatMap(([file, tables]) =>
    Object.entries(tables).flatMap(([table, entries]) =>
      isTable(entries) ? Object.keys(entries).map(id => `${file}/${table}/${id}`) : [],
    ),
  );
}

/** With this entry; without one, as it is shipped. */
export function withEntry(pack: PlainPack, address: string, entry: Entry | undefined): PlainPack {
  const [file, table, id] = partsOf(address);
  const tables = { ...pack.changes[file] };
  const before = tables[table];
  const entries: Record<string, unknown> = isTable(before) ? { ...before } : {};
  if (entry) entries[id] = entry;
  else delete entries[id];
  if (Object.keys(entries).length) tables[table] = entries;
  else delete tables[table];
  const changes = { ...pack.changes, [file]: tables };
  if (!Object.keys(tables).length) delete changes[file];
  return { ...pack, changes };
}

export function withConfirmed(pack: PlainPack, address: string, confirmed: boolean): PlainPack {
  const others = pack.confirmed.filter(one => one !== address);
  return { ...pack, confirmed: confirmed ? [...others, address] : others };
}

/** Whatever order its fields are in. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((part, i) => same(part, b[i]));
  if (!isTable(a) || !isTable(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every(key => key in b && same(a[key], b[key]));
}

/** A name that none of these has: My copy, My copy 2. */
export function freeName(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted;
  const bare = wanted.replace(/ \d+$/, '');
  let n = 2;
  while (taken.includes(`${bare} ${n}`)) n++;
  return `${bare} ${n}`;
}
