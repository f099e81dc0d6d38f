/** Stands in the head of the page: says whether it is day or night before anything is drawn, and asks
 * for words, catalogue and picture of the table before the modules do. */
import { knock } from './core/hello.ts';
import { guess, type Language } from './core/language.ts';
import { paint } from './core/theme.ts';

function kept(): { language?: Language; theme?: unknown } {
  try {
    return JSON.parse(localStorage.getItem('dolmen.settings') ?? '{}') as object;
  } catch {
    return {};
  }
}

const settings = kept();
paint(settings.theme);
const game = document.documentElement.dataset.game;
const language = settings.language ?? guess();
const STATIC = document.documentElement.dataset.edition === 'static';
const asked = STATIC ? [] : [`/api/words/${language}`];
if (game)
  asked.push(`/api/games/${game}/catalogue?language=${language}`, `/api/games/${game}/words/${language}`);
for (const href of asked) {
  const hint = { rel: 'preload', as: 'fetch', crossOrigin: '', href };
  document.head.append(Object.assign(document.createElement('link'), hint));
}
// Only the page of a table names a game. An invitation must be accepted first.
const [, place, table, part] = location.pathname.split('/');
if (game && table && !part && !/^#(join|back)=/.test(location.hash)) knock(table, language, place === 'g');
