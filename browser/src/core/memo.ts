/** Draw again only when a property or a signal that was read has changed. */
import { signal } from '@preact/signals';
import type { ComponentChild, FunctionComponent } from 'preact';

// Whatever reads a signal is compared by its properties; what reads none would always be drawn again.
const still = signal(0);

export function memo<P extends object>(inner: (props: P) => ComponentChild): FunctionComponent<P> {
  const Memo: FunctionComponent<P> = props => {
    void still.value;
    return inner(props);
  };
  Memo.displayName = inner.name;
  return Memo;
}
