export function share(last, next) {
    if (last === next || typeof last !== 'object' || typeof next !== 'object' || !last || !next)
        return next;
    if (Array.isArray(last) !== Array.isArray(next))
        return next;
    const old = last;
    const now = next;
    let same = true;
    let size = 0;
    for (const key in now) {
        size++;
        const kept = share(old[key], now[key]);
        if (kept !== old[key] || (kept === undefined && !(key in old)))
            same = false;
        now[key] = kept;
    }
    if (same)
        for (const _ in old)
            size--;
    return same && size === 0 ? last : next;
}
export function shareBy(last, next, name) {
    const known = new Map(last.map(entry => [name(entry), entry]));
    return share(last, next.map(entry => share(known.get(name(entry)), entry)));
}
