/** Pictures come whole. What in a new one is equal to the last one keeps its identity, so that only
 * what has really changed is drawn again. The new value is ours and is changed in place. */
export function share<T>(last: unknown, next: T): T {
  if (last === next || typeof last !== 'object' || typeof next !== 'object' || !last || !next) return next;
  if (Array.isArray(last) !== Array.isArray(next)) return next;
  const old = last as Record<string, unknown>;
  const now = next as Record<string, unknown>;
  let same = true;
  let size = 0;
  for (const key in now) {
    size++;
    const kept = share(old[key], now[key]);
    if (kept !== old[key] || (kept === undefined && !(key in old))) same = false;
    now[key] = kept;
  }
  if (same) for (const _ in old) size--;
  return same && size === 0 ? (last as T) : next;
}

/** The same for a list whose entries are known by name, wherever they stand. */
export function shareBy<T>(last: readonly T[], next: T[], name: (entry: T) => unknown): T[] {
  const known = new Map(last.map(entry => [name(entry), entry]));
  return share(
    last,
    next.map(entry => share(known.get(name(entry)), entry)),
  );
}
