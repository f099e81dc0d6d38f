/** What may be chosen, by place. The server lists the legal actions with their places; nothing here
 * knows a rule. Several places of one action may be picked in any order. */
import type { Choice } from './wire.ts';

export type Picked =
  | { kind: 'none' }
  | { kind: 'commit'; choice: Choice }
  | { kind: 'menu'; choices: Choice[] }
  | { kind: 'narrow'; picked: string[] };

/** The actions that agree with every place picked so far. */
export function candidates(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  return choices.filter(c => picked.every(p => c.targets.includes(p)));
}

/** Every place that is lit now. */
export function lit(choices: readonly Choice[], picked: readonly string[]): Set<string> {
  const places = new Set<string>();
  for (const choice of candidates(choices, picked))
    for (const target of choice.targets) if (!picked.includes(target)) places.add(target);
  return places;
}

export function buttons(choices: readonly Choice[]): Choice[] {
  return choices.filter(c => c.targets.length === 0);
}

export interface Group {
  /** Empty for what only gives something up: it is no kind of its own. */
  kind: string;
  givesUp: boolean;
  choices: Choice[];
}

/** The choices by kind, in the order of their first; what only gives something up comes last. */
export function byKind(choices: readonly Choice[], kind: (choice: Choice) => string): Group[] {
  const groups = new Map<string, Group>();
  const last: Group = { kind: '', givesUp: true, choices: [] };
  for (const choice of choices) {
    if (choice.gives_up) {
      last.choices.push(choice);
      continue;
    }
    const name = kind(choice);
    const group = groups.get(name) ?? { kind: name, givesUp: false, choices: [] };
    groups.set(name, group);
    group.choices.push(choice);
  }
  return last.choices.length ? [...groups.values(), last] : [...groups.values()];
}

const kindOf = (place: string | undefined): string => place?.split(':')[0] ?? '';

/** A place is clicked: one action is meant, or several, or the next place must be picked. */
export function pick(choices: readonly Choice[], picked: readonly string[], target: string): Picked {
  if (picked.includes(target)) return { kind: 'narrow', picked: picked.filter(p => p !== target) };
  const next = candidates(choices, [...picked, target]);
  const first = next[0];
  if (!first) {
    // A place outside the narrowed choice: begin anew there.
    return picked.length ? pick(choices, [], target) : { kind: 'none' };
  }
  const done = (c: Choice) => c.targets.every(p => p === target || picked.includes(p));
  if (next.length === 1) {
    // The first place or the last: whatever leaves one choice is enough. But where both are of one
    // kind, as in an attack, the last one is named: the first is often only looked at.
    const [from] = first.targets;
    const last = first.targets.at(-1);
    const enough = last === target || done(first) || kindOf(from) !== kindOf(last);
    return enough ? { kind: 'commit', choice: first } : { kind: 'narrow', picked: [...picked, target] };
  }
  const last = next.every(c => c.targets.at(-1) === target);
  if (last || next.some(done)) return { kind: 'menu', choices: next };
  return { kind: 'narrow', picked: [...picked, target] };
}

/** The next place in a direction: near along it, and not far to the side. */
export function towards<T extends { x: number; y: number }>(
  from: { x: number; y: number },
  others: readonly T[],
  dx: number,
  dy: number,
): T | undefined {
  let best: T | undefined;
  let score = Infinity;
  for (const other of others) {
    const x = other.x - from.x;
    const y = other.y - from.y;
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    if (along > 4 && along + across * 2 < score) {
      score = along + across * 2;
      best = other;
    }
  }
  return best;
}
