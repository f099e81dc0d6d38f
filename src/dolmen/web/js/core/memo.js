/** Draw again only when a property has changed. The inner function uses no hooks, and everything it
 * reads that changes is among its properties. */
import { Component } from 'preact';
export function memo(inner) {
    return class Memo extends Component {
        shouldComponentUpdate(next) {
            const now = this.props;
            const then = next;
            for (const key in then)
                if (key !== 'children' && now[key] !== then[key])
                    return true;
            return false;
        }
        render() {
            return inner(this.props);
        }
    };
}
