/** What this device can show by itself of entries that the server has not seen. It decides nothing for
 * the opponent: the next question and the next instruction come from the rules. */
import type { Entry, Operation, Question, Shown } from './wire.ts';

export function applied(shown: Shown, waiting: readonly Operation[]): Shown {
  let now = shown;
  for (const { entry } of waiting) if (entry) now = withEntry(now, entry);
  return now;
}

function withEntry(now: Shown, entry: Entry): Shown {
  if (entry.kind === 'tick')
    return {
      ...now,
      instructions: now.instructions.map(one =>
        one.id === entry.key ? { ...one, ticked: !one.ticked } : one,
      ),
    };
  if (entry.kind === 'correct')
    return {
      ...now,
      owned: now.owned.map(one =>
        one.id === entry.key && typeof entry.value === 'number' ? { ...one, value: entry.value } : one,
      ),
    };
  if (entry.kind === 'change' && now.question?.key === entry.key)
    return { ...now, question: changed(now.question, entry) };
  return now;
}

/** One place of the open question. */
function changed(asked: Question, entry: Entry): Question {
  const held = Array.isArray(asked.value) ? asked.value : [];
  const where = entry.place ?? '';
  if (asked.form === 'marks') {
    const value = held.includes(where) ? held.filter(one => one !== where) : [...held, where];
    return { ...asked, value };
  }
  const thing = typeof entry.value === 'string' ? entry.value : null;
  const value = asked.places.map((one, at) => (one.id === where ? thing : (held[at] ?? null)));
  const unseen = asked.places.find((_, at) => value[at] === '?');
  return { ...asked, value, next: unseen?.id ?? '', complete: !unseen };
}
