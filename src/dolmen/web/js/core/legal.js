export function candidates(choices, picked) {
    return choices.filter(c => picked.every(p => c.targets.includes(p)));
}
export function lit(choices, picked) {
    const places = new Set();
    for (const choice of candidates(choices, picked))
        for (const target of choice.targets)
            if (!picked.includes(target))
                places.add(target);
    return places;
}
export function buttons(choices) {
    return choices.filter(c => c.targets.length === 0);
}
export function pick(choices, picked, target) {
    if (picked.includes(target))
        return { kind: 'narrow', picked: picked.filter(p => p !== target) };
    const next = candidates(choices, [...picked, target]);
    const first = next[0];
    if (!first) {
        return picked.length ? pick(choices, [], target) : { kind: 'none' };
    }
    const done = (c) => c.targets.every(p => p === target || picked.includes(p));
    if (next.length === 1) {
        if (done(first) || first.targets.at(-1) === target)
            return { kind: 'commit', choice: first };
        return { kind: 'narrow', picked: [...picked, target] };
    }
    const last = next.every(c => c.targets.at(-1) === target);
    if (last || next.some(done))
        return { kind: 'menu', choices: next };
    return { kind: 'narrow', picked: [...picked, target] };
}
export function towards(from, others, dx, dy) {
    let best;
    let score = Infinity;
    for (const other of others) {
        const x = other.x - from.x;
        const y = other.y - from.y;
        const along = x * dx + y * dy;
        const across = Math.abs(x * dy) + Math.abs(y * dx);
        if (along > 4 && along + across * 2 < score) {
            score = along + across * 2;
            best = other;
        }
    }
    return best;
}
