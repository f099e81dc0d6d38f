/** The land: 19 hexes painted on a hide. Layers with one viewBox, so that only what changes is
 * painted again. */
import { useComputed } from '@preact/signals';
import { Emblem, INK } from '../../art/pieces.tsx';
import { choices, lit, mine } from '../../core/choosing.ts';
import { weighed } from '../../core/picture.ts';
import { countNamed, labelled, named, t, upper } from '../../core/text.ts';
import { memo } from '../../core/memo.ts';
import { book, colour, lines, mark, own, sideName, term, view, type Op } from './catalogue.ts';
import { beside, corners, hide, tile, type Tile } from './geometry.ts';
import { aside, Border, Course, course, Rafts, RiverLoad, riverLines } from './River.tsx';
import { Reward } from './Reward.tsx';
import { drawnSpot, marked, sight } from '../../ui/spot.ts';
import { Board, Rope } from '../../ui/table/Board.tsx';

const BASE: Record<string, [string, string]> = {
  base: ['#a4552e', '#bd6f3f'],
  plains: ['#8d9a4a', '#a9b463'],
  forest: ['#5f7340', '#7a8d50'],
  mountains: ['#7d7167', '#978a7d'],
  tundra: ['#c9a35a', '#dcbd78'],
  wetland: ['#4b8796', '#67a3ae'],
  glacier: ['#bfe0ea', '#e6f5f9'],
  river: ['#7f9a52', '#a3b56b'],
  landmark: ['#a58a5c', '#c4a878'],
};
const BOX = '-258 -230 516 460';
const WIDE_BOX = '-268 -240 536 480';
const HIDE = hide(270, 240);

export function hexLabel(id: string): string {
  const now = view.value?.map.hexes[id];
  const hex = book.value.hexes[id];
  const tileData = now ? book.value.tiles[now.tile ?? ''] : undefined;
  const bits = [labelled(upper(named(hex?.name)), named(tileData?.name))];
  const income = lines('tile', now?.tile ?? '')[1];
  const find = view.value?.glacier_tokens?.tokens[id];
  if (find) bits.push(...lines('ice_find', find));
  else if (income && tileData?.income.length) bits.push(income);
  if (find === null) bits.push(t('endless_winter.ice_hidden'));
  bits.push(...riverLines(id));
  for (const [side, n] of Object.entries(now?.camps ?? {}))
    bits.push(labelled(sideName(side), countNamed(n, term('camp'))));
  const led = Object.entries(now?.influence ?? {}).map(([side, n]) => `${sideName(side)} ${n}`);
  if (led.length) bits.push(labelled(term('influence'), led.join(', ')));
  return bits.join('. ');
}

const Ground = memo(function Ground({ tile, type, income }: { tile: Tile; type: string; income: Op[] }) {
  const [base, wash] = BASE[type] ?? ['#777', '#999'];
  return (
    <>
      <path class="base" d={tile.d} fill={base} />
      <path class="wash" d={tile.wash} fill={wash} opacity=".75" />
      {tile.spots.map((s, i) => (
        <use
          key={i}
          href={`#wd-${type}`}
          transform={`translate(${s.x.toFixed(1)} ${s.y.toFixed(1)}) scale(${s.s.toFixed(2)})`}
        />
      ))}
      {type === 'base' && (
        <>
          <circle cx={tile.x} cy={tile.y} r="40" fill="url(#w-glow)" />
          <use
            href="#i-fire"
            transform={`translate(${tile.x - 20} ${tile.y - 32}) scale(.078)`}
            fill="#2a120a"
          />
          <use
            href="#i-fire"
            transform={`translate(${tile.x - 19} ${tile.y - 33}) scale(.075)`}
            fill="#ffc65c"
          />
        </>
      )}
      {income.map((op, i) => (
        <g key={i} transform={`translate(${tile.x + (i - (income.length - 1) / 2) * 23} ${tile.y + 29})`}>
          <Reward op={op} />
        </g>
      ))}
      <path class="shadow" d={tile.d} />
    </>
  );
});

