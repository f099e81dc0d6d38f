import { computed, untracked } from '@preact/signals';
export function inParts(whole, deep = []) {
    const there = computed(() => whole() !== undefined);
    const read = reader(whole, {}, deep);
    return {
        get value() {
            return there.value ? read : undefined;
        },
    };
}
function reader(of, like, deep) {
    const here = computed(of);
    const whole = () => here.value;
    const cells = new Map();
    const inner = new Map();
    const cell = (key) => {
        let found = cells.get(key);
        if (!found) {
            found = computed(() => whole()?.[key]);
            cells.set(key, found);
        }
        return found.value;
    };
    return new Proxy(like, {
        get(_, key) {
            if (typeof key === 'symbol' || !deep.includes(key))
                return cell(key);
            let found = inner.get(key);
            if (!found) {
                const part = () => whole()?.[key];
                found = reader(part, Array.isArray(untracked(part)) ? [] : {}, []);
                inner.set(key, found);
            }
            return found;
        },
        has: (_, key) => key in (whole() ?? like),
        ownKeys: () => Reflect.ownKeys(whole() ?? like),
        getOwnPropertyDescriptor: (target, key) => {
            const own = Reflect.getOwnPropertyDescriptor(target, key);
            if (own && !own.configurable)
                return own;
            return { value: cell(key), enumerable: true, configurable: true, writable: true };
        },
    });
}
