/** Who sits at a table of a list, with their points once it has begun. */
import { SeatMark } from '../../art/pieces.tsx';
import { t } from '../../core/text.ts';
import type { TableInfo } from '../../core/wire.ts';

export function Names({ line }: { line: TableInfo }) {
  const points = (n: number) => (line.moves > 0 ? line.scores?.[n] : undefined);
  return (
    <span class="sitters">
      {line.seats.map((s, n) => (
        <span key={n} class={line.turn === n ? 'turn' : ''}>
          <SeatMark seat={n} size={18} /> {s.kind === 'open' ? t('seat.open') : s.name || '–'}
          {points(n) !== undefined && <i class="score"> {points(n)}</i>}
          {s.winner && (
            <>
              <span aria-hidden="true"> ★</span>
              <span class="sr">{t('lobby.winner')}</span>
            </>
          )}
        </span>
      ))}
      {line.scores?.slice(line.seats.length).map((total, n) => (
        <span key={`other${n}`}>
          <SeatMark seat={line.seats.length + n} size={18} /> <span class="sr">{t('solo.opponent')}</span>
          {line.moves > 0 && <i class="score"> {total}</i>}
        </span>
      ))}
    </span>
  );
}
