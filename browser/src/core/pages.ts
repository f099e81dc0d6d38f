/** The pages of a replay, joined. */
import { patched } from './changes.ts';
import type { Replay, ReplayFrame, Snapshot } from './wire.ts';

/** A moment of the replay, whole. */
export type Moment = Pick<ReplayFrame, 'move' | 'round' | 'log' | 'scores'> & { view: Snapshot['view'] };
/** A replay as far as its pages are here: moments that are still to come are not there yet. */
export interface Past extends Pick<Replay, 'viewer' | 'total'> {
  frames: readonly (Moment | undefined)[];
}

/** What is here, with one more page. In it, each picture follows from the one before. */
export function joined(data: Past | undefined, page: Replay): Past {
  const frames = data ? [...data.frames] : new Array<Moment | undefined>(page.total).fill(undefined);
  let last: Moment | undefined;
  page.frames.forEach((frame, i) => {
    const { move, round, log, scores, view, changes } = frame;
    last = view || !last ? { move, round, log, scores, view: view ?? {} } : { ...last, move, round, log };
    if (changes) last = patched(last, changes);
    frames[page.first + i] = last;
  });
  return { viewer: page.viewer, total: page.total, frames };
}
