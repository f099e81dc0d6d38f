/** The pack that a table plays with: what differs, and how to have it oneself. */
import { useState } from 'preact/hooks';
import { packHere } from '../../core/content.ts';
import type { PlainPack } from '../../core/pack.ts';
import { live } from '../../core/picture.ts';
import { boxPath } from '../../core/route.ts';
import { t } from '../../core/text.ts';
import { Window } from '../Dialog.tsx';
import { Link } from '../Link.tsx';
import { Differences } from './Differences.tsx';
import { add } from './packs.ts';

export function TablePackWindow() {
  const [taken, setTaken] = useState('');
  const name = live.value?.pack ?? '';
  const here = packHere.value;
  return (
    <Window title={t('box.at_table', { name })}>
      <p>{t('box.at_table_long')}</p>
      {here ? <Differences all={here.differences} /> : <p>{t('app.loading')}</p>}
      {here && (
        <p class="row">
          <button
            type="button"
            data-act="take-pack"
            aria-disabled={taken !== '' || undefined}
            onClick={() => taken || setTaken(add(here.pack as PlainPack).pack.name)}
          >
            {t('box.take_over')}
          </button>
          <span role="status">{taken && t('box.taken', { name: taken })}</span>
          {taken && <Link href={boxPath(live.value?.game ?? '')}>{t('box.title')}</Link>}
        </p>
      )}
    </Window>
  );
}
