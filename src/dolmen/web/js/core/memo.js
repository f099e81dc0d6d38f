/** Draw again only when a property or a signal that was read has changed. */
import { signal } from '@preact/signals';
// Whatever reads a signal is compared by its properties; what reads none would always be drawn again.
const still = signal(0);
export function memo(inner) {
    const Memo = props => {
        void still.value;
        return inner(props);
    };
    Memo.displayName = inner.name;
    return Memo;
}
