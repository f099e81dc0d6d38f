/** The cave wall: torches light chamber after chamber; lines are drawn, dots are filled. */
import { signal } from '@preact/signals';
import { SeatMark } from '../../art/pieces.tsx';
import { blob } from '../../art/shapes.ts';
import { memo } from '../../core/memo.ts';
import { choices, lit, picked } from '../../core/choosing.ts';
import { hot } from '../../core/looking.ts';
import { named, nameOf, t } from '../../core/text.ts';
import { book, lines as said, mark, own, sideName, view, type Op } from './catalogue.ts';
import type { Node } from './modules.ts';
import { drawnSpot } from '../../ui/spot.ts';
import { Reward } from './Reward.tsx';
import type { CaveBoardView } from './view.ts';

const KX = 6.6;
const KY = 5.9;
/** Where a chamber ends, in the units of the end points. */
const WALLS = [0, 41, 80, 121, 164];
const WIDE = 1084;
const TOP = -98;
const CEILING = -46;
const FOOT = 566;

/** Whose cave is looked at; nobody chosen: one's own. */
const looking = signal<number | undefined>(undefined);

export function Cave() {
  const now = view.value;
  const boards = now?.cave_paintings?.boards;
  if (!now || !boards) return null;
  const asked = choices.value.some(c => /^(line|dot):/.test(c.targets[0] ?? ''));
  const seat = asked ? own.value : (looking.value ?? own.value);
  const board = boards[seat] ?? boards[0];
  if (!board) return null;
  return (
    <section class="cavewall" aria-label={t('endless_winter.cave')}>
      {boards.length > 1 && (
        <div class="caveseats" role="group" aria-label={t('endless_winter.cave')}>
          {boards.map((_, n) => (
            <button key={n} type="button" aria-pressed={n === seat} onClick={() => (looking.value = n)}>
              <SeatMark seat={mark(n)} size={22} /> {sideName(n)}
            </button>
          ))}
        </div>
      )}
      <div class="cavescroll" tabIndex={0} role="group" aria-label={t('endless_winter.cave')}>
        <svg viewBox={`-8 ${TOP - 8} ${WIDE + 16} ${FOOT - TOP + 16}`} class={asked ? 'choosing' : ''}>
          <Rock />
          {Object.entries(book.value.modules.chambers).map(([id, chamber], n) => (
            <Chamber
              key={id}
              n={n}
              name={named(chamber.name)}
              need={chamber.torches_needed}
              torches={board.torches}
            />
          ))}
          {Object.keys(book.value.modules.paintings).map(id => (
            <PaintingView key={id} id={id} board={board} mine={seat === own.value} />
          ))}
          <Torches lit={board.torches} />
        </svg>
      </div>
    </section>
  );
}

const Rock = memo(function Rock() {
  const box = { x: -8, y: TOP - 8, width: WIDE + 16, height: FOOT - TOP + 16, rx: 26 };
  return (
    <g aria-hidden="true">
      <rect {...box} fill="#2a211a" stroke="#120c08" stroke-width="3" />
      <rect {...box} fill="url(#w-grain)" opacity=".4" />
    </g>
  );
});

/** A part of the wall; until enough torches burn it lies in the dark. */
const Chamber = memo(function Chamber({
  n,
  name,
  need,
  torches,
}: {
  n: number;
  name: string;
  need: number;
  torches: number;
}) {
  const [from = 0, to = 0] = [WALLS[n], WALLS[n + 1]];
  const [x, w] = [from * KX + 4, (to - from) * KX - 8];
  const bright = torches >= need;
  const box = { x, y: CEILING, width: w, height: FOOT - CEILING - 6, rx: 22 };
  return (
    <g aria-hidden="true">
      <rect {...box} fill={bright ? '#c9a477' : '#57483a'} />
      <path d={blob(x + w / 2, 240, w / 2.25, 250, `wash${n}`, 0.14)} fill={bright ? '#dcbd8f' : '#63523f'} />
      <rect {...box} fill="url(#w-grain)" opacity=".45" stroke="#1b130d" stroke-width="4" />
      <text x={x + 14} y="-20" class={`chambername ${bright ? '' : 'dark'}`}>
        {name}
      </text>
      {need > 0 && (
        <g transform={`translate(${x + w - 40} -26)`}>
          <use
            href="#i-ew_torch"
            transform="translate(8 -11) scale(.044)"
            fill={bright ? '#8a3a12' : '#f0b45a'}
          />
          <text x="4" y="6" text-anchor="end" class={`chambername ${bright ? '' : 'dark'}`}>
            {need}
          </text>
        </g>
      )}
    </g>
  );
});

function Torches({ lit: burning }: { lit: number }) {
  const all = book.value.modules.torches;
  return (
    <g role="img" aria-label={t('endless_winter.torches', { n: burning, of: all })}>
      {Array.from({ length: all }, (_, i) => (
        <g key={i} transform={`translate(${32 + i * 44} -74)`}>
          <circle r="19" fill="#17100b" stroke={i < burning ? '#f0b45a' : '#65523e'} stroke-width="2" />
          {i < burning && <circle r="17" fill="url(#w-glow)" />}
          <use
            href="#i-ew_torch"
            transform="translate(-12.5 -13) scale(.05)"
            fill={i < burning ? '#ffd27a' : '#5d4a38'}
            data-anchor={i === burning - 1 ? 'torch' : undefined}
          />
        </g>
      ))}
      <text x={32 + all * 44} y="-68" class="chambername dark">
        {t('endless_winter.torches', { n: burning, of: all })}
      </text>
    </g>
  );
}

const at = (node: Node | undefined): [number, number] => [(node?.x ?? 0) * KX, (node?.y ?? 0) * KY];

