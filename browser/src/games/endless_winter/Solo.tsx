/** Playing alone: how it begins, how it ended, and what came before. */
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../core/api.ts';
import { NAMELESS, settings } from '../../core/settings.ts';
import { live, replay, tableId, toast, tokens } from '../../core/table.ts';
import { language, t } from '../../core/text.ts';
import { dialog } from '../../core/ui.ts';
import type { Beginning } from '../../ui/lobby/plans.ts';
import type { View } from './catalogue.ts';
import {
  accept,
  best,
  challengeHash,
  challengeOf,
  headOf,
  readChallenge,
  remember,
  results,
  streak,
  type Challenge,
  type Result,
} from './results.ts';

const HARDER = ['extra_card', 'village_tile'] as const;

const optionText = (options: readonly string[]): string =>
  options.map(o => t(`winter.solo_${o}` as 'winter.solo_extra_card').split(':')[0]).join(', ') ||
  t('winter.solo_none_options');

function useStart({ game, begin }: Beginning) {
  const [busy, setBusy] = useState(false);
  const start = async (seed: number | null, chosen: string[], challenge?: Challenge) => {
    setBusy(true);
    const name = settings.value.name || NAMELESS;
    const made = await begin({
      game: game.id,
      seats: [{ kind: 'human', name }],
      options: Object.fromEntries(chosen.map(o => [o, 'on'])),
      seed,
    });
    if (made && challenge) accept(made, challenge);
    setBusy(false);
  };
  return { busy, start };
}

/** In the lobby: somebody's challenge, if the address holds one. */
export function Dare(props: Beginning) {
  const dare = readChallenge(location.hash);
  const { busy, start } = useStart(props);
  if (!dare) return null;
  return (
    <section class="tables darebox" aria-label={t('winter.solo')}>
      <p class="dare">
        <b>{t('winter.solo_challenge', { name: dare.name || '?', n: dare.score })}</b>{' '}
        {optionText(dare.options)}{' '}
        <button
          type="button"
          class="go"
          data-act="dare"
          disabled={busy}
          onClick={() => void start(dare.seed, dare.options, dare)}
        >
          {t('winter.solo_accept')}
        </button>
      </p>
    </section>
  );
}

/** In the set-up: alone, and how hard. */
export function SoloBeginning(props: Beginning) {
  const { busy, start } = useStart(props);
  const [options, setOptions] = useState<string[]>([]);
  return (
    <section class="solostart" aria-label={t('winter.solo')}>
      <h3>{t('winter.solo')}</h3>
      <p class="row">
        <button
          type="button"
          class="go"
          data-act="solo"
          disabled={busy}
          onClick={() => void start(null, options)}
        >
          {t('winter.solo_start')}
        </button>
        <span class="dim">{t('winter.solo_harder')}</span>
        {HARDER.map(option => (
          <label key={option} class="toggle">
            <input
              type="checkbox"
              data-option={option}
              checked={options.includes(option)}
              onChange={e =>
                setOptions(e.currentTarget.checked ? [...options, option] : options.filter(o => o !== option))
              }
            />
            <span>{t(`winter.solo_${option}`)}</span>
          </label>
        ))}
      </p>
    </section>
  );
}

/** In the lobby: only if there is anything to remember. */
export const Past = () => (results.value.length ? <History /> : null);

export function History() {
  const all = results.value;
  const now = streak(all);
  return (
    <details class="solohistory">
      <summary>
        {t('winter.solo_history')}
        {all.length > 0 && (
          <small>
            {' '}
            {t('winter.solo_streak', { n: now })} · {t('winter.solo_best', { n: best(all) })}
          </small>
        )}
      </summary>
      {all.length === 0 ? (
        <p class="hint">{t('winter.solo_none')}</p>
      ) : (
        <div class="scroll" tabIndex={0} role="group" aria-label={t('winter.solo_history')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('winter.solo_date')}</th>
                <th scope="col">{t('winter.solo_options')}</th>
                <th scope="col">{t('winter.solo_me')}</th>
                <th scope="col">{t('winter.solo')}</th>
                <th scope="col" />
              </tr>
            </thead>
            <tbody>
              {all.slice(0, 50).map(r => (
                <tr key={r.table} class={r.won ? 'won' : ''}>
                  <td>
                    {new Intl.DateTimeFormat(language.value, {
                      dateStyle: 'medium',
                      timeStyle: 'short',
                    }).format(r.at)}
                  </td>
                  <td>{optionText(r.options)}</td>
                  <td>{r.me}</td>
                  <td>
                    {r.nomads} {r.won ? '★' : ''}
                  </td>
                  <td>{r.challenge ? `${r.challenge.name}: ${r.challenge.score}` : ''}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}

const closed = signal<string>();
const ended = signal<Result>();

/** When a game alone is over: keep the result, show it, and let others try the same deal. */
export function Solo() {
  const now = live.value;
  const view = now?.view as View | undefined;
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
    <aside class="soloend" aria-label={t('winter.solo')} aria-live="polite">
      <h3>{won ? t('winter.solo_won', { me, nomads }) : t('winter.solo_lost', { me, nomads })}</h3>
      <p>
        {optionText(result.options)} · {t('winter.solo_streak', { n: streak(results.value) })} ·{' '}
        {t('winter.solo_best', { n: best(results.value) })}
      </p>
      {challenge && (
        <p class="dare">
          {t(me > challenge.score ? 'winter.solo_beaten' : 'winter.solo_not_beaten', {
            name: challenge.name,
            n: challenge.score,
          })}
        </p>
      )}
      <input
        class="solink"
        readOnly
        value={link}
        aria-label={t('winter.solo_link')}
        onFocus={e => e.currentTarget.select()}
      />
      <p class="row">
        <button type="button" class="go" data-act="challenge" onClick={copy}>
          {t('winter.solo_link')}
        </button>
        <button type="button" onClick={() => (dialog.value = { kind: 'scores' })}>
          {t('prompt.scores')}
        </button>
        <a class="button" href="/#endless_winter">
          {t('winter.solo_again')}
        </a>
        <button type="button" class="quiet" onClick={() => (closed.value = id)}>
          {t('winter.close')}
        </button>
      </p>
      <History />
    </aside>
  );
}
