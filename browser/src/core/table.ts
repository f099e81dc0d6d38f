/** One open table: the connection, the picture shown, what is being chosen, and replay. */
import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import { seatsAre } from '../art/pieces.tsx';
import { api, page } from './api.ts';
import { capture, fly, glide, outline, type Flight } from './flip.ts';
import { Frames } from './frames.ts';
import * as legal from './legal.ts';
import { hello, socketOf } from './hello.ts';
import { keep, kept } from './kept.ts';
import { connect, type Link, type Tagged } from './net.ts';
import { moves, settings, speed } from './settings.ts';
import { share, shareBy } from './share.ts';
import { gameWords, language, say, seatNames, t, you } from './text.ts';
import {
  type BrowserMessage,
  type ChatLine,
  type Choice,
  type LogEntry,
  type Replay,
  type ServerMessage,
  type Snapshot,
  type WhyNot,
  type WireText,
} from './wire.ts';

export interface Toast {
  id: number;
  text: string;
  rule: string;
}

export const tableId = signal<string>();
export const link = signal<Link>('connecting');
export const live = signal<Snapshot>();
export const log = signal<LogEntry[]>([]);
export const chat = signal<ChatLine[]>([]);
export const unread = signal(0);
export const catalogue = signal<unknown>();
/** Places that are lit because something about them is pointed at: an option, a line of the log. */
export const hot = signal<readonly string[]>([]);
export const lookedAt = signal<string>();
export const pinned = signal<string>();
export const picked = signal<string[]>([]);
export const menu = signal<{ choices: Choice[]; target: string }>();
export const asking = signal<Choice>();
export const listed = signal(false);
export const toasts = signal<Toast[]>([]);
export const behind = signal(0);

/** How long the last updates took, in ms; a test reads it. */
export const drawn: number[] = [];

export const replay = signal<{ data: Replay; at: number; playing: boolean }>();

/** The picture on the table: live, or a moment of the replay. */
export const shown = computed<Snapshot | undefined>(() => {
  const now = live.value;
  const past = replay.value;
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
  };
});

effect(() => void (you.value = shown.value?.viewer ?? null));
// Parts of the picture, for whoever needs no more than that.
export const gameHere = computed(() => live.value?.game);
export const seatsHere = computed(() => live.value?.seats);
export const askedSeat = computed(() => shown.value?.decision?.seat);
export const viewer = computed(() => shown.value?.viewer);
export const round = computed(() => shown.value?.round ?? 0);
export const paused = computed(() => shown.value?.paused ?? false);
export const scores = computed(() => shown.value?.scores);

export const keysHeld = computed(() => (tableId.value ? kept(tableId.value) : undefined));
export const localSeats = signal<number[]>([]);

/** Several people share this screen, and it is the turn of one whose hand does not lie open. */
export const curtain = computed(() => {
  const now = live.value;
  const seat = now?.decision?.seat;
  if (now === undefined || seat === undefined || replay.value || now.over) return undefined;
  if (localSeats.value.length < 2 || !localSeats.value.includes(seat)) return undefined;
  return now.viewer === seat ? undefined : seat;
});

export const decision = computed(() => {
  const now = shown.value;
  const open = now?.decision;
  if (!now || !open || now.over || replay.value || curtain.value !== undefined) return undefined;
  return open;
});
export const mine = computed(() => {
  const open = decision.value;
  return open !== undefined && open.seat === shown.value?.viewer && open.choices.length > 0;
});
const NONE: Choice[] = [];
export const choices = computed<Choice[]>(() => (mine.value ? (decision.value?.choices ?? NONE) : NONE));
let litLast = new Set<string>();
/** The same set as before if it holds the same places. */
export const lit = computed(() => {
  const now = legal.lit(choices.value, picked.value);
  if (now.size !== litLast.size || [...now].some(place => !litLast.has(place))) litLast = now;
  return litLast;
});
export const buttons = computed(() => legal.buttons(choices.value));
const reasons = new Map<string, ReadonlySignal<WhyNot | undefined>>();
/** Why a place may not be chosen, if the server has said so. */
export function refusal(target: string): WhyNot | undefined {
  let found = reasons.get(target);
  if (!found) {
    found = computed(() => refusals.value.get(target));
    reasons.set(target, found);
  }
  return found.value;
}
export const refusals = computed(() => new Map((shown.value?.why_not ?? []).map(w => [w.target, w])));

