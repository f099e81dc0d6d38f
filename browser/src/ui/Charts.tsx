/** Points over time and by category, drawn in SVG; the numbers also stand in a real table. */
import { colour, Emblem } from '../art/pieces.tsx';
import { people } from '../core/seats.ts';
import { labelled, seatName, t } from '../core/text.ts';
import type { RoundScores, Score } from '../core/wire.ts';

export interface Series {
  seat: number;
  points: { x: number; y: number }[];
}

/** One point per round. */
export function series(rounds: readonly RoundScores[]): Series[] {
  const seats = rounds[0]?.totals.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    points: rounds.map(({ round, totals }) => ({ x: round, y: totals[seat] ?? 0 })),
  }));
}

/** The deepest colour needs an edge by night, the palest ones, such as that of an automatic
 * opponent, by day. */
function edge(seat: number): string | undefined {
  if (seat >= people.value || seat === 2) return 'var(--edge-pale)';
  return seat === 3 ? 'var(--edge-deep)' : undefined;
}

const LABELS = 16; // rounds that fit below the chart

export function LineChart({ lines }: { lines: Series[] }) {
  const W = 460;
  const H = 220;
  const xs = lines.flatMap(l => l.points.map(p => p.x));
  const ys = lines.flatMap(l => l.points.map(p => p.y));
  const x0 = Math.min(...xs);
  const x1 = Math.max(...xs, x0 + 1);
  const y1 = Math.max(...ys, 5);
  const px = (x: number) => 34 + ((x - x0) / (x1 - x0)) * (W - 70);
  const py = (y: number) => H - 26 - (y / y1) * (H - 44);
  const step = Math.max(1, Math.ceil(y1 / 5 / 5) * 5);
  const rounds = [...new Set(xs)].sort((a, b) => a - b);
  const every = Math.ceil(rounds.length / LABELS);
  const ticks = Array.from({ length: Math.floor(y1 / step) + 1 }, (_, i) => i * step);
  return (
    <svg class="chart" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={t('scores.line')}>
      {ticks.map(y => (
        <g key={y}>
          <path d={`M34 ${py(y)}H${W - 30}`} stroke="var(--rule)" stroke-width="1" />
          <text x="28" y={py(y) + 4} text-anchor="end">
            {y}
          </text>
        </g>
      ))}
      {rounds.map(x => (
        <g key={x}>
          <path d={`M${px(x).toFixed(1)} ${H - 26}v5`} stroke="var(--line)" stroke-width="1" />
          {(x - x0) % every === 0 && (
            <text x={px(x)} y={H - 6} text-anchor="middle">
              {x}
            </text>
          )}
        </g>
      ))}
      {lines.map(({ seat, points }) => {
        const d = 'M' + points.map(p => `${px(p.x).toFixed(1)} ${py(p.y).toFixed(1)}`).join('L');
        const end = points.at(-1) ?? { x: x0, y: 0 };
        return (
          <g key={seat}>
            {edge(seat) && (
              <path d={d} fill="none" stroke={edge(seat)} stroke-width="5.5" stroke-linejoin="round" />
            )}
            <path d={d} fill="none" stroke={colour(seat)} stroke-width="3" stroke-linejoin="round" />
            {points.map(p => (
              <circle key={p.x} cx={px(p.x)} cy={py(p.y)} r="3" fill={colour(seat)} stroke="#120d09">
                <title>{labelled(seatName(seat), p.y)}</title>
              </circle>
            ))}
            <g transform={`translate(${px(end.x) + 12} ${py(end.y)})`}>
              <circle r="9" fill={colour(seat)} stroke="#120d09" />
              <g fill="#fff8ea" stroke="#120d09" stroke-width=".6">
                <Emblem seat={seat} r={4} />
              </g>
            </g>
          </g>
        );
      })}
    </svg>
  );
}

/** As many as any game has categories. */
const SHADES = [
  '#e0b878',
  '#8fb13a',
  '#5b9db3',
  '#c8602c',
  '#b9a6d6',
  '#ddd6ca',
  '#e07fb0',
  '#98a1a6',
  '#4fb79a',
  '#f2e05c',
];

export function Bars({ scores, names }: { scores: Score[]; names: [string, string][] }) {
  const W = 460;
  const most = Math.max(...scores.map(s => s.total), 1);
  const row = 34;
  return (
    <figure class="bars">
      <svg
        class="chart"
        viewBox={`0 0 ${W} ${scores.length * row + 6}`}
        role="img"
        aria-label={t('scores.bars')}
      >
        {scores.map((score, seat) => {
          let x = 34;
          return (
            <g key={seat} transform={`translate(0 ${seat * row + 4})`}>
              <g transform="translate(14 13)">
                <circle r="10" fill={colour(seat)} stroke={seat === 3 ? '#f4e8cf' : '#120d09'} />
                <g fill="#fff8ea" stroke="#120d09" stroke-width=".6">
                  <Emblem seat={seat} r={4.4} />
                </g>
              </g>
              {names.map(([id, name], i) => {
                const n = score.categories[id] ?? 0;
                const w = (Math.max(0, n) / most) * (W - 90);
                const at = x;
                x += w;
                return w ? (
                  <g key={id}>
                    <rect
                      x={at}
                      y="2"
                      width={w}
                      height="22"
                      fill={SHADES[i % SHADES.length]}
                      stroke="#1b130d"
                    />
                    {w > 16 && (
                      <text x={at + w / 2} y="18" text-anchor="middle" fill="#1b130d">
                        {n}
                      </text>
                    )}
                    <title>{labelled(seatName(seat), `${name} ${n}`)}</title>
                  </g>
                ) : null;
              })}
              <text x={x + 8} y="18" class="sum">
                {score.total}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        {names.map(([id, name], i) => (
          <span key={id}>
            <i style={{ background: SHADES[i % SHADES.length] }} /> {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
