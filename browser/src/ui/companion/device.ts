/** The session on this device: what was entered is kept here first, then sent; what could not be
 * sent waits until there is a connection again. */
import { batch, computed, signal } from '@preact/signals';
import { api, Failed } from '../../core/api.ts';
import { keepSafe } from '../../core/edition.ts';
import { STATIC } from '../../core/host.ts';
import { store, stored, unstore } from '../../core/storage.ts';
import { language } from '../../core/text.ts';
import { toast } from '../../core/toasts.ts';
import { enlist, list, listed } from './sessions.ts';
import { overHttp, type Transport } from './transport.ts';
import { applied } from './meanwhile.ts';
import type { Begun, Entry, Operation, Shown, Start, Texts, Told, Value } from './wire.ts';

const transport: Transport = overHttp;
const RETRY = 3000;

interface Kept {
  log: Operation[];
  waiting: Operation[];
  /** As the server showed it last. */
  shown: Shown | undefined;
}

export const words = signal<Texts | undefined>(undefined);
/** As the server showed it last. */
const told = signal<Shown | undefined>(undefined);
/** Entries that the server has not seen. */
export const waiting = signal<Operation[]>([]);
/** What is known now: what was told, with what this device can add to it by itself. */
export const shown = computed(() => told.value && applied(told.value, waiting.value));
/** Whether the open question is answered, and only the server knows what comes next. */
export const answered = computed(() => {
  const asked = told.value?.question;
  return Boolean(
    asked && waiting.value.some(one => one.entry?.kind === 'answer' && one.entry.key === asked.key),
  );
});
export const offline = signal(false);
/** Why nothing arrives, where it is not for want of a connection. */
export const trouble = signal('');
export const busy = signal(false);
export const missing = signal('');

let id = '';
let log: Operation[] = [];
let timer = 0;
let sending = false;

const place = (name: string): string => `companion.${name}`;

export function forget(name: string): void {
  list(listed().filter(one => one.id !== name));
  unstore(place(name));
  // There it lies on this device alone.
  if (STATIC) void api.dropSession(name).catch(() => undefined);
}

function keep(): void {
  const kept: Kept = { log, waiting: waiting.peek(), shown: told.peek() };
  store(place(id), JSON.stringify(kept));
}

export async function learnWords(): Promise<void> {
  const name = `companion.words.${language.value}`;
  try {
    words.value = await transport.words(language.value);
    store(name, JSON.stringify(words.peek()));
  } catch {
    const old = stored(name);
    if (old) words.value = JSON.parse(old) as Texts;
  }
}

/** A text of the page, with what is in its places. */
export function say(
  key: string,
  values: Record<string, string | number> = {},
  section: 'screen' | 'answer' | 'pad' | 'position' = 'screen',
): string {
  const found = words.value;
  const texts = found?.[section];
  return (texts?.[key] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Why something was not done: the browser's own words for a lost connection are no sentence. */
export const reason = (e: unknown): string => (e instanceof Failed ? e.message : say('no_connection'));

export const begin = async (start: Start): Promise<string> =>
  enterNew(await transport.begin(start, language.value));

export const takeOver = async (record: string): Promise<string> =>
  enterNew(await transport.takeOver(record, language.value));

function enterNew(made: Begun): string {
  enlist([{ id: made.id, game: made.shown.start.game }]);
  if (STATIC) void keepSafe();
  id = made.id;
  waiting.value = [];
  take(made);
  return made.id;
}

/** Open a session: what this device knows at once, then what the server knows. */
export async function open(name: string): Promise<void> {
  clearTimeout(timer);
  missing.value = '';
  if (name !== id || !told.peek()) {
    id = name;
    const kept = JSON.parse(stored(place(name)) ?? 'null') as Kept | null;
    log = kept?.log ?? [];
    waiting.value = kept?.waiting ?? [];
    told.value = kept?.shown;
  }
  if (waiting.peek().length) return flush();
  try {
    const found = await transport.look(name, language.value);
    offline.value = false;
    enlist([{ id: name, game: found.shown.start.game }]);
    take(found);
  } catch (e) {
    if (refused(e)) missing.value = e.message;
    else later(e);
  }
}

/** A server that is busy or restarts has refused nothing. */
const refused = (e: unknown): e is Failed => e instanceof Failed && e.status < 500 && e.status !== 429;

function take(found: Told): void {
  log = found.log;
  told.value = found.shown;
  keep();
}

function later(e: unknown): void {
  offline.value = true;
  trouble.value = e instanceof Failed ? e.message : '';
  clearTimeout(timer);
  timer = window.setTimeout(() => void flush(), RETRY);
}

export function put(operation: Operation): void {
  waiting.value = [...waiting.peek(), operation];
  keep();
  void flush();
}

async function flush(): Promise<void> {
  if (sending) return;
  sending = true;
  busy.value = true;
  try {
    do {
      const sent = waiting.peek();
      const found = await transport.enter(id, log.length, sent, language.value);
      offline.value = false;
      batch(() => {
        waiting.value = found.agreed ? waiting.peek().slice(sent.length) : [];
        take(found);
      });
      if (!found.agreed) toast(say('overtaken'));
    } while (waiting.peek().length);
  } catch (e) {
    if (!refused(e)) later(e);
    else if (e.status === 404) missing.value = e.message;
    else {
      // The server refuses it, and would do so again.
      waiting.value = [];
      toast(e.message);
      keep();
      void open(id);
    }
  } finally {
    sending = false;
    busy.value = false;
  }
}

addEventListener('online', () => {
  if (id && (waiting.peek().length || offline.peek())) void flush();
});

// What a person can enter.

function add(kind: Entry['kind'], key: string, value?: Value, where?: string): void {
  const at = told.peek()?.scene ?? '';
  const entry: Entry = { at, kind, key };
  if (value !== undefined && value !== null) entry.value = value;
  if (where) entry.place = where;
  put({ do: 'add', entry });
}

export const answer = (key: string, value?: Value): void => add('answer', key, value);
export const correct = (key: string, value: number): void => add('correct', key, value);
export const play = (card: string): void => add('play', 'card', card);
export const tick = (instruction: string): void => add('tick', instruction);
export const edit = (number: number, value: Value): void => put({ do: 'edit', number, value });
export const undo = (): void => {
  // What nobody has seen is simply forgotten.
  if (waiting.peek().length) {
    if (sending) return;
    waiting.value = waiting.peek().slice(0, -1);
    return keep();
  }
  const last = told.peek()?.last ?? -1;
  if (last >= 0) put({ do: 'drop', number: last });
};
/** One place of the open question: seen at once, whatever the connection does. */
export const change = (where: string, thing: string | null): void => {
  const asked = told.peek()?.question;
  if (asked) add('change', asked.key, thing, where);
};

export const pad = transport.pad;
export const position = () => transport.position(id, language.value);
export const handOver = (answers: Record<string, unknown>) => transport.handOver(id, answers, language.value);
