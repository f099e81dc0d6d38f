/** The sessions beside a real table that this device knows, the newest first. */
import { store, stored } from '../../core/storage.ts';

const LIST = 'companion';
const MOST = 20;

export interface Listed {
  /** Its secret: whoever has it has the session. */
  id: string;
  game: string;
  at: number;
}

export function listed(): Listed[] {
  try {
    return JSON.parse(stored(LIST) ?? '[]') as Listed[];
  } catch {
    return [];
  }
}

export function list(found: Listed[]): void {
  store(LIST, JSON.stringify(found.slice(0, MOST)));
}

/** Sessions that are new here. */
export function enlist(found: readonly Omit<Listed, 'at'>[]): void {
  const known = listed();
  const fresh = found.filter(({ id }) => !known.some(one => one.id === id));
  list([...fresh.map(one => ({ ...one, at: Date.now() })), ...known]);
}
