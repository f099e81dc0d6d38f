/** Which games have a board of their own. A game is loaded when something of it is first needed. */
import { signal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import type { Drawing } from '../core/table.ts';
import { renew } from '../core/renew.ts';
import { dress } from '../core/styles.ts';
import { Table as PlainTable } from './plain/Table.tsx';

export interface Drawn extends Drawing {
  Table: ComponentType;
  describe?: () => VNode;
  seat?: (seat: number) => VNode;
}

const GAMES: Record<string, () => Promise<Drawn>> = {
  altay: async () => (await import('./altay/index.tsx')).altay,
  prehistory: async () => (await import('./prehistory/index.tsx')).prehistory,
  endless_winter: async () => (await import('./endless_winter/index.tsx')).winter,
};
const PLAIN: Drawn = { Table: PlainTable };
const COMING: Drawn = { Table: () => <p class="loading">Dolmen</p> };
const here = signal<Record<string, Drawn>>({});
const asked = new Set<string>();

/** How a game is drawn; whoever asks is drawn again once it has come. */
export function drawn(game: string): Drawn {
  const found = here.value[game];
  if (found) return found;
  if (!GAMES[game]) return PLAIN;
  load(game);
  return COMING;
}

export function load(game: string): void {
  const fetched = GAMES[game];
  if (!fetched || asked.has(game)) return;
  asked.add(game);
  Promise.all([fetched(), dress(game)]).then(
    ([found]) => (here.value = { ...here.peek(), [game]: found }),
    () => {
      asked.delete(game);
      void renew();
    },
  );
}
