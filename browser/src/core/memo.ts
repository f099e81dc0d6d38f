/** Draw again only when a property has changed. The inner function uses no hooks, and everything it
 * reads that changes is among its properties. */
import { Component, type ComponentType, type VNode } from 'preact';

export function memo<P extends object>(inner: (props: P) => VNode | null): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const now = this.props as Record<string, unknown>;
      const then = next as Record<string, unknown>;
      for (const key in then) if (key !== 'children' && now[key] !== then[key]) return true;
      return false;
    }
    override render(): VNode | null {
      return inner(this.props as P);
    }
  };
}
