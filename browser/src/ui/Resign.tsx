/** Giving up: what becomes of the game is said before it is done. */
import { host, send } from '../core/connection.ts';
import { live, localSeats } from '../core/picture.ts';
import { seatName, t } from '../core/text.ts';
import { dialog } from '../core/ui.ts';
import type { Snapshot } from '../core/wire.ts';
import { Window } from './Dialog.tsx';

/** What follows, as the server will do it. */
function consequence(now: Snapshot, seat: number): string {
  const others = now.seats.flatMap((info, n) => (n === seat || info.resigned ? [] : [n]));
  const [only] = others;
  if (others.length === 1 && only !== undefined) return t('resign.last', { name: seatName(only) });
  const people = others.some(n => ['human', 'open'].includes(now.seats[n]?.kind ?? ''));
  return people ? t('resign.several') : t('resign.nobody');
}

export function ResignWindow() {
  const now = live.value;
  const mine = localSeats.value.filter(seat => now?.seats[seat] && !now.seats[seat].resigned);
  const close = () => (dialog.value = undefined);
  if (!now) return null;
  const away = now.seats.length > 1 && mine.some(seat => !now.seats[seat]?.stand_in);
  return (
    <Window title={t('resign.title')}>
      {mine.map(seat => (
        <div key={seat} class="resigning">
          <p>
            {consequence(now, seat)} {t('resign.final')}
          </p>
          <p class="row">
            <button
              type="button"
              class="danger"
              data-act="resign"
              onClick={() => {
                close();
                send({ type: 'resign', seat });
              }}
            >
              {mine.length > 1 ? t('resign.seat', { name: seatName(seat) }) : t('resign.yes')}
            </button>
            <button type="button" onClick={close}>
              {t('resign.no')}
            </button>
          </p>
        </div>
      ))}
      {away && (
        <div class="resigning">
          <p>{t('resign.away')}</p>
          <p class="row">
            <button
              type="button"
              data-act="leave-to-bot"
              onClick={() => {
                close();
                mine.forEach(seat => host('stand_in', seat));
              }}
            >
              {t('resign.bot')}
            </button>
          </p>
        </div>
      )}
    </Window>
  );
}
