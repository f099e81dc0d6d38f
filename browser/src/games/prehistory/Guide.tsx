/** The first year, explained by doing it. Every step waits for what it speaks of; all of it can be
 * skipped, and it never blocks the table. */
import { computed, signal } from '@preact/signals';
import type { TextKey } from '../../core/keys.ts';
import { guided, settings } from '../../core/settings.ts';
import { decision, mine, shown } from '../../core/table.ts';
import { t } from '../../core/text.ts';
import { mySeat, view } from './catalogue.ts';

const read = signal(0);

interface Step {
  text: TextKey;
  /** The question it speaks of. */
  asked: string;
  /** Has it happened, or is it too late? Then the next one is told. */
  done(): boolean;
}

const years = (): number => shown.value?.round ?? 1;
const phase = (): string => view.value?.phase ?? '';
const acted = (): boolean => view.value?.pillars.some(p => p.foot.length > 0) ?? false;
const later = (...phases: string[]): boolean => years() > 1 || phases.includes(phase());

export const STEPS: Step[] = [
  { text: 'ph.guide_weather', asked: 'ask_setup', done: () => phase() !== 'setup' },
  { text: 'ph.guide_spring', asked: 'ask_spring', done: () => later('pick', 'summer', 'autumn') },
  {
    text: 'ph.guide_foot',
    asked: 'ask_foot',
    done: () => acted() && decision.value?.prompt.key === 'ask_spring',
  },
  { text: 'ph.guide_pass', asked: 'ask_spring', done: () => later('pick', 'summer', 'autumn') },
  { text: 'ph.guide_pick', asked: 'ask_pick', done: () => later('summer', 'autumn') },
  { text: 'ph.guide_summer', asked: 'ask_summer', done: () => later('autumn') },
  { text: 'ph.guide_pay', asked: 'ask_autumn', done: () => years() > 1 || (view.value?.pool ?? 0) > 0 },
  {
    text: 'ph.guide_move',
    asked: 'ask_autumn',
    done: () => years() > 1 || (mySeat.value?.members.some(m => m.moved) ?? false),
  },
  { text: 'ph.guide_end', asked: 'ask_autumn', done: () => false },
];

export const step = computed<number | undefined>(() => {
  if (
    settings.value.guided.includes('prehistory') ||
    !shown.value ||
    shown.value.viewer === null ||
    shown.value.over
  )
    return undefined;
  for (let i = read.value; i < STEPS.length; i++) {
    const one = STEPS[i];
    if (!one || one.done()) continue;
    return mine.value && decision.value?.prompt.key === one.asked ? i : undefined;
  }
  return undefined;
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
          onClick={() => {
            if (last) guided('prehistory');
            else read.value = now + 1;
          }}
        >
          {last ? t('guide.finish') : t('guide.next')}
        </button>
        <button type="button" class="quiet" data-act="skip-guide" onClick={() => guided('prehistory')}>
          {t('guide.skip')}
        </button>
      </p>
    </aside>
  );
}
