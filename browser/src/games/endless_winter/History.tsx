/** Games alone that were finished in this browser. */
import { language, t } from '../../core/text.ts';
import { best, results, streak } from './results.ts';

export const optionText = (options: readonly string[]): string =>
  options
    .map(o => t(`endless_winter.solo_${o}` as 'endless_winter.solo_extra_card').split(':')[0])
    .join(', ') || t('endless_winter.solo_none_options');

export function History() {
  const all = results.value;
  const now = streak(all);
  return (
    <details class="solohistory">
      <summary>
        {t('endless_winter.solo_history')}
        {all.length > 0 && (
          <small>
            {' '}
            {t('endless_winter.solo_streak', { n: now })} · {t('endless_winter.solo_best', { n: best(all) })}
          </small>
        )}
      </summary>
      {all.length === 0 ? (
        <p class="hint">{t('endless_winter.solo_none')}</p>
      ) : (
        <div class="scroll" tabIndex={0} role="group" aria-label={t('endless_winter.solo_history')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('endless_winter.solo_date')}</th>
                <th scope="col">{t('endless_winter.solo_options')}</th>
                <th scope="col">{t('endless_winter.solo_me')}</th>
                <th scope="col">{t('endless_winter.solo')}</th>
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
