/** The map: hexes on a hide, with figures, camps, stones and what lies there. */
import { Glow, Peaks, Skin, Tree, Wave } from '../../art/land.tsx';
import { stamp, type Stamp } from '../../art/stamp.ts';
import { Icon } from '../../art/symbols.tsx';
import { lit } from '../../core/choosing.ts';
import { hot, lookedAt } from '../../core/looking.ts';
import { labelled, nameOf, seatName, t, upper } from '../../core/text.ts';
import { memo } from '../../core/memo.ts';
import { drawnSpot, marked, spot } from '../../ui/spot.ts';
import { Board, Rope } from '../../ui/table/Board.tsx';
import { Animal, Badge, Cube, CubeMark, Dev, Figure, Fish, Gathered, Megalith, Tent } from './art.tsx';
import { book, COLOURS, colourName, view } from './catalogue.ts';
import { chart, type Tile } from './chart.ts';
import type { HexView, TokenView } from './view.ts';

const BASE: Record<string, [string, string]> = {
  forest: ['#6f7d42', '#8a9753'],
  rock: ['#7d7167', '#978a7d'],
  water: ['#3f7d96', '#5b9db3'],
  none: ['#a4552e', '#bd6f3f'],
};

/** What grows and stands on a hex. */
const GROWTH: Record<string, () => Stamp> = {
  forest: stamp(Tree, { id: 'tree' }),
  rock: stamp(Peaks, { id: 'peaks' }),
  water: stamp(Wave, { id: 'wave', colour: '#bfe3ee', opacity: 0.85 }),
};

export function tokenName(token: TokenView): string {
  if (token.tile) return nameOf('gathering_tile', token.tile);
  if (token.fish) return nameOf('fish', token.fish);
  if (token.species) return nameOf('species', token.species);
  return token.megalith ? nameOf('megalith', token.megalith) : '';
}

/** What is on a hex, in words. */
export function hexContents(hex: HexView): string[] {
  const bits: string[] = [];
  if (hex.feature === 'marker' && hex.colour)
    bits.push(t('prehistory.marker_space', { colour: colourName(hex.colour) }));
  if (hex.feature === 'camp' && !hex.camp) bits.push(t('prehistory.camp_space'));
  if (hex.token) bits.push(tokenName(hex.token));
  if (hex.camp)
    bits.push(
      t('prehistory.camp_of', { seat: seatName(hex.camp.seat), camp: nameOf('camp', hex.camp.camp) }),
    );
  for (const { seat, n } of hex.members) bits.push(t('prehistory.members_of', { seat: seatName(seat), n }));
  return bits;
}

export function hexName(hex: HexView): string {
  const terrain = hex.terrain === 'none' ? '' : nameOf('terrain', hex.terrain);
  return [upper(nameOf('hex', hex.hex)), terrain, ...hexContents(hex)].filter(Boolean).join(', ');
}

const Ground = memo(function Ground({ tile }: { tile: Tile }) {
  const [base, wash] = BASE[tile.terrain] ?? ['#777', '#888'];
  return (
    <>
      <path class="base" d={tile.d} fill={base} />
      <path d={tile.wash} fill={wash} opacity=".75" class="wash" />
      {tile.decoration.map((d, i) => (
        <image
          key={i}
          {...GROWTH[tile.terrain]?.()}
          transform={`translate(${d.x.toFixed(1)} ${d.y.toFixed(1)}) scale(${d.s.toFixed(2)})`}
        />
      ))}
      {tile.terrain === 'none' && (
        <g transform={`translate(${tile.x} ${tile.y})`}>
          <circle r="38" fill="url(#glow)" />
          <use href="#i-fire" transform="translate(-21 -26) scale(.082)" fill="#2a120a" />
          <use href="#i-fire" transform="translate(-20 -27) scale(.079)" fill="#ffc65c" />
        </g>
      )}
      <path class="ink" d={tile.d} />
    </>
  );
});

function TileView({ tile, hex }: { tile: Tile; hex: HexView }) {
  return (
    <g {...drawnSpot(`hex:${hex.hex}`, 'tile', hexName(hex))}>
      <Ground tile={tile} />
    </g>
  );
}

