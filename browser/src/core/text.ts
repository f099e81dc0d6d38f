/** From keys and tokens to sentences, in the viewer's language. */
import { computed, signal } from '@preact/signals';
import { category, Grammar, upper } from './grammar.ts';
import type { TextKey } from './keys.ts';
import type { Language } from './language.ts';
import type { Token, WireText, Words } from './wire.ts';

type Sections = Record<string, Record<string, string>>;

/** Names as they are. */
const NO_GRAMMAR = { articles: {}, nouns: {}, vowels: '', head: 'first', definite: '' };

export const language = signal<Language>('en');
export const interfaceTexts = signal<Sections>({});
export const gameTexts = signal<Words>({ sections: {}, names: {}, grammar: NO_GRAMMAR });
export const seatNames = signal<string[]>([]);
/** The seat of whoever looks: sentences about it speak to them. */
export const you = signal<number | null>(null);

/** How names change inside a sentence. */
const grammar = computed(() => new Grammar(language.value, gameTexts.value.grammar ?? NO_GRAMMAR));

const PLACE = /\{(\w+)(?: (\w+))?(?::([^|{}]+))?((?:\|[^|{}]*)*)\}/g;

/** Where a token goes: as it is, in a form (a case or an article), or one of several choices. */
interface Place {
  name: string;
  counted: string;
  form: string;
  choices: Record<string, string> | undefined;
}

const parsed = new Map<string, (string | Place)[]>();

/** A sentence as texts and places. */
function parse(sentence: string): (string | Place)[] {
  let found = parsed.get(sentence);
  if (found) return found;
  found = [];
  let at = 0;
  for (const match of sentence.matchAll(PLACE)) {
    if (match.index > at) found.push(sentence.slice(at, match.index));
    const [all, name = '', counted = '', form = '', choices = ''] = match;
    found.push({ name, counted, form, choices: choices ? choicesOf(choices) : undefined });
    at = match.index + all.length;
  }
  if (at < sentence.length) found.push(sentence.slice(at));
  parsed.set(sentence, found);
  return found;
}

function choicesOf(text: string): Record<string, string> {
  const parts = text.split('|').slice(1);
  const keyed = parts.map(part => /^(\w+)=(.*)$/s.exec(part));
  if (keyed.every(match => match))
    return Object.fromEntries(keyed.map(match => [match?.[1] ?? '', match?.[2] ?? '']));
  return { one: parts[0] ?? '', other: parts[1] ?? '' };
}

/** By a number itself or its plural category, by a name's classes. */
const traitsOf = (value: string | number): string[] =>
  typeof value === 'number'
    ? [String(value), category(value, language.value), 'other']
    : grammar.value.classes(value);

function choose(choices: Record<string, string>, value: string | number, traits = traitsOf(value)): string {
  const found = traits.find(one => one in choices);
  return found === undefined ? '' : (choices[found] ?? '').replace('#', String(value));
}

export function fill(sentence: string, value: (name: string) => string | number | undefined): string {
  let out = '';
  for (const part of parse(sentence)) out += typeof part === 'string' ? part : fillPlace(part, value);
  return out;
}

function fillPlace(place: Place, value: (name: string) => string | number | undefined): string {
  const found = value(place.name) ?? '';
  if (place.counted) {
    return grammar.value.count(Number(found), String(value(place.counted) ?? ''), place.form);
  }
  if (place.choices) return choose(place.choices, found);
  return place.form ? grammar.value.put(String(found), place.form) : String(found);
}

/** By section and key in one: a table asks for hundreds of texts whenever it is drawn. */
const byKey = computed(() => {
  const found = new Map<string, string>();
  for (const [section, texts] of Object.entries(interfaceTexts.value))
    for (const [key, text] of Object.entries(texts)) found.set(`${section}.${key}`, text);
  return found;
});

/** A text of the interface. */
export function t(key: TextKey, args: Record<string, string | number> = {}): string {
  const sentence = byKey.value.get(key);
  if (sentence === undefined) return key;
  return sentence.includes('{') ? fill(sentence, name => args[name]) : sentence;
}

