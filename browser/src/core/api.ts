/** The few questions asked over HTTP. */
import { fetchFrom, here } from './host.ts';
import type { Language } from './language.ts';
import { language } from './text.ts';
import type {
  BoxInfo,
  BoxRequest,
  Examples,
  Exercise,
  FormsInfo,
  GameInfo,
  Join,
  NewTable,
  PackText,
  Pocket,
  PocketCode,
  Problem,
  Replay,
  Result,
  ReviewState,
  Rules,
  Ruling,
  ShelfInfo,
  Snapshot,
  SymbolGroupInfo,
  TableInfo,
  TableMade,
  TablePack,
  TryOut,
  Words,
} from './wire.ts';
import type { PlainPack } from './pack.ts';

/** The page of a table says which game is played there. */
export const servedPage = { path: here(), game: document.documentElement.dataset.game };

export class Failed extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Which field of a request is wrong, or where in a pack. */
    readonly place: readonly (string | number)[] = [],
  ) {
    super(message);
  }
}

/** What is wrong is said in the language of the page. */
const spoken = (init: RequestInit = {}): RequestInit => ({
  ...init,
  headers: { ...init.headers, 'Accept-Language': language.value },
});

export async function ask(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetchFrom(path, spoken(init));
  if (answer.ok) return answer;
  let problem: Partial<Problem> = {};
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    // The status says it.
  }
  const sentence = problem.error ?? `${answer.status} ${answer.statusText}`;
  throw new Failed(answer.status, sentence, problem.place);
}

async function json<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const init =
    body === undefined
      ? undefined
      : {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json' },
          signal: signal ?? null,
        };
  return (await (await ask(path, init)).json()) as T;
}

/** Keys are shown in a header: addresses end up in logs. */
const showing = (tokens?: string): RequestInit | undefined =>
  tokens ? { headers: { Authorization: `Bearer ${tokens}` } } : undefined;

export const api = {
  games: () => json<GameInfo[]>('/api/games'),
  texts: (language: Language) => json<Record<string, Record<string, string>>>(`/api/words/${language}`),
  gameTexts: (game: string, language: Language) => json<Words>(`/api/games/${game}/words/${language}`),
  catalogue: (game: string, language: Language) =>
    json<unknown>(`/api/games/${game}/catalogue?language=${language}`),
  rules: (game: string, language: Language) => json<Rules>(`/api/rules/${game}?language=${language}`),
  rule: (game: string, number: string, language: Language) =>
    json<Ruling>(`/api/rules/${game}/${encodeURIComponent(number)}?language=${language}`),
  components: (game: string, language: Language) =>
    json<ShelfInfo[]>(`/api/games/${game}/components/${language}`),
  summary: async (game: string, language: Language) =>
    (await json<{ text: string }>(`/api/games/${game}/summary/${language}`)).text,
  examples: (game: string, language: Language) => json<Examples>(`/api/games/${game}/examples/${language}`),
  legend: (game: string, language: Language) =>
    json<SymbolGroupInfo[]>(`/api/games/${game}/legend/${language}`),
  forms: (game: string, language: Language) => json<FormsInfo>(`/api/games/${game}/forms/${language}`),
  /** The box as it is shipped. */
  box: (game: string, language: Language) => json<BoxInfo>(`/api/games/${game}/box/${language}`),
  /** The box with a pack. */
  boxWith: (game: string, language: Language, asked: BoxRequest, signal?: AbortSignal) =>
    json<BoxInfo>(`/api/games/${game}/box/${language}`, asked, signal),
  /** The packs that this server offers. */
  packs: () => json<PlainPack[]>('/api/packs'),
  readPack: (text: string) => json<PlainPack>('/api/packs/read', { text }),
  writePack: async (pack: PlainPack) => (await json<PackText>('/api/packs/write', { pack })).text,
  tablePack: (table: string, language: Language) => json<TablePack>(`/api/tables/${table}/pack/${language}`),
  /** Those that are listed, or these. */
  tables: (these?: string[]) => json<TableInfo[]>(`/api/tables${these ? `?of=${these.join(',')}` : ''}`),
  table: (table: string) => json<TableInfo>(`/api/tables/${table}`),
  make: (plan: NewTable) => json<TableMade>('/api/tables', plan),
  join: (table: string, who: Join) => json<TableMade>(`/api/tables/${table}/join`, who),
  /** A page of the replay, from a frame on. */
  replay: async (table: string, from: number, tokens?: string, seat?: number) => {
    const eyes = seat === undefined || !tokens ? '' : `&seat=${seat}`;
    const path = `/api/tables/${table}/replay?from=${from}${eyes}`;
    return (await (await ask(path, showing(tokens))).json()) as Replay;
  },
  record: async (table: string, tokens?: string) =>
    (await ask(`/api/tables/${table}/record`, showing(tokens))).text(),
  result: async (table: string, tokens?: string) =>
    (await (await ask(`/api/tables/${table}/result`, showing(tokens))).json()) as Result,
  fillPocket: (pocket: Pocket) => json<PocketCode>('/api/pocket', pocket),
  openPocket: (code: string) => json<Pocket>('/api/pocket/open', { code }),
  review: (table: string, language: Language) => json<ReviewState>(`/api/tables/${table}/review/${language}`),
  askReview: (table: string) => json<ReviewState>(`/api/tables/${table}/review`, {}),
  cancelReview: async (table: string, ticket: string) =>
    (await (
      await ask(`/api/tables/${table}/review?ticket=${encodeURIComponent(ticket)}`, { method: 'DELETE' })
    ).json()) as ReviewState,
  exercise: (table: string, move: number) => json<Snapshot>(`/api/tables/${table}/exercise/${move}`),
  tryOut: (table: string, answer: TryOut) => json<Exercise>(`/api/tables/${table}/exercise`, answer),
  bringIn: (record: string) => json<TableMade>('/api/import', { record }),
  /** The table without a server forgets a table for good. */
  drop: (table: string) => ask(`/api/luggage/${table}`, { method: 'DELETE' }),
  dropSession: (session: string) =>
    ask('/api/luggage/session', { method: 'DELETE', headers: { Authorization: `Bearer ${session}` } }),
  report: async (table: string, token: string | undefined, note: string) =>
    (
      await ask('/api/report', {
        method: 'POST',
        body: JSON.stringify({ table, token: token ?? null, note }),
        headers: { 'Content-Type': 'application/json' },
      })
    ).text(),
};
