/** From keys and tokens to sentences, in the language of whoever looks. */
import { computed, signal } from '@preact/signals';
import type { TextKey } from './keys.ts';
import type { Language } from './language.ts';
import type { Token, WireText, Words } from './wire.ts';

type Sections = Record<string, Record<string, string>>;

export const language = signal<Language>('en');
export const interfaceTexts = signal<Sections>({});
export const gameTexts = signal<Words>({ sections: {}, names: {} });
export const seatNames = signal<string[]>([]);
/** The seat of whoever looks: sentences about it speak to them. */
export const you = signal<number | null>(null);

const PLACE = /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g;

export function isOne(n: number, lang: Language = language.value): boolean {
  return lang === 'fr' ? n < 2 : n === 1;
}

export function fill(sentence: string, value: (name: string) => string | number | undefined): string {
  return sentence.replace(PLACE, (_, name: string, one?: string, many?: string) => {
    const found = value(name);
    if (one === undefined || many === undefined) return String(found ?? '');
    return (isOne(Number(found)) ? one : many).replace('#', String(found));
  });
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

// As Intl.ListFormat has it, whose tables alone take longer to load than a board to draw.
const AND: Record<Language, string> = { en: ' and ', de: ' und ', fr: ' et ' };

export function join(parts: string[]): string {
  if (parts.length < 2) return parts.join();
  const comma = language.value === 'en' && parts.length > 2 ? ',' : '';
  return parts.slice(0, -1).join(', ') + comma + AND[language.value] + parts.at(-1);
}

/** A name in every language, as content and server give it. */
export type Named = Record<string, string>;

/** In the language of whoever looks; a game need not speak them all. */
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

/** The id that a token stands for, or nothing. */
export const idOf = (token: Token | undefined): string => token?.id ?? '';

export function tokenText(token: Token): string {
  if (token.message) return say(token.message);
  if (token.kind === 'seat' && token.n !== null) {
    // An automatic opponent has a name of its own where no seat has its number.
    return seatNames.value[token.n] ?? token.texts?.[language.value] ?? seatName(token.n);
  }
  if (token.kind === 'seat' && token.ids) return join(token.ids.map(id => seatName(Number(id))));
  if (token.texts) return named(token.texts);
  if (token.n !== null) return String(token.n);
  if (token.id !== null) return nameOf(token.kind, token.id);
  if (token.ids) {
    if (token.ids.length) return join(token.ids.map(id => nameOf(token.kind, id)));
    return term(`no_${token.kind}`) || term('nothing');
  }
  if (token.counts) {
    const counted = token.counts.map(([id, n]) => `${n} ${nameOf(token.kind, id)}`);
    return counted.length ? join(counted) : term('nothing');
  }
  return token.text ?? '';
}

export function lower(word: string): string {
  return language.value === 'de' ? word : word.slice(0, 1).toLowerCase() + word.slice(1);
}

export function upper(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** An id, where there is no name for it. */
export const readable = (id: string): string => upper(id.replaceAll('_', ' '));

function term(key: string): string {
  return gameTexts.value.sections.term?.[key] ?? '';
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
  return fill(sentenceOf(text), name => {
    const token = text.tokens[name];
    if (!token) return '';
    return token.kind === 'n' && token.n !== null ? token.n : tokenText(token);
  });
}

export interface Part {
  text: string;
  token?: Token;
}

/** The same in parts, so that names can be links. */
export function parts(text: WireText): Part[] {
  const sentence = sentenceOf(text);
  const out: Part[] = [];
  let at = 0;
  for (const match of sentence.matchAll(PLACE)) {
    if (match.index > at) out.push({ text: sentence.slice(at, match.index) });
    const token = text.tokens[match[1] ?? ''];
    if (token) {
      const piece = fill(match[0], () => (token.kind === 'n' ? (token.n ?? 0) : tokenText(token)));
      out.push({ text: piece, token });
    }
    at = match.index + match[0].length;
  }
  if (at < sentence.length) out.push({ text: sentence.slice(at) });
  return out;
}

export const ready = computed(() => Object.keys(interfaceTexts.value).length > 0);
