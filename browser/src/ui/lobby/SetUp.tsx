/** Everything that can be chosen about a new table. */
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { SeatMark } from '../../art/pieces.tsx';
import type { GameInfo } from '../../core/wire.ts';
import type { LevelInfo, NewTable } from '../../core/wire.ts';
import { shortName } from '../../core/games.ts';
import { set } from '../../core/settings.ts';
import { named, t } from '../../core/text.ts';
import { dialog } from '../../core/ui.ts';
import type { PlainPack } from '../../core/pack.ts';
import { PackChoice } from '../box/PackChoice.tsx';
import { Window } from '../Dialog.tsx';
import { botHint, botName } from '../bots.ts';
import { make, myName, nameFor, quickBots, usualBot, type Beginning } from './plans.ts';

type HintRule = NonNullable<NewTable['hints']>;
const HINT_RULES = [
  ['agreed', 'setup.hints_agreed'],
  ['on', 'setup.hints_on'],
  ['off', 'setup.hints_off'],
] as const;

interface Plan {
  kind: string;
  name: string;
  begins?: boolean;
}

const calledAt = (plan: Plan, n: number): string => plan.name || nameFor(plan.kind, n);

interface SeatsProps {
  game: GameInfo;
  seats: Plan[];
  /** Whether the table may agree on who begins. */
  agrees: boolean;
  change: (to: Plan[]) => void;
}

