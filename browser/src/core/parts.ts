/** A whole that is read part by part: what reads `view.value.market` is drawn again when the market
 * has changed, and not when anything else has. Of the parts named in `deep` each entry counts for
 * itself. */
import { computed, untracked, type ReadonlySignal } from '@preact/signals';

type Reader = () => object | undefined;

export interface Parted<V> {
  readonly value: V | undefined;
}

export function inParts<V extends object>(
  whole: () => V | undefined,
  deep: readonly (keyof V & string)[] = [],
): Parted<V> {
  const there = computed(() => whole() !== undefined);
  const read = reader(whole, {}, deep) as V;
  return {
    get value() {
      return there.value ? read : undefined;
    },
  };
}

function reader(of: Reader, like: object, deep: readonly string[]): object {
  // Whoever asks for more than one entry hears of this part, not of what it is a part of.
  const here = computed(of);
  const whole = (): Record<string | symbol, unknown> | undefined =>
    here.value as Record<string | symbol, unknown> | undefined;
  const cells = new Map<string | symbol, ReadonlySignal<unknown>>();
  const inner = new Map<string | symbol, object>();
  const cell = (key: string | symbol): unknown => {
    let found = cells.get(key);
    if (!found) {
      found = computed(() => whole()?.[key]);
      cells.set(key, found);
    }
    return found.value;
  };
  return new Proxy(like, {
    get(_, key) {
      if (typeof key === 'symbol' || !deep.includes(key)) return cell(key);
      let found = inner.get(key);
      if (!found) {
        const part = () => whole()?.[key] as object | undefined;
        found = reader(part, Array.isArray(untracked(part)) ? [] : {}, []);
        inner.set(key, found);
      }
      return found;
    },
    has: (_, key) => key in (whole() ?? like),
    ownKeys: () => Reflect.ownKeys(whole() ?? like),
    getOwnPropertyDescriptor: (target, key) => {
      const own = Reflect.getOwnPropertyDescriptor(target, key);
      if (own && !own.configurable) return own;
      return { value: cell(key), enumerable: true, configurable: true, writable: true };
    },
  });
}
