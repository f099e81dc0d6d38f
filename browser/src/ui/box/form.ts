/** What a form knows without being drawn: what a field begins with, what is plainly wrong in it, and
 * to which field a problem that the server names belongs. */
import type { Entry } from '../../core/pack.ts';
import type { CaseInfo, FieldInfo, FormInfo, FormsInfo, VocabularyInfo } from '../../core/wire.ts';

export type Path = readonly (string | number)[];

export interface Problem {
  /** Of the field that it belongs to; empty if it belongs to none. */
  path: Path;
  kind: 'number' | 'text' | 'missing' | 'said';
  /** What the field is called. */
  label?: string;
  low?: number;
  high?: number;
  /** What the server says. */
  sentence?: string;
}

export const idOf = (path: Path): string => `field-${path.join('-')}`;

export const formOf = (forms: FormsInfo, table: string): FormInfo | undefined =>
  forms.forms.find(form => form.table === table);

export const vocabularyOf = (forms: FormsInfo, id: string): VocabularyInfo | undefined =>
  forms.vocabularies.find(one => one.id === id);

export const caseOf = (vocabulary: VocabularyInfo, step: Entry): CaseInfo | undefined =>
  vocabulary.cases.find(one => one.id === step[vocabulary.key]);

export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const entryIn = (value: unknown): Entry => (isEntry(value) ? value : {});
export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const times = <T>(n: number, make: () => T): T[] => Array.from({ length: Math.max(0, n) }, make);

/** What a field holds when it is new. */
export function beginning(forms: FormsInfo, field: FieldInfo): unknown {
  switch (field.kind) {
    case 'names':
      return { en: '', de: '', fr: '' };
    case 'number':
      return Math.min(field.high, Math.max(field.low, 1));
    case 'flag':
      return false;
    case 'choice':
      return field.values[0]?.id ?? '';
    case 'choices':
      return field.distinct
        ? field.values.slice(0, field.low).map(one => one.id)
        : times(field.low, () => field.values[0]?.id ?? '');
    case 'numbers':
      return times(field.size, () => field.low);
    case 'counts':
      return {};
    case 'table':
      return beginningOf(forms, field.fields);
    case 'list':
      return times(field.low, () => beginningOf(forms, field.fields));
    case 'ways':
      return times(field.low, () => []);
    case 'step':
      return firstStep(forms, field.of);
    case 'steps':
      return times(field.low, () => firstStep(forms, field.of));
    default:
      return '';
  }
}

export function beginningOf(forms: FormsInfo, fields: FieldInfo[]): Entry {
  const needed = fields.filter(field => !field.optional && field.kind !== 'fixed');
  const entry: Entry = {};
  for (const field of needed.filter(one => !one.needs)) entry[field.key] = beginning(forms, field);
  return settled(forms, fields, entry);
}

/** Some fields are there only if another one says so. */
export const applies = (field: FieldInfo, entry: Entry): boolean =>
  !field.needs || field.among.includes(String(entry[field.needs]));

/** With the fields that are there now, and without those that are not. */
export function settled(forms: FormsInfo, fields: FieldInfo[], entry: Entry): Entry {
  const depending = fields.filter(field => field.needs);
  const there = depending.filter(field => applies(field, entry));
  const now = { ...entry };
  for (const field of depending) if (!there.some(one => one.key === field.key)) delete now[field.key];
  for (const field of there) {
    const missing = now[field.key] === undefined;
    if (missing ? !field.optional : !fits(field, now[field.key])) now[field.key] = beginning(forms, field);
  }
  return now;
}

export function stepOf(forms: FormsInfo, vocabulary: VocabularyInfo, id: string, before: Entry = {}): Entry {
  const found = vocabulary.cases.find(one => one.id === id);
  const fresh = beginningOf(forms, found?.fields ?? []);
  // What both kinds of step say stays as it was.
  const shared = (found?.fields ?? []).filter(field => field.key in before && fits(field, before[field.key]));
  return {
    [vocabulary.key]: id,
    ...fresh,
    ...Object.fromEntries(shared.map(field => [field.key, before[field.key]])),
  };
}

export function firstStep(forms: FormsInfo, of: string): Entry {
  const vocabulary = vocabularyOf(forms, of);
  const first = vocabulary?.cases[0];
  return vocabulary && first ? stepOf(forms, vocabulary, first.id) : {};
}