const NOTHING: Op[] = [];

/** Most pictures change little on the map: a tile is drawn again only when it is told apart. */
function TileView({ shape, tileId }: { shape: Tile; tileId: string }) {
  const label = useComputed(() => hexLabel(shape.id));
  const found = useComputed(() => Boolean(view.value?.glacier_tokens?.tokens[shape.id]));
  const due = useComputed(() => {
    const eclipse = view.value?.eclipse;
    return eclipse?.step === 3 && eclipse.hexes.includes(shape.id);
  });
  const data = book.value.tiles[tileId];
  const covered = found.value || data?.type === 'river';
  return (
    <g {...drawnSpot(`hex:${shape.id}`, due.value ? 'tile due' : 'tile', label.value)}>
      <Ground
        tile={shape}
        type={data?.type ?? 'base'}
        income={covered ? NOTHING : (data?.income ?? NOTHING)}
      />
    </g>
  );
}

export function Land() {
  const now = view.value;
  if (!now) return null;
  const shapes = Object.entries(now.map.hexes)
    .filter(([id]) => book.value.hexes[id])
    .map(([id, hex]) => ({
      shape: tile(book.value, id, book.value.tiles[hex.tile ?? '']?.type ?? 'base'),
      hex,
    }));
  const points = corners(book.value);
  const roped = shapes.filter(({ shape }) => lit.value.has(`hex:${shape.id}`) || marked(`hex:${shape.id}`));
  const choosing = shapes.some(({ shape }) => lit.value.has(`hex:${shape.id}`));
  const placing = choices.value.some(c => c.targets[0]?.startsWith('junction:'));
  const due = now.eclipse && now.eclipse.step > 0 ? now.eclipse : null;
  const rivers = now.rivers_rafts;
  const box = rivers ? WIDE_BOX : BOX;
  const wandering = choices.value.some(c => c.text.startsWith('move_mammoth'));
  return (
    <Board label={t('endless_winter.land')} cls="board land" closer={false}>
      <svg class={`layer ground ${choosing || placing ? 'choosing' : ''}`} viewBox={box}>
        <Hide />
        <g class="tiles">
          {shapes.map(({ shape, hex }) => (
            <TileView key={shape.id} shape={shape} tileId={hex.tile ?? ''} />
          ))}
        </g>
        <Edges d={shapes.map(({ shape }) => shape.d).join('')} />
        {rivers && <Course ids={rivers.river.join(' ')} data={book.value} />}
        {rivers && <RiverLoad now={rivers} />}
        {now.glacier_tokens && <IceFinds tokens={now.glacier_tokens.tokens} />}
      </svg>
      <svg class="layer bands" viewBox={box} aria-hidden="true">
        {shapes.map(({ shape, hex }) => (
          <Lead key={shape.id} shape={shape} influence={hex.influence} />
        ))}
        {due && <Due shapes={shapes.map(s => s.shape)} hexes={due.hexes} now={due.step === 3} />}
      </svg>
      <svg class="layer halos" viewBox={box} aria-hidden="true">
        {roped.map(({ shape }) => (
          <Rope key={shape.id} d={shape.d} target={`hex:${shape.id}`} />
        ))}
      </svg>
      <WeighedLand box={box} />
      <svg class="layer pieces" viewBox={box}>
        <g aria-hidden="true">
          {shapes.map(({ shape, hex }) => (
            <Camps
              key={shape.id}
              shape={shape}
              camps={hex.camps}
              ground={book.value.tiles[hex.tile ?? '']?.type ?? ''}
            />
          ))}
          {points.map(p => {
            const standing = now.map.junctions[p.id];
            return standing ? (
              <g key={p.id} transform={`translate(${p.x} ${p.y - 3})`} data-anchor={`junction:${p.id}`}>
                <Standing what={standing} id={p.id} />
              </g>
            ) : null;
          })}
          {now.nomads && (
            <Compass
              arrows={now.nomads.arrows}
              low={rivers?.river[0] === 'o_w' || rivers?.river[0] === 'o_e'}
            />
          )}
        </g>
        {rivers && <Border now={rivers} />}
        {rivers && <Rafts now={rivers} />}
        {now.mammoth && <Waiting mammoth={now.mammoth} />}
        {placing &&
          points
            .filter(p => !now.map.junctions[p.id])
            .map(p => {
              const target = `junction:${p.id}`;
              const names = (book.value.junctions[p.id]?.hexes ?? []).map(h =>
                named(book.value.hexes[h]?.name),
              );
              return (
                <g key={p.id} transform={`translate(${p.x} ${p.y})`} class="pointplace">
                  <g {...drawnSpot(target, 'point', names.join(' / '))}>
                    <circle r="11" class="pointring" />
                    {lit.value.has(target) && (
                      <use
                        href={wandering ? '#i-mammoth' : '#i-hut'}
                        transform="translate(-7.2 -7.6) scale(.028)"
                        fill="#2a1606"
                      />
                    )}
                  </g>
                </g>
              );
            })}
      </svg>
    </Board>
  );
}

