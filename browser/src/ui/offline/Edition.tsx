/** What the table without a server has to say about itself: a line at the foot of the page. */
import { arriving, broken, newer } from '../../core/edition.ts';
import { t } from '../../core/text.ts';

export function Edition() {
  const part = arriving.value;
  if (broken.value)
    return (
      <div class="edition wrong" role="alert">
        <b>{t('offline.broken')}</b> <small>{broken.value}</small>
      </div>
    );
  if (part !== undefined)
    return (
      <div class="edition" role="status">
        <label>
          {t(part < 0.85 ? 'offline.loading' : 'offline.starting')}
          <progress max={1} value={part} />
        </label>
        <small>{t('offline.meanwhile')}</small>
      </div>
    );
  const take = newer.value;
  if (!take) return null;
  return (
    <div class="edition" role="status">
      {t('offline.newer')}
      <button type="button" class="go" data-act="take-release" onClick={take}>
        {t('offline.take')}
      </button>
      <button type="button" data-act="later-release" onClick={() => (newer.value = undefined)}>
        {t('offline.later')}
      </button>
    </div>
  );
}
