/** The few questions asked over HTTP. */
import type { Language } from './language.ts';
import type { GameInfo, Join, NewTable, Replay, ShelfInfo, TableInfo, TableMade, Words } from './wire.ts';

/** The page of a table says which game is played there. */
export const servedPage = { path: location.pathname, game: document.documentElement.dataset.game };

export class Failed extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(path, init);
  if (answer.ok) return answer;
  let sentence = `${answer.status} ${answer.statusText}`;
  try {
    sentence = ((await answer.json()) as { error: string }).error;
  } catch {
    // The status says it.
  }
  throw new Failed(answer.status, sentence);
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  const init =
    body === undefined
      ? undefined
      : { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  return (await (await ask(path, init)).json()) as T;
}

const query = (token?: string) => (token ? `?token=${encodeURIComponent(token)}` : '');

export const api = {
  games: () => json<GameInfo[]>('/api/games'),
  texts: (language: Language) => json<Record<string, Record<string, string>>>(`/api/words/${language}`),
  gameTexts: (game: string, language: Language) => json<Words>(`/api/games/${game}/words/${language}`),
  catalogue: (game: string, language: Language) =>
    json<unknown>(`/api/games/${game}/catalogue?language=${language}`),
  rules: async (game: string) => (await json<{ text: string }>(`/api/rules/${game}`)).text,
  rule: (game: string, number: string) =>
    json<{ number: string; text: string }>(`/api/rules/${game}/${encodeURIComponent(number)}`),
  components: (game: string, language: Language) =>
    json<ShelfInfo[]>(`/api/games/${game}/components/${language}`),
  summary: async (game: string, language: Language) =>
    (await json<{ text: string }>(`/api/games/${game}/summary/${language}`)).text,
  /** Those that are listed, or these. */
  tables: (these?: string[]) => json<TableInfo[]>(`/api/tables${these ? `?of=${these.join(',')}` : ''}`),
  table: (table: string) => json<TableInfo>(`/api/tables/${table}`),
  make: (plan: NewTable) => json<TableMade>('/api/tables', plan),
  join: (table: string, who: Join) => json<TableMade>(`/api/tables/${table}/join`, who),
  replay: (table: string, token?: string, seat?: number) =>
    json<Replay>(
      `/api/tables/${table}/replay${query(token)}${seat === undefined || !token ? '' : `&seat=${seat}`}`,
    ),
  record: async (table: string, token?: string) =>
    (await ask(`/api/tables/${table}/record${query(token)}`)).text(),
  bringIn: (record: string) => json<TableMade>('/api/import', { record }),
  report: async (table: string, token: string | undefined, note: string) =>
    (
      await ask('/api/report', {
        method: 'POST',
        body: JSON.stringify({ table, token: token ?? null, note }),
        headers: { 'Content-Type': 'application/json' },
      })
    ).text(),
};
