/** The Eclipse as a guided sequence: a sun-disc with four steps; each lights its gains before they
 * are taken. */
import { SeatMark } from '../../art/pieces.tsx';
import { named, t } from '../../core/text.ts';
import { cardName, book, mark, sideName, view } from './catalogue.ts';
import { nameOf } from '../../core/text.ts';
import { Ops } from './Ops.tsx';

const STEPS = [
  'endless_winter.e_order',
  'endless_winter.e_cards',
  'endless_winter.e_land',
  'endless_winter.e_board',
] as const;
const WAYS = [-45, 45, 135, 225];

export function Eclipse() {
  const now = view.value;
  const eclipse = now?.eclipse;
  if (!now || !eclipse) return null;
  const { step, seat } = eclipse;
  const place = seat === null ? -1 : now.turn_order.indexOf(seat);
  const due: string[][] = [
    [],
    eclipse.cards.map(c => (book.value.animals[c] ? nameOf('animal', c) : cardName(c))),
    eclipse.hexes.map(h => named(book.value.hexes[h]?.name)),
    eclipse.slots.map(s => nameOf('slot', s)),
  ];
  const listed = (i: number): string => (step <= i + 1 ? (due[i] ?? []).join(', ') : '');
  return (
    <section class="eclipse" aria-label={t('endless_winter.eclipse')}>
      <svg viewBox="-60 -60 120 120" aria-hidden="true">
        <circle r="54" fill="#2a1606" stroke="#f6c777" stroke-width="2" />
        {WAYS.map((way, i) => {
          const a0 = ((way - 42) * Math.PI) / 180;
          const a1 = ((way + 42) * Math.PI) / 180;
          const p = (a: number, r: number) =>
            `${(Math.sin(a) * r).toFixed(1)} ${(-Math.cos(a) * r).toFixed(1)}`;
          const done = step > i + 1;
          return (
            <g key={i}>
              <path
                d={`M${p(a0, 30)}L${p(a0, 50)}A50 50 0 0 1 ${p(a1, 50)}L${p(a1, 30)}A30 30 0 0 0 ${p(a0, 30)}Z`}
                fill={step === i + 1 ? '#ffe08a' : done ? '#6d4a22' : '#e3a02c55'}
                stroke="#1b0e05"
                stroke-width="1.5"
              />
              <text
                x={Math.sin((way * Math.PI) / 180) * 40}
                y={-Math.cos((way * Math.PI) / 180) * 40 + 5}
                text-anchor="middle"
                class={step === i + 1 ? 'now' : ''}
              >
                {done ? '✓' : i + 1}
              </text>
            </g>
          );
        })}
        <circle r="26" fill="#ffcf6a" />
        <circle r="26" cx={step === 0 ? 12 : 3} fill="#171310" />
      </svg>
      <div>
        <h3>
          {t('endless_winter.eclipse')}
          {seat !== null && (
            <>
              {' '}
              <SeatMark seat={mark(seat)} size={22} /> {sideName(seat)}
            </>
          )}
        </h3>
        {step === 0 ? (
          <p>{t('endless_winter.e_seal')}</p>
        ) : (
          <ol>
            {STEPS.map((key, i) => (
              <li
                key={key}
                class={step === i + 1 ? 'now' : step > i + 1 ? 'done' : ''}
                aria-current={step === i + 1 ? 'step' : undefined}
              >
                <b>{t(key)}</b>{' '}
                {i === 0 && place >= 0 ? <Ops ops={book.value.turn_order[place] ?? []} /> : null}
                <small title={listed(i)}>{listed(i)}</small>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