/** A text that may or may not be there. */
export const maybe = (key: string): string | undefined => byKey.value.get(key);

// Intl.ListFormat would do, but its tables alone take longer to load than a board to draw.
const AND: Record<Language, string> = { en: ' and ', de: ' und ', fr: ' et ' };

const COLON: Record<Language, string> = { en: ': ', de: ': ', fr: '\u00a0: ' };

/** Something behind its name, with the colon of the language. */
export const labelled = (label: string, text: string | number): string =>
  label + COLON[language.value] + text;

export function join(parts: string[]): string {
  if (parts.length < 2) return parts.join();
  return parts.slice(0, -1).join(', ') + AND[language.value] + parts.at(-1);
}

/** A name in every language, as content and server give it. */
export type Named = Record<string, string>;

/** In the viewer's language; a game need not have all of them. */
export const named = (name: Named | undefined): string =>
  name?.[language.value] ?? name?.en ?? Object.values(name ?? {})[0] ?? '';

/** A name from the game's lists; a card that is not listed is named by its title and points. */
export function nameOf(kind: string, id: string): string {
  const names = gameTexts.value.names;
  const found = names[kind]?.[id];
  if (found !== undefined) return found;
  const [title, points] = id.split('+');
  const plain = title === undefined ? undefined : (names.title?.[title] ?? names[kind]?.[title]);
  if (plain === undefined) return id;
  return points ? `${plain} (${points} ${gameTexts.value.sections.term?.vp ?? 'VP'})` : plain;
}

/** So many of a thing, in a form. */
export const countOf = (n: number, kind: string, id: string, form = ''): string =>
  grammar.value.count(n, nameOf(kind, id), form);
/** So many of a thing that has this name. */
export const countNamed = (n: number, name: string): string => grammar.value.count(n, name);

/** The id that a token stands for, or nothing. */
export const idOf = (token: Token | undefined): string => token?.id ?? '';

export function tokenText(token: Token, form = ''): string {
  const formed = (name: string): string => (form ? grammar.value.put(name, form) : name);
  if (token.message) return inner(token.message);
  if (token.kind === 'seat') return join(sidesOf(token).map(side => call(side, form)));
  if (token.texts) return formed(named(token.texts));
  if (token.n !== null) return String(token.n);
  if (token.id !== null) return formed(nameOf(token.kind, token.id));
  if (token.ids) {
    if (token.ids.length) return join(numbered(token.kind, token.ids, form));
    return term(`no_${token.kind}`) || term('nothing');
  }
  if (token.counts) return join(countsOf(token.kind, token.counts, form)) || term('nothing');
  return token.text ?? '';
}

/** So many of each. */
export const countsOf = (kind: string, counts: [string, number][], form = ''): string[] =>
  counts.map(([id, n]) => countOf(n, kind, id, form));
/** One of those at the table: a person by name, or the automatic opponent, who is called by a noun. */
interface Side {
  name: string;
  opponent: boolean;
}

/** An automatic opponent has a name of its own where no seat has its number. */
function sideOf(seat: number | null, texts: Named | null): Side {
  const name = seat === null ? undefined : seatNames.value[seat];
  if (name !== undefined) return { name, opponent: false };
  const opponent = term('opponent') !== '' && seatNames.value.length > 0;
  return { name: named(texts ?? undefined) || seatName(seat ?? 0), opponent };
}

function sidesOf(token: Token): Side[] {
  if (token.ids) return token.ids.map(id => sideOf(Number(id), null));
  return [sideOf(token.n, token.texts)];
}

/** Inside a sentence: people as they call themselves, the opponent with an article, in any case. */
function call({ name, opponent }: Side, form: string): string {
  if (opponent) return grammar.value.opponent(name, form);
  return form ? grammar.value.putProper(name, form) : name;
}