/** The places on the map that the Nomads choose among. */
function WeighedLand({ box }: { box: string }) {
  const now = weighed.value;
  if (!now) return null;
  const ring = (target: string): string =>
    now.taken.includes(target) ? 'weighedring chosen' : 'weighedring';
  return (
    <svg class="layer halos" viewBox={box} aria-hidden="true">
      {corners(book.value)
        .filter(p => now.candidates.includes(`junction:${p.id}`))
        .map(p => (
          <circle key={p.id} class={ring(`junction:${p.id}`)} cx={p.x} cy={p.y} r="14" />
        ))}
      {Object.keys(book.value.hexes)
        .filter(id => now.candidates.includes(`hex:${id}`))
        .map(id => (
          <path key={id} class={ring(`hex:${id}`)} d={tile(book.value, id, 'glacier').d} />
        ))}
    </svg>
  );
}

/** Grain and ink of all tiles: they never change, so they are one piece. */
const Edges = memo(function Edges({ d }: { d: string }) {
  return (
    <g class="edges" aria-hidden="true">
      <path class="grainy" d={d} fill="url(#w-grain)" opacity=".35" />
      <path class="ink" d={d} />
    </g>
  );
});

const Hide = memo(function Hide() {
  return (
    <g aria-hidden="true">
      <path d={HIDE} fill="#000" opacity=".45" transform="translate(5 9)" />
      <path d={HIDE} fill="url(#w-skin)" stroke="#5a3d22" stroke-width="3" />
      <path class="grainy" d={HIDE} fill="url(#w-grain)" opacity=".5" />
      <path
        d={HIDE}
        fill="none"
        stroke="#6e4b29"
        stroke-width="2.2"
        stroke-dasharray="9 7"
        transform="scale(.968)"
        opacity=".75"
      />
      <g class="pigment" fill="#9b3f1f" opacity=".5">
        <use href="#i-mammoth" transform="translate(-236 -192) rotate(-8) scale(.12)" />
        <use href="#i-deer" transform="translate(176 -196) rotate(6) scale(.115)" />
        <use href="#i-bison" transform="translate(-232 134) rotate(8) scale(.115)" />
        <use href="#i-hand" transform="translate(184 136) rotate(14) scale(.1)" />
      </g>
    </g>
  );
});

