/** What the others did since my last decision, told once more: picture by picture, with its lines,
 * then in one line for each of them. */
import { effect } from '@preact/signals';
import { capture } from './flip.ts';
import { live, telling, type Picture } from './picture.ts';
import { people } from './seats.ts';
import { moves, speed } from './settings.ts';
import { headlines, readingTime, since, travel } from './showing.ts';
import type { LogEntry } from './wire.ts';

/** What one of the others did, in short. */
export interface Summary {
  seat: number;
  lines: LogEntry[];
  /** Points gained or lost, as far as the table shows them. */
  points: number;
}

const LINES = 3;

export function startTelling(): void {
  const { pages } = since();
  if (pages.length) telling.value = { pages, at: 0, playing: true };
}

export function endTelling(): void {
  telling.value = undefined;
}

/** So many pages on or back; the page after the last one sums up. */
export function turnTelling(by: number, playing = false): void {
  const now = telling.value;
  if (!now) return;
  const at = Math.max(0, Math.min(now.pages.length, now.at + by));
  const before = moves() ? capture() : undefined;
  telling.value = { ...now, at, playing: playing && at < now.pages.length };
  const page = now.pages[at];
  if (!before || !page || by < 0) return;
  requestAnimationFrame(() => travel(before, page, 420 * (speed() || 1)));
}

export function pauseTelling(): void {
  const now = telling.value;
  if (now) telling.value = { ...now, playing: !now.playing };
}

/** The lines that belong to a page. */
export const linesOf = (page: Picture | undefined): readonly LogEntry[] =>
  page?.act?.lines ?? page?.log ?? [];

// A picture is shown as long as its lines take to read.
effect(() => {
  const now = telling.value;
  if (!now?.playing) return undefined;
  const time = readingTime(linesOf(now.pages[now.at])) * (speed() || 1);
  const timer = setTimeout(() => turnTelling(1, true), time);
  return () => clearTimeout(timer);
});

/** Who did what, in the order of the table, whoever looks left out. */
export function summaries(): Summary[] {
  const { pages, before } = since();
  const me = live.value?.viewer ?? null;
  const found = new Map<number, LogEntry[]>();
  for (const line of pages.flatMap(page => page.log)) {
    // Lines that name nobody are of an automatic opponent, if they tell of a deed.
    const alone = headlines().includes(line.text.key) ? people.value : null;
    const seat = line.text.tokens.seat?.n ?? alone;
    if (seat === null || seat === me) continue;
    found.set(seat, [...(found.get(seat) ?? []), line]);
  }
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([seat, lines]) => {
      const now = live.value?.scores[seat]?.total ?? 0;
      return { seat, lines: select(lines), points: now - (before?.scores[seat]?.total ?? now) };
    });
}

/** The most important lines, in the order in which they happened; without a game's own list the
 * last ones. */
function select(lines: LogEntry[]): LogEntry[] {
  const order = headlines();
  const rank = (line: LogEntry): number => {
    const at = order.indexOf(line.text.key);
    return at < 0 ? order.length : at;
  };
  if (!order.length) return lines.slice(-LINES);
  const known = lines.filter(line => rank(line) < order.length);
  const best = [...(known.length ? known : lines.slice(-1))].sort((a, b) => rank(a) - rank(b));
  const kept = new Set(best.slice(0, LINES));
  return lines.filter(line => kept.has(line));
}
