/** How the words of a language change, as `speech/grammar.py` has it: plural categories by CLDR, nouns
 * with their forms, and the small words that agree with the noun after them. */
import type { Language } from './language.ts';
import type { GrammarInfo } from './wire.ts';

type Forms = Record<string, string>;

const rules = new Map<Language, Intl.PluralRules>();

/** The plural category of a number: one, many, other. */
export function category(n: number, language: Language): string {
  let found = rules.get(language);
  if (!found) rules.set(language, (found = new Intl.PluralRules(language)));
  return found.select(n);
}

export const upper = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
const lower = (word: string): string => word.slice(0, 1).toLowerCase() + word.slice(1);

interface Head {
  start: number;
  end: number;
  noun: Forms;
}

export class Grammar {
  private known = new Map<string, string>();

  constructor(
    private language: Language,
    private info: GrammarInfo,
  ) {}

  /** A name in a form: a case (`dat`), an article (`dem`), `many`, or two of them. */
  put(name: string, form: string): string {
    return this.once(`${name}|${form}`, () => {
      const [small, kase, many] = this.read(form);
      return this.smallWord(name, small, many) + this.decline(name, kase, many);
    });
  }

  /** An automatic opponent inside a sentence: with its article, or in a form. */
  opponent(name: string, form: string): string {
    return this.put(name, form || this.info.definite);
  }

  /** The name of a person, which is in no dictionary even if its word is. */
  putProper(name: string, form: string): string {
    const article = this.info.articles[this.read(form)[0]] ?? {};
    const found = this.properClasses(name).find(one => one in article);
    return (found === undefined ? '' : (article[found] ?? '')) + name;
  }

  /** So many of a thing, in the case of the form; a number takes the place of an article. */
  count(n: number, name: string, form = ''): string {
    const many = category(n, this.language) !== 'one';
    return `${n} ${this.once(`${name}|${form}|${many}`, () => this.decline(name, this.read(form)[1], many))}`;
  }

  /** What decides between the forms of a word that agrees with this one, the strongest first. What is
   * in no dictionary is a proper name. */
  classes(name: string, many = false): string[] {
    const noun = this.head(name)?.noun;
    if (noun?.gender === undefined) return this.properClasses(name, noun);
    const vowel = this.elision(name, noun);
    const both = vowel.map(v => `${noun.gender}_${v}`); // cet arc, but cette arche
    return [...(many || noun.gender === 'many' ? ['many'] : []), ...both, ...vowel, noun.gender, 'other'];
  }

  private properClasses(name: string, noun: Forms = {}): string[] {
    const vowel = this.elision(name, noun);
    return [...vowel.map(v => `name_${v}`), 'name', ...vowel, 'other'];
  }

  private elision(name: string, noun: Forms): string[] {
    const elided = name !== '' && this.info.vowels.includes(lower(name)[0] ?? '') && noun.elided !== 'no';
    return elided ? ['vowel'] : [];
  }

  private once(key: string, make: () => string): string {
    let found = this.known.get(key);
    if (found === undefined) this.known.set(key, (found = make()));
    return found;
  }

  private read(form: string): [string, string, boolean] {
    const words = form.split(' ');
    const small = words.filter(word => word !== 'many').join(' ');
    const article = this.info.articles[small];
    return [small, article ? (article.case ?? '') : small, words.includes('many')];
  }

  private smallWord(name: string, small: string, many: boolean): string {
    const article = this.info.articles[small];
    if (!article) return '';
    const own = this.head(name)?.noun[small];
    if (own !== undefined) return own;
    const found = this.classes(name, many).find(one => one in article);
    return found === undefined ? '' : (article[found] ?? '');
  }

  private decline(name: string, kase: string, many: boolean): string {
    const head = this.head(name);
    if (!head) return name;
    const old = name.slice(head.start, head.end);
    const wanted = many ? [`many_${kase}`, 'many'] : [kase];
    const key = wanted.find(one => one in head.noun);
    const found = key === undefined ? old : (head.noun[key] ?? old);
    const capital = old !== lower(old);
    return name.slice(0, head.start) + (capital ? upper(found) : found) + name.slice(head.end);
  }

  /** The noun in a name that bears its endings: `Wald` in `Wald im Norden`. */
  private head(name: string): Head | undefined {
    const ends = [...[...name.matchAll(/ /g)].map(match => match.index), name.length];
    const spans: [number, number][] = ends.map((end): [number, number] => [0, end]).reverse();
    if (this.info.head === 'last') {
      const bracket = name.indexOf(' (');
      const end = bracket < 0 ? name.length : bracket;
      const starts = [0, ...ends.slice(0, -1).map(at => at + 1)].filter(start => start < end);
      spans.unshift(...starts.map((start): [number, number] => [start, end]));
    }
    for (const [start, end] of spans) {
      const word = name.slice(start, end);
      const noun = this.info.nouns[word] ?? this.info.nouns[lower(word)];
      if (noun) return { start, end, noun };
    }
    return undefined;
  }
}
