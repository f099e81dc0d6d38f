/** A review as it is read: at a table's address and in a file of its own alike. It asks no server;
 * what can be done about a moment is handed to it. */
import { useState } from 'preact/hooks';
import { SeatMark } from '../../art/pieces.tsx';
import { join, t } from '../../core/text.ts';
import type { MistakeInfo, ReviewInfo, SeatReview } from '../../core/wire.ts';
import { Bar } from './Bar.tsx';
import { Chart, chances, useTouch } from './Chart.tsx';
import { percent, signed } from './words.ts';

export interface ReviewActs {
  /** The seat of whoever reads. */
  mine?: number | undefined;
  show?: (moves: number) => void;
  fork?: (moves: number, seat: number) => void;
  practise?: (seat: number) => void;
}

export function ReviewView({ info, ...acts }: ReviewActs & { info: ReviewInfo }) {
  const own = info.seats.find(one => one.seat === acts.mine) ?? info.seats[0];
  const [seat, setSeat] = useState(own?.seat ?? 0);
  const [at, setAt] = useState(own?.mistakes[0] ? own.mistakes[0].move - 1 : 0);
  const touch = useTouch();
  const ordered = [...info.seats].sort(
    (a, b) => Number(b.seat === own?.seat) - Number(a.seat === own?.seat) || a.seat - b.seat,
  );
  const how = acts.show ? (touch ? 'review.how_touch' : 'review.how') : 'review.how_alone';
  return (
    <>
      <section class="reviewchart" aria-label={t('review.chart_long')}>
        <header>
          <h2>{t('review.chart')}</h2>
          <p class="hint">{t(how)}</p>
        </header>
        <div class="seatlegend" role="group" aria-label={t('review.luck')}>
          {info.names.map((name, n) => (
            <button
              key={n}
              type="button"
              aria-pressed={n === seat}
              title={t('review.luck_of', { name })}
              onClick={() => setSeat(n)}
            >
              <SeatMark seat={n} size={24} /> {name}
              {info.winners.includes(n) && <small>{t('review.won')}</small>}
              <span class="sr">{t('review.luck')}</span>
              <b class={info.luck[n] !== undefined && info.luck[n] < 0 ? 'down' : 'up'} aria-hidden="true">
                {t('review.luck')} {signed(info.luck[n] ?? 0)}
              </b>
            </button>
          ))}
        </div>
        <Chart info={info} seat={seat} at={at} choose={setAt} go={acts.show} />
        <Caption info={info} at={at} seat={seat} acts={acts} />
      </section>
      {ordered.map(one => (
        <Played key={one.seat} info={info} one={one} acts={acts} />
      ))}
      <p class="note">{t('review.note')}</p>
      <p class="note">{t('review.note_luck')}</p>
      <Numbers info={info} />
    </>
  );
}

/** What the chosen moment is about. */
function Caption({ info, at, seat, acts }: { info: ReviewInfo; at: number; seat: number; acts: ReviewActs }) {
  const move = info.moves[at];
  const luck = move?.luck[seat] ?? 0;
  const name = info.names[seat] ?? '';
  return (
    <div class="caption">
      <div>
        <b>
          {move
            ? t('review.moment', { n: at + 1, of: info.moves.length, round: move.round })
            : t('review.end')}
        </b>
        <span>{join(chances(info, at))}</span>
        {move && (
          <span>
            <SeatMark seat={move.seat} size={20} />{' '}
            {t('review.did', { name: info.names[move.seat] ?? '', what: move.done })}
            {move.cost ? <em> −{percent(move.cost)} %</em> : null}
          </span>
        )}
        {percent(luck) !== 0 && (
          <span class={luck > 0 ? 'up' : 'down'}>
            {luck > 0
              ? t('review.luck_up', { name, n: percent(luck) })
              : t('review.luck_down', { name, n: -percent(luck) })}
          </span>
        )}
      </div>
      <Acts moves={at} seat={move?.seat ?? seat} acts={acts} over={!move} />
    </div>
  );
}

