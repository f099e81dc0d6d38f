/** Somebody opens an invitation: a name is all that is needed. Or a way back to a seat that was lost. */
import { useEffect, useState } from 'preact/hooks';
import { SeatMark } from '../art/pieces.tsx';
import { api } from '../core/api.ts';
import { at } from '../core/host.ts';
import { gameName, learnGames } from '../core/games.ts';
import { helpPath } from '../core/route.ts';
import { set, settings } from '../core/settings.ts';
import { keepMore } from '../core/kept.ts';
import { toast } from '../core/toasts.ts';
import { t } from '../core/text.ts';
import type { TableInfo } from '../core/wire.ts';
import { PackChip } from './PackChip.tsx';

interface Props {
  table: string;
  token: string;
  /** To a seat that was theirs before. */
  back: boolean;
  done: () => void;
}

export function JoinPage({ table, token, back, done }: Props) {
  const [name, setName] = useState(settings.value.name);
  const [line, setLine] = useState<TableInfo>();
  useEffect(() => {
    learnGames();
    api.table(table).then(setLine, (e: Error) => toast(e.message));
  }, [table]);
  const arrive = () => {
    history.replaceState(null, '', `/t/${table}`);
    done();
  };
  const join = async () => {
    try {
      const made = await api.join(table, { name: name || t('seat.guest'), token });
      keepMore(table, made.keys, made.host_key);
      if (!back) set('name', name);
      arrive();
    } catch (e) {
      toast((e as Error).message);
    }
  };
  return (
    <main>
      <form
        class="joinpage"
        onSubmit={e => {
          e.preventDefault();
          void join();
        }}
      >
        <h1>{t('app.name')}</h1>
        {line && (
          <>
            <h2>{gameName(line.game)}</h2>
            {line.pack && (
              <p class="sitters">
                <PackChip name={line.pack} />
              </p>
            )}
            {line.hints === 'on' && <p>{t('join.hints')}</p>}
            <p class="sitters">
              {line.seats.map((s, n) => (
                <span key={n}>
                  <SeatMark seat={n} size={20} /> {s.kind === 'open' ? t('seat.open') : s.name || '–'}
                </span>
              ))}
            </p>
          </>
        )}
        {back ? (
          <p>{t('join.back_text')}</p>
        ) : (
          <label class="field">
            {t('join.name')}
            <input autofocus value={name} maxLength={24} onInput={e => setName(e.currentTarget.value)} />
          </label>
        )}
        <p class="row">
          <button type="submit" class="go big">
            {t(back ? 'join.back' : 'join.sit')}
          </button>
          <button type="button" onClick={arrive}>
            {t('join.watch')}
          </button>
        </p>
        {line && (
          <a href={at(helpPath(line.game))} target="_blank">
            {t('pages.how')}
          </a>
        )}
      </form>
    </main>
  );
}