function PaintingView({ id, board, mine }: { id: string; board: CaveBoardView; mine: boolean }) {
  const data = book.value.modules;
  const painting = data.paintings[id];
  if (!painting) return null;
  const strokes = Object.entries(data.lines).filter(([, line]) => line.painting === id);
  const ends = Object.entries(data.nodes).filter(([, node]) => node.painting === id);
  const xs = ends.map(([, n]) => n.x * KX);
  const ys = ends.map(([, n]) => n.y * KY);
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const dark = board.torches < (data.chambers[painting.chamber]?.torches_needed ?? 0);
  const complete = board.complete.includes(id);
  const dots = Object.entries(data.dots).filter(([, node]) => data.nodes[node]?.painting === id);
  const coloured = complete && dots.every(([dot]) => board.dots.includes(dot));
  return (
    <g class={dark ? 'painting dark' : 'painting'}>
      <g {...drawnSpot(`painting:${id}`, 'paintingname', said('painting', id).join('. '))}>
        <text x={x} y={Math.min(...ys) - 22} text-anchor="middle" class={`chambername ${dark ? 'dark' : ''}`}>
          {named(painting.name)}
        </text>
        <g transform={`translate(${x} ${Math.max(...ys) + 28})`}>
          <Prize ops={painting.complete} from={-1} won={complete} icon="ew_line" />
          <Prize ops={painting.coloured} from={1} won={coloured} icon="ew_dot" />
        </g>
      </g>
      {strokes.map(([line, data_]) => (
        <Stroke
          key={line}
          id={line}
          a={at(data.nodes[data_.from])}
          b={at(data.nodes[data_.to])}
          start={data_.start}
          effect={data_.effect}
          drawn={board.lines.includes(line)}
          mine={mine}
        />
      ))}
      {ends.map(([node, one]) => {
        const dot = dots.find(([, n]) => n === node)?.[0];
        const [nx, ny] = at(one);
        return dot ? (
          <Dot key={node} id={dot} x={nx} y={ny} filled={board.dots.includes(dot)} mine={mine} />
        ) : (
          <circle key={node} cx={nx} cy={ny} r="4.5" class="caveend" aria-hidden="true" />
        );
      })}
    </g>
  );
}

/** What a painting brings when all lines are drawn, and when all dots are filled too. */
function Prize({ ops, from, won, icon }: { ops: Op[]; from: number; won: boolean; icon: string }) {
  const wide = 30 + ops.length * 25;
  return (
    <g
      transform={`translate(${from < 0 ? -wide - 3 : 3} 0)`}
      class={won ? 'prize won' : 'prize'}
      aria-hidden="true"
    >
      <rect y="-15" width={wide} height="30" rx="11" class="prizeground" />
      <use href={`#i-${icon}`} transform="translate(4 -10) scale(.039)" class="prizeicon" />
      {ops.map((op, i) => (
        <g key={i} transform={`translate(${38 + i * 25} 0)`}>
          <Reward op={op} r={1.15} />
        </g>
      ))}
      {won && <path d={`M${wide - 15} 4L${wide - 10} 10L${wide - 1} -4`} class="prizedone" />}
    </g>
  );
}

interface StrokeProps {
  id: string;
  a: [number, number];
  b: [number, number];
  start: boolean;
  effect: Op[];
  drawn: boolean;
  mine: boolean;
}

function Stroke({ id, a, b, start, effect, drawn, mine }: StrokeProps) {
  const target = `line:${id}`;
  const d = `M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2 + (b[1] - a[1]) * 0.07} ${(a[1] + b[1]) / 2 - (b[0] - a[0]) * 0.07} ${b[0]} ${b[1]}`;
  const label = [
    ...said('line', id),
    t(drawn ? 'endless_winter.line_drawn' : start ? 'endless_winter.line_start' : 'endless_winter.line_open'),
  ];
  const on = mine && lit.value.has(target);
  const strong = mine && (hot.value.includes(target) || picked.value.includes(target));
  const spot = mine ? drawnSpot(target, 'stroke', label.filter(Boolean).join('. ')) : { class: 'stroke' };
  return (
    <g {...spot}>
      <path d={d} class="strokehit" />
      <path d={d} class={drawn ? 'pigmentline' : start ? 'chalk start' : 'chalk'} data-anchor={target} />
      {(on || strong) && <path d={d} class="edge" />}
      {(on || strong) && <path d={d} class={strong ? 'halo strong' : 'halo'} />}
      {!drawn && effect.length > 0 && (
        <g transform={`translate(${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2})`}>
          {effect.map((op, i) => (
            <Reward key={i} op={op} r={1.1} />
          ))}
        </g>
      )}
    </g>
  );
}

function Dot({
  id,
  x,
  y,
  filled,
  mine,
}: {
  id: string;
  x: number;
  y: number;
  filled: boolean;
  mine: boolean;
}) {
  const target = `dot:${id}`;
  const on = mine && lit.value.has(target);
  const strong = mine && (hot.value.includes(target) || picked.value.includes(target));
  const label = `${nameOf('dot', id)}. ${t(filled ? 'endless_winter.dot_filled' : 'endless_winter.dot_open')}`;
  const spot = mine ? drawnSpot(target, 'dotplace', label) : { class: 'dotplace' };
  return (
    <g transform={`translate(${x} ${y})`}>
      <g {...spot}>
        <circle r="16" fill="transparent" />
        <circle r="10.5" class={filled ? 'cavedot filled' : 'cavedot'} data-anchor={target} />
        {(on || strong) && <circle r="14.5" class="edge" />}
        {(on || strong) && <circle r="14.5" class={strong ? 'halo strong' : 'halo'} />}
      </g>
    </g>
  );
}