function fits(field: FieldInfo, value: unknown): boolean {
  if (field.kind === 'fixed') return true;
  if (field.kind === 'number') return typeof value === 'number' && value >= field.low && value <= field.high;
  if (field.kind === 'choice') return field.values.some(one => one.id === value);
  if (field.kind === 'flag') return typeof value === 'boolean';
  if (['choices', 'numbers', 'list', 'steps', 'ways'].includes(field.kind)) return Array.isArray(value);
  return isEntry(value);
}

/** Without the field, or with this value in it. */
export function withField(entry: Entry, key: string, value: unknown): Entry {
  if (value !== undefined) return { ...entry, [key]: value };
  const { [key]: _, ...others } = entry;
  return others;
}

type See = (path: Path, field: FieldInfo | undefined, value: unknown) => void;

/** Goes through everything that has a place of its own in the form. */
function walk(forms: FormsInfo, fields: FieldInfo[], entry: Entry, at: Path, see: See): void {
  for (const field of fields.filter(one => applies(one, entry)))
    walkField(forms, field, entry[field.key], [...at, field.key], see);
}

function walkField(forms: FormsInfo, field: FieldInfo, value: unknown, path: Path, see: See): void {
  if (value === undefined && field.optional) {
    see(path, undefined, value);
    return;
  }
  see(path, field, value);
  const item = (n: number): Path => [...path, n];
  switch (field.kind) {
    case 'names':
      for (const language of ['en', 'de', 'fr']) see([...path, language], undefined, undefined);
      break;
    case 'choices':
    case 'numbers':
      listIn(value).forEach((_, n) => see(item(n), undefined, undefined));
      break;
    case 'counts':
      for (const one of field.values) see([...path, one.id], undefined, undefined);
      break;
    case 'table':
      walk(forms, field.fields, entryIn(value), path, see);
      break;
    case 'list':
      listIn(value).forEach((one, n) => {
        see(item(n), undefined, undefined);
        walk(forms, field.fields, entryIn(one), item(n), see);
      });
      break;
    case 'step':
      walkStep(forms, field.of, value, path, see);
      break;
    case 'steps':
      listIn(value).forEach((one, n) => walkStep(forms, field.of, one, item(n), see));
      break;
    case 'ways':
      listIn(value).forEach((way, n) => {
        see(item(n), undefined, undefined);
        listIn(way).forEach((one, m) => walkStep(forms, field.of, one, [...item(n), m], see));
      });
      break;
  }
}

function walkStep(forms: FormsInfo, of: string, step: unknown, path: Path, see: See): void {
  see(path, undefined, undefined);
  const vocabulary = vocabularyOf(forms, of);
  if (!vocabulary) return;
  see([...path, vocabulary.key], undefined, undefined);
  walk(forms, caseOf(vocabulary, entryIn(step))?.fields ?? [], entryIn(step), path, see);
}

/** The places of a form, whole groups and single controls. */
export function placesOf(forms: FormsInfo, form: FormInfo, entry: Entry): Path[] {
  const found: Path[] = [];
  walk(forms, form.fields, entry, [], path => found.push(path));
  return found;
}

const begins = (path: Path, place: Path): boolean =>
  path.length <= place.length && path.every((part, i) => String(part) === String(place[i]));

/** Where a problem is shown: the innermost place of the form that holds it. What is wrong in another
 * entry, or in no field of this one, belongs nowhere. */
export function placeFor(place: Path, address: string, places: readonly Path[]): Path {
  if (place.slice(0, 3).join('/') !== address) return [];
  const inside = place.slice(3);
  const holding = places.filter(path => begins(path, inside));
  return holding.reduce<Path>((best, path) => (path.length > best.length ? path : best), []);
}

/** What can be said without asking the server, in the reader's own language. */
export function plainlyWrong(forms: FormsInfo, form: FormInfo, entry: Entry): Problem[] {
  const found: Problem[] = [];
  walk(forms, form.fields, entry, [], (path, field, value) => {
    if (!field) return;
    const { label, low, high } = field;
    const number = (one: unknown, at: Path) => {
      if (!Number.isInteger(one) || (one as number) < low || (one as number) > high)
        found.push({ path: at, kind: 'number', label, low, high });
    };
    if (field.kind === 'number') number(value, path);
    else if (field.kind === 'numbers') listIn(value).forEach((one, n) => number(one, [...path, n]));
    else if (field.kind === 'counts')
      Object.entries(entryIn(value)).forEach(([id, n]) => number(n, [...path, id]));
    else if (field.kind === 'names') {
      for (const language of ['en', 'de', 'fr'])
        if (!String(entryIn(value)[language] ?? '').trim())
          found.push({ path: [...path, language], kind: 'text', label });
    } else if (field.kind === 'choice' && value === undefined) found.push({ path, kind: 'missing', label });
  });
  return found;
}
