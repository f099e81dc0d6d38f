/** Pictures come as what they change in the one before. Here they are whole again. */
import type { Change, ServerMessage, Snapshot } from './wire.ts';

type Branch = Record<string, unknown>;

/** The same with something else at the end of a path; what does not lie on it keeps its identity. */
function put(old: unknown, path: readonly string[], at: number, value: unknown): unknown {
  const step = path[at];
  if (step === undefined) return value;
  const copy = (Array.isArray(old) ? [...(old as unknown[])] : { ...(old as Branch) }) as Branch;
  copy[step] = put(copy[step], path, at + 1, value);
  return copy;
}

/** Something with changes by path. */
export function patched<T>(last: T, changes: Readonly<Record<string, unknown>>): T {
  let next: unknown = last;
  for (const [path, value] of Object.entries(changes)) next = put(next, path.split('/'), 0, value);
  return next as T;
}

export function changed(last: Snapshot, change: Change): Snapshot {
  return {
    ...patched(last, change.changes),
    seq: change.seq,
    log: change.log,
    chat: change.chat,
    fresh: false,
  };
}

/** Hears the messages of a connection, and passes them on with whole pictures. If a change does not
 * fit the last picture, the whole is asked for, and nothing is shown until it comes. */
export class Whole {
  private last: Snapshot | undefined;

  constructor(
    private readonly pass: (message: Exclude<ServerMessage, Change>) => void,
    private readonly ask: () => void,
  ) {}

  hear(message: ServerMessage): void {
    if (message.type === 'change') {
      if (this.last?.seq === message.after) this.show(changed(this.last, message));
      else if (this.last) {
        this.last = undefined;
        this.ask();
      }
    } else if (message.type === 'snapshot') this.show(message);
    else this.pass(message);
  }

  private show(picture: Snapshot): void {
    this.last = picture;
    // Whoever gets it may change it.
    this.pass({ ...picture });
  }
}