const Hide = memo(function Hide({
  hide,
  stitch,
  corners,
}: {
  hide: string;
  stitch: string;
  corners: [number, number][];
}) {
  const signs = ['mammoth', 'deer', 'bison', 'hand'];
  return (
    <g aria-hidden="true">
      <path d={hide} fill="#000" opacity=".45" transform="translate(4 10)" />
      <path d={hide} fill="url(#skin)" stroke="#5a3d22" stroke-width="3" />
      <path d={hide} fill="url(#rock)" opacity=".5" class="grainy" />
      <path d={stitch} fill="none" stroke="#6e4b29" stroke-width="2.2" stroke-dasharray="9 7" opacity=".75" />
      <g fill="#9b3f1f" opacity=".5" class="pigment">
        {corners.map(([x, y], i) => (
          <use key={i} href={`#i-${signs[i]}`} transform={`translate(${x} ${y}) scale(.125)`} />
        ))}
      </g>
    </g>
  );
});

const bare = (hex: HexView): boolean =>
  !hex.camp && !hex.token && hex.feature !== 'marker' && hex.feature !== 'camp';

/** Where a camp may be built. */
export const CampSpace = () => (
  <g class="campspace">
    <circle r="15" />
    <path d="M0 -9L9 8H-9ZM0 -9L-2 -12M0 -9L2 -12" />
  </g>
);

/** What lies on a hex and does not move. */
function Lying({ hex }: { hex: HexView }) {
  const token = hex.token;
  if (hex.camp) {
    return (
      <g transform="translate(0 -3) scale(1.16)">
        <Tent seat={hex.camp.seat} />
        <Badge at="13 9" r={7} fill="#f4e8cd" line={1.2} y={3.8} size={10.5}>
          {hex.camp.camp.slice(-1)}
        </Badge>
      </g>
    );
  }
  if (hex.feature === 'marker' && hex.colour)
    return <Cube of={hex.colour} marker s={hex.paid ? 0.95 : 1.05} />;
  if (hex.feature === 'camp') return <CampSpace />;
  if (!token) return null;
  if (token.megalith) return <Megalith type={token.megalith} />;
  if (token.fish) return <Fish kind={token.kind ?? ''} value={token.value ?? null} />;
  if (token.species) return <Animal species={token.species} />;
  return <Gathered kind={token.kind ?? ''} dp={token.dp ?? 0} />;
}

interface Standing {
  seat: number;
  moved: boolean;
  n: number;
}

const SPOTS: [number, number][][] = [
  [[0, 2]],
  [
    [-13, 4],
    [13, 4],
  ],
  [
    [-15, 8],
    [15, 8],
    [0, -8],
  ],
  [
    [-15, -6],
    [15, -6],
    [-15, 14],
    [15, 14],
  ],
];

function Crowd({ tile, hex, all }: { tile: Tile; hex: HexView; all: Standing[] }) {
  const aside = bare(hex) || all.length > 1 ? 0 : 12;
  const where = SPOTS[Math.min(all.length, 4) - 1] ?? [];
  return (
    <g transform={`translate(${tile.x} ${tile.y})`}>
      {all.map((one, i) => {
        const [dx, dy] = where[i] ?? [0, 0];
        // Those who came in the final action stand beside the one who moved here.
        const beside = all.findIndex(other => other.seat === one.seat) < i ? ':beside' : '';
        return (
          <g
            key={`${one.seat}${one.moved}`}
            transform={`translate(${dx + aside} ${dy}) scale(${all.length > 2 ? 0.86 : 1.08})`}
          >
            <g data-flip={`member:${one.seat}:${hex.hex}${beside}`}>
              <Figure seat={one.seat} lying={one.moved} />
            </g>
            {one.n > 1 && (
              <Badge
                at="-9 10"
                r={7.4}
                fill="#221c17"
                edge="#f4e8cf"
                line={1.3}
                y={4}
                size={11}
                cls="num light"
              >
                {one.n}
              </Badge>
            )}
          </g>
        );
      })}
    </g>
  );
}

