/** Head of a page that is no table: back to where one came from. */
import { live, tableId } from '../core/picture.ts';
import { t } from '../core/text.ts';
import { Link } from './Link.tsx';
import { LanguageSelect } from './Menu.tsx';

export function PageHead() {
  const table = tableId.value;
  return (
    <header class="pagehead">
      <Link href="/" cls="logo" label={t('app.home')}>
        {t('app.name')}
      </Link>
      <span class="grow" />
      {table && live.value ? (
        <Link href={`/t/${table}`} cls="button go" act="back-to-table">
          {t('replay.leave')}
        </Link>
      ) : (
        <Link href="/" cls="button">
          {t('pages.lobby')}
        </Link>
      )}
      <LanguageSelect />
    </header>
  );
}
