/** The map: a stack of layers with one viewBox, so that only what changes is painted again. */
import { memo } from '../../core/memo.ts';
import { colour, Hut, INK, Shield, Sun } from '../../art/pieces.tsx';
import { Grain, Stroke } from '../../art/land.tsx';
import { lit } from '../../core/choosing.ts';
import { named, seatName, t } from '../../core/text.ts';
import { drawnSpot, marked } from '../../ui/spot.ts';
import { Board, Rope } from '../../ui/table/Board.tsx';
import { book, view } from './catalogue.ts';
import { chart, slots, type Tile } from './geometry.ts';
import { Terrain } from './Sprite.tsx';
import type { TerritoryView } from './view.ts';

const BASE: Record<string, [string, string]> = {
  farmland: ['#7f9a4a', '#9bb35f'],
  forest: ['#7a5533', '#94693f'],
  hill: ['#4a4541', '#5f5953'],
  mountain: ['#d5e3e4', '#f3f8f7'],
};
const CLOSED: [string, string] = ['#3a342f', '#453e38'];
const BOX = '-22 -18 1044 736';

export function placeName(id: string, place: TerritoryView | undefined): string {
  const territory = book.value.territories.find(x => x.id === id);
  const terrain = book.value.terrains.find(x => x.id === territory?.terrain);
  const marker = place?.marker ? book.value.markers[place.marker] : undefined;
  const bits = [`${named(territory?.name)}`, named(terrain?.name)];
  if (!place) bits.push(t('altay.map_closed'));
  else {
    if (place.owner !== null)
      bits.push(t('altay.map_settlements', { n: place.settlements, seat: seatName(place.owner) }));
    else if (!marker) bits.push(t('altay.map_free'));
    if (marker) bits.push(named(marker.name));
    if (place.vp) bits.push(t('altay.map_sun', { n: place.vp }));
    if (place.used) bits.push(t('altay.map_used'));
  }
  return bits.join(', ');
}

const Ground = memo(function Ground({ tile, closed }: { tile: Tile; closed: boolean }) {
  const [base, wash] = closed ? CLOSED : (BASE[tile.terrain] ?? CLOSED);
  return (
    <>
      <path class="base" d={tile.d} fill={base} />
      <path d={tile.wash} fill={wash} opacity=".8" class="wash" />
      <g opacity={closed ? 0.3 : 1}>
        {tile.decoration.map((d, i) => (
          <use
            key={i}
            href={`#d-${tile.terrain}`}
            transform={`translate(${d.x.toFixed(1)} ${d.y.toFixed(1)}) scale(${d.s.toFixed(2)})`}
          />
        ))}
      </g>
      <path class="grainy" d={tile.d} fill="url(#grain)" opacity={closed ? 0.25 : 0.38} />
      <path class="shadow" d={tile.d} />
      <path class="ink" d={tile.d} />
    </>
  );
});

function TileView({ tile, place }: { tile: Tile; place: TerritoryView | undefined }) {
  const target = `territory:${tile.id}`;
  return (
    <g {...drawnSpot(target, place ? 'tile' : 'tile closed', placeName(tile.id, place))}>
      <Ground tile={tile} closed={!place} />
    </g>
  );
}

const Sea = memo(function Sea({ tiles }: { tiles: Tile[] }) {
  const land = tiles.map(x => x.d).join('');
  return (
    <g aria-hidden="true">
      <rect x="-600" y="-500" width="2200" height="1700" fill="url(#sea)" />
      <rect class="waves" x="-600" y="-500" width="2200" height="1700" fill="url(#waves)" />
      <g class="rings" fill="none" stroke-linejoin="round">
        <path d={land} stroke="#5596ad" stroke-width="46" opacity=".35" />
        <path d={land} stroke="#7fb6c7" stroke-width="30" opacity=".45" />
        <path d={land} stroke="#b9dbe2" stroke-width="16" opacity=".75" />
        <path d={land} stroke="#e6d2a4" stroke-width="7" />
      </g>
    </g>
  );
});

