/** The first turn, explained by doing it. Every step waits for what it speaks of; all of it can be
 * skipped, and it never blocks the table. */
import { computed, signal } from '@preact/signals';
import { decision, mine, shown } from '../../core/table.ts';
import { guided, settings } from '../../core/settings.ts';
import { t } from '../../core/text.ts';
import type { TextKey } from '../../core/keys.ts';
import { own, view } from './catalogue.ts';

const read = signal(0);

interface Step {
  text: TextKey;
  /** Is this what the player can do now? */
  fits(): boolean;
  /** Has it happened? Then the next one is told. */
  done(): boolean;
  at?: string;
}

const me = () => view.value?.seats[own.value];
const asked = () => decision.value?.prompt.key ?? '';
const goods = () => Object.values(me()?.pool ?? {}).reduce((a, b) => a + b, 0);

export const STEPS: Step[] = [
  { text: 'guide.folk', fits: () => asked() === 'ask_folk', done: () => me()?.folk !== null },
  {
    text: 'guide.start',
    fits: () => asked() === 'ask_start',
    done: () => (view.value?.territories ?? []).some(p => p.owner === own.value),
    at: '.board',
  },
  {
    text: 'guide.hand',
    fits: () => asked() === 'ask_main',
    done: () => goods() > 0 || (me()?.open.length ?? 0) > 0 || (me()?.area.length ?? 0) > 0,
    at: '.hand',
  },
  {
    text: 'guide.spend',
    fits: () => asked() === 'ask_main' && goods() > 0,
    done: () => false,
    at: '.market',
  },
  { text: 'guide.open', fits: () => (me()?.open.length ?? 0) > 0, done: () => false, at: '.opencards' },
  { text: 'guide.attack', fits: () => asked() === 'ask_main', done: () => false, at: '.board' },
  { text: 'guide.goal', fits: () => asked() === 'ask_main', done: () => false, at: '.goals' },
  { text: 'guide.end', fits: () => asked() === 'ask_main', done: () => false, at: '.prompt' },
];

export const step = computed<number | undefined>(() => {
  if (
    settings.value.guided.includes('altay') ||
    !shown.value ||
    shown.value.viewer === null ||
    shown.value.over
  )
    return undefined;
  for (let i = read.value; i < STEPS.length; i++) {
    const one = STEPS[i];
    if (one?.done()) continue;
    return one?.fits() && mine.value ? i : undefined;
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
            if (last) guided('altay');
            else read.value = now + 1;
          }}
        >
          {last ? t('guide.finish') : t('guide.next')}
        </button>
        <button type="button" class="quiet" data-act="skip-guide" onClick={() => guided('altay')}>
          {t('guide.skip')}
        </button>
      </p>
    </aside>
  );
}
