/** A part of the page that most visits do not need: it is loaded when it is first drawn. */
import { signal } from '@preact/signals';
import type { ComponentType, FunctionComponent } from 'preact';

export function later<P extends object>(load: () => Promise<ComponentType<P>>): FunctionComponent<P> {
  const here = signal<ComponentType<P>>();
  let asked = false;
  return props => {
    const Found = here.value;
    if (Found) return <Found {...props} />;
    if (!asked) {
      asked = true;
      load().then(
        found => (here.value = found),
        () => (asked = false),
      );
    }
    return null;
  };
}
