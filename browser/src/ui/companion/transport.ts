/** Who computes a session: here the server. Something that computes on this device could stand in
 * its place; the page knows nothing else. */
import { ask } from '../../core/api.ts';
import type {
  Begun,
  Handover,
  Operation,
  PadAsked,
  PadShown,
  RecordText,
  Start,
  Texts,
  Told,
} from './wire.ts';

export interface Transport {
  words(language: string): Promise<Texts>;
  begin(start: Start, language: string): Promise<Begun>;
  /** Go on with a recorded digital game. */
  takeOver(record: string, language: string): Promise<Begun>;
  look(id: string, language: string): Promise<Told>;
  /** Append what was entered after the first `after` operations. */
  enter(id: string, after: number, operations: Operation[], language: string): Promise<Told>;
  /** What a digital table could be told of the session, and what is known of it. */
  position(id: string, language: string): Promise<Handover>;
  /** The record of a digital game that begins where the session is. */
  handOver(id: string, answers: Record<string, unknown>, language: string): Promise<RecordText>;
  pad(pad: PadAsked, language: string): Promise<PadShown>;
}

async function json<T>(path: string, body?: unknown, id?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (id) headers.Authorization = `Bearer ${id}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const init = body === undefined ? { headers } : { method: 'POST', body: JSON.stringify(body), headers };
  return (await (await ask(path, init)).json()) as T;
}

export const overHttp: Transport = {
  words: language => json(`/api/companion/words/${language}`),
  begin: (start, language) => json(`/api/companion?language=${language}`, { start }),
  takeOver: (record, language) => json(`/api/companion?language=${language}`, { record }),
  look: (id, language) => json(`/api/companion/session?language=${language}`, undefined, id),
  enter: (id, after, operations, language) =>
    json(`/api/companion/session?language=${language}`, { after, operations }, id),
  position: (id, language) => json(`/api/companion/session/table?language=${language}`, undefined, id),
  handOver: (id, answers, language) =>
    json(`/api/companion/session/table?language=${language}`, { answers }, id),
  pad: (pad, language) => json(`/api/companion/pad?language=${language}`, pad),
};
