/** The end of the game: the score sheet fills row by row, each row opens into what its points are
 * made of, with numbers below; beside it the story in charts. */
import { useEffect, useState } from 'preact/hooks';
import { SeatMark } from '../art/pieces.tsx';
import { api } from '../core/api.ts';
import { moves } from '../core/settings.ts';
import { host } from '../core/connection.ts';
import { live, rematch, tableId, tokens } from '../core/picture.ts';
import { openReplay } from '../core/replay.ts';
import { reviewPath } from '../core/route.ts';
import { toast } from '../core/toasts.ts';
import { maybe, nameOf, say, seatName, t } from '../core/text.ts';
import { dialog } from '../core/ui.ts';
import type { Result, Score, Snapshot } from '../core/wire.ts';
import { Bars, LineChart, series } from './Charts.tsx';
import { Window } from './Dialog.tsx';
import { Link } from './Link.tsx';
import { exportGame } from './Menu.tsx';

type Category = [id: string, name: string];

export function ScoresWindow() {
  const now = live.value;
  // What nobody has scored by in the end, such as a module that was not played, takes no row.
  const names = Object.keys(now?.scores[0]?.categories ?? {})
    .filter(id => !now?.over || now.scores.some(score => score.categories[id]))
    .map((id): Category => [id, nameOf('category', id)]);
  const [rows, setRows] = useState(moves() && now?.over ? 0 : names.length);
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    const id = tableId.value;
    if (id) api.result(id, tokens(id)).then(setResult, (e: Error) => toast(e.message));
  }, []);
  useEffect(() => {
    if (rows >= names.length) return;
    const timer = setTimeout(() => setRows(rows + 1), 450);
    return () => clearTimeout(timer);
  }, [rows]);
  if (!now) return null;
  const over = now.over && !now.ended;
  const note = over ? undefined : maybe(`${now.game}.standing`);
  return (
    <Window title={over ? t('scores.title') : t('scores.sofar')} wide>
      {note && <p class="hint">{note}</p>}
      <div class="sheet">
        <Sheet now={now} names={names} rows={rows} result={result} finish={() => setRows(names.length)} />
        <div class="charts">
          <h3>{t('scores.line')}</h3>
          {result ? <LineChart lines={series(result.rounds)} /> : <p>{t('app.loading')}</p>}
          <h3>{t('scores.bars')}</h3>
          <Bars scores={now.scores} names={names} />
        </div>
      </div>
      <p class="row foot">
        <button
          type="button"
          class="go"
          onClick={() => {
            dialog.value = undefined;
            void openReplay(0);
          }}
        >
          {t('replay.title')}
        </button>
        {now.over && tableId.value && (
          <Link href={`${reviewPath(tableId.value)}#start`} cls="button" act="review">
            {t('review.title')}
          </Link>
        )}
        {now.host && now.over && !rematch.value && (
          <button type="button" onClick={() => host('rematch')}>
            {t('host.rematch')}
          </button>
        )}
        {now.over && (
          <button type="button" data-act="share" onClick={() => (dialog.value = { kind: 'share' })}>
            {t('share.game')}
          </button>
        )}
        <button type="button" onClick={() => void exportGame()}>
          {t('menu.export')}
        </button>
      </p>
    </Window>
  );
}

interface SheetProps {
  now: Snapshot;
  names: readonly Category[];
  /** So many categories are counted so far. */
  rows: number;
  result: Result | undefined;
  finish: () => void;
}

function Sheet({ now, names, rows, result, finish }: SheetProps) {
  const [open, setOpen] = useState<string>();
  const done = rows >= names.length;
  const counted = (score: Score): number =>
    names.slice(0, rows).reduce((sum, [id]) => sum + (score.categories[id] ?? 0), 0);
  return (
    <table onClick={finish}>
      <thead>
        <tr>
          <th scope="col">
            <span class="sr">{t('scores.category')}</span>
          </th>
          {now.scores.map((_, n) => (
            <th key={n} scope="col" class={done && now.seats[n]?.winner ? 'winner' : ''}>
              <SeatMark seat={n} size={34} /> {seatName(n)}
            </th>
          ))}
        </tr>
      </thead>
      {names.map(([id, name], i) => (
        <tbody key={id} class={i < rows ? '' : 'later'}>
          <tr>
            <th scope="row">
              {result?.parts.some(parts => parts.some(part => part.category === id)) ? (
                <button
                  type="button"
                  class="quiet"
                  data-part={id}
                  aria-expanded={open === id}
                  onClick={() => setOpen(open === id ? undefined : id)}
                >
                  <span aria-hidden="true">{open === id ? '▾' : '▸'}</span>
                  {name}
                </button>
              ) : (
                name
              )}
            </th>
            {now.scores.map((score, n) => (
              <td key={n}>{score.categories[id]}</td>
            ))}
          </tr>
          {open === id && (
            <tr class="parts">
              <td />
              {now.scores.map((_, n) => (
                <td key={n}>
                  <ul class="plain">
                    {result?.parts[n]
                      ?.filter(part => part.category === id)
                      .map((part, k) => (
                        <li key={k}>
                          {say(part.text)} <b>{part.points}</b>
                        </li>
                      ))}
                  </ul>
                </td>
              ))}
            </tr>
          )}
        </tbody>
      ))}
      <tbody class="total">
        <tr>
          <th scope="row">{t('scores.total')}</th>
          {now.scores.map((score, n) => (
            <td key={n}>
              <b>{done ? score.total : counted(score)}</b>
            </td>
          ))}
        </tr>
      </tbody>
      {result && <Statistics result={result} sides={now.scores.length} seats={now.seats.length} />}
    </table>
  );
}

function Statistics({ result, sides, seats }: { result: Result; sides: number; seats: number }) {
  const times = result.seconds.some(seconds => seconds >= 1);
  if (!result.statistics.length && !times) return null;
  return (
    <tbody class="statistics">
      <tr>
        <th scope="rowgroup" colSpan={sides + 1}>
          <h3>{t('scores.statistics')}</h3>
        </th>
      </tr>
      {result.statistics.map(({ name, values }) => (
        <tr key={name}>
          <th scope="row">{nameOf('statistic', name)}</th>
          {values.map((n, seat) => (
            <td key={seat}>{n}</td>
          ))}
        </tr>
      ))}
      {times && (
        <tr>
          <th scope="row">{t('scores.time')}</th>
          {result.seconds.slice(0, seats).map((seconds, seat) => (
            <td key={seat}>{duration(seconds)}</td>
          ))}
        </tr>
      )}
    </tbody>
  );
}

function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = String(Math.round(seconds % 60)).padStart(2, '0');
  return `${minutes}:${rest}`;
}
