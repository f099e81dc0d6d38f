/** The first game, explained by playing it. Every step waits for what it speaks of; all of it can be
 * skipped, and it never blocks the table. */
import { computed, signal } from '@preact/signals';
import { decision, mine } from '../../core/choosing.ts';
import type { TextKey } from '../../core/keys.ts';
import { shown } from '../../core/picture.ts';
import { guided, settings } from '../../core/settings.ts';
import { t } from '../../core/text.ts';

export interface Step {
  text: TextKey;
  /** Is this what the player can do now? */
  fits(): boolean;
  /** Has it happened, or is it too late? Then the next one is shown. */
  done(): boolean;
  /** It may not happen at all: nothing waits for it. */
  seldom?: boolean;
}

/** Does the open question have one of these keys? */
export const asks = (...keys: string[]): boolean => keys.includes(decision.value?.prompt.key ?? '');

/** The guide of one game; `when` says whether it guides at this table. */
export function guide(game: string, steps: readonly Step[], when: () => boolean = () => true) {
  const read = signal<readonly Step[]>([]);
  const next = (seldom: boolean): Step | undefined =>
    steps.find(one => (one.seldom ?? false) === seldom && !read.value.includes(one) && !one.done());
  const open = computed<Step | undefined>(() => {
    const now = shown.value;
    if (settings.value.guided.includes(game) || !now || now.viewer === null || now.over) return undefined;
    if (!when() || !mine.value) return undefined;
    return [next(true), next(false)].find(one => one?.fits());
  });
  /** Whoever has read a step has read all that come before it. */
  const understood = (step: Step): void => {
    const before = step.seldom ? [] : steps.slice(0, steps.indexOf(step)).filter(one => !one.seldom);
    read.value = [...read.value, ...before, step];
  };
  return function Guide() {
    const step = open.value;
    if (!step) return null;
    const at = steps.indexOf(step);
    const last = at === steps.length - 1;
    return (
      <aside class="guide" aria-label={t('guide.title')} aria-live="polite">
        <h3>
          {t('guide.title')} <small>{`${at + 1}/${steps.length}`}</small>
        </h3>
        <p>{t(step.text)}</p>
        <p class="row">
          <button
            type="button"
            class="go"
            data-act="guide-next"
            onClick={() => (last ? guided(game) : understood(step))}
          >
            {last ? t('guide.finish') : t('guide.next')}
          </button>
          <button type="button" class="quiet" data-act="skip-guide" onClick={() => guided(game)}>
            {t('guide.skip')}
          </button>
        </p>
      </aside>
    );
  };
}
