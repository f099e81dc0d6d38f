/** The lobby: painted doors to the games, open tables, and setting up a table of one's own. */
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { HutDrawing, SeatMark } from '../art/pieces.tsx';
import { path, roughen } from '../art/shapes.ts';
import { Icon } from '../art/symbols.tsx';
import { api, type GameLine } from '../core/api.ts';
import { NAMELESS, set, settings } from '../core/settings.ts';
import { keep, toast } from '../core/table.ts';
import { language, t } from '../core/text.ts';
import { dialog } from '../core/ui.ts';
import type { TableLine } from '../core/wire.ts';
import { LanguageSelect } from './Menu.tsx';
import { botName } from './Seats.tsx';

const games = signal<GameLine[]>([]);
const tables = signal<TableLine[]>([]);
const chosen = signal<string>();

function go(table: string): void {
  history.pushState(null, '', `/t/${table}`);
  dispatchEvent(new PopStateEvent('popstate'));
}

async function make(plan: Parameters<typeof api.make>[0]): Promise<string | undefined> {
  try {
    const made = await api.make(plan);
    keep(made.table, { keys: made.keys, host: made.host_key, invites: made.invites });
    go(made.table);
    return made.table;
  } catch (e) {
    toast((e as Error).message);
    return undefined;
  }
}

export function gameName(game: string): string {
  return games.value.find(g => g.id === game)?.name[language.value] ?? game;
}

/** What a game adds to its set-up: its own way to begin. */
export interface Beginning {
  game: GameLine;
  begin: (plan: Parameters<typeof api.make>[0]) => Promise<string | undefined>;
}
type Begin = (game: string) => ComponentType<Beginning> | undefined;

export function Lobby({ beginning }: { beginning: Begin }) {
  useEffect(() => {
    api.games().then(
      found => {
        games.value = found;
        const only = found.length === 1 ? found[0]?.id : undefined;
        // An address may name a game: #endless_winter, or more behind a colon.
        const wanted = found.find(g => location.hash.slice(1).split(':')[0] === g.id)?.id;
        chosen.value = wanted ?? chosen.value ?? only;
      },
      (e: Error) => toast(e.message),
    );
    const refresh = () =>
      api.tables().then(
        found => (tables.value = found),
        () => undefined,
      );
    void refresh();
    const timer = setInterval(refresh, 8000);
    return () => clearInterval(timer);
  }, []);
  const game = games.value.find(g => g.id === chosen.value);
  return (
    <div class="lobby">
      <header class="lobbyhead">
        <h1>{t('app.name')}</h1>
        <p>{t('lobby.motto')}</p>
        <span class="row">
          <LanguageSelect />
          <button type="button" onClick={() => (dialog.value = { kind: 'settings' })}>
            {t('settings.title')}
          </button>
          <button type="button" onClick={() => (dialog.value = { kind: 'about' })}>
            {t('about.title')}
          </button>
        </span>
      </header>
      <main>
        <section class="doors" aria-label={t('lobby.games')}>
          {games.value.map(g => (
            <Door key={g.id} game={g} />
          ))}
        </section>
        {game && <SetUp key={game.id} game={game} Own={beginning(game.id)} />}
        <OpenTables />
        <Import />
      </main>
      <footer class="lobbyfoot">{t('about.fan')}</footer>
    </div>
  );
}

function Door({ game }: { game: GameLine }) {
  const open = chosen.value === game.id;
  const [first, ...rest] = game.name[language.value].split(/\s[-–:]\s/);
  return (
    <button
      type="button"
      class={`door ${game.id} ${open ? 'open' : ''}`}
      aria-pressed={open}
      data-game={game.id}
      onClick={() => (chosen.value = open ? undefined : game.id)}
    >
      <svg viewBox="34 0 252 262" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <DoorPicture game={game.id} />
      </svg>
      <span class="doortext">
        <b>{first}</b>
        {rest.length > 0 && <i>{rest.join(' ')}</i>}
        <small>
          {t('lobby.players', { from: game.players[0], to: game.players[1] })} · {game.designers.join(', ')}
        </small>
      </span>
    </button>
  );
}

