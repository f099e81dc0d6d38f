/** The games that the server knows; asked once. */
import { signal } from '@preact/signals';
import { api } from './api.ts';
import type { GameInfo } from './wire.ts';
import { toast } from './toasts.ts';
import { named, readable } from './text.ts';

export const games = signal<GameInfo[]>([]);
let asked = false;

export function learnGames(): void {
  if (asked) return;
  asked = true;
  api.games().then(
    found => (games.value = found),
    (e: Error) => {
      asked = false;
      toast(e.message);
    },
  );
}

export function gameName(game: string): string {
  return named(games.value.find(g => g.id === game)?.name) || readable(game);
}

/** Without what follows a dash or a colon. */
export const shortName = (game: string): string => gameName(game).split(/\s[-–:]\s|:\s/)[0] ?? game;
