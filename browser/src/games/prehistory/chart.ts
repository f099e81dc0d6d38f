/** Where the hexes of a map lie, and how they are drawn. */
import { blob, path, rng, roughen, scatter, smooth, type Point } from '../../art/shapes.ts';
import type { Hex } from './view.ts';

export const SIZE = 46;

export interface Tile {
  id: string;
  x: number;
  y: number;
  terrain: string;
  d: string;
  wash: string;
  decoration: { x: number; y: number; s: number }[];
}
export interface Chart {
  tiles: Tile[];
  at: Map<string, Tile>;
  /** The outlines of the printed tiles of four hexes. */
  seams: string;
  hide: string;
  stitch: string;
  box: string;
  corners: [number, number][];
}

const near = (n: number) => Math.round(n * 50) / 50;

function corner(x: number, y: number, i: number): Point {
  const a = ((60 * i - 30) * Math.PI) / 180;
  return [near(x + SIZE * Math.cos(a)), near(y + SIZE * Math.sin(a))];
}

const middle = (q: number, r: number): Point => [
  near(SIZE * Math.sqrt(3) * (q + r / 2)),
  near(SIZE * 1.5 * r),
];

// The neighbour over each side, beginning with the lower right one of corner 0.
const SIDES: Point[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

const MANY: Record<string, [number, number]> = { forest: [7, 12], rock: [3, 21], water: [4, 18] };

function drawTile(hex: Hex): Tile {
  const [x, y] = middle(hex.q, hex.r);
  const outline = Array.from({ length: 6 }, (_, i) => corner(x, y, i));
  const r = rng(hex.hex);
  const [n, gap] = MANY[hex.terrain] ?? [0, 9];
  const spots = scatter(
    `${hex.hex}d${hex.terrain}`,
    outline,
    n,
    gap,
    9,
    p => Math.hypot(p[0] - x, (p[1] - y) * 1.05) < 19,
  );
  return {
    id: hex.hex,
    x,
    y,
    terrain: hex.terrain,
    d: path(roughen(outline)),
    wash: blob(x + (r() - 0.5) * 10, y - 5 + (r() - 0.5) * 8, 30, 25, `${hex.hex}w`, 0.2),
    decoration: spots.map(([dx, dy]) => ({ x: dx, y: dy, s: 0.62 + r() * 0.35 })),
  };
}

const made = new Map<string, Chart>();

export function chart(map: readonly Hex[]): Chart {
  const key = map.map(h => `${h.q},${h.r},${h.terrain}`).join(' ');
  const had = made.get(key);
  if (had) return had;
  const tiles = map.map(drawTile);
  const slotOf = (n: number) => (n === 0 ? -1 : Math.floor((n - 1) / 4));
  const number = new Map(map.map((h, n) => [`${h.q},${h.r}`, n]));
  let seams = '';
  map.forEach((h, n) => {
    const tile = tiles[n];
    if (!tile) return;
    SIDES.forEach(([dq, dr], side) => {
      const other = number.get(`${h.q + dq},${h.r + dr}`);
      if (other !== undefined && (other < n || slotOf(other) === slotOf(n))) return;
      const a = corner(tile.x, tile.y, side);
      const b = corner(tile.x, tile.y, (side + 1) % 6);
      seams += path(roughen([a, b], false), false);
    });
  });
  const xs = tiles.map(p => p.x);
  const ys = tiles.map(p => p.y);
  const [x0, x1] = [Math.min(...xs) - 84, Math.max(...xs) + 84];
  const [y0, y1] = [Math.min(...ys) - 80, Math.max(...ys) + 80];
  const result: Chart = {
    tiles,
    at: new Map(tiles.map(p => [p.id, p])),
    seams,
    hide: skin(x0, y0, x1, y1, 0),
    stitch: skin(x0, y0, x1, y1, 14),
    box: `${x0 - 8} ${y0 - 8} ${x1 - x0 + 16} ${y1 - y0 + 20}`,
    corners: [
      [x0 + 26, y0 + 22],
      [x1 - 92, y0 + 24],
      [x0 + 28, y1 - 86],
      [x1 - 92, y1 - 88],
    ],
  };
  made.set(key, result);
  return result;
}

/** A stretched hide: the sides bow a little, the corners reach out. */
function skin(x0: number, y0: number, x1: number, y1: number, inset: number): string {
  const r = rng('hide');
  const points: Point[] = [];
  const side = (ax: number, ay: number, bx: number, by: number, n: number) => {
    for (let i = 0; i < n; i++) {
      const k = i / n;
      const j = () => (r() - 0.5) * 13;
      const pull = i === 0 ? 0 : 1;
      points.push([ax + (bx - ax) * k + j() * pull, ay + (by - ay) * k + j() * pull]);
    }
  };
  const [a, b, c, d] = [x0 + inset, y0 + inset, x1 - inset, y1 - inset];
  side(a, b, c, b, 7);
  side(c, b, c, d, 5);
  side(c, d, a, d, 7);
  side(a, d, a, b, 5);
  return smooth(points);
}