let socket: ReturnType<typeof connect> | undefined;
let flights: (entry: LogEntry, now: Snapshot) => Flight[] = () => [];
let touched: (entry: LogEntry) => string[] = () => [];
/** A picture of what an automatic opponent does, with what the table says about it; undefined if it
 * shows something else. */
let stage: (page: Snapshot) => Snapshot | undefined = () => undefined;
let recent: Snapshot[] = [];
let newest: Snapshot | undefined; // received last, shown or still waiting
let told: (text: WireText) => string = say;
export const tell = (text: WireText): string => told(text);
/** Lines of pictures that nobody waits for. */
let unseen: LogEntry[] = [];

export interface Drawing {
  flights?: typeof flights;
  touched?: typeof touched;
  stage?: typeof stage;
  /** Who acts and what, for the place of the question. */
  told?: (text: WireText) => string;
}

export function drawnBy(game: Drawing): void {
  flights = game.flights ?? (() => []);
  touched = game.touched ?? (() => []);
  stage = game.stage ?? (() => undefined);
  told = game.told ?? say;
}

/** Does the player turn the pages of the automatic opponent? */
export const byHand = signal(false);
export function turnByHand(on: boolean): void {
  byHand.value = on;
  frames.held = on;
  if (!on) frames.turn();
}
export const turnPage = (): void => frames.turn();
const STAGE = 1100;

const frames = new Frames<Snapshot>(show, () => (moves() ? speed() : 0.25 * Number(speed() > 0)));

function show(next: Snapshot, quick: boolean): void {
  repeat?.stop();
  const before = moves() && !quick ? capture() : undefined;
  const began = performance.now();
  batch(() => {
    if (next.fresh) {
      log.value = next.log;
      chat.value = next.chat;
    } else {
      if (next.log.length) log.value = [...log.value, ...next.log];
      if (next.chat.length) {
        chat.value = [...chat.value, ...next.chat];
        unread.value += next.chat.length;
      }
    }
    seatsAre(next.seats.length);
    seatNames.value = share(
      seatNames.peek(),
      next.seats.map((s, n) => s.name || t('seat.number', { n: n + 1 })),
    );
    const moved = live.value?.decision?.id !== next.decision?.id;
    live.value = next;
    behind.value = frames.length;
    if (moved) {
      if (picked.value.length) picked.value = [];
      menu.value = undefined;
      asking.value = undefined;
    }
  });
  // The drawing itself is queued before this.
  queueMicrotask(() => (drawn.push(performance.now() - began), drawn.splice(0, drawn.length - 200)));
  if (next.fresh) return;
  requestAnimationFrame(() => {
    const ms = 420 * speed();
    if (before) {
      glide(before, ms);
      let delay = 0;
      for (const entry of next.log) {
        for (const flight of flights(entry, next)) {
          fly(flight, ms, delay);
          delay += 40;
        }
      }
    } else if (!quick) {
      for (const entry of next.log) for (const target of touched(entry)) outline(target);
    }
  });
}

/** Whatever has not changed since the last picture keeps its identity. */
function keepEqual(last: Snapshot, next: Snapshot): void {
  next.view = share(last.view, next.view);
  next.seats = share(last.seats, next.seats);
  next.scores = share(last.scores, next.scores);
  next.why_not = shareBy(last.why_not, next.why_not, why => why.target);
}

