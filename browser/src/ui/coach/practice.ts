/** Exercises: the costliest decisions of a seat, asked again at a table of their own. Nobody else is
 * there; the coach answers. */
import { api } from '../../core/api.ts';
import { task } from '../../core/coach.ts';
import { go, practicePath, reviewPath } from '../../core/route.ts';
import { openTable, type Opening } from '../../core/session.ts';
import { language } from '../../core/text.ts';
import { toast } from '../../core/toasts.ts';
import type { Told } from '../../core/connection.ts';
import type { BrowserMessage, Exercise, Snapshot } from '../../core/wire.ts';
import { settings } from '../../core/settings.ts';

let hear: (message: Told) => void = () => undefined;
let drawn: Snapshot | undefined;

export async function practise(table: string, seat: number): Promise<void> {
  const { review } = await api.review(table, settings.value.language);
  const own = review?.seats.find(one => one.seat === seat);
  if (!review || !own?.mistakes.length) {
    go(reviewPath(table));
    return;
  }
  // In the order in which they came up.
  const mistakes = [...own.mistakes].sort((a, b) => a.move - b.move);
  const name = review.names[seat] ?? '';
  task.value = { table, seat, name, mistakes, at: 0, busy: false, answers: [], choices: [] };
  const instead: Opening['instead'] = received => {
    hear = received;
    return { send: answer, close: () => undefined };
  };
  await openTable(table, { instead });
  await pose();
}

/** Set the position up. */
async function pose(): Promise<void> {
  const now = task.value;
  const mistake = now?.mistakes[now.at];
  if (!now || !mistake) return;
  drawn = await api.exercise(now.table, mistake.move);
  if (task.value?.table !== now.table) return;
  task.value = { ...task.value, choices: drawn.decision?.choices ?? [] };
  hear(drawn);
}

/** What is said at this table: only a choice means anything here. */
function answer(message: BrowserMessage): boolean {
  const now = task.value;
  if (message.type !== 'choose' || !now || now.busy || now.answers[now.at]) return true;
  void weigh(Number(message.action));
  return true;
}

async function weigh(action: number): Promise<void> {
  const now = task.value;
  const mistake = now?.mistakes[now.at];
  if (!now || !mistake) return;
  task.value = { ...now, busy: true };
  try {
    const found = await api.tryOut(now.table, { move: mistake.move, action, language: language.value });
    if (task.value?.at !== now.at) return;
    task.value = { ...now, busy: false, answers: [...now.answers, found] };
    // It is answered: nothing is lit any more.
    if (drawn) hear({ ...drawn, decision: null, why_not: [] });
  } catch (e) {
    toast((e as Error).message);
    task.value = { ...now, busy: false };
  }
}

/** The next one, or how it went. */
export function next(): void {
  const now = task.value;
  if (!now) return;
  task.value = { ...now, at: now.at + 1 };
  pose().catch((e: Error) => toast(e.message));
}

export const again = (table: string, seat: number): void => go(practicePath(table, seat));

/** A choice that costs hardly more than the best one. */
const SLIGHT = 0.02;

/** How a choice compares, as the key of a sentence. */
export function verdict({ chosen, played, best }: Exercise) {
  const cost = best.chance - chosen.chance;
  if (chosen.action === best.action) return 'practice.same_best';
  if (cost < -SLIGHT) return 'practice.beat';
  if (cost < SLIGHT) return 'practice.close';
  if (chosen.action === played.action) return 'practice.same';
  return chosen.chance > played.chance ? 'practice.improved' : 'practice.worse';
}

/** Whether the choice is as good as the coach's. */
export const found = (one: Exercise): boolean => one.best.chance - one.chosen.chance < SLIGHT;
export const cost = (one: Exercise): number => Math.max(0, one.best.chance - one.chosen.chance);
export const costThen = (one: Exercise): number => Math.max(0, one.best.chance - one.played.chance);
