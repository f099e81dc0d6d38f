/** Where things lie on the map: pointy hexes of size 46 and the corner points between them. */
import { blob, edge, path, rng, scatter, smooth, type Point } from '../../art/shapes.ts';
import type { Catalogue } from './catalogue.ts';

export const SIZE = 46;
export const WIDE = SIZE * Math.sqrt(3);

export interface Tile {
  id: string;
  x: number;
  y: number;
  d: string;
  wash: string;
  spots: { x: number; y: number; s: number }[];
}
export interface Corner {
  id: string;
  x: number;
  y: number;
}

const DECORATED: Record<string, [number, number]> = {
  forest: [6, 12],
  plains: [4, 15],
  tundra: [3, 17],
  mountains: [3, 21],
  wetland: [3, 17],
  glacier: [3, 20],
  river: [4, 13],
  landmark: [2, 20],
};

const cache = new Map<string, Tile>();

/** A tile is drawn by its place and terrain; both never change during a game. */
export function tile(book: Catalogue, id: string, type: string): Tile {
  const key = `${id}:${type}`;
  const had = cache.get(key);
  if (had) return had;
  const hex = book.hexes[id] ?? { q: 0, r: 0 };
  const x = WIDE * (hex.q + hex.r / 2);
  const y = SIZE * 1.5 * hex.r;
  const corners = Array.from({ length: 6 }, (_, i): Point => {
    const a = (Math.PI / 180) * (60 * i - 30);
    return [x + SIZE * Math.cos(a), y + SIZE * Math.sin(a)];
  });
  const ragged = corners.flatMap((p, i) => [p, ...edge(p, corners[(i + 1) % 6] ?? p, 2.6, 6)]);
  const r = rng(key);
  const [n, gap] = DECORATED[type] ?? [0, 20];
  const spots = scatter(
    key,
    ragged,
    n,
    gap,
    9,
    p => Math.hypot(p[0] - x, p[1] - y) < 17 || p[1] > y + 15,
  ).map(([sx, sy]) => ({ x: sx, y: sy, s: 0.75 + r() * 0.4 }));
  const made: Tile = {
    id,
    x,
    y,
    d: path(ragged),
    wash: blob(x + (r() - 0.5) * 10, y - 6 + (r() - 0.5) * 8, 30, 25, `${key}w`, 0.2),
    spots,
  };
  cache.set(key, made);
  return made;
}

/** Corner points: the middle of the three hexes that meet there. */
export function corners(book: Catalogue): Corner[] {
  return Object.entries(book.junctions).map(([id, junction]) => {
    const around = junction.hexes.map(name => book.hexes[name] ?? { q: 0, r: 0 });
    const x = around.reduce((sum, h) => sum + WIDE * (h.q + h.r / 2), 0) / around.length;
    const y = around.reduce((sum, h) => sum + SIZE * 1.5 * h.r, 0) / around.length;
    return { id, x, y };
  });
}

/** A hide, stretched: rounded body with four leg flaps. */
export function hide(w: number, h: number, seed = 'hide'): string {
  const r = rng(seed);
  const points: Point[] = [];
  const legs = [0.72, Math.PI - 0.72, Math.PI + 0.72, Math.PI * 2 - 0.72];
  for (let i = 0; i < 56; i++) {
    const a = (i / 56) * Math.PI * 2;
    const c = Math.cos(a);
    const s = Math.sin(a);
    const round = 1 / (c ** 4 + s ** 4) ** 0.25;
    const leg = Math.max(
      ...legs.map(l => {
        const d = Math.min(Math.abs(a - l), Math.PI * 2 - Math.abs(a - l));
        return Math.exp(-(d * d) / 0.012);
      }),
    );
    const k = round * (0.93 + (r() - 0.5) * 0.035) + leg * 0.06;
    points.push([c * w * k, s * h * k]);
  }
  return smooth(points);
}

/** Pieces that share a place stand beside each other. */
export function beside(n: number, gap = 15): Point[] {
  if (n <= 3) return Array.from({ length: n }, (_, i): Point => [(i - (n - 1) / 2) * gap, 0]);
  return Array.from({ length: n }, (_, i): Point => {
    const row = i % 2;
    return [(Math.floor(i / 2) - (Math.ceil(n / 2) - 1) / 2) * gap + row * 5, row * 10 - 5];
  });
}
