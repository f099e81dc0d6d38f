/** Procedural drawing: every shape is seeded, so the same table always looks the same. */
export type Point = readonly [number, number];

export function rng(seed: number | string): () => number {
  let h = 2166136261;
  for (const c of String(seed)) {
    h ^= c.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const f = (n: number) => n.toFixed(1);
const name = (p: Point) => `${Math.round(p[0])},${Math.round(p[1])}`;

/** A ragged edge that two neighbouring regions share exactly: it depends on the two ends alone. */
export function edge(a: Point, b: Point, amplitude: number, n = 5): Point[] {
  const flip = name(a) > name(b);
  const [s, e] = flip ? [b, a] : [a, b];
  const r = rng(`${name(s)}|${name(e)}`);
  const dx = e[0] - s[0];
  const dy = e[1] - s[1];
  const length = Math.hypot(dx, dy) || 1;
  const out: Point[] = [];
  for (let i = 1; i < n; i++) {
    const t = i / n + (r() - 0.5) * 0.08;
    const k = (r() - 0.5) * 2 * amplitude;
    out.push([s[0] + dx * t - (dy / length) * k, s[1] + dy * t + (dx / length) * k]);
  }
  return flip ? out.reverse() : out;
}

/** Longer edges get more points and larger waves. */
function between(a: Point, b: Point): Point[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return edge(a, b, Math.min(4.2, length * 0.1), Math.max(2, Math.round(length / 8)));
}

export function roughen(outline: readonly Point[], closed = true): Point[] {
  const out: Point[] = [];
  outline.forEach((p, i) => {
    const q = outline[i + 1] ?? (closed ? outline[0] : undefined);
    out.push(p);
    if (q) out.push(...between(p, q));
  });
  return out;
}

export function path(points: readonly Point[], closed = true): string {
  return 'M' + points.map(p => `${f(p[0])} ${f(p[1])}`).join('L') + (closed ? 'Z' : '');
}

/** Smooth closed blob through jittered points of a circle. */
export function blob(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  seed: number | string,
  jitter = 0.12,
  n = 9,
): string {
  const r = rng(seed);
  const points: Point[] = [];
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2;
    const k = 1 + (r() - 0.5) * 2 * jitter;
    points.push([cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k]);
  }
  return smooth(points);
}

export function smooth(points: readonly Point[]): string {
  const mid = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const first = points[0] ?? [0, 0];
  const s = mid(points.at(-1) ?? first, first);
  let d = `M${f(s[0])} ${f(s[1])}`;
  points.forEach((q, i) => {
    const m = mid(q, points[(i + 1) % points.length] ?? first);
    d += `Q${f(q[0])} ${f(q[1])} ${f(m[0])} ${f(m[1])}`;
  });
  return d + 'Z';
}

export function inside(p: Point, outline: readonly Point[]): boolean {
  let odd = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[i] ?? p;
    const b = outline[j] ?? p;
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) {
      odd = !odd;
    }
  }
  return odd;
}

export function area(outline: readonly Point[]): number {
  let sum = 0;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    sum += a[0] * b[1] - b[0] * a[1];
  });
  return Math.abs(sum) / 2;
}

/** Does the outline come nearer than this? */
function near(p: Point, outline: readonly Point[], margin: number): boolean {
  for (let i = 0; i < outline.length; i++) {
    const a = outline[i] ?? p;
    const b = outline[(i + 1) % outline.length] ?? a;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)));
    const x = p[0] - a[0] - t * dx;
    const y = p[1] - a[1] - t * dy;
    if (x * x + y * y < margin * margin) return true;
  }
  return false;
}

/** Well separated spots inside a region, away from its edge and from where pieces stand. */
export function scatter(
  seed: string,
  outline: readonly Point[],
  n: number,
  gap: number,
  margin: number,
  keepFree: (p: Point) => boolean,
): Point[] {
  const r = rng(seed);
  const xs = outline.map(p => p[0]);
  const ys = outline.map(p => p[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const out: Point[] = [];
  for (let tries = 0; out.length < n && tries < 400; tries++) {
    const p: Point = [x0 + r() * (x1 - x0), y0 + r() * (y1 - y0)];
    // What is quickly known first.
    if (keepFree(p) || out.some(o => Math.hypot(o[0] - p[0], o[1] - p[1]) <= gap)) continue;
    if (inside(p, outline) && !near(p, outline, margin)) out.push(p);
  }
  return out.sort((a, b) => a[1] - b[1]);
}
