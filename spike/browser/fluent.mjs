/** Texts of the game by Fluent: tokens are values of a type of our own, nouns go through NAME. */
import { FluentBundle, FluentResource, FluentType } from '../../browser/node_modules/@fluent/bundle/esm/index.js';

// Fluent gives one string; names are marked, so that the log can make links of them.
const OPEN = '\uE000', CLOSE = '\uE001';

export class Named extends FluentType {
  constructor(index, token, tokenText) {
    super(token);
    this.index = index;
    this.tokenText = tokenText;
  }
  put(form) {
    return `${OPEN}${String.fromCharCode(0xe100 + this.index)}${this.tokenText(this.value, form)}${CLOSE}`;
  }
  toString() {
    return this.put('');
  }
}

export function bundleOf(language, source, grammar) {
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      NAME: ([thing, n], { form }) =>
        n === undefined ? thing.put(form) : grammar.count(n.value, thing.tokenText(thing.value), form),
      GENDER: ([thing]) => grammar.classes(thing.tokenText(thing.value)).at(-2) ?? 'other',
    },
  });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

const LINES = new Set(['event', 'prompt', 'refusal']);
const upper = word => word.slice(0, 1).toUpperCase() + word.slice(1);

export function parts(bundle, text, you, tokenText) {
  const message = bundle.getMessage(`${text.section}-${text.key}`);
  let pattern = message.value;
  const args = {};
  const tokens = Object.entries(text.tokens);
  tokens.forEach(([name, token], index) => {
    args[name] = token.kind === 'n' ? token.n : new Named(index, token, tokenText);
    if (you !== null && token.kind === 'seat' && token.n === you)
      pattern = message.attributes[name === 'seat' ? 'you' : `you-${name}`] ?? pattern;
  });
  const out = [];
  for (const piece of bundle.formatPattern(pattern, args).split(OPEN)) {
    const end = piece.indexOf(CLOSE);
    if (end < 0) {
      if (piece) out.push({ text: piece });
      continue;
    }
    const token = tokens[piece.charCodeAt(0) - 0xe100][1];
    const said = piece.slice(1, end);
    const opens = !out.length && LINES.has(text.section) && token.kind !== 'seat';
    out.push({ text: opens ? upper(said) : said, token });
    if (end + 1 < piece.length) out.push({ text: piece.slice(end + 1) });
  }
  return out;
}

export const say = (...args) => parts(...args).map(part => part.text).join('');
