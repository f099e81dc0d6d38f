import { jsx as _jsx } from "preact/jsx-runtime";
import { go } from "../core/route.js";
import { dialog } from "../core/ui.js";
export function Link({ href, cls, act, current, label, children }) {
    return (_jsx("a", { href: href, class: cls, "data-act": act, "aria-label": label, "aria-current": current ? 'page' : undefined, onClick: e => {
            if (e.metaKey || e.ctrlKey || e.shiftKey || e.button)
                return;
            e.preventDefault();
            dialog.value = undefined;
            go(href);
        }, children: children }));
}