/** A wall painting behind each door. */
function DoorPicture({ game }: { game: string }) {
  const walls: Record<string, [string, string, string, string]> = {
    altay: ['#3f7d96', '#dbe7e6', '#7f9a4a', '#5d7638'],
    prehistory: ['#7b3f20', '#b8703c', '#a4552e', '#6b3218'],
    endless_winter: ['#1f3946', '#8fbccb', '#e6f5f9', '#bfe0ea'],
  };
  const [sky, far, land, front] = walls[game] ?? ['#3a2f26', '#65523e', '#65523e', '#4a3d31'];
  const ridge = path(
    roughen(
      [
        [-10, 168],
        [44, 84],
        [78, 122],
        [126, 48],
        [186, 132],
        [228, 88],
        [330, 170],
        [330, 280],
        [-10, 280],
      ] as const,
      true,
    ),
  );
  return (
    <>
      <rect width="320" height="270" fill={sky} />
      <circle cx="228" cy="50" r="38" fill="#ffe08a" opacity=".18" />
      <circle cx="228" cy="50" r="24" fill="#ffe08a" opacity=".9" />
      <path d={ridge} fill={far} stroke="#2b1f15" stroke-width="2.4" stroke-linejoin="round" />
      <path d="M126 50L146 78L134 74L124 84L114 70Z" fill="#fff" opacity={game === 'prehistory' ? 0.3 : 1} />
      <path
        d="M0 150C60 124 120 146 180 136S280 128 320 146V270H0Z"
        fill={land}
        stroke="#2b1f15"
        stroke-width="2.4"
      />
      <path
        d="M0 196C70 172 150 190 210 182S300 176 320 186V270H0Z"
        fill={front}
        stroke="#2b1f15"
        stroke-width="2.4"
      />
      {game === 'altay' && (
        <>
          {[
            [56, 146],
            [252, 138],
            [240, 148],
            [268, 150],
          ].map(([x, y], i) => (
            <use key={i} href="#door-pine" x={x} y={y} />
          ))}
          <g transform="translate(96 152) scale(1.25)">
            <HutDrawing seat={0} />
          </g>
          <g transform="translate(146 142) scale(1)">
            <HutDrawing seat={2} />
          </g>
          <g transform="translate(204 150) scale(1.15)">
            <HutDrawing seat={1} />
          </g>
        </>
      )}
      {game === 'prehistory' && (
        <>
          <use href="#i-mammoth" transform="translate(52 76) scale(.24)" fill="#2b130a" />
          <use href="#i-deer" transform="translate(184 92) scale(.17)" fill="#2b130a" />
        </>
      )}
      {game === 'endless_winter' && (
        <>
          <use href="#i-bison" transform="translate(48 92) scale(.2)" fill="#24444f" />
          <use href="#i-dolmen" transform="translate(158 74) scale(.22)" fill="#24444f" />
        </>
      )}
      <rect width="320" height="270" fill="url(#doorgrain)" opacity=".45" />
      <defs>
        <symbol id="door-pine" overflow="visible">
          <path
            d="M0 -30L11 -9L6 -10L15 8L8 7L17 18C6 21 -6 21 -17 18L-8 7L-15 8L-6 -10L-11 -9Z"
            fill="#3d4a2a"
            stroke="#1c1a10"
            stroke-width="1.6"
            stroke-linejoin="round"
          />
        </symbol>
        <pattern id="doorgrain" width="220" height="220" patternUnits="userSpaceOnUse">
          <image href="/web/art/grain.png" width="220" height="220" />
        </pattern>
      </defs>
    </>
  );
}

interface Plan {
  kind: string;
  name: string;
}

