/** Tables that are open to everybody, and games that were saved. */
import { Icon } from '../../art/symbols.tsx';
import { api } from '../../core/api.ts';
import { shortName } from '../../core/games.ts';
import { go } from '../../core/route.ts';
import { keep } from '../../core/kept.ts';
import { toast } from '../../core/toasts.ts';
import { t } from '../../core/text.ts';
import type { TableInfo } from '../../core/wire.ts';
import { PackChip } from '../PackChip.tsx';
import { open, standing } from './lines.ts';
import { Names } from './Names.tsx';
import { myName } from './plans.ts';

export function OpenTables() {
  if (!open.value.length) return null;
  const join = async (line: TableInfo) => {
    try {
      const made = await api.join(line.table, { name: myName() });
      keep(made.table, { keys: made.keys, host: made.host_key, invites: made.invites });
    } catch (e) {
      toast((e as Error).message);
      return;
    }
    go(`/t/${line.table}`);
  };
  return (
    <section class="tables" aria-label={t('lobby.tables')}>
      <h2>{t('lobby.tables')}</h2>
      <ul>
        {open.value.map(line => (
          <li key={line.table}>
            <b>{shortName(line.game)}</b>
            {line.pack && <PackChip name={line.pack} />}
            <Names line={line} />
            <small>{standing(line)}</small>
            <span class="grow" />
            {line.open_seats > 0 && !line.over && !line.still && (
              <button type="button" class="go" data-act="join" onClick={() => void join(line)}>
                {t('lobby.join')}
              </button>
            )}
            <button type="button" onClick={() => go(`/t/${line.table}`)}>
              {t('lobby.watch')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Import() {
  const load = async (file: File | undefined) => {
    if (!file) return;
    try {
      const made = await api.bringIn(await file.text());
      keep(made.table, { keys: made.keys, host: made.host_key, invites: [] });
      go(`/t/${made.table}#move=0`);
    } catch (e) {
      toast((e as Error).message);
    }
  };
  return (
    <section class="import" aria-label={t('lobby.import')}>
      <label class="button">
        <Icon name="scroll" /> {t('lobby.import')}
        <input
          type="file"
          class="sr"
          accept=".dolmen,.txt,text/plain"
          onChange={e => void load(e.currentTarget.files?.[0])}
        />
      </label>
    </section>
  );
}
