/** The first game alone, explained by doing it. Every step waits for what it speaks of; all of it
 * can be skipped, and it never blocks the table. */
import { computed, signal } from '@preact/signals';
import type { TextKey } from '../../core/keys.ts';
import { guided, settings } from '../../core/settings.ts';
import { decision, mine, shown } from '../../core/table.ts';
import { t } from '../../core/text.ts';
import { mySeat, view } from './catalogue.ts';

const GAME = 'endless_winter';
const read = signal<readonly TextKey[]>([]);

interface Step {
  text: TextKey;
  /** The questions it speaks of. */
  asked: readonly string[];
  /** Has it happened, or is it too late? Then the next one is told. */
  done(): boolean;
}

const round = (): number => view.value?.round ?? 1;
const begun = (): boolean => !['', 'setup'].includes(view.value?.phase ?? '');
const placed = (): number => {
  const figures = mySeat.value?.figures;
  return figures ? 3 - figures.chief - figures.tribe : 0;
};
const eclipse = (): boolean => round() > 1 || view.value?.phase === 'eclipse';
const answered = (): boolean => (view.value?.nomads?.row.length ?? 0) > 0 || eclipse();
const working = (): boolean => (view.value?.labor ?? 0) > 0;

export const STEPS: Step[] = [
  {
    text: 'winter.guide_chief',
    asked: ['choose_chief', 'choose_side'],
    done: () => Boolean(mySeat.value?.chief_side),
  },
  { text: 'winter.guide_setup', asked: ['choose_setup'], done: begun },
  { text: 'winter.guide_figure', asked: ['place_figure'], done: () => placed() > 0 || eclipse() },
  { text: 'winter.guide_labor', asked: ['step_a'], done: () => working() || placed() > 1 || eclipse() },
  { text: 'winter.guide_options', asked: ['step_a'], done: () => placed() > 1 || eclipse() },
  { text: 'winter.guide_step_b', asked: ['step_b'], done: () => placed() > 1 || eclipse() },
  {
    text: 'winter.guide_nomads',
    asked: ['place_figure'],
    done: () => !answered() || placed() > 2 || eclipse(),
  },
  { text: 'winter.guide_rest', asked: ['place_figure'], done: () => placed() > 2 || eclipse() },
  { text: 'winter.guide_seal', asked: ['seal_pile'], done: () => round() > 1 },
  { text: 'winter.guide_order', asked: ['order'], done: () => round() > 1 },
  { text: 'winter.guide_end', asked: ['place_figure'], done: () => false },
];

/** Questions that a round may not ask at all: nothing waits for them. */
const SELDOM: readonly TextKey[] = ['winter.guide_step_b', 'winter.guide_order'];

export const step = computed<number | undefined>(() => {
  const now = shown.value;
  if (settings.value.guided.includes(GAME) || !now || now.viewer === null || now.over) return undefined;
  if (!view.value?.solo || !mine.value) return undefined;
  const key = decision.value?.prompt.key ?? '';
  const open = STEPS.findIndex(
    one => !read.value.includes(one.text) && !one.done() && !SELDOM.includes(one.text),
  );
  const seldom = STEPS.findIndex(
    one => !read.value.includes(one.text) && !one.done() && SELDOM.includes(one.text),
  );
  return [seldom, open].find(i => STEPS[i]?.asked.includes(key));
});

export function Guide() {
  const now = step.value;
  const one = now === undefined ? undefined : STEPS[now];
  if (now === undefined || !one) return null;
  const last = now === STEPS.length - 1;
  return (
    <aside class="guide" aria-label={t('guide.title')} aria-live="polite">
      <h3>
        {t('guide.title')} <small>{`${now + 1}/${STEPS.length}`}</small>
      </h3>
      <p>{t(one.text)}</p>
      <p class="row">
        <button
          type="button"
          class="go"
          data-act="guide-next"
          onClick={() => {
            if (last) guided(GAME);
            else read.value = [...read.value, one.text];
          }}
        >
          {last ? t('guide.finish') : t('guide.next')}
        </button>
        <button type="button" class="quiet" data-act="skip-guide" onClick={() => guided(GAME)}>
          {t('guide.skip')}
        </button>
      </p>
    </aside>
  );
}