function Seats({ game, seats, agrees, change }: SeatsProps) {
  const put = (n: number, plan: Partial<Plan>) =>
    change(seats.map((s, i) => (i === n ? { ...s, ...plan } : s)));
  return (
    <fieldset>
      <legend>{t('setup.seats')}</legend>
      <ol class="seatplan">
        {seats.map((seat, n) => (
          <li key={n}>
            <SeatMark seat={n} size={30} />
            <select
              aria-label={t('setup.who', { n: n + 1 })}
              value={seat.kind}
              onChange={e => put(n, { kind: e.currentTarget.value })}
            >
              <option value="human">{t('setup.human')}</option>
              <option value="open">{t('setup.open')}</option>
              {game.bots.map(bot => (
                <option key={bot} value={bot}>
                  {t('setup.bot', { name: botName(bot) })}
                </option>
              ))}
            </select>
            <input
              aria-label={t('setup.name', { n: n + 1 })}
              value={seat.name}
              maxLength={24}
              placeholder={nameFor(seat.kind, n)}
              onInput={e => {
                put(n, { name: e.currentTarget.value });
                if (n === 0) set('name', e.currentTarget.value);
              }}
            />
            {seats.length > game.players[0] && (
              <button
                type="button"
                class="quiet"
                aria-label={t('setup.remove', { n: n + 1 })}
                onClick={() => change(seats.filter((_, i) => i !== n))}
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
          onClick={() => change([...seats, { kind: usualBot(game), name: '' }])}
        >
          + {t('setup.add')}
        </button>
      )}
      <p class="hint">{t('setup.hint')}</p>
      {agrees && <First seats={seats} change={change} />}
      <Levels game={game} />
    </fieldset>
  );
}

/** Who begins, if the table agrees on somebody. */
function First({ seats, change }: Pick<SeatsProps, 'seats' | 'change'>) {
  return (
    <label class="field first">
      {t('setup.first')}
      <select
        name="first"
        value={String(seats.findIndex(seat => seat.begins))}
        onChange={e => {
          const first = Number(e.currentTarget.value);
          change(seats.map((seat, n) => ({ ...seat, begins: n === first })));
        }}
      >
        <option value="-1">{t('setup.first_open')}</option>
        {seats.map((seat, n) => (
          <option key={n} value={String(n)}>
            {t('setup.first_seat', { n: n + 1, name: calledAt(seat, n) })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How strong each bot is, as it was measured. */
function Levels({ game }: { game: GameInfo }) {
  if (!game.levels.length) return null;
  return (
    <details class="strengths">
      <summary>{t('setup.levels')}</summary>
      <dl>
        {game.levels.map(level => (
          <div key={level.id}>
            <dt>{botName(level.id)}</dt>
            <dd>
              {botHint(level.id)} {measured(level)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const percent = (part: number): number => Math.round(100 * part);

function measured({ id, against, games, wins, low, high }: LevelInfo): string {
  if (!games) return id === against ? t('bot.reference') : '';
  const name = botName(against);
  return t('bot.measured', { wins: percent(wins), n: games, name, low: percent(low), high: percent(high) });
}

export function SetUp({ game, Own }: { game: GameInfo; Own: ComponentType<Beginning> | undefined }) {
  const [seats, setSeats] = useState<Plan[]>([
    { kind: 'human', name: myName() },
    ...Array.from({ length: quickBots(game) }, () => ({ kind: usualBot(game), name: '' })),
  ]);
  const [options, setOptions] = useState<Record<string, string>>(
    Object.fromEntries(game.options.map(o => [o.id, String(o.default)])),
  );
  // What belongs to a module that is off, or to another number of players, does not matter.
  const fits = ({ players }: { players: number[] }) => !players.length || players.includes(seats.length);
  const matter = game.options
    .filter(o => fits(o) && (!o.of.length || o.of.some(owner => options[owner] === 'on')))
    .map(o => {
      const values = o.values.filter(fits);
      return { ...o, values, chosen: values.find(v => v.id === options[o.id]) ?? values[0] };
    });
  const agrees = seats.length > 1 && !matter.some(o => o.chosen?.says_first);
  const first = seats.findIndex(seat => seat.begins);
  const [listed, setListed] = useState(false);
  const [clock, setClock] = useState(0);
  const [seed, setSeed] = useState('');
  const [hints, setHints] = useState<HintRule>('agreed');
  const [pack, setPack] = useState<PlainPack | null>(null);
  const [busy, setBusy] = useState(false);
  const begin: typeof make = async plan => {
    setBusy(true);
    const made = await make({ ...plan, pack });
    setBusy(false);
    const open = plan.seats.some(s => s.kind === 'open');
    if (made) dialog.value = open ? { kind: 'share' } : undefined;
    return made;
  };
  const start = () =>
    begin({
      game: game.id,
      seats: seats.map((p, n) => ({ kind: p.kind, name: calledAt(p, n) })),
      options: Object.fromEntries(matter.map(o => [o.id, o.chosen?.id ?? o.default])),
      first: agrees && first >= 0 ? first : null,
      listed,
      clock: clock ? clock * 60 : null,
      seed: seed ? Number(seed) : null,
      hints,
    });
  return (
    <Window title={`${shortName(game.id)}: ${t('setup.title')}`} wide>
      <PackChoice game={game.id} value={pack} change={setPack} />
      {Own && <Own game={game} begin={begin} />}
      <form
        class="setup"
        aria-label={t('setup.title')}
        onSubmit={e => {
          e.preventDefault();
          if (!busy) void start();
        }}
      >
        <Seats game={game} seats={seats} agrees={agrees} change={setSeats} />
        <details class="more">
          <summary>{t('setup.variants')}</summary>
          <div class="variants">
            {matter.map(option => (
              <label key={option.id} class="field">
                {named(option.name)}
                <select
                  name={option.id}
                  value={option.chosen?.id}
                  onChange={e => setOptions({ ...options, [option.id]: e.currentTarget.value })}
                >
                  {option.values.map(value => (
                    <option key={value.id} value={value.id}>
                      {named(value.name)}
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
              {t('setup.hints')}
              <select name="hints" value={hints} onChange={e => setHints(e.currentTarget.value as HintRule)}>
                {HINT_RULES.map(([rule, text]) => (
                  <option key={rule} value={rule}>
                    {t(text)}
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
          </div>
        </details>
        <label class="toggle">
          <input type="checkbox" checked={listed} onChange={e => setListed(e.currentTarget.checked)} />
          <span>
            {t('setup.listed')}
            <small>{t('setup.listed_hint')}</small>
          </span>
        </label>
        <p class="row">
          <button type="submit" class="go big" aria-disabled={busy || undefined} data-act="make">
            {t('setup.make')}
          </button>
        </p>
      </form>
    </Window>
  );
}