/** Verbs agree with the sides they speak of. */
function sideTraits(sides: Side[]): string[] {
  const [first] = sides;
  if (sides.length !== 1 || !first) return ['many', 'other'];
  return first.opponent ? grammar.value.classes(first.name) : ['name', 'other'];
}
/** A text within a text. A question in brackets loses its full stop. */
const inner = (text: WireText): string =>
  text.section === 'prompt' ? say(text).replace(/\.$/, '') : say(text);

/** Several things, equal ones together: 2 Villages, a Hunter. */
function numbered(kind: string, ids: string[], form: string): string[] {
  return [...new Set(ids)].map(id => {
    const n = ids.filter(other => other === id).length;
    const name = nameOf(kind, id);
    if (n > 1) return grammar.value.count(n, name, form);
    return form ? grammar.value.put(name, form) : name;
  });
}

export function lower(word: string): string {
  return language.value === 'de' ? word : word.slice(0, 1).toLowerCase() + word.slice(1);
}

export { upper };

/** An id, where there is no name for it. */
export const readable = (id: string): string => upper(id.replaceAll('_', ' '));

function term(key: string): string {
  return gameTexts.value.sections.term?.[key] ?? '';
}

/** What kind of action this is, by its first word; empty if the game does not say. */
export function kindOf(action: string): string {
  return gameTexts.value.sections.kind?.[action.split(' ', 1)[0] ?? ''] ?? '';
}

/** Beyond the seats of a table sits the automatic opponent, if the game has one. */
export function seatName(seat: number): string {
  const beyond = seatNames.value.length ? term('opponent') : '';
  return seatNames.value[seat] ?? (beyond || t('seat.number', { n: seat + 1 }));
}

/** The sentence of a text; where it speaks of whoever looks, its second person: `built#you` if they
 * are the subject, `captured#you_other` if they are the `other`. */
function sentenceOf(text: WireText): string {
  const sentences = gameTexts.value.sections[text.section];
  const reader = you.value;
  if (reader !== null && sentences) {
    for (const [name, token] of Object.entries(text.tokens)) {
      if (token.kind !== 'seat') continue;
      if (token.ids ? token.ids.length !== 1 || token.ids[0] !== String(reader) : token.n !== reader)
        continue;
      const form = name === 'seat' || name === 'seats' ? `${text.key}#you` : `${text.key}#you_${name}`;
      if (sentences[form] !== undefined) return sentences[form];
    }
  }
  return sentences?.[text.key] ?? text.key;
}

/** A text of the game. */
export function say(text: WireText): string {
  return parts(text)
    .map(part => part.text)
    .join('');
}

export interface Part {
  text: string;
  token?: Token;
}

const LINES = new Set(['event', 'prompt', 'refusal', 'button']);

/** The same in parts, so that names can be links. */
export function parts(text: WireText): Part[] {
  const out: Part[] = [];
  for (const place of parse(sentenceOf(text))) {
    if (typeof place === 'string') {
      out.push({ text: place });
      continue;
    }
    const token = text.tokens[place.name];
    if (!token) continue;
    const piece = put(place, token, text);
    // A line begins with a capital letter, but people write their own names.
    const people = token.kind === 'text' || (token.kind === 'seat' && !sidesOf(token)[0]?.opponent);
    const opens = !out.length && LINES.has(text.section) && !people;
    const said = opens ? upper(piece) : piece;
    // A word that only agrees with a name is not the name.
    out.push(place.choices ? { text: said } : { text: said, token });
  }
  return out;
}

function put(place: Place, token: Token, text: WireText): string {
  const counted = place.counted ? text.tokens[place.counted] : undefined;
  if (counted) return grammar.value.count(token.n ?? 0, tokenText(counted), place.form);
  if (place.choices && token.kind === 'seat') return choose(place.choices, '', sideTraits(sidesOf(token)));
  if (place.choices) return choose(place.choices, token.n ?? tokenText(token));
  return tokenText(token, place.form);
}

export const ready = computed(() => Object.keys(interfaceTexts.value).length > 0);
