/** Who sits where at a new table, and who begins. */
import { SeatMark } from '../../art/pieces.tsx';
import { STATIC } from '../../core/host.ts';
import type { TextKey } from '../../core/keys.ts';
import type { GameInfo, LevelInfo } from '../../core/wire.ts';
import { set } from '../../core/settings.ts';
import { t } from '../../core/text.ts';
import { botHint, botName } from '../bots.ts';
import { myName, nameFor, quickBots, usualBot } from './plans.ts';
import { calledAt, type Plan, type Problem } from './draft.ts';
import { Wrong } from './Wrong.tsx';

interface SeatsProps {
  game: GameInfo;
  seats: Plan[];
  /** Whether the table may agree on who begins. */
  agrees: boolean;
  change: (to: Plan[]) => void;
  problem: Problem | undefined;
}

/** The usual ways to fill the seats, each a click. */
function Ways({ game, seats, change }: Pick<SeatsProps, 'game' | 'seats' | 'change'>) {
  const first = seats[0] ?? { kind: 'human', name: myName() };
  const fill = (kind: string, n: number) =>
    change([
      { kind: 'human', name: first.name },
      ...Array.from({ length: n - 1 }, (_, i) => {
        const had = seats[i + 1];
        return had?.kind === kind ? had : { kind, name: '' };
      }),
    ]);
  const several = Math.max(seats.length, quickBots(game) + 1);
  const rest = seats.slice(1);
  const all = (fits: (kind: string) => boolean) => rest.length > 0 && rest.every(one => fits(one.kind));
  const ways: [act: string, label: TextKey, here: boolean, way: () => void][] = [
    ['bots', 'setup.way_bots', all(kind => game.bots.includes(kind)), () => fill(usualBot(game), several)],
    ['online', 'setup.way_online', all(kind => kind === 'open'), () => fill('open', several)],
    ['screen', 'setup.way_screen', all(kind => kind === 'human'), () => fill('human', several)],
  ];
  if (STATIC) ways.splice(1, 1);
  if (game.players[0] === 1) ways.unshift(['solo', 'setup.way_alone', !rest.length, () => fill('human', 1)]);
  return (
    <p class="row seatways">
      {ways.map(([act, label, here, way]) => (
        <button key={act} type="button" data-act={act} aria-pressed={here} onClick={() => here || way()}>
          {t(label)}
        </button>
      ))}
    </p>
  );
}

export function Seats({ game, seats, agrees, change, problem }: SeatsProps) {
  const put = (n: number, plan: Partial<Plan>) =>
    change(seats.map((s, i) => (i === n ? { ...s, ...plan } : s)));
  return (
    <fieldset>
      <legend>{t('setup.seats')}</legend>
      <Ways game={game} seats={seats} change={change} />
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
              {!STATIC && <option value="open">{t('setup.open')}</option>}
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
            <Wrong at={`seats.${n}`} problem={problem} />
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
      {seats.filter(seat => seat.kind === 'human').length > 1 && <p class="hint">{t('setup.hint')}</p>}
      {agrees && (
        <>
          <First seats={seats} change={change} />
          <Wrong at="first" problem={problem} />
        </>
      )}
      {seats.some(seat => game.bots.includes(seat.kind)) && <Levels game={game} />}
      <Wrong at="seats" problem={problem} />
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
