/** The Megalith site: spaces with their gains, blocks on several levels, darker = higher. */
import { memo } from '../../core/memo.ts';
import { INK } from '../../art/pieces.tsx';
import { choices, lit, picked } from '../../core/choosing.ts';
import { hot } from '../../core/looking.ts';
import { weighed } from '../../core/picture.ts';
import { t } from '../../core/text.ts';
import { Arrows } from './Arrows.tsx';
import { hide } from './geometry.ts';
import { book, lines, mark, sideName, term, view } from './catalogue.ts';
import { drawnSpot } from '../../ui/spot.ts';
import { blockColour } from './Pieces.tsx';
import { Reward } from './Reward.tsx';
import type { PieceView } from './view.ts';

const CELL = 40;
const RISE = 7;
const HALF = 17;

/** A raised block stands on the middle of the four below it. */
function middle(level: number, row: number, column: number): [number, number] {
  const off = ((level - 1) * CELL) / 2;
  return [column * CELL + CELL / 2 + off, row * CELL + CELL / 2 + off - (level - 1) * RISE];
}

export function placeLabel(level: number, row: number, column: number): string {
  const place = term('site')
    .replace('{l}', String(level))
    .replace('{r}', String(row + 1))
    .replace('{c}', String(column + 1));
  const piece = view.value?.site.pieces.find(p => p.level === level && p.row === row && p.column === column);
  const space = view.value?.site.spaces.find(s => level === 1 && s.row === row && s.column === column);
  const gain = space ? lines('space', space.space)[0] : undefined;
  return [place, gain, piece ? sideName(piece.seat) : ''].filter(Boolean).join('. ');
}

export function Site() {
  const now = view.value;
  if (!now) return null;
  const { spaces, pieces } = now.site;
  const rows = Math.max(...spaces.map(s => s.row)) + 1;
  const columns = Math.max(...spaces.map(s => s.column)) + 1;
  const building = choices.value.some(c => c.targets[0]?.startsWith('site:'));
  const raised = [...lit.value].filter(x => x.startsWith('site:') && !x.startsWith('site:1'));
  const standing = new Set(pieces.filter(p => p.level === 1).map(p => `${p.row}-${p.column}`));
  const order = [...pieces].sort((a, b) => a.level - b.level || a.row - b.row);
  const w = columns * CELL;
  const h = rows * CELL;
  const ground = hide(w / 2 + 26, h / 2 + 24, 'site');
  const centre = `translate(${w / 2} ${h / 2})`;
  return (
    <section class="site" aria-label={t('endless_winter.site')}>
      <h2>{t('endless_winter.site')}</h2>
      <svg
        viewBox={`-14 -20 ${w + 28} ${h + 32}`}
        class={building ? 'choosing' : ''}
        role="group"
        aria-label={t('endless_winter.site')}
      >
        <path d={ground} transform={centre} fill="#4a4038" stroke="#1b130d" stroke-width="3" />
        <path class="grainy" d={ground} transform={centre} fill="url(#w-grain)" opacity=".5" />
        {spaces.map(s => {
          const target = `site:1-${s.row}-${s.column}`;
          const income = book.value.spaces[s.space]?.income ?? [];
          return (
            <g
              key={target}
              transform={`translate(${s.column * CELL} ${s.row * CELL})`}
              {...drawnSpot(target, 'space', placeLabel(1, s.row, s.column))}
            >
              <rect x="2" y="2" width={CELL - 4} height={CELL - 4} rx="5" class="spaceground" />
              {!standing.has(`${s.row}-${s.column}`) &&
                income.map((op, i) => (
                  <g
                    key={i}
                    transform={`translate(${CELL / 2 + (i - (income.length - 1) / 2) * 16} ${CELL / 2})`}
                  >
                    <Reward op={op} r={income.length > 1 ? 0.8 : 1.15} />
                  </g>
                ))}
            </g>
          );
        })}
        {order.map(p => (
          <Block key={`${p.level}-${p.row}-${p.column}`} piece={p} />
        ))}
        {raised.map(target => {
          const [level = 1, row = 0, column = 0] = target.slice(5).split('-').map(Number);
          const [x, y] = middle(level, row, column);
          return (
            <g key={target} transform={`translate(${x} ${y})`}>
              <g {...drawnSpot(target, 'space raised', placeLabel(level, row, column))}>
                <rect
                  x={-HALF}
                  y={-HALF}
                  width={HALF * 2}
                  height={HALF * 2}
                  rx="5"
                  fill={blockColour(level)}
                  fill-opacity=".55"
                />
                <Reward op={book.value.levels[level]?.[0] ?? { do: 'point', n: 1 }} r={1.1} />
              </g>
            </g>
          );
        })}
        <g class="halos" aria-hidden="true">
          {[...lit.value, ...hot.value, ...picked.value]
            .filter(x => x.startsWith('site:'))
            .map(target => {
              const [level = 1, row = 0, column = 0] = target.slice(5).split('-').map(Number);
              const [x, y] = middle(level, row, column);
              return (
                <g key={target} class={hot.value.includes(target) ? 'hot' : ''}>
                  <rect class="edge" x={x - HALF} y={y - HALF} width={HALF * 2} height={HALF * 2} rx="5" />
                  <rect class="halo" x={x - HALF} y={y - HALF} width={HALF * 2} height={HALF * 2} rx="5" />
                </g>
              );
            })}
          {(weighed.value?.candidates ?? [])
            .filter(x => x.startsWith('site:'))
            .map(target => (
              <Weighed key={target} target={target} taken={weighed.value?.taken.includes(target) ?? false} />
            ))}
        </g>
      </svg>
      <Arrows kind="site" />
      <p class="levels" aria-hidden="true">
        {[2, 3, 4].map(level => (
          <span key={level}>
            <i style={{ background: blockColour(level) }}>{level}</i>
            <span class="wsun">{book.value.levels[level]?.[0]?.n ?? ''}</span>
          </span>
        ))}
      </p>
    </section>
  );
}

/** A place that the Nomads choose among. */
function Weighed({ target, taken }: { target: string; taken: boolean }) {
  const [level = 1, row = 0, column = 0] = target.slice(5).split('-').map(Number);
  const [x, y] = middle(level, row, column);
  return (
    <rect
      class={taken ? 'weighedring chosen' : 'weighedring'}
      x={x - HALF}
      y={y - HALF}
      width={HALF * 2}
      height={HALF * 2}
      rx="5"
    />
  );
}

const Block = memo(function Block({ piece }: { piece: PieceView }) {
  const [x, y] = middle(piece.level, piece.row, piece.column);
  const seat = mark(piece.seat);
  return (
    <g
      transform={`translate(${x} ${y})`}
      data-anchor={`site:${piece.level}-${piece.row}-${piece.column}`}
      class="block"
      aria-hidden="true"
    >
      <g data-flip={`block:${piece.level}-${piece.row}-${piece.column}`}>
        <use href="#w-block" style={{ '--pc': blockColour(piece.level) }} />
        {piece.neutral ? (
          <g transform="translate(0 4)">
            <circle r="8" fill="#8d8177" stroke={INK} stroke-width="1.2" />
            <use href={`#emblem-${seat}`} transform="scale(.9)" />
          </g>
        ) : (
          <use href={`#mark-${seat}`} transform="translate(0 4) scale(.98)" />
        )}
        {piece.level > 1 && (
          <text x="11" y="-8" font-size="10" font-weight="700" fill="#fff" text-anchor="middle">
            {piece.level}
          </text>
        )}
      </g>
    </g>
  );
});