export function HexMap() {
  const now = view.value;
  if (!now) return null;
  const drawn = chart(now.map);
  const choosing = [...lit.value].some(x => x.startsWith('hex:'));
  const standing = new Map<string, Standing[]>();
  for (const seat of now.seats) {
    for (const { hex, moved } of seat.members) {
      const all = standing.get(hex) ?? [];
      const same = all.find(x => x.seat === seat.seat && x.moved === moved);
      if (same) same.n++;
      else all.push({ seat: seat.seat, moved, n: 1 });
      standing.set(hex, all);
    }
  }
  const area = areaOf();
  return (
    <Board label={t('map.title')} above={<Movement />}>
      <svg class={`layer ground ${choosing ? 'choosing' : ''}`} viewBox={drawn.box}>
        <defs>
          <Skin id="skin" />
          <Glow id="glow" />
        </defs>
        <Hide hide={drawn.hide} stitch={drawn.stitch} corners={drawn.corners} />
        <g class="tiles">
          {now.map.map((hex, n) => {
            const tile = drawn.tiles[n];
            return tile ? <TileView key={hex.hex} tile={tile} hex={hex} /> : null;
          })}
        </g>
        <path class="seams" d={drawn.seams} aria-hidden="true" />
      </svg>
      <svg class="layer halos" viewBox={drawn.box} aria-hidden="true">
        {area.map(id => (
          <path key={id} class="area" d={drawn.at.get(id)?.d} />
        ))}
        {drawn.tiles
          .filter(x => lit.value.has(`hex:${x.id}`) || marked(`hex:${x.id}`))
          .map(x => (
            <Rope key={x.id} d={x.d} target={`hex:${x.id}`} />
          ))}
      </svg>
      <svg class="layer pieces" viewBox={drawn.box} aria-hidden="true">
        {now.map.map((hex, n) => {
          const tile = drawn.tiles[n];
          if (!tile || bare(hex)) return null;
          return (
            <g key={hex.hex} transform={`translate(${tile.x} ${tile.y})`} data-anchor={`hex:${hex.hex}`}>
              <Lying hex={hex} />
            </g>
          );
        })}
        {now.map.map((hex, n) => {
          const tile = drawn.tiles[n];
          const all = standing.get(hex.hex);
          return tile && all ? <Crowd key={hex.hex} tile={tile} hex={hex} all={all} /> : null;
        })}
        {Object.entries(now.reach?.steps ?? {}).map(([id, n]) => {
          const tile = drawn.at.get(id);
          if (!tile || !lit.value.has(`hex:${id}`)) return null;
          return (
            <g key={id} transform={`translate(${tile.x} ${tile.y - 29})`} class="stepcost">
              <path d="M-11 0C-12 -7 -5 -11 1 -10.4C8 -10 12 -4 10.6 2C10 8 4 10.6 -2 10C-8 9.6 -10.6 6 -11 0Z" />
              <text y="4.8" class="num" font-size="13.5">
                {n}
              </text>
            </g>
          );
        })}
      </svg>
    </Board>
  );
}

/** The hexes that count for a megalith that is pointed at. */
function areaOf(): string[] {
  const now = view.value;
  const looked = hot.value[0] ?? lookedAt.value;
  const target = looked?.startsWith('hex:') ? looked.slice(4) : undefined;
  const hex = now?.map.find(h => h.hex === target);
  const type = hex?.token?.megalith;
  if (!now || !type || !target) return [];
  return now.megalith_areas[type]?.find(area => area[0] === target) ?? [];
}

/** Movement points left, what each colour gives, and the way to buy one more. */
function Movement() {
  const now = view.value;
  if (!now) return null;
  const buying = spot('buy:movement', 'buystep');
  const autumn = now.phase === 'autumn';
  return (
    <section class={`movement ${autumn ? 'now' : ''}`} aria-label={t('prehistory.movement')}>
      {autumn && (
        <p class="pool" title={t('prehistory.movement')}>
          <Icon name="foot" /> <b>{now.pool}</b> <span class="sr">{t('prehistory.movement')}</span>
        </p>
      )}
      <p class="values" title={t('prehistory.values')}>
        <span class="sr">{labelled(t('prehistory.values'), '')}</span>
        {[3, 2, 1].map(n => {
          const all = COLOURS.filter(c => now.movement[c] === n);
          if (!all.length) return null;
          return (
            <span key={n} class="value">
              {all.map(c => (
                <CubeMark key={c} of={c} size={20} label={colourName(c)} />
              ))}
              <b>{n}</b>
            </span>
          );
        })}
      </p>
      {autumn && (
        <button
          {...buying}
          type="button"
          aria-label={t('prehistory.buy_step', { n: book.value.costs.movement })}
          title={t('prehistory.buy_step', { n: book.value.costs.movement })}
        >
          <Dev size={20} /> → +1
        </button>
      )}
    </section>
  );
}
