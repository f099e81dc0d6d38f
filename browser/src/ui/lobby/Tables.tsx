/** Lists of tables: mine (whose keys this browser keeps), and those open to everybody. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { SeatMark } from '../../art/pieces.tsx';
import { Icon } from '../../art/symbols.tsx';
import { api } from '../../core/api.ts';
import { shortName } from '../../core/games.ts';
import { go } from '../../core/route.ts';
import { forget, keep, kept, keptTables } from '../../core/kept.ts';
import { toast } from '../../core/toasts.ts';
import { named, t } from '../../core/text.ts';
import type { TableInfo } from '../../core/wire.ts';
import { PackChip } from '../PackChip.tsx';
import { myName } from './plans.ts';

const open = signal<TableInfo[]>([]);
const mine = signal<TableInfo[]>([]);
const EVERY = 8000;
const SHOWN = 12;

async function refresh(): Promise<void> {
  const known = keptTables().slice(0, SHOWN);
  const [listed, held] = await Promise.all([
    api.tables().catch(() => open.peek()),
    known.length ? api.tables(known).catch(() => mine.peek()) : Promise.resolve([]),
  ]);
  mine.value = held;
  open.value = listed.filter(line => !held.some(h => h.table === line.table));
}

const Names = ({ line }: { line: TableInfo }) => (
  <span class="sitters">
    {line.seats.map((s, n) => (
      <span key={n} class={line.turn === n ? 'turn' : ''}>
        <SeatMark seat={n} size={18} /> {s.kind === 'open' ? t('seat.open') : s.name || '–'}
      </span>
    ))}
  </span>
);

function state(line: TableInfo): string {
  if (line.ended) return t('prompt.ended');
  if (line.over) return t('prompt.over');
  if (line.still) return `${named(line.still)}.`;
  if (line.turn !== null && kept(line.table).keys.some(k => k.seat === line.turn)) return t('notice.turn');
  return t('lobby.moves', { n: line.moves });
}

export function MyTables() {
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => void refresh(), EVERY);
    return () => clearInterval(timer);
  }, []);
  if (!mine.value.length) return null;
  const drop = (line: TableInfo) => {
    if (!line.over && !confirm(t('lobby.forget_sure'))) return;
    forget(line.table);
    mine.value = mine.value.filter(m => m.table !== line.table);
  };
  return (
    <section class="tables mine" aria-label={t('lobby.mine')}>
      <h2>{t('lobby.mine')}</h2>
      <ul>
        {mine.value.map(line => (
          <li key={line.table} class={line.over ? 'over' : ''}>
            <b>{shortName(line.game)}</b>
            {line.pack && <PackChip name={line.pack} />}
            <Names line={line} />
            <small>{state(line)}</small>
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
    </section>
  );
}

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
            <small>{state(line)}</small>
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
