/** A game alone is over: how it ended, and the challenge to others. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { at, linkTo } from '../../core/host.ts';
import { NAMELESS, settings } from '../../core/settings.ts';
import { learnGames } from '../../core/games.ts';
import { live, replay, tableId, viewAs } from '../../core/picture.ts';
import { best, results, streak } from '../../core/results.ts';
import { toast } from '../../core/toasts.ts';
import { t } from '../../core/text.ts';
import { lay } from '../../core/layers.ts';
import { dialog } from '../../core/ui.ts';
import { variantsOf } from '../../core/variants.ts';
import { Later } from '../../ui/Later.tsx';
import { adopt, challengeHash, challengeOf, GAME, switchedOn } from './results.ts';
import type { Table } from './view.ts';

const closed = signal<string>();
const history = () => import('../../ui/SoloHistory.tsx').then(found => found.SoloHistory);

/** When a game alone is over: show the result, and let others try the same deal. */
export function Solo() {
  const now = live.value;
  const view = viewAs<Table>(now);
  const over = Boolean(now?.over && view?.solo && view.phase === 'over' && now.viewer === 0);
  const id = tableId.value;
  useEffect(() => {
    if (!over) return;
    adopt();
    learnGames();
  }, [over]);
  const mine = results.value.filter(r => r.game === GAME);
  const result = mine.find(r => r.table === id);
  const shown = over && id && result && closed.value !== id && !replay.value && !dialog.value;
  useEffect(() => (shown ? lay(() => (closed.value = id)) : undefined), [shown, id]);
  if (!shown) return null;
  const { me, other, won, seed, options } = result;
  const challenge = challengeOf(id);
  const name = settings.value.name || NAMELESS;
  const link = linkTo(`/${challengeHash({ seed, options: switchedOn(options), score: me, name })}`);
  const copy = () => {
    navigator.clipboard?.writeText(link).then(
      () => toast(t('share.copied')),
      () => toast(link),
    );
    if (!navigator.clipboard) toast(link);
  };
  const points = { me, nomads: other ?? 0 };
  return (
    <aside class="soloend" aria-label={t('endless_winter.solo')} aria-live="polite">
      <h3>{won ? t('endless_winter.solo_won', points) : t('endless_winter.solo_lost', points)}</h3>
      <p>
        {[
          ...variantsOf(result),
          t('solo.streak', { n: streak(mine) }),
          t('solo.best', { n: best(mine) }),
        ].join(' · ')}
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
        <a class="button" href={at('/#endless_winter')}>
          {t('endless_winter.solo_again')}
        </a>
        <button type="button" class="quiet" onClick={() => (closed.value = id)}>
          {t('endless_winter.close')}
        </button>
      </p>
      <Later get={history} quiet />
    </aside>
  );
}