const Defs = memo(() => (
  <defs>
    <radialGradient id="sea" cx=".5" cy=".5" r=".62">
      <stop offset="0" stop-color="#3f7d96" />
      <stop offset="1" stop-color="#173644" />
    </radialGradient>
    <Terrain />
    <Grain id="grain" />
    <pattern id="waves" width="70" height="34" patternUnits="userSpaceOnUse">
      <Stroke
        d="M6 12C11 8 15 8 20 12S30 16 35 12M42 28C46 25 49 25 53 28"
        colour="#9fd0df"
        width={1.3}
        opacity={0.3}
      />
    </pattern>
    <marker
      id="spearhead"
      viewBox="0 0 10 10"
      refX="7"
      refY="5"
      markerWidth="3.4"
      markerHeight="3.4"
      orient="auto"
    >
      <path d="M0 0L10 5L0 10L2.6 5Z" fill="#fff" stroke="#1b0e05" stroke-width="1" />
    </marker>
  </defs>
));

export function AltayBoard() {
  const now = view.value;
  if (!now) return null;
  const { tiles, waters, seas } = chart(book.value);
  const places = new Map(now.territories.map(p => [p.id, p]));
  const choosing = [...lit.value].some(x => x.startsWith('territory:'));
  const at = new Map(tiles.map(x => [x.id, x]));
  const roped = tiles.filter(x => lit.value.has(`territory:${x.id}`) || marked(`territory:${x.id}`));
  const seaLit = seas.filter(s => lit.value.has(`sea:${s.id}`) || marked(`sea:${s.id}`));
  return (
    <Board label={t('map.title')}>
      <svg class={`layer ground ${choosing ? 'choosing' : ''}`} viewBox={BOX}>
        <Defs />
        <Sea tiles={tiles} />
        <g class="pigment" aria-hidden="true" fill="#bfe0ea" opacity=".3">
          <use href="#i-fish" transform="translate(372 118) scale(.07)" />
          <use href="#i-fish" transform="translate(690 296) scale(.085)" />
        </g>
        {seas.map(s => {
          const target = `sea:${s.id}`;
          const label = named(book.value.seas.find(x => x.id === s.id)?.name);
          if (!lit.value.has(target)) return null;
          return (
            <path
              key={s.id}
              {...drawnSpot(target, 'seaspot', label)}
              d={s.d}
              fill="#fff"
              fill-opacity=".01"
            />
          );
        })}
        <g class="tiles">
          {tiles.map(x => (
            <TileView key={x.id} tile={x} place={places.get(x.id)} />
          ))}
        </g>
      </svg>
      <svg class="layer bands" viewBox={BOX} aria-hidden="true">
        {tiles.map(x => {
          const owner = places.get(x.id)?.owner;
          if (owner === null || owner === undefined) return null;
          return <Band key={x.id} d={x.d} id={x.id} owner={owner} />;
        })}
        {waters.map((w, i) => (
          <WaterLine key={i} d={w.d} kind={w.kind} closed={!places.has(w.a) || !places.has(w.b)} />
        ))}
      </svg>
      <svg class="layer halos" viewBox={BOX} aria-hidden="true">
        {seaLit.map(s => (
          <Rope key={s.id} d={s.d} target={`sea:${s.id}`} />
        ))}
        {roped.map(x => (
          <Rope key={x.id} d={x.d} target={`territory:${x.id}`} />
        ))}
      </svg>
      <svg class="layer pieces" viewBox={BOX} aria-hidden="true">
        {tiles.map(x => {
          const place = places.get(x.id);
          return place ? <Pieces key={x.id} tile={x} place={place} /> : null;
        })}
        {now.combat && <Assault combat={now.combat} at={at} />}
      </svg>
    </Board>
  );
}

const Band = memo(function Band({ d, id, owner }: { d: string; id: string; owner: number }) {
  return (
    <>
      <clipPath id={`clip-${id}`}>
        <path d={d} />
      </clipPath>
      <g clip-path={`url(#clip-${id})`} fill="none">
        <path d={d} stroke={owner === 3 ? '#e9dcc0' : '#20140b'} stroke-width={owner === 3 ? 17 : 18} />
        <path d={d} stroke={colour(owner)} stroke-width="14" />
      </g>
      <path class="ink" d={d} />
    </>
  );
});

