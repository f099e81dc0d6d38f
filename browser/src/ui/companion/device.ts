/** The session on this device: what was entered is kept here first, then sent; what could not be
 * sent waits until there is a connection again. */
import { signal } from '@preact/signals';
import { Failed } from '../../core/api.ts';
import { store, stored, unstore } from '../../core/storage.ts';
import { language } from '../../core/text.ts';
import { toast } from '../../core/toasts.ts';
import { overHttp, type Transport } from './transport.ts';
import type { Entry, Operation, Shown, Start, Told, Value, Words } from './types.ts';

const transport: Transport = overHttp;
const LIST = 'companion';
const RETRY = 3000;

interface Kept {
  log: Operation[];
  waiting: Operation[];
  shown: Shown | undefined;
}

export interface Listed {
  id: string;
  game: string;
  at: number;
}

export const words = signal<Words | undefined>(undefined);
export const shown = signal<Shown | undefined>(undefined);
/** Entries that the server has not seen. */
export const waiting = signal<Operation[]>([]);
export const offline = signal(false);
export const busy = signal(false);
export const missing = signal('');

let id = '';
let log: Operation[] = [];
let timer = 0;
let sending = false;

const place = (name: string): string => `companion.${name}`;

export function listed(): Listed[] {
  try {
    return JSON.parse(stored(LIST) ?? '[]') as Listed[];
  } catch {
    return [];
  }
}

function list(found: Listed[]): void {
  store(LIST, JSON.stringify(found.slice(0, 20)));
}

export function forget(name: string): void {
  list(listed().filter(one => one.id !== name));
  unstore(place(name));
}

function keep(): void {
  const kept: Kept = { log, waiting: waiting.peek(), shown: shown.peek() };
  store(place(id), JSON.stringify(kept));
}

export async function learnWords(): Promise<void> {
  const name = `companion.words.${language.value}`;
  try {
    words.value = await transport.words(language.value);
    store(name, JSON.stringify(words.peek()));
  } catch {
    const old = stored(name);
    if (old) words.value = JSON.parse(old) as Words;
  }
}

/** A text of the page, with what is in its places. */
export function say(key: string, values: Record<string, string | number> = {}, section = 'screen'): string {
  const found = words.value;
  const texts = found && (section === 'pad' ? found.pad : section === 'answer' ? found.answer : found.screen);
  return (texts?.[key] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

export const begin = async (start: Start): Promise<string> =>
  enterNew(await transport.begin(start, language.value));

export const takeOver = async (record: string): Promise<string> =>
  enterNew(await transport.takeOver(record, language.value));

function enterNew(made: Told & { id: string }): string {
  list([{ id: made.id, game: made.shown.start.game, at: Date.now() }, ...listed()]);
  id = made.id;
  waiting.value = [];
  take(made);
  return made.id;
}

/** Open a session: what this device knows at once, then what the server knows. */
export async function open(name: string): Promise<void> {
  clearTimeout(timer);
  missing.value = '';
  if (name !== id || !shown.peek()) {
    id = name;
    const kept = JSON.parse(stored(place(name)) ?? 'null') as Kept | null;
    log = kept?.log ?? [];
    waiting.value = kept?.waiting ?? [];
    shown.value = kept?.shown;
  }
  if (waiting.peek().length) return flush();
  try {
    const told = await transport.look(name, language.value);
    offline.value = false;
    if (!listed().some(one => one.id === name))
      list([{ id: name, game: told.shown.start.game, at: Date.now() }, ...listed()]);
    take(told);
  } catch (e) {
    if (e instanceof Failed) missing.value = e.message;
    else later();
  }
}

function take(told: Told): void {
  log = told.log;
  shown.value = told.shown;
  keep();
}

function later(): void {
  offline.value = true;
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
      const told = await transport.enter(id, log.length, sent, language.value);
      offline.value = false;
      waiting.value = told.agreed === false ? [] : waiting.peek().slice(sent.length);
      if (told.agreed === false) toast(say('overtaken'));
      take(told);
    } while (waiting.peek().length);
  } catch (e) {
    if (e instanceof Failed) {
      // The server refuses it, and would do so again.
      waiting.value = [];
      toast(e.message);
      keep();
      void open(id);
    } else later();
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
  const at = shown.peek()?.scene ?? '';
  const entry: Entry = { at, kind, key };
  if (value !== undefined && value !== null) entry.value = value;
  if (where) entry.place = where;
  put({ do: 'add', entry });
}

export const answer = (key: string, value?: Value): void => add('answer', key, value);
export const correct = (key: string, value: number): void => add('correct', key, value);
export const play = (card: string): void => add('play', 'card', card);
export const tick = (instruction: string): void => {
  const now = shown.peek();
  if (now)
    shown.value = {
      ...now,
      instructions: now.instructions.map(one =>
        one.id === instruction ? { ...one, ticked: !one.ticked } : one,
      ),
    };
  add('tick', instruction);
};
export const edit = (number: number, value: Value): void => put({ do: 'edit', number, value });
export const undo = (): void => {
  const last = shown.peek()?.last ?? -1;
  if (last >= 0) put({ do: 'drop', number: last });
};

/** One place of the open question: seen at once, whatever the connection does. */
export function change(where: string, thing: string | null): void {
  const now = shown.peek();
  const asked = now?.question;
  if (!now || !asked) return;
  const held = Array.isArray(asked.value) ? asked.value : [];
  let value: (string | null)[];
  if (asked.form === 'marks')
    value = held.includes(where) ? held.filter(one => one !== where) : [...held, where];
  else value = asked.places.map((one, at) => (one.id === where ? thing : (held[at] ?? null)));
  const unseen = asked.form === 'things' ? asked.places.find((_, at) => value[at] === '?') : undefined;
  const question = { ...asked, value, next: unseen?.id ?? '', complete: !unseen };
  shown.value = { ...now, question };
  add('change', asked.key, thing ?? undefined, where);
}

export const pad = transport.pad;