function received(message: Tagged<ServerMessage>): void {
  if (early) {
    early.push(message);
    return;
  }
  if (message.type === 'snapshot') {
    const next = message as Tagged<Snapshot>;
    const last = live.value;
    const own = last?.decision ? last.decision.seat === next.viewer : true;
    if (newest) keepEqual(newest, next);
    newest = next;
    if (next.fresh) {
      unseen = [];
      frames.jump(next);
      behind.value = 0;
    } else if (next.page) {
      turnOver(next);
    } else {
      const paged = recent.at(-1)?.moves === next.moves;
      if (own && !paged) recent = [];
      else recent.push(next);
      frames.push({ ...next, log: [...unseen, ...next.log] }, own && !paged);
      unseen = [];
      behind.value = frames.length;
    }
    if (!next.page) announceTurn(next);
  } else if (message.type === 'refused') {
    const refused = message as Extract<ServerMessage, { sentence: string }>;
    toast(refused.reason ? say(refused.reason) : refused.sentence, refused.rule);
    asking.value = undefined;
  } else {
    noticed(message as Extract<ServerMessage, { key: string }>);
  }
}

/** A picture in between: shown for a while, or only its lines kept. */
function turnOver(next: Snapshot): void {
  if (next.page === 1) recent = [];
  if (speed() === 0 && !byHand.value) {
    unseen.push(...next.log);
    return;
  }
  const told = stage(next);
  frames.push(told ?? next, !told, told ? STAGE : undefined);
  if (told) recent.push(told);
  behind.value = frames.length;
}

function noticed(notice: Extract<ServerMessage, { key: string }>): void {
  if (notice.key === 'rematch' && notice.table) {
    const held = keysHeld.value;
    if (notice.keys.length || notice.host_key) {
      keep(notice.table, { keys: notice.keys, host: notice.host_key, invites: [] });
    }
    if (held) location.assign(`/t/${notice.table}`);
  } else if (notice.key === 'kicked') {
    toast(t('notice.kicked'));
  } else if (notice.key === 'invite') {
    const held = tableId.value ? kept(tableId.value) : undefined;
    if (held && tableId.value) {
      keep(tableId.value, { ...held, invites: [...held.invites, ...notice.keys] });
      toast(t('notice.invite'));
    }
  }
}

let wasMine = false;
function announceTurn(next: Snapshot): void {
  const now = next.decision !== null && !next.over && localSeats.value.includes(next.decision.seat);
  const title = (now ? '● ' : '') + t('app.name');
  if (document.title !== title) document.title = title;
  if (now && !wasMine && document.hidden && settings.value.notify && 'Notification' in window) {
    if (Notification.permission === 'granted') new Notification(t('app.name'), { body: t('notice.turn') });
  }
  wasMine = now;
}

let toastId = 0;
export function toast(text: string, rule = ''): void {
  const id = ++toastId;
  toasts.value = [...toasts.value.slice(-2), { id, text, rule }];
  setTimeout(() => (toasts.value = toasts.value.filter(one => one.id !== id)), rule ? 9000 : 6000);
}

// Opening and leaving

/** Pictures that came before the words and the board to draw them on. */
let early: Tagged<ServerMessage>[] | undefined;

const gameAt = async (id: string): Promise<string> =>
  location.pathname === page.path && page.game ? page.game : (await api.table(id)).game;

export async function openTable(id: string): Promise<void> {
  early = [];
  connectTo(id);
  try {
    const game = await gameAt(id);
    const [found, lexicon] = await Promise.all([
      api.catalogue(game, settings.value.language),
      api.gameWords(game, settings.value.language),
    ]);
    batch(() => {
      catalogue.value = found;
      gameWords.value = lexicon;
      tableId.value = id;
      localSeats.value = kept(id).keys.map(k => k.seat);
    });
  } catch (e) {
    closeTable();
    throw e;
  }
  const waiting = early;
  early = undefined;
  waiting.forEach(received);
}

function connectTo(id: string): void {
  socket?.close();
  socket = connect(socketOf(id), {
    message: received,
    link: state => (link.value = state),
    hello: () => {
      localSeats.value = kept(id).keys.map(k => k.seat);
      return hello(id, language.value, live.value?.viewer);
    },
  });
}

