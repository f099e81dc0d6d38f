/** Where the games are, and how to keep them: part of the lobby of the table without a server. */
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../../core/api.ts';
import { keepSafe, lookWhetherSafe, safe } from '../../core/edition.ts';
import { keepMore } from '../../core/kept.ts';
import { t } from '../../core/text.ts';
import { toast } from '../../core/toasts.ts';
import type { TableMade } from '../../core/wire.ts';
import { mine, refresh } from '../lobby/lines.ts';
import { enlist, listed } from '../companion/sessions.ts';
import { download } from '../Menu.tsx';

interface Unpacked {
  tables: TableMade[];
  sessions: { id: string; game: string }[];
}

async function pack(): Promise<void> {
  const secrets = listed().map(one => one.id);
  try {
    const headers = { Authorization: `Bearer ${secrets.join(',')}` };
    const text = await (await ask('/api/luggage', { headers })).text();
    download(`dolmen-${new Date().toISOString().slice(0, 10)}.json`, text);
  } catch (e) {
    toast((e as Error).message);
  }
}

async function unpack(file: File | undefined): Promise<void> {
  if (!file) return;
  try {
    const answer = await ask('/api/luggage', { method: 'POST', body: await file.text() });
    const { tables, sessions } = (await answer.json()) as Unpacked;
    for (const one of tables) keepMore(one.table, one.keys, one.host_key);
    enlist(sessions);
    toast(t('offline.unpacked', { n: tables.length + sessions.length }));
    void refresh();
  } catch (e) {
    toast((e as Error).message);
  }
}

export function Safe() {
  useEffect(() => void lookWhetherSafe(), []);
  const ask = async () => {
    await keepSafe();
    toast(t(safe.value ? 'offline.safe' : 'offline.not_safe'));
  };
  return (
    <section class="tables local" aria-label={t('offline.title')}>
      <h2>{t('offline.title')}</h2>
      <p>{t('offline.about')}</p>
      {safe.value === false && (mine.value.length > 0 || listed().length > 0) && (
        <p class="warning" role="note">
          {t('offline.may_clear')}
        </p>
      )}
      <p class="row">
        {safe.value === false && (
          <button type="button" class="go" data-act="keep-safe" onClick={() => void ask()}>
            {t('offline.keep')}
          </button>
        )}
        <button type="button" data-act="pack" onClick={() => void pack()}>
          {t('offline.pack')}
        </button>
        <label class="button">
          {t('offline.unpack')}
          <input
            type="file"
            class="sr"
            data-act="unpack"
            accept=".json,application/json"
            onChange={e => void unpack(e.currentTarget.files?.[0])}
          />
        </label>
      </p>
      <OtherServer />
    </section>
  );
}

/** Others can only be met on a server. */
function OtherServer() {
  const [address, setAddress] = useState('');
  const open = (e: Event) => {
    e.preventDefault();
    const url = /^https?:/.test(address) ? address : ['https:', '', address].join('/');
    if (address && URL.canParse(url)) location.assign(url);
    else toast(t('offline.no_address'));
  };
  return (
    <form class="row" onSubmit={open}>
      <label>
        {t('offline.online')}{' '}
        <input
          value={address}
          inputMode="url"
          placeholder="https://"
          data-act="server"
          onInput={e => setAddress(e.currentTarget.value.trim())}
        />
      </label>
      <button type="submit">{t('offline.open')}</button>
    </form>
  );
}