/** Who leads a hex: a narrow band inside its border. Equal influence gives no band. */
const Lead = memo(function Lead({ shape, influence }: { shape: Tile; influence: Record<string, number> }) {
  const ranks = Object.entries(influence).sort((a, b) => b[1] - a[1]);
  const best = ranks[0];
  if (!best || ranks[1]?.[1] === best[1]) return null;
  // Inside the border: the same outline, drawn in a little.
  const inner = (k: number): string =>
    `translate(${(shape.x * (1 - k)).toFixed(2)} ${(shape.y * (1 - k)).toFixed(2)}) scale(${k})`;
  return (
    <g fill="none" stroke-linejoin="round">
      <path
        d={shape.d}
        transform={inner(0.935)}
        stroke={best[0] === '3' ? '#e9dcc0' : '#20140b'}
        stroke-width="5.6"
      />
      <path d={shape.d} transform={inner(0.953)} stroke={colour(best[0])} stroke-width="4" />
    </g>
  );
});

/** Hexes whose income is due in the Eclipse. */
function Due({ shapes, hexes, now }: { shapes: Tile[]; hexes: string[]; now: boolean }) {
  return (
    <g class={now ? 'suns now' : 'suns'}>
      {shapes
        .filter(s => hexes.includes(s.id))
        .map(s => (
          <g key={s.id} transform={`translate(${s.x} ${s.y + 29})`}>
            <circle r="19" fill="none" stroke="#1b0e05" stroke-width="6" />
            <circle r="19" fill="none" stroke="#ffe08a" stroke-width="3" />
          </g>
        ))}
    </g>
  );
}

const Camps = memo(function Camps({
  shape,
  camps,
  ground,
}: {
  shape: Tile;
  camps: Record<string, number>;
  ground: string;
}) {
  const all = Object.entries(camps).flatMap(([side, n]) =>
    Array.from({ length: n }, (_, i) => ({ side, i })),
  );
  const at = beside(all.length);
  // Rafts and fish keep the middle of a river, a Landmark the upper half of its hex.
  const [ax, ay] = ground === 'river' ? besideRiver() : [0, 0];
  const low = ground === 'base' ? 10 : ground === 'landmark' ? 6 : -6;
  return (
    <>
      {all.map(({ side, i }, n) => {
        const [x, y] = at[n] ?? [0, 0];
        return (
          <g
            key={`${side}-${i}`}
            transform={`translate(${shape.x + x - ax} ${shape.y + y + low - ay}) scale(${all.length > 3 ? 0.8 : 0.96})`}
          >
            <g data-flip={`camp:${shape.id}:${side}:${i}`}>
              <CampPiece side={side} hex={shape.id} />
            </g>
          </g>
        );
      })}
    </>
  );
});

/** One's own Camp is a place, unless the hex under it is lit. */
function CampPiece({ side, hex }: { side: string; hex: string }) {
  const takes = useComputed(() => mine.value && side === String(own.value) && !lit.value.has(`hex:${hex}`));
  const at = sight(`camp:${hex}`, 'wpiece');
  return <use {...(takes.value ? at : {})} href={`#camp-${mark(side)}`} />;
}

/** From the middle of a river hex to where its Camps stand. */
function besideRiver(): [number, number] {
  const river = view.value?.rivers_rafts?.river ?? [];
  const [x, y] = aside(course(book.value, river));
  return [x * 20, y * 20];
}

/** The Mammoth with its influence in this round. */
function MammothPiece({ n }: { n: number }) {
  return (
    <g data-flip="mammoth">
      <use href="#w-mammoth" />
      <g transform="translate(-15 -13)">
        <circle r="8" fill="#3a2a1c" stroke="#f4e8cd" stroke-width="1.4" />
        <text y="4.2" text-anchor="middle" fill="#fff6e2" font-size="12" font-weight="700">
          {n}
        </text>
      </g>
    </g>
  );
}

