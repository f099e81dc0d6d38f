/** How one picture of the table follows another: what others do comes step by step, with what
 * travels over the table; and what they did can be shown once more. */
import { batch, computed, signal } from '@preact/signals';
import { beginAnew } from './choosing.ts';
import { capture, fly, glide, outline, routes, type Flight } from './flip.ts';
import { Frames } from './frames.ts';
import { forgetLost } from './looking.ts';
import { chat, live, log, telling, type Picture, type Weighing } from './picture.ts';
import { people } from './seats.ts';
import { moves, set, settings, speed } from './settings.ts';
import { share } from './share.ts';
import { say, seatNames, t } from './text.ts';
import { dialog } from './ui.ts';
import type { LogEntry, Snapshot, WireText } from './wire.ts';

/** What a game shows about the changes on its table. */
export interface Drawing {
  /** What travels when an event is logged. */
  flights?: (entry: LogEntry, now: Snapshot) => Flight[];
  /** The places that an event changes, for those who want nothing to move. */
  touched?: (entry: LogEntry) => string[];
  /** A picture of what an automatic opponent does, with what the table says about it; undefined if
   * the picture shows something else. */
  stage?: (picture: Snapshot) => Picture | undefined;
  /** What an automatic opponent chose among in such a picture, if it had a choice. */
  weigh?: (picture: Snapshot, before: Snapshot) => Weighing | undefined;
  /** Events worth a line of their own when a turn is summed up, the most important first. */
  headlines?: readonly string[];
  /** Who acts and what, for the place of the question. */
  narrate?: (text: WireText) => string;
  /** The events that begin a part of a round, such as a season: headings of the log. */
  parts?: ReadonlySet<string>;
  /** How a game that is over is judged, in place of naming its winner. */
  verdict?: () => string | undefined;
}

let game: Drawing = {};
export function drawnBy(drawing: Drawing): void {
  game = drawing;
}
export const narrate = (text: WireText): string => (game.narrate ?? say)(text);
export const headlines = (): readonly string[] => game.headlines ?? [];
export const beginsPart = (key: string): boolean => game.parts?.has(key) ?? false;
export const verdict = (): string | undefined => game.verdict?.();

/** How many pictures wait. */
export const behind = signal(0);
/** Does the player turn the pages of the automatic opponent? */
export const byHand = computed(() => settings.value.step ?? true);

/** How long a picture is shown with these lines, in ms: as long as it takes to read them. */
export function readingTime(lines: readonly LogEntry[]): number {
  const letters = lines.reduce((sum, line) => sum + say(line.text).length, 0);
  return Math.min(9000, 800 + 28 * letters);
}
const TRAVEL = 420;
const APART = 40;

const frames = new Frames<Picture>(
  show,
  () => (moves() ? speed() : 0.25 * Number(speed() > 0)),
  () => byHand.value,
);
let newest: Snapshot | undefined; // received last, shown or still waiting
/** What others have done since the last decision of whoever looks. */
let recent: Picture[] = [];
let beforeRecent: Picture | undefined;
/** Lines of pictures that nobody waits for. */
let unseen: LogEntry[] = [];

function show(next: Picture, quick: boolean): void {
  if (next.log.length || next.decision?.id !== live.value?.decision?.id) telling.value = undefined;
  const before = moves() && !quick ? capture() : undefined;
  batch(() => put(next));
  requestAnimationFrame(forgetLost);
  if (next.fresh) return;
  requestAnimationFrame(() => {
    if (before) {
      travel(before, next, TRAVEL * speed());
    } else if (!quick)
      for (const entry of next.log) for (const target of game.touched?.(entry) ?? []) outline(target);
  });
}

function put(next: Picture): void {
  if (next.fresh) {
    log.value = next.log;
    chat.value = next.chat;
  } else {
    if (next.log.length) log.value = [...log.value, ...next.log];
    if (next.chat.length) chat.value = [...chat.value, ...next.chat];
  }
  people.value = next.seats.length;
  seatNames.value = share(
    seatNames.peek(),
    next.seats.map((s, n) => s.name || t('seat.number', { n: n + 1 })),
  );
  const moved = live.value?.decision?.id !== next.decision?.id;
  const ends = next.over && !next.ended && !next.fresh && live.value?.over === false;
  live.value = next;
  if (ends) dialog.value = { kind: 'scores' };
  if (next.over && settings.value.step === undefined && recent.some(page => page.act)) set('step', false);
  behind.value = frames.length;
  if (moved) beginAnew();
}

/** What has moved glides, and what the events tell of flies over the table. */
export function travel(before: Map<string, DOMRect>, next: Snapshot, ms: number): void {
  const flights = routes(next.log.flatMap(entry => game.flights?.(entry, next) ?? []));
  glide(before, ms);
  flights.forEach((route, i) => fly(route, TRAVEL * speed(), i * APART));
}

/** Whatever has not changed since the last picture keeps its identity. */
function keepEqual(last: Snapshot, next: Snapshot): void {
  next.view = share(last.view, next.view);
  next.seats = share(last.seats, next.seats);
  next.scores = share(last.scores, next.scores);
}

/** A picture has come. */
export function receive(next: Snapshot): void {
  const last = live.value;
  const own = last?.decision ? last.decision.seat === next.viewer : true;
  const before = newest;
  if (newest) keepEqual(newest, next);
  newest = next;
  if (next.fresh) {
    unseen = [];
    frames.jump(next);
    behind.value = 0;
  } else if (next.page) {
    receiveStage(next, before);
  } else {
    const paged = recent.at(-1)?.moves === next.moves;
    if (own && !paged) beginRecent(next);
    else recent.push(next);
    frames.push({ ...next, log: [...unseen, ...next.log] }, own && !paged);
    unseen = [];
    behind.value = frames.length;
  }
}

/** From here on, what others do is remembered. */
function beginRecent(before: Picture | undefined): void {
  recent = [];
  beforeRecent = before;
}

const upTo = (lines: readonly LogEntry[], last: LogEntry): LogEntry[] =>
  lines.slice(0, lines.indexOf(last) + 1);

/** A picture in between: shown for a while, or only its lines kept. Where there was a choice, the
 * table as it was before comes first, with what was chosen among. */
function receiveStage(next: Snapshot, before: Snapshot | undefined): void {
  if (next.page === 1) beginRecent(before);
  if (speed() === 0 && !byHand.value) {
    unseen.push(...next.log);
    return;
  }
  const staged = game.stage?.(next);
  if (staged) {
    const weighing = before && game.weigh?.(staged, before);
    const time = readingTime(staged.log);
    if (weighing && before) {
      const act = staged.act && { ...staged.act, lines: upTo(staged.act.lines, weighing.reason) };
      const weighed = { ...staged, act, view: before.view, scores: before.scores, log: [], weighing };
      frames.push(weighed, false, time);
      recent.push(weighed);
    }
    frames.push(staged, false, weighing ? 1400 : time);
    recent.push(staged);
  } else frames.push(next, true);
  behind.value = frames.length;
}

/** The table is left. */
export function forgetPictures(): void {
  frames.stop();
  newest = undefined;
  unseen = [];
}

export function turnByHand(on: boolean): void {
  set('step', on);
  if (!on) frames.turn();
}
export const turnPage = (): void => frames.turn();

export function skip(): void {
  frames.skip();
  behind.value = 0;
}

/** What others have done since my last decision, picture by picture, and the table before that. */
export const since = (): { pages: readonly Picture[]; before: Picture | undefined } => ({
  pages: recent.filter(page => page.log.length || page.weighing),
  before: beforeRecent,
});

export const hasRecap = computed(() => (live.value, recent.length > 0));
