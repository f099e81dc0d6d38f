/** Merge patches: what differs from something, laid over it. Objects are merged field by field, null
 * takes a field away, and everything else, lists too, takes the place of what was there. */
type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Neither of the two is changed; what the patch does not speak of keeps its identity. */
export function laidOver<T>(shipped: T, patch: unknown): T {
  if (!isObject(patch)) return patch as T;
  const under: Fields = isObject(shipped) ? shipped : {};
  const changed = Object.keys(patch);
  if (!changed.length && isObject(shipped)) return shipped;
  const laid: Fields = { ...under };
  for (const key of changed) {
    if (patch[key] === null) delete laid[key];
    else laid[key] = laidOver(under[key], patch[key]);
  }
  return laid as T;
}
