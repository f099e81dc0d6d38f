/** The tables I hold a seat at: against whom, how they stand, what came of them. */
import { useEffect } from 'preact/hooks';
import { api } from '../../core/api.ts';
import { shortName } from '../../core/games.ts';
import { STATIC } from '../../core/host.ts';
import { forget } from '../../core/kept.ts';
import { go } from '../../core/route.ts';
import { language, t } from '../../core/text.ts';
import { toast } from '../../core/toasts.ts';
import { dialog } from '../../core/ui.ts';
import { forgetRead } from '../../core/unread.ts';
import type { TableInfo } from '../../core/wire.ts';
import { Link } from '../Link.tsx';
import { PackChip } from '../PackChip.tsx';
import { everything, held, mine, myTurn, refresh, standing } from './lines.ts';
import { Names } from './Names.tsx';

const EVERY = 8000;

function When({ line }: { line: TableInfo }) {
  if (!line.changed) return null;
  const at = new Date(line.changed * 1000);
  return (
    <time dateTime={at.toISOString()}>
      {new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(at)}
    </time>
  );
}

export function MyTables() {
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => void refresh(), EVERY);
    return () => clearInterval(timer);
  }, []);
  const drop = (line: TableInfo) => {
    if ((STATIC || !line.over) && !confirm(t(STATIC ? 'offline.delete_sure' : 'lobby.forget_sure'))) return;
    // On a server the table stays; here it goes for good, and makes room.
    if (STATIC) void api.drop(line.table).catch((e: Error) => toast(e.message));
    forget(line.table);
    forgetRead(line.table);
    held.value -= 1;
    mine.value = mine.value.filter(m => m.table !== line.table);
  };
  const all = () => {
    everything.value = true;
    void refresh();
  };
  if (!mine.value.length) return STATIC ? null : <TakeLink />;
  return (
    <section class="tables mine" aria-label={t('lobby.mine')}>
      <h2>{t('lobby.mine')}</h2>
      <ul>
        {mine.value.map(line => (
          <li key={line.table} class={line.over ? 'over' : myTurn(line) ? 'myturn' : ''}>
            <b>{shortName(line.game)}</b>
            {line.pack && <PackChip name={line.pack} />}
            <Names line={line} />
            <small>
              {standing(line)} <When line={line} />
            </small>
            <span class="grow" />
            <button
              type="button"
              class={line.over || line.still ? '' : 'go'}
              data-act="resume"
              onClick={() => go(`/t/${line.table}`)}
            >
              {line.over || line.still ? t('lobby.look') : t('lobby.resume')}
            </button>
            <button
              type="button"
              class="quiet"
              aria-label={t('lobby.forget')}
              title={t('lobby.forget')}
              onClick={() => drop(line)}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      <p class="row">
        {held.value > mine.value.length && !everything.value && (
          <button type="button" data-act="all-tables" onClick={all}>
            {t('lobby.all', { n: held.value })}
          </button>
        )}
        {!STATIC && (
          <>
            <button type="button" data-act="device" onClick={() => (dialog.value = { kind: 'device' })}>
              {t('device.title')}
            </button>
            <Link href="/take" act="take-link">
              {t('device.have_code')}
            </Link>
          </>
        )}
      </p>
    </section>
  );
}

/** For a browser that has no tables yet. */
const TakeLink = () => (
  <p class="takelink">
    <Link href="/take" act="take-link">
      {t('device.have_code')}
    </Link>
  </p>
);
