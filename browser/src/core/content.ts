/** What is in the box of a game: what is drawn and what it is called. A table has its own, with the
 * pack that is played there; a page about the game may show another meanwhile. */
import { batch, signal } from '@preact/signals';
import { api } from './api.ts';
import type { Language } from './language.ts';
import { laidOver } from './patch.ts';
import { catalogue } from './picture.ts';
import { gameTexts } from './text.ts';
import type { TablePack, Words } from './wire.ts';

export interface Content {
  catalogue: unknown;
  words: Words;
}

type Patch = Pick<TablePack, 'catalogue' | 'words'>;

/** The pack of the open table, if it has one. */
export const packHere = signal<TablePack>();

let ofTable: Content | undefined;
let ofPage: Content | undefined;

function show(): void {
  const now = ofPage ?? ofTable;
  if (!now) return;
  batch(() => {
    catalogue.value = now.catalogue;
    gameTexts.value = now.words;
  });
}

export async function shippedContent(game: string, language: Language): Promise<Content> {
  const [found, words] = await Promise.all([api.catalogue(game, language), api.gameTexts(game, language)]);
  return { catalogue: found, words };
}

export const corrected = (shipped: Content, patch: Patch): Content => ({
  catalogue: laidOver(shipped.catalogue, patch.catalogue),
  words: laidOver(shipped.words, patch.words),
});

export function contentOfTable(content: Content | undefined, pack?: TablePack): void {
  packHere.value = pack;
  ofTable = content && pack ? corrected(content, pack) : content;
  show();
}

export function contentOfPage(content: Content | undefined): void {
  if (content === ofPage) return;
  ofPage = content;
  show();
}
