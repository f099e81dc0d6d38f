/** Which games have a board of their own. A game is loaded when something of it is first needed. */
import { signal } from '@preact/signals';
import { renew } from '../core/renew.ts';
import { styled } from '../core/styles.ts';
import type { Drawn } from './drawn.ts';
import { plain } from './plain/index.ts';

const GAMES: Record<string, () => Promise<Drawn>> = {
  altay: styled(['altay'], async () => (await import('./altay/index.ts')).altay),
  prehistory: styled(['prehistory'], async () => (await import('./prehistory/index.ts')).prehistory),
  endless_winter: styled(
    ['endless_winter'],
    async () => (await import('./endless_winter/index.ts')).endlessWinter,
  ),
};
/** Some have more in the lobby than a door, and need their styles there. */
export const LOBBY_STYLES = ['endless_winter'];

const COMING: Drawn = { ...plain, Table: () => <p class="loading">Dolmen</p> };
const here = signal<Record<string, Drawn>>({});
const asked = new Set<string>();

/** How a game is drawn; whoever asks is drawn again once it has come. */
export function drawn(game: string): Drawn {
  const found = here.value[game];
  if (found) return found;
  if (!GAMES[game]) return plain;
  load(game);
  return COMING;
}

export function load(game: string): void {
  const fetched = GAMES[game];
  if (!fetched || asked.has(game)) return;
  asked.add(game);
  fetched().then(
    found => (here.value = { ...here.peek(), [game]: found }),
    () => {
      asked.delete(game);
      void renew();
    },
  );
}
