import { signal } from '@preact/signals';
const still = signal(0);
export function memo(inner) {
    const Memo = props => {
        void still.value;
        return inner(props);
    };
    Memo.displayName = inner.name;
    return Memo;
}
