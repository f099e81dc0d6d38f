import { jsx as _jsx } from "preact/jsx-runtime";
import { signal } from '@preact/signals';
export function later(load) {
    const here = signal();
    let asked = false;
    return props => {
        const Found = here.value;
        if (Found)
            return _jsx(Found, { ...props });
        if (!asked) {
            asked = true;
            load().then(found => (here.value = found), () => (asked = false));
        }
        return null;
    };
}
