/** What a page and the hall in its worker say to each other. */

/** To the hall. */
export type Asked =
  | { kind: 'ask'; id: number; method: string; path: string; headers: Record<string, string>; body: string }
  | { kind: 'open'; id: number; path: string }
  | { kind: 'say'; id: number; text: string }
  | { kind: 'close'; id: number };

/** Whether somebody looks at one of the pages that this hall serves. */
export interface Sight {
  seen: boolean;
}

/** From the hall. Progress is a share of one. */
export type Answered =
  | { kind: 'progress'; part: number }
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  | { kind: 'answer'; id: number; status: number; type: string; body: Uint8Array }
  | { kind: 'heard'; id: number; text: string | null };

/** Several pages of one browser share the hall of the first: who sends, and to whom. */
export type Relayed =
  { from: string; asked: Asked } | { to: string; answered: Answered } | { hall: 'open' } | { gone: string };

export const CHANNEL = 'dolmen-hall';
export const LOCK = 'dolmen-hall';

/** How a worker begins. */
export interface Begin {
  role: 'hall' | 'crew';
  /** The folder of this release, as an address. */
  folder: string;
  /** The runtime as it was compiled by the hall, and the rest as it came: compressed. */
  module?: WebAssembly.Module;
  stdlib?: ArrayBuffer;
  archive?: ArrayBuffer;
}

/** Compressed by us, for hosts that do not compress. Some unpack such a file on the way. */
export async function unpacked(packed: ArrayBuffer): Promise<ArrayBuffer> {
  const start = new Uint8Array(packed, 0, 2);
  if (start[0] !== 0x1f || start[1] !== 0x8b) return packed;
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}