/** The Mammoth beside the map, and the place to look at it wherever it stands. */
function Waiting({ mammoth }: { mammoth: { junction: string | null; influence: number } }) {
  const at = mammoth.junction ? corners(book.value).find(p => p.id === mammoth.junction) : undefined;
  const [x, y] = at ? [at.x, at.y - 3] : [-212, 176];
  return (
    <g transform={`translate(${x} ${y})`}>
      <g {...drawnSpot('view:mammoth', 'wpiece', mammothLabel(mammoth.influence))}>
        {at ? <circle r="15" fill="transparent" /> : <MammothPiece n={mammoth.influence} />}
      </g>
    </g>
  );
}

export const mammothLabel = (n: number): string =>
  `${named(book.value.modules.names.mammoth)}. ${t('endless_winter.mammoth_text', { n })}`;

/** Ice finds: face down beside the printed income, face up in its place. */
function IceFinds({ tokens }: { tokens: Record<string, string | null> }) {
  return (
    <g aria-hidden="true">
      {Object.entries(tokens).map(([id, find]) => {
        const shape = tile(book.value, id, 'glacier');
        const effect = find ? (book.value.modules.ice_finds[find]?.effect ?? []) : [];
        if (!find)
          return (
            <g key={id} transform={`translate(${shape.x + 25} ${shape.y + 17})`}>
              <g data-flip={`ice:${id}`}>
                <use href="#w-ice" transform="scale(.95)" />
              </g>
            </g>
          );
        return (
          <g key={id} transform={`translate(${shape.x} ${shape.y + 28})`} data-anchor={`ice:${id}`}>
            <rect
              x={-8 - effect.length * 10}
              y="-13.5"
              width={16 + effect.length * 20}
              height="27"
              rx="10"
              fill="#dff2f8"
              stroke="#26576c"
              stroke-width="1.6"
            />
            {effect.map((op, i) => (
              <g key={i} transform={`translate(${(i - (effect.length - 1) / 2) * 21} 0)`}>
                <Reward op={op} r={1.05} />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

const Standing = memo(function Standing({ what, id }: { what: string; id: string }) {
  if (what === 'nomad_tile') {
    const village = view.value?.nomads?.tile_side === 'village';
    return (
      <g data-flip="nomad-tile">
        <circle r="17" fill="#f4efe6" stroke={INK} stroke-width="2" />
        <use href={`#${village ? 'village' : 'camp'}-9`} transform="scale(.72)" />
      </g>
    );
  }
  if (what === 'mammoth') {
    return <MammothPiece n={view.value?.mammoth?.influence ?? 0} />;
  }
  return (
    <g data-flip={`village:${id}`} transform="scale(.95)">
      <use href={`#village-${mark(what)}`} />
    </g>
  );
});

const WAYS: [string, string, number, number, number][] = [
  ['north', 'endless_winter.north', 0, -207, 0],
  ['east', 'endless_winter.east', 233, 0, 90],
  ['south', 'endless_winter.south', 0, 207, 180],
  ['west', 'endless_winter.west', -233, 0, 270],
];

/** The Nomads' two arrows at the edge of the map: the big one decides first. */
function Compass({ arrows, low }: { arrows: readonly string[]; low: boolean }) {
  return (
    <g class="compass">
      {WAYS.map(([way, key, x, y, turn]) => {
        const big = arrows[0] === way;
        const on = big || arrows[1] === way;
        // Where the river ends, the arrow makes room.
        const aside = low && x !== 0 ? 64 : 0;
        return (
          <g key={way} transform={`translate(${x} ${y + aside})`} class={on ? (big ? 'on big' : 'on') : ''}>
            <g transform={`rotate(${turn}) scale(${big ? 1.25 : 1})`}>
              <path d="M0 -17L14 4H6V15H-6V4H-14Z" class="wayarrow" />
            </g>
            <text y="5" text-anchor="middle">
              {t(key as 'endless_winter.north')}
            </text>
          </g>
        );
      })}
    </g>
  );
}

export function Ring({ side }: { side: string }) {
  return (
    <g fill="#fff8ea" stroke={INK} stroke-width=".7">
      <Emblem seat={mark(side)} r={4} />
    </g>
  );
}
