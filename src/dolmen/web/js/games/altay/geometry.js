import { area, blob, path, rng, roughen, scatter } from "../../art/shapes.js";
const LOOK = {
    farmland: { each: 1500, gap: 21, margin: 15 },
    forest: { each: 950, gap: 16, margin: 15 },
    hill: { each: 2300, gap: 29, margin: 19 },
    mountain: { each: 2400, gap: 31, margin: 21 },
};
const W = 1000;
const H = 700;
const ROUND = 74;
export function coast([x, y]) {
    const left = x <= 0;
    const right = x >= W;
    const top = y <= 0;
    const bottom = y >= H;
    if (!left && !right && !top && !bottom)
        return [x, y];
    const along = top ? x : right ? W + y : bottom ? W + H + (W - x) : 2 * W + H + (H - y);
    const wave = 9 + 5.5 * Math.sin(along * 0.019) + 4 * Math.sin(along * 0.047 + 1.3) + 2.6 * Math.sin(along * 0.13 + 2);
    const flat = top || bottom;
    const s = flat ? Math.min(x, W - x) : Math.min(y, H - y);
    const nearLeft = flat ? x < W / 2 : left;
    const nearTop = flat ? top : y < H / 2;
    if (s < ROUND) {
        const turn = (1 - s / ROUND) * (Math.PI / 4);
        const r = ROUND - wave * (s / ROUND) ** 2;
        const [u, v] = flat
            ? [ROUND - r * Math.sin(turn), ROUND - r * Math.cos(turn)]
            : [ROUND - r * Math.cos(turn), ROUND - r * Math.sin(turn)];
        return [nearLeft ? u : W - u, nearTop ? v : H - v];
    }
    return [x + (left ? wave : right ? -wave : 0), y + (top ? wave : bottom ? -wave : 0)];
}
const onRim = (a, b) => (a[0] <= 0 && b[0] <= 0) ||
    (a[0] >= W && b[0] >= W) ||
    (a[1] <= 0 && b[1] <= 0) ||
    (a[1] >= H && b[1] >= H);
function shore(outline) {
    const out = [];
    outline.forEach((a, i) => {
        const b = outline[(i + 1) % outline.length] ?? a;
        out.push(a);
        if (!onRim(a, b))
            return;
        const n = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 15);
        for (let k = 1; k < n; k++)
            out.push([a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n]);
    });
    return out.map(coast);
}
function tile(t, slots) {
    const outline = shore(t.outline);
    const [x, y] = t.anchor;
    const look = LOOK[t.terrain] ?? { each: 1500, gap: 20, margin: 15 };
    const r = rng(t.id);
    const sun = t.terrain === 'mountain' || t.island;
    const free = (p) => slots.some(s => Math.hypot(p[0] - x - s[0], p[1] - y - s[1]) < 25) ||
        Math.hypot(p[0] - x, p[1] - y) < 26 ||
        (sun && Math.hypot(p[0] - x, p[1] - y + 36) < 24);
    const size = Math.sqrt(area(outline));
    const spots = scatter(`${t.id}d`, outline, Math.round(area(outline) / look.each), look.gap, look.margin, free);
    return {
        id: t.id,
        terrain: t.terrain,
        island: t.island,
        x,
        y,
        d: path(roughen(outline)),
        wash: blob(x, y - 4, size * 0.34, size * 0.28, t.id, 0.22),
        decoration: spots.map(([dx, dy]) => ({ x: dx, y: dy, s: 0.85 + r() * 0.4 })),
        sun: [x, y - 36],
    };
}
let drawn;
export function chart(book) {
    if (drawn?.from === book)
        return drawn.chart;
    const made = {
        tiles: book.territories.map(t => tile(t, book.canvas.settlement_slots)),
        waters: book.borders
            .filter(b => b.kind !== 'land')
            .map(b => ({
            kind: b.kind,
            a: b.a,
            b: b.b,
            d: path(roughen(b.path.map(coast), false), false),
        })),
        seas: book.seas.map(sea => {
            const xs = sea.outline.map(p => p[0]);
            const ys = sea.outline.map(p => p[1]);
            return {
                id: sea.id,
                d: path(roughen(sea.outline)),
                x: (Math.min(...xs) + Math.max(...xs)) / 2,
                y: (Math.min(...ys) + Math.max(...ys)) / 2,
            };
        }),
    };
    drawn = { from: book, chart: made };
    return made;
}
export function slots(n) {
    if (n <= 1)
        return [[0, 2]];
    if (n === 2)
        return [
            [-17, 2],
            [17, 2],
        ];
    if (n === 3)
        return [
            [0, -11],
            [-18, 13],
            [18, 13],
        ];
    return [
        [-18, -11],
        [18, -11],
        [-18, 14],
        [18, 14],
    ];
}
