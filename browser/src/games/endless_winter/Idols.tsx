/** The idol board: two tracks with a marker per side. */
import { SeatMark } from '../../art/pieces.tsx';
import { labelled, t } from '../../core/text.ts';
import { spot } from '../../ui/spot.ts';
import { book, lines, mark, sideName, term, view, type Op } from './catalogue.ts';
import { Ops } from './Ops.tsx';

const TRACKS = ['glory', 'offering'] as const;

/** What a space is worth at the end: points per buried card, or goods per point. */
function worth(track: 'glory' | 'offering', n: number): string {
  if (track === 'glory') return String(book.value.glory[n]?.points_per_buried_card ?? 0);
  const space = book.value.offering[n] ?? {};
  const rate = Object.entries(space).find(([key]) => key !== 'position' && key !== 'effect')?.[1];
  return rate ? `1/${String(rate)}` : '0';
}

export function Idols() {
  const now = view.value;
  if (!now) return null;
  return (
    <section class="widols" aria-label={t('endless_winter.idols')}>
      <h2>{t('endless_winter.idols')}</h2>
      {TRACKS.map(track => {
        const at = spot(`track:${track}`, `wtrack ${track}`);
        const spaces = book.value[track];
        const said = now.seats.map(s => `${sideName(s.seat)} ${s[track]}`).join(', ');
        return (
          <button
            key={track}
            {...at}
            type="button"
            aria-label={labelled(lines('track', track)[0] ?? track, said)}
          >
            <span class="wtrackname" aria-hidden="true">
              {term(`t_${track}`)}
            </span>
            <span class="wtrackcells" aria-hidden="true">
              {spaces.map((space, n) => (
                <span key={n} class={`wcell ${space.effect.length ? 'gives' : ''}`}>
                  {worth(track, n)}
                  {space.effect.length > 0 && <Ops ops={space.effect as Op[]} />}
                  {now.seats.some(s => s[track] === n) && (
                    <span class="wmarkers">
                      {now.seats.map((s, i) =>
                        s[track] === n ? (
                          <span key={i} data-flip={`idol:${track}:${i}`}>
                            <SeatMark seat={mark(s.seat)} size={18} />
                          </span>
                        ) : null,
                      )}
                    </span>
                  )}
                </span>
              ))}
            </span>
          </button>
        );
      })}
    </section>
  );
}
