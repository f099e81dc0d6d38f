/** The picture of the open table: as it is now, or a moment of the replay. */
import { computed, effect, signal } from '@preact/signals';
import { kept } from './kept.ts';
import type { Past } from './pages.ts';
import { you } from './text.ts';
import type { ChatLine, LogEntry, SeatKey, Snapshot } from './wire.ts';

/** What an automatic opponent chooses among: places on the table, and those it takes of them. */
export interface Weighing {
  candidates: readonly string[];
  taken: readonly string[];
  /** The directions that decide, the strongest first. */
  arrows: readonly string[];
  /** The line that says why; those after it tell what was done. */
  reason: LogEntry;
}
/** An act of an automatic opponent: its lines, and the rule behind it. */
export interface Act {
  lines: readonly LogEntry[];
  rule: string;
  number: number;
  of: number;
}
/** A picture of the server, with what the game says about it. */
export type Picture = Snapshot & { act?: Act; weighing?: Weighing };

export const tableId = signal<string>();
/** Looked at as everybody may, whatever keys lie here. */
export const guest = signal(false);
/** The table of the rematch, if there is one. */
export const rematch = signal<string>();
export const live = signal<Picture>();
export const log = signal<LogEntry[]>([]);
export const chat = signal<ChatLine[]>([]);
/** The host's way back for somebody who has lost a seat. */
export const recovery = signal<SeatKey>();
/** The static content of the game, in whatever form the game gives it. */
export const catalogue = signal<unknown>();
export const replay = signal<{ data: Past; at: number; playing: boolean }>();
/** What the others did since my last decision, told once more. After the last page comes a summary. */
export const telling = signal<{ pages: readonly Picture[]; at: number; playing: boolean }>();
/** The seats whose keys this browser holds. */
export const localSeats = signal<number[]>([]);

/** A picture that a help page has drawn for a moment, by the components of the table. */
export const exhibit = signal<Picture>();

/** What lies on the table: live, a moment of the replay, or one that is told once more. */
export const shown = computed<Picture | undefined>(() => {
  if (exhibit.value) return exhibit.value;
  const now = live.value;
  const past = replay.value;
  const told = telling.value;
  if (told) return told.pages[told.at] ?? now;
  if (!now || !past) return now;
  const frame = past.data.frames[past.at];
  if (!frame) return now;
  return {
    ...now,
    moves: frame.move,
    round: frame.round,
    view: frame.view,
    decision: null,
    why_not: [],
    undo: 0,
    redo: 0,
    undo_text: null,
    scores: frame.scores,
    viewer: past.data.viewer,
    act: undefined,
    weighing: undefined,
  };
});
export const weighed = computed(() => shown.value?.weighing);

effect(() => void (you.value = shown.value?.viewer ?? null));

// Parts of the picture, for code that needs no more than that.
export const gameHere = computed(() => live.value?.game);
export const seatsHere = computed(() => (exhibit.value ?? live.value)?.seats);
export const askedSeat = computed(() => shown.value?.decision?.seat);
export const viewer = computed(() => shown.value?.viewer);
export const round = computed(() => shown.value?.round ?? 0);
export const packName = computed(() => live.value?.pack ?? undefined);
export const paused = computed(() => shown.value?.paused ?? false);
export const scores = computed(() => shown.value?.scores);

/** The keys that this browser holds at the table, as the server wants to see them. */
export function tokens(id: string): string | undefined {
  if (guest.peek()) return undefined;
  const held = kept(id);
  return held.keys.map(k => k.token).join(',') || undefined;
}

/** What the game shows to the viewer; only the game knows its form. */
export const viewAs = <V>(now = shown.value): V | undefined => now?.view as V | undefined;

/** Several people share this screen, and it is the turn of one whose hand is not shown. */
export const curtain = computed(() => {
  const now = live.value;
  const seat = now?.decision?.seat;
  if (now === undefined || seat === undefined || replay.value || now.over) return undefined;
  if (localSeats.value.length < 2 || !localSeats.value.includes(seat)) return undefined;
  return now.viewer === seat ? undefined : seat;
});
