/** The end of the game: the score sheet fills row by row; beside it the story in two charts. */
import { useEffect, useState } from 'preact/hooks';
import { SeatMark } from '../art/pieces.tsx';
import { api } from '../core/api.ts';
import { moves } from '../core/settings.ts';
import { kept } from '../core/kept.ts';
import { host } from '../core/connection.ts';
import { live, tableId } from '../core/picture.ts';
import { openReplay } from '../core/replay.ts';
import { reviewPath } from '../core/route.ts';
import { toast } from '../core/toasts.ts';
import { nameOf, seatName, t } from '../core/text.ts';
import { dialog } from '../core/ui.ts';
import type { Replay } from '../core/wire.ts';
import { Bars, LineChart, series } from './Charts.tsx';
import { Window } from './Dialog.tsx';
import { Link } from './Link.tsx';
import { exportGame } from './Menu.tsx';

export function ScoresWindow() {
  const now = live.value;
  const names = Object.keys(now?.scores[0]?.categories ?? {}).map(
    id => [id, nameOf('category', id)] as [string, string],
  );
  const [rows, setRows] = useState(moves() ? 0 : names.length);
  const [past, setPast] = useState<Replay>();
  useEffect(() => {
    const id = tableId.value;
    if (!id) return;
    const held = kept(id);
    api.replay(id, held.keys[0]?.token).then(setPast, (e: Error) => toast(e.message));
  }, []);
  useEffect(() => {
    if (rows >= names.length) return;
    const timer = setTimeout(() => setRows(rows + 1), 220);
    return () => clearTimeout(timer);
  }, [rows]);
  if (!now) return null;
  const done = rows >= names.length;
  return (
    <Window title={now.over && !now.ended ? t('scores.title') : t('scores.sofar')} wide>
      <div class="sheet" onClick={() => setRows(names.length)}>
        <table>
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
          <tbody>
            {names.map(([id, name], i) => (
              <tr key={id} class={i < rows ? '' : 'later'}>
                <th scope="row">{name}</th>
                {now.scores.map((score, n) => (
                  <td key={n}>{score.categories[id]}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr class={done ? '' : 'later'}>
              <th scope="row">{t('scores.total')}</th>
              {now.scores.map((score, n) => (
                <td key={n}>
                  <b>{score.total}</b>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
        <div class="charts">
          <h3>{t('scores.line')}</h3>
          {past ? <LineChart lines={series(past.frames)} /> : <p>{t('app.loading')}</p>}
          <h3>{t('scores.bars')}</h3>
          <Bars scores={now.scores} names={names} />
        </div>
      </div>
      <p class="row">
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
        {now.host && now.over && (
          <button type="button" onClick={() => host('rematch')}>
            {t('host.rematch')}
          </button>
        )}
        <button type="button" onClick={() => void exportGame()}>
          {t('menu.export')}
        </button>
      </p>
    </Window>
  );
}