export function closeTable(): void {
  socket?.close();
  socket = undefined;
  early = undefined;
  frames.stop();
  seatsAre(4);
  batch(() => {
    tableId.value = undefined;
    live.value = undefined;
    newest = undefined;
    unseen = [];
    replay.value = undefined;
    log.value = [];
    chat.value = [];
    localSeats.value = [];
  });
}

function send(message: BrowserMessage & { type: string }): void {
  if (!socket?.send(message)) toast(t('link.waiting'));
}

// Choosing

export function commit(choice: Choice): void {
  const open = decision.value;
  if (!open || !mine.value) return;
  batch(() => {
    menu.value = undefined;
    asking.value = undefined;
    lookedAt.value = undefined;
  });
  send({ type: 'choose', decision: open.id, action: choice.index });
}

/** Take it, or ask again first if it cannot be taken back. */
export function take(choice: Choice): void {
  if (choice.ends && settings.value.confirm && asking.value?.index !== choice.index) {
    batch(() => {
      menu.value = undefined;
      asking.value = choice;
    });
    return;
  }
  commit(choice);
}

/** A place on the table is clicked. */
export function click(target: string): void {
  if (replay.value) return;
  const result = legal.pick(choices.value, picked.value, target);
  if (result.kind === 'commit') take(result.choice);
  else if (result.kind === 'menu') menu.value = { choices: result.choices, target };
  else if (result.kind === 'narrow') picked.value = result.picked;
  else whyNot(target);
}

export function whyNot(target: string): void {
  const why = refusals.value.get(target);
  if (why) toast(say(why.reason), why.rule);
}

export function undo(): void {
  const now = live.value;
  if (now?.undo && now.decision) send({ type: 'undo', decision: now.decision.id });
  else if (now?.undo) send({ type: 'undo', decision: now.moves });
}

export function redo(): void {
  const now = live.value;
  if (now?.redo) send({ type: 'redo', decision: now.decision?.id ?? now.moves });
}

export const look = (seat: number | null) => send({ type: 'look', seat });
export const speak = (text: string) => send({ type: 'say', text });
export const host = (power: string, seat: number | null = null, bot: string | null = null) =>
  send({ type: 'host', power, seat, bot });

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
      if (before) glide(before, 420 * speed());
      one.log.flatMap(entry => flights(entry, one)).forEach((f, i) => fly(f, 420 * speed(), i * 40));
    });
  }, speed);
  for (const one of again) repeat.push(one, false);
  if (again.at(-1) !== last) repeat.push(last, false);
}

export const hasRecap = computed(() => (live.value, recent.length > 0));

// Replay

/** The keys that this browser holds at the table, as the server wants to see them. */
export function tokens(id: string): string | undefined {
  const held = kept(id);
  return held.keys.map(k => k.token).join(',') || undefined;
}

/** Open the replay at its end, or at the picture after so many moves. */
export async function openReplay(move?: number): Promise<void> {
  const id = tableId.value;
  if (!id) return;
  const seat = live.value?.viewer;
  const token = kept(id).keys.find(k => k.seat === seat)?.token;
  const data = await api.replay(id, token, seat ?? undefined);
  const at = move === undefined ? data.frames.length - 1 : data.frames.findLastIndex(f => f.move <= move);
  seek(Math.max(0, at), data);
}

export function seek(at: number, data = replay.value?.data): void {
  if (!data) return;
  const to = Math.max(0, Math.min(data.frames.length - 1, at));
  const before = moves() ? capture() : undefined;
  const near = replay.value && Math.abs(replay.value.at - to) === 1;
  replay.value = { data, at: to, playing: replay.value?.playing ?? false };
  history.replaceState(null, '', `#move=${data.frames[to]?.move ?? to}`);
  if (before && near) requestAnimationFrame(() => glide(before, 420 * speed()));
}

export function leaveReplay(): void {
  replay.value = undefined;
  history.replaceState(null, '', location.pathname);
}

export function sayText(text: WireText | null | undefined): string {
  return text ? say(text) : '';
}
