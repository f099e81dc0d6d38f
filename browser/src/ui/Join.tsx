/** Somebody opens an invitation: a name is all that is needed. */
import { useState } from 'preact/hooks';
import { api } from '../core/api.ts';
import { set, settings } from '../core/settings.ts';
import { keep, kept, toast } from '../core/table.ts';
import { t } from '../core/text.ts';

export function JoinPage({ table, token, done }: { table: string; token: string; done: () => void }) {
  const [name, setName] = useState(settings.value.name);
  const join = async () => {
    try {
      const made = await api.join(table, { name: name || t('seat.guest'), token });
      const before = kept(table);
      keep(table, { ...before, keys: [...before.keys, ...made.keys], host: before.host ?? made.host_key });
      set('name', name);
      history.replaceState(null, '', `/t/${table}`);
      done();
    } catch (e) {
      toast((e as Error).message);
    }
  };
  return (
    <form
      class="joinpage"
      onSubmit={e => {
        e.preventDefault();
        void join();
      }}
    >
      <h1>{t('app.name')}</h1>
      <label class="field">
        {t('join.name')}
        <input autofocus value={name} maxLength={24} onInput={e => setName(e.currentTarget.value)} />
      </label>
      <p class="row">
        <button type="submit" class="go big">
          {t('join.sit')}
        </button>
        <button
          type="button"
          onClick={() => {
            history.replaceState(null, '', `/t/${table}`);
            done();
          }}
        >
          {t('join.watch')}
        </button>
      </p>
    </form>
  );
}