function SetUp({ game, Own }: { game: GameLine; Own: ComponentType<Beginning> | undefined }) {
  const strong = game.bots.includes('greedy') ? 'greedy' : (game.bots[0] ?? 'random');
  const me = () => settings.value.name || NAMELESS;
  const [seats, setSeats] = useState<Plan[]>([
    { kind: 'human', name: me() },
    ...Array.from({ length: Math.max(0, game.players[0] - 1) }, () => ({ kind: strong, name: '' })),
  ]);
  const [options, setOptions] = useState<Record<string, string>>(
    Object.fromEntries(game.options.map(o => [o.id, String(o.default)])),
  );
  const [listed, setListed] = useState(false);
  const [clock, setClock] = useState(0);
  const [seed, setSeed] = useState('');
  const [busy, setBusy] = useState(false);
  const change = (n: number, plan: Partial<Plan>) =>
    setSeats(seats.map((s, i) => (i === n ? { ...s, ...plan } : s)));
  const start = async (plans: Plan[]) => {
    setBusy(true);
    const named = plans.map((p, n) => ({ kind: p.kind, name: p.name || nameFor(p.kind, n) }));
    await make({
      game: game.id,
      seats: named,
      options,
      listed,
      clock: clock ? clock * 60 : null,
      seed: seed ? Number(seed) : null,
    });
    setBusy(false);
  };
  return (
    <form
      class="setup"
      aria-label={t('setup.title')}
      onSubmit={e => {
        e.preventDefault();
        void start(seats);
      }}
    >
      {Own && <Own game={game} begin={make} />}
      <h2>{t('setup.title')}</h2>
      <p class="row">
        <button
          type="button"
          class={Own ? 'big' : 'go big'}
          disabled={busy}
          data-act="quick"
          onClick={() =>
            void start([
              { kind: 'human', name: me() },
              { kind: strong, name: '' },
            ])
          }
        >
          {t('setup.quick')}
        </button>
        <span class="dim">{t('setup.or')}</span>
      </p>
      <fieldset>
        <legend>{t('setup.seats')}</legend>
        <ol class="seatplan">
          {seats.map((seat, n) => (
            <li key={n}>
              <SeatMark seat={n} size={30} />
              <select
                aria-label={t('setup.who', { n: n + 1 })}
                value={seat.kind}
                onChange={e => change(n, { kind: e.currentTarget.value })}
              >
                <option value="human">{t('setup.human')}</option>
                <option value="open">{t('setup.open')}</option>
                {game.bots.map(bot => (
                  <option key={bot} value={bot}>
                    {botName(bot)}
                  </option>
                ))}
              </select>
              <input
                aria-label={t('setup.name', { n: n + 1 })}
                value={seat.name}
                maxLength={24}
                placeholder={nameFor(seat.kind, n)}
                onInput={e => {
                  change(n, { name: e.currentTarget.value });
                  if (n === 0) set('name', e.currentTarget.value);
                }}
              />
              {seats.length > game.players[0] && (
                <button
                  type="button"
                  class="quiet"
                  aria-label={t('setup.remove', { n: n + 1 })}
                  onClick={() => setSeats(seats.filter((_, i) => i !== n))}
                >
                  ✕
                </button>
              )}
            </li>
          ))}
        </ol>
        {seats.length < game.players[1] && (
          <button
            type="button"
            data-act="add-seat"
            onClick={() => setSeats([...seats, { kind: strong, name: '' }])}
          >
            + {t('setup.add')}
          </button>
        )}
        <p class="hint">{t('setup.hint')}</p>
      </fieldset>
      <details>
        <summary>{t('setup.variants')}</summary>
        <div class="variants">
          {game.options.map(option => (
            <label key={option.id} class="field">
              {option.name[language.value]}
              <select
                value={options[option.id]}
                onChange={e => setOptions({ ...options, [option.id]: e.currentTarget.value })}
              >
                {option.values.map(value => (
                  <option key={value.id} value={value.id}>
                    {value.name[language.value]}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <label class="field">
            {t('setup.clock')}
            <select value={String(clock)} onChange={e => setClock(Number(e.currentTarget.value))}>
              <option value="0">{t('setup.no_clock')}</option>
              {[10, 20, 30, 60].map(n => (
                <option key={n} value={String(n)}>
                  {t('setup.minutes', { n })}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            {t('setup.seed')}
            <input
              inputMode="numeric"
              pattern="[0-9]*"
              value={seed}
              placeholder={t('setup.by_chance')}
              onInput={e => setSeed(e.currentTarget.value)}
            />
          </label>
          <label class="toggle">
            <input type="checkbox" checked={listed} onChange={e => setListed(e.currentTarget.checked)} />
            <span>{t('setup.listed')}</span>
          </label>
        </div>
      </details>
      <p class="row">
        <button type="submit" class="go big" disabled={busy} data-act="make">
          {t('setup.make')}
        </button>
      </p>
    </form>
  );
}

const BOT_NAMES = ['Aurochs', 'Heron', 'Lynx', 'Raven'];
function nameFor(kind: string, n: number): string {
  if (kind === 'human') return n === 0 ? settings.value.name || NAMELESS : t('seat.number', { n: n + 1 });
  if (kind === 'open') return t('seat.open');
  return BOT_NAMES[n % BOT_NAMES.length] ?? kind;
}

function OpenTables() {
  if (!tables.value.length) return null;
  const join = async (line: TableLine) => {
    try {
      const made = await api.join(line.table, { name: settings.value.name || t('seat.guest') });
      keep(made.table, { keys: made.keys, host: made.host_key, invites: made.invites });
    } catch (e) {
      toast((e as Error).message);
      return;
    }
    go(line.table);
  };
  return (
    <section class="tables" aria-label={t('lobby.tables')}>
      <h2>{t('lobby.tables')}</h2>
      <ul>
        {tables.value.map(line => (
          <li key={line.table}>
            <b>{gameName(line.game)}</b>
            <span>{line.seats.map(s => s.name || '–').join(', ')}</span>
            <small>{line.over ? t('prompt.over') : t('lobby.moves', { n: line.moves })}</small>
            <span class="grow" />
            {line.open_seats > 0 && !line.over && (
              <button type="button" class="go" onClick={() => void join(line)}>
                {t('lobby.join')}
              </button>
            )}
            <button type="button" onClick={() => go(line.table)}>
              {t('lobby.watch')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Import() {
  const load = async (file: File | undefined) => {
    if (!file) return;
    try {
      const made = await api.bringIn(await file.text());
      keep(made.table, { keys: made.keys, host: made.host_key, invites: [] });
      history.pushState(null, '', `/t/${made.table}#move=0`);
      dispatchEvent(new PopStateEvent('popstate'));
    } catch (e) {
      toast((e as Error).message);
    }
  };
  return (
    <section class="import">
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
