/** How one picture of the table follows another: what others do comes step by step, with what
 * travels over the table; and what they did can be shown once more. */
import { batch, computed, signal } from '@preact/signals';
import { beginAnew } from './choosing.ts';
import { capture, fly, glide, outline, type Flight } from './flip.ts';
import { Frames } from './frames.ts';
import { chat, live, log } from './picture.ts';
import { people } from './seats.ts';
import { moves, speed } from './settings.ts';
import { share, shareBy } from './share.ts';
import { say, seatNames, t } from './text.ts';
import type { LogEntry, Snapshot, WireText } from './wire.ts';

/** What a game tells about the changes on its table. */
export interface Drawing {
  /** What travels when an event is logged. */
  flights?: (entry: LogEntry, now: Snapshot) => Flight[];
  /** The places that an event changes, for those who want nothing to move. */
  touched?: (entry: LogEntry) => string[];
  /** A picture of what an automatic opponent does, with what the table says about it; undefined if
   * the picture shows something else. */
  stage?: (picture: Snapshot) => Snapshot | undefined;
  /** Who acts and what, for the place of the question. */
  narrate?: (text: WireText) => string;
}

let game: Drawing = {};
export function drawnBy(drawing: Drawing): void {
  game = drawing;
}
export const narrate = (text: WireText): string => (game.narrate ?? say)(text);

/** How many pictures wait. */
export const behind = signal(0);
/** Does the player turn the pages of the automatic opponent? */
export const byHand = signal(false);

/** How long an act of an automatic opponent stands, in ms. */
const STAGE = 1100;
const TRAVEL = 420;
const APART = 40;

const frames = new Frames<Snapshot>(show, () => (moves() ? speed() : 0.25 * Number(speed() > 0)));
let newest: Snapshot | undefined; // received last, shown or still waiting
/** What others have done since the last decision of whoever looks. */
let recent: Snapshot[] = [];
/** Lines of pictures that nobody waits for. */
let unseen: LogEntry[] = [];

function show(next: Snapshot, quick: boolean): void {
  repeat?.stop();
  const before = moves() && !quick ? capture() : undefined;
  batch(() => put(next));
  if (next.fresh) return;
  requestAnimationFrame(() => {
    if (before) {
      glide(before, TRAVEL * speed());
      launch(next);
    } else if (!quick)
      for (const entry of next.log) for (const target of game.touched?.(entry) ?? []) outline(target);
  });
}

function put(next: Snapshot): void {
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
  live.value = next;
  behind.value = frames.length;
  if (moved) beginAnew();
}

/** What the events tell flies over the table. */
function launch(next: Snapshot): void {
  const flights = next.log.flatMap(entry => game.flights?.(entry, next) ?? []);
  flights.forEach((flight, i) => fly(flight, TRAVEL * speed(), i * APART));
}

/** Whatever has not changed since the last picture keeps its identity. */
function keepEqual(last: Snapshot, next: Snapshot): void {
  next.view = share(last.view, next.view);
  next.seats = share(last.seats, next.seats);
  next.scores = share(last.scores, next.scores);
  next.why_not = shareBy(last.why_not, next.why_not, why => why.target);
}

/** A picture has come. */
export function receive(next: Snapshot): void {
  const last = live.value;
  const own = last?.decision ? last.decision.seat === next.viewer : true;
  if (newest) keepEqual(newest, next);
  newest = next;
  if (next.fresh) {
    unseen = [];
    frames.jump(next);
    behind.value = 0;
  } else if (next.page) {
    receiveStage(next);
  } else {
    const paged = recent.at(-1)?.moves === next.moves;
    if (own && !paged) recent = [];
    else recent.push(next);
    frames.push({ ...next, log: [...unseen, ...next.log] }, own && !paged);
    unseen = [];
    behind.value = frames.length;
  }
}

/** A picture in between: shown for a while, or only its lines kept. */
function receiveStage(next: Snapshot): void {
  if (next.page === 1) recent = [];
  if (speed() === 0 && !byHand.value) {
    unseen.push(...next.log);
    return;
  }
  const staged = game.stage?.(next);
  frames.push(staged ?? next, !staged, staged ? STAGE : undefined);
  if (staged) recent.push(staged);
  behind.value = frames.length;
}

/** The table is left. */
export function forgetPictures(): void {
  frames.stop();
  newest = undefined;
  unseen = [];
}

export function turnByHand(on: boolean): void {
  byHand.value = on;
  frames.held = on;
  if (!on) frames.turn();
}
export const turnPage = (): void => frames.turn();

export function skip(): void {
  frames.skip();
  behind.value = 0;
}

let repeat: Frames<Snapshot> | undefined;

/** Show again what the others did since my last decision. Whatever is new ends it. */
export function recap(): void {
  const last = live.value;
  const again = recent;
  if (!last || !again.length) return;
  repeat?.stop();
  repeat = new Frames<Snapshot>(one => {
    const before = moves() ? capture() : undefined;
    live.value = { ...one, log: [], decision: one === last || one.page ? one.decision : null };
    requestAnimationFrame(() => {
      if (before) glide(before, TRAVEL * speed());
      launch(one);
    });
  }, speed);
  for (const one of again) repeat.push(one, false);
  if (again.at(-1) !== last) repeat.push(last, false);
}

export const hasRecap = computed(() => (live.value, recent.length > 0));