export const WaterLine = memo(function WaterLine({
  d,
  kind,
  closed,
}: {
  d: string;
  kind: string;
  closed: boolean;
}) {
  if (kind === 'strait')
    return (
      <g fill="none" stroke-linecap="round" opacity={closed ? 0.35 : 1}>
        <path d={d} stroke="#2b1f15" stroke-width="9" stroke-dasharray=".1 11" />
        <path d={d} stroke="#ecd9b3" stroke-width="6" stroke-dasharray=".1 11" />
      </g>
    );
  return (
    <g fill="none" stroke-linejoin="round" stroke-linecap="round" opacity={closed ? 0.45 : 1}>
      <path d={d} stroke="#1c3a48" stroke-width="10" />
      <path d={d} stroke="#4f93ad" stroke-width="7" />
      <path d={d} stroke="#bfe3ee" stroke-width="1.4" stroke-dasharray="9 13" opacity=".8" />
    </g>
  );
});

/** A tick on what has been used this turn. */
export const UsedMark = () => (
  <>
    <circle r="9" fill="#f4e8cd" stroke={INK} stroke-width="1.4" />
    <Stroke d="M-4 0L-1 3.4L4.4 -3.6" colour="#6b2d12" width={2.4} />
  </>
);

const Pieces = memo(function Pieces({ tile, place }: { tile: Tile; place: TerritoryView }) {
  const marker = place.marker ? book.value.markers[place.marker] : undefined;
  const owner = place.owner;
  return (
    <g transform={`translate(${tile.x} ${tile.y})`} data-anchor={`territory:${tile.id}`}>
      {place.vp > 0 && (
        <g transform={`translate(0 -38) scale(${owner === null ? 1 : 0.95})`}>
          <Sun value={place.vp} />
        </g>
      )}
      {marker && (
        <g transform="scale(1.2)">
          <Shield value={marker.value} good={marker.resource} />
        </g>
      )}
      {owner !== null &&
        slots(place.settlements).map(([dx, dy], i) => (
          <g key={i} transform={`translate(${dx} ${dy}) scale(.94)`}>
            <g data-flip={`hut:${tile.id}:${i}`}>
              <Hut seat={owner} />
            </g>
          </g>
        ))}
      {place.used && (
        <g transform="translate(30 -22)">
          <UsedMark />
        </g>
      )}
    </g>
  );
});

/** The staged attack: a spear from the source to the target, and the running comparison. */
function Assault({
  combat,
  at,
}: {
  combat: NonNullable<NonNullable<typeof view.value>['combat']>;
  at: Map<string, Tile>;
}) {
  const a = at.get(combat.source);
  const b = at.get(combat.target);
  if (!a || !b) return null;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const d = `M${a.x + ux * 30} ${a.y + uy * 30}L${b.x - ux * 34} ${b.y - uy * 34}`;
  const wins = combat.attack > combat.defence;
  const y = b.y < 90 ? 52 : -58;
  return (
    <g>
      <path d={d} stroke="#1b0e05" stroke-width="13" stroke-linecap="round" />
      <path d={d} stroke="#fff" stroke-width="6.5" stroke-linecap="round" marker-end="url(#spearhead)" />
      <g transform={`translate(${Math.min(930, Math.max(70, b.x))} ${b.y + y})`}>
        <rect
          x="-58"
          y="-20"
          width="116"
          height="40"
          rx="12"
          fill="#221c17"
          stroke={wins ? '#f0b45a' : '#c3b194'}
          stroke-width="2.4"
        />
        <use href="#i-attack" transform="translate(-52 -12) scale(.046)" fill="#ffb27d" />
        <text x="-12" y="8" class="versus" text-anchor="middle">
          {combat.attack}
        </text>
        <text y="6" text-anchor="middle" class="versus small">
          :
        </text>
        <text x="12" y="8" class="versus" text-anchor="middle">
          {combat.defence}
        </text>
        <use href="#i-defence" transform="translate(28 -12) scale(.046)" fill="#bfe0ea" />
      </g>
    </g>
  );
}
