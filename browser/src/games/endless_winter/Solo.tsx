/** A game alone is over: how it ended, and the challenge to others. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../../core/api.ts';
import { NAMELESS, settings } from '../../core/settings.ts';
import { live, replay, tableId, tokens, viewAs } from '../../core/picture.ts';
import { toast } from '../../core/toasts.ts';
import { t } from '../../core/text.ts';
import { dialog } from '../../core/ui.ts';
import { History, optionText } from './History.tsx';
import {
  best,
  challengeHash,
  challengeOf,
  headOf,
  remember,
  results,
  streak,
  type Result,
} from './results.ts';
import type { Table } from './view.ts';

const closed = signal<string>();
const ended = signal<Result>();

/** When a game alone is over: keep the result, show it, and let others try the same deal. */
export function Solo() {
  const now = live.value;
  const view = viewAs<Table>(now);
  const over = Boolean(now?.over && view?.solo && view.phase === 'over' && now.viewer === 0);
  const id = tableId.value;
  useEffect(() => {
    if (!over || !id || !now) return;
    const me = now.scores[0]?.total ?? 0;
    const nomads = now.scores[1]?.total ?? 0;
    api.record(id, tokens(id)).then(
      record => {
        const had = results.value.find(r => r.table === id);
        const result: Result = {
          table: id,
          at: had?.at ?? Date.now(),
          ...headOf(record),
          me,
          nomads,
          won: me > nomads,
          challenge: challengeOf(id),
        };
        remember(result);
        ended.value = result;
      },
      (e: Error) => toast(e.message),
    );
  }, [over, id]);
  const result = ended.value;
  if (!over || !result || result.table !== id || closed.value === id || replay.value || dialog.value)
    return null;
  const { me, nomads, won, challenge } = result;
  const link = `${location.origin}/${challengeHash({ seed: result.seed, options: result.options, score: me, name: settings.value.name || NAMELESS })}`;
  const copy = () => {
    navigator.clipboard?.writeText(link).then(
      () => toast(t('share.copied')),
      () => toast(link),
    );
    if (!navigator.clipboard) toast(link);
  };
  return (
    <aside class="soloend" aria-label={t('endless_winter.solo')} aria-live="polite">
      <h3>
        {won ? t('endless_winter.solo_won', { me, nomads }) : t('endless_winter.solo_lost', { me, nomads })}
      </h3>
      <p>
        {optionText(result.options)} · {t('endless_winter.solo_streak', { n: streak(results.value) })} ·{' '}
        {t('endless_winter.solo_best', { n: best(results.value) })}
      </p>
      {challenge && (
        <p class="dare">
          {t(me > challenge.score ? 'endless_winter.solo_beaten' : 'endless_winter.solo_not_beaten', {
            name: challenge.name,
            n: challenge.score,
          })}
        </p>
      )}
      <input
        class="solink"
        readOnly
        value={link}
        aria-label={t('endless_winter.solo_link')}
        onFocus={e => e.currentTarget.select()}
      />
      <p class="row">
        <button type="button" class="go" data-act="challenge" onClick={copy}>
          {t('endless_winter.solo_link')}
        </button>
        <button type="button" onClick={() => (dialog.value = { kind: 'scores' })}>
          {t('prompt.scores')}
        </button>
        <a class="button" href="/#endless_winter">
          {t('endless_winter.solo_again')}
        </a>
        <button type="button" class="quiet" onClick={() => (closed.value = id)}>
          {t('endless_winter.close')}
        </button>
      </p>
      <History />
    </aside>
  );
}