interface ActsProps {
  moves: number;
  seat: number;
  acts: ReviewActs;
  over?: boolean;
}

function Acts({ moves, seat, acts, over }: ActsProps) {
  const { show, fork } = acts;
  if (!show && !fork) return null;
  return (
    <p class="row">
      {show && (
        <button type="button" data-act="show" onClick={() => show(moves)}>
          {t('review.show')}
        </button>
      )}
      {fork && !over && (
        <button type="button" data-act="fork" onClick={() => fork(moves, seat)}>
          {t('review.fork')}
        </button>
      )}
    </p>
  );
}

/** How one of them played. */
function Played({ info, one, acts }: { info: ReviewInfo; one: SeatReview; acts: ReviewActs }) {
  const { practise } = acts;
  const name = info.names[one.seat] ?? '';
  const luck = info.luck[one.seat] ?? 0;
  return (
    <section class="howplayed" aria-label={t('review.played', { name })} data-seat={one.seat}>
      <header>
        <SeatMark seat={one.seat} size={40} />
        <div>
          <h2>{t('review.played', { name })}</h2>
          <p>
            {!one.decisions
              ? t('review.none_weighed')
              : one.mistakes.length
                ? t('review.good', { n: one.good, of: one.decisions })
                : t('review.flawless')}
          </p>
        </div>
        <dl>
          <div title={t('review.given_long')}>
            <dt>{t('review.given')}</dt>
            <dd>{percent(one.cost)}</dd>
          </div>
          <div title={t('review.luck_long')}>
            <dt>{t('review.luck')}</dt>
            <dd class={luck < 0 ? 'down' : 'up'}>{signed(luck)}</dd>
          </div>
        </dl>
      </header>
      {one.mistakes.length > 0 && (
        <>
          <h3>{t('review.costliest')}</h3>
          <ol class="mistakes">
            {one.mistakes.map(mistake => (
              <Mistake key={mistake.move} mistake={mistake} seat={one.seat} acts={acts} />
            ))}
          </ol>
          {practise && (
            <p class="row">
              <button type="button" class="go" data-act="practise" onClick={() => practise(one.seat)}>
                {t('review.practice', { n: one.mistakes.length })}
              </button>
            </p>
          )}
        </>
      )}
    </section>
  );
}

function Mistake({ mistake, seat, acts }: { mistake: MistakeInfo; seat: number; acts: ReviewActs }) {
  const before = percent(mistake.before);
  const after = percent(mistake.after);
  return (
    <li data-move={mistake.move}>
      <header>
        <span>{t('review.where', { round: mistake.round, n: mistake.move })}</span>
        <b class="loss">−{t('review.cost', { n: percent(mistake.cost) })}</b>
      </header>
      <dl>
        <dt>{t('review.done')}</dt>
        <dd>
          <span>{mistake.done}</span> <Bar n={after} />
        </dd>
        <dt>{t('review.better')}</dt>
        <dd class="better">
          <span>{mistake.better}</span> <Bar n={before} />
        </dd>
      </dl>
      <p class="sr">{t('review.cost_long', { before, after })}</p>
      <p>{mistake.reason}</p>
      <Acts moves={mistake.move - 1} seat={seat} acts={acts} />
    </li>
  );
}

/** A dozen rows, for whoever does not see the lines. */
function Numbers({ info }: { info: ReviewInfo }) {
  const last = info.chances.length - 1;
  const rows = [...new Set(Array.from({ length: 13 }, (_, n) => Math.round((n * last) / 12)))];
  return (
    <details class="numbers">
      <summary>{t('review.numbers')}</summary>
      <div class="scroll" tabIndex={0} role="group" aria-label={t('review.numbers')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('review.decision')}</th>
              {info.names.map((name, n) => (
                <th key={n} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(n => (
              <tr key={n}>
                <th scope="row">{n === last ? t('review.end') : n + 1}</th>
                {info.names.map((_, seat) => (
                  <td key={seat}>{percent(info.chances[n]?.[seat] ?? 0)} %</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
