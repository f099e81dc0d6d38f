/** Places that are picked together: colours that pay, positions that shamans dance to. The order of
 * the clicks means nothing; a set that nothing can be added to is taken at once. */
import { computed } from '@preact/signals';
import { choices, click, picked, take } from '../../core/choosing.ts';
import type { Choice } from '../../core/wire.ts';
import { spot, type Spot } from '../../ui/spot.ts';

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every(x => b.includes(x));

const kindOf = (target: string): string => target.split(':')[0] ?? '';

/** The actions that name nothing but places of this kind. */
function ofKind(kind: string): Choice[] {
  return choices.value.filter(c => c.targets.length > 0 && c.targets.every(p => kindOf(p) === kind));
}

function toggle(target: string): void {
  const kind = kindOf(target);
  const all = ofKind(kind);
  const held = picked.value.filter(p => kindOf(p) === kind);
  const next = held.includes(target) ? held.filter(p => p !== target) : [...held, target];
  let fitting = all.filter(c => next.every(p => c.targets.includes(p)));
  if (!fitting.length) {
    // One too many: begin anew with this one.
    fitting = all.filter(c => c.targets.includes(target));
    if (!fitting.length) return click(target);
    return settle([target], fitting);
  }
  settle(next, fitting);
}

function settle(next: string[], fitting: Choice[]): void {
  const only = fitting[0];
  if (next.length && fitting.length === 1 && only && same(only.targets, next)) take(only);
  else picked.value = next;
}

/** What is picked is a whole answer, though more could be added. */
export const complete = computed<Choice | undefined>(() =>
  picked.value.length ? choices.value.find(c => same(c.targets, picked.value)) : undefined,
);

export function setSpot(target: string, cls = ''): Spot {
  const plain = spot(target, cls);
  const sets = choices.value.some(
    c => c.targets.includes(target) && c.targets.every(p => kindOf(p) === kindOf(target)),
  );
  return sets ? { ...plain, onClick: () => toggle(target) } : plain;
}
